#pragma once

#include "app/cards/card_reader.h"
#include "model/card.h"

#include <QString>

#include <string>
#include <vector>

namespace blattwerk::app {

/// One line of the completion popup.
struct CompletionOffer {
    /// What is put into the text, with slots in braces: "Entferne {Zahl} Stress von {Ziel}".
    QString phrase;
    /// Per slot: only a number can stand there.
    std::vector<bool> numberSlots;
    /// What it is: "Wirkung", "Ziel", "Karte"; or "statt „heile“".
    QString kind;
    /// How often the project uses it.
    int uses = 0;
};

/// What can be put at the cursor, best first, in place of the `prefix` before it.
struct CompletionOffers {
    QString prefix;
    std::vector<CompletionOffer> offers;
    /// Every offer carries on what is typed; false: the word typed is unknown and the offers stand instead of it.
    bool carriesOn = true;
    /// The text may end here.
    bool mayEnd = false;
    /// Words and signs that may follow, as typed.
    QStringList nextWords;
};

/// The offers for a text that ends at the cursor. Looks at nothing behind it.
[[nodiscard]] CompletionOffers completionOffers(const CardReader& reader, const std::vector<model::Card>& pool,
                                                const model::Card& card, const QString& textToCursor,
                                                model::Language language);

/// A phrase with two heads ("Preis: {Preis} dafür:") is two sentences: with a dot between them and a large letter.
[[nodiscard]] QString withSentences(const QString& phrase);

/// The first letter large where a sentence begins after that text.
[[nodiscard]] QString capitalised(const QString& phrase, const QString& textBefore);

} // namespace blattwerk::app
