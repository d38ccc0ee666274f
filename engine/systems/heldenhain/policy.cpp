#include "engine/systems/heldenhain/policy.h"

#include <string>

namespace blattwerk::engine::heldenhain {

model::Result<Policy> policyNamed(std::string_view name) {
    if (name == "random") {
        return Policy{Policy::Kind::Random};
    }
    if (name == "greedy") {
        return Policy{Policy::Kind::Greedy};
    }
    return model::Error{"match.unknown_policy", {std::string(name), std::string(kPolicyNames)}, {}};
}

} // namespace blattwerk::engine::heldenhain
