#include "app/decks/face_peek.h"

#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/face_source.h"
#include "app/widgets/face_view.h"

#include <QVBoxLayout>

namespace blattwerk::app {

FacePeek::FacePeek(const PageContext& context, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      m_context(context),
      m_face(new FaceView(*context.appearance, *context.faces, this)) {
    setObjectName(QStringLiteral("decks.peek"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_face);
    m_face->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void FacePeek::showCard(const std::string& system, const std::string& key, QWidget* over) {
    const model::Card* card = m_context.workspace->system(system).card(key);
    if (!card) {
        return;
    }
    m_face->setFace(system, m_context.faces->content(system, *card));
    setAccessibleName(QString::fromStdString(card->name));
    setAccessibleDescription(QString::fromStdString(card->text));
    const int height = m_context.appearance->px(520);
    resize(height * 66 / 88, height);
    move(over->mapToGlobal(over->rect().center()) - rect().center());
    show();
}

void FacePeek::keyPressEvent(QKeyEvent*) {
    close();
}

void FacePeek::mousePressEvent(QMouseEvent*) {
    close();
}

} // namespace blattwerk::app
