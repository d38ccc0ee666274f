#include "app/cli/commands.h"
#include "app/cli/workspace_access.h"

#include "app/session/phrase_book.h"
#include "app/session/sentences.h"
#include "engine/language/bracketed_text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <optional>

namespace blattwerk::app::cli {

namespace {

struct AliasOptions {
    std::string file;
    std::string system = "heldenhain";
    std::string add;
    std::string edit;
    std::string means;
    std::string remove;
    bool list = false;
    bool exact = false;
    bool canonical = false;
    bool preview = false;
};

using nlohmann::ordered_json;

std::optional<model::PhraseAlias> stored(Console& console, const PhraseBook& book, const std::string& wording) {
    for (const model::PhraseAlias& alias : book.all(console.language)) {
        // The wording may be given without its brackets.
        if (alias.wording == wording || engine::language::withoutBrackets(alias.wording).text == wording) {
            return alias;
        }
    }
    console.fail(model::Error{"language.alias_missing", {wording}, {}});
    return std::nullopt;
}

/// The alias that the options ask for: as typed where brackets stand in it or --exact is given, else generalised.
model::Result<model::PhraseAlias> wanted(const Console& console, const AliasOptions& options, const PhraseBook& book,
                                         const std::string& wording, const std::string& phrase) {
    const bool asTyped = options.exact || wording.find('{') != std::string::npos;
    model::PhraseAlias alias{options.system, std::string(model::languageCode(console.language)), wording, phrase};
    if (!asTyped) {
        auto proposal = book.proposal(wording, phrase, console.language);
        if (!proposal) {
            return proposal.error();
        }
        alias = std::move(*proposal);
    }
    alias.canonical = options.canonical;
    return alias;
}

void showPreview(Console& console, const PhraseBook& book, const model::PhraseAlias& alias) {
    const auto changes = book.preview(alias);
    if (!changes) {
        return console.fail(changes.error());
    }
    ordered_json list = ordered_json::array();
    for (const TextChange& change : *changes) {
        list.push_back({{"key", change.cardKey}, {"old", change.before}, {"new", change.after}});
        if (!console.json) {
            console.print(change.name + "\n- " + change.before + "\n+ " + change.after);
        }
    }
    if (console.json) {
        console.printJson(
            ordered_json{{"wording", alias.wording}, {"phrase", alias.phrase}, {"changes", std::move(list)}});
    }
}

void show(Console& console, const PhraseBook& book, const database::RevisionSummary& summary) {
    const auto faultOf = [&book](const model::PhraseAlias& alias) -> const model::Error* {
        const auto fault = std::ranges::find(book.faults(), alias, &engine::language::AliasFault::alias);
        return fault == book.faults().end() ? nullptr : &fault->error;
    };
    ordered_json list = ordered_json::array();
    for (const model::PhraseAlias& alias : book.all()) {
        const model::Error* fault = faultOf(alias);
        ordered_json entry{{"language", alias.language},
                           {"wording", alias.wording},
                           {"phrase", alias.phrase},
                           {"canonical", alias.canonical}};
        if (fault) {
            entry["fault"] = errorSentence(*fault).toStdString();
            console.exit = Exit::Findings;
        }
        if (!console.json) {
            console.print(alias.language + "  " + alias.wording + (alias.canonical ? "  =  " : "  ~  ") + alias.phrase +
                          (fault ? "  ! " + errorSentence(*fault).toStdString() : std::string()));
        }
        list.push_back(std::move(entry));
    }
    if (console.json) {
        console.printJson(ordered_json{
            {"revision", summary.revision}, {"changes", toJson(summary.changes)}, {"aliases", std::move(list)}});
    }
}

void runAlias(Console& console, const AliasOptions& options) {
    const bool writes = (!options.add.empty() || !options.edit.empty() || !options.remove.empty()) && !options.preview;
    const auto workspace =
        openWorkspace(console, options.file, writes ? database::OpenMode::ReadWrite : database::OpenMode::ReadOnly);
    if (!workspace || !systemDesk(console, *workspace, options.system)) {
        return;
    }
    PhraseBook book(*workspace, options.system);
    database::RevisionSummary summary;
    if (!options.remove.empty()) {
        const auto alias = stored(console, book, options.remove);
        if (!alias) {
            return;
        }
        auto done = book.remove(*alias);
        if (!done) {
            return console.fail(done.error());
        }
        summary = std::move(*done);
    } else if (!options.add.empty() || !options.edit.empty()) {
        std::optional<model::PhraseAlias> before;
        if (!options.edit.empty()) {
            before = stored(console, book, options.edit);
            if (!before) {
                return;
            }
        }
        const std::string wording = options.add.empty() ? before->wording : options.add;
        const std::string phrase = options.means.empty() && before ? before->phrase : options.means;
        const auto alias = wanted(console, options, book, wording, phrase);
        if (!alias) {
            return console.fail(alias.error());
        }
        if (options.preview) {
            return showPreview(console, book, *alias);
        }
        auto done = book.save(*alias, before);
        if (!done) {
            return console.fail(done.error());
        }
        summary = std::move(*done);
    }
    show(console, book, summary);
}

} // namespace

void addAlias(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "alias", translate("CommandLine", "Own wordings of the card language: list, teach, change, remove"));
    auto options = std::make_shared<AliasOptions>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("--system", options->system, translate("CommandLine", "Game system"));
    command->add_flag("--list", options->list,
                      translate("CommandLine", "All own wordings (also shown after every change)"));
    auto* add = command->add_option("--add", options->add,
                                    translate("CommandLine", "A wording; brackets {} around what may vary, or none"));
    auto* means = command->add_option("--means", options->means,
                                      translate("CommandLine", "The known sentence that it stands for"));
    auto* edit = command->add_option("--edit", options->edit,
                                     translate("CommandLine", "The wording to change; --add gives it anew"));
    auto* remove = command->add_option("--remove", options->remove, translate("CommandLine", "The wording to remove"));
    command->add_flag("--exact", options->exact, translate("CommandLine", "Nothing varies"));
    command->add_flag("--canonical", options->canonical,
                      translate("CommandLine", "Cards are written with the wording from now on"));
    command->add_flag("--preview", options->preview,
                      translate("CommandLine", "Show which cards --canonical would write anew; change nothing"));
    remove->excludes(add)->excludes(edit);
    command->callback([&console, options, add, means, edit] {
        if (add->count() > 0 && means->count() == 0 && edit->count() == 0) {
            throw CLI::RequiresError("--add", "--means");
        }
        runAlias(console, *options);
    });
}

} // namespace blattwerk::app::cli
