#include "app/cards/cards_page.h"

#include "app/cards/card_editor.h"
#include "app/cards/card_list.h"
#include "app/cards/card_table_view.h"
#include "app/cards/card_text_control.h"
#include "app/cards/effect_panel.h"
#include "app/cards/face_column.h"
#include "app/cards/finding_cache.h"
#include "app/cards/language_tools.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/page_action.h"
#include "app/shell/settings.h"
#include "app/widgets/panel.h"

#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace blattwerk::app {

namespace {

const QString kSplitterSetting = QStringLiteral("cards.splitter");
/// The face follows typing after this pause, so that a burst of keys paints it once.
constexpr int kFacePauseMs = 40;

/// A column of the page on its ground.
Ground* onGround(const Appearance& appearance, Ground::Kind kind, QWidget* content) {
    auto* ground = new Ground(appearance, kind);
    auto* column = new QVBoxLayout(ground);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(content);
    return ground;
}

} // namespace

CardsPage::CardsPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_findings(new FindingCache(*context.workspace, this)),
      m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_list(new CardList(context, *m_findings)),
      m_editor(new CardEditor(context)),
      m_face(new FaceColumn(context)),
      m_tools(new LanguageTools(context, m_editor, this)),
      m_duplicateButton(new QPushButton(this)),
      m_newButton(new QPushButton(this)),
      m_typeMenu(new QMenu(this)) {
    setObjectName(QStringLiteral("cards"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_splitter);
    m_splitter->addWidget(onGround(*context.appearance, Ground::Kind::Surface, m_list));
    m_splitter->addWidget(onGround(*context.appearance, Ground::Kind::Window, m_editor));
    m_splitter->addWidget(onGround(*context.appearance, Ground::Kind::Sunken, m_face));
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setStretchFactor(2, 1);
    m_splitter->setSizes({464, 438, 342});
    m_list->setMinimumWidth(280);
    m_editor->setMinimumWidth(360);
    m_face->setMinimumWidth(220);
    m_splitter->restoreState(settings().layout(kSplitterSetting));
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { settings().setLayout(kSplitterSetting, m_splitter->saveState()); });

    makeActions();
    setHeaderWidgets({m_duplicateButton, m_newButton});
    setMenuActions(m_menuActions);
    connect(m_list, &CardList::selectionChanged, this, &CardsPage::showSelection);
    connect(m_list, &CardList::listChanged, this, &Page::headerChanged);
    connect(m_list, &CardList::createRequested, this, [this] { chooseType(); });
    connect(m_list->table(), &CardTableView::enlargeRequested, m_face, &FaceColumn::enlarge);
    connect(m_list->table(), &CardTableView::editRequested, this, [this] { m_editor->focusField("text"); });
    connect(m_editor, &CardEditor::currentChanged, this, [this] { m_facePause.start(); });
    connect(m_editor, &CardEditor::linkActivated, this, &Page::linkActivated);
    connect(m_editor, &CardEditor::reported, this, &Page::reported);
    connect(m_editor, &CardEditor::pictureRequested, m_face, &FaceColumn::choosePicture);
    connect(m_face, &FaceColumn::pictureGiven, this, &CardsPage::setPicture);
    connect(m_face, &FaceColumn::pictureRemoved, this, [this] { setArt({}, tr("Picture removed.")); });
    connect(m_face, &FaceColumn::failed, this, [this](const QString& why) { Q_EMIT reported(why, true); });
    connect(m_findings, &FindingCache::changed, this, &Page::headerChanged);
    connect(&workspace(), &Workspace::changed, this, &CardsPage::renew);
    connect(&workspace(), &Workspace::changed, m_face->effect(), &EffectPanel::projectChanged);
    connect(&workspace(), &Workspace::parametersChanged, m_editor, &CardEditor::renew);
    m_facePause.setSingleShot(true);
    m_facePause.setInterval(kFacePauseMs);
    connect(&m_facePause, &QTimer::timeout, this, [this] { m_face->show(key(), m_editor->current()); });
    retranslate();
    if (!system().isEmpty()) {
        setSystem(system());
    }
}

CardsPage::~CardsPage() {
    // Fields lose the focus while the page is taken apart; nothing may become a revision then.
    m_editor->release();
}

QAction* CardsPage::addPageAction(const char* name, const QKeySequence& shortcut, std::function<void()> run) {
    QAction* action = pageAction(this, name, shortcut, std::move(run), Qt::WidgetWithChildrenShortcut);
    m_menuActions << action;
    return action;
}

void CardsPage::makeActions() {
    m_new = addPageAction("cards.new", QKeySequence::New, [this] { chooseType(); });
    m_duplicate = addPageAction("cards.duplicate", QKeySequence(Qt::CTRL | Qt::Key_D), [this] { duplicateCard(); });
    m_delete = addPageAction("cards.delete", QKeySequence(Qt::CTRL | Qt::Key_Delete), [this] { deleteCards(); });
    m_toDeck = addPageAction("cards.toDeck", QKeySequence(Qt::CTRL | Qt::Key_G), [this] { goToDeck(); });
    m_find = addPageAction("cards.find", QKeySequence::Find, [this] { m_list->focusSearch(); });
    m_editText =
        addPageAction("cards.editText", QKeySequence(Qt::CTRL | Qt::Key_E), [this] { m_editor->focusField("text"); });
    m_picture = addPageAction("cards.picture", QKeySequence(Qt::CTRL | Qt::Key_P), [this] { m_face->choosePicture(); });
    m_paste = addPageAction("cards.pastePicture", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V),
                            [this] { m_face->pastePicture(); });
    m_large = addPageAction("cards.enlarge", QKeySequence(Qt::CTRL | Qt::Key_Space), [this] { m_face->enlarge(); });
    for (QAction* action : m_editor->textControl()->actions()) {
        addAction(action);
        m_menuActions << action;
    }
    for (QAction* action : m_tools->actions()) {
        addAction(action);
        m_menuActions << action;
    }
    connect(m_tools, &LanguageTools::reported, this, &Page::reported);
    m_duplicateButton->setObjectName(QStringLiteral("cards.button.duplicate"));
    m_newButton->setObjectName(QStringLiteral("cards.button.new"));
    m_newButton->setProperty("primary", true);
    connect(m_duplicateButton, &QPushButton::clicked, this, &CardsPage::duplicateCard);
    connect(m_newButton, &QPushButton::clicked, this, &CardsPage::chooseType);
    connect(&appearance(), &Appearance::changed, this, &CardsPage::restyle);
    restyle();
}

void CardsPage::retranslate() {
    m_new->setText(tr("New card …"));
    m_duplicate->setText(tr("Duplicate card"));
    m_delete->setText(tr("Delete card"));
    m_toDeck->setText(tr("Go to deck"));
    m_find->setText(tr("Search cards"));
    m_editText->setText(tr("Edit card text"));
    m_picture->setText(tr("Choose picture …"));
    m_paste->setText(tr("Paste picture"));
    m_large->setText(tr("Show large"));
    m_newButton->setText(tr("New card"));
    m_newButton->setToolTip(m_new->text() + QStringLiteral(" (") +
                            m_new->shortcut().toString(QKeySequence::NativeText) + QStringLiteral(")"));
    m_duplicateButton->setText(tr("Duplicate"));
    m_duplicateButton->setToolTip(m_duplicate->text() + QStringLiteral(" (") +
                                  m_duplicate->shortcut().toString(QKeySequence::NativeText) + QStringLiteral(")"));
    m_list->retranslate();
    m_editor->retranslate();
    m_tools->retranslate();
    m_face->retranslate();
}

PageHeading CardsPage::heading() const {
    PageHeading heading;
    heading.title = tr("Cards");
    if (const model::Collection* deck = deckInFocus()) {
        heading.subtitle = QString::fromStdString(deck->name.in(uiLanguage()));
        heading.accentKey = QString::fromStdString(deck->colour);
    }
    const int selected = int(m_list->selectedKeys().size());
    heading.statusLeft = selected == 0 ? tr("No card selected") : tr("%n card(s) selected", nullptr, selected);
    heading.statusRight = tr("Construction rules, all cards:") + QLatin1Char(' ') +
                          tr("%n error(s)", nullptr, m_findings->count(model::Severity::Error)) + QStringLiteral(", ") +
                          tr("%n warning(s)", nullptr, m_findings->count(model::Severity::Warning)) +
                          QStringLiteral(", ") + tr("%n hint(s)", nullptr, m_findings->count(model::Severity::Advice));
    return heading;
}

const model::Collection* CardsPage::deckInFocus() const {
    return system().isEmpty() ? nullptr : workspace().system(key()).collection(m_list->deckInFocus().toStdString());
}

void CardsPage::setSystem(const QString& key) {
    Page::setSystem(key);
    m_findings->setSystem(key.toStdString());
    m_editor->setSystem(key.toStdString());
    m_tools->setSystem(key.toStdString());
    m_list->setSystem(key.toStdString());
    selectDrafted();
    if (m_list->selectedKeys().isEmpty()) {
        m_list->table()->selectRow(0);
    }
    renewActions();
}

/// What was being typed when the program ended comes back first.
void CardsPage::selectDrafted() {
    const auto drafts = workspace().project().drafts().all();
    if (!drafts) {
        return;
    }
    for (const database::Draft& draft : *drafts) {
        if (draft.entity == "card" && draft.system == key() && m_list->show(QString::fromStdString(draft.key))) {
            return;
        }
    }
}

bool CardsPage::openKey(const QString& key) {
    return m_list->show(key);
}

void CardsPage::activated() {
    if (!m_shown) {
        m_shown = true;
        m_list->table()->setFocus(Qt::OtherFocusReason);
    }
}

void CardsPage::commitEdits() {
    m_editor->commit();
}

QStringList CardsPage::rulesInFocus() const {
    return m_editor->rulesInFocus();
}

void CardsPage::showSelection() {
    m_editor->showCards(m_list->selectedKeys());
    renewActions();
    Q_EMIT headerChanged();
}

void CardsPage::renew() {
    m_list->renew();
    m_editor->renew();
    renewActions();
}

void CardsPage::renewActions() {
    const QStringList keys = m_list->selectedKeys();
    const bool one = keys.size() == 1;
    for (QAction* action : {m_duplicate, m_editText, m_picture, m_paste, m_large}) {
        action->setEnabled(one);
    }
    for (QAction* action : m_editor->textControl()->actions()) {
        action->setEnabled(one);
    }
    m_duplicateButton->setEnabled(one);
    m_delete->setEnabled(!keys.isEmpty());
    const auto& decks = workspace().system(key()).collections;
    m_toDeck->setEnabled(one && std::ranges::any_of(decks, [&keys](const model::Collection& deck) {
                             return deck.copiesOf(keys.first().toStdString()) > 0;
                         }));
}

const model::Card* CardsPage::selectedCard() const {
    const QStringList keys = m_list->selectedKeys();
    return keys.size() == 1 ? workspace().system(key()).card(keys.first().toStdString()) : nullptr;
}

bool CardsPage::perform(const model::ChangeSet& changes, const QString& done) {
    if (const auto result = workspace().perform(changes); !result) {
        Q_EMIT reported(errorSentence(result.error()), true);
        return false;
    }
    Q_EMIT reported(done, false);
    return true;
}

void CardsPage::restyle() {
    m_newButton->setIcon(appearance().icon(QStringLiteral("neu"), appearance().colours().onAccent));
}

void CardsPage::chooseType() {
    m_typeMenu->clear();
    for (const model::TypeInfo& type : workspace().system(key()).info.schema.types) {
        m_typeMenu->addAction(typeName(workspace().system(key()).info, type.key, uiLanguage()), this,
                              [this, name = type.key] { createCard(name); });
    }
    m_typeMenu->setMinimumWidth(m_newButton->width());
    m_typeMenu->popup(m_newButton->mapToGlobal(QPoint(0, m_newButton->height() + 2)));
}

void CardsPage::createCard(const std::string& type) {
    commitEdits();
    const model::SystemInfo& info = workspace().system(key()).info;
    const model::TypeInfo* known = info.schema.type(type);
    model::Card card;
    card.system = key();
    card.type = type;
    card.name = tr("New %1").arg(typeName(info, type, uiLanguage())).toStdString();
    card.key = workspace().project().cards().freeKey(card.system, card.name);
    for (const model::FieldInfo& field : info.schema.fields) {
        if (known && known->hasField(field.key) && !field.derived && field.defaultValue) {
            card.stats[field.key] = *field.defaultValue;
        }
    }
    // A new card belongs where the person is working: same faction or module as the card or deck in view.
    const model::Card* neighbour = selectedCard();
    if (!neighbour && deckInFocus() && !deckInFocus()->cards.empty()) {
        neighbour = workspace().system(key()).card(deckInFocus()->cards.front().cardKey);
    }
    if (neighbour && known) {
        for (const std::string& field : known->required) {
            const model::FieldInfo* choice = info.schema.field(field);
            if (choice && choice->kind == model::FieldKind::Choice && neighbour->has(field)) {
                card.stats[field] = neighbour->stats.find(field)->second;
            }
        }
    }
    const QString name = QString::fromStdString(card.name);
    const QString made = QString::fromStdString(card.key);
    if (perform(model::createCard(std::move(card)), tr("“%1” is there. Undo takes it back.").arg(name))) {
        m_list->show(made);
        m_editor->focusField("name");
    }
}

void CardsPage::duplicateCard() {
    commitEdits();
    const model::Card* original = selectedCard();
    if (!original) {
        return;
    }
    model::Card copy = *original;
    copy.id = {};
    copy.revision = 0;
    copy.name = tr("%1 (copy)").arg(QString::fromStdString(original->name)).toStdString();
    copy.key = workspace().project().cards().freeKey(copy.system, copy.name);
    copy.status = model::CardStatus::Draft;
    const QString made = QString::fromStdString(copy.key);
    const QString name = QString::fromStdString(copy.name);
    if (perform(model::createCard(std::move(copy)), tr("“%1” is there. Undo takes it back.").arg(name))) {
        m_list->show(made);
        m_editor->focusField("name");
    }
}

void CardsPage::deleteCards() {
    commitEdits();
    const QStringList keys = m_list->selectedKeys();
    std::vector<model::Card> cards;
    std::vector<model::Collection> holders = workspace().system(key()).collections;
    for (const QString& card : keys) {
        if (const model::Card* found = workspace().system(key()).card(card.toStdString())) {
            cards.push_back(*found);
        }
    }
    if (cards.empty()) {
        return;
    }
    // Several cards may lie in one deck: the deck is changed once, so that its step says before and after.
    std::vector<model::ChangeSet> steps;
    std::set<std::string> decks;
    for (const model::Collection& deck : holders) {
        model::Collection after = deck;
        std::erase_if(after.cards, [&keys](const model::CollectionEntry& entry) {
            return keys.contains(QString::fromStdString(entry.cardKey));
        });
        if (after.cards.size() != deck.cards.size()) {
            decks.insert(deck.key);
            steps.push_back(model::editCollection(deck, after));
        }
    }
    for (const model::Card& card : cards) {
        steps.push_back(model::deleteCard(card, {}));
    }
    const QString what = cards.size() == 1 ? tr("“%1” deleted").arg(QString::fromStdString(cards.front().name))
                                           : tr("%n cards deleted", nullptr, int(cards.size()));
    const QString where = decks.empty() ? QString() : tr(", also from %n deck(s)", nullptr, int(decks.size()));
    const int row = m_list->table()->currentIndex().row();
    if (perform(model::combined(std::move(steps)), what + where + tr(". Undo brings it back."))) {
        const int last = m_list->table()->model()->rowCount() - 1;
        m_list->table()->selectRow(std::clamp(row, 0, std::max(0, last)));
    }
}

void CardsPage::goToDeck() {
    const model::Card* card = selectedCard();
    if (!card) {
        return;
    }
    const model::Collection* inFocus = deckInFocus();
    const auto& decks = workspace().system(key()).collections;
    const auto it = std::ranges::find_if(decks, [&](const model::Collection& deck) {
        return deck.copiesOf(card->key) > 0 && (!inFocus || inFocus->copiesOf(card->key) == 0 || &deck == inFocus);
    });
    if (it != decks.end()) {
        Q_EMIT linkActivated(QStringLiteral("deck:") + QString::fromStdString(it->key));
    }
}

void CardsPage::setPicture(const QString& mediaType, const QByteArray& bytes) {
    const auto stored = workspace().project().art().add(mediaType.toStdString(),
                                                        std::string_view(bytes.constData(), size_t(bytes.size())));
    if (!stored) {
        Q_EMIT reported(errorSentence(stored.error()), true);
        return;
    }
    setArt(*stored, tr("The picture is in the project."));
}

void CardsPage::setArt(const std::string& art, const QString& done) {
    commitEdits();
    if (const model::Card* card = selectedCard()) {
        model::Card after = *card;
        after.art = art;
        perform(model::editCard(*card, after), done);
    }
}

} // namespace blattwerk::app
