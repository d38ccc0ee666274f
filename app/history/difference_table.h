#pragma once

#include "app/history/item_words.h"

#include <QFrame>

class QGridLayout;

namespace blattwerk::app {

class Appearance;

/// Two states of one item field by field. In texts the words that went and came are marked: struck through and
/// underlined, on their grounds. Each value that is not the present one can be brought back.
class DifferenceTable : public QFrame {
    Q_OBJECT

public:
    struct Row {
        std::string field;
        QString title;
        QString left;
        QString right;
        bool canTakeLeft = false;
        bool canTakeRight = false;
    };

    explicit DifferenceTable(const Appearance& appearance, QWidget* parent = nullptr);

    void setRows(const QString& leftTitle, const QString& rightTitle, std::vector<Row> rows);
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

Q_SIGNALS:
    void takeRequested(const QString& field, bool isLeft);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fill();
    [[nodiscard]] QWidget* valueCell(const Row& row, bool isLeft);

    const Appearance& m_appearance;
    QString m_titles[2];
    std::vector<Row> m_rows;
    QGridLayout* m_grid = nullptr;
    QWidget* m_content = nullptr;
};

/// One side of a difference as rich text; what is typed in it stays text.
[[nodiscard]] QString markedText(const QString& left, const QString& right, bool isLeft, const Appearance& appearance);

} // namespace blattwerk::app
