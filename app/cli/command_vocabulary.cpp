#include "app/cli/commands.h"
#include "app/cli/console.h"

#include "app/session/vocabulary_guide.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

using nlohmann::ordered_json;

struct VocabularyOptions {
    std::string system = "heldenhain";
    bool markdown = false;
    bool guide = false;
};

void printEntries(const Console& console, const std::vector<engine::language::ReferenceEntry>& entries) {
    ordered_json list = ordered_json::array();
    std::string kind;
    for (const engine::language::ReferenceEntry& entry : entries) {
        list.push_back({{"kind", entry.kind},
                        {"primitive", entry.primitive},
                        {"function", entry.function},
                        {"de", entry.pattern.de},
                        {"en", entry.pattern.en},
                        {"also", {{"de", entry.alsoDe}, {"en", entry.alsoEn}}},
                        {"example", {{"de", entry.example.de}, {"en", entry.example.en}}}});
        if (!console.json) {
            if (entry.kind != kind) {
                console.print((kind.empty() ? "" : "\n") + entry.kind);
                kind = entry.kind;
            }
            console.print(entry.primitive + "\t" + entry.pattern.de + "\t" + entry.pattern.en);
            console.print("\t" + entry.example.de + "\n\t" + entry.example.en);
        }
    }
    if (console.json) {
        console.printJson(ordered_json{{"sentences", std::move(list)}});
    }
}

} // namespace

void addVocabulary(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "vocabulary", translate("CommandLine", "All sentences of a card language, with an example each"));
    auto options = std::make_shared<VocabularyOptions>();
    command->add_option("--system", options->system, translate("CommandLine", "Game system"));
    command->add_flag("--markdown", options->markdown, translate("CommandLine", "As tables in Markdown"));
    command->add_flag("--guide", options->guide,
                      translate("CommandLine", "The designers' guide with the sentences of all systems"));
    command->callback([&console, options] {
        if (options->guide) {
            const auto guide = designersGuide(console.language);
            return guide ? console.print(*guide) : console.fail(guide.error());
        }
        const auto entries = vocabulary(options->system);
        if (!entries) {
            return console.fail(entries.error());
        }
        options->markdown ? console.print(vocabularyTables(*entries, console.language))
                          : printEntries(console, *entries);
    });
}

} // namespace blattwerk::app::cli
