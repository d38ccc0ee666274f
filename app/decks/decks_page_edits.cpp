#include "app/decks/card_grid_view.h"
#include "app/decks/deck_board.h"
#include "app/decks/deck_edits.h"
#include "app/decks/deck_list_model.h"
#include "app/decks/deck_list_panel.h"
#include "app/decks/deck_summary.h"
#include "app/decks/decks_page.h"
#include "app/decks/pool_panel.h"
#include "app/decks/suggestion_list.h"
#include "app/session/workspace.h"
#include "app/widgets/search_field.h"

#include <QMenu>
#include <QPushButton>

#include <algorithm>

// What a person does on the page: actions, edits, fixes of findings, menus of cards.
namespace blattwerk::app {

namespace {

std::vector<std::string> keysOf(const QStringList& keys) {
    std::vector<std::string> result;
    for (const QString& key : keys) {
        result.push_back(key.toStdString());
    }
    return result;
}

/// Cards offered at once.
constexpr int kOffered = 6;

} // namespace

void DecksPage::makeActions() {
    const auto make = [this](const char* key, const QKeySequence& shortcut, auto slot) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String("decks.action.") + QLatin1String(key));
        action->setShortcut(shortcut);
        connect(action, &QAction::triggered, this, slot);
        m_actions[QLatin1String(key)] = action;
        return action;
    };
    make("new", QKeySequence::New, [this] { makeDeck({}); });
    make("duplicate", QKeySequence(Qt::CTRL | Qt::Key_D), [this] { duplicateDeck(); });
    make("rename", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), [this] {
        m_list->list()->setFocus();
        m_list->list()->edit(m_list->list()->currentIndex());
    });
    make("delete", {}, [this] { deleteDeck(); });
    make("add", QKeySequence(Qt::CTRL | Qt::Key_Plus), [this] { addCards(m_board->pool()->grid()->selectedKeys()); });
    make("remove", QKeySequence(Qt::CTRL | Qt::Key_Minus), [this] { removeCards(m_board->selectedKeys()); });
    make("open", QKeySequence(Qt::CTRL | Qt::Key_Return), [this] {
        if (const QStringList keys = m_board->selectedKeys(); !keys.isEmpty()) {
            Q_EMIT linkActivated(QStringLiteral("card:") + keys.first());
        }
    });
    make("search", QKeySequence::Find, [this] { m_board->search()->setFocus(Qt::ShortcutFocusReason); });
    make("search_pool", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F),
         [this] { m_board->pool()->search()->setFocus(Qt::ShortcutFocusReason); });
    make("table", QKeySequence(Qt::ALT | Qt::Key_1), [this] { m_board->setView(DeckBoard::Table); });
    make("faces", QKeySequence(Qt::ALT | Qt::Key_2), [this] { m_board->setView(DeckBoard::Faces); });
    make("compare", QKeySequence(Qt::ALT | Qt::Key_3), [this] { m_board->setView(DeckBoard::SideBySide); });
    make("tables", QKeySequence(Qt::ALT | Qt::Key_T), [this](bool on) {
        m_summary->setChartsAsTables(on);
    })->setCheckable(true);
    make("play", QKeySequence(Qt::Key_F5), [this] { Q_EMIT linkActivated(QStringLiteral("table:") + m_deck); });
    makeMenu();
    m_list->setNewAction(m_actions[QStringLiteral("new")]);
    for (const char* key : {"new", "duplicate", "rename", "delete", "play"}) {
        m_list->list()->addAction(m_actions[QLatin1String(key)]);
    }
}

void DecksPage::makeMenu() {
    QList<QAction*> menu;
    for (const char* key : {"new", "duplicate", "rename", "delete", "", "add", "remove", "open", "", "search",
                            "search_pool", "", "table", "faces", "compare", "tables", "", "play"}) {
        if (*key == '\0') {
            auto* line = new QAction(this);
            line->setSeparator(true);
            menu << line;
        } else {
            menu << m_actions.at(QLatin1String(key));
        }
    }
    setMenuActions(menu);
}

void DecksPage::renewActions() {
    const bool has = deck() != nullptr;
    for (const char* key : {"duplicate", "rename", "delete", "play", "compare"}) {
        m_actions[QLatin1String(key)]->setEnabled(has);
    }
    const bool picked = !m_board->selectedKeys().isEmpty();
    m_actions[QStringLiteral("remove")]->setEnabled(has && picked);
    m_actions[QStringLiteral("open")]->setEnabled(picked);
    m_actions[QStringLiteral("add")]->setEnabled(has && !m_board->pool()->grid()->selectedKeys().isEmpty());
    m_compareButton->setEnabled(has);
    m_playButton->setEnabled(has && deck()->size() > 0);
    m_actions[QStringLiteral("play")]->setEnabled(m_playButton->isEnabled());
}

bool DecksPage::perform(const model::ChangeSet& changes, const QString& done) {
    model::ChangeSet noted = changes;
    noted.note = done.toStdString();
    const auto result = workspace().perform(noted);
    if (!result) {
        Q_EMIT reported(errorSentence(result.error()), true);
        return false;
    }
    if (result->revision != 0) {
        Q_EMIT reported(done, false);
    }
    return true;
}

void DecksPage::addCards(const QStringList& keys) {
    const bool fromPool = m_board->pool()->grid()->hasFocus();
    addCardsTo(m_deck, keys);
    // The next card of the pool is ready for the next Enter.
    if (CardGridView* pool = m_board->pool()->grid(); fromPool && !pool->currentKey().isEmpty()) {
        pool->selectKey(pool->currentKey());
    }
}

void DecksPage::addCardsTo(const QString& key, const QStringList& keys) {
    const model::Collection* target = desk().collection(key.toStdString());
    if (!target || keys.isEmpty()) {
        return;
    }
    const QString deckName = QString::fromStdString(target->name.in(uiLanguage()));
    const QString done = keys.size() == 1 ? tr("%1: %2 added").arg(deckName, nameOf(keys.first()))
                                          : tr("%1: %n cards added", nullptr, int(keys.size())).arg(deckName);
    perform(deckEdits::add(*target, keysOf(keys)), done);
}

void DecksPage::removeCards(const QStringList& keys) {
    const model::Collection* shown = deck();
    if (!shown || keys.isEmpty()) {
        return;
    }
    const QString deckName = QString::fromStdString(shown->name.in(uiLanguage()));
    const QString done = keys.size() == 1 ? tr("%1: %2 taken out").arg(deckName, nameOf(keys.first()))
                                          : tr("%1: %n cards taken out", nullptr, int(keys.size())).arg(deckName);
    perform(deckEdits::remove(*shown, keysOf(keys), false), done);
    if (CardGridView* grid = m_board->grid(); grid->hasFocus() && !grid->currentKey().isEmpty()) {
        grid->selectKey(grid->currentKey());
    }
}

QString DecksPage::freeName(const QString& wanted) const {
    QString name = wanted;
    const auto taken = [this](const QString& candidate) {
        return std::ranges::any_of(desk().collections, [&candidate](const model::Collection& other) {
            return QString::fromStdString(other.name.de) == candidate;
        });
    };
    for (int i = 2; taken(name); ++i) {
        name = tr("%1 %2", "a name that is taken, with a number").arg(wanted).arg(i);
    }
    return name;
}

void DecksPage::makeDeck(const QStringList& cards) {
    if (m_systemKey.empty()) {
        return;
    }
    const QString name = freeName(tr("New deck"));
    const std::vector<std::string> keys = keysOf(cards);
    const model::Collection* shown = deck();
    const model::Collection pattern = cards.isEmpty() && shown ? *shown : deckEdits::patternFor(desk(), keys);
    const std::string key = workspace().project().collections().freeKey(m_systemKey, name.toStdString());
    const model::Collection made = deckEdits::newDeck(pattern, key, name.toStdString(), keys);
    if (perform(model::createCollection(made), tr("“%1” made").arg(name))) {
        chooseDeck(QString::fromStdString(key));
    }
}

void DecksPage::duplicateDeck() {
    const model::Collection* shown = deck();
    if (!shown) {
        return;
    }
    const QString name = freeName(tr("%1, copy").arg(QString::fromStdString(shown->name.in(uiLanguage()))));
    model::Collection copy = *shown;
    copy.id = {};
    copy.key = workspace().project().collections().freeKey(m_systemKey, name.toStdString());
    copy.name = {name.toStdString(), {}};
    const QString key = QString::fromStdString(copy.key);
    if (perform(model::createCollection(std::move(copy)), tr("“%1” made").arg(name))) {
        chooseDeck(key);
    }
}

void DecksPage::deleteDeck() {
    if (const model::Collection* shown = deck()) {
        const QString name = QString::fromStdString(shown->name.in(uiLanguage()));
        perform(model::deleteCollection(*shown), tr("“%1” deleted. Undo brings it back.").arg(name));
    }
}

void DecksPage::renameDeck(const QString& key, const QString& name) {
    if (const model::Collection* renamed = desk().collection(key.toStdString())) {
        perform(deckEdits::rename(*renamed, name.toStdString(), uiLanguage()), tr("Deck renamed to “%1”").arg(name));
    }
}

void DecksPage::carryOut(const model::Finding& finding, const model::Fix& fix) {
    const model::Collection* shown = deck();
    if (!shown) {
        return;
    }
    std::string card = argumentOf(fix.args, "card");
    if (card.empty()) {
        card = cardOf(finding);
    }
    const int number = QString::fromStdString(argumentOf(fix.args, "n")).toInt();
    const QString name = nameOf(QString::fromStdString(card));
    if (fix.kind == "remove_card" && !card.empty()) {
        perform(deckEdits::remove(*shown, {card}, true), tr("%1 taken out of the deck").arg(name));
    } else if (fix.kind == "remove_copies") {
        const model::CollectionKind* kind = desk().info.collectionKind(shown->kind);
        const int most =
            kind ? QString::fromStdString(desk().parameter(kind->copiesParameter, workspace().parameters(m_systemKey)))
                       .toInt()
                 : 1;
        perform(deckEdits::capCopies(*shown, card, std::max(1, most)), tr("Surplus copies of %1 taken out").arg(name));
    } else if (fix.kind == "remove_surplus") {
        SuggestionWish wish;
        wish.count = std::clamp(number, kOffered, 2 * kOffered);
        offer(Offer::Remove, wish);
    } else if (fix.kind == "replace_card" && !card.empty()) {
        SuggestionWish wish;
        wish.replaces = card;
        offer(Offer::Replace, wish);
    } else if (fix.kind.starts_with("add_cards")) {
        SuggestionWish wish;
        wish.count = std::clamp(number, kOffered, 2 * kOffered);
        offer(Offer::Add, wish);
    } else if (fix.kind.starts_with("add_") && desk().info.schema.type(fix.kind.substr(4))) {
        SuggestionWish wish;
        wish.type = fix.kind.substr(4);
        offer(Offer::Add, wish);
    } else if (!card.empty()) {
        // Everything else is a change of the card itself and is done where cards are edited.
        Q_EMIT linkActivated(QStringLiteral("card:") + QString::fromStdString(card));
    } else {
        Q_EMIT linkActivated(QStringLiteral("rule:") + QString::fromStdString(finding.rule));
    }
}

void DecksPage::offer(Offer offer, const SuggestionWish& wish) {
    m_offer = offer;
    m_wish = wish;
    renewOffer();
}

void DecksPage::renewOffer() {
    const model::Collection* shown = deck();
    SuggestionList* list = m_summary->suggestions();
    const int missing = requiredSize() - (shown ? shown->size() : 0);
    const bool done = !shown || (m_offer == Offer::Add && m_wish.type.empty() && missing <= 0) ||
                      (m_offer == Offer::Remove && missing >= 0) ||
                      (m_offer == Offer::Replace && shown->copiesOf(m_wish.replaces) == 0);
    if (m_offer == Offer::None || done) {
        m_offer = Offer::None;
        list->clear();
        return;
    }
    switch (m_offer) {
    case Offer::Add:
        list->show(m_wish.type.empty() ? tr("Suggestions for %n missing card(s)", nullptr, missing) : tr("Suggestions"),
                   tr("Add"), suggestAdditions(workspace(), m_systemKey, *shown, m_profile, m_wish), desk(),
                   m_profile.curveField);
        break;
    case Offer::Remove:
        list->show(tr("%n card(s) too many", nullptr, -missing), tr("Take out"),
                   suggestRemovals(workspace(), m_systemKey, *shown, m_profile, m_wish.count), desk(),
                   m_profile.curveField);
        break;
    case Offer::Replace:
        list->show(tr("In the place of %1").arg(nameOf(QString::fromStdString(m_wish.replaces))), tr("Replace"),
                   suggestAdditions(workspace(), m_systemKey, *shown, m_profile, m_wish), desk(), m_profile.curveField);
        break;
    case Offer::None:
        break;
    }
}

void DecksPage::takeSuggestion(const QString& key) {
    const model::Collection* shown = deck();
    if (!shown) {
        return;
    }
    switch (m_offer) {
    case Offer::Add:
        if (!m_wish.type.empty()) {
            m_offer = Offer::None;
        }
        addCardsTo(m_deck, {key});
        break;
    case Offer::Remove:
        removeCards({key});
        break;
    case Offer::Replace:
        perform(deckEdits::replace(*shown, m_wish.replaces, key.toStdString()),
                tr("%1 in the place of %2").arg(nameOf(key), nameOf(QString::fromStdString(m_wish.replaces))));
        break;
    case Offer::None:
        break;
    }
}

void DecksPage::showDeckCardMenu(const QStringList& keys, QPoint at) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(m_actions[QStringLiteral("open")]);
    QMenu* others = menu->addMenu(tr("Add to another deck"));
    for (const model::Collection& other : desk().collections) {
        const QString key = QString::fromStdString(other.key);
        if (key != m_deck && desk().holdsCards(other)) {
            others->addAction(QString::fromStdString(other.name.in(uiLanguage())), this,
                              [this, key, keys] { addCardsTo(key, keys); });
        }
    }
    menu->addAction(tr("New deck of these cards"), this, [this, keys] { makeDeck(keys); });
    if (keys.size() == 1) {
        menu->addAction(tr("Replace by …"), this, [this, keys] {
            SuggestionWish wish;
            wish.replaces = keys.first().toStdString();
            offer(Offer::Replace, wish);
        });
    }
    menu->addSeparator();
    menu->addAction(m_actions[QStringLiteral("remove")]);
    menu->popup(at);
}

void DecksPage::showPoolMenu(const QStringList& keys, QPoint at) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Add to the deck"), this, [this, keys] { addCards(keys); })->setEnabled(deck() != nullptr);
    menu->addAction(tr("New deck of these cards"), this, [this, keys] { makeDeck(keys); });
    menu->addAction(tr("Open card"), this,
                    [this, keys] { Q_EMIT linkActivated(QStringLiteral("card:") + keys.first()); });
    menu->popup(at);
}

} // namespace blattwerk::app
