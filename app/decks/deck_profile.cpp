#include "app/decks/deck_profile.h"

#include "app/face/toml_reader.h"
#include "app/session/resource_text.h"

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

model::LocalText localText(TomlReader& reader, const std::string& path) {
    return {reader.text(path + ".de").toStdString(), reader.text(path + ".en").toStdString()};
}

std::vector<std::string> words(TomlReader& reader, const std::string& path) {
    std::vector<std::string> result;
    if (reader.has(path)) {
        for (const QString& word : reader.texts(path)) {
            result.push_back(word.toStdString());
        }
    }
    return result;
}

DeckTarget readTarget(TomlReader& reader, const std::string& path) {
    DeckTarget target;
    target.value = reader.text(path + ".value").toStdString();
    for (const std::string& type : reader.keys(path + ".types")) {
        target.types[type] = reader.integer(path + ".types." + type);
    }
    for (const double step : reader.numbers(path + ".curve")) {
        target.curve.push_back(int(std::lround(step)));
    }
    return target;
}

Mechanic readMechanic(TomlReader& reader, const std::string& path) {
    Mechanic mechanic;
    mechanic.key = reader.text(path + ".key").toStdString();
    mechanic.name = localText(reader, path);
    mechanic.primitives = words(reader, path + ".primitives");
    mechanic.functions = words(reader, path + ".functions");
    return mechanic;
}

} // namespace

const DeckTarget* DeckProfile::target(const model::Collection& deck) const {
    const auto value = deck.stats.find(targetField);
    const std::string* word = value == deck.stats.end() ? nullptr : std::get_if<std::string>(&value->second);
    if (!word) {
        return nullptr;
    }
    const auto it = std::ranges::find(targets, *word, &DeckTarget::value);
    return it == targets.end() ? nullptr : &*it;
}

std::string DeckProfile::caption(const model::Collection& deck, model::Language language) const {
    const auto value = deck.stats.find(targetField);
    const std::string* word = value == deck.stats.end() ? nullptr : std::get_if<std::string>(&value->second);
    const auto it = word ? captions.find(*word) : captions.end();
    return it == captions.end() ? std::string() : it->second.in(language);
}

model::Result<DeckProfile> readDeckProfile(std::string_view toml) {
    const auto table = parseToml(toml, "profile");
    if (!table) {
        return table.error();
    }
    TomlReader reader(*table, "profile");
    DeckProfile profile;
    profile.curveField = reader.text("curve.field").toStdString();
    profile.curveName = localText(reader, "curve");
    profile.curveSteps = reader.integer("curve.steps");
    profile.histograms = words(reader, "histograms");
    profile.targetField = reader.text("target_field", {}).toStdString();
    for (const std::string& value : reader.keys("captions")) {
        profile.captions[value] = localText(reader, "captions." + value);
    }
    for (std::size_t i = 0; i < reader.length("target"); ++i) {
        profile.targets.push_back(readTarget(reader, "target[" + std::to_string(i) + "]"));
    }
    for (std::size_t i = 0; i < reader.length("mechanic"); ++i) {
        profile.mechanics.push_back(readMechanic(reader, "mechanic[" + std::to_string(i) + "]"));
    }
    reader.refuseUnknownKeys();
    if (reader.error()) {
        return *reader.error();
    }
    return profile;
}

DeckProfile shippedDeckProfile(std::string_view system) {
    const QString path =
        QStringLiteral(":/systems/%1/mechanics.toml").arg(QString::fromUtf8(system.data(), qsizetype(system.size())));
    auto profile = readDeckProfile(resourceText(path));
    return profile ? std::move(*profile) : DeckProfile();
}

} // namespace blattwerk::app
