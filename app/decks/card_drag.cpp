#include "app/decks/card_drag.h"

#include <QMimeData>

namespace blattwerk::app {

QString cardMimeType() {
    return QStringLiteral("application/x-blattwerk-cards");
}

QMimeData* makeCardMime(const CardDrag& drag, const QStringList& names) {
    auto* mime = new QMimeData;
    // System, deck, then one card a line: keys hold neither line breaks nor spaces.
    mime->setData(cardMimeType(), (QStringList{drag.system, drag.deck} + drag.cards).join(QLatin1Char('\n')).toUtf8());
    mime->setText(names.join(QLatin1Char('\n')));
    return mime;
}

std::optional<CardDrag> readCardMime(const QMimeData* mime) {
    if (!mime || !mime->hasFormat(cardMimeType())) {
        return std::nullopt;
    }
    const QStringList lines = QString::fromUtf8(mime->data(cardMimeType())).split(QLatin1Char('\n'));
    if (lines.size() < 3) {
        return std::nullopt;
    }
    return CardDrag{lines[0], lines[1], lines.mid(2)};
}

} // namespace blattwerk::app
