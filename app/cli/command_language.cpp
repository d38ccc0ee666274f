#include "app/cli/commands.h"
#include "app/cli/usage.h"
#include "app/cli/workspace_access.h"

#include "app/session/resource_text.h"
#include "app/session/sentences.h"
#include "engine/language/abstract_syntax.h"
#include "engine/language/card_language.h"
#include "engine/systems/all_systems.h"
#include "model/card_fields.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>

namespace blattwerk::app::cli {

namespace {

namespace lang = engine::language;

struct LanguageOptions {
    std::string project;
    std::string system = "heldenhain";
    std::string type;
    std::string name;
    std::vector<std::string> set;
    std::string to;
    std::optional<std::size_t> at;
};

/// What a command works on: the language of a system and what is known about the card.
struct Place {
    std::unique_ptr<Workspace> workspace;
    const SystemDesk* desk = nullptr;
    std::shared_ptr<const lang::CardLanguage> alone; ///< of a system that has no engine
    lang::CardContext context;

    [[nodiscard]] const lang::CardLanguage& language() const { return alone ? *alone : desk->engine->language(); }
};

void failForType(Console& console, const std::string& type, const std::vector<std::string>& known) {
    std::string types;
    for (const std::string& key : known) {
        types += (types.empty() ? "" : ", ") + key;
    }
    console.fail(model::Error{"card.unknown_type", {type, types}, {}});
}

/// A system whose cards nobody has yet: its language alone, no values and no other cards.
bool prepareAlone(Console& console, const LanguageOptions& options, Place& place) {
    auto loaded = engine::loadLanguage(options.system, grammarFiles(options.system));
    if (!loaded) {
        console.fail(loaded.error());
        return false;
    }
    place.alone = std::move(*loaded);
    const std::vector<std::string>& types = place.alone->abstractSyntax().cardTypes;
    if (!options.type.empty() && std::ranges::find(types, options.type) == types.end()) {
        failForType(console, options.type, types);
        return false;
    }
    if (!options.set.empty()) {
        console.fail(model::Error{"card.unknown_field", {assignment(options.set.front()).name}, {}});
        return false;
    }
    place.context.ownName = options.name;
    place.context.type = options.type;
    return true;
}

bool prepare(Console& console, const LanguageOptions& options, Place& place) {
    const std::vector<std::string_view> systems = engine::knownSystems();
    if (std::ranges::find(systems, options.system) == systems.end()) {
        return prepareAlone(console, options, place);
    }
    place.workspace = openWorkspace(console, options.project);
    place.desk = place.workspace ? systemDesk(console, *place.workspace, options.system) : nullptr;
    if (!place.desk) {
        return false;
    }
    model::Card card;
    card.system = options.system;
    card.name = options.name;
    const model::CardSchema& schema = place.desk->info.schema;
    if (!options.type.empty()) {
        if (const auto named = model::setFieldText(card, schema, "type", options.type); !named) {
            console.fail(named.error());
            return false;
        }
    }
    for (const std::string& set : options.set) {
        const auto part = requiredAssignment(console, "--set", set);
        if (!part) {
            return false;
        }
        if (auto done = model::setFieldText(card, schema, part->name, part->value); !done) {
            console.fail(done.error());
            return false;
        }
    }
    std::vector<const model::Card*> pool;
    for (const model::Card& known : place.desk->cards) {
        pool.push_back(&known);
    }
    place.context = place.desk->engine->cardContext(card, pool);
    return true;
}

model::Language other(model::Language language) {
    return language == model::Language::German ? model::Language::English : model::Language::German;
}

/// What could stand in place of something unknown: whole phrases where the word that begins them says little.
std::string possible(const Console& console, const std::string& system, const Place& place, std::string_view text,
                     const lang::Unknown& span) {
    constexpr int kMostShown = 12;
    const lang::Completion here = engine::completeOnType(system, place.language(), text.substr(0, span.range.begin),
                                                         console.language, place.context);
    std::vector<std::string> phrases;
    for (const lang::Continuation& next : here.continuations) {
        if (next.kind != "word") {
            phrases.push_back("<" + next.kind + ">");
        } else if (next.phrases.empty()) {
            phrases.push_back(next.text);
        }
        for (const lang::PhraseOffer& phrase : next.phrases) {
            phrases.push_back(phrase.text);
        }
    }
    return expectedWords(phrases.empty() ? span.expected : phrases, kMostShown).toStdString();
}

void runParse(Console& console, const LanguageOptions& options) {
    Place place;
    if (!prepare(console, options, place)) {
        return;
    }
    const auto text = standardInput(console);
    if (!text) {
        return;
    }
    const lang::CardReading reading = place.language().read(*text, console.language, place.context);
    const std::string translated = place.language().render(reading, other(console.language), place.context);
    nlohmann::ordered_json unknown = nlohmann::ordered_json::array();
    for (const lang::Unknown& span : reading.unknown) {
        nlohmann::ordered_json entry{{"line", span.line},
                                     {"column", span.column},
                                     {"length", span.length},
                                     {"text", span.text},
                                     {"expected", span.expected}};
        if (!span.suggestion.empty()) {
            entry["suggestion"] = span.suggestion;
        }
        if (span.name) {
            entry["name"] = true;
        }
        if (!span.missing.empty()) {
            entry["missing"] = span.missing;
        }
        unknown.push_back(entry);
    }
    nlohmann::ordered_json findings = nlohmann::ordered_json::array();
    bool bad = !reading.understood;
    for (const lang::Note& note : reading.notes) {
        bad = bad || note.error;
        findings.push_back(
            {{"severity", note.error ? "error" : "advice"}, {"message", noteSentence(note).toStdString()}});
    }
    for (const engine::TextFinding& found :
         engine::textFindings(options.system, place.language(), reading, place.context.type)) {
        findings.push_back({{"severity", "advice"},
                            {"message", std::string(place.language().label(console.language, found.label))},
                            {"rule", std::string(found.rule)}});
    }
    if (bad) {
        console.exit = Exit::Findings;
    }
    const nlohmann::ordered_json abilities = place.language().toJson(reading);
    if (console.json) {
        return console.printJson(nlohmann::ordered_json{
            {"understood", reading.understood},
            {"clauses", reading.clauses.size()},
            {"manual", reading.manual},
            {"normalised", reading.normalised},
            {"other", {{"language", std::string(model::languageCode(other(console.language)))}, {"text", translated}}},
            {"abilities", abilities},
            {"unknown", unknown},
            {"findings", findings}});
    }
    console.print(reading.normalised);
    console.print(translated);
    for (const lang::OutlineLine& line : place.language().outline(reading, place.context)) {
        console.print(std::string(size_t(line.depth) * 2, ' ') + "- " +
                      (console.language == model::Language::German ? line.de : line.en));
    }
    for (const lang::Unknown& span : reading.unknown) {
        const std::string where = std::to_string(span.line) + ":" + std::to_string(span.column) + ": ";
        console.print(where + filled(span.name ? translate("CommandLine", "No card is called “%1”.")
                                               : translate("CommandLine", "“%1” is not understood here."),
                                     {span.text}));
        if (!span.missing.empty()) {
            console.print("  " + span.missing);
        }
        if (!span.expected.empty() && !span.name) {
            console.print("  " + filled(translate("CommandLine", "Possible here: %1"),
                                        {possible(console, options.system, place, *text, span)}));
        }
        if (!span.suggestion.empty()) {
            console.print("  " + filled(translate("CommandLine", "Perhaps meant: %1"), {span.suggestion}));
        }
    }
    for (const lang::Note& note : reading.notes) {
        console.print("! " + noteSentence(note).toStdString());
    }
}

void runComplete(Console& console, const LanguageOptions& options) {
    Place place;
    if (!prepare(console, options, place)) {
        return;
    }
    const auto text = standardInput(console);
    if (!text) {
        return;
    }
    std::size_t at = std::min(options.at.value_or(text->size()), text->size());
    // A position inside of a sign means the place before it.
    while (at > 0 && at < text->size() && (static_cast<unsigned char>((*text)[at]) & 0xC0U) == 0x80U) {
        --at;
    }
    const lang::Completion completion = engine::completeOnType(
        options.system, place.language(), std::string_view(*text).substr(0, at), console.language, place.context);
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const lang::Continuation& next : completion.continuations) {
        const std::string& label = next.label.in(console.language);
        list.push_back({{"text", next.text}, {"kind", next.kind}, {"label", label}, {"snippet", next.snippet}});
        if (!console.json) {
            console.print((next.kind == "word" ? next.text : "{" + label + "}") + "\t" + label +
                          (next.snippet.empty() ? "" : "\t" + next.snippet));
        }
    }
    if (console.json) {
        console.printJson(nlohmann::ordered_json{{"prefix", completion.prefix}, {"continuations", list}});
    }
}

void runRepair(Console& console, const LanguageOptions& options) {
    Place place;
    if (!prepare(console, options, place)) {
        return;
    }
    const auto text = standardInput(console);
    if (!text) {
        return;
    }
    const std::vector<std::string> proposals = place.language().repairs(*text, console.language, place.context);
    if (console.json) {
        return console.printJson(nlohmann::ordered_json{{"proposals", proposals}});
    }
    if (proposals.empty()) {
        console.remark(translate("CommandLine", "Nothing to propose."));
    }
    for (const std::string& proposal : proposals) {
        console.print(proposal);
    }
}

void runRender(Console& console, const LanguageOptions& options) {
    Place place;
    if (!prepare(console, options, place)) {
        return;
    }
    const auto text = standardInput(console);
    if (!text) {
        return;
    }
    const lang::CardReading reading = place.language().read(*text, console.language, place.context);
    if (!reading.understood) {
        console.exit = Exit::Findings;
    }
    const model::Language target = options.to.empty()   ? other(console.language)
                                   : options.to == "en" ? model::Language::English
                                                        : model::Language::German;
    const std::string rendered = place.language().render(reading, target, place.context);
    if (console.json) {
        return console.printJson(
            nlohmann::ordered_json{{"text", rendered}, {"language", std::string(model::languageCode(target))}});
    }
    console.print(rendered);
}

} // namespace

void addLanguage(CLI::App& program, Console& console) {
    const auto define = [&](const char* name, const std::string& help, auto run) {
        auto* command = program.add_subcommand(name, help);
        auto options = std::make_shared<LanguageOptions>();
        command->add_option("--system", options->system, translate("CommandLine", "Game system"));
        command->add_option("--project", options->project,
                            translate("CommandLine", "Project with own wordings; without it the sample"));
        command->add_option("--type", options->type,
                            translate("CommandLine", "Card type; without it every head is allowed"));
        command->add_option("--name", options->name, translate("CommandLine", "The card's own name"));
        command->add_option("--set", options->set, translate("CommandLine", "field=value of the card"))
            ->allow_extra_args(false);
        command->callback([&console, options, run] { run(console, *options); });
        return std::pair(command, options);
    };
    define("parse", translate("CommandLine", "What a card text on standard input means"), runParse);
    auto [complete, completeOptions] =
        define("complete", translate("CommandLine", "What may follow in a text"), runComplete);
    complete->add_option("--at", completeOptions->at, translate("CommandLine", "Position in bytes; without it the end"))
        ->check(wholeNumber(0, std::numeric_limits<int>::max()));
    define("repair", translate("CommandLine", "Corrected sentences, best first"), runRepair);
    auto [render, renderOptions] =
        define("render", translate("CommandLine", "The canonical text in the other language"), runRender);
    render->add_option("--to", renderOptions->to, translate("CommandLine", "Language to render"))
        ->check(oneOf({"de", "en"}));
}

} // namespace blattwerk::app::cli
