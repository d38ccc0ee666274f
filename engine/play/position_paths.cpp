#include "engine/play/position_paths.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace blattwerk::engine {

namespace {

bool isCard(const Json& value) {
    return value.is_object() && value.contains("card");
}

bool isListWithValues(const Json& value) {
    return value.is_object() && value.contains("list");
}

/// The keys of a list of cards, whether they stand alone or with a state.
Json plain(const Json& value) {
    if (isListWithValues(value)) {
        return plain(value["list"]);
    }
    if (isCard(value)) {
        return value["card"];
    }
    if (!value.is_array()) {
        return value;
    }
    Json keys = Json::array();
    for (const Json& item : value) {
        keys.push_back(isCard(item) ? item["card"] : item);
    }
    return keys;
}

/// The card of the list with that key, or its n-th copy.
const Json* cardOf(const Json& list, std::string_view name) {
    int copy = 1;
    if (const std::size_t mark = name.rfind('#'); mark != std::string_view::npos) {
        const auto [end, status] = std::from_chars(name.data() + mark + 1, name.data() + name.size(), copy);
        if (status != std::errc{} || end != name.data() + name.size()) {
            return nullptr;
        }
        name = name.substr(0, mark);
    }
    for (const Json& item : list) {
        const Json key = plain(item);
        if (key.is_string() && key.get_ref<const std::string&>() == name && --copy == 0) {
            return &item;
        }
    }
    return nullptr;
}

bool equalLists(const Json& value, const Json& expected, bool ordered) {
    if (value.size() != expected.size()) {
        return false;
    }
    if (ordered) {
        return value == expected;
    }
    std::vector<Json> left(value.begin(), value.end());
    std::vector<Json> right(expected.begin(), expected.end());
    return std::is_permutation(left.begin(), left.end(), right.begin());
}

bool meetsBound(const Json& value, const Json& bound, bool least) {
    if (!value.is_number() || !bound.is_number()) {
        return false;
    }
    return least ? value.get<double>() >= bound.get<double>() : value.get<double>() <= bound.get<double>();
}

} // namespace

PathValue valueAt(const Json& position, std::string_view path) {
    const Json* at = &position;
    PathValue result;
    while (true) {
        const std::size_t dot = path.find('.');
        const std::string part(path.substr(0, dot));
        const bool last = dot == std::string_view::npos;
        result.key = part;
        if (isListWithValues(*at) && !at->contains(part)) {
            at = &(*at)["list"];
        }
        if (at->is_array() && part == "size" && last) {
            result.value = at->size();
            return result;
        }
        if (at->is_array()) {
            at = cardOf(*at, part);
            if (at == nullptr) {
                result.status = PathValue::NoSuchCard;
                result.part = part;
                return result;
            }
        } else if (at->is_object() && at->contains(part)) {
            at = &(*at)[part];
        } else {
            result.status = PathValue::NoSuchPath;
            result.part = part;
            return result;
        }
        if (last) {
            result.value = plain(*at);
            return result;
        }
        path.remove_prefix(dot + 1);
    }
}

bool isOrdered(std::string_view key) {
    return key == "deck" || key == "discard";
}

std::optional<std::string> faultOfExpectation(const Json& expected) {
    if (!expected.is_object()) {
        return std::nullopt;
    }
    if (expected.empty()) {
        return "min, max, has or not is expected here";
    }
    for (const auto& [key, value] : expected.items()) {
        if (key != "min" && key != "max" && key != "has" && key != "not") {
            return "unknown key " + key;
        }
        if ((key == "min" || key == "max") && !value.is_number()) {
            return "a number is expected for " + key;
        }
    }
    return std::nullopt;
}

bool meets(const Json& value, const Json& expected, bool ordered) {
    if (expected.is_array() && value.is_array()) {
        return equalLists(value, expected, ordered);
    }
    if (!expected.is_object()) {
        return value == expected;
    }
    for (const auto& [key, bound] : expected.items()) {
        bool ok = false;
        if (key == "min" || key == "max") {
            ok = meetsBound(value, bound, key == "min");
        } else if (key == "has") {
            ok = value.is_array() && std::find(value.begin(), value.end(), bound) != value.end();
        } else {
            ok = !meets(value, bound, ordered);
        }
        if (!ok) {
            return false;
        }
    }
    return true;
}

} // namespace blattwerk::engine
