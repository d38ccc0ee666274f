#include "app/print/card_choice.h"
#include "app/print/print_contents.h"
#include "app/print/print_list.h"
#include "app/print/print_page.h"
#include "app/print/printer_dialog.h"
#include "app/print/run_strip.h"
#include "app/print/sheet_form.h"
#include "app/print_sheet/calibration_sheet.h"
#include "app/print_sheet/image_names.h"
#include "app/print_sheet/print_preset.h"
#include "app/print_sheet/print_task.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"
#include "database/exchange/export.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QUrl>

namespace blattwerk::app {

namespace {

const QString kPictureFolderKey = QStringLiteral("print/pictureFolder");
constexpr int kShownJobs = 15;

int cardsOf(const std::vector<model::CollectionEntry>& order) {
    int cards = 0;
    for (const model::CollectionEntry& entry : order) {
        cards += entry.copies;
    }
    return cards;
}

/// A day and a time as people of the program's language write them.
QString said(const QString& utc) {
    const QDateTime when = QDateTime::fromString(utc, Qt::ISODate).toLocalTime();
    return when.toString(uiLanguage() == model::Language::German ? QStringLiteral("d. M. yyyy, HH:mm")
                                                                 : QStringLiteral("yyyy-MM-dd, HH:mm"));
}

} // namespace

const PrintPreset* PrintPage::preset() const {
    return printPreset(m_choice.preset.toStdString());
}

bool PrintPage::writesPictures() const {
    const PrintPreset* taken = preset();
    return taken && (taken->kind == PrintPreset::Kind::Images || taken->kind == PrintPreset::Kind::TableTop);
}

void PrintPage::usePreset(const QString& key) {
    const PrintPreset* taken = printPreset(key.toStdString());
    if (!taken) {
        return;
    }
    PrintChoice choice = m_choice;
    choice.preset = key;
    taken->applyTo(choice.sheet);
    if (taken->kind == PrintPreset::Kind::Images || taken->kind == PrintPreset::Kind::TableTop) {
        // A picture looks as a page for its card does.
        choice.sheet.paper = Paper::Card;
        choice.sheet.backs = Backs::LongEdge;
    }
    showChoice(choice);
}

void PrintPage::renewPrinters() {
    QStringList names;
    for (const PrinterProfile& profile : printerProfiles(settings())) {
        names << profile.name;
    }
    m_sheets->setPrinters(names);
}

void PrintPage::setUpPrinter() {
    auto* dialog = new PrinterDialog(settings(), appearance(), m_choice.printer, m_choice.sheet.backs, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto choose = [this](const QString& name) {
        renewPrinters();
        PrintChoice choice = m_choice;
        choice.printer = name;
        showChoice(choice);
    };
    connect(dialog, &PrinterDialog::kept, this, choose);
    connect(dialog, &PrinterDialog::dropped, this, [choose] { choose({}); });
    connect(dialog, &PrinterDialog::sheetWanted, this, [this](const BackShift& shift) {
        FacePainter* painter = faces().painter(system().toStdString());
        const QString proposal =
            QDir(QFileInfo(proposedFile()).path()).filePath(tr("Calibration") + QStringLiteral(".pdf"));
        const QString path = m_chooseFile ? m_chooseFile(this, proposal)
                                          : QFileDialog::getSaveFileName(this, tr("Write calibration sheet"), proposal,
                                                                         tr("PDF (*.pdf)"));
        if (path.isEmpty() || !painter) {
            return;
        }
        ProofOptions options = m_choice.sheet;
        options.backShift = shift;
        options.language = uiLanguage();
        const auto done = writeCalibration(*painter, options, path);
        showResult(done ? NoticeKind::Ok : NoticeKind::Error,
                   done ? tr("Calibration sheet written: %1").arg(QFileInfo(path).fileName())
                        : errorSentence(done.error()),
                   {}, {});
    });
    dialog->show();
}

std::optional<PrintRecord> PrintPage::renewLastPrint() {
    const auto jobs = workspace().project().records().printJobs(system().toStdString());
    const auto last = jobs ? lastPrint(*jobs, m_choice.subject(), m_choice.sheet) : std::optional<PrintRecord>();
    m_againAction->setEnabled(jobs && !jobs->empty());
    m_cards->setLastPrint(
        !last ? tr("Not printed yet.")
        : last->order.empty()
            ? tr("Old cards taken out: %1").arg(said(last->printedAt))
            : tr("Last print: %1, %n card(s)", nullptr, cardsOf(last->order)).arg(said(last->printedAt)),
        last.has_value());
    return last;
}

void PrintPage::writePictures() {
    const QString start =
        settings()
            .value(kPictureFolderKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
            .toString();
    const QString name = safeFileName(QFileInfo(proposedFile()).completeBaseName());
    const QString folder = m_chooseFolder
                               ? m_chooseFolder(this, QDir(start).filePath(name))
                               : QFileDialog::getExistingDirectory(this, tr("Folder for the pictures"), start);
    if (folder.isEmpty()) {
        return;
    }
    settings().setValue(kPictureFolderKey, folder);
    // A folder dialog does not ask whether files in it may be replaced.
    writePicturesTo(folder, false);
}

void PrintPage::writeTableTopTo(const QString& folder, bool replaces) {
    const std::string key = system().toStdString();
    const bool isDeck = m_choice.which == PrintChoice::Which::Deck;
    const std::string deck = isDeck ? m_choice.deck.toStdString() : std::string();
    auto pictures = tableTopOrder(faces(), workspace(), key, isDeck ? std::vector{deck} : std::vector<std::string>(),
                                  m_choice.sheet.language);
    if (!pictures) {
        return refusePictures(pictures.error(), folder, replaces);
    }
    // Looked at before the object is written, so that a refusal leaves nothing behind.
    if (const QString path = fileInTheWay(*pictures, folder, replaces); !path.isEmpty()) {
        return refusePictures({"images.exists", {path.toStdString()}, {}}, folder, replaces);
    }
    const QString object =
        QDir(folder).filePath(safeFileName(QString::fromStdString(isDeck ? deck : key)) + QStringLiteral(".json"));
    const auto exported = database::exportProject(
        workspace().project(),
        {.format = database::ExportFormat::TableTop, .system = key, .deck = deck, .replaces = replaces},
        object.toStdString());
    if (!exported) {
        return refusePictures(exported.error(), folder, replaces);
    }
    startRun([this, folder, replaces, pictures = std::move(*pictures)](PrintOrder) mutable {
        m_run->writeTableTop(std::move(pictures), folder, replaces);
    });
}

void PrintPage::refusePictures(const model::Error& error, const QString& folder, bool replaces) {
    if (replaces || (error.code != "images.exists" && error.code != "project.exists")) {
        return showResult(NoticeKind::Error, errorSentence(error), {}, {});
    }
    const QString file = QFileInfo(QString::fromStdString(error.args.front())).fileName();
    showResult(NoticeKind::Warning, tr("“%1” is in this folder already. Nothing was written.").arg(file),
               {tr("Replace")}, [this, folder, cardsOf = system()](int) {
                   // A job may end after another game system was chosen.
                   if (cardsOf == system()) {
                       writePicturesTo(folder, true);
                   }
               });
}

void PrintPage::writePicturesTo(const QString& folder, bool replaces) {
    const PrintPreset* taken = preset();
    if (!m_write->isEnabled() || !m_plan || !taken) {
        return;
    }
    m_pictureFolder = folder;
    m_replaces = replaces;
    if (taken->kind == PrintPreset::Kind::TableTop) {
        return writeTableTopTo(folder, replaces);
    }
    ImageOptions options;
    options.card = m_choice.sheet.card;
    options.bleed = m_choice.sheet.bleed;
    options.dpi = taken->dpi;
    // The shop's pixels belong to its own size and bleed.
    const bool asPreset = options.card == taken->card && options.bleed == taken->bleed;
    options.pixels = asPreset ? taken->pixels : QSize();
    options.roundCorners = taken->roundCorners;
    options.backs = taken->backs;
    options.stamp = m_choice.sheet.stamp;
    options.doubledBack = m_choice.sheet.doubledBack;
    options.language = m_choice.sheet.language;
    options.deck = deckName();
    options.replaces = replaces;
    std::vector<ImageCard> cards;
    for (int i = 0; i < m_contents->entryCount(); ++i) {
        cards.push_back({m_contents->content(i), m_contents->entry(i).copies});
    }
    startRun([this, folder, options, cards = std::move(cards)](PrintOrder order) mutable {
        m_run->writeImages(std::move(order), std::move(cards), options, folder);
    });
}

void PrintPage::showPictures(const PrintOutcome& outcome) {
    const QString sentence = tr("%n picture(s) written.", nullptr, outcome.pictures);
    const bool isWhole = outcome.missing.isEmpty();
    showResult(isWhole ? NoticeKind::Ok : NoticeKind::Error,
               isWhole ? sentence : tr("Pictures are missing: %1").arg(outcome.missing.join(QStringLiteral(", "))),
               {tr("Open folder")},
               [path = outcome.path](int) { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
}

void PrintPage::showJobs() {
    const auto jobs = workspace().project().records().printJobs(system().toStdString());
    if (!jobs) {
        return showResult(NoticeKind::Error, errorSentence(jobs.error()), {}, {});
    }
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("print.jobs"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const database::PrintJob& job : *jobs) {
        const PrintRecord record = toRecord(job);
        if (record.order.empty() || menu->actions().size() == kShownJobs) {
            continue;
        }
        QString text = QStringLiteral("%1, %2, ").arg(said(record.printedAt), record.title) +
                       tr("%n card(s)", nullptr, cardsOf(record.order));
        menu->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")), this, [this, record] { repeat(record); });
    }
    menu->popup(m_write->mapToGlobal(QPoint(0, 0)));
}

void PrintPage::repeat(const PrintRecord& record) {
    FacePainter* painter = faces().painter(record.system);
    auto contents = facesOf(faces(), record.system, record.order, record.sheet.language);
    if (!painter || !contents || m_run->isRunning()) {
        return contents ? void() : showResult(NoticeKind::Error, errorSentence(contents.error()), {}, {});
    }
    const QString path = m_chooseFile
                             ? m_chooseFile(this, proposedFile())
                             : QFileDialog::getSaveFileName(this, tr("Write PDF"), proposedFile(), tr("PDF (*.pdf)"));
    if (path.isEmpty()) {
        return;
    }
    const auto jobs = workspace().project().records().printJobs(record.system);
    if (!jobs) {
        return showResult(NoticeKind::Error, errorSentence(jobs.error()), {}, {});
    }
    PrintOrder order{
        painter->tokens(), painter->layout(), std::move(*contents), record.sheet, boxAfterRepeat(*jobs, record), {}};
    order.boxFaces = facesToHash(faces(), workspace(), record.system, order.box, record.sheet.language);
    clearResult();
    m_running = record;
    m_strip->setProgress(tr("The job of %1").arg(said(record.printedAt)), 0, 0);
    m_strip->show();
    m_run->writePdf(std::move(order), path);
    renewButtons();
}

void PrintPage::noteTakenOut() {
    if (!m_contents->isCompared() || !onlyTakesOut(m_contents->order(), m_contents->takeOut())) {
        return;
    }
    PrintRecord record = newRecord();
    record.box = m_contents->box();
    note(record);
    renewCards();
    renewPlan();
}

void PrintPage::showChangedScene() {
    const SystemDesk& desk = workspace().system(system().toStdString());
    PrintChoice choice;
    choice.sheet.language = uiLanguage();
    if (!desk.collections.empty()) {
        choice.deck = QString::fromStdString(desk.collections.front().key);
    }
    showChoice(choice);
    m_contents->finish();
    PrintRecord record = newRecord();
    record.box = boxOf(faces(), workspace(), system().toStdString(), m_contents->order(), uiLanguage());
    for (std::size_t i = 0; i < std::min<std::size_t>(2, record.box.size()); ++i) {
        record.box[i].face = "older";
    }
    if (record.box.size() > 2) {
        ++record.box[2].copies;
    }
    const auto noted = workspace().project().records().addPrintJob(toJob(record));
    static_cast<void>(noted);
    choice.onlyChanged = true;
    choice.fill = true;
    showChoice(choice);
    m_contents->finish();
}

} // namespace blattwerk::app
