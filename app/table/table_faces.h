#pragma once

#include "app/face/face_painter.h"
#include "app/table/table_board.h"
#include "database/art_repository.h"
#include "model/system_info.h"

#include <QCache>
#include <QPixmap>

#include <memory>
#include <vector>

namespace blattwerk::app {

/// The faces of the cards of one match at the sizes that the table needs, with the values that hold just now.
class TableFaces {
public:
    TableFaces(const Tokens& tokens, database::ArtRepository& art);
    ~TableFaces();

    /// The cards of the match and what describes them; earlier faces are forgotten.
    void setCards(const model::SystemInfo& info, std::vector<model::Card> cards, model::Language language);

    [[nodiscard]] const model::Card* card(const std::string& key) const;
    [[nodiscard]] QString name(const std::string& key) const;
    [[nodiscard]] QString typeName(const std::string& key) const;
    /// Gem and colour key of the card (`weg`).
    [[nodiscard]] QString colourKey(const std::string& key) const;

    /// The small face as it lies on the table: stress as dots, changed values underlined.
    [[nodiscard]] QPixmap compact(const BoardCard& card, QSize size, double ratio);
    [[nodiscard]] QPixmap full(const BoardCard& card, QSize size, double ratio);
    [[nodiscard]] QPixmap back(QSize size, double ratio);
    /// What the values of the card differ in from what is printed: "Einsatz 2 → 3"; empty where they do not.
    [[nodiscard]] QStringList changedValues(const BoardCard& card) const;

private:
    [[nodiscard]] FaceContent content(const BoardCard& card);
    [[nodiscard]] QImage picture(const model::Card& card);

    const Tokens& m_tokens;
    database::ArtRepository& m_art;
    std::unique_ptr<FacePainter> m_painter;
    model::SystemInfo m_info;
    std::vector<model::Card> m_cards;
    model::Language m_language = model::Language::German;
    QCache<QString, QPixmap> m_pixmaps;
};

} // namespace blattwerk::app
