#include "engine/language/name_index.h"

#include "engine/language/mending.h"
#include "engine/language/unicode.h"

#include <algorithm>

namespace blattwerk::engine::language {

namespace {

constexpr std::size_t kLongestArticle = 3;

std::string firstWord(const std::string& folded) {
    std::size_t end = 0;
    while (end < folded.size()) {
        std::size_t next = end;
        const char32_t point = decode(folded, next);
        if (!isLetter(point) && point != '-' && point != '\'') {
            break;
        }
        end = next;
    }
    return folded.substr(0, end);
}

} // namespace

std::size_t foldedMatch(std::string_view text, std::string_view foldedName) {
    std::string seen;
    bool space = false;
    for (std::size_t at = 0; at < text.size() && seen.size() <= foldedName.size();) {
        // A letter with its combining marks is folded as one.
        std::size_t end = at;
        const char32_t point = decode(text, end);
        while (end < text.size()) {
            std::size_t next = end;
            const char32_t following = decode(text, next);
            if (!isCombining(following) && !isIgnorable(following)) {
                break;
            }
            end = next;
        }
        if (isSpace(point)) {
            space = true;
        } else {
            seen += space ? " " : "";
            space = false;
            seen += folded(text.substr(at, end - at));
            if (!foldedName.starts_with(seen)) {
                return 0;
            }
        }
        at = end;
        if (seen == foldedName) {
            std::size_t next = at;
            const bool inWord = at < text.size() && isLetter(decode(text, next)) && isLetter(point);
            return inWord ? 0 : at;
        }
    }
    return 0;
}

NameIndex::NameIndex(const std::vector<std::string>& names) : m_names(names) {
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        m_folded.push_back(folded(withPlainSpaces(m_names[i])));
        const std::string first = firstWord(m_folded[i]);
        m_byName.emplace(m_folded[i], i);
        if (!first.empty()) {
            m_byFirstWord[first].push_back(i);
        }
        if (!first.empty() && first.size() <= kLongestArticle && first.size() + 1 < m_folded[i].size()) {
            if (const std::string second = firstWord(m_folded[i].substr(first.size() + 1)); !second.empty()) {
                m_bySecondWord[second].push_back(i);
            }
        }
    }
    for (auto* byWord : {&m_byFirstWord, &m_bySecondWord}) {
        for (auto& [word, indices] : byWord->entries()) {
            const std::size_t start = startOf(word);
            m_starts[start >> 6U] |= std::uint64_t{1} << (start & 63U);
            std::sort(indices.begin(), indices.end(), [&](std::size_t a, std::size_t b) {
                return m_folded[a].size() != m_folded[b].size() ? m_folded[a].size() > m_folded[b].size() : a < b;
            });
        }
    }
}

NameIndex::Match NameIndex::longestAt(std::string_view text, std::string_view foldedFirstWord,
                                      std::uint64_t hash) const {
    if (!mayBegin(foldedFirstWord)) {
        return {};
    }
    const std::vector<std::size_t>* candidates = m_byFirstWord.find(foldedFirstWord, hash);
    if (candidates == nullptr) {
        return {};
    }
    // Many names may begin alike: a plain letter behind the first word decides without folding.
    const std::size_t first = foldedFirstWord.size();
    const auto isAscii = [](char sign) { return sign >= 0; };
    const bool isPlain = first + 1 < text.size() && text[first] == ' ' && text[first + 1] >= 'a' &&
                         text[first + 1] <= 'z' &&
                         std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(first), isAscii);
    for (const std::size_t i : *candidates) {
        const std::string& name = m_folded[i];
        if (isPlain && first + 1 < name.size() && name[first] == ' ' && isAscii(name[first + 1]) &&
            name[first + 1] != text[first + 1]) {
            continue;
        }
        if (const std::size_t length = foldedMatch(text, m_folded[i]); length > 0) {
            return {&m_names[i], length};
        }
    }
    return {};
}

NameIndex::Match NameIndex::behindArticle(std::string_view text, std::string_view foldedFirstWord,
                                          const std::vector<std::string>& endings) const {
    std::size_t longestEnding = 0;
    for (const std::string& ending : endings) {
        longestEnding = std::max(longestEnding, ending.size());
    }
    if (foldedFirstWord.size() >= kStart + longestEnding && !mayBegin(foldedFirstWord)) {
        return {};
    }
    Match best;
    const auto take = [&](std::size_t name, std::size_t length) {
        best = length > best.length ? Match{&m_names[name], length} : best;
    };
    using Names = std::pair<const std::vector<std::size_t>*, const std::vector<std::size_t>*>;
    const auto namesOf = [&](std::string_view word) {
        const std::uint64_t hash = wordHash(word);
        return Names{m_byFirstWord.find(word, hash), m_bySecondWord.find(word, hash)};
    };
    const auto tryNames = [&](const Names& names, const std::string& ending) {
        if (names.first != nullptr) {
            for (const std::size_t i : *names.first) {
                take(i, foldedMatch(text, m_folded[i] + ending));
            }
        }
        if (names.second != nullptr) {
            for (const std::size_t i : *names.second) {
                take(i, foldedMatch(text, m_folded[i].substr(m_folded[i].find(' ') + 1) + ending));
            }
        }
    };
    if (const Names whole = namesOf(foldedFirstWord); whole != Names{}) {
        tryNames(whole, {});
        for (const std::string& ending : endings) {
            tryNames(whole, ending);
        }
    }
    for (const std::string& ending : endings) {
        if (foldedFirstWord.size() > ending.size() && foldedFirstWord.ends_with(ending)) {
            tryNames(namesOf(foldedFirstWord.substr(0, foldedFirstWord.size() - ending.size())), ending);
        }
    }
    return best;
}

const std::string* NameIndex::nearest(std::string_view word) const {
    const std::string wanted = folded(word);
    const std::string* found = nullptr;
    std::size_t best = wanted.size() / 4 + 1;
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const std::string& name = m_folded[i];
        const std::size_t difference =
            name.size() > wanted.size() ? name.size() - wanted.size() : wanted.size() - name.size();
        if (difference < best) {
            if (const std::size_t distance = editDistance(wanted, name); distance < best) {
                best = distance;
                found = &m_names[i];
            }
        }
    }
    return found;
}

bool NameIndex::contains(std::string_view name) const {
    return m_byName.contains(folded(withPlainSpaces(name)));
}

} // namespace blattwerk::engine::language
