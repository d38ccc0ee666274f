#pragma once

#include "engine/language/tree.h"
#include "model/local_text.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace blattwerk::engine::language {

class NameIndex;

/// How the value of a figure is called where the side is known.
enum class ValueLabel { AsTyped, Neutral, Rescue, Influence };

/// What is known about the card whose text is read or said.
struct CardContext {
    std::string ownName;
    /// Key of the card type (`action_card`); empty: any, every head is allowed.
    std::string type;
    ValueLabel valueLabel = ValueLabel::AsTyped;
    /// Names of the project's cards; none: names must stand in quotes.
    std::shared_ptr<const NameIndex> names;
};

/// A piece of the text that was read, in bytes.
struct SourceRange {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// One clause (trigger, condition, price, effect, permanent rule) and where it stands.
struct Clause {
    std::size_t ability = 0;
    std::size_t node = 0; ///< in the tree of the ability
    SourceRange range;
    bool manual = false;
    bool byIntent = false; ///< manual because the designer put it into square brackets
};

struct Ability {
    Tree tree;
    SourceRange range;
    /// Reminder texts in round brackets; printed after the ability, without meaning.
    std::vector<std::string> reminders;
};

/// Where the text is not understood and what could stand there.
struct Unknown {
    SourceRange range;
    std::size_t line = 1;   ///< from 1
    std::size_t column = 1; ///< from 1, in characters
    std::size_t length = 0; ///< in characters
    std::string text;
    std::vector<std::string> expected;
    std::string suggestion; ///< the likeliest word or name meant, empty if none is near
    bool name = false;      ///< the name of a card could stand here, and no card has this one
    std::string missing;    ///< in plain words, what the language cannot mean and what comes near; empty if unknown
    std::string missingTranslated; ///< the same for who reads the other language
};

enum class NoteKind {
    MissingDot,          ///< understood all the same
    PronounUnclear,      ///< more than one thing it can mean: nothing is guessed
    PronounWithoutThing, ///< nothing it could mean
    PronounUnsayable,    ///< what it means has no word of its own here
    ThisUnclear,         ///< "diese Figur" may be the card itself or what was named before
    PriceUnclear,        ///< a comma joins it to what it may buy, and nothing says that it may be refused
    HeadMissing,         ///< a paragraph without head on a card that is no action card
    TooLong,             ///< more than the cap of words in a sentence
    ScopeUnclear,        ///< what it governs can be read in two ways: nothing is guessed
    AmountUndefined,     ///< X, and the paragraph does not tell what it counts
    AmountUnused,        ///< tells what X counts, and no X is there
    AmountDefinedTwice,  ///< tells it again
};

struct Note {
    NoteKind kind = NoteKind::MissingDot;
    bool error = false;
    SourceRange range;
    std::vector<std::string> heads; ///< of HeadMissing: such as fit the card's type, "Beim Ausspielen:"
};

/// What a text means.
struct CardReading {
    std::vector<Ability> abilities;
    std::vector<Clause> clauses;
    std::size_t manual = 0; ///< clauses that only a human can carry out
    std::vector<Unknown> unknown;
    std::vector<Note> notes;
    /// Where the text speaks of the card itself.
    std::vector<SourceRange> selves;
    /// Names and manual texts that the trees refer to.
    std::vector<std::string> strings;
    /// The canonical text in the language that was read.
    std::string normalised;
    /// Everything has a meaning: no manual clause and no error.
    bool understood = false;
};

/// One phrase that a word may begin or carry on.
struct PhraseOffer {
    /// From the word on, with its slots: "entferne {Zahl} Stress von {Ziel}".
    std::string text;
    /// Per slot of the text: only a number can stand there.
    std::vector<bool> numberSlots;
    FunctionId function = 0;
};

struct Continuation {
    std::string text;
    std::string kind; ///< `word`, `number`, `signed_number`, `name`
    /// What it begins ("Wirkung", "effect"); empty where the tables have no name for it.
    model::LocalText label;
    int category = -1; ///< number of what it begins in the abstract syntax
    std::vector<PhraseOffer> phrases;
    /// The texts of the phrases, joined by " | ".
    std::string snippet;
};

struct Completion {
    /// What is already typed of the word at the end.
    std::string prefix;
    std::vector<Continuation> continuations;
};

/// Number of the innermost clause that a node of an ability's tree belongs to; 0 without clauses.
[[nodiscard]] std::size_t clauseOf(const CardReading& reading, std::size_t ability, std::size_t node);

enum class OutlineKind { Trigger, Condition, Price, Effect, Permanent, Target, Duration, Otherwise, Choice, Manual };

/// One line of the short tree that the editor shows below a text.
struct OutlineLine {
    int depth = 0;
    OutlineKind kind = OutlineKind::Effect;
    std::string de;
    std::string en;
    std::string primitive; ///< of the rule catalogue, empty if none
    std::size_t ability = 0;
    std::size_t node = 0;
};

} // namespace blattwerk::engine::language
