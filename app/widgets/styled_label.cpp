#include "app/widgets/styled_label.h"

#include "app/shell/appearance.h"
#include "app/widgets/rich_lines.h"

namespace blattwerk::app {

StyledLabel::StyledLabel(const Appearance& appearance, TypeStep TypeScale::*step, Ink ink, Face face, QWidget* parent)
    : QLabel(parent),
      m_appearance(appearance),
      m_step(step),
      m_ink(ink),
      m_face(face) {
    // Names that people typed are shown as they are, whatever they look like.
    setTextFormat(Qt::PlainText);
    connect(&appearance, &Appearance::changed, this, &StyledLabel::restyle);
    restyle();
}

void StyledLabel::setInk(Ink ink) {
    m_ink = ink;
    restyle();
}

void StyledLabel::restyle() {
    const ThemeColours& c = m_appearance.colours();
    const TypeStep step = m_appearance.tokens().type.*m_step;
    switch (m_face) {
    case Face::Ui:
    case Face::Bold:
        setFont(m_appearance.font(step, m_face == Face::Bold));
        break;
    case Face::Serif:
        setFont(m_appearance.serif(step));
        break;
    case Face::Mono:
        setFont(m_appearance.mono(step));
        break;
    }
    // The dots of capitals stand above the ascent of the font, where the label would end.
    if (const QMargins now = contentsMargins(); now.left() == 0 && now.right() == 0) {
        setContentsMargins(0, textFormat() == Qt::PlainText ? aboveAscent(font()) : 0, 0, 0);
    } // else it has margins of its own
    QColor ink = c.ink;
    switch (m_ink) {
    case Ink::Normal:
        break;
    case Ink::Second:
        ink = c.ink2;
        break;
    case Ink::Third:
        ink = c.ink3;
        break;
    case Ink::Accent:
        ink = m_appearance.accentColour();
        break;
    case Ink::Error:
        ink = c.error;
        break;
    }
    QPalette colours = m_appearance.palette();
    colours.setColor(QPalette::WindowText, ink);
    setPalette(colours);
}

} // namespace blattwerk::app
