#include "database/exchange/tree/toml_writer.h"
#include "database/exchange/tree/tree_files.h"

#include <algorithm>
#include <set>

namespace blattwerk::database {

using namespace model;

namespace {

void writeStat(TomlWriter& toml, const std::string& key, const StatValue& value) {
    if (const int* number = std::get_if<int>(&value)) {
        toml.number(key, *number);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        toml.text(key, *text);
    } else if (const auto* words = std::get_if<std::vector<std::string>>(&value)) {
        toml.list(key, *words);
    }
}

void writeTexts(TomlWriter& toml, const std::string& table, const std::map<std::string, std::string>& texts) {
    if (texts.empty()) {
        return;
    }
    toml.table(table);
    for (const auto& [key, text] : texts) {
        toml.given(key, text);
    }
}

/// A key as the name of a file: what is no letter or digit of ASCII is written in hex, so no key leads elsewhere.
std::string fileName(std::string_view key) {
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string name;
    for (const char sign : key) {
        const auto code = static_cast<unsigned char>(sign);
        const bool isPlain = (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') || sign == '-';
        if (isPlain) {
            name += sign;
        } else {
            name += '_';
            name += kHex[code / 16u];
            name += kHex[code % 16u];
        }
    }
    return name + ".toml";
}

std::vector<const Collection*> sortedCollections(const SystemPackage& package) {
    std::vector<const Collection*> collections;
    for (const Collection& collection : package.collections) {
        collections.push_back(&collection);
    }
    std::ranges::sort(collections, {}, &Collection::key);
    return collections;
}

/// Card key -> name of its file: that of the first collection that holds it.
std::map<std::string, std::string> filesOfCards(const SystemPackage& package) {
    std::map<std::string, std::string> files;
    for (const Collection* collection : sortedCollections(package)) {
        for (const CollectionEntry& entry : collection->cards) {
            files.emplace(entry.cardKey, fileName(collection->key));
        }
    }
    return files;
}

std::string rulingsToml(std::vector<Ruling> rulings) {
    std::ranges::sort(rulings, {}, &Ruling::id);
    TomlWriter toml;
    for (const Ruling& ruling : rulings) {
        toml.arrayTable("ruling");
        toml.text("id", ruling.id);
        toml.text("card", ruling.cardKey);
        toml.text("question_de", ruling.question.de);
        toml.text("question_en", ruling.question.en);
        toml.text("answer_de", ruling.answer.de);
        toml.text("answer_en", ruling.answer.en);
        toml.list("rules", ruling.rules);
    }
    return toml.take();
}

std::string phrasesToml(std::vector<PhraseAlias> aliases) {
    std::ranges::sort(aliases, {}, [](const PhraseAlias& one) { return std::pair(one.language, one.wording); });
    TomlWriter toml;
    for (const PhraseAlias& alias : aliases) {
        toml.arrayTable("phrase");
        toml.text("language", alias.language);
        toml.text("wording", alias.wording);
        toml.text("phrase", alias.phrase);
        toml.flag("canonical", alias.canonical);
    }
    return toml.take();
}

} // namespace

std::string writeCardToml(const Card& card, const CardSchema& schema) {
    TomlWriter toml;
    toml.arrayTable("card");
    toml.text("key", card.key);
    toml.text("type", card.type);
    toml.text("name", card.name);
    std::set<std::string, std::less<>> written;
    for (const FieldInfo& field : schema.fields) {
        if (const auto stat = card.stats.find(field.key); stat != card.stats.end()) {
            writeStat(toml, field.key, stat->second);
            written.insert(field.key);
        }
    }
    for (const auto& [key, value] : card.stats) {
        if (!written.contains(key)) {
            writeStat(toml, key, value);
        }
    }
    toml.text("text", card.text);
    toml.text("flavour", card.flavour);
    toml.text("notes", card.notes);
    toml.text("status", statusName(card.status));
    toml.text("picture", card.art);
    std::string text = toml.take();
    for (const auto& [language, translation] : card.translations) {
        TomlWriter part;
        part.table("card." + language);
        part.text("name", translation.name);
        part.text("ability_line", translation.abilityLine);
        part.text("flavour", translation.flavour);
        writeTexts(part, "card." + language + ".clauses", translation.manualClauses);
        writeTexts(part, "card." + language + ".hashes", translation.sourceHashes);
        text += part.take();
    }
    return text;
}

std::string writeCollectionToml(const Collection& collection) {
    TomlWriter toml;
    toml.text("key", collection.key);
    toml.text("kind", collection.kind);
    toml.text("name", collection.name.de);
    toml.given("colour", collection.colour);
    for (const auto& [key, value] : collection.stats) {
        writeStat(toml, key, value);
    }
    std::vector<std::string> entries;
    for (const CollectionEntry& entry : collection.cards) {
        const std::string key = tomlQuoted(entry.cardKey);
        entries.push_back(entry.copies == 1 ? key
                                            : "{ key = " + key + ", copies = " + std::to_string(entry.copies) + " }");
    }
    toml.lines("cards", entries);
    if (!collection.name.en.empty()) {
        toml.table("en");
        toml.text("name", collection.name.en);
    }
    return toml.take();
}

PackageFiles systemFiles(const SystemContents& system) {
    const SystemPackage& package = system.package;
    PackageFiles files;
    files["system.toml"] = writeSystemToml(package.info);
    files["rules.de.toml"] = writeRulesToml(package.rules, Language::German);
    files["rules.en.toml"] = writeRulesToml(package.rules, Language::English);
    const auto put = [&files](const std::string& name, std::string text) {
        if (!text.empty()) {
            files[name] = std::move(text);
        }
    };
    put("messages.toml", writeMessagesToml(package.rules));
    put("face.toml", package.layout);
    put("rulings.toml", rulingsToml(system.rulings));
    put("phrases.toml", phrasesToml(system.aliases));
    std::vector<const Card*> cards;
    for (const Card& card : package.cards) {
        cards.push_back(&card);
    }
    std::ranges::sort(cards, {}, &Card::key);
    const std::map<std::string, std::string> places = filesOfCards(package);
    for (const Card* card : cards) {
        const auto place = places.find(card->key);
        std::string& text = files["cards/" + (place == places.end() ? "_without.toml" : place->second)];
        text += (text.empty() ? "" : "\n") + writeCardToml(*card, package.info.schema);
    }
    for (const Collection* collection : sortedCollections(package)) {
        files["collections/" + fileName(collection->key)] = writeCollectionToml(*collection);
    }
    return files;
}

} // namespace blattwerk::database
