#include "app/print_sheet/pdf_finish.h"

#include <QFile>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>
#include <set>

namespace blattwerk::app {

namespace {

double points(double mm) {
    return mm * 72 / 25.4;
}

QPDFObjectHandle text(const QString& value) {
    return QPDFObjectHandle::newUnicodeString(value.toStdString());
}

/// Qt rounds the page to whole points and counts from its upper edge, so the exact boxes hang from there too.
void setBoxes(QPDF& pdf, const SheetPlan& plan) {
    const QRectF trim = plan.trimArea();
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        QPDFObjectHandle object = page.getObjectHandle();
        const double top = page.getMediaBox().getArrayItem(3).getNumericValue();
        const auto box = [&](const QRectF& mm) {
            QPDFObjectHandle array = QPDFObjectHandle::newArray();
            for (const double value :
                 {points(mm.left()), top - points(mm.bottom()), points(mm.right()), top - points(mm.top())})
                array.appendItem(QPDFObjectHandle::newReal(value, 4));
            return array;
        };
        const QRectF paper(QPointF(0, 0), plan.paper);
        object.replaceKey("/MediaBox", box(paper));
        object.replaceKey("/CropBox", box(paper));
        object.replaceKey("/TrimBox", box(trim));
        object.replaceKey("/BleedBox", box(trim.adjusted(-plan.bleed, -plan.bleed, plan.bleed, plan.bleed)));
    }
}

/// Qt names embedded fonts after numbers that follow from its hash seed; ours follow from the order of their use.
void nameFonts(QPDF& pdf) {
    std::set<QPDFObjGen> seen;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        QPDFObjectHandle fonts = page.getAttribute("/Resources", false).getKey("/Font");
        if (!fonts.isDictionary())
            continue;
        for (const std::string& key : fonts.getKeys()) {
            QPDFObjectHandle font = fonts.getKey(key);
            if (!font.isDictionary() || !seen.insert(font.getObjGen()).second)
                continue;
            const std::size_t number = seen.size() - 1;
            const std::string tag{
                'B', 'L', 'A', 'T', static_cast<char>('A' + number / 26 % 26), static_cast<char>('A' + number % 26)};
            const auto rename = [&](QPDFObjectHandle holder, const char* name) {
                if (!holder.isDictionary() || !holder.getKey(name).isName())
                    return;
                const std::string old = holder.getKey(name).getName();
                const auto plus = old.find('+');
                if (plus != std::string::npos)
                    holder.replaceKey(name, QPDFObjectHandle::newName("/" + tag + old.substr(plus)));
            };
            rename(font, "/BaseFont");
            QPDFObjectHandle descendants = font.getKey("/DescendantFonts");
            if (descendants.isArray() && descendants.getArrayNItems() > 0) {
                rename(descendants.getArrayItem(0), "/BaseFont");
                rename(descendants.getArrayItem(0).getKey("/FontDescriptor"), "/FontName");
            }
        }
    }
}

void setInformation(QPDF& pdf, const ProofOptions& options) {
    QPDFObjectHandle info = QPDFObjectHandle::newDictionary();
    const QString title = options.deck.isEmpty() ? options.project : options.deck;
    if (!title.isEmpty())
        info.replaceKey("/Title", text(title));
    if (!options.author.isEmpty())
        info.replaceKey("/Author", text(options.author));
    if (!options.edition.isEmpty())
        info.replaceKey("/Subject", text(options.edition));
    info.replaceKey("/Creator", text(QStringLiteral("Blattwerk")));
    info.replaceKey("/Producer", text(QStringLiteral("Qt, qpdf")));
    if (options.date.isValid()) {
        const QString date = options.date.toUTC().toString(QStringLiteral("'D:'yyyyMMddHHmmss'Z'"));
        info.replaceKey("/CreationDate", QPDFObjectHandle::newString(date.toStdString()));
        info.replaceKey("/ModDate", QPDFObjectHandle::newString(date.toStdString()));
    }
    pdf.getTrailer().replaceKey("/Info", pdf.makeIndirectObject(info));
}

void setCatalog(QPDF& pdf, const ProofOptions& options) {
    QPDFObjectHandle root = pdf.getRoot();
    const bool bothSides = options.backs != Backs::None && options.backOrder == BackOrder::Alternating;
    const char* duplex = !bothSides                         ? "/Simplex"
                         : options.backs == Backs::LongEdge ? "/DuplexFlipLongEdge"
                                                            : "/DuplexFlipShortEdge";
    QPDFObjectHandle viewer = QPDFObjectHandle::newDictionary();
    viewer.replaceKey("/PrintScaling", QPDFObjectHandle::newName("/None"));
    viewer.replaceKey("/Duplex", QPDFObjectHandle::newName(duplex));
    viewer.replaceKey("/PickTrayByPDFSize", QPDFObjectHandle::newBool(true));
    viewer.replaceKey("/DisplayDocTitle", QPDFObjectHandle::newBool(true));
    root.replaceKey("/ViewerPreferences", viewer);
    const char* language = options.language == model::Language::German ? "de-DE" : "en";
    root.replaceKey("/Lang", QPDFObjectHandle::newString(language));
    root.removeKey("/Metadata"); // holds the clock's time
}

} // namespace

model::Result<void> finishPdf(const QString& from, const QString& to, const SheetPlan& plan,
                              const ProofOptions& options) {
    try {
        QPDF pdf;
        pdf.processFile(QFile::encodeName(from).constData());
        setBoxes(pdf, plan);
        nameFonts(pdf);
        setInformation(pdf, options);
        setCatalog(pdf, options);
        QPDFWriter writer(pdf, QFile::encodeName(to).constData());
        // Object streams are filled in the order of Qt's numbers, which follows from its hash seed.
        writer.setObjectStreamMode(qpdf_o_disable);
        writer.setDeterministicID(true);
        writer.write();
        return {};
    } catch (const std::exception& problem) {
        return model::Error{"proof.pdf", {problem.what()}, problem.what()};
    }
}

} // namespace blattwerk::app
