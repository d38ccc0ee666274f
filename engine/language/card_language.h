#pragma once

#include "engine/language/reading.h"
#include "engine/language/tree.h"
#include "model/local_text.h"
#include "model/phrase_alias.h"
#include "model/result.h"
#include "model/rule_text.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::engine {
struct GrammarFiles;
}

namespace blattwerk::engine::language {

struct AbstractSyntax;
struct Grammar;
class PhraseTable;
class Workspaces;

/// A taught wording that the language cannot take, and why.
struct AliasFault {
    model::PhraseAlias alias;
    model::Error error;
};

/// The card language of one game system: reads card texts into trees and says trees as card texts, in German and
/// English. Immutable after loading; safe to use from several threads at once.
class CardLanguage {
public:
    /// Error `language.grammar` with the place ("vocabulary.de:17") and what is wrong. A taught wording that cannot be
    /// used is left out and stands in faults().
    static model::Result<std::shared_ptr<const CardLanguage>> load(const GrammarFiles& files);
    ~CardLanguage();
    CardLanguage(const CardLanguage&) = delete;
    CardLanguage& operator=(const CardLanguage&) = delete;

    /// What the text means. Never fails: what is not understood is in the tree as manual text.
    [[nodiscard]] CardReading read(std::string_view text, model::Language language, const CardContext& context) const;
    /// In which the texts of the cards are written: what a text means is read from that one.
    [[nodiscard]] model::Language textLanguage() const { return m_textLanguage; }
    /// The same of a text in that language.
    [[nodiscard]] CardReading read(std::string_view text, const CardContext& context) const {
        return read(text, m_textLanguage, context);
    }
    /// The canonical text of what was read, in either language; reminder texts too, as far as the glossary has them.
    [[nodiscard]] std::string render(const CardReading& reading, model::Language language,
                                     const CardContext& context) const;
    /// Text with plain spaces, composed letters, capitals and the printed minus, its wording unchanged.
    [[nodiscard]] std::string normalise(std::string_view text, model::Language language,
                                        const CardContext& context) const;
    /// What may follow the text, which ends at the cursor; also in the middle of a word.
    [[nodiscard]] Completion complete(std::string_view text, model::Language language,
                                      const CardContext& context) const;
    /// The text with its first unknown place mended, canonical, best proposal first. Empty if nothing is wrong.
    [[nodiscard]] std::vector<std::string> repairs(std::string_view text, model::Language language,
                                                   const CardContext& context) const;
    /// A wording and the known phrase it stands for, with brackets around what may vary: numbers, names and things that
    /// stand in both. Error `language.alias_phrase {phrase}`: the language does not know the phrase.
    [[nodiscard]] model::Result<model::PhraseAlias> generalised(std::string_view wording, std::string_view phrase,
                                                                model::Language language,
                                                                const CardContext& context) const;
    /// The functions without arguments that the word alone says: which things a noun can mean.
    [[nodiscard]] std::vector<FunctionId> saidBy(std::string_view word, model::Language language) const;
    [[nodiscard]] const std::vector<AliasFault>& faults() const { return m_faults; }
    /// Whether a card may bear the name: not empty and not made of words of either language alone.
    [[nodiscard]] bool isUsableName(std::string_view name) const;

    /// The reading as short lines for people: trigger, condition, price, effect, target, duration.
    [[nodiscard]] std::vector<OutlineLine> outline(const CardReading& reading, const CardContext& context) const;
    /// Equal meanings give equal JSON. A function without arguments is its name, one with arguments
    /// `{"name": [arguments]}`, a number a number, a card name `{"card": "..."}`, manual text `{"text": "..."}`.
    [[nodiscard]] nlohmann::ordered_json toJson(const CardReading& reading) const;

    [[nodiscard]] std::size_t functionCount() const;
    [[nodiscard]] std::string_view functionName(FunctionId fun) const;
    /// Number of the function, or kNoFunction.
    [[nodiscard]] FunctionId functionId(std::string_view name) const;
    /// A sentence for people that the phrase tables hold (`label KEY ...`); empty if there is none.
    [[nodiscard]] std::string_view label(model::Language language, std::string_view key) const;
    /// Primitive of the rule catalogue ("E5"), empty if it has none.
    [[nodiscard]] std::string_view primitive(FunctionId fun) const;
    [[nodiscard]] FunctionId integerFunction() const; ///< value = the number (signed numbers: signedFunction)
    [[nodiscard]] FunctionId signedFunction() const;
    [[nodiscard]] FunctionId nameFunction() const; ///< value = index in CardReading::strings
    [[nodiscard]] FunctionId textFunction() const; ///< value = index in CardReading::strings
    /// Hash of everything loaded: what was computed from texts is valid as long as it stays the same.
    [[nodiscard]] std::uint64_t grammarHash() const;

    /// For the unambiguity proof, the generator and their tests.
    [[nodiscard]] const AbstractSyntax& abstractSyntax() const { return *m_abstract; }
    [[nodiscard]] const Grammar& grammar(model::Language language) const;

    static constexpr FunctionId kNoFunction = 0xFFFF;

private:
    CardLanguage();

    struct Side {
        std::unique_ptr<Grammar> grammar;
        std::unique_ptr<Workspaces> workspaces;
    };
    [[nodiscard]] const Side& side(model::Language language) const;
    /// What people call a category of the abstract syntax; empty without a name.
    [[nodiscard]] model::LocalText categoryLabel(int category) const;
    void loadSide(model::Language language, const GrammarFiles& files);
    /// The grammar with those wordings that can be used.
    [[nodiscard]] Grammar taught(Grammar plain, const PhraseTable& table, const GrammarFiles& files);

    std::unique_ptr<AbstractSyntax> m_abstract;
    Side m_german;
    Side m_english;
    std::vector<AliasFault> m_faults;
    std::uint64_t m_hash = 0;
    model::Language m_textLanguage = model::Language::German;
    std::vector<model::Term> m_glossary;
};

} // namespace blattwerk::engine::language
