#include "app/history/timeline_list.h"

#include "app/history/timeline_delegate.h"
#include "app/session/sentences.h"
#include "app/shell/appearance.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/search_field.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"

#include <QListView>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {
/// A query over a hundred thousand revisions takes some frames.
constexpr int kTypingPause = 120;
} // namespace

TimelineList::TimelineList(const PageContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_model(new TimelineModel(*context.workspace, this)),
      m_which(new SegmentedControl(*context.appearance, this)),
      m_search(new SearchField(*context.appearance, this)),
      m_problem(new StyledLabel(*context.appearance, &TypeScale::small, StyledLabel::Ink::Error, StyledLabel::Face::Ui,
                                this)),
      m_view(new QListView(this)),
      m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState(*context.appearance, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(12, 10, 12, 8);
    top->setSpacing(8);
    m_which->setObjectName(QStringLiteral("history.which"));
    m_which->setSegments({QString(), QString()});
    m_search->setObjectName(QStringLiteral("history.search"));
    top->addWidget(m_search);
    top->addWidget(m_which, 0, Qt::AlignLeft);
    column->addLayout(top);
    m_problem->setObjectName(QStringLiteral("history.search.problem"));
    m_problem->setWordWrap(true);
    m_problem->setContentsMargins(14, 0, 14, 6);
    m_problem->hide();
    column->addWidget(m_problem);
    m_view->setObjectName(QStringLiteral("history.timeline"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new TimelineDelegate(*context.appearance, m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformItemSizes(true);
    m_view->setMouseTracking(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    column->addWidget(m_stack, 1);

    m_pause.setSingleShot(true);
    m_pause.setInterval(kTypingPause);
    connect(&m_pause, &QTimer::timeout, this, &TimelineList::search);
    connect(m_search, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(m_which, &SegmentedControl::currentChanged, this, &TimelineList::search);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &TimelineList::chosen);
    connect(m_empty, &EmptyState::activated, this, [this] {
        if (m_search->text().isEmpty()) {
            Q_EMIT freezeRequested();
        } else {
            m_search->clear();
        }
    });
    connect(context.appearance, &Appearance::changed, m_view, &QListView::doItemsLayout);
}

std::optional<database::TimelineEntry> TimelineList::current() const {
    return m_model->entry(m_view->currentIndex().row());
}

void TimelineList::renew(const std::string& system) {
    const std::optional<database::TimelineEntry> before = current();
    const bool isOther = system != m_system;
    m_system = system;
    const QSignalBlocker quiet(m_view->selectionModel());
    const auto listed = m_which->current() == 1 ? TimelineModel::Listed::Editions : TimelineModel::Listed::All;
    const auto loaded = m_model->load(system, m_search->text().toStdString(), listed);
    showState(loaded);
    const int row = before && !isOther ? m_model->rowOf(*before) : -1;
    m_view->setCurrentIndex(m_model->index(row >= 0 ? row : 1));
    m_view->scrollTo(m_view->currentIndex());
    m_view->viewport()->update();
}

void TimelineList::search() {
    renew(m_system);
    Q_EMIT chosen();
}

void TimelineList::chooseNewest() {
    m_view->setCurrentIndex(m_model->index(1));
    m_view->scrollToTop();
}

void TimelineList::choose(const database::TimelineEntry& entry) {
    if (const int row = m_model->rowOf(entry); row >= 0) {
        m_view->setCurrentIndex(m_model->index(row));
        m_view->scrollTo(m_view->currentIndex());
    }
}

void TimelineList::setQuery(const QString& query) {
    m_which->setCurrent(0);
    m_search->setText(query);
    m_pause.stop();
    search();
}

void TimelineList::focusSearch() {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void TimelineList::showState(const model::Result<void>& loaded) {
    m_problem->setVisible(!loaded);
    m_problem->setText(loaded ? QString() : errorSentence(loaded.error()));
    const QLocale locale(uiLanguage() == model::Language::German ? QLocale::German : QLocale::English);
    m_search->setNote(loaded ? locale.toString(m_model->entryCount()) : QString());
    // A query that is not understood has found nothing, whatever was found before.
    m_stack->setCurrentIndex(!loaded || m_model->entryCount() == 0 ? 1 : 0);
    if (loaded && m_model->entryCount() > 0) {
        return;
    }
    if (!m_search->text().isEmpty()) {
        m_empty->setText(tr("No change matches this."),
                         tr("You can ask for words and for card:, deck:, field:, who:, note:, since:, until: and "
                            "is:undone."),
                         tr("Show all changes"));
    } else if (m_which->current() == 1) {
        m_empty->setText(tr("No edition yet."),
                         tr("An edition keeps cards, decks, parameters and rules as they are now."),
                         tr("Freeze an edition"));
    } else {
        m_empty->setText(tr("Nothing has been changed yet."),
                         tr("Every step is kept here and can be taken back, also after a restart."), QString());
    }
}

void TimelineList::retranslate() {
    m_which->setSegmentText(0, tr("All changes"));
    m_which->setSegmentText(1, tr("Editions"));
    m_which->setAccessibleName(tr("What is listed"));
    m_search->setPlaceholderText(tr("Card, deck or person"));
    m_search->setAccessibleName(tr("Search the history"));
    m_search->setToolTip(tr("Words, or card: deck: field: who: note: since: until: is:undone"));
    m_view->setAccessibleName(tr("Timeline"));
    showState({});
}

} // namespace blattwerk::app
