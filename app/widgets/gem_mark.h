#pragma once

#include <QIcon>
#include <QWidget>

class QPainter;

namespace blattwerk::app {

class Appearance;

/// The colour of a deck in this theme; one that has no accent of its own takes that of its cards' faces, else the
/// accent in use.
[[nodiscard]] QColor deckColour(const QString& key, const Appearance& appearance);

/// The gem of a deck in its printed colours, on dark grounds in its accent; what has no gem gets a disc in its accent.
/// The key is that of the accent (`sup`).
void paintGemMark(QPainter& painter, const QString& key, QPointF centre, double radius, const Appearance& appearance);

/// The same as an icon for lists and choices.
[[nodiscard]] QIcon gemIcon(const QString& key, const Appearance& appearance, double ratio);

/// The gem of a deck beside its name, so that no deck is told by colour alone.
class GemMark : public QWidget {
    Q_OBJECT

public:
    enum class Size { Line, Heading };

    explicit GemMark(const Appearance& appearance, Size size, QWidget* parent = nullptr);

    /// Hidden where the key is empty.
    void setAccentKey(const QString& key);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    Size m_size;
    QString m_key;
};

} // namespace blattwerk::app
