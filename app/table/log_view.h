#pragma once

#include "app/table/table_log.h"

#include <QAbstractListModel>
#include <QListView>

namespace blattwerk::app {

class Appearance;

/// The lines of the log as a model; the whole line with its rule is the accessible text.
class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { KindRole = Qt::UserRole, StepRole, RuleRole };

    using QAbstractListModel::QAbstractListModel;
    void setLines(std::vector<LogLine> lines);
    [[nodiscard]] const std::vector<LogLine>& lines() const { return m_lines; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<LogLine> m_lines;
};

/// The log: headings of turns, numbered sentences, rule chips that open the rule. Enter or a double click goes to the
/// step of a line.
class LogView : public QListView {
    Q_OBJECT

public:
    explicit LogView(const Appearance& appearance, QWidget* parent = nullptr);

    void setLines(std::vector<LogLine> lines);
    [[nodiscard]] const std::vector<LogLine>& lines() const { return m_model->lines(); }

Q_SIGNALS:
    void ruleActivated(const QString& rule);
    void stepActivated(int step);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    LogModel* m_model;
};

} // namespace blattwerk::app
