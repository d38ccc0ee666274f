#include "app/widgets/effect_row.h"

#include "app/session/figure_text.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QGridLayout>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {
/// The ends of the scale lie a little beyond those of the interval.
constexpr double kRoom = 1.15;
} // namespace

/// Zero as a stroke, the interval as a bar, the estimate as a dot.
class EffectRow::Scale : public QWidget {
public:
    Scale(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setFixedHeight(appearance.tokens().size.iconSmall);
    }

    void set(const Figure& figure) {
        m_figure = figure;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const ThemeColours& c = m_appearance.colours();
        const ChartTokens& chart = m_appearance.tokens().chart;
        const qreal middle = height() / 2.0;
        const qreal edge = chart.dotRadius + 1;
        const auto at = [&](double value) {
            const double share = std::clamp(value / m_figure.span, -1.0, 1.0);
            return width() / 2.0 + share * (width() / 2.0 - edge);
        };
        painter.setPen(QPen(c.line, 1));
        painter.drawLine(QPointF(0, middle), QPointF(width(), middle));
        painter.setPen(QPen(c.ink3, 1));
        painter.drawLine(QPointF(at(0), 1), QPointF(at(0), height() - 1));
        // Nothing is shown while the interval contains zero: no colour then.
        const bool isShown = m_figure.low > 0 || m_figure.high < 0;
        const QColor colour = isShown ? m_appearance.accentColour() : c.line2;
        QColor bar = colour;
        bar.setAlphaF(float(chart.intervalOpacity));
        painter.setPen(Qt::NoPen);
        painter.setBrush(bar);
        const QRectF interval(at(m_figure.low), middle - chart.intervalHeight / 2,
                              std::max(1.0, at(m_figure.high) - at(m_figure.low)), chart.intervalHeight);
        painter.drawRoundedRect(interval, chart.intervalHeight / 2, chart.intervalHeight / 2);
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(at(m_figure.value), middle), chart.dotRadius, chart.dotRadius);
    }

private:
    const Appearance& m_appearance;
    Figure m_figure;
};

EffectRow::Figure EffectRow::figure(const QString& name, const engine::lab::Difference& measured, const Style& style,
                                    double span) {
    const double factor = style.isShare ? 100 : 1;
    const auto shown = [&](double value) {
        return style.isShare ? percentText(value, style.decimals) : meanText(value, style.decimals);
    };
    Figure row;
    row.name = name;
    row.isShare = style.isShare;
    row.before = shown(measured.baseline);
    row.after = shown(measured.variant);
    row.value = measured.change.value * factor;
    row.low = measured.change.low * factor;
    row.high = measured.change.high * factor;
    row.span = std::max(span, kRoom * std::max(std::abs(row.low), std::abs(row.high)));
    row.change = signedText(row.value, style.decimals);
    if (style.isShare) {
        row.change += QLatin1Char(' ') + tr("pp");
    }
    row.change += QLatin1Char(' ') + signedIntervalText(row.low, row.high, style.decimals);
    return row;
}

void EffectRow::shareScale(std::vector<Figure>& figures) {
    for (const bool isShare : {true, false}) {
        double widest = 0;
        for (const Figure& figure : figures) {
            widest = figure.isShare == isShare ? std::max(widest, figure.span) : widest;
        }
        for (Figure& figure : figures) {
            figure.span = figure.isShare == isShare ? widest : figure.span;
        }
    }
}

EffectRow::EffectRow(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_name(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Normal, StyledLabel::Face::Ui, this)),
      m_values(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_scale(new Scale(appearance, this)),
      m_change(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Normal, StyledLabel::Face::Ui, this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(0, 1);
    m_name->setWordWrap(true);
    grid->addWidget(m_name, 0, 0);
    grid->addWidget(m_values, 0, 1, Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(m_scale, 1, 0, Qt::AlignVCenter);
    grid->addWidget(m_change, 1, 1, Qt::AlignRight);
}

void EffectRow::alignZero() {
    const auto restyle = [this] {
        const QString widest = QStringLiteral("+00,0 %1 [+00,0; +00,0]").arg(tr("pp"));
        static_cast<QGridLayout*>(layout())->setColumnMinimumWidth(1,
                                                                   m_change->fontMetrics().horizontalAdvance(widest));
    };
    connect(&m_appearance, &Appearance::changed, this, restyle);
    restyle();
}

void EffectRow::show(const Figure& figure) {
    m_name->setText(figure.name);
    m_values->setTextFormat(Qt::RichText); // figures only
    m_values->setText(QStringLiteral("%1 → <b>%2</b>").arg(figure.before, figure.after));
    m_change->setText(figure.change);
    m_scale->set(figure);
    setAccessibleName(QStringLiteral("%1: %2 → %3, %4").arg(figure.name, figure.before, figure.after, figure.change));
}

} // namespace blattwerk::app
