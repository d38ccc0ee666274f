#include "engine/play/figures.h"

#include <algorithm>
#include <cmath>

namespace blattwerk::engine {

double Figures::mean() const {
    double sum = 0;
    for (const double value : m_values) {
        sum += value;
    }
    return m_values.empty() ? 0 : sum / static_cast<double>(m_values.size());
}

double Figures::variance() const {
    if (m_values.size() < 2) {
        return 0;
    }
    const double middle = mean();
    double sum = 0;
    for (const double value : m_values) {
        sum += (value - middle) * (value - middle);
    }
    return sum / static_cast<double>(m_values.size() - 1);
}

double Figures::quantile(double share) const {
    if (m_values.empty()) {
        return 0;
    }
    std::vector<double> values = m_values;
    const double rank = std::ceil(share * static_cast<double>(values.size()));
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(std::max(rank, 1.0)) - 1;
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

nlohmann::ordered_json figure(double value) {
    return std::round(value * 10000.0) / 10000.0;
}

nlohmann::ordered_json Mean::report() const {
    return m_count == 0 ? nlohmann::ordered_json() : figure(m_sum / static_cast<double>(m_count));
}

nlohmann::ordered_json meanOf(const Figures& figures) {
    return figures.empty() ? nlohmann::ordered_json() : figure(figures.mean());
}

nlohmann::ordered_json summaryOf(const Figures& figures) {
    nlohmann::ordered_json json = {{"mean", nullptr}, {"median", nullptr}, {"p10", nullptr}, {"p90", nullptr}};
    if (!figures.empty()) {
        json["mean"] = figure(figures.mean());
        json["median"] = figure(figures.quantile(0.5));
        json["p10"] = figure(figures.quantile(0.1));
        json["p90"] = figure(figures.quantile(0.9));
    }
    return json;
}

} // namespace blattwerk::engine
