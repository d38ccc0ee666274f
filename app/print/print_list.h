#pragma once

#include <QWidget>

#include <string>

class QListView;
class QVBoxLayout;

namespace blattwerk::app {

class Appearance;
class Notice;
class PrintContents;
class PrintListModel;
class StyledLabel;
class Workspace;

/// The cards that will be printed, with their findings; a click or Enter opens a card.
class PrintList : public QWidget {
    Q_OBJECT

public:
    PrintList(Workspace& workspace, const Appearance& appearance, PrintContents& contents, QWidget* parent = nullptr);

    /// The contents were set anew.
    void renew(const std::string& system);
    void retranslate();

Q_SIGNALS:
    void cardActivated(const QString& key);
    /// The card became the current row, by keyboard or mouse.
    void cardChosen(int row);
    /// The cards that had to be taken out of the box, with nothing to print, are out.
    void takenOut();

private:
    void renewRemarks();
    [[nodiscard]] Notice* takeOut();
    [[nodiscard]] Notice* remark(bool flawed, const std::vector<int>& rows);

    const Appearance& m_appearance;
    PrintContents& m_contents;
    PrintListModel* m_model;
    StyledLabel* m_title;
    StyledLabel* m_count;
    QListView* m_view;
    QVBoxLayout* m_remarks;
};

} // namespace blattwerk::app
