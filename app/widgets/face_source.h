#pragma once

#include "app/face/face_content.h"
#include "app/face/face_painter.h"
#include "app/face/tokens.h"
#include "model/card.h"
#include "model/collection.h"

#include <QCache>
#include <QImage>
#include <QObject>

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace blattwerk::app {

class Workspace;

/// The faces of an open project: one painter per system, with the layout of the project, and everything that stands on
/// a card put together. All pages draw with it, so a face is set once and looks alike everywhere.
class FaceSource : public QObject {
    Q_OBJECT

public:
    FaceSource(Workspace& workspace, Tokens tokens, QObject* parent = nullptr);
    ~FaceSource() override;

    /// Null for a system that has no layout.
    [[nodiscard]] FacePainter* painter(std::string_view system);
    /// What is printed on that card, which need not be stored yet. In another language than that of the texts the
    /// card's translation and the rendered text.
    [[nodiscard]] FaceContent content(std::string_view system, const model::Card& card);
    [[nodiscard]] FaceContent content(std::string_view system, const model::Card& card, model::Language language);
    /// What is printed of a collection: its cards with their copies, or, where the layout prints it itself (plans), one
    /// entry for each of the cards that it becomes.
    [[nodiscard]] std::vector<model::CollectionEntry> printed(std::string_view system,
                                                              const model::Collection& collection);
    /// The face of an entry of `printed`; empty where there is none.
    [[nodiscard]] FaceContent printedFace(std::string_view system, const std::string& key, model::Language language);
    /// The text of that card, or a sentence of it, in that language; as it stands where it is written in it.
    [[nodiscard]] QString sentence(std::string_view system, const model::Card& card, const std::string& text,
                                   model::Language language) const;

Q_SIGNALS:
    /// Faces may look different now: another layout, another edition, or hyphens have been learned.
    void changed();

private:
    [[nodiscard]] QImage picture(const std::string& sha256);
    void forgetLayouts();

    Workspace& m_workspace;
    Tokens m_tokens;
    std::shared_ptr<Hyphenator> m_hyphenator;
    std::map<std::string, std::unique_ptr<FacePainter>, std::less<>> m_painters;
    std::map<std::string, QString, std::less<>> m_editions;
    QCache<QString, QImage> m_pictures;
};

} // namespace blattwerk::app
