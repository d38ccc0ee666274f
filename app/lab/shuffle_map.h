#pragma once

#include "engine/lab/shuffle_test.h"

#include <QImage>
#include <QStringList>
#include <QWidget>

#include <memory>

namespace blattwerk::app {

class Appearance;

/// How often each card came to each place, as deviations from what is expected: a fair shuffle is an even grain without
/// stripes. Arrow keys move the cell that is told about.
class ShuffleMap : public QWidget {
    Q_OBJECT

public:
    explicit ShuffleMap(const Appearance& appearance, QWidget* parent = nullptr);

    /// `names` of the cards in their order before shuffling; may be shorter than the deck.
    void setReport(std::shared_ptr<const engine::lab::ShuffleReport> report, const QStringList& names);
    [[nodiscard]] QString cellText(int card, int place) const;
    [[nodiscard]] QPoint current() const { return m_current; }
    void retranslate();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// What the chosen cell says.
    void cellChosen(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void renewImage();
    [[nodiscard]] QRect mapRect() const;
    [[nodiscard]] QPoint cellAt(QPoint position) const;
    void choose(QPoint cell);

    const Appearance& m_appearance;
    std::shared_ptr<const engine::lab::ShuffleReport> m_report;
    QStringList m_names;
    QImage m_image;
    QPoint m_current{-1, -1};
};

} // namespace blattwerk::app
