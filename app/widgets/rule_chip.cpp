#include "app/widgets/rule_chip.h"

#include "app/shell/appearance.h"
#include "app/shell/page.h"

#include <QPainter>

namespace blattwerk::app {

RuleChip::RuleChip(const Appearance& appearance, const QString& rule, QWidget* parent)
    : QAbstractButton(parent),
      m_appearance(appearance),
      m_rule(rule) {
    setText(rule);
    setProperty(kRuleProperty, rule);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Open rule %1").arg(rule));
    setToolTip(tr("Read rule %1").arg(rule));
    connect(this, &QAbstractButton::clicked, this, [this] { Q_EMIT ruleActivated(m_rule); });
}

QSize RuleChip::sizeHint() const {
    const QFontMetrics metrics(m_appearance.mono(m_appearance.tokens().type.caption));
    return {metrics.horizontalAdvance(m_rule) + 12, m_appearance.px(m_appearance.tokens().size.chip)};
}

void RuleChip::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_appearance.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(m_appearance.accentColour(), 2) : QPen(c.line));
    painter.setBrush(underMouse() ? c.hover : c.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setFont(m_appearance.mono(m_appearance.tokens().type.caption));
    painter.setPen(m_appearance.accentColour());
    painter.drawText(rect(), Qt::AlignCenter, m_rule);
}

} // namespace blattwerk::app
