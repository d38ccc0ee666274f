#pragma once

#include "app/cards/card_reader.h"

#include <QWidget>

#include <vector>

namespace blattwerk::app {

class Appearance;

/// "So liest die Regelmaschine": what the engine will do with a text, as indented lines with a bullet each. Clauses
/// that people carry out by hand bear a hand, places that are not understood an octagon.
class ReadingView : public QWidget {
    Q_OBJECT

public:
    explicit ReadingView(const Appearance& appearance, QWidget* parent = nullptr);

    void setReading(const TextReading& reading, model::Language language);
    /// Plain lines, for tests and screen readers.
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Sign { Bullet, Ring, Hand, Unknown };
    struct Line {
        int depth = 0;
        Sign sign = Sign::Bullet;
        QString kind;
        QString text;
    };

    [[nodiscard]] int indent(const Line& line) const;
    [[nodiscard]] QString html(const Line& line) const;
    [[nodiscard]] int lineHeight(const Line& line, int width) const;
    [[nodiscard]] QColor colour(const Line& line) const;

    const Appearance& m_appearance;
    std::vector<Line> m_lines;
};

} // namespace blattwerk::app
