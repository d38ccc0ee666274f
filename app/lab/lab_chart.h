#pragma once

#include "app/lab/chart_content.h"

#include <QWidget>

class QCustomPlot;
class QCPPainter;
class QStackedWidget;
class QTableWidget;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// A chart in the look of the program. T shows the same numbers as a table; what it says is also its description.
class LabChart : public QWidget {
    Q_OBJECT

public:
    explicit LabChart(const Appearance& appearance, QWidget* parent = nullptr);

    void setContent(ChartContent content);
    [[nodiscard]] const ChartContent& content() const { return m_content; }
    void setTable(bool table);
    [[nodiscard]] bool isTable() const;
    /// Width to height that suits a file.
    static constexpr QSize kExportSize{720, 400};
    /// The chart with its title for a file.
    void paintExport(QCPPainter& painter) const;
    [[nodiscard]] QByteArray svg() const;
    [[nodiscard]] QByteArray png() const;

Q_SIGNALS:
    /// The keyboard came to it: actions on "the chart" mean this one.
    void focused();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void renew();
    void renewTable();
    [[nodiscard]] QString rowAt(QPoint position) const;

    const Appearance& m_appearance;
    ChartContent m_content;
    StyledLabel* m_title;
    StyledLabel* m_unit;
    QStackedWidget* m_stack;
    QCustomPlot* m_plot;
    QTableWidget* m_table;
    bool m_isStale = true;
};

} // namespace blattwerk::app
