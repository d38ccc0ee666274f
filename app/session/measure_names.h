#pragma once

#include "model/local_text.h"

#include <QString>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::app {

/// What the lab and the command line say of a measure of a series (engine::lab::Measure).
struct MeasureName {
    std::string key;
    model::LocalText name;
    bool inPanel = false;    ///< among the figures of a pairing
    bool onTerminal = false; ///< `simulate` prints it
    bool isShare = false;    ///< a part of 1
};

/// What is said of a figure of one card (engine::lab::CardRecord: `drawn`, `plays`, `points`, `stress`), per game.
struct CardMeasureName {
    std::string key;
    model::LocalText name;
    model::LocalText tip; ///< what exactly is counted; may be empty
};

/// Those that mean something in that system, in the order of its `measures.toml`.
[[nodiscard]] std::vector<CardMeasureName> cardMeasureNames(std::string_view system);

/// What games are put together from (drafted modules), where a system counts each part and every two of one side.
struct MeasuredParts {
    struct Part {
        std::string key;
        model::LocalText name;
    };
    model::LocalText label; ///< of all of them
    std::vector<Part> parts;
    std::string each, everyTwo; ///< keys of measures with `{a}` and `{b}`

    /// Key of the measure of how often one was played, or two on one side; with `_won` behind it, of how often they
    /// won.
    [[nodiscard]] std::string measureOf(std::size_t one) const;
    [[nodiscard]] std::string measureOf(std::size_t one, std::size_t other) const;
};
[[nodiscard]] MeasuredParts measuredParts(std::string_view system);

/// What brings a side nearer to its win, turn by turn: points, prize cards. Empty where the file does not say.
[[nodiscard]] model::LocalText raceName(std::string_view system);

/// Those of a system in the order in which they are shown: its `measures.toml`. None where there is no such file.
[[nodiscard]] std::vector<MeasureName> measureNames(std::string_view system);

} // namespace blattwerk::app
