#pragma once

#include "app/table/table_board.h"
#include "engine/play/match.h"

#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace blattwerk::app {

/// A legal step taken apart: what acts, on what, and with what. Card names are those of the board.
struct StepShape {
    std::uint64_t code = 0;
    /// Name of the action; empty for the answer of a decision.
    std::string action;
    /// Where the acting card lies; nothing if no card acts.
    std::optional<BoardCard> subject;
    /// Role -> card, for those that the step names.
    std::map<std::string, BoardCard> objects;
    /// Other members of the step (`ability`, `take`) as text.
    std::map<std::string, std::string> words;
    /// What the position tells about the step, for places in its label; with the words.
    std::map<std::string, std::string> details;
    /// The answer: a card on the table, or a word (`yes`, `no`, `pass`, a number).
    std::optional<BoardCard> chosen;
    std::string answer;
    std::string json;
};

/// The legal steps of a position, as the table asks for them.
class StepBook {
public:
    StepBook() = default;
    StepBook(const std::vector<engine::LegalStep>& legal, const TableBoard& board, const TableLayout& layout);

    [[nodiscard]] const std::vector<StepShape>& steps() const { return m_steps; }
    [[nodiscard]] bool isDecision() const { return !m_steps.empty() && m_steps.front().action.empty(); }
    /// A step without a card that has this name; nothing if it is not legal.
    [[nodiscard]] const StepShape* plain(std::string_view action) const;

    /// Whether the card can act, or be chosen in a decision.
    [[nodiscard]] bool isOpen(const BoardCard& card) const;
    /// What that card can do.
    [[nodiscard]] std::vector<const StepShape*> of(const BoardCard& subject) const;
    /// Steps of the subject that name this object; in a decision the subject does not matter.
    [[nodiscard]] std::vector<const StepShape*> onto(const BoardCard& subject, const BoardCard& object) const;
    /// The answer that stands for this card.
    [[nodiscard]] const StepShape* answer(const BoardCard& card) const;
    /// The cards that a decision lets choose from, which do not lie on the table otherwise.
    [[nodiscard]] std::vector<BoardCard> offered(const TableLayout& layout) const;
    /// Steps for which no card has to be taken up, and that no button of the table stands for.
    [[nodiscard]] std::vector<const StepShape*> loose(const TableLayout& layout) const;
    /// Answers that no card on the table stands for, in their order.
    [[nodiscard]] std::vector<const StepShape*> wordAnswers() const;

private:
    std::vector<StepShape> m_steps;
};

/// The step that dropping a card on another means (or on nothing: the step without objects), as a scenario file writes
/// it, for asking why it is not possible. `zone` is the one whose place it was dropped on. Nothing where the layout
/// knows no such action.
[[nodiscard]] std::optional<nlohmann::ordered_json> attempt(const BoardCard& subject, const std::string& subjectType,
                                                            const BoardCard* object, const TableLayout& layout,
                                                            const std::string& zone = {});

} // namespace blattwerk::app
