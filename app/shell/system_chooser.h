#pragma once

#include <QComboBox>
#include <QStringList>

namespace blattwerk::app {

class Appearance;

/// The chooser for the game system: name, state of its rules, and the gems of its decks.
class SystemChooser : public QComboBox {
    Q_OBJECT

public:
    explicit SystemChooser(const Appearance& appearance, QWidget* parent = nullptr);

    /// Accents of the decks, of which the first four that have a gem are shown.
    void setGems(const QStringList& accents);
    void addSystem(const QString& key, const QString& name, const QString& edition);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintGems(QPainter& painter, QPointF centre) const;

    const Appearance& m_appearance;
    QStringList m_gems;
};

} // namespace blattwerk::app
