#pragma once

#include "app/cards/card_reader.h"

#include <QTextLayout>
#include <QWidget>

#include <memory>
#include <vector>

namespace blattwerk::app {

class Appearance;

/// "So liest die Regelmaschine": what the engine will do with a text, as a small tree in words. Every line has the sign
/// of its kind and the number of the rule it rests on; a click or Enter opens that rule.
class ReadingView : public QWidget {
    Q_OBJECT

public:
    explicit ReadingView(const Appearance& appearance, QWidget* parent = nullptr);
    ~ReadingView() override;

    /// `rules`: per line of the outline the rule that it rests on, empty for none.
    void setReading(const TextReading& reading, const QStringList& rules, model::Language language);
    /// Plain lines, for tests and screen readers.
    [[nodiscard]] QStringList lines() const;
    /// The rules beside them.
    [[nodiscard]] QStringList rules() const;
    /// Moves the mark that Enter acts on; -1 takes it away.
    void setCurrentLine(int line);
    [[nodiscard]] int currentLine() const { return m_current; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void ruleActivated(const QString& rule);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Tone { Normal, Quiet, Hand, Unknown };
    struct Line {
        int depth = 0;
        QString icon;
        Tone tone = Tone::Normal;
        QString kind;
        QString text;
        QString rule;

        bool operator==(const Line&) const = default;
    };

    void addLines(const TextReading& reading, const QStringList& rules, model::Language language);
    void forgetLayout();
    void layOut(int width) const;
    [[nodiscard]] int indent(const Line& line) const;
    [[nodiscard]] QColor colour(const Line& line) const;
    [[nodiscard]] int ruleWidth() const;
    [[nodiscard]] int lineAt(int y) const;
    void activate(int line);

    const Appearance& m_appearance;
    std::vector<Line> m_lines;
    int m_current = -1;
    int m_hovered = -1;
    /// Laid out for that width; made anew only when lines, width or type change.
    mutable int m_width = -1;
    mutable std::vector<std::unique_ptr<QTextLayout>> m_layouts;
    mutable std::vector<int> m_heights;
};

} // namespace blattwerk::app
