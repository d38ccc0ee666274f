#pragma once

#include "engine/language/card_language.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine::modulspiel {

/// What sort of thing a function of the abstract syntax says.
enum class MeaningKind : std::uint8_t {
    Unknown,
    Structure, ///< code: Form
    Trigger,
    Zone,
    Limit, ///< code: 1 once per quarter
    Condition,
    Price,  ///< code: Op
    Effect, ///< code: Op
    Static, ///< code: StaticKind
    Place,
    Quant,
    Side, ///< code: Filter::Side
    Other,
    CardKind,
    Quality,
    Counted,
    PileKind,
    Player, ///< code: Who
};

/// Functions that hold a text together.
enum class Form : std::uint8_t {
    Act,
    On,
    Static,
    StaticIf,
    StaticOn,
    StaticOnIf,
    Heads,
    Body,
    BodyElse,
    Always,
    When,
    NoPrice,
    Price,
    OptionalPrice,
    Must,
    May,
    Pay,
    PayAlso,
    Step,
    Seq,
    Manual,
    ManualCond,
    ManualPrice,
    Np,
    Desc,
    Everywhere,
    At,
};

/// What a function means in a program. `args` has one sign per argument:
///   t target   u second target   n number   p place   w place or everywhere   k kind of cards of the discard pile
///   o who      c what is counted   m the most   x name
/// and may end with what is fixed: `*` all, `?` at random, `q` until closing time, `e` until used.
struct Meaning {
    std::string_view name;
    MeaningKind kind = MeaningKind::Unknown;
    std::uint8_t code = 0;
    std::string_view args = {};
    /// Whether the engine carries it out.
    bool played = false;
};

/// Which meaning a function of the loaded language has; built once per language.
class MeaningTable {
public:
    explicit MeaningTable(const language::CardLanguage& language);

    [[nodiscard]] const Meaning& operator[](language::FunctionId fun) const;

private:
    std::vector<const Meaning*> m_meanings;
};

/// Primitives of the rule catalogue that are understood, but that no engine carries out yet; sorted.
[[nodiscard]] std::vector<std::string> primitivesWithoutEngine(const language::CardLanguage& language);

} // namespace blattwerk::engine::modulspiel
