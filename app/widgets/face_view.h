#pragma once

#include "app/face/face_content.h"

#include <QPixmap>
#include <QWidget>

namespace blattwerk::app {

class Appearance;
class FaceSource;

/// One card face as it will be printed, drawn by the painter that prints. It fits its place or has its real size on
/// the screen; trim line, safe zone and stamp can be shown.
class FaceView : public QWidget {
    Q_OBJECT

public:
    enum class Fit { Place, RealSize };

    FaceView(const Appearance& appearance, FaceSource& faces, QWidget* parent = nullptr);

    void setFace(const std::string& system, const FaceContent& content);
    void clear();
    void setFit(Fit fit);
    /// Shows what lies beyond the cut, and where it goes through.
    void setTrimShown(bool shown);
    /// Shows the zone in which nothing is lost if the cut is a little off.
    void setSafeZoneShown(bool shown);
    void setStampShown(bool shown);
    /// Called while something that can be dropped hovers over it.
    void setDropHighlighted(bool highlighted);

    [[nodiscard]] bool isEmpty() const { return m_content.key.isEmpty(); }
    /// Where the trimmed card stands.
    [[nodiscard]] QRectF cardRect() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return m_fit == Fit::Place; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void renew();
    void renderFace();
    [[nodiscard]] double bleed() const;
    [[nodiscard]] QSizeF cardSize() const;
    void paintLines(QPainter& painter, const QRectF& card) const;

    const Appearance& m_appearance;
    FaceSource& m_faces;
    std::string m_system;
    FaceContent m_content;
    QPixmap m_picture;
    Fit m_fit = Fit::Place;
    bool m_trim = false;
    bool m_safe = false;
    bool m_stamp = true;
    bool m_drop = false;
};

} // namespace blattwerk::app
