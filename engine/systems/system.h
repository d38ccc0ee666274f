#pragma once

#include "engine/play/advice.h"
#include "engine/play/match.h"
#include "engine/play/outlook.h"
#include "engine/systems/card_index.h"
#include "engine/systems/policy_info.h"
#include "model/card.h"
#include "model/card_schema.h"
#include "model/collection.h"
#include "model/finding.h"
#include "model/local_text.h"
#include "model/parameter.h"
#include "model/phrase_alias.h"
#include "model/result.h"
#include "model/rule_text.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

namespace language {
class CardLanguage;
struct CardContext;
} // namespace language

namespace lab {
class SeatSeries;
class Series;
struct SeatSetup;
struct SeriesSetup;
} // namespace lab

/// The text of the grammar files of one system: the shared base and the system's vocabulary.
struct GrammarFiles {
    std::string baseAbs, baseLex, baseDe, baseEn;
    std::string abs, lex, de, en;
    /// Wordings that the project's designer taught.
    std::vector<model::PhraseAlias> aliases{};
    /// In which the texts of the cards are written (CardLanguage::textLanguage).
    model::Language textLanguage = model::Language::German;
    /// What reminder texts are made of; they are said in the other language with it.
    std::vector<model::Term> glossary{};
};

/// What a game starts from. Cards are the pool that deck lists refer to by key; their texts go through the card
/// language.
struct MatchSetup {
    std::vector<model::Card> pool;
    /// One list of card keys per side, top to bottom where the order matters.
    std::vector<std::vector<std::string>> decks;
    model::ParameterValues parameters;
    std::uint64_t seed = 1;
    /// Side that begins; chance decides without.
    std::optional<Side> first;
    bool shuffle = true;
    /// Decks, sets, plans and what else of the project a whole tournament is made of.
    std::vector<model::Collection> collections{};
    /// People who take part in a tournament; 0: a game of the two decks.
    int seats = 0;
    /// Keys of the collections that take part, where a tournament leaves a choice; empty: the usual ones.
    std::vector<std::string> chosen{};
    /// What else the start of a scenario file says, as JSON text; a system refuses what it does not know.
    std::string details{};
};

/// Opponent of a goldfish run: `passive`, `dummy`, or the name of a script.
struct GoldfishSetup {
    std::vector<model::Card> pool;
    std::vector<std::string> deck;
    model::ParameterValues parameters;
    std::string opponent = "passive";
    std::string policy = "greedy";
    std::uint64_t seed = 1;
    int games = 1000;
    int threads = 1;
    /// Which test, where a system has several (`goldfishRuns`); empty: the first.
    std::string run{};
    /// Decks, sets, plans and what else of the project a test may need.
    std::vector<model::Collection> collections{};
};

/// Asked between games; answers whether to go on. Gets the games done so far.
using Progress = std::function<bool(int done)>;

/// Cards, decks and parameters that a construction check looks at.
struct DeckCheck {
    const model::Collection* deck = nullptr;
    /// All cards of the system, so that texts may name cards outside the deck.
    std::vector<const model::Card*> pool;
    model::ParameterValues parameters;
    /// Index of that pool. Without one each check makes its own: give one where many cards are checked in a row.
    std::shared_ptr<const CardIndex> index;
    /// All collections of the system, where a rule looks at several of them (plans, sets, starter decks).
    std::vector<const model::Collection*> collections{};
};

/// One game system as seen by everything that serves all of them. Immutable after loading; safe to use from several
/// threads. A system is a folder in engine/systems and one line in all_systems.cpp.
class System {
public:
    virtual ~System() = default;

    [[nodiscard]] virtual std::string_view key() const = 0;
    [[nodiscard]] virtual const language::CardLanguage& language() const = 0;
    /// What the card language has to know to read or say the text of that card: its own name, type, how its values are
    /// called (by faction, from the schema's labels), and the names of all cards of the pool. Build it once per pool
    /// and change `ownName`, `type` and `valueLabel` where many cards are read in a row.
    [[nodiscard]] virtual language::CardContext cardContext(const model::Card& card,
                                                            const std::vector<const model::Card*>& pool) const = 0;

    /// Names beside those of the cards that texts use: those of the sets. A CardIndex of a pool takes them in.
    [[nodiscard]] virtual std::vector<std::string> otherNames() const { return {}; }

    /// Findings of a single card (values, text, type); each cites a construction rule.
    [[nodiscard]] virtual std::vector<model::Finding>
    checkCard(const model::Card& card, const model::CardSchema& schema, const DeckCheck& context) const = 0;
    /// Values of the derived fields of a card (`equip_effort` ...), read from its text.
    [[nodiscard]] virtual model::Stats derived(const model::Card& card,
                                               const std::vector<const model::Card*>& pool) const = 0;
    /// Findings of a deck as a whole (without those of its single cards).
    [[nodiscard]] virtual std::vector<model::Finding> checkDeck(const model::CardSchema& schema,
                                                                const DeckCheck& context) const = 0;

    /// Whether `start` plays whole tournaments (MatchSetup::seats) and single matches with details.
    [[nodiscard]] virtual bool playsTournaments() const { return false; }

    /// Whether `start` without decks begins with a draft: of the modules in MatchSetup::chosen, or of all; without
    /// collections the cards of the pool tell what belongs to them.
    [[nodiscard]] virtual bool drafts() const { return false; }

    /// Errors: `match.deck_illegal` (with rule), `match.unknown_card`, `match.unknown_type`, `match.unknown_parameter`,
    /// `parameter.range`.
    [[nodiscard]] virtual model::Result<std::unique_ptr<Match>> start(const MatchSetup& setup) const = 0;
    /// A game from the `position` object of a scenario file.
    [[nodiscard]] virtual model::Result<std::unique_ptr<Match>> place(const MatchSetup& setup,
                                                                      const nlohmann::ordered_json& position) const = 0;
    /// Policies that play this system, the default one first.
    [[nodiscard]] virtual std::vector<PolicyInfo> policies() const = 0;
    /// The answer of a policy (`random`, `greedy`, ...) for the side that has to act. Errors: `match.unknown_policy`,
    /// `match.other_system`, `match.over`.
    [[nodiscard]] virtual model::Result<std::uint64_t> decide(const Match& match, std::string_view policy,
                                                              std::uint64_t seed) const = 0;
    /// The same with what the player thought. A stop makes it decide at once. Errors as of `decide`.
    [[nodiscard]] virtual model::Result<Advice> advise(const Match& match, std::string_view policy, std::uint64_t seed,
                                                       const std::stop_token& stop) const = 0;
    /// Plays the position on many times, with what the viewer does not see dealt anew each time. Errors: those of
    /// decide, and `outlook.stopped`.
    [[nodiscard]] virtual model::Result<Outlook> outlook(const Match& match, const OutlookSetup& setup,
                                                         const Progress& progress) const = 0;
    /// Errors: those of a start, `goldfish.unknown_opponent`, faultOfRun(). Statistics in the shape that scenarios.md
    /// gives for `goldfish --json`, without the manifest.
    [[nodiscard]] virtual model::Result<nlohmann::ordered_json> goldfish(const GoldfishSetup& setup,
                                                                         const Progress& progress) const = 0;
    /// Names of the tests that `goldfish` knows, the usual one first; none where there is only one.
    [[nodiscard]] virtual std::vector<std::string_view> goldfishRuns() const { return {}; }
    /// What is wrong with that name of a test: `goldfish.unknown_run {run, known}`, `goldfish.one_run {run, system}`.
    [[nodiscard]] std::optional<model::Error> faultOfRun(std::string_view run) const;
    /// Games of two decks (or of one alone) for the lab. Errors: those of a start or a goldfish run.
    [[nodiscard]] virtual model::Result<std::shared_ptr<const lab::Series>>
    series(const lab::SeriesSetup& setup) const = 0;
    /// Whole games of several seats for the lab. Errors: `system.no_tournaments` where there are none, those of a
    /// start.
    [[nodiscard]] virtual model::Result<std::shared_ptr<const lab::SeatSeries>>
    seatSeries(const lab::SeatSetup& setup) const;
};

} // namespace blattwerk::engine
