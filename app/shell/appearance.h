#pragma once

#include "app/face/tokens.h"

#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPalette>

namespace blattwerk::app {

/// The look of the window as it is now: tokens, theme, size of type, and the one accent in use. Everything that paints
/// asks here; nothing else stores colours. Emits changed() after theme, size or accent moved.
class Appearance : public QObject {
    Q_OBJECT

public:
    explicit Appearance(Tokens tokens, QObject* parent = nullptr);

    [[nodiscard]] const Tokens& tokens() const { return m_tokens; }
    [[nodiscard]] Theme theme() const { return m_theme; }
    [[nodiscard]] const ThemeColours& colours() const { return m_tokens.colours(m_theme); }
    [[nodiscard]] const Accent& accent() const { return m_tokens.accent(m_accentKey); }
    [[nodiscard]] QColor accentColour() const { return accent().colour(m_theme); }
    [[nodiscard]] QColor accentWash() const { return accent().wash(m_theme); }
    /// Colour of a deck or system in this theme, whatever the accent in use is.
    [[nodiscard]] QColor accentColour(const QString& key) const { return m_tokens.accent(key).colour(m_theme); }

    void setTheme(Theme theme);
    /// 0.9 to 1.5; scales all steps and row heights together.
    void setScale(double scale);
    [[nodiscard]] double scale() const { return m_scale; }
    void setAccent(const QString& key);

    /// A length of the tokens at the chosen size.
    [[nodiscard]] int px(double length) const;
    [[nodiscard]] QFont font(const TypeStep& step, bool bold = false) const;
    /// Linux Libertine, for titles, card names, quotes and the rules reader.
    [[nodiscard]] QFont serif(const TypeStep& step, bool semibold = true) const;
    [[nodiscard]] QFont mono(const TypeStep& step) const;

    [[nodiscard]] QPalette palette() const;

    /// A line icon of `:/icons` in that colour; disabled states use the third ink.
    [[nodiscard]] QIcon icon(const QString& name, const QColor& colour) const;
    [[nodiscard]] QIcon icon(const QString& name) const { return icon(name, colours().ink2); }
    [[nodiscard]] QPixmap iconPixmap(const QString& name, const QColor& colour, int size, double ratio) const;

Q_SIGNALS:
    void changed();

private:
    Tokens m_tokens;
    Theme m_theme = Theme::Light;
    double m_scale = 1.0;
    QString m_accentKey;
};

} // namespace blattwerk::app
