#pragma once

#include "app/print/print_choice.h"
#include "app/print/print_run.h"
#include "app/shell/page.h"
#include "app/widgets/notice.h"

#include <memory>
#include <optional>

class QPrinter;
class QPushButton;
class QVBoxLayout;

namespace blattwerk::app {

class CardChoice;
struct PrintPreset;
class PreviewPane;
class PrintContents;
class PrintList;
class RunStrip;
class SheetForm;

/// Cards to paper: what and how at the left, the very sheets in the middle, the cards with their findings at the right.
class PrintPage : public Page {
    Q_OBJECT

public:
    explicit PrintPage(const PageContext& context, QWidget* parent = nullptr);
    ~PrintPage() override;

    [[nodiscard]] PageHeading heading() const override;
    void setSystem(const QString& key) override;
    bool openKey(const QString& key) override;
    void activated() override;
    [[nodiscard]] std::vector<PageScene> scenes() override;

    /// Asks where to write; gets a proposal, gives an empty path for "not at all".
    using FileChooser = std::function<QString(QWidget*, const QString& proposal)>;
    void setFileChooser(FileChooser chooser) { m_chooseFile = std::move(chooser); }
    /// Asks for a folder; gets a proposal, gives an empty path for "not at all".
    void setFolderChooser(FileChooser chooser) { m_chooseFolder = std::move(chooser); }
    /// Lets a person set the printer up; false for "not at all".
    using PrinterChooser = std::function<bool(QWidget*, QPrinter&)>;
    void setPrinterChooser(PrinterChooser chooser) { m_choosePrinter = std::move(chooser); }

    /// Opens the file dialog and writes in the background; the result stands above the buttons.
    void writePdf();
    void print();
    /// Asks for a folder and writes pictures of the cards, as the preset wants them.
    void writePictures();
    /// Prints that the project has noted, to be printed again as they were.
    void showJobs();
    void repeat(const PrintRecord& record);
    /// Notes that the old cards are out of the box, where nothing has to be printed.
    void noteTakenOut();
    [[nodiscard]] const std::optional<SheetPlan>& plan() const { return m_plan; }
    [[nodiscard]] bool isRunning() const { return m_run->isRunning(); }

protected:
    void retranslate() override;

private:
    [[nodiscard]] QString sheetSummary() const;
    void buildActions();
    [[nodiscard]] QWidget* buildLeft(QWidget* parent);
    [[nodiscard]] QWidget* buildRight(QWidget* parent);
    /// Fields were changed: renews what follows from them.
    void takeChoice();
    void renew();
    void renewCards();
    void renewPlan();
    void useProposal();
    void usePreset(const QString& key);
    void setUpPrinter();
    void renewPrinters();
    /// Says when these cards were printed last; that print, if any.
    std::optional<PrintRecord> renewLastPrint();
    [[nodiscard]] const PrintPreset* preset() const;
    [[nodiscard]] bool writesPictures() const;
    void writePicturesTo(const QString& folder, bool replaces);
    /// The saved object of a virtual table and its pictures.
    void writeTableTopTo(const QString& folder, bool replaces);
    /// Says why no pictures were written; what is there already may be replaced.
    void refusePictures(const model::Error& error, const QString& folder, bool replaces);
    void showPictures(const PrintOutcome& outcome);
    void showChoice(const PrintChoice& choice);
    void paintPage(QPainter& painter, const SheetPlan& plan, int page);
    [[nodiscard]] QString deckName() const;
    /// The choice with what the footer says about the project.
    [[nodiscard]] ProofOptions fullOptions() const;
    void refuse(const model::Error& error);

    [[nodiscard]] PrintOrder order();
    [[nodiscard]] QString proposedFile() const;
    /// A record of the chosen cards and sheets; without its box.
    [[nodiscard]] PrintRecord newRecord() const;
    void note(const PrintRecord& record);
    void startRun(std::function<void(PrintOrder)> start);
    void finishRun(const model::Result<PrintOutcome>& outcome);
    void showResult(NoticeKind kind, const QString& sentence, const QStringList& links,
                    std::function<void(int)> follow);
    void clearResult();
    void renewButtons();
    /// A box with two older cards and one too many, for pictures of the page.
    void showChangedScene();

    PrintContents* m_contents;
    PrintRun* m_run;
    CardChoice* m_cards = nullptr;
    SheetForm* m_sheets = nullptr;
    PreviewPane* m_pane = nullptr;
    PrintList* m_list = nullptr;
    RunStrip* m_strip = nullptr;
    QVBoxLayout* m_resultPlace = nullptr;
    Notice* m_result = nullptr;
    QPushButton* m_write = nullptr;
    QPushButton* m_print = nullptr;
    QAction* m_writeAction = nullptr;
    QAction* m_printAction = nullptr;
    QAction* m_againAction = nullptr;
    QAction* m_nextAction = nullptr;
    QAction* m_previousAction = nullptr;
    QAction* m_turnAction = nullptr;
    QAction* m_findAction = nullptr;
    PrintChoice m_choice;
    QSizeF m_card;
    /// Project, edition, author and date as they stand in the footer.
    ProofOptions m_imprint;
    std::optional<SheetPlan> m_plan;
    /// Grid and bleed that fit instead of refused ones.
    std::optional<ProofOptions> m_proposal;
    bool m_isStale = true;
    FileChooser m_chooseFile;
    FileChooser m_chooseFolder;
    PrinterChooser m_choosePrinter;
    /// Folder of the running pictures, and whether they may replace others.
    QString m_pictureFolder;
    bool m_replaces = false;
    /// What the running job was started with, for its record.
    PrintRecord m_running;
};

} // namespace blattwerk::app
