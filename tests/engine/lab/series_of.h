#pragma once

#include "engine/lab/series.h"
#include "tests/engine/shipped_content.h"

#include <QtGlobal>

#include <string>

namespace blattwerk::tests {

/// Set-up of a series of two shipped decks.
inline engine::lab::SeriesSetup seriesSetup(const std::string& a, const std::string& b,
                                            const std::string& policy = "greedy") {
    const ShippedContent& content = ShippedContent::heldenhain();
    engine::lab::SeriesSetup setup;
    setup.pool = content.cards;
    setup.decks = {content.keysOf(a), content.keysOf(b)};
    setup.policies = {policy, policy};
    return setup;
}

inline std::shared_ptr<const engine::lab::Series> seriesOf(const engine::lab::SeriesSetup& setup) {
    const auto series = ShippedContent::heldenhain().system->series(setup);
    if (!series) {
        qFatal("%s", series.error().code.c_str());
    }
    return *series;
}

} // namespace blattwerk::tests
