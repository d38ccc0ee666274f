#include "app/cards/large_face.h"

#include "app/shell/appearance.h"
#include "app/widgets/face_source.h"
#include "app/widgets/face_view.h"

#include <QPainter>
#include <QVBoxLayout>

namespace blattwerk::app {

LargeFace::LargeFace(const PageContext& context, const std::string& system, const model::Card& card, QWidget* parent)
    : QDialog(parent, Qt::Popup | Qt::FramelessWindowHint),
      m_appearance(*context.appearance),
      m_view(new FaceView(*context.appearance, *context.faces, this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("cards.large"));
    setAccessibleName(QString::fromStdString(card.name));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->addWidget(m_view);
    m_view->setFace(system, context.faces->content(system, card));
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    const int height = parent ? parent->height() * 9 / 10 : 800;
    resize(height * 63 / 88 + 20, height);
    if (parent) {
        move(parent->mapToGlobal(QPoint((parent->width() - width()) / 2, (parent->height() - height) / 2)));
    }
}

void LargeFace::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_appearance.colours().table);
    painter.setPen(m_appearance.colours().line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void LargeFace::keyPressEvent(QKeyEvent*) {
    close();
}

void LargeFace::mousePressEvent(QMouseEvent*) {
    close();
}

} // namespace blattwerk::app
