#pragma once

#include <QAbstractButton>

namespace blattwerk::app {

class Appearance;

/// One page in the navigation: icon, name, shortcut; a bar in the accent marks the one in view.
class NavigationRow : public QAbstractButton {
    Q_OBJECT

public:
    NavigationRow(const Appearance& appearance, const QString& icon, QWidget* parent = nullptr);

    void setShortcutText(const QString& text);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    QString m_icon;
    QString m_shortcutText;
};

} // namespace blattwerk::app
