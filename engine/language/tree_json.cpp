#include "engine/language/abstract_syntax.h"
#include "engine/language/card_language.h"

#include <nlohmann/json.hpp>

namespace blattwerk::engine::language {

namespace {

nlohmann::ordered_json nodeJson(const AbstractSyntax& syntax, const CardReading& reading, const Tree& tree,
                                std::size_t at) {
    const Node& node = tree[at];
    if (node.fun == syntax.integer || node.fun == syntax.signedInteger) {
        return node.value;
    }
    if (node.fun == syntax.name || node.fun == syntax.text) {
        const char* kind = node.fun == syntax.name ? "card" : "text";
        return {{kind, reading.strings[static_cast<std::size_t>(node.value)]}};
    }
    const std::string& name = syntax.functions[node.fun].name;
    if (node.size == 1) {
        return name;
    }
    nlohmann::ordered_json args = nlohmann::ordered_json::array();
    for (std::size_t child = at + 1; child < at + node.size; child += tree[child].size) {
        args.push_back(nodeJson(syntax, reading, tree, child));
    }
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    object[name] = std::move(args);
    return object;
}

} // namespace

nlohmann::ordered_json CardLanguage::toJson(const CardReading& reading) const {
    nlohmann::ordered_json abilities = nlohmann::ordered_json::array();
    for (const Ability& ability : reading.abilities) {
        abilities.push_back(nodeJson(*m_abstract, reading, ability.tree, 0));
    }
    return abilities;
}

} // namespace blattwerk::engine::language
