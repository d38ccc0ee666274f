#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace blattwerk::app {

class Appearance;

/// Figures as lines: what, a value, and a second value or a note; a head line may name the two columns by gems.
class FigureList : public QWidget {
    Q_OBJECT

public:
    struct Line {
        QString label;
        QString value;
        QString second;
        /// The second column is a figure like the first, not a note.
        bool isPair = false;
        QString tip;
    };
    struct Head {
        QString first, second;             ///< names of the columns
        QString firstAccent, secondAccent; ///< keys of their gems
    };

    explicit FigureList(const Appearance& appearance, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    [[nodiscard]] QString title() const { return m_title; }
    /// Notes first, then pairs under their head.
    void setLines(std::vector<Line> lines, Head head);
    [[nodiscard]] const std::vector<Line>& lines() const { return m_lines; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int headRow() const;
    void renew();

    const Appearance& m_appearance;
    QString m_title;
    std::vector<Line> m_lines;
    Head m_head;
};

} // namespace blattwerk::app
