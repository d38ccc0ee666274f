#pragma once

#include <QWidget>

namespace blattwerk::app {

class Appearance;

/// The gem of a deck beside its name.
class GemLabel : public QWidget {
    Q_OBJECT

public:
    explicit GemLabel(const Appearance& appearance, QWidget* parent = nullptr);

    void setColour(const QString& key);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    QString m_colour;
};

} // namespace blattwerk::app
