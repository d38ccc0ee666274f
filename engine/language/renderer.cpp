#include "engine/language/renderer.h"

#include "engine/language/name_index.h"
#include "engine/language/unicode.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace blattwerk::engine::language {

std::uint8_t wantedMark(const CardContext& context, const Node& node) {
    const auto mark = static_cast<std::uint8_t>(node.value);
    const auto neutral = static_cast<std::uint8_t>(ValueLabel::Neutral);
    if (context.valueLabel == ValueLabel::AsTyped || mark <= neutral) {
        return mark == neutral ? 0 : mark;
    }
    return context.valueLabel == ValueLabel::Neutral ? 0 : static_cast<std::uint8_t>(context.valueLabel);
}

bool literalFits(const Production& production, const Node& node) {
    switch (production.symbols[0]) {
    case kOneTerminal:
        return node.value == 1;
    case kNumberTerminal:
        return node.value != 1 && node.value >= 0;
    default:
        return true;
    }
}

bool Renderer::fits(const Production& production, std::size_t node) {
    const Tree& tree = *m_tree;
    if (m_grammar.syntax->isLiteral(production.fun)) {
        return literalFits(production, tree[node]);
    }
    if (production.argSymbols.empty()) {
        return production.mark == wantedMark(m_context, tree[node]);
    }
    std::size_t child = node + 1;
    for (std::size_t arg = 0; arg < production.argSymbols.size(); ++arg) {
        const int symbol = production.argSymbols[arg];
        if (symbol >= 0) {
            if (choose(child, nonterminalOf(production.symbols[static_cast<std::size_t>(symbol)])) < 0) {
                return false;
            }
        } else {
            const std::vector<Node>& constant = production.argConstants[arg];
            if (tree[child].size != constant.size() ||
                !std::equal(constant.begin(), constant.end(),
                            tree.nodes().begin() + static_cast<std::ptrdiff_t>(child))) {
                return false;
            }
        }
        child += tree[child].size;
    }
    return true;
}

int Renderer::choose(std::size_t node, std::size_t nonterminal) {
    for (const int id : m_grammar.canonical.of(nonterminal, (*m_tree)[node].fun)) {
        if (fits(m_grammar.productions[static_cast<std::size_t>(id)], node)) {
            m_plan[node] = id;
            return id;
        }
    }
    return -1;
}

bool Renderer::canSay(const Tree& tree) {
    m_tree = &tree;
    m_plan.assign(tree.size(), -1);
    return choose(0, m_grammar.start) >= 0;
}

void Renderer::put(std::string_view word) {
    m_words.push_back({word, {}, m_pending});
    m_pending = kNoCapital;
}

void Renderer::putOwn(std::string word) {
    m_words.push_back({{}, std::move(word), m_pending});
    m_pending = kNoCapital;
}

void Renderer::emitLiteral(const Node& node) {
    const AbstractSyntax& syntax = *m_grammar.syntax;
    if (node.fun == syntax.integer) {
        putOwn(std::to_string(node.value));
    } else if (node.fun == syntax.signedInteger) {
        putOwn((node.value < 0 ? m_grammar.orthography.minus : "+") + std::to_string(std::abs(node.value)));
    } else {
        const std::string& string = m_strings[static_cast<std::size_t>(node.value)];
        // The card's own name, standing bare, is the card itself.
        const bool bare = node.fun == syntax.text || (m_context.names != nullptr && string != m_context.ownName &&
                                                      m_context.names->contains(string));
        putOwn(bare ? string : m_grammar.orthography.openQuote + string + m_grammar.orthography.closeQuote);
    }
}

void Renderer::emitUnbound(std::size_t nonterminal) {
    const int id = m_grammar.unbound(nonterminal);
    if (id < 0) {
        return;
    }
    for (const int word : m_grammar.productions[static_cast<std::size_t>(id)].words) {
        put(m_grammar.words[static_cast<std::size_t>(word)]);
    }
}

void Renderer::emit(std::size_t node) {
    const Production& production = m_grammar.productions[static_cast<std::size_t>(m_plan[node])];
    if (m_grammar.syntax->isLiteral(production.fun)) {
        emitLiteral((*m_tree)[node]);
        return;
    }
    for (std::size_t i = 0; i < production.symbols.size(); ++i) {
        m_pending |= production.capitals[i];
        const Symbol symbol = production.symbols[i];
        if (symbol == kOneTerminal) {
            put("1");
        } else if (isTerminal(symbol)) {
            put(m_grammar.words[static_cast<std::size_t>(production.words[i])]);
        } else if (production.slotArgs[i] >= 0) {
            emit(m_tree->child(node, static_cast<std::size_t>(production.slotArgs[i])));
        } else {
            emitUnbound(nonterminalOf(symbol));
        }
    }
}

bool Renderer::add(const Tree& tree) {
    if (!canSay(tree)) {
        return false;
    }
    m_words.reserve(m_words.size() + tree.size() + 16);
    m_pending = m_words.empty() ? kCapital : kCapital | kLineBreak;
    emit(0);
    m_pending = kNoCapital;
    return true;
}

void Renderer::addReminder(const std::string& reminder) {
    putOwn(reminder);
}

std::string Renderer::phrase(const Tree& tree, std::size_t node, std::size_t nonterminal) {
    m_tree = &tree;
    m_plan.assign(tree.size(), -1);
    m_words.clear();
    m_pending = kNoCapital;
    if (choose(node, nonterminal) < 0) {
        return {};
    }
    emit(node);
    std::string result = spaced(m_words, false);
    m_words.clear();
    return result;
}

std::string Renderer::text() const {
    return spaced(m_words, true);
}

std::string Renderer::spaced(const std::vector<Word>& words, bool startsWithCapital) const {
    const Orthography& orthography = m_grammar.orthography;
    const auto textOf = [](const Word& word) { return word.own.empty() ? word.text : std::string_view(word.own); };
    std::string result;
    result.reserve(words.size() * 8);
    bool capital = startsWithCapital;
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string_view word = textOf(words[i]);
        const std::uint8_t flags = words[i].capital;
        std::string made;
        const auto taught = std::ranges::find_if(orthography.shortForms, [&](const ShortForm& form) {
            return form.words.size() <= words.size() - i &&
                   std::equal(form.words.begin(), form.words.end(), words.begin() + static_cast<std::ptrdiff_t>(i),
                              [&](const std::string& one, const Word& here) { return one == textOf(here); });
        });
        if (taught != orthography.shortForms.end()) {
            made = taught->said;
            word = made;
            i += taught->words.size() - 1;
        } else if (!orthography.article.empty() && word == orthography.article && i + 1 < words.size()) {
            const std::string_view next = textOf(words[i + 1]);
            if (const auto shortForm = orthography.contractions.find({std::string(word), std::string(next)});
                shortForm != orthography.contractions.end()) {
                made = shortForm->second;
                word = made;
                ++i;
            } else if (!next.empty() &&
                       orthography.articleVowels.find(static_cast<char>(next[0] | 0x20)) != std::string::npos) {
                word = orthography.articleBefore;
            }
        }
        const bool tight = word.size() == 1 && std::string_view(".,:;!?").find(word[0]) != std::string_view::npos;
        const auto closed = [&](std::string_view end) { return result.ends_with(end); };
        if (word == "." && (closed(".]") || closed("!]") || closed("?]"))) {
            capital = true;
            continue;
        }
        if (!result.empty() && !tight) {
            result += (flags & kLineBreak) != 0 ? '\n' : ' ';
        }
        const bool plain = !word.empty() && word[0] >= 'a' && word[0] <= 'z';
        if (plain && (capital || (flags & kCapital) != 0)) {
            result += static_cast<char>(word[0] - 32);
            result += word.substr(1);
        } else if (capital || (flags & kCapital) != 0) {
            result += withCapital(word);
        } else {
            result += word;
        }
        capital = !plain && std::find(orthography.capitalAfter.begin(), orthography.capitalAfter.end(), word) !=
                                orthography.capitalAfter.end();
    }
    return result;
}

} // namespace blattwerk::engine::language
