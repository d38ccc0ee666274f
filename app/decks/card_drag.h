#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QMimeData;

namespace blattwerk::app {

/// Cards on their way between pool, decks and the deck list.
struct CardDrag {
    QString system;
    /// Deck that they come from; empty: from the pool.
    QString deck;
    QStringList cards;
};

/// The drag as the pages understand it, and the names as plain text for everything else.
[[nodiscard]] QMimeData* makeCardMime(const CardDrag& drag, const QStringList& names);
[[nodiscard]] std::optional<CardDrag> readCardMime(const QMimeData* mime);
/// The format's name.
[[nodiscard]] QString cardMimeType();

} // namespace blattwerk::app
