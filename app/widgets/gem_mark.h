#pragma once

#include <QWidget>

namespace blattwerk::app {

class Appearance;

/// The gem of a deck beside its name, so that no deck is told by colour alone.
class GemMark : public QWidget {
    Q_OBJECT

public:
    explicit GemMark(const Appearance& appearance, QWidget* parent = nullptr);

    /// Key of the accent (`sup`); hidden for accents without a gem.
    void setAccentKey(const QString& key);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    QString m_key;
};

} // namespace blattwerk::app
