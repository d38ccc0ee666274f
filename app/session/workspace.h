#pragma once

#include "database/project.h"
#include "engine/systems/system.h"
#include "model/filter_tree.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// Everything of one game system that the pages need at hand, read once and renewed after each change.
struct SystemDesk {
    model::SystemInfo info;
    std::vector<model::Card> cards;
    std::vector<model::Collection> collections;
    /// What plays it; null where this program has no engine for it.
    std::shared_ptr<const engine::System> engine;

    [[nodiscard]] const model::Card* card(std::string_view key) const;
    [[nodiscard]] const model::Collection* collection(std::string_view key) const;
    /// The decks whose keys are joined by commas, in that order; nothing where one of them is not there.
    [[nodiscard]] std::vector<const model::Collection*> decks(std::string_view keys) const;
    /// Whether that collection is of a kind that holds cards, and whether games are played with it: it is of a kind of
    /// decks and has cards.
    [[nodiscard]] bool holdsCards(const model::Collection& collection) const;
    [[nodiscard]] bool isPlayed(const model::Collection& collection) const;
    /// Value of a parameter in the rule set in use, or its default.
    [[nodiscard]] std::string parameter(std::string_view key, const model::ParameterValues& values) const;
};

/// An open project with the engines of its systems. All edits go through here; `changed` tells the pages what to renew.
class Workspace : public QObject {
    Q_OBJECT

public:
    /// Loads the engines that the project's systems need; a system without one is edited and printed all the same.
    explicit Workspace(std::unique_ptr<database::Project> project, QObject* parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] database::Project& project() { return *m_project; }
    [[nodiscard]] const std::vector<std::string>& systemKeys() const { return m_keys; }
    /// Precondition: the project has that system.
    [[nodiscard]] const SystemDesk& system(std::string_view key) const;

    /// Author of the revisions that this window makes.
    void setAuthor(const std::string& author) { m_project->setAuthor(author); }

    model::Result<database::RevisionSummary> perform(const model::ChangeSet& changes,
                                                     const database::PerformOptions& options = {});
    model::Result<database::RevisionSummary> undo();
    model::Result<database::RevisionSummary> redo();
    /// Reads everything anew, after something else than the methods above changed the file.
    void reload();

    /// As EditionRepository::freeze and EditionShelf do it; `editionsChanged` follows.
    model::Result<model::Edition> freeze(std::string_view system, std::string_view label, std::string_view note = {});
    model::Result<void> renameEdition(std::string_view system, std::string_view label, std::string_view wanted);
    model::Result<void> putEditionAway(std::string_view system, std::string_view label, bool isAway);

    /// The grammar files of a system with the wordings that the project's designer taught.
    [[nodiscard]] engine::GrammarFiles grammar(std::string_view system) const;

    /// The fields `wirkung:` and `auslöser:` (see search_fields.h) for queries, beside model::standardFilterFields.
    [[nodiscard]] const model::FilterFields& meaningFields();

    /// Values of the rule set in use for play and checks of a system; empty means all defaults.
    [[nodiscard]] const model::ParameterValues& parameters(std::string_view system) const;
    void setParameters(std::string_view system, model::ParameterValues values);

    /// Construction findings of one card or one deck, errors first. Empty without an engine.
    [[nodiscard]] std::vector<model::Finding> cardFindings(std::string_view system, const model::Card& card) const;
    /// With `withCards` the findings of the deck's cards follow those of the deck.
    [[nodiscard]] std::vector<model::Finding> deckFindings(std::string_view system, const model::Collection& deck,
                                                           bool withCards = true) const;

    /// What checks of that system's cards and decks look at, without a deck; valid until the next change.
    [[nodiscard]] engine::DeckCheck checkContext(const SystemDesk& desk) const;

Q_SIGNALS:
    void changed(const blattwerk::database::RevisionSummary& summary);
    /// A rule set or parameter value in use changed.
    void parametersChanged();
    /// An edition was frozen, renamed, put away or brought back.
    void editionsChanged();

private:
    void readSystem(const std::string& key);
    /// Loads what plays a system, with its language as taught now. What cannot be loaded leaves it as it was.
    void loadEngine(const std::string& key);
    void renew(const database::RevisionSummary& summary);

    std::unique_ptr<database::Project> m_project;
    std::vector<std::string> m_keys;
    std::map<std::string, SystemDesk, std::less<>> m_systems;
    std::map<std::string, model::ParameterValues, std::less<>> m_parameters;
    /// Made when first asked for, dropped when the cards change.
    mutable std::map<std::string, std::shared_ptr<const engine::CardIndex>, std::less<>> m_indices;
    model::FilterFields m_meaningFields; ///< empty: to be made
};

} // namespace blattwerk::app
