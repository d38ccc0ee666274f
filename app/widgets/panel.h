#pragma once

#include <QFrame>

namespace blattwerk::app {

class Appearance;

/// A surface with a hairline and soft corners that holds figures, findings and readings. Never inside another panel.
class Panel : public QFrame {
    Q_OBJECT

public:
    explicit Panel(const Appearance& appearance, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
};

/// A plain area in one of the grounds of the look (window, surface, sunken, table) that follows the theme, with a
/// hairline at the sides that separate it from its neighbours.
class Ground : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Window, Surface, Sunken, Table };

    Ground(const Appearance& appearance, Kind kind, Qt::Edges lines = {}, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    Kind m_kind;
    Qt::Edges m_lines;
};

} // namespace blattwerk::app
