#pragma once

#include "app/cli/console.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "engine/play/match.h"

#include <string>
#include <vector>

namespace blattwerk::app::cli {

/// The messages of a system's rules, as the project holds them.
[[nodiscard]] MessageBook messagesOf(Workspace& workspace, const SystemDesk& desk);

/// Says what happens in a game: events as sentences with the names of cards, fields and phases.
class EventText {
public:
    /// The cards are those that are played; all must outlive this.
    EventText(const Console& console, const SystemDesk& desk, const MessageBook& book,
              const std::vector<model::Card>& cards)
        : m_console(console),
          m_desk(desk),
          m_book(book),
          m_cards(cards) {}

    /// The sentence; `hidden` for whoever may not see its card.
    [[nodiscard]] std::string sentence(const engine::EventView& event, bool hidden = false) const;
    /// Prints the sentence with its rule.
    void print(const engine::EventView& event, bool hidden = false) const;
    /// Prints how the game ended. `seats`: of a tournament, else 2.
    void printEnding(const engine::Outcome& outcome, int seats) const;

private:
    [[nodiscard]] model::MessageArguments named(const model::MessageArguments& args) const;
    [[nodiscard]] std::string word(const std::string& argument, const std::string& key) const;

    const Console& m_console;
    const SystemDesk& m_desk;
    const MessageBook& m_book;
    const std::vector<model::Card>& m_cards;
};

} // namespace blattwerk::app::cli
