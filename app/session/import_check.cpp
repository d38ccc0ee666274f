#include "app/session/import_check.h"

#include "app/session/sentences.h"
#include "app/session/spoken_arguments.h"
#include "app/session/text_language.h"
#include "app/session/workspace.h"
#include "database/project.h"
#include "engine/language/card_language.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

/// An error in the text that cites a rule of play (`CHA-R45`), not one of construction (`CHA-C7`).
bool isAgainstPlay(const model::Finding& finding) {
    return finding.severity == model::Severity::Error && finding.rule.find("-R") != std::string::npos &&
           std::ranges::find(finding.fixes, std::string("edit_text"), &model::Fix::kind) != finding.fixes.end();
}

} // namespace

database::CardCheck importCheck(Workspace& workspace, const std::string& system) {
    if (std::ranges::find(workspace.systemKeys(), system) == workspace.systemKeys().end() ||
        !workspace.system(system).engine) {
        return {};
    }
    const SystemDesk& desk = workspace.system(system);
    return [&workspace, &desk, context = workspace.checkContext(desk)](const model::Card& card) -> model::Result<void> {
        engine::language::CardContext words = desk.engine->cardContext(card, {});
        words.names = context.index->names();
        // Looking at all rules takes long; only what is not understood can break one of play.
        const auto reading = desk.engine->language().read(card.text, textLanguage(desk.info), words);
        if (std::ranges::none_of(reading.clauses, &engine::language::Clause::manual)) {
            return {};
        }
        const std::vector<model::Finding> found = desk.engine->checkCard(card, desk.info.schema, context);
        const auto wrong = std::ranges::find_if(found, isAgainstPlay);
        if (wrong == found.end()) {
            return {};
        }
        const auto book = workspace.project().rules().book(desk.info.key);
        const MessageBook messages = book ? MessageBook(*book) : MessageBook();
        const QString sentence = messages.finding(spokenFinding(*wrong, desk.info, uiLanguage()), uiLanguage());
        return model::Error{"import.against_play", {sentence.toStdString(), wrong->rule}, {}};
    };
}

} // namespace blattwerk::app
