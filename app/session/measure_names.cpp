#include "app/session/measure_names.h"

#include "app/session/resource_text.h"

#include <toml++/toml.h>

namespace blattwerk::app {

namespace {

/// Calls `take` for each entry of the list of that name in the system's file.
template<typename Take>
void forEach(std::string_view system, std::string_view list, const Take& take) {
    const std::string text = resourceText(
        QStringLiteral(":/systems/%1/measures.toml").arg(QString::fromUtf8(system.data(), qsizetype(system.size()))));
    try {
        const toml::table root = toml::parse(text);
        const toml::array* entries = root[list].as_array();
        for (std::size_t i = 0; entries && i < entries->size(); ++i) {
            if (const toml::table* entry = entries->get(i)->as_table()) {
                take(*entry);
            }
        }
    } catch (const toml::parse_error&) {
        // A shipped file, checked by a test; without it measures have no names.
    }
}

std::string word(const toml::table& entry, std::string_view key) {
    return entry[key].value_or(std::string());
}

} // namespace

std::vector<MeasureName> measureNames(std::string_view system) {
    std::vector<MeasureName> names;
    forEach(system, "measure", [&names](const toml::table& entry) {
        const auto flag = [&entry](std::string_view key) { return entry[key].value_or(false); };
        names.push_back({word(entry, "key"),
                         {word(entry, "de"), word(entry, "en")},
                         flag("panel"),
                         flag("terminal"),
                         flag("share")});
    });
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
