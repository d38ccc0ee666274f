#include "app/decks/decks_page.h"

#include "app/decks/card_grid_view.h"
#include "app/decks/deck_board.h"
#include "app/decks/deck_list_model.h"
#include "app/decks/deck_list_panel.h"
#include "app/decks/deck_summary.h"
#include "app/decks/face_cache.h"
#include "app/decks/face_peek.h"
#include "app/decks/pool_panel.h"
#include "app/decks/suggestion_list.h"
#include "app/session/rule_links.h"
#include "app/session/text_language.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"

#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Milliseconds of one slice of reading card texts.
constexpr int kSlice = 8;

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

} // namespace

DecksPage::DecksPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_judge(new DeckJudge(workspace(), this)),
      m_faceCache(new FaceCache(workspace(), faces(), this)),
      m_decks(new DeckListModel(this)),
      m_list(new DeckListPanel(appearance(), m_decks, this)),
      m_board(new DeckBoard(context, *m_faceCache, *m_judge, this)),
      m_summary(new DeckSummary(appearance(), this)),
      m_peek(new FacePeek(context, this)),
      m_columns(new QSplitter(Qt::Horizontal, this)) {
    setObjectName(QStringLiteral("decks"));
    build();
    makeActions();
    wire();
    m_board->setView(DeckBoard::View(settings().value(QStringLiteral("decks/view"), int(DeckBoard::Faces)).toInt()));
    retranslate();
}

DecksPage::~DecksPage() = default;

void DecksPage::build() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_columns->setChildrenCollapsible(false);
    m_columns->setHandleWidth(1);
    m_columns->addWidget(m_list);
    m_columns->addWidget(m_board);
    m_columns->addWidget(m_summary);
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({232, 680, 332});
    m_columns->restoreState(settings().layout(QStringLiteral("decks.columns")));
    m_board->splitter()->restoreState(settings().layout(QStringLiteral("decks.rows")));
    row->addWidget(m_columns);
    m_compareButton = new QPushButton(this);
    m_compareButton->setObjectName(QStringLiteral("decks.compare_button"));
    m_playButton = new QPushButton(this);
    m_playButton->setObjectName(QStringLiteral("decks.play"));
    m_playButton->setProperty("primary", true);
    setHeaderWidgets({m_compareButton, m_playButton});
}

void DecksPage::wire() {
    m_reading.setInterval(0);
    connect(&m_reading, &QTimer::timeout, this, &DecksPage::readMechanics);
    connect(&workspace(), &Workspace::changed, this, &DecksPage::renew);
    connect(&workspace(), &Workspace::parametersChanged, this, &DecksPage::renew);
    connect(m_judge, &DeckJudge::changed, this, &DecksPage::renewFindings);
    connect(m_columns, &QSplitter::splitterMoved, this,
            [this] { settings().setLayout(QStringLiteral("decks.columns"), m_columns->saveState()); });
    connect(m_board->splitter(), &QSplitter::splitterMoved, this,
            [this] { settings().setLayout(QStringLiteral("decks.rows"), m_board->splitter()->saveState()); });

    connect(m_list->list(), &DeckListView::deckChosen, this, &DecksPage::chooseDeck);
    connect(m_list->list(), &DeckListView::deleteRequested, this, &DecksPage::deleteDeck);
    m_list->list()->setAcceptReader([this](const QString& key, const CardDrag& drag) {
        return drag.system.toStdString() == m_systemKey && drag.deck != key;
    });
    connect(m_list->list(), &DeckListView::cardsDropped, this,
            [this](const QString& key, const CardDrag& drag) { addCardsTo(key, drag.cards); });
    connect(m_list->zone(), &NewDeckZone::cardsDropped, this, [this](const CardDrag& drag) { makeDeck(drag.cards); });
    connect(m_decks, &DeckListModel::renameRequested, this, &DecksPage::renameDeck, Qt::QueuedConnection);

    connect(m_board, &DeckBoard::viewChanged, this, [this](int view) {
        settings().setValue(QStringLiteral("decks/view"), view);
        renewActions();
    });
    connect(m_board, &DeckBoard::addRequested, this, &DecksPage::addCards);
    connect(m_board, &DeckBoard::removeRequested, this, &DecksPage::removeCards);
    connect(m_board, &DeckBoard::newDeckRequested, this, [this] { makeDeck({}); });
    connect(m_board, &DeckBoard::openRequested, this,
            [this](const QString& key) { Q_EMIT linkActivated(QStringLiteral("card:") + key); });
    connect(m_board, &DeckBoard::peekRequested, this,
            [this](const QString& key) { m_peek->showCard(m_systemKey, key.toStdString(), m_board); });
    connect(m_board, &DeckBoard::deckMenuRequested, this, &DecksPage::showDeckCardMenu);
    connect(m_board, &DeckBoard::poolMenuRequested, this, &DecksPage::showPoolMenu);
    connect(m_board, &DeckBoard::picked, this, [this] {
        renewActions();
        Q_EMIT headerChanged();
    });

    connect(m_summary, &DeckSummary::fixChosen, this, &DecksPage::carryOut);
    connect(m_summary, &DeckSummary::cardLinked, this,
            [this](const QString& key) { Q_EMIT linkActivated(QStringLiteral("card:") + key); });
    connect(m_summary, &DeckSummary::ruleActivated, this,
            [this](const QString& rule) { Q_EMIT linkActivated(QStringLiteral("rule:") + rule); });
    connect(m_summary->suggestions(), &SuggestionList::chosen, this, &DecksPage::takeSuggestion);
    connect(m_summary->suggestions(), &SuggestionList::closed, this, [this] { offer(Offer::None, {}); });
    connect(m_compareButton, &QPushButton::clicked, this, [this] { m_actions[QStringLiteral("compare")]->trigger(); });
    connect(m_playButton, &QPushButton::clicked, this, [this] { m_actions[QStringLiteral("play")]->trigger(); });
    const auto restyle = [this] {
        m_compareButton->setIcon(appearance().icon(QStringLiteral("vergleichen")));
        m_playButton->setIcon(appearance().icon(QStringLiteral("nav-spieltisch"), appearance().colours().onAccent));
        m_actions[QStringLiteral("new")]->setIcon(appearance().icon(QStringLiteral("neu")));
    };
    connect(&appearance(), &Appearance::changed, this, restyle);
    restyle();
}

const SystemDesk& DecksPage::desk() const {
    return workspace().system(m_systemKey);
}

const model::Collection* DecksPage::deck() const {
    return m_systemKey.empty() ? nullptr : desk().collection(m_deck.toStdString());
}

int DecksPage::fullSize() const {
    const model::Collection* shown = deck();
    const model::CollectionKind* kind = shown ? desk().info.collectionKind(shown->kind) : nullptr;
    if (!kind || kind->sizeParameter.empty()) {
        return 0;
    }
    return text(desk().parameter(kind->sizeParameter, workspace().parameters(m_systemKey))).toInt();
}

int DecksPage::requiredSize() const {
    const int full = fullSize();
    const model::Collection* shown = deck();
    const model::CollectionKind* kind = shown ? desk().info.collectionKind(shown->kind) : nullptr;
    if (full == 0 || kind->leastParameter.empty()) {
        return full;
    }
    const int least = text(desk().parameter(kind->leastParameter, workspace().parameters(m_systemKey))).toInt();
    return std::clamp(shown->size(), std::min(least, full), full);
}

QString DecksPage::nameOf(const QString& cardKey) const {
    const model::Card* card = desk().card(cardKey.toStdString());
    return card ? text(card->name) : cardKey;
}

PageHeading DecksPage::heading() const {
    PageHeading heading;
    heading.title = tr("Decks");
    if (const model::Collection* shown = deck()) {
        const QString name = text(shown->name.in(uiLanguage()));
        heading.subtitle = m_revision > 0 ? tr("%1 · state r%2").arg(name).arg(m_revision) : name;
        heading.accentKey = text(shown->colour);
    }
    if (const QStringList keys = m_board->selectedKeys(); !keys.isEmpty()) {
        heading.statusLeft = tr("%n card(s) selected", nullptr, int(keys.size()));
        if (keys.size() == 1) {
            heading.statusLeft += QStringLiteral(": ") + nameOf(keys.first());
        }
    }
    heading.statusRight = m_deck.isEmpty() ? QString() : findingsSummary();
    return heading;
}

QString DecksPage::findingsSummary() const {
    const FindingCounts counts = m_judge->counts(m_deck.toStdString());
    QStringList parts;
    if (counts.errors > 0) {
        parts << tr("%n error(s)", nullptr, counts.errors);
    }
    if (counts.warnings > 0) {
        parts << tr("%n warning(s)", nullptr, counts.warnings);
    }
    if (counts.advice > 0) {
        parts << tr("%n hint(s)", nullptr, counts.advice);
    }
    return parts.isEmpty() ? tr("No findings") : tr("Findings: %1").arg(parts.join(QStringLiteral(", ")));
}

void DecksPage::readRevision() {
    database::HistoryFilter newest;
    newest.limit = 1;
    const auto revisions = workspace().project().history().revisions(newest);
    m_revision = revisions && !revisions->empty() ? revisions->front().number : 0;
}

QStringList DecksPage::rulesInFocus() const {
    QStringList rules;
    // Of a card those of its text, else those that the deck breaks.
    const bool inPool = m_board->pool()->grid()->hasFocus();
    const QStringList keys = inPool ? m_board->pool()->grid()->selectedKeys() : m_board->selectedKeys();
    const model::Card* card = keys.isEmpty() ? nullptr : desk().card(keys.front().toStdString());
    const QWidget* focus = focusWidget();
    if (card && focus && m_board->isAncestorOf(focus) && !qobject_cast<const QLineEdit*>(focus)) {
        for (const std::string& rule : RuleLinks(m_systemKey).rulesOf(desk(), *card)) {
            rules << text(rule);
        }
    }
    for (const model::Finding& finding : m_judge->findings(m_deck.toStdString())) {
        if (!finding.rule.empty() && !rules.contains(text(finding.rule))) {
            rules << text(finding.rule);
        }
    }
    const model::Collection* shown = deck();
    const model::CollectionKind* kind = shown ? desk().info.collectionKind(shown->kind) : nullptr;
    if (kind && !kind->rule.empty()) {
        rules << text(kind->rule);
    }
    return rules;
}

void DecksPage::setSystem(const QString& key) {
    Page::setSystem(key);
    m_systemKey = key.toStdString();
    if (m_systemKey.empty()) {
        return;
    }
    m_profile = shippedDeckProfile(m_systemKey);
    m_mechanics = {};
    const auto book = workspace().project().rules().book(m_systemKey);
    m_messages = book ? MessageBook(*book) : MessageBook();
    m_faceCache->setSystem(m_systemKey);
    m_board->setSystem(m_systemKey, m_profile.curveField);
    m_summary->setSystem(&desk(), &m_profile, &m_messages);
    m_judge->setSystem(m_systemKey);
    renew();
}

bool DecksPage::openKey(const QString& key) {
    if (!m_systemKey.empty() && desk().collection(key.toStdString())) {
        chooseDeck(key);
        return true;
    }
    for (const std::string& system : workspace().systemKeys()) {
        if (workspace().system(system).collection(key.toStdString())) {
            setSystem(text(system));
            chooseDeck(key);
            return true;
        }
    }
    return false;
}

void DecksPage::activated() {
    if (!m_list->list()->currentIndex().isValid()) {
        chooseDeck(m_deck);
    }
}

void DecksPage::chooseDeck(const QString& key) {
    const bool other = key != m_deck;
    m_deck = key;
    if (const int row = m_decks->rowOf(key); row >= 0 && m_list->list()->currentIndex().row() != row) {
        const QSignalBlocker quiet(m_list->list());
        m_list->list()->setCurrentIndex(m_decks->index(row));
        m_list->list()->scrollTo(m_decks->index(row));
    }
    if (other) {
        offer(Offer::None, {});
        m_judge->setFocus(m_deck.toStdString());
        m_figures = {};
    }
    const model::Collection* shown = deck();
    m_board->showDeck(shown);
    m_summary->showDeck(shown, requiredSize(), fullSize());
    renewFigures();
    renewFindings();
    renewActions();
    Q_EMIT headerChanged();
}

void DecksPage::renew() {
    if (m_systemKey.empty()) {
        return;
    }
    readRevision();
    m_mechanics.reset(desk().engine.get(), textLanguage(desk().info), &m_profile, desk().cards);
    const int row = m_decks->rowOf(m_deck);
    {
        const QSignalBlocker quiet(m_list->list());
        renewDeckList();
    }
    QString key = m_deck;
    if (!deck() && m_decks->rowCount() > 0) {
        key = m_decks->row(std::clamp(row, 0, m_decks->rowCount() - 1)).key;
    } else if (!deck()) {
        key.clear();
    }
    chooseDeck(key);
    renewOffer();
}

void DecksPage::renewDeckList() {
    std::vector<DeckRow> rows;
    for (const model::Collection& collection : desk().collections) {
        if (!desk().holdsCards(collection)) {
            continue;
        }
        QString caption = tr("%n card(s)", nullptr, collection.size());
        if (const std::string more = m_profile.caption(collection, uiLanguage()); !more.empty()) {
            caption += QStringLiteral(" · ") + text(more);
        }
        rows.push_back({text(collection.key), text(collection.name.in(uiLanguage())), text(collection.colour), caption,
                        m_judge->counts(collection.key)});
    }
    m_decks->setRows(std::move(rows));
}

void DecksPage::renewFigures() {
    const model::Collection* shown = deck();
    if (!shown) {
        m_reading.stop();
        return;
    }
    static const std::vector<std::string> kNone;
    bool complete = true;
    const CardLookup lookup = [this](std::string_view key) { return desk().card(key); };
    const MechanicLookup mechanics = [this, &complete](const model::Card& card) -> const std::vector<std::string>& {
        if (m_mechanics.knows(card)) {
            return m_mechanics.of(card);
        }
        complete = false;
        return kNone;
    };
    DeckFigures figures = deckFigures(*shown, desk().info.schema, m_profile, lookup, mechanics);
    if (!complete) {
        // The old figure stays until the new one is known.
        figures.mechanics = m_figures.mechanics;
        m_reading.start();
    }
    m_figures = figures;
    m_summary->showFigures(m_figures);
}

void DecksPage::readMechanics() {
    const model::Collection* shown = deck();
    QElapsedTimer timer;
    timer.start();
    if (shown) {
        for (const model::CollectionEntry& entry : shown->cards) {
            const model::Card* card = desk().card(entry.cardKey);
            if (card && !m_mechanics.knows(*card)) {
                (void)m_mechanics.of(*card);
                if (timer.elapsed() >= kSlice) {
                    return;
                }
            }
        }
    }
    m_reading.stop();
    renewFigures();
}

void DecksPage::renewFindings() {
    if (m_systemKey.empty()) {
        return;
    }
    {
        const QSignalBlocker quiet(m_list->list());
        renewDeckList();
    }
    m_board->renewFaults();
    m_summary->showFindings(m_judge->findings(m_deck.toStdString()));
    Q_EMIT headerChanged();
}

void DecksPage::settle() {
    m_judge->finish();
    while (m_reading.isActive()) {
        readMechanics();
    }
    m_faceCache->finish();
}

void DecksPage::retranslate() {
    m_list->setTitle(tr("Decks"));
    m_list->zone()->setText(tr("Drag cards here\nto make a new deck"));
    m_compareButton->setText(tr("Compare"));
    m_playButton->setText(tr("Test play"));
    const auto set = [this](const char* key, const QString& label) { m_actions[QLatin1String(key)]->setText(label); };
    set("new", tr("New deck"));
    set("duplicate", tr("Duplicate deck"));
    set("rename", tr("Rename deck"));
    set("delete", tr("Delete deck"));
    set("add", tr("Add selected cards of the pool"));
    set("remove", tr("Take selected cards out of the deck"));
    set("open", tr("Open card"));
    set("search", tr("Search the deck"));
    set("search_pool", tr("Search the pool"));
    set("table", tr("Show as table"));
    set("faces", tr("Show as faces"));
    set("compare", tr("Compare side by side"));
    set("tables", tr("Charts as tables"));
    set("play", tr("Test play with this deck"));
    for (const auto& [key, action] : m_actions) {
        const QString shortcut = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(shortcut.isEmpty() ? action->text()
                                              : action->text() + QStringLiteral(" (") + shortcut + QLatin1Char(')'));
    }
    m_compareButton->setToolTip(m_actions[QStringLiteral("compare")]->toolTip());
    m_playButton->setToolTip(m_actions[QStringLiteral("play")]->toolTip());
    if (!system().isEmpty()) {
        setSystem(system());
    }
    m_board->retranslate();
    m_summary->retranslate();
}

} // namespace blattwerk::app
