#include "database/exchange/deck_list.h"

#include "database/exchange/text_decoding.h"
#include "model/text_folding.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>

namespace blattwerk::database {

using model::Card;
using model::Error;
using model::Result;

namespace {

constexpr std::size_t kMostLines = 100000;
constexpr int kMostCopies = 9999;

bool isTimes(std::string_view text) {
    return text == "x" || text == "X" || text == "×";
}

/// The number that all of the text is.
std::optional<int> numberOf(std::string_view text) {
    int number = 0;
    const auto [rest, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = !text.empty() && status == std::errc{} && rest == text.data() + text.size();
    return isWhole && number >= 1 && number <= kMostCopies ? std::optional(number) : std::nullopt;
}

/// `2`, `2x` or `x2`.
std::optional<int> copiesOf(std::string_view word) {
    for (const std::string_view times : {"x", "X", "×"}) {
        if (word.ends_with(times)) {
            return numberOf(word.substr(0, word.size() - times.size()));
        }
        if (word.starts_with(times)) {
            return numberOf(word.substr(times.size()));
        }
    }
    return std::nullopt;
}

DeckLine lineOf(int number, const std::string& text) {
    DeckLine line{number, 1, text};
    const std::size_t first = text.find(' ');
    if (first == std::string::npos) {
        return line;
    }
    const std::string head = text.substr(0, first);
    const std::string rest = model::trimmed(text.substr(first));
    const std::optional<int> plain = numberOf(head);
    if (const std::optional<int> copies = plain ? plain : copiesOf(head)) {
        const std::size_t next = rest.find(' ');
        const bool apart = plain && next != std::string::npos && isTimes(rest.substr(0, next));
        return {number, *copies, apart ? model::trimmed(rest.substr(next)) : rest};
    }
    const std::size_t last = text.rfind(' ');
    if (const std::optional<int> copies = copiesOf(std::string_view(text).substr(last + 1))) {
        return {number, *copies, model::trimmed(text.substr(0, last))};
    }
    return line;
}

/// The text before a key in brackets at the end of a line, and that key; both empty where there is none.
std::pair<std::string, std::string> keyAtEnd(const std::string& text, char open, char close) {
    const std::size_t start = text.rfind(open);
    if (start == std::string::npos || text.back() != close) {
        return {};
    }
    const std::string key = text.substr(start + 1, text.size() - start - 2);
    const bool isKey = !key.empty() && std::ranges::all_of(key, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
    return isKey ? std::pair(model::trimmed(text.substr(0, start)), key) : std::pair<std::string, std::string>();
}

} // namespace

Result<std::vector<DeckList>> readDeckLists(std::string_view bytes) {
    const std::string text = model::printableText(decodeText(bytes).text);
    std::vector<DeckList> lists(1);
    std::size_t count = 0;
    int number = 0;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        const std::string line = model::trimmed(text.substr(start, end - start));
        start = end + 1;
        ++number;
        if (line.starts_with('#')) {
            if (const auto [name, key] = keyAtEnd(model::trimmed(line.substr(1)), '[', ']'); !key.empty()) {
                lists.push_back({key, name, {}});
            }
            continue;
        }
        if (line.empty() || line.starts_with("//") || line.ends_with(':')) {
            continue;
        }
        if (count++ == kMostLines) {
            return Error{"import.too_many_rows", {std::to_string(kMostLines)}, {}};
        }
        lists.back().lines.push_back(lineOf(number, line));
    }
    std::erase_if(lists, [](const DeckList& list) { return list.lines.empty(); });
    return lists.empty() ? Result<std::vector<DeckList>>(Error{"import.empty", {}, {}}) : std::move(lists);
}

std::string writeDeckList(const model::Collection& deck, const std::vector<Card>& cards) {
    std::map<std::string, int> names;
    std::map<std::string, const Card*> byKey;
    for (const Card& card : cards) {
        ++names[model::foldText(card.name)];
        byKey[card.key] = &card;
    }
    std::string list = "# " + deck.name.de + " [" + deck.key + "]\n";
    for (const model::CollectionEntry& entry : deck.cards) {
        const auto card = byKey.find(entry.cardKey);
        // A name that two cards have says nothing.
        const bool isClear = card != byKey.end() && names[model::foldText(card->second->name)] == 1;
        list += std::to_string(entry.copies) + "x " + (isClear ? card->second->name : entry.cardKey) + "\n";
    }
    return list;
}

DeckListMatch matchDeckList(const std::vector<DeckLine>& lines, const std::vector<Card>& cards) {
    std::map<std::string, std::set<std::string>> byName;
    std::set<std::string> keys;
    for (const Card& card : cards) {
        keys.insert(card.key);
        byName[model::foldText(card.name)].insert(card.key);
        for (const auto& [language, translation] : card.translations) {
            if (!translation.name.empty()) {
                byName[model::foldText(translation.name)].insert(card.key);
            }
        }
    }
    DeckListMatch match;
    for (const DeckLine& line : lines) {
        std::string key = line.card;
        if (!keys.contains(key)) {
            const auto named = byName.find(model::foldText(line.card));
            const std::string bracketed = keyAtEnd(line.card, '(', ')').second;
            if (named != byName.end() && named->second.size() == 1) {
                key = *named->second.begin();
            } else if (keys.contains(bracketed)) {
                key = bracketed;
            } else {
                (named == byName.end() ? match.unknown : match.ambiguous).push_back(line);
                continue;
            }
        }
        const auto known = std::ranges::find(match.cards, key, &model::CollectionEntry::cardKey);
        if (known == match.cards.end()) {
            match.cards.push_back({key, line.copies});
        } else {
            known->copies += line.copies;
        }
    }
    return match;
}

} // namespace blattwerk::database
