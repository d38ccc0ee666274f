#include "app/print/print_page.h"

#include "app/print/card_choice.h"
#include "app/print/form_scroll.h"
#include "app/print/page_preview.h"
#include "app/print/preview_pane.h"
#include "app/print/print_contents.h"
#include "app/print/print_list.h"
#include "app/print/printer_profiles.h"
#include "app/print/run_strip.h"
#include "app/print/sheet_form.h"
#include "app/print_sheet/face_fit.h"
#include "app/print_sheet/proof_order.h"
#include "app/session/sentences.h"
#include "app/session/text_language.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/page_action.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"
#include "app/widgets/panel.h"
#include "app/widgets/quiet_scroll.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>

namespace blattwerk::app {

namespace {

QString millimetres(double length) {
    const QLocale locale(uiLanguage() == model::Language::German ? QLocale::German : QLocale::English);
    return locale.toString(length, 'g', 3);
}

} // namespace

PrintPage::PrintPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_contents(new PrintContents(workspace(), faces(), this)),
      m_run(new PrintRun(this)) {
    setObjectName(QStringLiteral("print"));
    buildActions();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* splitter = new QSplitter(this);
    splitter->setObjectName(QStringLiteral("print.splitter"));
    row->addWidget(splitter);
    splitter->addWidget(buildLeft(splitter));
    m_pane = new PreviewPane(
        appearance(), [this](QPainter& painter, const SheetPlan& plan, int page) { paintPage(painter, plan, page); },
        splitter);
    splitter->addWidget(m_pane);
    splitter->addWidget(buildRight(splitter));
    splitter->setSizes({330, 600, 310});
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);

    connect(&workspace(), &Workspace::changed, this, [this] {
        m_isStale = true;
        if (isVisible()) {
            renew();
        }
    });
    connect(&faces(), &FaceSource::changed, this, [this] {
        m_isStale = true;
        if (isVisible()) {
            renew();
        }
    });
    connect(m_contents, &PrintContents::completed, this, [this] {
        if (m_contents->isCompared()) {
            m_list->renew(system().toStdString());
            renewPlan();
        } else if (m_choice.sheet.backOrder == BackOrder::Once) {
            renewPlan();
        }
        renewButtons();
    });
    connect(m_run, &PrintRun::finished, this, &PrintPage::finishRun);
    connect(m_run, &PrintRun::progressed, this, [this](int page, int pages) {
        m_strip->setProgress(tr("Page %1 of %2").arg(page).arg(pages), page, pages);
    });
    if (!system().isEmpty()) {
        m_choice = rememberedChoice(settings(), textLanguage(workspace().system(system().toStdString()).info));
    }
    retranslate();
}

PrintPage::~PrintPage() = default;

void PrintPage::buildActions() {
    m_writeAction = pageAction(this, "print.action.write", QKeySequence(Qt::CTRL | Qt::Key_E), [this] { writePdf(); });
    m_printAction = pageAction(this, "print.action.print", QKeySequence::Print, [this] { print(); });
    m_nextAction =
        pageAction(this, "print.action.next", QKeySequence(Qt::CTRL | Qt::Key_PageDown), [this] { m_pane->step(1); });
    m_previousAction = pageAction(this, "print.action.previous", QKeySequence(Qt::CTRL | Qt::Key_PageUp),
                                  [this] { m_pane->step(-1); });
    m_turnAction = pageAction(this, "print.action.turn", QKeySequence(Qt::CTRL | Qt::Key_B),
                              [this] { m_pane->setBackShown(!m_pane->isBackShown()); });
    m_findAction = pageAction(this, "print.action.find", QKeySequence::Find, [this] { m_cards->focusQuery(); });
    m_againAction = pageAction(this, "print.action.again", {}, [this] { showJobs(); });
    setMenuActions(
        {m_writeAction, m_againAction, m_printAction, m_previousAction, m_nextAction, m_turnAction, m_findAction});
}

QWidget* PrintPage::buildLeft(QWidget* parent) {
    auto* left = new Ground(appearance(), Ground::Kind::Surface, {}, parent);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 1, 0);
    column->setSpacing(0);
    const int edge = appearance().tokens().space.page;
    auto* scroll = quietScroll<FormScroll>(left);
    const auto restyle = [this, scroll] { scroll->setLeastWidth(appearance().px(312)); };
    connect(&appearance(), &Appearance::changed, scroll, restyle);
    restyle();
    auto* form = new QWidget;
    auto* fields = new QVBoxLayout(form);
    fields->setContentsMargins(edge, 12, edge, 12);
    fields->setSpacing(appearance().tokens().space.page);
    m_cards = new CardChoice(appearance(), form);
    fields->addWidget(m_cards);
    m_sheets = new SheetForm(appearance(), form);
    fields->addWidget(m_sheets);
    fields->addStretch(1);
    setInside(scroll, form);
    column->addWidget(scroll, 1);

    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(edge, 8, edge, 12);
    foot->setSpacing(12);
    m_resultPlace = new QVBoxLayout;
    foot->addLayout(m_resultPlace);
    m_strip = new RunStrip(appearance(), left);
    m_strip->hide();
    foot->addWidget(m_strip);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    m_print = new QPushButton(left);
    m_print->setObjectName(QStringLiteral("print.print"));
    m_write = new QPushButton(left);
    m_write->setObjectName(QStringLiteral("print.write"));
    m_write->setProperty("primary", true);
    buttons->addWidget(m_print, 1);
    buttons->addWidget(m_write, 1);
    foot->addLayout(buttons);
    column->addLayout(foot);

    connect(m_cards, &CardChoice::changed, this, &PrintPage::takeChoice);
    connect(m_sheets, &SheetForm::changed, this, &PrintPage::takeChoice);
    connect(m_sheets, &SheetForm::proposalChosen, this, &PrintPage::useProposal);
    connect(m_sheets, &SheetForm::presetChosen, this, &PrintPage::usePreset);
    connect(m_sheets, &SheetForm::printerWanted, this, &PrintPage::setUpPrinter);
    connect(m_write, &QPushButton::clicked, this, &PrintPage::writePdf);
    connect(m_print, &QPushButton::clicked, this, &PrintPage::print);
    connect(m_strip, &RunStrip::cancelled, m_run, &PrintRun::cancel);
    return left;
}

QWidget* PrintPage::buildRight(QWidget* parent) {
    auto* right = new Ground(appearance(), Ground::Kind::Surface, {}, parent);
    const auto restyle = [this, right] { right->setMinimumWidth(appearance().px(240)); };
    connect(&appearance(), &Appearance::changed, right, restyle);
    restyle();
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(1, 0, 0, 0);
    m_list = new PrintList(workspace(), appearance(), *m_contents, right);
    column->addWidget(m_list);
    connect(m_list, &PrintList::takenOut, this, &PrintPage::noteTakenOut);
    connect(m_list, &PrintList::cardActivated, this,
            [this](const QString& key) { Q_EMIT linkActivated(QStringLiteral("card:") + key); });
    connect(m_list, &PrintList::cardChosen, this, [this](int row) {
        if (!m_plan) {
            return;
        }
        for (int place = 0; place < m_contents->cardCount(); ++place) {
            if (m_contents->entryAt(place) == row) {
                m_pane->setSheet(place / m_plan->perSheet());
                return;
            }
        }
    });
    return right;
}

QString PrintPage::deckName() const {
    if (system().isEmpty()) {
        return {};
    }
    const SystemDesk& desk = workspace().system(system().toStdString());
    switch (m_choice.which) {
    case PrintChoice::Which::Deck: {
        const model::Collection* deck = desk.collection(m_choice.deck.toStdString());
        return deck ? QString::fromStdString(deck->name.in(m_choice.sheet.language)) : QString();
    }
    case PrintChoice::Which::All:
        return QString::fromStdString(desk.info.name.in(m_choice.sheet.language));
    case PrintChoice::Which::Found:
        break;
    }
    return m_choice.query;
}

PageHeading PrintPage::heading() const {
    PageHeading heading;
    heading.title = tr("Print");
    QStringList parts{deckName()};
    if (m_plan) {
        parts << tr("%n card(s)", nullptr, m_plan->cards) << tr("%n sheet(s)", nullptr, m_plan->sheets());
    }
    parts.removeAll(QString());
    heading.subtitle = parts.join(QStringLiteral(", "));
    if (m_choice.which == PrintChoice::Which::Deck && !system().isEmpty()) {
        const model::Collection* deck =
            workspace().system(system().toStdString()).collection(m_choice.deck.toStdString());
        heading.accentKey = deck ? QString::fromStdString(deck->colour) : QString();
    }
    heading.statusLeft = sheetSummary();
    heading.statusRight = tr("The same project and the same choice give the same file");
    return heading;
}

QString PrintPage::sheetSummary() const {
    if (!m_plan) {
        return tr("No sheet");
    }
    if (!hasMargins(m_choice.sheet)) {
        return tr("A page for each card, %1 × %2 mm")
            .arg(millimetres(m_plan->paper.width()), millimetres(m_plan->paper.height()));
    }
    const QSizeF margin = m_plan->margin();
    return tr("%1 %2, %3 × %4, margins %5 and %6 mm")
        .arg(paperName(m_choice.sheet.paper), m_plan->landscape ? tr("landscape") : tr("portrait"))
        .arg(m_plan->columns)
        .arg(m_plan->rows)
        .arg(millimetres(margin.width()), millimetres(margin.height()));
}

void PrintPage::setSystem(const QString& key) {
    if (key != system()) {
        clearResult();
    }
    Page::setSystem(key);
    m_isStale = true;
    if (isVisible()) {
        renew();
    }
}

void PrintPage::activated() {
    if (m_isStale) {
        renew();
    }
}

bool PrintPage::openKey(const QString& key) {
    if (system().isEmpty()) {
        return false;
    }
    activated();
    if (key.isEmpty()) {
        return true;
    }
    if (!workspace().system(system().toStdString()).collection(key.toStdString())) {
        return false;
    }
    PrintChoice choice = m_choice;
    choice.which = PrintChoice::Which::Deck;
    choice.deck = key;
    showChoice(choice);
    m_pane->setSheet(0);
    return true;
}

void PrintPage::showChoice(const PrintChoice& choice) {
    m_cards->show(choice);
    m_sheets->show(choice);
    takeChoice();
}

void PrintPage::takeChoice() {
    PrintChoice next = m_choice;
    m_cards->read(next);
    m_sheets->read(next);
    next.sheet.backShift = hasMargins(next.sheet) ? shiftOf(settings(), next.printer) : BackShift();
    // What lies in the box, and how full its last sheet is, follows from the sheets too.
    const bool otherCards = next.subject() != m_choice.subject() || next.sheet.language != m_choice.sheet.language ||
                            next.onlyChanged != m_choice.onlyChanged || next.fill != m_choice.fill ||
                            next.sheet.card != m_choice.sheet.card || (next.onlyChanged && next.fill);
    m_choice = std::move(next);
    rememberChoice(settings(), m_choice);
    clearResult();
    if (otherCards) {
        renewCards();
    }
    renewPlan();
}

void PrintPage::renew() {
    m_isStale = false;
    if (system().isEmpty()) {
        return;
    }
    const std::string key = system().toStdString();
    const SystemDesk& desk = workspace().system(key);
    m_cards->setDesk(desk, [this, key](const model::Collection& one) { return int(faces().printed(key, one).size()); });
    m_cards->show(m_choice);
    m_cards->read(m_choice);
    renewPrinters();
    m_sheets->show(m_choice);
    m_imprint = {};
    describeProject(m_imprint, workspace(), key);
    renewCards();
    renewPlan();
}

void PrintPage::renewCards() {
    const std::string key = system().toStdString();
    PrintChoice search = m_choice;
    search.which = PrintChoice::Which::Found;
    const auto found = chosenCards(search, workspace(), faces(), key);
    m_cards->setFound(found ? int(found->size()) : 0, found ? QString() : errorSentence(found.error()));
    auto chosen = chosenCards(m_choice, workspace(), faces(), key);
    const auto last = renewLastPrint();
    std::optional<std::vector<BoxCard>> since;
    int perSheet = 0;
    if (m_choice.onlyChanged && last) {
        since = last->box;
        FacePainter* painter = faces().painter(key);
        const auto plan = painter ? planSheets(m_choice.sheet, painter->layout().size, 1)
                                  : model::Result<SheetPlan>(model::Error{"proof.no_layout", {key}, {}});
        perSheet = m_choice.fill && plan ? plan->perSheet() : 0;
    }
    m_contents->set(key, chosen ? std::move(*chosen) : std::vector<model::CollectionEntry>(), m_choice.sheet.language,
                    std::move(since), perSheet);
    m_list->renew(key);
}

ProofOptions PrintPage::fullOptions() const {
    ProofOptions options = m_choice.sheet;
    options.project = m_imprint.project;
    options.edition = m_imprint.edition;
    options.author = m_imprint.author;
    options.date = m_imprint.date;
    options.deck = deckName();
    return options;
}

void PrintPage::renewPlan() {
    m_plan.reset();
    m_proposal.reset();
    m_sheets->setRefusal({}, {});
    // The accent comes first: links take it over.
    Q_EMIT headerChanged();
    if (FacePainter* painter = faces().painter(system().toStdString())) {
        m_card = painter->layout().size;
        m_sheets->setGrids(fittingGrids(m_choice.sheet, m_card), automaticGrid(m_choice.sheet, m_card));
        if (auto plan = planSheets(m_choice.sheet, m_card, m_contents->cardCount())) {
            m_plan = *plan;
            if (m_choice.sheet.backOrder == BackOrder::Once && m_contents->isComplete()) {
                m_plan->kinds = placesOfBackKinds(painter->layout(), m_contents->all());
            }
            m_pane->setPlan(*m_plan);
        } else {
            refuse(plan.error());
        }
    } else {
        refuse({"proof.no_layout", {system().toStdString()}, {}});
    }
    renewButtons();
    Q_EMIT headerChanged();
}

void PrintPage::refuse(const model::Error& error) {
    const double bleed = 2 * m_choice.sheet.bleed;
    const QSizeF paper = hasMargins(m_choice.sheet) ? paperSize(m_choice.sheet.paper) : m_card + QSizeF(bleed, bleed);
    if (error.code == "proof.no_cards" && (m_contents->isComparing() || m_contents->isCompared())) {
        m_pane->setNothing(paper, m_contents->isComparing()
                                      ? tr("The faces are being compared with those of the last print.")
                                      : tr("No card is new or changed since the last print."));
        return;
    }
    if (error.code == "proof.no_cards") {
        const bool hasDeck = !system().isEmpty() && !workspace().system(system().toStdString()).collections.empty();
        m_pane->setNothing(paper, m_choice.which == PrintChoice::Which::Deck && !hasDeck
                                      ? tr("No deck yet. The page Decks makes one.")
                                  : m_choice.which == PrintChoice::Which::Found && !m_choice.query.trimmed().isEmpty()
                                      ? tr("Nothing found for “%1”.").arg(m_choice.query.trimmed())
                                  : m_choice.which == PrintChoice::Which::Found
                                      ? tr("No card yet. Type what you are looking for under “Selection”.")
                                      : tr("There is no card in this deck yet."));
        return;
    }
    model::Error shown = error;
    QString link;
    if (error.code == "proof.grid" && error.args.size() >= 8) {
        const auto number = [&error](size_t at) { return QString::fromStdString(error.args[at]).toDouble(); };
        m_proposal = m_choice.sheet;
        m_proposal->columns = int(number(5));
        m_proposal->rows = int(number(6));
        m_proposal->bleed = number(7);
        for (const size_t length : {size_t(2), size_t(4), size_t(7)}) {
            shown.args[length] = millimetres(number(length)).toStdString();
        }
        link = tr("Take %1 × %2 with %3 mm")
                   .arg(m_proposal->columns)
                   .arg(m_proposal->rows)
                   .arg(millimetres(m_proposal->bleed));
    }
    const QString sentence = errorSentence(shown);
    m_sheets->setRefusal(sentence, link);
    m_pane->setNothing(paper, sentence);
}

void PrintPage::useProposal() {
    if (m_proposal) {
        PrintChoice choice = m_choice;
        choice.sheet = *m_proposal;
        showChoice(choice);
    }
}

void PrintPage::paintPage(QPainter& painter, const SheetPlan& plan, int page) {
    FacePainter* faces = this->faces().painter(system().toStdString());
    if (!faces || plan.cards != m_contents->cardCount()) {
        return;
    }
    const PageSide side = plan.side(page);
    ProofJob(*faces,
             side.kind ? m_contents->sheet(plan.kinds[size_t(*side.kind)], 1)
                       : m_contents->sheet(side.sheet * plan.perSheet(), plan.perSheet()),
             fullOptions())
        .paintPage(painter, plan, page);
}

} // namespace blattwerk::app
