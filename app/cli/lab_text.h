#pragma once

#include "engine/lab/comparison.h"
#include "engine/lab/tally.h"
#include "model/local_text.h"

#include <string>
#include <string_view>

namespace blattwerk::app::cli {

/// Figures of the lab as a person reads them, with the decimal sign of the language.
class LabText {
public:
    explicit LabText(model::Language language) : m_language(language) {}

    [[nodiscard]] std::string number(double value, int places = 1) const;
    /// With a sign in front, also of gains.
    [[nodiscard]] std::string change(double value, int places = 1) const;
    [[nodiscard]] std::string percent(double share) const;
    /// `54,3 % (95 %: 51,2 bis 57,4 %)`
    [[nodiscard]] std::string percent(const engine::lab::Estimate& estimate) const;
    /// `7,30 → 7,42 (+0,12; 95 %: +0,02 bis +0,22)`, or that no difference was found.
    [[nodiscard]] std::string difference(const engine::lab::Difference& difference) const;

private:
    model::Language m_language;
};

} // namespace blattwerk::app::cli
