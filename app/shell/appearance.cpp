#include "app/shell/appearance.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace blattwerk::app {

Appearance::Appearance(Tokens tokens, QObject* parent)
    : QObject(parent),
      m_tokens(std::move(tokens)),
      m_accentKey(QStringLiteral("heldenhain")) {}

void Appearance::setTheme(Theme theme) {
    if (m_theme != theme) {
        m_theme = theme;
        Q_EMIT changed();
    }
}

void Appearance::setScale(double scale) {
    const double wanted = std::clamp(scale, 0.9, 1.5);
    if (std::abs(wanted - m_scale) > 0.001) {
        m_scale = wanted;
        Q_EMIT changed();
    }
}

void Appearance::setAccent(const QString& key) {
    if (m_accentKey != key) {
        m_accentKey = key;
        Q_EMIT changed();
    }
}

int Appearance::px(double length) const {
    return static_cast<int>(std::lround(length * m_scale));
}

QFont Appearance::font(const TypeStep& step, bool bold) const {
    QFont font(m_tokens.fonts.ui);
    font.setPixelSize(std::max(1, px(step.size)));
    font.setBold(bold);
    return font;
}

QFont Appearance::serif(const TypeStep& step, bool semibold) const {
    QFont font(m_tokens.fonts.serif);
    font.setPixelSize(std::max(1, px(step.size)));
    font.setWeight(semibold ? QFont::DemiBold : QFont::Normal);
    return font;
}

QFont Appearance::mono(const TypeStep& step) const {
    QFont font(m_tokens.fonts.mono);
    font.setPixelSize(std::max(1, px(step.size)));
    return font;
}

QPalette Appearance::palette() const {
    const ThemeColours& c = colours();
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor& colour) { palette.setColor(role, colour); };
    set(QPalette::Window, c.window);
    set(QPalette::Base, c.surface);
    set(QPalette::AlternateBase, c.surface);
    set(QPalette::Text, c.ink);
    set(QPalette::WindowText, c.ink);
    set(QPalette::ButtonText, c.ink);
    set(QPalette::BrightText, c.error);
    set(QPalette::PlaceholderText, c.ink3);
    set(QPalette::Button, c.surface);
    set(QPalette::Light, c.raised);
    set(QPalette::Midlight, c.hover);
    set(QPalette::Mid, c.line);
    set(QPalette::Dark, c.line2);
    set(QPalette::Shadow, c.shadow);
    set(QPalette::Highlight, accentWash());
    set(QPalette::HighlightedText, c.ink);
    set(QPalette::Link, accentColour());
    set(QPalette::LinkVisited, accentColour());
    set(QPalette::ToolTipBase, c.raised);
    set(QPalette::ToolTipText, c.ink);
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, c.ink3);
    }
    palette.setColor(QPalette::Disabled, QPalette::Button, c.window);
    palette.setColor(QPalette::Inactive, QPalette::Highlight, c.sunken);
    return palette;
}

QPixmap Appearance::iconPixmap(const QString& name, const QColor& colour, int size, double ratio) const {
    const QString key = QStringLiteral("icon/%1/%2/%3/%4").arg(name, colour.name()).arg(size).arg(ratio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) {
        return pixmap;
    }
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QByteArray svg = file.readAll();
    svg.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(svg);
    const int side = static_cast<int>(std::lround(size * ratio));
    pixmap = QPixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon Appearance::icon(const QString& name, const QColor& colour) const {
    QIcon icon;
    const int size = px(m_tokens.size.icon);
    for (const double ratio : {1.0, 2.0}) {
        icon.addPixmap(iconPixmap(name, colour, size, ratio), QIcon::Normal);
        icon.addPixmap(iconPixmap(name, colours().ink3, size, ratio), QIcon::Disabled);
    }
    return icon;
}

} // namespace blattwerk::app
