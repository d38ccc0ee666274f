#include "app/cards/card_editor.h"
#include "app/cards/card_list.h"
#include "app/cards/card_table_view.h"
#include "app/cards/card_text_scenes.h"
#include "app/cards/cards_page.h"
#include "app/cards/effect_panel.h"
#include "app/cards/face_column.h"
#include "app/cards/finding_cache.h"
#include "app/session/workspace.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>

#include <algorithm>
#include <utility>

namespace blattwerk::app {

namespace {

/// A picture does not wait longer for its figures.
constexpr int kLongestMeasuring = 60000;

/// The card of the deck with the longest text, of the system's first type if it holds one; the first card without a
/// deck.
QString cardWithLongText(const SystemDesk& desk, const std::string& deckKey) {
    const model::Collection* deck = desk.collection(deckKey);
    const auto worth = [&desk](const model::Card& card) {
        return std::pair(card.type == desk.info.schema.types.front().key, card.text.size());
    };
    const model::Card* best = nullptr;
    for (const model::Card& card : desk.cards) {
        if ((!deck || deck->copiesOf(card.key) > 0) && (!best || worth(card) > worth(*best))) {
            best = &card;
        }
    }
    return best                 ? QString::fromStdString(best->key)
           : desk.cards.empty() ? QString()
                                : QString::fromStdString(desk.cards.front().key);
}

/// Raises the first number that the card has, in the order of the form.
void raiseANumber(const model::CardSchema& schema, model::Card& card) {
    for (const model::FieldInfo& field : schema.fields) {
        if (field.kind == model::FieldKind::Int && !field.derived && card.stats.contains(field.key)) {
            card.stats[field.key] = card.number(field.key) + 1;
            return;
        }
    }
}

} // namespace

std::vector<PageScene> CardsPage::scenes() {
    const auto rest = [this] {
        m_editor->settle();
        m_findings->finish();
    };
    const SystemDesk& desk = workspace().system(system().toStdString());
    const auto played =
        std::ranges::find_if(desk.collections, [&desk](const model::Collection& one) { return desk.isPlayed(one); });
    const QString deck = played == desk.collections.end() ? QString() : QString::fromStdString(played->key);
    const QString card = cardWithLongText(desk, deck.toStdString());
    std::vector<PageScene> scenes;
    scenes.push_back({QStringLiteral("cards"),
                      [this, deck, card, rest] {
                          m_list->setQuery(deck.isEmpty() ? QString() : QStringLiteral("deck:") + deck);
                          m_list->show(card);
                          m_list->table()->setFocus(Qt::TabFocusReason);
                          rest();
                      },
                      {},
                      {}});
    // The effect of a change: at its first figures, and at its end. Nothing of it stays in the project.
    const auto measured = [this, rest](bool toTheEnd) {
        EffectPanel* effect = m_face->effect();
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < kLongestMeasuring && (!effect->hasFigures() || (toTheEnd && effect->isMeasuring()))) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        }
        rest();
    };
    scenes.push_back({QStringLiteral("cards-effect-first"),
                      [this, card, measured] {
                          m_list->show(card);
                          const model::Card* before = selectedCard();
                          if (before != nullptr) {
                              model::Card after = *before;
                              raiseANumber(workspace().system(system().toStdString()).info.schema, after);
                              perform(model::editCard(*before, after), {});
                          }
                          measured(false);
                      },
                      {},
                      {}});
    scenes.push_back({QStringLiteral("cards-effect"),
                      [measured] { measured(true); },
                      {},
                      [this] {
                          if (m_face->effect()->hasFigures()) {
                              (void)workspace().undo();
                          }
                      }});
    for (PageScene& scene : cardTextScenes(this, workspace(), card.toStdString())) {
        scenes.push_back(std::move(scene));
    }
    for (PageScene& scene : languageToolScenes(this, workspace(), card.toStdString())) {
        scenes.push_back(std::move(scene));
    }
    scenes.push_back({QStringLiteral("cards-meaning-search"),
                      [this, rest] {
                          m_list->setQuery(QStringLiteral("wirkung:karte"));
                          rest();
                      },
                      {},
                      {}});
    scenes.push_back({QStringLiteral("cards-long-name"),
                      [this, rest] {
                          auto* name = findChild<QLineEdit*>(QStringLiteral("cards.name"));
                          if (name) {
                              name->setText(QStringLiteral("Überfällige Oberfläche Äußerster Ölmühlenübergänge"));
                          }
                          rest();
                      },
                      {},
                      // Nothing of the two scenes stays in the project.
                      [this] { m_editor->discard(); }});
    scenes.push_back({QStringLiteral("cards-many"),
                      [this, deck, rest] {
                          m_list->setQuery({});
                          m_list->setGrouping(CardGrouping::Type);
                          QStringList keys;
                          const SystemDesk& now = workspace().system(system().toStdString());
                          for (size_t i = 0; i < now.cards.size() && i < 12; ++i) {
                              keys << QString::fromStdString(now.cards[i].key);
                          }
                          m_list->show(keys);
                          rest();
                      },
                      {},
                      [this] { m_list->setGrouping(CardGrouping::None); }});
    scenes.push_back(
        {QStringLiteral("cards-nothing-found"), [this] { m_list->setQuery(QStringLiteral("aussezten")); }, {}, {}});
    scenes.push_back({QStringLiteral("cards-bad-query"),
                      [this] {
                          m_list->setQuery({});
                          m_list->table()->selectRow(0);
                          m_list->setQuery(QStringLiteral("kosten<=zwei"));
                      },
                      {},
                      [this] { m_list->setQuery({}); }});
    return scenes;
}

} // namespace blattwerk::app
