#include "app/print_sheet/pdf_finish.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include <exception>
#include <map>

namespace blattwerk::app {

namespace {

using GlyphTexts = QHash<uint, QString>;

QString fromHex(const QString& hex) {
    QString out;
    for (qsizetype i = 0; i + 4 <= hex.size(); i += 4)
        out.append(QChar(hex.mid(i, 4).toUShort(nullptr, 16)));
    return out;
}

/// Reads the `bfchar` and `bfrange` parts of a ToUnicode map.
GlyphTexts readToUnicode(const std::string& cmap) {
    static const QRegularExpression section(QStringLiteral("begin(bfchar|bfrange)(.*?)end(?:bfchar|bfrange)"),
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression token(QStringLiteral("<([0-9A-Fa-f]+)>|(\\[)|(\\])"));
    GlyphTexts out;
    auto sections = section.globalMatch(QString::fromLatin1(cmap.data(), static_cast<qsizetype>(cmap.size())));
    while (sections.hasNext()) {
        const auto part = sections.next();
        const bool range = part.captured(1) == u"bfrange";
        QStringList codes;
        auto tokens = token.globalMatch(part.captured(2));
        bool inList = false;
        uint next = 0;
        while (tokens.hasNext()) {
            const auto match = tokens.next();
            if (match.hasCaptured(2)) {
                inList = true;
                next = codes.value(0).toUInt(nullptr, 16);
            } else if (match.hasCaptured(3)) {
                inList = false;
                codes.clear();
            } else if (inList) {
                out.insert(next++, fromHex(match.captured(1)));
            } else {
                codes << match.captured(1);
                if (!range && codes.size() == 2) {
                    out.insert(codes[0].toUInt(nullptr, 16), fromHex(codes[1]));
                    codes.clear();
                } else if (range && codes.size() == 3) {
                    QString target = fromHex(codes[2]);
                    for (uint code = codes[0].toUInt(nullptr, 16); code <= codes[1].toUInt(nullptr, 16); ++code) {
                        out.insert(code, target);
                        if (!target.isEmpty())
                            target.back() = QChar(target.back().unicode() + 1);
                    }
                    codes.clear();
                }
            }
        }
    }
    return out;
}

/// Collects what the text operators of one page show.
class TextCollector : public QPDFObjectHandle::ParserCallbacks {
public:
    TextCollector(QPDFObjectHandle fonts, std::map<QPDFObjGen, GlyphTexts>& known) : m_fonts(fonts), m_known(known) {}

    void handleObject(QPDFObjectHandle object) override {
        if (!object.isOperator()) {
            m_operands.push_back(object);
            return;
        }
        const std::string name = object.getOperatorValue();
        if (name == "Tf" && m_operands.size() >= 2)
            useFont(m_operands[m_operands.size() - 2].getName());
        else if ((name == "Tj" || name == "'" || name == "\"") && !m_operands.empty())
            show(m_operands.back());
        else if (name == "TJ" && !m_operands.empty())
            for (const QPDFObjectHandle& item : m_operands.back().getArrayAsVector())
                show(item);
        m_operands.clear();
    }
    void handleEOF() override {}

    QString text;

private:
    void useFont(const std::string& name) {
        QPDFObjectHandle font = m_fonts.isDictionary() ? m_fonts.getKey(name) : QPDFObjectHandle::newNull();
        m_current = nullptr;
        if (!font.isDictionary())
            return;
        auto [place, fresh] = m_known.try_emplace(font.getObjGen());
        if (fresh && font.getKey("/ToUnicode").isStream()) {
            const auto data = font.getKey("/ToUnicode").getStreamData();
            place->second = readToUnicode({reinterpret_cast<const char*>(data->getBuffer()), data->getSize()});
        }
        m_current = &place->second;
    }
    void show(QPDFObjectHandle object) {
        if (!object.isString() || m_current == nullptr)
            return;
        const std::string bytes = object.getStringValue();
        for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
            const uint code = static_cast<unsigned char>(bytes[i]) * 256U + static_cast<unsigned char>(bytes[i + 1]);
            text += m_current->value(code);
        }
    }

    QPDFObjectHandle m_fonts;
    std::map<QPDFObjGen, GlyphTexts>& m_known;
    const GlyphTexts* m_current = nullptr;
    std::vector<QPDFObjectHandle> m_operands;
};

} // namespace

model::Result<QStringList> pageTexts(const QString& file) {
    try {
        QPDF pdf;
        pdf.processFile(QFile::encodeName(file).constData());
        std::map<QPDFObjGen, GlyphTexts> known;
        QStringList out;
        for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(pdf).getAllPages()) {
            QPDFObjectHandle resources = page.getAttribute("/Resources", false);
            TextCollector collector(resources.isDictionary() ? resources.getKey("/Font") : resources, known);
            page.parseContents(&collector);
            QString plain;
            for (const QChar c : std::as_const(collector.text))
                if (!c.isSpace() && !c.isNull())
                    plain += c;
            out << plain;
        }
        return out;
    } catch (const std::exception& problem) {
        return model::Error{"proof.pdf", {problem.what()}, problem.what()};
    }
}

} // namespace blattwerk::app
