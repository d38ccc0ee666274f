#pragma once

#include "engine/play/match.h"
#include "model/result.h"

#include <string_view>
#include <type_traits>

namespace blattwerk::engine {

/// A running match of one system and the policy that is asked about it. `Named` turns the name of a policy into it.
template<class M, auto Named>
struct AskedPolicy {
    using Policy = std::remove_cvref_t<decltype(*Named(std::string_view()))>;

    const M* match = nullptr;
    Policy policy;

    /// Errors: `match.other_system`, `match.over`, those of the name.
    [[nodiscard]] static model::Result<AskedPolicy> read(const Match& match, std::string_view name) {
        const auto* own = dynamic_cast<const M*>(&match);
        if (own == nullptr) {
            return model::Error{"match.other_system", {}, {}};
        }
        if (match.outcome().over) {
            return model::Error{"match.over", {}, {}};
        }
        const auto policy = Named(name);
        return policy ? model::Result<AskedPolicy>(AskedPolicy{own, *policy}) : policy.error();
    }
};

} // namespace blattwerk::engine
