#include "app/cli/comparison_wish.h"

#include "app/session/opponents.h"
#include "database/edition_shelf.h"
#include "model/card_fields.h"

#include <algorithm>

namespace blattwerk::app::cli {

namespace {

class WishReader {
public:
    WishReader(Console& console, Workspace& workspace, const LabOptions& options, const ComparisonWish& wish)
        : m_console(console),
          m_workspace(workspace),
          m_options(options),
          m_wish(wish) {}

    std::optional<ComparedDesk> read() {
        if (!isComplete() || !findDesk() || !(m_wish.players > 0 ? findStarter() : findDecks())) {
            return std::nullopt;
        }
        m_result.baseline = m_result.variant = PlayedPool{m_result.desk->cards, m_result.desk->collections, {}};
        const bool done = m_wish.editions.empty() ? changeCard() && changeParameters() : takeEditions();
        return done ? std::optional(std::move(m_result)) : std::nullopt;
    }

private:
    bool refuse(const std::string& sentence) {
        m_console.fail(sentence, Exit::Usage);
        return false;
    }

    bool isComplete() {
        if (m_wish.set.empty() && m_wish.parameters.empty() && m_wish.editions.empty()) {
            return refuse(
                translate("CommandLine", "What is to be changed? --card with --set, --param or --edition is missing."));
        }
        if (!m_wish.set.empty() && m_wish.card.empty()) {
            return refuse(filled(translate("CommandLine", "%1 is missing."), {"--card"}));
        }
        if (m_wish.editions.size() > 2 || (!m_wish.editions.empty() && m_wish.set.size() + m_wish.parameters.size())) {
            return refuse(translate("CommandLine", "--edition goes once or twice, and without --set and --param."));
        }
        return true;
    }

    /// The system that the deck, the card, the parameter or the edition belongs to.
    bool findDesk() {
        if (!m_options.a.empty()) {
            m_result.desk = findDeck(m_console, m_workspace, m_options.a, m_options.system).desk;
            return m_result.desk && systemDesk(m_console, m_workspace, m_result.desk->info.key);
        }
        std::string systems;
        int found = 0;
        for (const std::string& key : m_workspace.systemKeys()) {
            const SystemDesk& desk = m_workspace.system(key);
            const bool plays = desk.engine && (m_wish.players == 0 || desk.engine->playsTournaments());
            const bool wanted = m_options.system.empty() ? plays : m_options.system == key;
            if (wanted && knows(desk)) {
                m_result.desk = &desk;
                systems += (found == 0 ? "" : ", ") + key;
                ++found;
            }
        }
        if (found == 1) {
            return systemDesk(m_console, m_workspace, m_result.desk->info.key);
        }
        if (found > 1) {
            return refuse(filled(translate("CommandLine", "This fits several systems (%1): choose one with --system."),
                                 {systems}));
        }
        if (!m_wish.card.empty()) {
            m_console.fail(model::Error{"card.missing", {m_wish.card}, {}});
        } else if (!m_wish.parameters.empty()) {
            m_console.fail(model::Error{"match.unknown_parameter", {assignment(m_wish.parameters.front()).name}, {}});
        } else {
            m_console.fail(model::Error{"lab.no_edition", {m_wish.editions.front()}, {}});
        }
        return false;
    }

    bool knows(const SystemDesk& desk) {
        if (!m_wish.card.empty()) {
            return desk.card(m_wish.card) != nullptr;
        }
        if (!m_wish.parameters.empty()) {
            return desk.info.parameter(assignment(m_wish.parameters.front()).name) != nullptr;
        }
        const auto edition =
            database::EditionShelf(m_workspace.project().database()).find(desk.info.key, m_wish.editions.front());
        return edition && *edition;
    }

    /// The deck that is named, or the first one that holds the card; then whom it meets.
    bool findDecks() {
        const std::string& system = m_result.desk->info.key;
        if (!m_options.a.empty()) {
            m_result.deck = m_result.desk->collection(m_options.a);
        } else {
            m_result.deck = deckHolding(*m_result.desk, m_wish.card);
        }
        if (!m_result.deck) {
            return refuse(filled(translate("CommandLine", "No deck holds “%1”."), {m_wish.card}));
        }
        if (!m_options.b.empty()) {
            const model::Collection* other = findDeck(m_console, m_workspace, m_options.b, system).deck;
            m_result.opponents = {other};
            return other && isHeld();
        }
        m_result.opponents = opponentsOf(*m_result.desk, *m_result.deck);
        return isHeld();
    }

    /// Of a tournament: the starting deck that is named, if any.
    bool findStarter() {
        if (!m_result.desk->engine || !m_result.desk->engine->playsTournaments()) {
            m_console.fail(model::Error{"system.no_tournaments", {m_result.desk->info.key}, {}});
            return false;
        }
        m_result.deck = m_options.a.empty() ? nullptr : m_result.desk->collection(m_options.a);
        return true;
    }

    bool isHeld() {
        const bool held = m_wish.card.empty() || m_result.deck->copiesOf(m_wish.card) > 0 ||
                          std::ranges::any_of(m_result.opponents, [&](const model::Collection* deck) {
                              return deck->copiesOf(m_wish.card) > 0;
                          });
        return held || refuse(filled(translate("CommandLine", "None of these decks holds “%1”."), {m_wish.card}));
    }

    bool changeCard() {
        for (model::Card& card : m_result.variant.cards) {
            if (card.key != m_wish.card) {
                continue;
            }
            for (const std::string& set : m_wish.set) {
                const auto part = requiredAssignment(m_console, "--set", set);
                if (!part) {
                    return false;
                }
                const model::StatValue before = model::fieldValue(card, part->name);
                if (auto done = model::setFieldText(card, m_result.desk->info.schema, part->name, part->value); !done) {
                    m_console.fail(done.error());
                    return false;
                }
                note(card.key, part->name, toJson(before), toJson(model::fieldValue(card, part->name)));
            }
        }
        return true;
    }

    bool changeParameters() {
        if (!readParameters(m_console, *m_result.desk, m_wish.parameters, m_result.parameters)) {
            return false;
        }
        for (const auto& [key, value] : m_result.parameters) {
            note({}, key, m_result.desk->parameter(key, {}), value);
        }
        return true;
    }

    bool takeEditions() {
        PlayedPool* pools[2] = {&m_result.baseline, &m_result.variant};
        for (std::size_t i = 0; i < m_wish.editions.size(); ++i) {
            auto pool = poolOf(m_workspace, *m_result.desk, m_wish.editions[i]);
            if (!pool) {
                m_console.fail(pool.error());
                return false;
            }
            *pools[i] = std::move(*pool);
        }
        for (const model::Card& before : m_result.baseline.cards) {
            const auto after = std::ranges::find(m_result.variant.cards, before.key, &model::Card::key);
            if (after != m_result.variant.cards.end()) {
                for (const model::FieldChange& change : model::changedFields(before, *after)) {
                    note(before.key, change.field, toJson(change.before), toJson(change.after));
                }
            }
        }
        return true;
    }

    void note(const std::string& card, const std::string& field, const nlohmann::ordered_json& before,
              const nlohmann::ordered_json& after) {
        m_result.changes.push_back({{"key", card}, {"field", field}, {"old", before}, {"new", after}});
    }

    Console& m_console;
    Workspace& m_workspace;
    const LabOptions& m_options;
    const ComparisonWish& m_wish;
    ComparedDesk m_result;
};

} // namespace

std::optional<ComparedDesk> comparedDesk(Console& console, Workspace& workspace, const LabOptions& options,
                                         const ComparisonWish& wish) {
    return WishReader(console, workspace, options, wish).read();
}

} // namespace blattwerk::app::cli
