#include "app/cards/scene_texts.h"
#include "app/session/workspace.h"
#include "app/table/table_page.h"
#include "app/table/table_view.h"
#include "app/widgets/segmented_control.h"

#include <QEventLoop>
#include <QStackedWidget>

#include <algorithm>
#include <iterator>

// Pictures of the page for `--screenshots`: positions of real games.
namespace blattwerk::app {

namespace {

constexpr std::uint64_t kSeed = 2717;
constexpr std::uint64_t kSeeds = 4;
constexpr int kMostSteps = 400;

/// What makes a position worth a picture: figures on both sides, stress, something carried, a hand.
int worth(const TableBoard& board, const TableLayout& layout, int seat) {
    const ZonePlace* row = layout.zone(ZonePlace::Kind::Row, board.phase);
    const ZonePlace* hand = layout.zone(ZonePlace::Kind::Hand, board.phase);
    const ZonePlace* bench = layout.zone(ZonePlace::Kind::Bench, board.phase);
    if (!row || (!hand && !bench)) {
        return 0;
    }
    int score = board.shared ? 4 : 0;
    for (const int side : {seat, board.opposite(seat)}) {
        score += bench ? 2 * int(board.sides[size_t(side)].zone(bench->path).size()) : 0;
        int figures = 0;
        bool stress = false;
        bool carries = false;
        bool turned = false;
        for (const ZonePlace* place : layout.laidOut(ZonePlace::Kind::Row, board.phase)) {
            for (const BoardCard& card : board.sides[size_t(side)].zone(place->path)) {
                ++figures;
                stress = stress || card.stress > 0;
                carries = carries || !card.attached.empty();
                turned = turned || !card.upright;
            }
        }
        score += 2 * std::min(4, figures);
        score += (stress ? 4 : 0) + (carries ? 5 : 0) + (turned ? 3 : 0);
        for (const ZonePlace& zone : layout.zones) {
            const bool beside = zone.kind == ZonePlace::Kind::Single || zone.kind == ZonePlace::Kind::Small;
            score += beside && !board.sides[size_t(side)].zone(zone.path).empty() ? 2 : 0;
        }
    }
    return score + (hand ? 3 * std::min<int>(6, int(board.sides[size_t(seat)].zone(hand->path).size())) : 0);
}

} // namespace

void TablePage::arrangeMidGame() {
    const SystemDesk& desk = workspace().system(system().toStdString());
    std::vector<std::string> decks;
    for (const model::Collection& deck : desk.collections) {
        if (desk.isPlayed(deck)) {
            decks.push_back(deck.key);
        }
    }
    if (decks.size() < 2) {
        return;
    }
    NewGame game;
    const auto texts = sceneTexts(system());
    game.own = texts && !desk.decks(texts->deck).empty() ? texts->deck : decks[0];
    game.other = texts && !desk.decks(texts->otherDeck).empty() ? texts->otherDeck : decks[1];
    game.opponent = "greedy";
    NewGame bestGame = game;
    int bestPlace = 0;
    int bestWorth = -1;
    for (std::uint64_t seed = kSeed; seed < kSeed + kSeeds; ++seed) {
        game.seed = seed;
        playByItself(game);
        // The best place of the person's own turns.
        for (int place = 0; place < m_session.length(); ++place) {
            m_session.goTo(place);
            const bool own = m_session.isPersonsMove() && !m_session.match().pending();
            const int value = own ? worth(m_session.board(), m_layout, m_session.viewer()) : -1;
            if (value > bestWorth) {
                bestWorth = value;
                bestGame = game;
                bestPlace = place;
            }
        }
    }
    playByItself(bestGame);
    m_session.goTo(bestPlace);
}

void TablePage::playByItself(const NewGame& game) {
    const auto& engine = workspace().system(system().toStdString()).engine;
    if (!engine || !startGame(game)) {
        return;
    }
    for (int i = 0; i < kMostSteps && m_session.isPersonsMove(); ++i) {
        const auto code = engine->decide(m_session.match(), "greedy", game.seed + std::uint64_t(i));
        if (!code) {
            break;
        }
        m_session.perform(*code);
    }
}

void TablePage::showRefusal() {
    // The first own card that the rules keep from where it is dropped: hand cards first, at any place of the game.
    const int start = m_session.place();
    for (const bool aiming : {true, false}) {
        for (int place = start; place >= 0; --place) {
            m_session.goTo(place);
            if (!m_session.isPersonsMove() || m_session.book().isDecision()) {
                continue;
            }
            const TableBoard board = m_session.board();
            const BoardSide& own = board.sides[size_t(m_session.viewer())];
            const ZonePlace* hand = m_layout.zone(ZonePlace::Kind::Hand, board.phase);
            const ZonePlace* row = m_layout.zone(ZonePlace::Kind::Row, board.phase);
            if (!hand || !row) {
                continue;
            }
            for (const BoardCard& card : own.zone(hand->path)) {
                for (const BoardCard& target : own.zone(row->path)) {
                    // A card that can only be used on another one, dropped on one that it is not for, tells most.
                    const auto steps = m_session.book().of(card);
                    const bool aims =
                        !steps.empty() && m_session.book().onto(card, target).empty() &&
                        std::ranges::none_of(steps, [](const StepShape* step) { return step->objects.empty(); });
                    if (aiming ? aims : steps.empty()) {
                        m_choice.drop(card, {TableSpot::Kind::Card, target.seat, target});
                    }
                    if (m_choice.refused()) {
                        return;
                    }
                }
            }
        }
    }
}

std::vector<PageScene> TablePage::scenes() {
    std::vector<PageScene> result;
    result.push_back({QStringLiteral("table-no-game"), [this] { m_session.clear(); }, {}, {}});
    result.push_back(
        {QStringLiteral("table-new-game"), [this] { showForm(); }, {}, [this] { m_sideStack->setCurrentIndex(0); }});
    result.push_back({QStringLiteral("table-opening-hand"),
                      [this] {
                          arrangeMidGame();
                          m_session.goTo(0);
                          m_segments->setCurrent(1);
                      },
                      {},
                      [this] { m_segments->setCurrent(0); }});
    result.push_back({QStringLiteral("table-advice"),
                      [this] {
                          m_session.goTo(m_session.length() / 2);
                          m_segments->setCurrent(2);
                          askForHint();
                          askForOutlook();
                          QEventLoop wait;
                          connect(&m_outlookRun, &OutlookRun::finished, &wait, &QEventLoop::quit);
                          connect(&m_outlookRun, &OutlookRun::failed, &wait, &QEventLoop::quit);
                          wait.exec();
                      },
                      {},
                      [this] { m_segments->setCurrent(0); }});
    result.push_back({QStringLiteral("table-face"),
                      [this] {
                          m_session.goTo(m_session.length());
                          if (!m_scene->cards().empty()) {
                              m_view->showFace(m_scene->cards()[m_scene->cards().size() / 2]);
                          }
                      },
                      {},
                      [this] { m_view->hideFace(); }});
    result.push_back({QStringLiteral("table"),
                      [this] {
                          arrangeMidGame();
                          // A card taken up: what it may be used on glows.
                          for (const StepShape& step : m_session.book().steps()) {
                              if (step.subject && !step.objects.empty()) {
                                  m_choice.take(*step.subject);
                                  return;
                              }
                          }
                      },
                      {},
                      [this] { m_choice.cancel(); }});
    result.push_back({QStringLiteral("table-refusal"), [this] { showRefusal(); }, {}, [this] { m_choice.cancel(); }});
    result.push_back({QStringLiteral("table-decision"),
                      [this] {
                          for (int place = m_session.length(); place > 0; --place) {
                              m_session.goTo(place);
                              const auto pending = m_session.match().pending();
                              if (pending && m_session.isPersonsMove() && pending->kind == "target") {
                                  return;
                              }
                          }
                      },
                      {},
                      {}});
    if (m_layout.draft.isPlayed()) {
        result.push_back({QStringLiteral("table-draft"),
                          [this] {
                              NewGame game;
                              game.drafts = true;
                              game.opponent = "greedy";
                              game.seed = kSeed;
                              playByItself(game);
                              m_session.goTo(std::min(4, m_session.length()));
                          },
                          {},
                          [this] { arrangeMidGame(); }});
    }
    std::ranges::move(watchingScenes(), std::back_inserter(result));
    result.push_back({QStringLiteral("table-concede"), [this] { askToConcede(); }, {}, [this] { m_choice.cancel(); }});
    return result;
}

} // namespace blattwerk::app
