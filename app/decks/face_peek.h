#pragma once

#include "app/shell/page.h"

#include <QFrame>

namespace blattwerk::app {

class FaceView;

/// The full face of a card over the page, as it will be printed, until a key or a click.
class FacePeek : public QFrame {
    Q_OBJECT

public:
    explicit FacePeek(const PageContext& context, QWidget* parent);

    void showCard(const std::string& system, const std::string& key, QWidget* over);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    PageContext m_context;
    FaceView* m_face;
};

} // namespace blattwerk::app
