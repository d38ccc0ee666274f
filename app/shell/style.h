#pragma once

#include <QProxyStyle>

class QLabel;
class QStyleOptionProgressBar;
class QStyleOptionSlider;

namespace blattwerk::app {

class Appearance;

/// The dots of capital umlauts stand above the ascent of our fonts; what is written in the first line of a label would
/// lose them at its upper edge. Widens the upper margin where it is too small for them.
void leaveRoomForDots(QLabel& label);

/// Fusion with the shapes of the look: outlined fields and buttons with soft corners, an accent ring for the focus,
/// flat bars and indicators. Buttons with the property `primary` are filled with the accent.
class Style : public QProxyStyle {
    Q_OBJECT

public:
    explicit Style(const Appearance& appearance);

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                       const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* data) const override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

private:
    void drawField(const QRect& rect, bool focused, bool enabled, QPainter* painter) const;
    void drawButton(const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    void drawIndicator(const QStyleOption* option, QPainter* painter, bool round) const;
    void drawProgress(const QStyleOptionProgressBar& bar, QPainter* painter) const;
    void drawSlider(const QStyleOptionSlider& slider, QPainter* painter, const QWidget* widget) const;
    void drawScrollBar(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const;
    void drawMenuBarItem(const QStyleOptionMenuItem& item, QPainter* painter) const;
    void drawChevron(const QRect& rect, bool up, const QColor& colour, QPainter* painter) const;

    const Appearance& m_appearance;
};

} // namespace blattwerk::app
