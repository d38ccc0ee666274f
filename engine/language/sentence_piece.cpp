#include "engine/language/sentence_piece.h"

namespace blattwerk::engine::language {

namespace {

void take(const Parser& parser, SentencePiece& piece) {
    piece.ranges.clear();
    piece.tree = parser.tree(0, &piece.ranges);
    piece.nonterminals = parser.nonterminals(0);
}

} // namespace

std::vector<Token> tokensOf(const Grammar& grammar, const CardContext& context, std::string_view text,
                            StringPool& strings) {
    std::vector<Token> tokens;
    Tokenizer(grammar, context).tokenize(text, strings, tokens);
    std::erase_if(tokens, [](const Token& token) { return token.terminal == kReminderTerminal; });
    const auto comma = grammar.terminalOf.find(",");
    const auto isSign = [&](const Token& token) {
        return token.terminal == grammar.dot || token.terminal == grammar.colon ||
               (comma != grammar.terminalOf.end() && token.terminal == comma->second);
    };
    while (!tokens.empty() && isSign(tokens.back())) {
        tokens.pop_back();
    }
    return tokens;
}

std::optional<SentencePiece> pieceOf(Parser& parser, const CardContext& context, std::string_view text,
                                     StringPool& strings) {
    const Grammar& grammar = parser.grammar();
    SentencePiece piece;
    piece.tokens = tokensOf(grammar, context, text, strings);
    if (piece.tokens.empty()) {
        return std::nullopt;
    }
    const Token last = piece.tokens.back();
    piece.tokens.push_back({grammar.dot, 0, last.end, last.end, false});
    if (parser.parse(piece.tokens, grammar.start) > 0) {
        piece.sentence = true;
        take(parser, piece);
        return piece;
    }
    piece.tokens.pop_back();
    for (const int category : grammar.syntax->clauseCategories) {
        const auto alone = grammar.alone.find(category);
        if (alone == grammar.alone.end()) {
            continue;
        }
        for (const std::size_t nonterminal : alone->second) {
            if (parser.parse(piece.tokens, nonterminal) > 0) {
                take(parser, piece);
                return piece;
            }
        }
    }
    return std::nullopt;
}

bool sameMeaning(const Tree& a, std::size_t at, const Tree& b, std::size_t bt, const StringPool& strings,
                 const AbstractSyntax& syntax) {
    if (a[at].size != b[bt].size) {
        return false;
    }
    for (std::size_t i = 0; i < a[at].size; ++i) {
        const Node& x = a[at + i];
        const Node& y = b[bt + i];
        if (x.fun != y.fun || x.size != y.size) {
            return false;
        }
        if (x.fun == syntax.name || x.fun == syntax.text) {
            const auto& all = strings.all();
            if (all[static_cast<std::size_t>(x.value)] != all[static_cast<std::size_t>(y.value)]) {
                return false;
            }
        } else if (syntax.isLiteral(x.fun) && x.value != y.value) {
            return false;
        }
    }
    return true;
}

} // namespace blattwerk::engine::language
