#include "engine/language/teaching.h"

#include "engine/language/bracketed_text.h"
#include "engine/language/proof/unambiguity.h"
#include "engine/systems/system.h"

#include <algorithm>
#include <string>

namespace blattwerk::engine::language {

namespace {

/// A text that can be shown: numbers and names for the places where the proof has any.
std::string spoken(const std::string& witness, const Grammar& grammar) {
    const Orthography& signs = grammar.orthography;
    const std::vector<std::pair<std::string, std::string>> examples{
        {"<number>", "2"}, {"<signed>", "+1"},  {"<name>", signs.openQuote + "X" + signs.closeQuote},
        {"<self>", "X"},   {"<text>", "[...]"},
    };
    std::string text = witness;
    for (const auto& [place, example] : examples) {
        for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at)) {
            text.replace(at, place.size(), example);
        }
    }
    return text;
}

} // namespace

model::Result<std::shared_ptr<const CardLanguage>> taught(const GrammarFiles& files, const model::PhraseAlias& alias) {
    GrammarFiles extended = files;
    std::erase_if(extended.aliases, [&](const model::PhraseAlias& other) {
        return other.language == alias.language && other.wording == alias.wording;
    });
    const auto before = CardLanguage::load(extended);
    if (!before) {
        return before.error();
    }
    const auto language = alias.language == "en" ? model::Language::English : model::Language::German;
    const CardContext nothing;
    const auto read = [&](const std::string& text) { return (*before)->read(text, language, nothing); };
    const CardReading known = read(withoutBrackets(alias.wording).text);
    const bool sameAsPhrase =
        alias.canonical && known.normalised == read(withoutBrackets(alias.phrase).text).normalised;
    if (known.understood && !sameAsPhrase) {
        return model::Error{"language.alias_known", {known.normalised}, {}};
    }
    extended.aliases.push_back(alias);
    const auto after = CardLanguage::load(extended);
    if (!after) {
        return after.error();
    }
    for (const AliasFault& fault : (*after)->faults()) {
        if (fault.alias == alias) {
            return fault.error;
        }
    }
    const Grammar& grammar = (*after)->grammar(language);
    const ProofResult proof = UnambiguityProof(grammar).run();
    if (!proof.unambiguous) {
        const std::string witness = proof.overlaps.empty() ? withoutBrackets(alias.wording).text
                                                           : spoken(proof.overlaps.front().witness, grammar);
        const CardReading other = read(witness);
        if (other.understood) {
            return model::Error{"language.alias_meaning", {witness, other.normalised}, {}};
        }
        return model::Error{"language.alias_collision", {witness}, {}};
    }
    return *after;
}

} // namespace blattwerk::engine::language
