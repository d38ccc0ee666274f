#include "app/table/table_page.h"

#include "app/session/resource_text.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/page_action.h"
#include "app/shell/settings.h"
#include "app/table/branch_panel.h"
#include "app/table/call_out.h"
#include "app/table/decision_bar.h"
#include "app/table/hint_panel.h"
#include "app/table/log_view.h"
#include "app/table/odds_panel.h"
#include "app/table/outlook_panel.h"
#include "app/table/overview_view.h"
#include "app/table/table_view.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/face_source.h"
#include "app/widgets/panel.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QStackedWidget>
#include <QToolButton>

namespace blattwerk::app {

namespace {

constexpr int kSideWidth = 330;

} // namespace

TablePage::TablePage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_style{context.appearance, nullptr},
      m_faces(std::make_unique<TableFaces>(*context.workspace, *context.faces)),
      m_choice(m_session, [this](const std::string& key) {
          const model::Card* card = m_faces->card(key);
          return card ? card->type : std::string();
      }) {
    setObjectName(QStringLiteral("table.page"));
    m_style.faces = m_faces.get();
    m_scene = new TableScene(m_style, this);
    makeActions();
    makeHeader();
    makeWatching();
    setHeaderWidgets({m_stepBox, m_overviewButton, m_branchButton, m_handButton, m_newButton});
    setMenuActions({m_newAction, m_newHandAction, m_mulliganAction, m_concedeAction, m_backAction, m_forwardAction,
                    m_startAction, m_lastAction, m_playAction, m_slowerAction, m_fasterAction, m_pacedAction,
                    m_overviewAction, m_branchAction, m_hintAction, m_seatAction, m_copyAction, m_saveAction,
                    m_savedAction});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(makeTableColumn(), 1);
    row->addWidget(makeSideColumn());
    connectParts();
    loadSystem();
    retranslate();
}

TablePage::~TablePage() {
    // The widgets are destroyed after the match that they show: nothing may ask for it any more.
    m_session.disconnect(this);
    m_choice.disconnect(this);
    m_view->disconnect(this);
    m_view->setChoice(nullptr);
    hide();
    delete m_scene;
}

void TablePage::makeActions() {
    const auto make = [this](const char* name, const QKeySequence& shortcut, auto slot) {
        return pageAction(this, name, shortcut, slot, Qt::WidgetWithChildrenShortcut);
    };
    m_newAction = make("table.action.new", QKeySequence(Qt::CTRL | Qt::Key_N), [this] { showForm(); });
    m_newHandAction = make("table.action.newHand", QKeySequence(Qt::CTRL | Qt::Key_R), [this] { newHand(); });
    m_mulliganAction = make("table.action.mulligan", QKeySequence(Qt::CTRL | Qt::Key_M), [this] { mulligan(true); });
    m_concedeAction = make("table.action.concede", {}, [this] { askToConcede(); });
    m_backAction = make("table.action.back", QKeySequence(Qt::ALT | Qt::Key_Left),
                        [this] { m_session.goTo(m_session.place() - 1); });
    m_forwardAction =
        make("table.action.forward", QKeySequence(Qt::ALT | Qt::Key_Right), [this] { m_session.advance(); });
    m_startAction = make("table.action.start", QKeySequence(Qt::ALT | Qt::Key_Home), [this] { m_session.goTo(0); });
    m_lastAction =
        make("table.action.last", QKeySequence(Qt::ALT | Qt::Key_End), [this] { m_session.goTo(m_session.length()); });
    m_branchAction = make("table.action.branch", QKeySequence(Qt::CTRL | Qt::Key_B), [this] { keepBranch(); });
    m_hintAction = make("table.action.hint", QKeySequence(Qt::CTRL | Qt::Key_H), [this] { askForHint(); });
    m_seatAction = make("table.action.seat", {}, [this] { m_session.changeSeat(); });
    m_copyAction = make("table.action.copy", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), [this] { copyLog(); });
    m_saveAction = make("table.action.save", QKeySequence::Save, [this] { saveMatch(); });
    m_savedMenu = new QMenu(this);
    m_savedAction = m_savedMenu->menuAction();
    connect(m_savedMenu, &QMenu::aboutToShow, this, &TablePage::fillSavedMenu);
}

void TablePage::makeHeader() {
    m_stepBox = new QWidget(this);
    auto* steps = new QHBoxLayout(m_stepBox);
    steps->setContentsMargins(0, 0, 12, 0);
    steps->setSpacing(4);
    m_back = new QToolButton(m_stepBox);
    m_forward = new QToolButton(m_stepBox);
    m_stepLabel =
        new StyledLabel(appearance(), &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, m_stepBox);
    m_stepLabel->setObjectName(QStringLiteral("table.step"));
    m_stepLabel->setAlignment(Qt::AlignCenter);
    m_stepLabel->setMinimumWidth(appearance().px(112));
    m_back->setObjectName(QStringLiteral("table.back"));
    m_forward->setObjectName(QStringLiteral("table.forward"));
    for (QToolButton* button : {m_back, m_forward}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    steps->addWidget(m_back);
    steps->addWidget(m_stepLabel);
    steps->addWidget(m_forward);
    connect(m_back, &QToolButton::clicked, m_backAction, &QAction::trigger);
    connect(m_forward, &QToolButton::clicked, m_forwardAction, &QAction::trigger);

    m_branchButton = new QPushButton(this);
    m_branchButton->setObjectName(QStringLiteral("table.branch"));
    connect(m_branchButton, &QPushButton::clicked, this, &TablePage::keepBranch);
    m_handButton = new QPushButton(this);
    m_handButton->setObjectName(QStringLiteral("table.byHand"));
    m_handMenu = new QMenu(this);
    m_handButton->setMenu(m_handMenu);
    connect(m_handMenu, &QMenu::aboutToShow, this, &TablePage::fillHandMenu);
    m_newButton = new QPushButton(this);
    m_newButton->setObjectName(QStringLiteral("table.newGame"));
    connect(m_newButton, &QPushButton::clicked, this, &TablePage::showForm);
}

QWidget* TablePage::makeTableColumn() {
    auto* column = new Ground(appearance(), Ground::Kind::Table, {}, this);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_noticeSlot = new QVBoxLayout;
    m_noticeSlot->setContentsMargins(13, 0, 13, 0);
    layout->addLayout(m_noticeSlot);
    m_tableStack = new QStackedWidget(column);
    m_empty = new EmptyState(appearance(), m_tableStack);
    m_empty->setObjectName(QStringLiteral("table.empty"));
    m_tableStack->addWidget(m_empty);
    auto* game = new QWidget(m_tableStack);
    auto* inside = new QVBoxLayout(game);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(0);
    m_view = new TableView(m_style, *m_scene, game);
    m_view->setChoice(&m_choice);
    inside->addWidget(m_view, 1);
    m_decision = new DecisionBar(appearance(), game);
    inside->addWidget(m_decision);
    m_callOut = new CallOut(appearance(), game);
    m_tableStack->addWidget(game);
    m_tableStack->addWidget(m_overview);
    layout->addWidget(m_tableStack, 1);
    return column;
}

QWidget* TablePage::makeSideColumn() {
    m_sideStack = new QStackedWidget(this);
    m_sideStack->setFixedWidth(appearance().px(kSideWidth));
    auto* panel = new Ground(appearance(), Ground::Kind::Surface, Qt::LeftEdge, m_sideStack);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(11, 8, 12, 8);
    m_segments = new SegmentedControl(appearance(), panel);
    m_segments->setObjectName(QStringLiteral("table.tabs"));
    m_copy = new QToolButton(panel);
    m_copy->setObjectName(QStringLiteral("table.copyLog"));
    top->addWidget(m_segments);
    top->addStretch(1);
    top->addWidget(m_copy);
    column->addLayout(top);
    m_tabs = new QStackedWidget(panel);
    m_logView = new LogView(appearance(), m_tabs);
    m_odds = new OddsPanel(appearance(), m_tabs);
    makeCounsel(m_tabs);
    m_branches = new BranchPanel(appearance(), m_tabs);
    m_tabs->addWidget(m_logView);
    m_tabs->addWidget(m_odds);
    m_tabs->addWidget(m_counsel);
    m_tabs->addWidget(m_branches);
    column->addWidget(m_tabs, 1);
    auto* foot = new Ground(appearance(), Ground::Kind::Surface, Qt::TopEdge, panel);
    auto* seedRow = new QHBoxLayout(foot);
    seedRow->setContentsMargins(12, 6, 12, 6);
    m_seedLabel =
        new StyledLabel(appearance(), &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, foot);
    m_seed = new QLineEdit(foot);
    m_seed->setObjectName(QStringLiteral("table.seed"));
    m_seed->setFont(appearance().mono(appearance().tokens().type.small));
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
    seedRow->addWidget(m_seedLabel);
    seedRow->addWidget(m_seed, 1);
    column->addWidget(foot);
    m_sideStack->addWidget(panel);

    auto* formGround = new Ground(appearance(), Ground::Kind::Surface, Qt::LeftEdge, m_sideStack);
    auto* formColumn = new QVBoxLayout(formGround);
    formColumn->setContentsMargins(1, 0, 0, 0);
    m_form = new NewGameForm(appearance(), formGround);
    formColumn->addWidget(m_form);
    m_sideStack->addWidget(formGround);
    return m_sideStack;
}

void TablePage::connectParts() {
    connect(&m_session, &TableSession::changed, this, &TablePage::renew);
    connect(&m_session, &TableSession::branchesChanged, this, &TablePage::renewBranches);
    connect(&m_choice, &TableChoice::changed, this, [this] {
        m_asksToConcede = false;
        renewChoice();
    });
    connect(&m_choice, &TableChoice::wasRefused, this, [this] {
        const TableRefusal& refused = *m_choice.refused();
        const QString subject = m_faces->name(refused.subject->key);
        const QString what = refused.object ? tr("%1 on %2").arg(subject, m_faces->name(refused.object->key)) : subject;
        const std::string rule = refused.refusal.rules.empty() ? std::string() : refused.refusal.rules.front();
        m_refusals.push_back({LogLine::Kind::Refused, 0, tr("Not possible: %1.").arg(what),
                              QString::fromStdString(rule.substr(rule.find('-') + 1))});
        renewLog();
    });
    connect(&m_choice, &TableChoice::severalFit, this, &TablePage::chooseAmong);
    connect(m_view, &TableView::endTurnRequested, this, &TablePage::endTurn);
    connect(m_view, &TableView::answerRequested, m_decision, &DecisionBar::choosePrimary);
    connect(m_view, &TableView::currentChanged, this, &TablePage::renewChoice);
    connect(m_empty, &EmptyState::activated, this, &TablePage::showForm);
    connect(m_callOut, &CallOut::ruleActivated, this,
            [this](const QString& rule) { Q_EMIT linkActivated(QStringLiteral("rule:") + rule); });
    connect(m_logView, &LogView::ruleActivated, this, [this](const QString& rule) {
        const QString prefix = QString::fromStdString(workspace().system(system().toStdString()).info.rulePrefix);
        Q_EMIT linkActivated(QStringLiteral("rule:%1-%2").arg(prefix, rule));
    });
    connect(m_logView, &LogView::stepActivated, this, [this](int step) {
        if (step > 0) {
            m_session.goTo(step);
        }
    });
    connect(m_segments, &SegmentedControl::currentChanged, m_tabs, &QStackedWidget::setCurrentIndex);
    connect(m_copy, &QToolButton::clicked, this, &TablePage::copyLog);
    connect(m_seed, &QLineEdit::returnPressed, this, &TablePage::changeSeed);
    connect(m_form, &NewGameForm::accepted, this, [this] {
        if (startGame(m_form->game())) {
            m_sideStack->setCurrentIndex(0);
            m_view->setFocus();
        }
    });
    connect(m_form, &NewGameForm::cancelled, this, [this] {
        m_sideStack->setCurrentIndex(0);
        renewSteps();
        m_view->setFocus();
    });
    connect(m_branches, &BranchPanel::entered, this, [this](int index) {
        if (index >= 0) {
            m_session.enterBranch(index);
        }
    });
    connect(m_branches, &BranchPanel::renamed, this,
            [this](int index, const QString& name) { m_session.renameBranch(index, name.toStdString()); });
    connect(m_branches, &BranchPanel::removed, this, [this](int index) {
        if (index >= 0) {
            m_session.removeBranch(index);
        }
    });
    connect(&faces(), &FaceSource::changed, this, [this] {
        m_faces->forget();
        m_scene->update();
    });
    connect(&workspace(), &Workspace::changed, this, [this] {
        offerDecks();
        renewNotice();
    });
    connect(&appearance(), &Appearance::changed, this, [this] {
        m_sideStack->setFixedWidth(appearance().px(kSideWidth));
        m_seed->setFont(appearance().mono(appearance().tokens().type.small));
        renewSteps();
        m_scene->update();
    });
}

void TablePage::loadSystem() {
    const std::string key = system().toStdString();
    if (key.empty()) {
        return;
    }
    auto book = workspace().project().rules().book(key);
    m_book = book ? MessageBook(*book) : MessageBook();
    auto layout = readTableLayout(resourceText(QStringLiteral(":/systems/%1/table.toml").arg(system())));
    m_layout = layout ? *layout : TableLayout();
    m_faces->setCollectionText(m_layout.collectionText, appearance().tokens());
    m_form->setDecks(workspace().system(key), m_layout, workspace().parameters(key), uiLanguage());
    const auto& engine = workspace().system(key).engine;
    const auto players = engine ? engine->policies() : std::vector<engine::PolicyInfo>();
    m_outlook->setPolicies(players);
    m_hint->setPolicies(players);
}

void TablePage::setSystem(const QString& key) {
    if (key != system()) {
        Page::setSystem(key);
        m_session.clear();
        loadSystem();
        renew();
    }
}

void TablePage::activated() {
    if (m_session.isRunning()) {
        m_view->setFocus();
    }
}

bool TablePage::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // While the table has the keyboard, undo is a step back in the match.
        const auto* key = static_cast<QKeyEvent*>(event);
        if (m_session.isRunning() && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
            event->accept();
            return true;
        }
    }
    return Page::event(event);
}

void TablePage::keyPressEvent(QKeyEvent* event) {
    if (m_session.isRunning() && event->matches(QKeySequence::Undo)) {
        m_session.goTo(m_session.place() - 1);
    } else if (m_session.isRunning() && event->matches(QKeySequence::Redo)) {
        m_session.goTo(m_session.place() + 1);
    } else {
        Page::keyPressEvent(event);
    }
}

void TablePage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    showCallOut();
}

} // namespace blattwerk::app
