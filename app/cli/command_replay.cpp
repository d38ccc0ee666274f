#include "app/cli/commands.h"
#include "app/cli/event_text.h"
#include "app/cli/usage.h"
#include "app/cli/workspace_access.h"

#include "app/session/played_pool.h"
#include "engine/play/replay.h"

#include <CLI/CLI.hpp>

#include <limits>
#include <memory>

namespace blattwerk::app::cli {

namespace {

using Json = nlohmann::ordered_json;

struct ReplayOptions {
    std::string file;
    std::int64_t match = 0;
};

void printList(Console& console, Workspace& workspace) {
    const auto matches = workspace.project().records().matches();
    if (!matches) {
        return console.fail(matches.error());
    }
    Json list = Json::array();
    for (const database::SavedMatch& match : *matches) {
        list.push_back({{"id", match.id}, {"system", match.system}, {"name", match.name}, {"when", match.savedAt}});
        if (!console.json) {
            console.print(std::to_string(match.id) + "\t" + match.system + "\t" + match.name + "\t" + match.savedAt);
        }
    }
    if (console.json) {
        return console.printJson(Json{{"matches", list}});
    }
    if (list.empty()) {
        console.remark(translate("CommandLine", "No game is saved in this project."));
    }
}

/// A saved game as it began, and what the table wrote down beside its steps.
struct SavedGame {
    engine::Replay replay;
    PlayedPool pool;
    std::size_t log = 0; ///< steps that the table knows, those after a change by hand with them
};

/// The cards that the game keeps, or those of its edition, with the values of that time.
model::Result<SavedGame> readGame(Workspace& workspace, const SystemDesk& desk, const std::string& text) {
    const Json json = Json::parse(text, nullptr, false);
    auto replay = engine::Replay::fromJson(json.is_discarded() ? Json() : json);
    if (!replay) {
        return replay.error();
    }
    SavedGame game{std::move(*replay), {}, 0};
    // What somebody else wrote into the file is looked at by the library, whose exceptions end here.
    try {
        const Json table = json.value("table", Json::object());
        game.log = table.value("log", Json::array()).size();
        game.pool.cards = cardsKept(table.value("cards", Json::array()), desk.info.key);
        game.pool.collections = collectionsKept(table.value("collections", Json::array()), desk.info.key);
    } catch (const Json::exception& problem) {
        return model::Error{"table.record", {}, problem.what()};
    }
    if (!game.pool.cards.empty()) {
        return game;
    }
    auto pool = poolOf(workspace, desk, game.replay.edition);
    if (!pool) {
        return pool.error();
    }
    game.pool = std::move(*pool);
    game.replay.parameters.merge(game.pool.parameters);
    return game;
}

class Telling {
public:
    Telling(Console& console, const SystemDesk& desk, const MessageBook& book, const SavedGame& game)
        : m_console(console),
          m_desk(desk),
          m_game(game),
          m_text(console, desk, book, game.pool.cards) {}

    void run(std::int64_t id) {
        const engine::Replay& replay = m_game.replay;
        auto match = replay.play(*m_desk.engine, m_game.pool.cards, 0, m_game.pool.collections);
        if (!match) {
            return m_console.fail(match.error());
        }
        tell((*match)->opening());
        for (std::size_t i = 0; i < replay.steps.size(); ++i) {
            const std::uint64_t step = replay.steps[i];
            if (!(*match)->isLegal(step) && !(*match)->isConcession(step)) {
                return m_console.fail(model::Error{"replay.illegal_step", {std::to_string(i + 1)}, {}});
            }
            tell((*match)->apply(step));
        }
        if ((*match)->digest() != replay.digest) {
            return m_console.fail(model::Error{"replay.differs", {}, {}});
        }
        end(**match, id);
    }

private:
    void tell(const std::vector<engine::EventView>& events) {
        for (const engine::EventView& event : events) {
            if (!m_console.json) {
                m_text.print(event);
                continue;
            }
            Json args = Json::object();
            for (const auto& [name, value] : event.args) {
                args[name] = value;
            }
            m_events.push_back(
                {{"kind", event.kind}, {"rule", event.rule}, {"args", args}, {"text", m_text.sentence(event)}});
        }
    }

    void end(const engine::Match& match, std::int64_t id) {
        const engine::Replay& replay = m_game.replay;
        const engine::Outcome outcome = match.outcome();
        const std::size_t more = m_game.log > replay.steps.size() ? m_game.log - replay.steps.size() : 0;
        if (m_console.json) {
            return m_console.printJson(Json{{"match", id},
                                            {"system", replay.system},
                                            {"edition", replay.edition},
                                            {"seed", replay.seed},
                                            {"steps", replay.steps.size()},
                                            {"steps_after_a_change", more},
                                            {"winner", outcome.over ? Json(outcome.winner) : Json()},
                                            {"position", match.position(std::nullopt)},
                                            {"events", m_events}});
        }
        if (outcome.over) {
            m_text.printEnding(outcome, replay.seats);
        }
        if (more > 0) {
            m_console.remark(translate("CommandLine", "%n step(s) follow a change by hand; the table shows them.",
                                       nullptr, int(more)));
        }
    }

    Console& m_console;
    const SystemDesk& m_desk;
    const SavedGame& m_game;
    EventText m_text;
    Json m_events = Json::array();
};

void runReplay(Console& console, const ReplayOptions& options) {
    auto workspace = openWorkspace(console, options.file);
    if (!workspace) {
        return;
    }
    if (options.match == 0) {
        return printList(console, *workspace);
    }
    const auto saved = workspace->project().records().match(options.match);
    if (!saved) {
        return console.fail(saved.error());
    }
    if (!*saved) {
        return console.fail(
            filled(translate("CommandLine", "The project has no saved game %1."), {std::to_string(options.match)}),
            Exit::Usage);
    }
    const SystemDesk* desk = systemDesk(console, *workspace, (*saved)->system);
    if (!desk) {
        return;
    }
    const auto game = readGame(*workspace, *desk, (*saved)->data);
    if (!game) {
        return console.fail(game.error());
    }
    const MessageBook book = messagesOf(*workspace, *desk);
    Telling(console, *desk, book, *game).run(options.match);
}

} // namespace

void addReplay(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand("replay", translate("CommandLine", "A saved game as text, step by step"));
    auto options = std::make_shared<ReplayOptions>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command
        ->add_option("--match", options->match,
                     translate("CommandLine", "Number of the saved game; without it all are listed"))
        ->check(wholeNumber(1, std::numeric_limits<int>::max()));
    command->callback([&console, options] { runReplay(console, *options); });
}

} // namespace blattwerk::app::cli
