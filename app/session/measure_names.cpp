#include "app/session/measure_names.h"

#include "app/session/resource_text.h"

#include <toml++/toml.h>

namespace blattwerk::app {

std::vector<MeasureName> measureNames(std::string_view system) {
    const std::string text = resourceText(
        QStringLiteral(":/systems/%1/measures.toml").arg(QString::fromUtf8(system.data(), qsizetype(system.size()))));
    std::vector<MeasureName> names;
    try {
        const toml::table root = toml::parse(text);
        const toml::array* measures = root["measure"].as_array();
        for (std::size_t i = 0; measures && i < measures->size(); ++i) {
            if (const toml::table* entry = measures->get(i)->as_table()) {
                const auto word = [entry](std::string_view key) { return (*entry)[key].value_or(std::string()); };
                const auto flag = [entry](std::string_view key) { return (*entry)[key].value_or(false); };
                names.push_back(
                    {word("key"), {word("de"), word("en")}, flag("panel"), flag("terminal"), flag("share")});
            }
        }
    } catch (const toml::parse_error&) {
        // A shipped file, checked by a test; without it measures have no names.
    }
    return names;
}

} // namespace blattwerk::app
