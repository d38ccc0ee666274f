#pragma once

#include "engine/play/json_checks.h"

#include <optional>
#include <string>
#include <string_view>

namespace blattwerk::engine {

/// What a path of a scenario file finds in a position.
struct PathValue {
    enum Status { Found, NoSuchCard, NoSuchPath };
    Status status = Found;
    Json value;
    /// The last key of the path, which decides whether a list has an order.
    std::string key;
    /// For NoSuchCard the card, for NoSuchPath the part that is unknown.
    std::string part;
};

/// `A.field.nami.stress`, `B.hand.size`, `phase`, ... A list of cards with a state reads as the list of their keys; a
/// card of a list is named by its key, a further copy by `key#2`. An object with a `list` is that list, with values of
/// its own beside it (`A.schreibtisch.total`).
[[nodiscard]] PathValue valueAt(const Json& position, std::string_view path);

/// Whether the value is as the file expects it (`{"min": ..}`, `{"has": ..}`, ...); lists without order compare as
/// multisets. The fault says what is wrong with the expectation itself.
[[nodiscard]] bool meets(const Json& value, const Json& expected, bool ordered);
[[nodiscard]] std::optional<std::string> faultOfExpectation(const Json& expected);
[[nodiscard]] bool isOrdered(std::string_view key);

} // namespace blattwerk::engine
