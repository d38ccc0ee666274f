#pragma once

#include "app/shell/page.h"
#include "model/card.h"

#include <QDialog>

namespace blattwerk::app {

class FaceView;

/// A card as large as the window allows, over it; any key or click closes it again.
class LargeFace : public QDialog {
    Q_OBJECT

public:
    LargeFace(const PageContext& context, const std::string& system, const model::Card& card, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    const Appearance& m_appearance;
    FaceView* m_view;
};

} // namespace blattwerk::app
