#include "app/history/history_page.h"

#include "app/history/edition_window.h"
#include "app/history/timeline_list.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/page_action.h"
#include "app/shell/settings.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/notice.h"
#include "app/widgets/panel.h"
#include "app/widgets/quiet_scroll.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QThread>

#include <set>

namespace blattwerk::app {

using database::HistoryItem;
using database::Moment;
using database::PointInTime;

namespace {
/// Earlier states that are offered for comparison.
constexpr int kMostStates = 100;
} // namespace

HistoryPage::HistoryPage(const PageContext& context, QWidget* parent) : Page(context, parent), m_list(nullptr) {
    setObjectName(QStringLiteral("history"));
    buildActions();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* splitter = new QSplitter(this);
    splitter->setObjectName(QStringLiteral("history.splitter"));
    row->addWidget(splitter);
    auto* left = new Ground(appearance(), Ground::Kind::Surface, {}, splitter);
    left->setMinimumWidth(appearance().px(260));
    auto* leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 1, 0);
    m_list = new TimelineList(context, left);
    leftColumn->addWidget(m_list);
    splitter->addWidget(left);
    splitter->addWidget(buildMiddle(splitter));
    auto* right = new Ground(appearance(), Ground::Kind::Window, Qt::LeftEdge, splitter);
    right->setMinimumWidth(appearance().px(240));
    auto* rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(1, 0, 0, 0);
    m_side = new SidePanel(context, right);
    rightColumn->addWidget(m_side);
    m_open = m_side->addAction("history.edition.open");
    m_scenarios = m_side->addAction("history.edition.scenarios");
    m_putAway = m_side->addAction("history.edition.remove");
    m_restoreAll = m_side->addAction("history.restoreAll");
    splitter->addWidget(right);
    splitter->setSizes({316, 650, 278});
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);

    m_freeze = new QPushButton(this);
    m_freeze->setObjectName(QStringLiteral("history.freeze"));
    m_freeze->setProperty("primary", true);
    setHeaderWidgets({m_freeze});

    connect(m_list, &TimelineList::chosen, this, &HistoryPage::showEntry);
    connect(m_list, &TimelineList::freezeRequested, this, &HistoryPage::askToFreeze);
    connect(m_items, &ChangedItems::chosen, this, &HistoryPage::showItem);
    connect(m_side, &SidePanel::choiceChanged, this, [this] {
        if (m_edition) {
            renewComparison();
        } else {
            showItem();
        }
    });
    connect(m_side, &SidePanel::noteEdited, this, &HistoryPage::keepNote);
    connect(m_side, &SidePanel::labelEdited, this, &HistoryPage::rename);
    connect(m_view, &ItemView::takeRequested, this, [this](bool isLeft) { restore(isLeft, {}); });
    connect(m_view, &ItemView::fieldRequested, this,
            [this](const QString& field, bool isLeft) { restore(isLeft, field.toStdString()); });
    connect(m_view, &ItemView::cardActivated, this,
            [this] { Q_EMIT linkActivated(QStringLiteral("card:") + m_view->content().key); });
    connect(m_restoreAll, &QPushButton::clicked, this, &HistoryPage::restoreAll);
    connect(m_open, &QPushButton::clicked, this, &HistoryPage::openEdition);
    m_scenarioFolder = settings().value(QLatin1String(kScenarioFolder)).toString();
    connect(m_scenarios, &QPushButton::clicked, this, &HistoryPage::askForScenarios);
    connect(m_putAway, &QPushButton::clicked, this, [this] {
        if (m_edition) {
            putAway(true, m_edition->edition.label);
        }
    });
    connect(m_freeze, &QPushButton::clicked, this, &HistoryPage::askToFreeze);
    connect(&workspace(), &Workspace::changed, this, [this] {
        m_isStale = true;
        if (isVisible()) {
            renew();
        }
    });
    connect(&workspace(), &Workspace::editionsChanged, this, [this] {
        if (m_isChangingEdition) {
            return; // It tells its list itself.
        }
        m_isStale = true;
        if (isVisible()) {
            renew();
        }
    });
    retranslate();
}

HistoryPage::~HistoryPage() {
    m_stopCheck.request_stop();
    if (m_check) {
        m_check->wait();
    }
}

void HistoryPage::buildActions() {
    m_freezeAction =
        pageAction(this, "history.action.freeze", QKeySequence(Qt::CTRL | Qt::Key_E), [this] { askToFreeze(); });
    m_restoreAction =
        pageAction(this, "history.action.restore", QKeySequence(Qt::CTRL | Qt::Key_R), [this] { restore(true, {}); });
    m_findAction = pageAction(this, "history.action.find", QKeySequence::Find, [this] { m_list->focusSearch(); });
    setMenuActions({m_freezeAction, m_restoreAction, m_findAction});
}

QWidget* HistoryPage::buildMiddle(QWidget* parent) {
    m_stack = new QStackedWidget(parent);
    m_empty = new EmptyState(appearance(), m_stack);
    m_scroll = quietScroll(m_stack);
    auto* content = new Ground(appearance(), Ground::Kind::Window, {}, nullptr);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_noticePlace = new QVBoxLayout;
    m_noticePlace->setContentsMargins(24, 0, 24, 0);
    column->addLayout(m_noticePlace);
    auto* surface = new Ground(appearance(), Ground::Kind::Surface, Qt::BottomEdge, content);
    auto* inside = new QVBoxLayout(surface);
    inside->setContentsMargins(12, 4, 0, 5);
    m_items = new ChangedItems(appearance(), surface);
    inside->addWidget(m_items);
    m_itemsFrame = surface;
    column->addWidget(surface);
    m_view = new ItemView(context(), content);
    column->addWidget(m_view, 1);
    m_scroll->setWidget(content);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_empty);
    return m_stack;
}

PageHeading HistoryPage::heading() const {
    PageHeading heading;
    heading.title = tr("History");
    const int count = m_list ? m_list->model()->entryCount() : 0;
    heading.subtitle = m_edition ? tr("Edition %1").arg(label())
                       : m_entry ? tr("Revision %1").arg(m_entry->revision)
                                 : QString();
    heading.accentKey = m_view && m_entry ? m_view->content().accent : QString();
    heading.statusLeft = tr("%n step(s) in this list", nullptr, count);
    heading.statusRight = m_edition ? tr("Edition %1 is frozen and can only be read").arg(label())
                                    : tr("Every step can be taken back, also after a restart");
    return heading;
}

void HistoryPage::setSystem(const QString& key) {
    commitEdits();
    Page::setSystem(key);
    m_isStale = true;
    if (isVisible()) {
        renew();
    }
}

void HistoryPage::activated() {
    if (m_isStale) {
        renew();
    }
}

void HistoryPage::commitEdits() {
    m_side->commit();
}

bool HistoryPage::openKey(const QString& key) {
    if (system().isEmpty()) {
        return false;
    }
    activated();
    if (key.isEmpty()) {
        return true;
    }
    const SystemDesk& desk = workspace().system(system().toStdString());
    const bool isDeck = !desk.card(key.toStdString()) && desk.collection(key.toStdString());
    m_list->setQuery((isDeck ? QStringLiteral("deck:\"") : QStringLiteral("karte:\"")) + key + QLatin1Char('"'));
    return m_list->model()->entryCount() > 0;
}

void HistoryPage::renew() {
    m_isStale = false;
    if (system().isEmpty()) {
        return;
    }
    const std::string key = system().toStdString();
    m_words.emplace(workspace().system(key));
    m_list->renew(key);
    showEntry();
}

void HistoryPage::showEntry() {
    m_side->commit();
    showNotice({}, {}, {});
    m_entry = m_list->current();
    m_edition.reset();
    m_comparison.reset();
    m_changes.clear();
    m_stack->setCurrentIndex(m_entry ? 0 : 1);
    if (!m_entry) {
        m_empty->setText(m_list->model()->entryCount() > 0 ? tr("Nothing is chosen.") : QString(), {}, {});
    }
    m_side->setVisible(m_entry.has_value());
    if (m_entry && m_entry->edition != 0) {
        showEdition();
    } else if (m_entry) {
        showRevision();
    }
    renewActions();
    Q_EMIT headerChanged();
}

void HistoryPage::showRevision() {
    const std::string key = system().toStdString();
    database::Past past(workspace().project().database());
    const auto head = past.head(m_entry->revision, key);
    auto changes = past.items(m_entry->revision, key);
    if (!head || !changes) {
        m_stack->setCurrentIndex(1);
        m_empty->setText(errorSentence(head ? changes.error() : head.error()), {}, {});
        return;
    }
    m_changes = std::move(*changes);
    std::vector<ChangedItems::Item> items;
    items.reserve(m_changes.size());
    for (const database::ItemChange& change : m_changes) {
        items.push_back({change.kind, m_words->name(change.item), {}, m_words->accent(change.item)});
    }
    m_items->setItems(std::move(items));
    m_itemsFrame->setVisible(m_changes.size() > 1);
    m_side->setLabel({});
    m_side->setNote(tr("Note on r%1").arg(m_entry->revision), QString::fromStdString(head->note),
                    !workspace().project().isReadOnly());
    QStringList facts{momentName(head->when)};
    if (!head->who.empty()) {
        facts << QString::fromStdString(head->who);
    }
    if (head->kind == "import") {
        facts << tr("imported");
    }
    if (head->undone) {
        facts << tr("taken back: it does not hold now");
    }
    m_side->setFacts(tr("Revision %1").arg(m_entry->revision), facts);
    fillRevisionChoices();
    showItem();
}

void HistoryPage::fillRevisionChoices() {
    std::vector<SidePanel::Choice> choices{{tr("the state before"), {}, {m_entry->revision, Moment::Before}, {}},
                                           {tr("now"), {}, {0, Moment::Now}, {}}};
    const int row = m_items->current();
    QString title = tr("Compare with");
    if (row >= 0 && row < int(m_changes.size())) {
        const HistoryItem& item = m_changes[size_t(row)].item;
        database::Past past(workspace().project().database());
        if (const auto numbers = past.revisionsOf(item, kMostStates)) {
            for (const std::int64_t number : *numbers) {
                const auto head = number == m_entry->revision ? model::Result<database::RevisionHead>(model::Error{})
                                                              : past.head(number, item.system);
                if (head) {
                    choices.push_back({head->items == 1 ? m_words->headline(*head).second : momentName(head->when),
                                       QStringLiteral("r%1").arg(number),
                                       {number, Moment::After},
                                       {}});
                }
            }
        }
        title = tr("Compare %1 with").arg(m_words->name(item));
    }
    m_side->setChoices(title, std::move(choices), 0);
}

std::pair<PointInTime, PointInTime> HistoryPage::points() const {
    const PointInTime own{m_entry->revision, Moment::After};
    const SidePanel::Choice* choice = m_side->choice();
    const PointInTime other = choice ? choice->time : PointInTime{m_entry->revision, Moment::Before};
    const bool isEarlier =
        other.moment != Moment::Now && (other.moment == Moment::Before || other.revision < own.revision);
    return isEarlier ? std::pair{other, own} : std::pair{own, other};
}

ItemView::Side HistoryPage::side(database::Past& past, const HistoryItem& item, const PointInTime& time) const {
    ItemView::Side side;
    if (time.moment == Moment::Now) {
        side.title = tr("now");
    } else if (const auto head = past.head(time.revision, item.system)) {
        side.title = (time.moment == Moment::Before ? tr("before r%1") : QStringLiteral("r%1")).arg(time.revision);
        side.detail = momentName(head->when);
        if (!head->who.empty()) {
            side.detail += QStringLiteral(", ") + QString::fromStdString(head->who);
        }
    }
    if (item.entity == database::EntityKind::Card) {
        if (auto card = past.cardAt(item, time)) {
            side.card = std::move(*card);
        }
    }
    const auto sinceThen = past.difference(item, time, {0, Moment::Now});
    side.canTake = sinceThen && !sinceThen->empty() && !workspace().project().isReadOnly();
    return side;
}

void HistoryPage::showItem() {
    const int row = m_items->current();
    if (m_edition && m_comparison) {
        ItemView::Content content = m_comparison->content(*m_words, row, m_leftTitle, m_rightTitle);
        m_view->show(system().toStdString(), std::move(content));
        Q_EMIT headerChanged();
    } else if (m_entry && row >= 0 && row < int(m_changes.size())) {
        if (sender() == m_items) {
            fillRevisionChoices();
        }
        showRevisionItem(row);
    }
}

void HistoryPage::showRevisionItem(int row) {
    const HistoryItem& item = m_changes[size_t(row)].item;
    const auto [left, right] = points();
    database::Past past(workspace().project().database());
    ItemView::Content content;
    content.name = m_words->name(item);
    content.key = QString::fromStdString(item.key);
    content.accent = m_words->accent(item);
    content.left = side(past, item, left);
    content.right = side(past, item, right);
    const auto differing = [&](const PointInTime& time) {
        std::set<std::string> fields;
        if (const auto changes = past.difference(item, time, {0, Moment::Now})) {
            for (const database::HistoryChange& change : *changes) {
                fields.insert(change.field);
            }
        }
        return fields;
    };
    const std::set<std::string> leftFields = differing(left);
    const std::set<std::string> rightFields = differing(right);
    // One value is taken from one thing that was into one that is.
    const auto canTakeFrom = [&, isEditable = !workspace().project().isReadOnly()](const PointInTime& time) {
        const auto isThere = past.exists(item, {0, Moment::Now});
        const auto wasThere = past.exists(item, time);
        return isEditable && isThere && *isThere && wasThere && *wasThere;
    };
    const bool canTakeLeft = canTakeFrom(left);
    const bool canTakeRight = canTakeFrom(right);
    if (const auto changes = past.difference(item, left, right)) {
        for (const database::HistoryChange& change : *changes) {
            DifferenceTable::Row line;
            line.field = change.field;
            line.title = m_words->fieldTitle(item, change.field);
            line.left = m_words->value(change.field, change.before);
            line.right = m_words->value(change.field, change.after);
            // That a translation was looked at is no value of its own.
            const bool isValue = !change.field.ends_with(".up_to_date");
            line.canTakeLeft = isValue && canTakeLeft && leftFields.contains(change.field);
            line.canTakeRight = isValue && canTakeRight && rightFields.contains(change.field);
            content.rows.push_back(std::move(line));
        }
    }
    m_view->show(system().toStdString(), std::move(content));
    renewActions();
    Q_EMIT headerChanged();
}

void HistoryPage::restore(bool isLeft, const std::string& field) {
    const int row = m_items->current();
    if (!m_entry || m_edition || row < 0 || row >= int(m_changes.size())) {
        return;
    }
    const auto [left, right] = points();
    database::RestoreWish wish;
    wish.time = isLeft ? left : right;
    wish.item = m_changes[size_t(row)].item;
    wish.field = field;
    const QString title = isLeft ? m_view->content().left.title : m_view->content().right.title;
    perform(wish, tr("restored: %1").arg(title),
            tr("%1 is as in %2 again. Undo takes it back.").arg(m_view->content().name, title));
}

void HistoryPage::restoreAll() {
    if (!m_entry) {
        return;
    }
    database::RestoreWish wish;
    wish.time = {m_entry->revision, Moment::After};
    const QString title = QStringLiteral("r%1").arg(m_entry->revision);
    perform(wish, tr("restored: %1").arg(title),
            tr("The whole project is as in %1 again. Undo takes it back.").arg(title));
}

void HistoryPage::perform(const database::RestoreWish& wish, const QString& note, const QString& sentence) {
    const auto changes = database::Past(workspace().project().database()).restore(wish);
    database::PerformOptions options;
    options.note = note.toStdString();
    const auto done =
        changes ? workspace().perform(*changes, options) : model::Result<database::RevisionSummary>(changes.error());
    if (!done) {
        Q_EMIT reported(errorSentence(done.error()), true);
    } else if (done->revision == 0) {
        Q_EMIT reported(tr("It is as it was already."), false);
    } else {
        Q_EMIT reported(sentence, false);
    }
}

} // namespace blattwerk::app
