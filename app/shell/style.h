#pragma once

#include <QProxyStyle>

namespace blattwerk::app {

class Appearance;

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
    void drawScrollBar(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const;
    void drawMenuBarItem(const QStyleOptionMenuItem& item, QPainter* painter) const;
    void drawChevron(const QRect& rect, bool up, const QColor& colour, QPainter* painter) const;

    const Appearance& m_appearance;
};

} // namespace blattwerk::app
