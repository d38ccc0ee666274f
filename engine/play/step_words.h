#pragma once

#include "engine/play/json_checks.h"
#include "model/result.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine {

/// Keys of the cards of a match, by number.
using CardKeys = std::span<const std::string>;

/// One named part of a step: `"card": "hirsch"`, `"sacrifice": null`, `"take": true`, `"choose": 2`,
/// `"cards": ["maus", "maus"]`.
struct StepPart {
    enum Kind { Null, Card, Number, Flag, Word, Cards };
    std::string_view field;
    Kind kind = Null;
    /// For cards: its number, the side on which it is, and which copy of its key it is there (from 1).
    int card = -1;
    int side = 0;
    int copy = 1;
    /// The other side has such a card too, so the name says the side.
    bool unclear = false;
    /// Of a card its place, counted from 1, where a step may name it so too; 0 where it may not.
    int number = 0;
    std::string_view word;
    /// Of a list of cards, which has no order, their numbers.
    std::vector<int> cards{};
};

/// A step in the words of scenario files; the answer to a decision has the action `choose`.
struct StepForm {
    std::string_view action;
    std::vector<StepPart> parts;

    [[nodiscard]] const StepPart* part(std::string_view field) const;
    [[nodiscard]] Json json(CardKeys keys) const;
};

/// A card as a scenario file names it: `samt`, `samt#2`, `B.samt`.
struct CardName {
    std::optional<int> side;
    std::string key;
    int copy = 1;

    [[nodiscard]] static CardName read(std::string_view text);
};

/// A member that a kind of step may have.
struct StepField {
    std::string_view name;
    StepPart::Kind kind = StepPart::Card;
    bool mayBeNull = false;
    /// A card may also be given by its place, counted from 1.
    bool mayBePlace = false;
};

/// A kind of step and its members.
struct ActionForm {
    std::string_view name;
    std::array<StepField, 3> fields = {};
    std::size_t count = 0;
};

/// A step that a scenario file or a person wrote; what it leaves out is open.
class GivenStep {
public:
    /// `answers` are the words beside yes, no, pass and cards that answer decisions. Errors `match.bad_step {field}`
    /// and `match.unknown_card {name, field}`.
    static model::Result<GivenStep> read(const Json& json, CardKeys keys, std::span<const ActionForm> actions,
                                         std::span<const std::string_view> answers = {});

    [[nodiscard]] const std::string& action() const { return m_action; }
    /// Whether the form has all the parts that are named here.
    [[nodiscard]] bool fits(const StepForm& form, CardKeys keys) const;
    /// The card named in that part; null where there is none.
    [[nodiscard]] const CardName* name(std::string_view field) const;
    /// The cards named in the list of that part; empty where there is none.
    [[nodiscard]] std::vector<CardName> names(std::string_view field) const;
    [[nodiscard]] bool has(std::string_view field) const;
    [[nodiscard]] int number(std::string_view field, int fallback) const;
    [[nodiscard]] bool flag(std::string_view field) const;
    [[nodiscard]] std::string word(std::string_view field) const;

private:
    struct Part {
        std::string field;
        Json value;
        CardName name;
    };
    [[nodiscard]] const Part* part(std::string_view field) const;
    static bool same(const Part& given, const StepPart* part, CardKeys keys);

    std::string m_action;
    std::vector<Part> m_parts;
};

} // namespace blattwerk::engine
