#include "app/print/card_choice.h"
#include "app/print/preview_pane.h"
#include "app/print/print_contents.h"
#include "app/print/print_list.h"
#include "app/print/print_page.h"
#include "app/print/printer_dialog.h"
#include "app/print/run_strip.h"
#include "app/print/sheet_form.h"
#include "app/print_sheet/print_preset.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUrl>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {

const QString kFolderKey = QStringLiteral("print/folder");

/// Paper and sides as the sheets need them, whatever the printer was left at.
void setUp(QPrinter& printer, const SheetPlan& plan, Paper paper) {
    printer.setFullPage(true);
    printer.setPageSize(QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    printer.setPageOrientation(plan.landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
    printer.setPageMargins(QMarginsF(0, 0, 0, 0));
    printer.setDuplex(plan.backs == Backs::LongEdge    ? QPrinter::DuplexLongSide
                      : plan.backs == Backs::ShortEdge ? QPrinter::DuplexShortSide
                                                       : QPrinter::DuplexNone);
}

} // namespace

PrintOrder PrintPage::order() {
    FacePainter* painter = faces().painter(system().toStdString());
    return {painter->tokens(), painter->layout(), m_contents->all(),
            fullOptions(),     m_contents->box(), m_contents->boxFaces()};
}

QString PrintPage::proposedFile() const {
    static const QRegularExpression unfit(QStringLiteral("[^\\w.-]+"), QRegularExpression::UseUnicodePropertiesOption);
    QStringList parts{m_imprint.project, deckName()};
    parts.removeAll(QString());
    QString name = parts.join(QLatin1Char('-')).replace(unfit, QStringLiteral("-"));
    if (name.isEmpty()) {
        name = tr("Cards");
    }
    const QString fallback = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir folder(settings().value(kFolderKey, fallback).toString());
    return folder.filePath(name + QStringLiteral(".pdf"));
}

void PrintPage::writePdf() {
    if (!m_write->isEnabled()) {
        return;
    }
    if (writesPictures()) {
        return writePictures();
    }
    QString path = m_chooseFile
                       ? m_chooseFile(this, proposedFile())
                       : QFileDialog::getSaveFileName(this, tr("Write PDF"), proposedFile(), tr("PDF (*.pdf)"));
    if (path.isEmpty() || !m_plan) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".pdf");
    }
    settings().setValue(kFolderKey, QFileInfo(path).absolutePath());
    startRun([this, path](PrintOrder order) { m_run->writePdf(std::move(order), path); });
}

void PrintPage::print() {
    if (!m_print->isEnabled()) {
        return;
    }
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(QFileInfo(proposedFile()).completeBaseName());
    setUp(*printer, *m_plan, m_choice.sheet.paper);
    const auto ask = [this, &printer] {
        QPrintDialog dialog(printer.get(), this);
        dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize);
        return dialog.exec() == QDialog::Accepted;
    };
    if (!(m_choosePrinter ? m_choosePrinter(this, *printer) : ask()) || !m_plan) {
        return;
    }
    setUp(*printer, *m_plan, m_choice.sheet.paper);
    startRun([this, printer](PrintOrder order) { m_run->print(std::move(order), printer); });
}

PrintRecord PrintPage::newRecord() const {
    return {0, system().toStdString(), deckName(), {}, m_choice.subject(), fullOptions(), m_contents->order(), {}, {}};
}

void PrintPage::note(const PrintRecord& record) {
    if (const auto noted = workspace().project().records().addPrintJob(toJob(record));
        !noted && !workspace().project().isReadOnly()) {
        Q_EMIT reported(errorSentence(noted.error()), true);
    }
}

void PrintPage::startRun(std::function<void(PrintOrder)> start) {
    clearResult();
    m_running = newRecord();
    m_strip->setProgress(tr("Page %1 of %2").arg(0).arg(m_plan->pages()), 0, m_plan->pages());
    m_strip->show();
    start(order());
    renewButtons();
}

void PrintPage::finishRun(const model::Result<PrintOutcome>& outcome) {
    m_strip->hide();
    renewButtons();
    if (!outcome && outcome.error().code == "images.exists") {
        return refusePictures(outcome.error(), m_pictureFolder, m_replaces);
    }
    if (!outcome) {
        const bool stopped = outcome.error().code == "proof.stopped";
        showResult(stopped ? NoticeKind::Advice : NoticeKind::Error, errorSentence(outcome.error()), {}, {});
        return;
    }
    if (outcome->pictures > 0) {
        return showPictures(*outcome);
    }
    const bool repeated = !m_running.file.isEmpty();
    const bool isSame = m_running.file == outcome->hash;
    m_running.box = outcome->box;
    m_running.file = outcome->hash;
    note(m_running);
    renewLastPrint();
    const QString count = tr("%1 of %2 cards").arg(outcome->verified).arg(outcome->cards);
    const QString sheets = tr("%n sheet(s)", nullptr, outcome->sheets);
    if (outcome->path.isEmpty()) {
        showResult(NoticeKind::Ok,
                   tr("%n card(s) sent to the printer.", nullptr, outcome->cards) + QStringLiteral(" %1.").arg(sheets),
                   {}, {});
        return;
    }
    if (outcome->missing.isEmpty()) {
        const QString same = !repeated ? QString()
                             : isSame
                                 ? QStringLiteral(" ") + tr("The same file as then, byte for byte.")
                                 : QStringLiteral(" ") + tr("Not the same file as then: cards look different now.");
        showResult(NoticeKind::Ok, tr("%1 written. %2.").arg(count, sheets) + same, {tr("Open folder")},
                   [path = outcome->path](int) {
                       QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
                   });
        return;
    }
    showResult(NoticeKind::Error, tr("%1 stand whole in the file. Not found:").arg(count), outcome->missing,
               [this, missing = outcome->missing](int index) {
                   Q_EMIT linkActivated(QStringLiteral("card:") + missing.value(index));
               });
}

void PrintPage::showResult(NoticeKind kind, const QString& sentence, const QStringList& links,
                           std::function<void(int)> follow) {
    clearResult();
    m_result = new Notice(appearance(), kind, sentence, links, {}, this);
    m_result->setObjectName(QStringLiteral("print.result"));
    connect(m_result, &Notice::linkActivated, this, [follow = std::move(follow)](int index) {
        if (follow) {
            follow(index);
        }
    });
    m_resultPlace->addWidget(m_result);
    Q_EMIT reported(sentence, kind == NoticeKind::Error);
}

void PrintPage::clearResult() {
    if (m_result) {
        m_result->hide();
        m_result->deleteLater();
        m_result = nullptr;
    }
}

void PrintPage::renewButtons() {
    const bool ready = m_plan && m_contents->isComplete() && !m_run->isRunning();
    const QString why = m_run->isRunning()          ? tr("A job is under way.")
                        : !m_plan                   ? tr("There is no sheet to print.")
                        : !m_contents->isComplete() ? tr("The cards are being set.")
                                                    : QString();
    const auto hint = [&why](const QAction* action) {
        return why.isEmpty() ? action->shortcut().toString(QKeySequence::NativeText) : why;
    };
    m_write->setEnabled(ready);
    const bool prints = ready && hasMargins(m_choice.sheet);
    m_write->setText(writesPictures() ? tr("Write pictures") : tr("Write PDF"));
    m_print->setEnabled(prints);
    m_writeAction->setEnabled(ready);
    m_printAction->setEnabled(prints);
    m_write->setToolTip(hint(m_writeAction));
    m_print->setToolTip(ready && !prints ? tr("Pages for a print shop and pictures are written to files.")
                                         : hint(m_printAction));
    m_turnAction->setEnabled(m_plan && m_plan->backs != Backs::None);
    m_nextAction->setEnabled(m_plan && m_plan->sheets() > 1);
    m_previousAction->setEnabled(m_plan && m_plan->sheets() > 1);
}

void PrintPage::retranslate() {
    m_writeAction->setText(tr("Write PDF …"));
    m_printAction->setText(tr("Print …"));
    m_nextAction->setText(tr("Next sheet"));
    m_previousAction->setText(tr("Previous sheet"));
    m_turnAction->setText(tr("Turn the sheet over"));
    m_findAction->setText(tr("Print a selection"));
    m_againAction->setText(tr("Print an earlier job again …"));
    m_print->setText(tr("Print …"));
    m_cards->retranslate();
    m_sheets->retranslate();
    m_pane->retranslate();
    m_list->retranslate();
    m_strip->retranslate();
    clearResult();
    m_isStale = true;
    if (isVisible()) {
        renew();
    }
}

std::vector<PageScene> PrintPage::scenes() {
    const auto scene = [this](const char* name, auto change) {
        return PageScene{QString::fromLatin1(name),
                         [this, change] {
                             const SystemDesk& desk = workspace().system(system().toStdString());
                             PrintChoice choice;
                             choice.sheet.language = uiLanguage();
                             if (!desk.collections.empty()) {
                                 choice.deck = QString::fromStdString(desk.collections.front().key);
                             }
                             change(choice, desk);
                             showChoice(choice);
                             m_contents->finish();
                             m_pane->setSheet(0);
                             m_pane->setBackShown(choice.sheet.backs != Backs::None);
                         },
                         {},
                         [this] { showChoice({}); }};
    };
    PageScene printer{QStringLiteral("print-printer"),
                      [this] {
                          m_choice.sheet.backs = Backs::LongEdge;
                          setUpPrinter();
                      },
                      [this] { return findChild<QWidget*>(QStringLiteral("printer")); },
                      [this] {
                          if (auto* dialog = findChild<QDialog*>(QStringLiteral("printer"))) {
                              dialog->reject();
                          }
                          showChoice({});
                      }};
    PageScene changed{QStringLiteral("print-changed"), [this] { showChangedScene(); }, {}, [this] { showChoice({}); }};
    return {
        std::move(printer),
        std::move(changed),
        scene("print", [](PrintChoice&, const SystemDesk&) {}),
        scene("print-letter-backs",
              [](PrintChoice& choice, const SystemDesk& desk) {
                  choice.deck =
                      QString::fromStdString(desk.collections.empty() ? std::string() : desk.collections.back().key);
                  choice.sheet.paper = Paper::Letter;
                  choice.sheet.bleed = 1.5;
                  choice.sheet.backs = Backs::LongEdge;
              }),
        scene("print-grid-too-big",
              [](PrintChoice& choice, const SystemDesk&) {
                  choice.which = PrintChoice::Which::All;
                  choice.sheet.columns = 3;
                  choice.sheet.rows = 3;
                  choice.sheet.bleed = 3;
              }),
        scene("print-shop",
              [](PrintChoice& choice, const SystemDesk&) {
                  choice.preset = QStringLiteral("print-shop");
                  printPreset("print-shop")->applyTo(choice.sheet);
              }),
        scene("print-pictures",
              [](PrintChoice& choice, const SystemDesk&) {
                  choice.preset = QStringLiteral("mpc");
                  printPreset("mpc")->applyTo(choice.sheet);
                  choice.sheet.paper = Paper::Card;
                  choice.sheet.backs = Backs::LongEdge;
              }),
        scene("print-other-language",
              [](PrintChoice& choice, const SystemDesk&) {
                  choice.which = PrintChoice::Which::Found;
                  choice.query = QStringLiteral("kosten<2");
                  choice.sheet.cutLines = true;
                  choice.sheet.language =
                      uiLanguage() == model::Language::German ? model::Language::English : model::Language::German;
              }),
    };
}

} // namespace blattwerk::app
