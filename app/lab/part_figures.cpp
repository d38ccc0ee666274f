#include "app/lab/part_figures.h"

#include "app/session/figure_text.h"

namespace blattwerk::app {

namespace lab = engine::lab;

PartFigures partFigures(const PairingView& view, const MeasuredParts& measured) {
    PartFigures figures;
    if (view.isEmpty() || measured.each.empty()) {
        return figures;
    }
    const lab::Tally& tally = view.tally();
    const auto rate = [&](const std::string& key) -> lab::Estimate {
        const int played = tally.layout().measureIndex(key);
        const int won = tally.layout().measureIndex(key + "_won");
        return played < 0 || won < 0 ? lab::Estimate{}
                                     : lab::wilson(tally.measure(size_t(won), 0), tally.measure(size_t(played), 0));
    };
    const size_t parts = measured.parts.size();
    bool isCounted = false;
    std::vector<std::vector<lab::Estimate>> rates(parts, std::vector<lab::Estimate>(parts));
    for (size_t one = 0; one < parts; ++one) {
        isCounted = isCounted || tally.layout().measureIndex(measured.measureOf(one)) >= 0;
        for (size_t other = 0; other < parts; ++other) {
            rates[one][other] = rate(one == other ? measured.measureOf(one) : measured.measureOf(one, other));
        }
    }
    if (isCounted) {
        figures.rates = std::move(rates);
        figures.games = tally.games();
    }
    return figures;
}

std::vector<QStringList> partRows(const PartFigures& figures, const MeasuredParts& measured, model::Language language) {
    std::vector<QStringList> rows{{QStringLiteral("part"), QStringLiteral("with"), QStringLiteral("games"),
                                   QStringLiteral("played"), QStringLiteral("win_rate"), QStringLiteral("low"),
                                   QStringLiteral("high")}};
    for (size_t one = 0; one < figures.rates.size(); ++one) {
        for (size_t other = one; other < figures.rates.size(); ++other) {
            const lab::Estimate& rate = figures.rates[one][other];
            const auto name = [&](size_t part) {
                return QString::fromStdString(measured.parts[part].name.in(language));
            };
            QStringList row{name(one), one == other ? QString() : name(other), QString::number(rate.samples),
                            plainNumber(double(rate.samples) / double(figures.games))};
            for (const double part : {rate.value, rate.low, rate.high}) {
                row << (rate.samples > 0 ? plainNumber(part) : QString());
            }
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

} // namespace blattwerk::app
