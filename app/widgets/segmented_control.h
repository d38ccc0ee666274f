#pragma once

#include <QAbstractButton>
#include <QWidget>

#include <vector>

namespace blattwerk::app {

class Appearance;

/// A row of joined buttons of which exactly one is chosen; arrow keys move the choice.
class SegmentedControl : public QWidget {
    Q_OBJECT

public:
    explicit SegmentedControl(const Appearance& appearance, QWidget* parent = nullptr);

    void setSegments(const QStringList& labels);
    void setSegmentText(int index, const QString& text);
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int index);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentChanged(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRect segmentRect(int index) const;
    [[nodiscard]] int widthWith(int padding) const;

    const Appearance& m_appearance;
    QStringList m_labels;
    int m_current = 0;
};

} // namespace blattwerk::app
