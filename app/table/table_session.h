#pragma once

#include "app/table/step_book.h"
#include "app/table/table_layout.h"
#include "app/table/table_line.h"
#include "engine/systems/system.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::app {

/// Who plays the side that the person does not play: one of these, or a policy of the system.
namespace opponent {
inline constexpr std::string_view kPassive = "passive";
inline constexpr std::string_view kDummy = "dummy";
inline constexpr std::string_view kHotSeat = "hot_seat";
} // namespace opponent

/// What a match at the table starts from. Holds the cards as they were then, so that it is the same game later.
struct TableSetup {
    std::string system;
    /// State of the rules and cards that is played (`0.6`).
    std::string edition{};
    /// Of each side the keys of its decks, joined by commas, for names and colours; empty where it has none yet.
    std::vector<std::string> deckKeys;
    engine::MatchSetup match;
    std::string opponent{opponent::kPassive};
    /// Side that the person plays.
    engine::Side seat = 0;
    /// Policy that plays that side too, so that the person watches; empty: the person plays.
    std::string self{};
};

/// A match at the table without its looks: the line of steps with the place in it, branches, the opponent's steps.
/// A step taken in the past leaves the rest of the line as a branch.
class TableSession : public QObject {
    Q_OBJECT

public:
    explicit TableSession(QObject* parent = nullptr);
    ~TableSession() override;

    /// Starts a match; on an error the running one stays. The system must outlive the session.
    model::Result<void> start(std::shared_ptr<const engine::System> system, const TableLayout& layout,
                              TableSetup setup);
    /// Ends the match without another one.
    void clear();
    [[nodiscard]] bool isRunning() const { return m_first != nullptr; }
    [[nodiscard]] const TableSetup& setup() const { return m_setup; }
    [[nodiscard]] const TableLayout& layout() const { return m_layout; }

    /// The game before its first step.
    [[nodiscard]] const engine::Match& start() const { return *m_first; }
    /// The game at the place in view.
    [[nodiscard]] const engine::Match& match() const;
    /// The game after so many steps of the line, which lives on when the line changes.
    [[nodiscard]] std::shared_ptr<const engine::Match> matchAt(int place) const;
    [[nodiscard]] const TableBoard& board() const { return m_board; }
    [[nodiscard]] const StepBook& book() const { return m_book; }
    /// The side at the lower edge, whose hand lies open: the person's, in the hot seat the one that has to act.
    [[nodiscard]] engine::Side viewer() const;
    /// The side that lies at the lower edge: the viewer's, or, while others play, one of theirs.
    [[nodiscard]] engine::Side nearSide() const { return m_near; }
    /// Whether players play all sides.
    [[nodiscard]] bool isWatched() const { return isRunning() && !m_setup.self.empty(); }
    /// Whether the person has to act now.
    [[nodiscard]] bool isPersonsMove() const;
    /// Why a step is not possible; nothing if it is, or if it makes no sense at all.
    [[nodiscard]] std::optional<engine::Refusal> refusal(const nlohmann::ordered_json& step) const;

    /// The step by which the viewer gives up; nothing where that is not possible.
    [[nodiscard]] std::optional<engine::LegalStep> concession() const;

    /// Takes a legal step or the concession, then lets the opponent act until the person has to.
    void perform(std::uint64_t code);
    /// Lets the opponent act, after stepping back to a place where it is its move. A watched game runs to its end.
    void resume();
    /// Other sides act one step at a time, each asked for by advance(). Watched games always do.
    void setPaced(bool paced) { m_isPaced = paced; }
    /// Whether one step on is possible without a choice of the person: the line goes on, a player acts, or the rules
    /// leave a single step.
    [[nodiscard]] bool canAdvance() const;
    /// Goes one step on; false where that is not possible.
    bool advance();
    /// The person takes over the side that has to act.
    void takeOver();
    /// An opponent that the system does not know leaves both sides to the person.
    void setOpponent(std::string_view name);
    /// The person changes to the other side.
    void changeSeat();
    /// Changes the position by hand. The sentence says what was changed. Errors as System::place has them.
    model::Result<void> changeByHand(const nlohmann::ordered_json& position, const std::string& sentence);

    [[nodiscard]] const TableLine& line() const { return m_line; }
    /// Steps taken up to the place in view, 0 at the start.
    [[nodiscard]] int place() const { return m_place; }
    [[nodiscard]] int length() const { return int(m_line.size()); }
    void goTo(int place);

    [[nodiscard]] const std::vector<TableBranch>& branches() const { return m_branches; }
    /// Keeps the line as it is now under a name.
    void keepBranch(const std::string& name);
    /// Makes a branch the line in view; what was in view becomes a branch.
    void enterBranch(int index);
    void removeBranch(int index);
    void renameBranch(int index, const std::string& name);

    /// Takes over a saved line: codes and hand changes after the start. Stops at the first step that is not legal.
    model::Result<void> replay(const std::vector<TableStep>& steps);

Q_SIGNALS:
    /// The place in view, the line or the match changed.
    void changed();
    void branchesChanged();

private:
    void renew();
    void append(std::uint64_t code, TableStep::By by);
    void leaveLine();
    void runOpponent();
    /// After a step of the person.
    void reply();
    [[nodiscard]] bool isPaced() const { return m_isPaced || isWatched(); }
    [[nodiscard]] engine::Side sideInPlay() const;
    [[nodiscard]] std::optional<std::uint64_t> opponentsChoice() const;
    /// The same, with the stand-ins put up before.
    std::optional<std::uint64_t> playersChoice();
    void standUpDummies();
    [[nodiscard]] model::Result<std::unique_ptr<engine::Match>> place(const nlohmann::ordered_json& position) const;

    std::shared_ptr<const engine::System> m_system;
    TableLayout m_layout;
    TableSetup m_setup;
    std::shared_ptr<const engine::Match> m_first;
    TableLine m_line;
    int m_place = 0;
    std::vector<TableBranch> m_branches;
    bool m_isPaced = false;
    engine::Side m_near = 0;
    TableBoard m_board;
    StepBook m_book;
};

} // namespace blattwerk::app
