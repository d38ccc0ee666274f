#pragma once

#include "app/history/difference_table.h"
#include "app/shell/page.h"

#include <optional>

class QPushButton;

namespace blattwerk::app {

class FaceView;
class GemMark;
class StyledLabel;

/// Two states of one card or other item side by side: faces as they would be printed, and the table of what differs.
class ItemView : public QWidget {
    Q_OBJECT

public:
    struct Side {
        /// `r12`, and beside it when and by whom.
        QString title;
        QString detail;
        std::optional<model::Card> card;
        /// Whether the whole item can be brought back to it: it is not what is now.
        bool canTake = false;
    };
    struct Content {
        QString name;
        QString key;
        QString accent;
        Side left, right;
        std::vector<DifferenceTable::Row> rows;
    };

    explicit ItemView(const PageContext& context, QWidget* parent = nullptr);

    void show(const std::string& system, Content content);
    [[nodiscard]] const Content& content() const { return m_content; }
    void retranslate();

Q_SIGNALS:
    void takeRequested(bool isLeft);
    void fieldRequested(const QString& field, bool isLeft);
    void cardActivated();

private:
    struct Column {
        StyledLabel* title = nullptr;
        StyledLabel* detail = nullptr;
        FaceView* face = nullptr;
        StyledLabel* nothing = nullptr;
        QPushButton* take = nullptr;
    };

    [[nodiscard]] Column makeColumn(const char* name);
    void showSide(const std::string& system, const Column& column, const Side& side);

    PageContext m_context;
    Content m_content;
    GemMark* m_gem;
    StyledLabel* m_name;
    StyledLabel* m_key;
    QPushButton* m_open;
    QWidget* m_faces;
    Column m_left, m_right;
    DifferenceTable* m_table;
};

} // namespace blattwerk::app
