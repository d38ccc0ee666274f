#include "app/cards/scene_texts.h"

#include "app/face/toml_reader.h"
#include "app/session/resource_text.h"

namespace blattwerk::app {

std::optional<SceneTexts> sceneTexts(const QString& system) {
    const std::string file = resourceText(QStringLiteral(":/systems/%1/scenes.toml").arg(system));
    const model::Result<toml::table> parsed = parseToml(file, "scenes");
    if (file.empty() || !parsed) {
        return std::nullopt;
    }
    TomlReader reader(*parsed, "scenes");
    const auto text = [&reader](std::string_view name) { return reader.text(name).toStdString(); };
    SceneTexts texts{text("above"),        text("understood"),  text("completion"), text("beginning"),
                     text("alias"),        text("repair"),      text("unknown"),    text("impossible"),
                     text("doubt"),        text("manual"),      text("taught"),     text("meaning"),
                     text("pattern"),      text("replacement"), text("rule"),       text("rule_word_de"),
                     text("rule_word_en"), text("deck"),        text("other_deck")};
    return reader.error() ? std::nullopt : std::optional(std::move(texts));
}

} // namespace blattwerk::app
