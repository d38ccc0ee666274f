#pragma once

#include "app/table/schedule_model.h"
#include "app/table/standings_model.h"

#include <QWidget>

class QTableView;

namespace blattwerk::app {

class Appearance;

/// How a whole tournament stands, in place of the table: who meets whom where, the round that is played marked, and the
/// standings below. `dismissed` when Escape is pressed.
class OverviewView : public QWidget {
    Q_OBJECT

public:
    explicit OverviewView(const Appearance& appearance, QWidget* parent = nullptr);

    [[nodiscard]] ScheduleModel& schedule() { return *m_schedule; }
    [[nodiscard]] StandingsModel& standings() { return *m_standings; }
    /// After the models were filled.
    void fit();
    void retranslate();
    void takeFocus();

Q_SIGNALS:
    void dismissed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QTableView* makeTable(QAbstractTableModel* model, const char* name);

    const Appearance& m_appearance;
    ScheduleModel* m_schedule;
    StandingsModel* m_standings;
    QTableView* m_rounds;
    QTableView* m_players;
};

} // namespace blattwerk::app
