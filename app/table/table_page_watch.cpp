#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/page_action.h"
#include "app/shell/settings.h"
#include "app/table/overview_view.h"
#include "app/table/playback_control.h"
#include "app/table/table_page.h"
#include "app/table/table_view.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

// A match that runs by itself, step by step or at speed, and how a whole tournament stands.
namespace blattwerk::app {

namespace {

const QString kSpeedKey = QStringLiteral("table/speed");
const QString kPacedKey = QStringLiteral("table/paced");

} // namespace

void TablePage::makeWatching() {
    const auto make = [this](const char* name, const QKeySequence& shortcut, auto slot) {
        return pageAction(this, name, shortcut, slot, Qt::WidgetWithChildrenShortcut);
    };
    m_playback = new PlaybackControl(appearance(), m_stepBox);
    m_stepBox->layout()->addWidget(m_playback);
    m_playback->setSpeed(settings().value(kSpeedKey, PlaybackControl::kUsualSpeed).toInt());
    connect(m_playback, &PlaybackControl::ticked, this, &TablePage::playOneStep);
    connect(m_playback, &PlaybackControl::speedChanged, this,
            [this](int speed) { settings().setValue(kSpeedKey, speed); });
    connect(m_playback, &PlaybackControl::playingChanged, this, [this] { setPaced(m_pacedAction->isChecked()); });

    m_playAction = make("table.action.play", QKeySequence(Qt::Key_P), [this] { m_playback->toggle(); });
    m_slowerAction = make("table.action.slower", QKeySequence(Qt::Key_Minus),
                          [this] { m_playback->setSpeed(m_playback->speed() - 1); });
    m_fasterAction = make("table.action.faster", QKeySequence(Qt::Key_Plus),
                          [this] { m_playback->setSpeed(m_playback->speed() + 1); });
    m_pacedAction = make("table.action.paced", {}, [this] {
        const bool paced = m_pacedAction->isChecked();
        settings().setValue(kPacedKey, paced);
        setPaced(paced);
    });
    m_pacedAction->setCheckable(true);
    m_pacedAction->setChecked(settings().value(kPacedKey, false).toBool());
    m_session.setPaced(m_pacedAction->isChecked());
    m_overviewAction = make("table.action.overview", QKeySequence(Qt::CTRL | Qt::Key_T),
                            [this] { showOverview(m_overviewAction->isChecked()); });
    m_overviewAction->setCheckable(true);

    m_overview = new OverviewView(appearance(), this);
    connect(m_overview, &OverviewView::dismissed, this, [this] { showOverview(false); });
    m_overviewButton = new QPushButton(this);
    m_overviewButton->setObjectName(QStringLiteral("table.overview.show"));
    m_overviewButton->setCheckable(true);
    connect(m_overviewButton, &QPushButton::clicked, this, &TablePage::showOverview);
    for (QAction* back : {m_backAction, m_startAction, m_newAction}) {
        connect(back, &QAction::triggered, this, [this] { m_playback->setPlaying(false); });
    }
}

void TablePage::setPaced(bool paced) {
    m_session.setPaced(paced || m_playback->isPlaying());
}

void TablePage::playOneStep() {
    const bool isOver =
        !m_session.isRunning() || (m_session.place() == m_session.length() && m_session.match().outcome().over);
    if (isOver || !isVisible()) {
        m_playback->setPlaying(false);
    } else {
        // Where the person has a choice the match waits for it.
        m_session.advance();
    }
}

void TablePage::showOverview(bool shown) {
    const bool isThere = m_session.isRunning() && !m_session.board().rounds.empty();
    m_overviewAction->setChecked(shown && isThere);
    renew();
    if (m_overviewAction->isChecked()) {
        m_overview->takeFocus();
    } else {
        m_view->setFocus();
    }
}

void TablePage::renewOverview() {
    const bool isThere = m_session.isRunning() && !m_session.board().rounds.empty();
    m_overviewAction->setEnabled(isThere);
    m_overviewAction->setChecked(isThere && m_overviewAction->isChecked());
    m_overviewButton->setVisible(isThere);
    m_overviewButton->setChecked(m_overviewAction->isChecked());
    if (!m_overviewAction->isChecked()) {
        return;
    }
    const OverviewPlace& place = m_layout.overview;
    const TableBoard& board = m_session.board();
    const auto text = [](const model::LocalText& label) { return QString::fromStdString(label.in(uiLanguage())); };
    const auto numbered = [](const model::LocalText& label, int n) {
        return QString::fromStdString(fillTemplate(label.in(uiLanguage()), {{"n", std::to_string(n)}}));
    };
    ScheduleModel::Words words;
    StandingsModel::Words standings;
    int places = 0;
    for (int seat = 0; seat < int(m_session.setup().deckKeys.size()); ++seat) {
        words.sides << sideName(seat);
    }
    for (const auto& round : board.rounds) {
        words.rounds << numbered(m_layout.turnLabel, int(words.rounds.size()) + 1);
        for (const BoardPairing& pairing : round) {
            places = std::max(places, pairing.place);
        }
    }
    // The last row is that of the final, which fewer take part in than in a round.
    if (board.rounds.size() > 1 && board.rounds.back().size() < board.rounds.front().size()) {
        words.rounds.back() = text(place.lastLabel);
    }
    for (int n = 1; n <= places; ++n) {
        words.places << numbered(place.placeLabel, n);
    }
    standings.sides = words.sides;
    standings.player = text(place.playerLabel);
    for (const OverviewPlace::Column& column : place.columns) {
        standings.columns << text(column.label);
    }
    m_overview->schedule().set(board, std::move(words));
    m_overview->standings().set(board, m_session.viewer(), std::move(standings));
    m_overview->fit();
}

void TablePage::retranslateWatching() {
    m_playAction->setText(tr("Play or pause"));
    m_slowerAction->setText(tr("Slower"));
    m_fasterAction->setText(tr("Faster"));
    m_pacedAction->setText(tr("Other sides step by step"));
    const QString overview = QString::fromStdString(m_layout.overview.label.in(uiLanguage()));
    m_overviewAction->setText(overview.isEmpty() ? tr("Tournament") : overview);
    m_overviewButton->setText(m_overviewAction->text());
    m_overviewButton->setToolTip(tr("Who meets whom, and how everybody stands (%1)")
                                     .arg(m_overviewAction->shortcut().toString(QKeySequence::NativeText)));
    m_playback->retranslate(m_playAction->shortcut().toString(QKeySequence::NativeText));
    m_overview->retranslate();
}

std::vector<PageScene> TablePage::watchingScenes() {
    std::vector<PageScene> result;
    if (!m_layout.overview.isThere()) {
        return result;
    }
    const auto play = [this](bool isOver) {
        NewGame game = m_game;
        game.players = m_layout.tournament.most;
        game.seed = 7;
        const auto& engine = workspace().system(system().toStdString()).engine;
        game.opponent = game.self = std::string(engine->policies().front().key);
        if (startGame(game)) {
            m_session.resume();
            // In the middle a match that has been going on for a while.
            const int middle = m_session.length() * 3 / 5;
            m_session.goTo(isOver ? m_session.length() : middle);
        }
    };
    result.push_back({QStringLiteral("table-overview"),
                      [this, play] {
                          play(false);
                          showOverview(true);
                      },
                      {},
                      [this] { showOverview(false); }});
    result.push_back({QStringLiteral("table-overview-end"),
                      [this, play] {
                          play(true);
                          showOverview(true);
                      },
                      {},
                      [this] { showOverview(false); }});
    result.push_back({QStringLiteral("table-watched"), [play] { play(false); }, {}, {}});
    return result;
}

} // namespace blattwerk::app
