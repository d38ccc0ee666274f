#include "app/rules/rules_page.h"

#include "app/cards/scene_texts.h"
#include "app/rules/parameter_panel.h"
#include "app/rules/rule_cards.h"
#include "app/rules/rule_list_model.h"
#include "app/rules/rule_reader.h"
#include "app/rules/rule_row_delegate.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/face_source.h"
#include "app/widgets/panel.h"
#include "app/widgets/search_field.h"
#include "app/widgets/segmented_control.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QListView>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {
constexpr int kHits = 200;
}

RulesPage::RulesPage(const PageContext& context, QWidget* parent) : Page(context, parent) {
    setObjectName(QStringLiteral("rules"));
    const auto action = [this](const QKeySequence& keys, auto slot) {
        auto* made = new QAction(this);
        made->setShortcut(keys);
        connect(made, &QAction::triggered, this, slot);
        return made;
    };
    m_backAction = action(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { step(-1); });
    m_forwardAction = action(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { step(1); });
    m_findAction = action(QKeySequence::Find, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    m_back = new QToolButton(this);
    m_back->setDefaultAction(m_backAction);
    m_forward = new QToolButton(this);
    m_forward->setDefaultAction(m_forwardAction);
    for (QToolButton* button : {m_back, m_forward}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(&appearance(), &Appearance::changed, this, &RulesPage::restyle);
    restyle();
    m_ruleSets = new QComboBox(this);
    m_ruleSets->setObjectName(QStringLiteral("rules.ruleSet"));
    m_ruleSets->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_ruleSets, &QComboBox::activated, this, &RulesPage::useRuleSet);

    setHeaderWidgets({m_back, m_forward, m_ruleSets});
    setMenuActions({m_findAction, m_backAction, m_forwardAction});

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* splitter = new QSplitter(this);
    splitter->setObjectName(QStringLiteral("rules.splitter"));
    row->addWidget(splitter);
    buildLeft(splitter);
    auto* middle = new Ground(appearance(), Ground::Kind::Surface, {}, splitter);
    auto* reading = new QVBoxLayout(middle);
    reading->setContentsMargins(0, 0, 0, 0);
    m_reader = new RuleReader(appearance(), middle);
    reading->addWidget(m_reader);
    buildRight(splitter);
    splitter->setSizes({370, 550, 320});
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    connect(m_reader, &RuleReader::linkFollowed, this, [this](const QString& id) { showEntry(id, true); });
    connect(&workspace(), &Workspace::changed, this, [this] {
        renewSide();
        renewRuleSets();
    });
    connect(&workspace(), &Workspace::parametersChanged, this, &RulesPage::renewRuleSets);
    retranslate();
}

RulesPage::~RulesPage() = default;

void RulesPage::buildLeft(QWidget* parent) {
    auto* left = new Ground(appearance(), Ground::Kind::Surface, {}, parent);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 10, 0, 0);
    column->setSpacing(8);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(12, 0, 12, 0);
    m_search = new SearchField(appearance(), left);
    m_search->setObjectName(QStringLiteral("rules.search"));
    top->addWidget(m_search);
    m_kinds = new SegmentedControl(appearance(), left);
    m_kinds->setObjectName(QStringLiteral("rules.kinds"));
    top->addWidget(m_kinds);
    column->addLayout(top);
    m_model = new RuleListModel(this);
    m_list = new QListView(left);
    m_list->setObjectName(QStringLiteral("rules.list"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RuleRowDelegate(appearance(), m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_list, 1);
    m_nothing = new EmptyState(appearance(), left);
    column->addWidget(m_nothing, 1);
    connect(m_search, &QLineEdit::textChanged, this, &RulesPage::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { m_list->setFocus(); });
    connect(m_nothing, &EmptyState::activated, m_search, &QLineEdit::clear);
    connect(m_kinds, &SegmentedControl::currentChanged, this,
            [this](int index) { m_model->setKinds(RuleListModel::Kinds(index)); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        const QString id = index.data(RuleListModel::IdRole).toString();
        if (!id.isEmpty() && id != m_reader->currentId()) {
            showEntry(id, true);
        }
    });
}

void RulesPage::buildRight(QWidget* parent) {
    auto* right = new Ground(appearance(), Ground::Kind::Window, {}, parent);
    auto* column = new QVBoxLayout(right);
    const int edge = appearance().tokens().space.page;
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(appearance().tokens().space.panel);
    m_parameters = new ParameterPanel(workspace(), appearance(), right);
    column->addWidget(m_parameters);
    m_cards = new RuleCards(workspace(), appearance(), faces(), right);
    column->addWidget(m_cards, 1);
    column->addStretch(0);
    connect(m_cards, &RuleCards::cardActivated, this,
            [this](const QString& key) { Q_EMIT linkActivated(QStringLiteral("card:") + key); });
}

PageHeading RulesPage::heading() const {
    PageHeading heading;
    heading.title = tr("Rules");
    if (!system().isEmpty()) {
        const model::SystemInfo& info = workspace().system(system().toStdString()).info;
        heading.subtitle = QString::fromStdString(info.name.in(uiLanguage())) + QStringLiteral(" · ") +
                           tr("rules state %1").arg(QString::fromStdString(info.edition));
    }
    const auto decisions = std::ranges::count(m_book.rules, model::RuleKind::Decision, &model::Rule::kind);
    heading.statusLeft = tr("%n rule(s)", nullptr, int(m_book.rules.size() - size_t(decisions))) +
                         QStringLiteral(" · ") + tr("%n decision(s)", nullptr, int(decisions)) + QStringLiteral(" · ") +
                         tr("%n term(s)", nullptr, int(m_book.terms.size()));
    heading.statusRight = tr("F1 opens the rules on what is chosen");
    return heading;
}

void RulesPage::setSystem(const QString& key) {
    Page::setSystem(key);
    loadBook();
}

void RulesPage::loadBook() {
    if (system().isEmpty()) {
        return;
    }
    const std::string key = system().toStdString();
    if (auto book = workspace().project().rules().book(key)) {
        m_book = std::move(*book);
    }
    m_links = std::make_unique<RuleLinks>(key);
    m_model->setBook(m_book, uiLanguage());
    m_reader->setBook(m_book, uiLanguage(), QString::fromStdString(workspace().system(key).info.name.in(uiLanguage())));
    renewRuleSets();
    search();
    if (m_reader->currentId().isEmpty() || !m_reader->show(m_reader->currentId())) {
        const int row = m_model->firstEntry();
        if (row >= 0) {
            showEntry(m_model->index(row).data(RuleListModel::IdRole).toString(), false);
        }
    } else {
        renewSide();
    }
}

void RulesPage::search() {
    const QString query = m_search->text().trimmed();
    if (query.isEmpty()) {
        m_model->showAll();
        m_search->setNote({});
    } else {
        auto hits =
            workspace().project().ruleSearch().find(query.toStdString(), uiLanguage(), system().toStdString(), kHits);
        m_model->setHits(hits ? std::move(*hits) : std::vector<database::RuleHit>());
        m_search->setNote(tr("%n hit(s)", nullptr, m_model->count(RuleListModel::Kinds::All)));
    }
    renewCounts();
    const bool empty = m_model->count(RuleListModel::Kinds::All) == 0;
    m_list->setVisible(!empty);
    m_nothing->setVisible(empty);
    m_nothing->setText(tr("Nothing found for “%1”.").arg(query), tr("Try another word, or only its beginning."),
                       tr("Show all rules"));
    const int first = m_model->firstEntry();
    if (!query.isEmpty() && first >= 0) {
        m_list->setCurrentIndex(m_model->index(first));
        m_list->scrollToTop();
    } else if (const int row = m_model->rowOf(m_reader->currentId()); row >= 0) {
        m_list->setCurrentIndex(m_model->index(row));
        m_list->scrollTo(m_model->index(row), QAbstractItemView::PositionAtCenter);
    }
}

void RulesPage::renewCounts() {
    using Kinds = RuleListModel::Kinds;
    const int chosen = m_kinds->current();
    m_kinds->setSegments(
        {tr("All %1").arg(m_model->count(Kinds::All)), tr("Rules %1").arg(m_model->count(Kinds::Rules)),
         tr("Terms %1").arg(m_model->count(Kinds::Terms)), tr("Decisions %1").arg(m_model->count(Kinds::Decisions))});
    m_kinds->setCurrent(chosen);
}

void RulesPage::showEntry(const QString& id, bool remember) {
    if (!m_reader->show(id)) {
        return;
    }
    if (remember && m_trail.value(m_at) != id) {
        m_trail = m_trail.mid(0, m_at + 1);
        m_trail << id;
        m_at = int(m_trail.size()) - 1;
    }
    m_backAction->setEnabled(m_at > 0);
    m_forwardAction->setEnabled(m_at + 1 < m_trail.size());
    if (const int row = m_model->rowOf(id); row >= 0 && m_list->currentIndex().row() != row) {
        m_list->setCurrentIndex(m_model->index(row));
        m_list->scrollTo(m_model->index(row), QAbstractItemView::PositionAtCenter);
    }
    renewSide();
    Q_EMIT headerChanged();
}

void RulesPage::renewSide() {
    if (system().isEmpty() || !m_links) {
        return;
    }
    const model::Rule* rule = m_reader->currentRule();
    m_parameters->show(system(), rule ? rule->parameters : std::vector<std::string>{});
    const SystemDesk& desk = workspace().system(system().toStdString());
    m_cards->show(system(), rule ? m_links->cardsOf(desk, rule->id) : std::vector<std::string>{});
}

void RulesPage::step(int by) {
    if (m_at + by >= 0 && m_at + by < m_trail.size()) {
        m_at += by;
        showEntry(m_trail[m_at], false);
    }
}

bool RulesPage::openKey(const QString& key) {
    if (key.isEmpty()) {
        return true;
    }
    m_search->clear();
    m_kinds->setCurrent(0);
    showEntry(key, true);
    return m_reader->currentId() == key;
}

void RulesPage::renewRuleSets() {
    if (system().isEmpty()) {
        return;
    }
    const model::SystemInfo& info = workspace().system(system().toStdString()).info;
    const model::ParameterValues& values = workspace().parameters(info.key);
    m_ruleSets->clear();
    int current = -1;
    for (const model::RuleSet& set : info.ruleSets) {
        if (set.values == values) {
            current = m_ruleSets->count();
        }
        m_ruleSets->addItem(QString::fromStdString(set.name.in(uiLanguage())), QString::fromStdString(set.key));
    }
    if (current < 0) {
        m_ruleSets->addItem(tr("Own values"), QString());
        current = m_ruleSets->count() - 1;
    }
    m_ruleSets->setCurrentIndex(current);
}

void RulesPage::useRuleSet(int index) {
    const std::string key = system().toStdString();
    if (const model::RuleSet* set =
            workspace().system(key).info.ruleSet(m_ruleSets->itemData(index).toString().toStdString())) {
        workspace().setParameters(key, set->values);
        Q_EMIT reported(tr("Play and checks now follow “%1”.").arg(m_ruleSets->itemText(index)), false);
    }
}

QStringList RulesPage::rulesInFocus() const {
    return {m_reader->currentId()};
}

void RulesPage::restyle() {
    m_backAction->setIcon(appearance().icon(QStringLiteral("schritt-zurueck")));
    m_forwardAction->setIcon(appearance().icon(QStringLiteral("schritt-vor")));
    const int icon = appearance().px(appearance().tokens().size.icon);
    for (QToolButton* button : {m_back, m_forward}) {
        button->setIconSize({icon, icon});
    }
}

void RulesPage::retranslate() {
    m_search->setPlaceholderText(tr("Search in rules, terms and decisions"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_ruleSets->setAccessibleName(tr("Rule set in use"));
    m_ruleSets->setToolTip(m_ruleSets->accessibleName());
    m_list->setAccessibleName(tr("Hits"));
    m_backAction->setText(tr("Back"));
    m_forwardAction->setText(tr("Forward"));
    m_findAction->setText(tr("Search the rules"));
    loadBook();
}

std::vector<PageScene> RulesPage::scenes() {
    const auto texts = sceneTexts(system());
    const QString word =
        texts ? QString::fromStdString(uiLanguage() == model::Language::English ? texts->ruleWordEn : texts->ruleWordDe)
              : QString();
    const auto& parameters = workspace().system(system().toStdString()).info.parameters;
    const auto ruled = std::ranges::find_if(parameters, [](const auto& parameter) { return !parameter.rules.empty(); });
    const QString parameterRule = ruled == parameters.end() ? QString() : QString::fromStdString(ruled->rules.front());
    return {
        {QStringLiteral("rules"),
         [this, word, rule = texts ? QString::fromStdString(texts->rule) : QString()] {
             m_search->setText(word);
             openKey(rule);
             m_search->setText(word);
         },
         {},
         {}},
        {QStringLiteral("rules-parameters"), [this, parameterRule] { openKey(parameterRule); }, {}, {}},
        {QStringLiteral("rules-nothing-found"),
         [this] { m_search->setText(QStringLiteral("xylophonquartett")); },
         {},
         [this] { m_search->clear(); }},
    };
}

} // namespace blattwerk::app
