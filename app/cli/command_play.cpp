#include "app/cli/commands.h"
#include "app/cli/event_text.h"
#include "app/cli/lab_access.h"
#include "app/cli/usage.h"
#include "app/cli/workspace_access.h"

#include <CLI/CLI.hpp>

#include <exception>
#include <iostream>
#include <limits>
#include <memory>

namespace blattwerk::app::cli {

namespace {

constexpr const char* kHotSeat = "hotseat";

/// The next line of the standard input; false at its end and where it cannot be read.
bool readLine(std::string& line) {
    try {
        return bool(std::getline(std::cin, line));
    } catch (const std::exception&) {
        return false; // a closed input
    }
}

struct PlayOptions {
    std::string file;
    std::string a;
    std::string b;
    std::string system;
    std::string opponent = "greedy";
    std::vector<std::string> set;
    std::uint64_t seed = 1;
    /// People of a whole tournament, of whom A is the person; 0: a game of the two decks, or with a draft.
    int players = 0;
    std::string sets;
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

/// `[wolf face_up=true att=6]` of cards with a state; of others how many there are.
std::string zoneText(const nlohmann::ordered_json& zone) {
    std::string text;
    for (const nlohmann::ordered_json& card : zone) {
        if (!card.is_object()) {
            return std::to_string(zone.size());
        }
        text += text.empty() ? "[" : ", ";
        for (const auto& [name, value] : card.items()) {
            const std::string shown = value.is_string() ? value.get<std::string>() : value.dump();
            if (name == "card") {
                text += shown;
            } else if (!value.is_null() && value != 0 && value != false) {
                text += " " + name + "=" + shown;
            }
        }
    }
    return text + "]";
}

class TerminalGame {
public:
    TerminalGame(Console& console, const SystemDesk& desk, const MessageBook& book, const PlayOptions& options)
        : m_console(console),
          m_desk(desk),
          m_book(book),
          m_events(console, desk, book, desk.cards),
          m_options(options) {}

    void run(engine::Match& match) {
        while (!match.outcome().over) {
            if (match.actor() != 0 && m_options.opponent != kHotSeat) {
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
        m_events.printEnding(match.outcome(), m_options.players);
    }

private:
    void show(const std::vector<engine::EventView>& events) const {
        for (const engine::EventView& event : events) {
            const std::string* side = event.arg("side");
            // Who plays against a policy sees no more than at the table.
            const bool hidden = m_options.opponent != kHotSeat && side && *side != "A" && m_book.canHide(event.kind);
            m_events.print(event, hidden);
        }
    }

    /// The two sides that the person sees: of many those that meet now.
    static std::vector<std::string> shownSides(const nlohmann::ordered_json& position, const std::string& side) {
        const auto own = position.find(side);
        if (own != position.end() && own->contains("opponent") && (*own)["opponent"].is_string()) {
            return {side, (*own)["opponent"].get<std::string>()};
        }
        return {"A", "B"};
    }

    /// One decision of the person; false at the end of the input or after q.
    bool ask(engine::Match& match) {
        const std::vector<engine::LegalStep> steps = match.legal();
        const nlohmann::ordered_json position = match.position(match.actor());
        const std::string side(1, char('A' + match.actor()));
        m_console.print("");
        for (const std::string& shown : shownSides(position, side)) {
            const nlohmann::ordered_json& state = position[shown];
            std::string line = shown + ":";
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
                } else if (!value.empty()) {
                    line += " " + name + "=" + zoneText(value);
                }
            }
            m_console.print(line);
        }
        for (std::size_t i = 0; i < steps.size(); ++i) {
            m_console.print(std::to_string(i + 1) + ") " + stepText(steps[i].json));
        }
        std::cout << side << "> " << std::flush;
        std::string answer;
        while (std::cout && readLine(answer)) {
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
            std::cout << filled(translate("CommandLine", "A number from 1 to %1, or q to leave"),
                                {std::to_string(steps.size())})
                      << "> " << std::flush;
        }
        m_console.print("");
        return false;
    }

    Console& m_console;
    const SystemDesk& m_desk;
    const MessageBook& m_book;
    EventText m_events;
    const PlayOptions& m_options;
};

/// A game of the two decks, or of the decks that are drafted where none is named; null with a message.
const SystemDesk* duel(Console& console, const Workspace& workspace, const PlayOptions& options,
                       engine::MatchSetup& setup) {
    setup.seed = options.seed;
    if (options.a.empty() && options.b.empty()) {
        const SystemDesk* desk = draftingDesk(console, workspace, options.system);
        if (desk) {
            setup.pool = desk->cards;
            setup.collections = desk->collections;
        }
        return desk;
    }
    for (const auto& [deck, name] : {std::pair(&options.a, "--a"), std::pair(&options.b, "--b")}) {
        if (deck->empty()) {
            console.fail(filled(translate("CommandLine", "%1 is missing."), {name}), Exit::Usage);
            return nullptr;
        }
    }
    const DeckPlace a = findDeck(console, workspace, options.a, options.system);
    const DeckPlace b = a.deck ? findDeck(console, workspace, options.b, a.desk->info.key) : a;
    if (!b.deck || !systemDesk(console, workspace, a.desk->info.key)) {
        return nullptr;
    }
    setup.pool = a.desk->cards;
    setup.collections = a.desk->collections;
    setup.decks = {a.deck->cardKeys(), b.deck->cardKeys()};
    return a.desk;
}

/// A whole tournament; null with a message.
const SystemDesk* tournament(Console& console, const Workspace& workspace, const PlayOptions& options,
                             engine::MatchSetup& setup) {
    const SystemDesk* desk = tournamentDesk(console, workspace, options.system);
    if (!desk) {
        return nullptr;
    }
    LabOptions lab;
    lab.seed = options.seed;
    const engine::lab::SeatSetup seats = seatSetup(lab, *desk, options.players, options.sets);
    setup.pool = seats.pool;
    setup.collections = seats.collections;
    setup.chosen = seats.chosen;
    setup.seats = seats.seats;
    setup.seed = seats.seed;
    return desk;
}

void runPlay(Console& console, const PlayOptions& options) {
    auto workspace = openWorkspace(console, options.file);
    if (!workspace) {
        return;
    }
    engine::MatchSetup setup;
    const SystemDesk* desk = options.players > 0 ? tournament(console, *workspace, options, setup)
                                                 : duel(console, *workspace, options, setup);
    if (!desk || !readParameters(console, *desk, options.set, setup.parameters)) {
        return;
    }
    auto match = desk->engine->start(setup);
    if (!match) {
        return console.fail(match.error());
    }
    if (options.opponent != kHotSeat) {
        if (auto known = desk->engine->decide(**match, options.opponent, options.seed); !known) {
            return console.fail(known.error());
        }
    }
    const MessageBook book = messagesOf(*workspace, *desk);
    TerminalGame(console, *desk, book, options).run(**match);
}

} // namespace

void addPlay(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand("play", translate("CommandLine", "Play in the terminal: side A is yours"));
    auto options = std::make_shared<PlayOptions>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("--a", options->a, translate("CommandLine", "Your deck"));
    command->add_option("--b", options->b, translate("CommandLine", "The other side's deck"));
    command
        ->add_option("--players", options->players,
                     translate("CommandLine", "Whole tournaments of so many people, instead of two decks"))
        ->check(wholeNumber(1, 8));
    command->add_option("--sets", options->sets,
                        translate("CommandLine", "Sets of a tournament, joined by commas; mixed: others each time"));
    command->add_option("--system", options->system, translate("CommandLine", "System, where two use the same key"));
    command->add_option("--opponent", options->opponent, translate("CommandLine", "Policy of side B, or hotseat"));
    command->add_option("--set", options->set, translate("CommandLine", "parameter=value"))->allow_extra_args(false);
    command->add_option("--seed", options->seed, translate("CommandLine", "Same seed and same steps, same game"))
        ->check(wholeNumber(0, std::numeric_limits<long long>::max()));
    command->callback([&console, options] { runPlay(console, *options); });
}

} // namespace blattwerk::app::cli
