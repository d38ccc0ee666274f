#include "model/card_translation.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace blattwerk::model {

namespace {

constexpr std::string_view kClause = "clause.";
constexpr std::array<std::string_view, 3> kParts{"name", "flavour", "ability_line"};

struct Place {
    std::string language;
    std::string part;
};

Place placeOf(std::string_view field) {
    return {std::string(field.substr(0, 2)), std::string(field.substr(std::min<std::size_t>(3, field.size())))};
}

bool isClause(std::string_view part) {
    return part.starts_with(kClause);
}

/// FNV-1a, in hexadecimal: short, and the same everywhere.
std::string hashOf(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char byte : text) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
    }
    std::string hex;
    for (int shift = 60; shift >= 0; shift -= 4) {
        hex += "0123456789abcdef"[hash >> static_cast<unsigned>(shift) & 15U];
    }
    return hex;
}

std::string* member(CardTranslation& translation, std::string_view part) {
    return part == "name"           ? &translation.name
           : part == "flavour"      ? &translation.flavour
           : part == "ability_line" ? &translation.abilityLine
                                    : nullptr;
}

/// Takes away a translation that says nothing.
void tidy(Card& card, const std::string& language) {
    const auto it = card.translations.find(language);
    if (it != card.translations.end()) {
        const CardTranslation& translation = it->second;
        if (translation.name.empty() && translation.flavour.empty() && translation.abilityLine.empty() &&
            translation.manualClauses.empty()) {
            card.translations.erase(it);
        }
    }
}

} // namespace

bool isTranslationField(std::string_view field) {
    if (field.size() < 4 || field[2] != '.') {
        return false;
    }
    const std::string_view part = field.substr(3);
    return std::find(kParts.begin(), kParts.end(), part) != kParts.end() || isClause(part);
}

std::string translationText(const Card& card, std::string_view field) {
    const Place place = placeOf(field);
    const auto it = card.translations.find(place.language);
    if (it == card.translations.end()) {
        return {};
    }
    CardTranslation translation = it->second;
    if (isClause(place.part)) {
        const auto clause = translation.manualClauses.find(place.part.substr(kClause.size()));
        return clause == translation.manualClauses.end() ? std::string() : clause->second;
    }
    const std::string* text = member(translation, place.part);
    return text ? *text : std::string();
}

std::string translationSource(const Card& card, std::string_view field) {
    const std::string part = placeOf(field).part;
    return part == "name"           ? card.name
           : part == "flavour"      ? card.flavour
           : part == "ability_line" ? std::string(card.word("ability_line"))
           : isClause(part)         ? part.substr(kClause.size())
                                    : std::string();
}

void setTranslationText(Card& card, std::string_view field, std::string_view text) {
    const Place place = placeOf(field);
    CardTranslation& translation = card.translations[place.language];
    if (isClause(place.part)) {
        const std::string clause = place.part.substr(kClause.size());
        if (text.empty()) {
            translation.manualClauses.erase(clause);
        } else {
            translation.manualClauses[clause] = std::string(text);
        }
        // What was made for a wording that is gone has been used up.
        std::erase_if(translation.manualClauses, [&](const auto& entry) {
            return entry.first != clause && card.text.find(entry.first) == std::string::npos;
        });
    } else if (std::string* there = member(translation, place.part)) {
        *there = std::string(text);
        if (text.empty()) {
            translation.sourceHashes.erase(place.part);
        } else {
            translation.sourceHashes[place.part] = hashOf(translationSource(card, field));
        }
    }
    tidy(card, place.language);
}

bool isTranslationStale(const Card& card, std::string_view field) {
    const Place place = placeOf(field);
    const auto it = card.translations.find(place.language);
    if (it == card.translations.end() || translationText(card, field).empty()) {
        return false;
    }
    const auto hash = it->second.sourceHashes.find(place.part);
    return hash != it->second.sourceHashes.end() && hash->second != hashOf(translationSource(card, field));
}

void confirmTranslation(Card& card, std::string_view field) {
    setTranslationText(card, field, translationText(card, field));
}

void noteTranslationSources(const Card& before, Card& after) {
    for (auto& [language, translation] : after.translations) {
        for (const std::string_view part : kParts) {
            const std::string field = language + "." + std::string(part);
            const bool same = translationText(before, field) == translationText(after, field);
            const bool moved = translationSource(before, field) != translationSource(after, field);
            if (same && moved && !translationText(after, field).empty() &&
                !translation.sourceHashes.contains(std::string(part))) {
                translation.sourceHashes[std::string(part)] = hashOf(translationSource(before, field));
            }
        }
    }
}

std::vector<ClauseTranslation> clauseTranslations(const Card& card, std::string_view language,
                                                  const std::vector<std::string>& clauses) {
    std::vector<ClauseTranslation> result;
    std::vector<std::pair<std::string, std::string>> gone;
    const auto it = card.translations.find(std::string(language));
    if (it != card.translations.end()) {
        for (const auto& [clause, text] : it->second.manualClauses) {
            if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end()) {
                gone.emplace_back(clause, text);
            }
        }
    }
    auto next = gone.begin();
    for (const std::string& clause : clauses) {
        ClauseTranslation one{clause, {}, clause};
        if (it != card.translations.end()) {
            const auto there = it->second.manualClauses.find(clause);
            if (there != it->second.manualClauses.end()) {
                one.text = there->second;
            } else if (next != gone.end()) {
                one.madeFor = next->first;
                one.text = next->second;
                ++next;
            }
        }
        result.push_back(std::move(one));
    }
    return result;
}

std::string withTranslatedClauses(std::string text, const Card& card, std::string_view language) {
    const auto it = card.translations.find(std::string(language));
    if (it == card.translations.end()) {
        return text;
    }
    for (const auto& [clause, translated] : it->second.manualClauses) {
        if (const std::size_t at = clause.empty() ? std::string::npos : text.find(clause); at != std::string::npos) {
            text.replace(at, clause.size(), translated);
        }
    }
    return text;
}

} // namespace blattwerk::model
