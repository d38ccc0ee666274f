#include "app/session/illegal_decks.h"

#include "app/session/contents_workspace.h"

#include <algorithm>

namespace blattwerk::app {

using model::Result;

Result<std::vector<IllegalDeck>> illegalDecks(const database::ProjectContents& contents) {
    const Result<std::unique_ptr<Workspace>> workspace = workspaceOf(contents);
    if (!workspace) {
        return workspace.error();
    }
    std::vector<IllegalDeck> decks;
    for (const std::string& key : (*workspace)->systemKeys()) {
        for (const model::Collection& deck : (*workspace)->system(key).collections) {
            std::vector<model::Finding> findings = (*workspace)->deckFindings(key, deck);
            std::erase_if(findings, [](const model::Finding& one) { return one.severity != model::Severity::Error; });
            if (!findings.empty()) {
                decks.push_back({key, deck.key, deck.name.de, std::move(findings)});
            }
        }
    }
    return decks;
}

Result<std::vector<IllegalDeck>> decksTurnedIllegal(const database::ProjectContents& before,
                                                    const database::ProjectContents& after) {
    const Result<std::vector<IllegalDeck>> old = illegalDecks(before);
    Result<std::vector<IllegalDeck>> now = illegalDecks(after);
    if (!old || !now) {
        return old ? now.error() : old.error();
    }
    std::erase_if(*now, [&old](const IllegalDeck& deck) {
        return std::ranges::any_of(
            *old, [&deck](const IllegalDeck& other) { return other.system == deck.system && other.key == deck.key; });
    });
    return now;
}

} // namespace blattwerk::app
