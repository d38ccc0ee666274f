#include "app/decks/card_grid_view.h"
#include "app/decks/deck_board.h"
#include "app/decks/deck_edits.h"
#include "app/decks/decks_page.h"
#include "app/decks/pool_panel.h"
#include "app/session/workspace.h"

#include <algorithm>

// Pictures of the page. Whatever they change in the scratch project is taken back.
namespace blattwerk::app {

namespace {

/// The deck that stands there in the list; what holds no cards is not listed.
QString nthDeck(const SystemDesk& desk, size_t n) {
    for (const model::Collection& collection : desk.collections) {
        if (desk.holdsCards(collection) && n-- == 0) {
            return QString::fromStdString(collection.key);
        }
    }
    return {};
}

} // namespace

std::vector<PageScene> DecksPage::scenes() {
    if (m_systemKey.empty()) {
        return {{QStringLiteral("decks"), [] {}, {}, {}}};
    }
    std::vector<PageScene> result{facesScene(), illegalScene()};
    result.push_back({QStringLiteral("decks-table"),
                      [this] {
                          m_board->setView(DeckBoard::Table);
                          settle();
                      },
                      {},
                      [this] { m_board->setView(DeckBoard::Faces); }});
    result.push_back(compareScene());
    result.push_back(emptyScene());
    return result;
}

PageScene DecksPage::facesScene() {
    return {QStringLiteral("decks"),
            [this] {
                m_board->setView(DeckBoard::Faces);
                chooseDeck(nthDeck(desk(), 0));
                if (const model::Collection* shown = deck(); shown && !shown->cards.empty()) {
                    m_board->selectKey(QString::fromStdString(shown->cards.front().cardKey));
                }
                settle();
            },
            {},
            {}};
}

PageScene DecksPage::illegalScene() {
    return {QStringLiteral("decks-illegal"),
            [this] {
                m_board->setView(DeckBoard::Faces);
                // A deck of another side lends a card, two of its own leave: one card short and one stranger.
                const QString key = nthDeck(desk(), std::min<size_t>(2, desk().collections.size() - 1));
                chooseDeck(key);
                const model::Collection* shown = deck();
                const auto lender = std::ranges::find_if(desk().collections, [&](const model::Collection& other) {
                    return &other != shown && !other.cards.empty();
                });
                if (!shown || shown->cards.size() < 8 || lender == desk().collections.end()) {
                    return;
                }
                model::Collection after = *shown;
                const std::string gone = after.cards[5].cardKey;
                after.cards.erase(after.cards.begin() + 5, after.cards.begin() + 7);
                after.cards.push_back(lender->cards.front());
                perform(model::editCollection(*shown, after), tr("Cards exchanged"));
                settle();
                const CardDrag drag{QString::fromStdString(m_systemKey), {}, {QString::fromStdString(gone)}};
                m_board->grid()->showDrag(drag, QPoint(280, 380));
            },
            {},
            [this] {
                m_board->grid()->endDrag();
                (void)workspace().undo();
            }};
}

PageScene DecksPage::compareScene() {
    return {QStringLiteral("decks-side-by-side"),
            [this] {
                chooseDeck(nthDeck(desk(), 0));
                duplicateDeck();
                const model::Collection* copy = deck();
                if (!copy) {
                    return;
                }
                model::Collection after = *copy;
                const auto kept = std::min<long>(3, long(after.cards.size()) / 2);
                after.cards.erase(after.cards.begin() + kept, after.cards.begin() + 2 * kept);
                if (desk().collections.size() > 1) {
                    const auto& other = desk().collections[1].cards;
                    after.cards.insert(after.cards.end(), other.begin(),
                                       other.begin() + std::min<long>(3, long(other.size())));
                }
                perform(model::editCollection(*copy, after), tr("Cards exchanged"));
                m_board->setView(DeckBoard::SideBySide);
                settle();
            },
            {},
            [this] {
                m_board->setView(DeckBoard::Faces);
                (void)workspace().undo();
                (void)workspace().undo();
            }};
}

PageScene DecksPage::emptyScene() {
    return {QStringLiteral("decks-empty"),
            [this] {
                m_board->setView(DeckBoard::Faces);
                makeDeck({});
                settle();
            },
            {},
            [this] { (void)workspace().undo(); }};
}

} // namespace blattwerk::app
