#include "tests/app/decks/decks_fixture.h"

#include "app/session/sample.h"
#include "app/widgets/face_source.h"

#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QMimeData>

using namespace blattwerk;
using namespace blattwerk::app;

DecksFixture::DecksFixture() {
    auto workspace = sampleWorkspace();
    if (!workspace) {
        qWarning("%s", workspace.error().code.c_str());
        return;
    }
    m_workspace = std::move(*workspace);
    m_appearance = std::make_unique<Appearance>(shippedTokens());
    m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
    const PageContext context{m_workspace.get(), m_appearance.get(), m_settings.get(),
                              new FaceSource(*m_workspace, m_appearance->tokens(), m_workspace.get())};
    m_page = std::make_unique<DecksPage>(context);
    m_page->resize(1240, 800);
    m_page->show();
    m_page->settle();
}

const model::Collection& DecksFixture::deck(const QString& key) const {
    return *m_workspace->system("heldenhain").collection(key.toStdString());
}

QStringList DecksFixture::errorRules() const {
    QStringList rules;
    for (const model::Finding& finding : m_workspace->deckFindings("heldenhain", deck(m_page->currentDeck()))) {
        if (finding.severity == model::Severity::Error) {
            rules << QString::fromStdString(finding.rule);
        }
    }
    return rules;
}

bool DecksFixture::drop(QWidget* viewport, const CardDrag& drag, QPoint at) const {
    const std::unique_ptr<QMimeData> mime(makeCardMime(drag, drag.cards));
    const Qt::DropActions actions = Qt::CopyAction | Qt::MoveAction;
    QDragEnterEvent enter(at, actions, mime.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &enter);
    QDragMoveEvent move(at, actions, mime.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &move);
    if (!move.isAccepted()) {
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(viewport, &leave);
        return false;
    }
    QDropEvent drop(at, actions, mime.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &drop);
    return drop.isAccepted();
}
