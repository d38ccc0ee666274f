#include "app/cli/commands.h"
#include "app/cli/workspace_access.h"

#include "app/session/sentences.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace blattwerk::app::cli {

namespace {

struct PlayOptions {
    std::string file;
    std::string a;
    std::string b;
    std::string system;
    std::string opponent = "greedy";
    std::vector<std::string> set;
    std::uint64_t seed = 1;
};

/// `play card=hirsch sacrifice=–` from the object that a scenario file would hold.
std::string stepText(const std::string& json) {
    const nlohmann::ordered_json step = nlohmann::ordered_json::parse(json, nullptr, false);
    if (!step.is_object()) {
        return json;
    }
    std::string text;
    for (const auto& [name, value] : step.items()) {
        const std::string shown = value.is_string() ? value.get<std::string>() : value.dump();
        if (name == "action" || name == "choose") {
            text += shown;
        } else if (!value.is_null()) {
            text += " " + name + "=" + shown;
        }
    }
    return text;
}

class TerminalGame {
public:
    TerminalGame(Console& console, const SystemDesk& desk, const MessageBook& book, const PlayOptions& options)
        : m_console(console),
          m_desk(desk),
          m_book(book),
          m_options(options) {}

    void run(engine::Match& match) {
        while (!match.outcome().over) {
            if (match.actor() == 1 && m_options.opponent != "hotseat") {
                auto code = m_desk.engine->decide(match, m_options.opponent, m_options.seed);
                if (!code) {
                    return m_console.fail(code.error());
                }
                show(match.apply(*code));
                continue;
            }
            if (!ask(match)) {
                return;
            }
        }
        const engine::Outcome outcome = match.outcome();
        m_console.print("= " + outcome.winner + (outcome.reason.empty() ? "" : " (" + outcome.reason + ")"));
    }

private:
    void show(const std::vector<engine::EventView>& events) const {
        for (const engine::EventView& event : events) {
            m_console.print("  " + m_book.event(event, m_console.language).toStdString() +
                            (event.rule.empty() ? "" : "  [" + event.rule + "]"));
        }
    }

    /// One decision of the person; false at the end of the input or after q.
    bool ask(engine::Match& match) {
        const std::vector<engine::LegalStep> steps = match.legal();
        const nlohmann::ordered_json position = match.position(match.actor());
        const std::string side = match.actor() == 0 ? "A" : "B";
        m_console.print("");
        for (const char* shown : {"A", "B"}) {
            const nlohmann::ordered_json& state = position[shown];
            std::string line = std::string(shown) + ":";
            for (const auto& [name, value] : state.items()) {
                if (!value.is_structured()) {
                    line += " " + name + "=" + value.dump();
                } else if (value.is_object()) {
                    line += " " + name + "=[";
                    for (const auto& [key, inner] : value.items()) {
                        line += " " + key;
                    }
                    line += " ]";
                } else if (name == "hand") {
                    line += " hand=" + value.dump();
                }
            }
            m_console.print(line);
        }
        for (std::size_t i = 0; i < steps.size(); ++i) {
            m_console.print(std::to_string(i + 1) + ") " + stepText(steps[i].json));
        }
        std::cout << side << "> " << std::flush;
        std::string answer;
        while (std::getline(std::cin, answer)) {
            if (answer == "q") {
                return false;
            }
            std::size_t number = 0;
            for (const char c : answer) {
                number =
                    c >= '0' && c <= '9' && number < 100000 ? number * 10 + std::size_t(c - '0') : steps.size() + 1;
            }
            if (number >= 1 && number <= steps.size()) {
                show(match.apply(steps[number - 1].code));
                return true;
            }
            std::cout << "1-" << steps.size() << ", q> " << std::flush;
        }
        return false;
    }

    Console& m_console;
    const SystemDesk& m_desk;
    const MessageBook& m_book;
    const PlayOptions& m_options;
};

void runPlay(Console& console, const PlayOptions& options) {
    auto workspace = openWorkspace(console, options.file);
    if (!workspace) {
        return;
    }
    const DeckPlace a = findDeck(console, *workspace, options.a, options.system);
    if (!a.deck) {
        return;
    }
    const std::string& key = a.desk->info.key;
    const DeckPlace b = findDeck(console, *workspace, options.b, key);
    if (!b.deck || !systemDesk(console, *workspace, key)) {
        return;
    }
    engine::MatchSetup setup;
    setup.pool = a.desk->cards;
    setup.decks = {deckKeys(*a.deck), deckKeys(*b.deck)};
    setup.seed = options.seed;
    if (!readParameters(console, *a.desk, options.set, setup.parameters)) {
        return;
    }
    auto match = a.desk->engine->start(setup);
    if (!match) {
        return console.fail(match.error());
    }
    MessageBook book;
    if (auto rules = workspace->project().rules().book(key)) {
        book = MessageBook(*rules);
    }
    TerminalGame(console, *a.desk, book, options).run(**match);
}

} // namespace

void addPlay(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand("play", "Play in the terminal: side A is yours");
    auto options = std::make_shared<PlayOptions>();
    command->add_option("FILE", options->file, "Project")->required();
    command->add_option("--a", options->a, "Your deck")->required();
    command->add_option("--b", options->b, "The other side's deck")->required();
    command->add_option("--system", options->system, "System, where two use the same key");
    command->add_option("--opponent", options->opponent, "Policy of side B, or hotseat");
    command->add_option("--set", options->set, "parameter=value")->allow_extra_args(false);
    command->add_option("--seed", options->seed, "Same seed and same steps, same game");
    command->callback([&console, options] { runPlay(console, *options); });
}

} // namespace blattwerk::app::cli
