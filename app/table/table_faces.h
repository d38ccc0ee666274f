#pragma once

#include "app/face/face_content.h"
#include "app/face/tokens.h"
#include "app/table/table_board.h"
#include "model/card.h"
#include "model/collection.h"

#include <QCache>
#include <QPixmap>

#include <string>
#include <vector>

namespace blattwerk::app {

class FaceSource;
class Workspace;

/// The faces of the cards of one match at the sizes that the table needs, with the values that hold just now.
class TableFaces {
public:
    TableFaces(const Workspace& workspace, FaceSource& source);

    /// The cards of the match, as they were when it began; earlier faces are forgotten.
    void setCards(const std::string& system, std::vector<model::Card> cards, model::Language language);
    /// Field whose text stands on a collection that lies on the table as a card; empty where none does.
    void setCollectionText(const std::string& field, const Tokens& tokens) {
        m_collectionText = field;
        m_tokens = &tokens;
    }
    /// Faces are painted anew from now on.
    void forget() { m_pixmaps.clear(); }

    [[nodiscard]] const model::Card* card(const std::string& key) const;
    /// Of a card, or of a collection that lies there as one.
    [[nodiscard]] QString name(const std::string& key) const;
    [[nodiscard]] QString typeName(const std::string& key) const;
    /// The text of the card, or a sentence of it, in the language of the window.
    [[nodiscard]] QString text(const std::string& key) const;
    [[nodiscard]] QString sentence(const std::string& key, const std::string& sentence) const;
    /// Gem and colour key of the card (`weg`).
    [[nodiscard]] QString colourKey(const std::string& key) const;

    /// The small face as it lies on the table, of so many pixels: stress as dots, changed values underlined.
    [[nodiscard]] QPixmap compact(const BoardCard& card, QSize pixels);
    [[nodiscard]] QPixmap full(const BoardCard& card, QSize pixels);
    [[nodiscard]] QPixmap back(QSize pixels);
    /// What the values of the card differ in from what is printed: "Einsatz 2 → 3"; empty where they do not.
    [[nodiscard]] QStringList changedValues(const BoardCard& card) const;

private:
    [[nodiscard]] FaceContent content(const BoardCard& card);
    /// The collection with that key, where the layout lets collections lie on the table; null for a card.
    [[nodiscard]] const model::Collection* collection(const std::string& key) const;
    [[nodiscard]] QString collectionText(const model::Collection& collection) const;
    [[nodiscard]] QPixmap tile(const model::Collection& collection, QSize pixels);

    const Workspace& m_workspace;
    FaceSource& m_source;
    std::string m_system;
    std::string m_collectionText;
    const Tokens* m_tokens = nullptr;
    std::vector<model::Card> m_cards;
    model::Language m_language = model::Language::German;
    QCache<QString, QPixmap> m_pixmaps;
};

} // namespace blattwerk::app
