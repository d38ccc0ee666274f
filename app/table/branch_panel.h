#pragma once

#include <QWidget>

#include <vector>

class QListWidget;
class QPushButton;
class QListWidgetItem;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// The other ways the match went: rows to return to, to rename in place, to remove.
class BranchPanel : public QWidget {
    Q_OBJECT

public:
    struct Row {
        QString name;
        QString detail;
    };

    explicit BranchPanel(const Appearance& appearance, QWidget* parent = nullptr);

    void setRows(const std::vector<Row>& rows);
    void retranslate();

Q_SIGNALS:
    void entered(int index);
    void renamed(int index, const QString& name);
    void removed(int index);

private:
    void renewButtons();

    const Appearance& m_appearance;
    StyledLabel* m_intro;
    QListWidget* m_list;
    QPushButton* m_enter;
    QPushButton* m_rename;
    QPushButton* m_remove;
    bool m_filling = false;
};

} // namespace blattwerk::app
