#include "engine/language/bracketed_text.h"

#include <algorithm>

namespace blattwerk::engine::language {

BracketedText withoutBrackets(std::string_view text) {
    BracketedText result;
    bool inside = false;
    for (const char sign : text) {
        if (sign == '{' && !inside) {
            inside = true;
            result.places.push_back({result.text.size(), result.text.size()});
        } else if (sign == '}' && inside) {
            inside = false;
            result.places.back().end = result.text.size();
        } else if (sign != '{' && sign != '}') {
            result.text += sign;
        }
    }
    if (inside) {
        result.places.back().end = result.text.size();
    }
    std::erase_if(result.places, [](const SourceRange& place) { return place.begin == place.end; });
    return result;
}

std::string withBrackets(std::string_view text, std::vector<SourceRange> places) {
    std::sort(places.begin(), places.end(), [](const auto& a, const auto& b) { return a.begin < b.begin; });
    std::string result;
    std::size_t at = 0;
    for (const SourceRange& place : places) {
        result += text.substr(at, place.begin - at);
        result += '{';
        result += text.substr(place.begin, place.end - place.begin);
        result += '}';
        at = place.end;
    }
    result += text.substr(at);
    return result;
}

} // namespace blattwerk::engine::language
