#include "engine/language/card_language.h"
#include "engine/language/grammar.h"
#include "engine/language/tokenizer.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <cstdlib>

namespace blattwerk::engine::language {

namespace {

std::string spelled(const Token& token, std::string_view text, const Orthography& orthography,
                    const StringPool& strings) {
    switch (token.terminal) {
    case kNameTerminal:
        if (isLetter(static_cast<unsigned char>(text[token.begin])) || token.value < 0) {
            return strings.all()[static_cast<std::size_t>(token.value)];
        }
        return orthography.openQuote + strings.all()[static_cast<std::size_t>(token.value)] + orthography.closeQuote;
    case kTextTerminal:
    case kReminderTerminal:
        return strings.all()[static_cast<std::size_t>(token.value)];
    case kSignedTerminal:
        return (token.value < 0 ? orthography.minus : "+") + std::to_string(std::abs(token.value));
    default:
        return withPlainSpaces(composed(text.substr(token.begin, token.end - token.begin)));
    }
}

} // namespace

std::string CardLanguage::normalise(std::string_view text, model::Language language, const CardContext& context) const {
    const Grammar& rules = grammar(language);
    StringPool strings;
    std::vector<Token> tokens;
    Tokenizer(rules, context).tokenize(text, strings, tokens);
    std::string result;
    bool start = true;
    bool sentenceEnded = true;
    const Token* previous = nullptr;
    for (const Token& token : tokens) {
        if (previous != nullptr && token.begin == previous->begin) {
            continue;
        }
        const std::string word = spelled(token, text, rules.orthography, strings);
        const bool tight = word.size() == 1 && std::string_view(".,:;!?").find(word[0]) != std::string_view::npos;
        const bool newLine = token.newLine && (sentenceEnded || token.terminal == rules.bullet);
        if (!result.empty() && !tight) {
            result += newLine ? '\n' : ' ';
        }
        result += start ? withCapital(word) : word;
        const std::vector<std::string>& capitals = rules.orthography.capitalAfter;
        start =
            std::find(capitals.begin(), capitals.end(), word) != capitals.end() || token.terminal == kReminderTerminal;
        sentenceEnded = token.terminal == rules.dot || token.terminal == kReminderTerminal;
        previous = &token;
    }
    return result;
}

} // namespace blattwerk::engine::language
