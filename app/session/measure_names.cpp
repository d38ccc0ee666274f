#include "app/session/measure_names.h"

#include "app/session/resource_text.h"
#include "app/session/sentences.h"

#include <toml++/toml.h>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Gives the system's file to `take`.
template<typename Take>
void readFile(std::string_view system, const Take& take) {
    const std::string text = resourceText(
        QStringLiteral(":/systems/%1/measures.toml").arg(QString::fromUtf8(system.data(), qsizetype(system.size()))));
    try {
        take(toml::parse(text));
    } catch (const toml::parse_error&) {
        // A shipped file, checked by a test; without it measures have no names.
    }
}

/// Calls `take` for each entry of the list of that name.
template<typename Take>
void forEach(std::string_view system, std::string_view list, const Take& take) {
    readFile(system, [list, &take](const toml::table& root) {
        const toml::array* entries = root[list].as_array();
        for (std::size_t i = 0; entries && i < entries->size(); ++i) {
            if (const toml::table* entry = entries->get(i)->as_table()) {
                take(*entry);
            }
        }
    });
}

std::string word(const toml::table& entry, std::string_view key) {
    return entry[key].value_or(std::string());
}

std::vector<MeasureName> listed(std::string_view system, std::string_view list) {
    std::vector<MeasureName> names;
    forEach(system, list, [&names](const toml::table& entry) {
        const auto flag = [&entry](std::string_view key) { return entry[key].value_or(false); };
        names.push_back({word(entry, "key"),
                         {word(entry, "de"), word(entry, "en")},
                         flag("panel"),
                         flag("terminal"),
                         flag("share")});
    });
    return names;
}

using Part = MeasuredParts::Part;

MeasureName saidOf(MeasureName measure, const Part& a, const Part& b) {
    measure.key = fillTemplate(measure.key, {{"a", a.key}, {"b", b.key}});
    measure.name.de = fillTemplate(measure.name.de, {{"a", a.name.de}, {"b", b.name.de}});
    measure.name.en = fillTemplate(measure.name.en, {{"a", a.name.en}, {"b", b.name.en}});
    return measure;
}

} // namespace

std::string MeasuredParts::measureOf(std::size_t one) const {
    return fillTemplate(each, {{"a", parts[one].key}});
}

std::string MeasuredParts::measureOf(std::size_t one, std::size_t other) const {
    // In the key they stand in the order of the alphabet.
    const auto [first, second] = std::minmax(parts[one].key, parts[other].key);
    return fillTemplate(everyTwo, {{"a", first}, {"b", second}});
}

MeasuredParts measuredParts(std::string_view system) {
    MeasuredParts measured;
    forEach(system, "part", [&measured](const toml::table& entry) {
        measured.parts.push_back({word(entry, "key"), {word(entry, "de"), word(entry, "en")}});
    });
    readFile(system, [&measured](const toml::table& root) {
        if (const toml::table* parts = root["parts"].as_table()) {
            measured.label = {word(*parts, "de"), word(*parts, "en")};
            measured.each = word(*parts, "each");
            measured.everyTwo = word(*parts, "every_two");
        }
    });
    return measured;
}

model::LocalText raceName(std::string_view system) {
    model::LocalText name;
    readFile(system, [&name](const toml::table& root) {
        if (const toml::table* race = root["race"].as_table()) {
            name = {word(*race, "de"), word(*race, "en")};
        }
    });
    return name;
}

std::vector<MeasureName> measureNames(std::string_view system) {
    std::vector<MeasureName> names = listed(system, "measure");
    const std::vector<Part> parts = measuredParts(system).parts;
    const std::vector<MeasureName> each = listed(system, "each");
    const std::vector<MeasureName> everyTwo = listed(system, "every_two");
    for (const Part& part : parts) {
        for (const MeasureName& measure : each) {
            names.push_back(saidOf(measure, part, part));
        }
    }
    for (std::size_t one = 0; one < parts.size(); ++one) {
        for (std::size_t other = one + 1; other < parts.size(); ++other) {
            const bool isInOrder = parts[one].key < parts[other].key;
            for (const MeasureName& measure : everyTwo) {
                names.push_back(saidOf(measure, parts[isInOrder ? one : other], parts[isInOrder ? other : one]));
            }
        }
    }
    return names;
}

std::vector<CardMeasureName> cardMeasureNames(std::string_view system) {
    std::vector<CardMeasureName> names;
    forEach(system, "card_measure", [&names](const toml::table& entry) {
        names.push_back({word(entry, "key"),
                         {word(entry, "de"), word(entry, "en")},
                         {word(entry, "de_tip"), word(entry, "en_tip")}});
    });
    return names;
}

} // namespace blattwerk::app
