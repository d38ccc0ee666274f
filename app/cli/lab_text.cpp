#include "app/cli/lab_text.h"

#include "app/cli/console.h"

#include <QString>

#include <cmath>

namespace blattwerk::app::cli {

std::string LabText::number(double value, int places) const {
    const double scale = std::pow(10.0, places);
    const double rounded = std::round(value * scale) / scale;
    QString text = QString::number(rounded == 0 ? 0.0 : rounded, 'f', places);
    if (m_language == model::Language::German) {
        text.replace('.', ',');
    }
    return text.replace('-', QChar(0x2212)).toStdString();
}

std::string LabText::change(double value, int places) const {
    const std::string text = number(value, places);
    return value > 0 && text.find_first_of("123456789") != std::string::npos ? '+' + text : text;
}

std::string LabText::percent(double share) const {
    return number(share * 100) + " %";
}

std::string LabText::percent(const engine::lab::Estimate& estimate) const {
    return filled(translate("CommandLine", "%1 (95 %: %2 to %3)"),
                  {percent(estimate.value), number(estimate.low * 100), percent(estimate.high)});
}

std::string LabText::difference(const engine::lab::Difference& difference) const {
    const engine::lab::Estimate& change = difference.change;
    const std::string from = number(difference.baseline, 2);
    const std::string to = number(difference.variant, 2);
    const std::string low = this->change(change.low, 2);
    const std::string high = this->change(change.high, 2);
    if (!difference.found()) {
        return filled(translate("CommandLine", "%1 → %2, no difference found (95 %: %3 to %4)"), {from, to, low, high});
    }
    return filled(translate("CommandLine", "%1 → %2: %3 (95 %: %4 to %5)"),
                  {from, to, this->change(change.value, 2), low, high});
}

} // namespace blattwerk::app::cli
