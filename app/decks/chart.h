#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace blattwerk::app {

class Appearance;

/// One bar: what it stands for, how long it is, and where it should end.
struct ChartBar {
    QString label;
    double value = 0;
    /// Negative: no target.
    double target = -1;

    bool operator==(const ChartBar&) const = default;
};

/// A small chart painted from the tokens: bars from zero, labelled directly. T shows the same numbers as a table; what
/// it says is also a sentence for those who do not see it.
class Chart : public QWidget {
    Q_OBJECT

public:
    enum class Kind {
        Rows,    ///< a line per bar, label at the left, number at the right
        Columns, ///< upright bars with the number above
        Small    ///< upright bars without numbers, for a row of histograms
    };

    Chart(const Appearance& appearance, Kind kind, QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& note = {});
    void setBars(std::vector<ChartBar> bars);
    [[nodiscard]] const std::vector<ChartBar>& bars() const { return m_bars; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString note() const { return m_note; }
    /// The numbers as a sentence.
    [[nodiscard]] QString summary() const;
    void setTable(bool table);
    [[nodiscard]] bool isTable() const { return m_table; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// T was pressed: this chart shows itself as the other form.
    void tableToggled(bool table);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void renew();
    void paintTitle(QPainter& painter);
    void paintRows(QPainter& painter);
    void paintColumns(QPainter& painter);
    void paintTable(QPainter& painter);
    [[nodiscard]] double largest() const;
    [[nodiscard]] int titleHeight() const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int labelWidth() const;

    const Appearance& m_appearance;
    Kind m_kind;
    QString m_title;
    QString m_note;
    std::vector<ChartBar> m_bars;
    bool m_table = false;
};

} // namespace blattwerk::app
