#include "app/cards/card_list.h"

#include "app/cards/card_table_view.h"
#include "app/cards/finding_cache.h"
#include "app/cards/nearest_word.h"
#include "app/session/search_fields.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/menu_button.h"
#include "app/widgets/search_field.h"
#include "app/widgets/styled_label.h"
#include "model/card_filter.h"
#include "model/text_folding.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace blattwerk::app {

namespace {

const QString kGroupSetting = QStringLiteral("cards/grouping");

/// The deck that a query narrows the list to, if it does so as a whole.
std::string deckOf(const model::FilterNode& node) {
    using Kind = model::FilterNode::Kind;
    if (node.kind == Kind::Compare && node.field && node.field->key == "deck" &&
        node.op != model::FilterOperator::NotEqual) {
        return node.text;
    }
    if (node.kind == Kind::And) {
        for (const model::FilterNode& child : node.children) {
            if (std::string deck = deckOf(child); !deck.empty()) {
                return deck;
            }
        }
    }
    return {};
}

/// A value as a query writes it: in quotes where it has spaces.
QString quoted(const QString& value) {
    return value.contains(QLatin1Char(' ')) ? QLatin1Char('"') + value + QLatin1Char('"') : value;
}

} // namespace

CardList::CardList(const PageContext& context, FindingCache& findings, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_model(new CardTableModel(this)),
      m_table(new CardTableView(*context.appearance, *context.settings, this)),
      m_search(new SearchField(*context.appearance, this)),
      m_filter(new QToolButton(this)),
      m_problem(new StyledLabel(*context.appearance, &TypeScale::small, StyledLabel::Ink::Error, StyledLabel::Face::Ui,
                                this)),
      m_gem(new GemMark(*context.appearance, GemMark::Size::Line, this)),
      m_count(new StyledLabel(*context.appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui,
                              this)),
      m_group(new MenuButton(*context.appearance, this)),
      m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState(*context.appearance, this)) {
    m_model->setSeverityReader([&findings](const model::Card& card) { return findings.worst(card.key); });
    m_model->setGrouping(static_cast<CardGrouping>(context.settings->value(kGroupSetting, 0).toInt()));
    m_table->setCardModel(m_model);
    connect(&findings, &FindingCache::changed, m_model, &CardTableModel::renewSeverities);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(12, 10, 12, 8);
    top->setSpacing(8);
    m_search->setObjectName(QStringLiteral("cards.search"));
    m_filter->setObjectName(QStringLiteral("cards.filter"));
    m_filter->setAutoRaise(true);
    top->addWidget(m_search, 1);
    top->addWidget(m_filter);
    column->addLayout(top);
    m_problem->setObjectName(QStringLiteral("cards.search.problem"));
    m_problem->setWordWrap(true);
    m_problem->setContentsMargins(14, 0, 14, 6);
    m_problem->hide();
    column->addWidget(m_problem);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(12, 2, 8, 6);
    m_count->setObjectName(QStringLiteral("cards.count"));
    m_group->setObjectName(QStringLiteral("cards.group"));
    line->setSpacing(8);
    line->addWidget(m_gem);
    line->addWidget(m_count, 1);
    line->addWidget(m_group);
    column->addLayout(line);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    column->addWidget(m_stack, 1);

    m_pause.setSingleShot(true);
    m_pause.setInterval(0);
    connect(&m_pause, &QTimer::timeout, this, &CardList::search);
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_pause.start(); });
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        search();
        m_table->setFocus(Qt::TabFocusReason);
    });
    connect(m_table, &CardTableView::cardsSelected, this, &CardList::selectionChanged);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &CardList::renewCount);
    connect(m_empty, &EmptyState::activated, this, [this] {
        if (m_projectIsEmpty) {
            Q_EMIT createRequested();
        } else {
            m_search->setText(m_meant);
            m_search->setFocus();
        }
    });
    connect(context.appearance, &Appearance::changed, this,
            [this] { m_filter->setIcon(m_context.appearance->icon(QStringLiteral("filter"))); });
    m_filter->setIcon(context.appearance->icon(QStringLiteral("filter")));
    m_menu = new QMenu(this);
    connect(m_filter, &QToolButton::clicked, this, &CardList::showColumnAndFilterMenu);
    connect(m_group, &MenuButton::menuRequested, this, &CardList::pickGrouping);
}

void CardList::renewExample() {
    const QString example =
        m_system.empty() ? QString() : exampleQuery(m_context.workspace->system(m_system).info, uiLanguage());
    m_search->setPlaceholderText(tr("Search: words, %1 deck:…").arg(example));
}

void CardList::setSystem(const std::string& key) {
    m_system = key;
    renewExample();
    renewSource();
    search();
}

void CardList::retranslate() {
    renewExample();
    m_search->setAccessibleName(tr("Search cards"));
    m_filter->setToolTip(tr("Filters and columns"));
    m_filter->setAccessibleName(m_filter->toolTip());
    m_table->setAccessibleName(tr("Cards"));
    if (!m_system.empty()) {
        renewSource();
        search();
    }
}

void CardList::renewSource() {
    const SystemDesk& desk = m_context.workspace->system(m_system);
    CardTableSource source;
    source.info = desk.info;
    source.language = uiLanguage();
    for (const model::Collection& deck : desk.collections) {
        const QString name = QString::fromStdString(deck.name.in(source.language));
        source.deckNames << name;
        for (const model::CollectionEntry& entry : deck.cards) {
            source.decks[entry.cardKey] << name;
        }
    }
    m_model->setSource(std::move(source));
}

void CardList::renew() {
    const QStringList keys = selectedKeys();
    const int scroll = m_table->verticalScrollBar()->value();
    {
        const QSignalBlocker quiet(m_table);
        renewSource();
        search();
        m_table->selectKeys(keys);
        m_table->verticalScrollBar()->setValue(scroll);
    }
    if (selectedKeys() != keys) {
        Q_EMIT selectionChanged();
    }
}

void CardList::setQuery(const QString& query) {
    m_search->setText(query);
    search();
}

QString CardList::query() const {
    return m_search->text();
}

void CardList::focusSearch() {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void CardList::setGrouping(CardGrouping grouping) {
    const QStringList keys = selectedKeys();
    m_context.settings->setValue(kGroupSetting, int(grouping));
    m_model->setGrouping(grouping);
    m_table->selectKeys(keys);
    renewCount();
}

void CardList::search() {
    m_pause.stop();
    if (m_system.empty()) {
        return;
    }
    const QStringList keys = selectedKeys();
    database::CardSearch& search = m_context.workspace->project().cardSearch();
    auto fields = search.fields();
    if (fields) {
        const model::FilterFields& meanings = m_context.workspace->meaningFields();
        fields->insert(fields->end(), meanings.begin(), meanings.end());
    }
    const std::string query = m_search->text().toStdString();
    auto filter = fields ? model::CardFilter::parse(query, *fields) : model::Result<model::CardFilter>(fields.error());
    auto found = filter ? search.find(*filter, {m_system, 0}) : model::Result<std::vector<model::Card>>(filter.error());
    if (!found) {
        // The last result stays; what is wrong stands under the field.
        m_problem->setText(errorSentence(found.error()));
        m_problem->show();
        return;
    }
    m_problem->hide();
    m_deckInFocus = deckKey(deckOf(filter->root()));
    m_count->setToolTip(query.empty() ? QString() : QString::fromStdString(filter->inWords(uiLanguage())));
    {
        const QSignalBlocker quiet(m_table);
        m_model->setCards(std::move(*found));
        m_table->selectKeys(keys);
    }
    renewCount();
    renewEmptyState();
    if (selectedKeys() != keys) {
        Q_EMIT selectionChanged();
    }
    Q_EMIT listChanged();
}

/// A query may name a deck by the beginning of its key or by its name.
QString CardList::deckKey(const std::string& wanted) const {
    const auto& decks = m_context.workspace->system(m_system).collections;
    const std::string folded = model::foldText(wanted);
    const auto it = std::ranges::find_if(decks, [&folded](const model::Collection& deck) {
        return !folded.empty() &&
               (model::foldText(deck.key).starts_with(folded) || model::foldText(deck.name.de).starts_with(folded) ||
                model::foldText(deck.name.en).starts_with(folded));
    });
    return it == decks.end() ? QString() : QString::fromStdString(it->key);
}

void CardList::renewCount() {
    const model::Collection* deck = m_context.workspace->system(m_system).collection(m_deckInFocus.toStdString());
    m_gem->setAccentKey(deck ? QString::fromStdString(deck->colour) : QString());
    QString text = tr("%n card(s)", nullptr, int(m_model->cards().size()));
    const int sorted = m_model->sortColumn();
    if (sorted >= 0 && sorted < m_model->columnCount()) {
        text += QStringLiteral(" · ") + tr("sorted by %1").arg(m_model->column(sorted).longTitle);
    }
    m_count->setText(text);
    switch (m_model->grouping()) {
    case CardGrouping::None:
        m_group->setText(tr("Group: none"));
        break;
    case CardGrouping::Type:
        m_group->setText(tr("Group: type"));
        break;
    case CardGrouping::Deck:
        m_group->setText(tr("Group: deck"));
        break;
    }
}

void CardList::renewEmptyState() {
    m_projectIsEmpty = m_context.workspace->system(m_system).cards.empty();
    if (m_projectIsEmpty) {
        m_empty->setText(tr("No cards yet."), tr("Create the first one, or drop a table of cards on the window."),
                         tr("Create card"));
    } else if (m_model->cards().empty()) {
        const QString typed = m_search->text().trimmed();
        m_meant = nearestWord(typed, m_context.workspace->system(m_system).cards);
        m_empty->setText(tr("Nothing found for “%1”.").arg(typed),
                         m_meant.isEmpty() ? tr("Fewer words find more; parts of words are enough.")
                                           : tr("Perhaps “%1” is meant.").arg(m_meant),
                         m_meant.isEmpty() ? tr("Clear search") : tr("Search “%1”").arg(m_meant));
    }
    m_stack->setCurrentIndex(m_model->cards().empty() ? 1 : 0);
}

bool CardList::show(const QString& key) {
    if (!m_context.workspace->system(m_system).card(key.toStdString())) {
        return false;
    }
    if (m_model->rowOf(key) < 0) {
        m_search->clear();
        search();
    }
    m_table->selectKeys({key});
    return true;
}

void CardList::show(const QStringList& keys) {
    m_table->selectKeys(keys);
}

QStringList CardList::selectedKeys() const {
    return m_table->selectedKeys();
}

void CardList::addFilter(const QString& part) {
    QString query = m_search->text().trimmed();
    if (!query.isEmpty()) {
        query += QLatin1Char(' ');
    }
    setQuery(query + part);
    m_search->setFocus();
}

void CardList::showColumnAndFilterMenu() {
    QMenu* menu = m_menu;
    menu->clear();
    const model::Language language = uiLanguage();
    const bool german = language == model::Language::German;
    const auto section = [&](const QString& title) { return menu->addMenu(title); };
    QMenu* types = section(fieldTitle(info(), "type", language));
    for (const model::TypeInfo& type : info().schema.types) {
        const QString word = QString::fromStdString(type.queryNames.empty() ? type.key : type.queryNames.front());
        types->addAction(typeName(info(), type.key, language), this, [this, german, word] {
            addFilter((german ? QStringLiteral("typ:") : QStringLiteral("type:")) + quoted(word));
        });
    }
    QMenu* decks = section(tr("Deck"));
    for (const model::Collection& deck : m_context.workspace->system(m_system).collections) {
        decks->addAction(QString::fromStdString(deck.name.in(language)), this,
                         [this, key = QString::fromStdString(deck.key)] { addFilter(QStringLiteral("deck:") + key); });
    }
    for (const model::FieldInfo& field : info().schema.fields) {
        if (field.kind != model::FieldKind::Choice || field.queryNames.empty()) {
            continue;
        }
        QMenu* choices = section(fieldTitle(info(), field.key, language));
        for (const model::FieldChoice& choice : field.choices) {
            choices->addAction(QString::fromStdString(choice.label.in(language)), this,
                               [this, part = QString::fromStdString(field.queryNames.front() + ":" + choice.value)] {
                                   addFilter(part);
                               });
        }
    }
    QMenu* states = section(fieldTitle(info(), "status", language));
    for (const model::CardStatus status :
         {model::CardStatus::Idea, model::CardStatus::Draft, model::CardStatus::Test, model::CardStatus::Final}) {
        states->addAction(statusLabel(status), this, [this, status] {
            const std::string_view name = model::statusName(status);
            addFilter(QStringLiteral("status:") + QString::fromUtf8(name.data(), qsizetype(name.size())));
        });
    }
    menu->addSeparator();
    m_table->fillColumnMenu(section(tr("Columns")));
    menu->popup(m_filter->mapToGlobal(QPoint(0, m_filter->height() + 2)));
}

void CardList::pickGrouping() {
    QMenu* menu = m_menu;
    menu->clear();
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& text, CardGrouping grouping) {
        QAction* action = menu->addAction(text, this, [this, grouping] { setGrouping(grouping); });
        action->setCheckable(true);
        action->setChecked(m_model->grouping() == grouping);
        group->addAction(action);
    };
    add(tr("No groups"), CardGrouping::None);
    add(tr("By type"), CardGrouping::Type);
    add(tr("By deck"), CardGrouping::Deck);
    menu->popup(m_group->mapToGlobal(QPoint(0, m_group->height() + 2)));
}

} // namespace blattwerk::app
