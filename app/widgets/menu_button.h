#pragma once

#include <QAbstractButton>

namespace blattwerk::app {

class Appearance;

/// Quiet words with an arrow that open a menu: "Gruppe: keine".
class MenuButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit MenuButton(const Appearance& appearance, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void menuRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const Appearance& m_appearance;
};

} // namespace blattwerk::app
