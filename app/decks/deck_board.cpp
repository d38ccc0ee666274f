#include "app/decks/deck_board.h"

#include "app/decks/card_grid_view.h"
#include "app/decks/card_list_model.h"
#include "app/decks/compare_view.h"
#include "app/decks/deck_table_view.h"
#include "app/decks/pool_panel.h"
#include "app/session/search_fields.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/search_field.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"
#include "model/card_filter.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QStackedWidget>

namespace blattwerk::app {

namespace {

enum StackPage { TablePage, FacesPage, ComparePage };

} // namespace

DeckBoard::DeckBoard(const PageContext& context, FaceCache& faces, const DeckJudge& judge, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_judge(judge),
      m_cards(new CardListModel(this)),
      m_tableCards(new CardListModel(this)),
      m_views(new SegmentedControl(*context.appearance, this)),
      m_grouping(new StyledLabel(*context.appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui,
                                 this)),
      m_search(new SearchField(*context.appearance, this)),
      m_stack(new QStackedWidget(this)),
      m_grid(new CardGridView(*context.appearance, faces, this)),
      m_table(new DeckTableView(*context.appearance, this)),
      m_compare(new CompareView(context, this)),
      m_empty(new EmptyState(*context.appearance, this)),
      m_pool(new PoolPanel(context, faces, this)),
      m_splitter(new QSplitter(Qt::Vertical, this)) {
    build();
    wire();
}

void DeckBoard::build() {
    const int edge = m_context.appearance->tokens().space.page;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* bar = new Ground(*m_context.appearance, Ground::Kind::Window, Qt::BottomEdge, this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(edge, 10, edge, 10);
    row->setSpacing(10);
    row->addWidget(m_views);
    row->addWidget(m_grouping, 1);
    row->addWidget(m_search, 4);
    column->addWidget(bar);
    m_views->setObjectName(QStringLiteral("decks.view"));
    m_search->setObjectName(QStringLiteral("decks.search"));
    m_search->setMinimumWidth(m_context.appearance->px(110));
    m_search->setMaximumWidth(m_context.appearance->px(190));
    m_views->setSegments({QString(), QString(), QString()});

    m_grid->setObjectName(QStringLiteral("decks.grid"));
    m_grid->setGrouped(true);
    m_grid->setCardModel(m_cards);
    m_table->setObjectName(QStringLiteral("decks.table"));
    m_table->setCardModel(m_tableCards);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_grid);
    m_stack->addWidget(m_compare);
    // It lies over the view that is empty, so that cards can still be dropped there.
    m_grid->viewport()->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    m_splitter->setObjectName(QStringLiteral("decks.splitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_pool);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_pool->setMinimumHeight(m_context.appearance->px(90));
    m_splitter->setSizes({560, m_grid->heightOfRows(1) + m_context.appearance->px(46)});
    column->addWidget(m_splitter, 1);
}

void DeckBoard::wire() {
    connect(m_views, &SegmentedControl::currentChanged, this, [this](int index) {
        const QStringList keys = selectedKeys();
        renewEmptyState();
        renewBar();
        if (!keys.isEmpty()) {
            selectKey(keys.first());
        }
        Q_EMIT viewChanged(index);
    });
    connect(m_search, &QLineEdit::textChanged, this, &DeckBoard::renewRows);
    const auto wireDeckView = [this](auto* view) {
        using Shown = std::remove_pointer_t<decltype(view)>;
        view->setDropReader([this](const CardDrag& drag) { return dropIntoDeck(drag); });
        connect(view, &Shown::cardsActivated, this,
                [this](const QStringList& keys) { Q_EMIT openRequested(keys.first()); });
        connect(view, &Shown::deleteRequested, this, &DeckBoard::removeRequested);
        connect(view, &Shown::peekRequested, this, &DeckBoard::peekRequested);
        connect(view, &Shown::menuRequested, this, &DeckBoard::deckMenuRequested);
        connect(view, &Shown::picked, this, &DeckBoard::picked);
        connect(view, &Shown::cardsDropped, this, [this](const CardDrag& drag) { Q_EMIT addRequested(drag.cards); });
    };
    wireDeckView(m_grid);
    wireDeckView(m_table);
    CardGridView* pool = m_pool->grid();
    pool->setDropReader([this](const CardDrag& drag) { return dropIntoPool(drag); });
    connect(pool, &CardGridView::cardsActivated, this, &DeckBoard::addRequested);
    connect(pool, &CardGridView::peekRequested, this, &DeckBoard::peekRequested);
    connect(pool, &CardGridView::menuRequested, this, &DeckBoard::poolMenuRequested);
    connect(pool, &CardGridView::cardsDropped, this,
            [this](const CardDrag& drag) { Q_EMIT removeRequested(drag.cards); });
    connect(m_compare, &CompareView::cardActivated, this, &DeckBoard::openRequested);
    connect(m_empty, &EmptyState::activated, this, [this] {
        if (m_deck && m_isFiltered) {
            m_search->clear();
        } else if (m_deck) {
            m_pool->search()->setFocus();
        } else {
            Q_EMIT newDeckRequested();
        }
    });
}

void DeckBoard::retranslate() {
    m_views->setSegmentText(Table, tr("Table"));
    m_views->setSegmentText(Faces, tr("Faces"));
    m_views->setSegmentText(SideBySide, tr("Side by side"));
    m_views->setAccessibleName(tr("How the deck is shown"));
    renewBar();
    m_search->setPlaceholderText(tr("Search the deck"));
    m_search->setAccessibleName(tr("Search the deck"));
    renewExample();
    m_grid->setAccessibleName(tr("Cards of the deck as faces"));
    m_table->setAccessibleName(tr("Cards of the deck as a table"));
    m_compare->retranslate();
    m_pool->retranslate();
    renewEmptyState();
}

void DeckBoard::renewExample() {
    if (!m_system.empty()) {
        m_search->setToolTip(tr("Words or fields, for example: %1")
                                 .arg(exampleQuery(m_context.workspace->system(m_system).info, uiLanguage())));
    }
}

void DeckBoard::setSystem(const std::string& system, const std::string& curveField) {
    m_system = system;
    renewExample();
    for (CardListModel* model : {m_cards, m_tableCards}) {
        model->clear();
        model->setSystem(m_context.workspace->system(system).info, curveField, uiLanguage());
    }
    m_compare->setSystem(system, curveField);
    m_pool->setSystem(system, curveField);
}

void DeckBoard::showDeck(const model::Collection* deck) {
    m_deck = deck ? std::optional(*deck) : std::nullopt;
    const QString key = deck ? QString::fromStdString(deck->key) : QString();
    m_cards->setOrigin(key);
    m_tableCards->setOrigin(key);
    renewRows();
    m_compare->showDeck(key);
    m_pool->showFor(deck);
}

void DeckBoard::renewFaults() {
    renewRows();
}

void DeckBoard::renewRows() {
    if (m_system.empty()) {
        return;
    }
    const SystemDesk& desk = m_context.workspace->system(m_system);
    const QString query = m_search->text().trimmed();
    model::FilterFields fields = model::standardFilterFields({desk.info});
    const model::FilterFields& meanings = m_context.workspace->meaningFields();
    fields.insert(fields.end(), meanings.begin(), meanings.end());
    const auto filter = model::CardFilter::parse(query.toStdString(), fields);
    m_search->setToolTip(filter ? QString() : errorSentence(filter.error()));
    std::vector<CardRow> rows;
    if (m_deck) {
        for (const model::CollectionEntry& entry : m_deck->cards) {
            const model::Card* card = desk.card(entry.cardKey);
            // While a query is not yet complete the deck stays in view.
            if (card && (!filter || filter->matches(*card))) {
                rows.push_back({*card, entry.copies, m_judge.isAtFault(m_deck->key, card->key)});
            }
        }
    }
    m_isFiltered = !query.isEmpty();
    m_search->setNote(m_isFiltered ? QString::number(rows.size()) : QString());
    m_tableCards->setRows(rows);
    m_cards->setRows(std::move(rows));
    renewEmptyState();
}

bool DeckBoard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == m_empty->parent()) {
        m_empty->setGeometry(m_empty->parentWidget()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

void DeckBoard::renewEmptyState() {
    m_stack->setCurrentIndex(view());
    m_empty->hide();
    if (view() == SideBySide || m_cards->rowCount() > 0) {
        return;
    }
    QWidget* host = view() == Table ? m_table->viewport() : m_grid->viewport();
    m_empty->setParent(host);
    m_empty->setGeometry(host->rect());
    m_empty->show();
    if (!m_deck) {
        m_empty->setText(tr("No deck yet."), tr("Make an empty one, or drag cards into the field at the left."),
                         tr("New deck"));
    } else if (m_isFiltered) {
        m_empty->setText(tr("Nothing found for “%1”.").arg(m_search->text()), {}, tr("Show the whole deck"));
    } else {
        m_empty->setText(tr("No card in this deck yet."), tr("Drag cards up from the pool, or press Enter on them."),
                         tr("Search the pool"));
    }
}

void DeckBoard::setView(View view) {
    m_views->setCurrent(view);
    renewEmptyState();
    renewBar();
}

void DeckBoard::renewBar() {
    m_pool->setVisible(view() != SideBySide);
    m_search->setVisible(view() != SideBySide);
    m_grouping->setText(view() == Faces ? tr("Group: type") : QString());
}

DeckBoard::View DeckBoard::view() const {
    return View(m_views->current());
}

QStringList DeckBoard::selectedKeys() const {
    if (m_stack->currentIndex() == FacesPage) {
        return m_grid->selectedKeys();
    }
    return m_stack->currentIndex() == TablePage ? m_table->selectedKeys() : QStringList();
}

void DeckBoard::selectKey(const QString& key) {
    if (view() == Table) {
        m_table->selectKey(key);
    } else if (view() == Faces) {
        m_grid->selectKey(key);
    }
}

DropAnswer DeckBoard::dropIntoDeck(const CardDrag& drag) const {
    if (!m_deck || drag.system.toStdString() != m_system || drag.deck.toStdString() == m_deck->key) {
        return {};
    }
    const SystemDesk& desk = m_context.workspace->system(m_system);
    const int size = m_deck->size();
    if (drag.cards.size() > 1) {
        return {
            true,
            tr("Let go: %n cards, then %1 in the deck", nullptr, int(drag.cards.size())).arg(size + drag.cards.size())};
    }
    const std::string key = drag.cards.first().toStdString();
    const model::Card* card = desk.card(key);
    if (!card) {
        return {};
    }
    const QString name = QString::fromStdString(card->name);
    if (const int copies = m_deck->copiesOf(key); copies > 0) {
        return {true, tr("Let go: copy %2 of %1 becomes card %3").arg(name).arg(copies + 1).arg(size + 1)};
    }
    return {true, tr("Let go: %1 becomes card %2").arg(name).arg(size + 1)};
}

DropAnswer DeckBoard::dropIntoPool(const CardDrag& drag) const {
    if (!m_deck || drag.deck.toStdString() != m_deck->key) {
        return {};
    }
    const int left = m_deck->size() - int(drag.cards.size());
    return {true, drag.cards.size() > 1
                      ? tr("Let go: %n cards leave the deck, %1 stay", nullptr, int(drag.cards.size())).arg(left)
                      : tr("Let go: the card leaves the deck, %1 stay").arg(left)};
}

} // namespace blattwerk::app
