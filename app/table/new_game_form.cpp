#include "app/table/new_game_form.h"

#include "app/session/policy_names.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/table/deck_choice.h"
#include "app/widgets/player_choice.h"
#include "app/widgets/styled_label.h"
#include "model/card_fields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <map>

namespace blattwerk::app {

namespace {

/// In the list of kinds: a game of chosen decks, one with a draft; others are tournaments of so many.
constexpr int kDecks = 0;
constexpr int kDraft = -1;

} // namespace

QString NewGameForm::opponentText(std::string_view opponent) {
    if (opponent == opponent::kPassive) {
        return tr("Passive");
    }
    if (opponent == opponent::kDummy) {
        return tr("Dummies");
    }
    return opponent == opponent::kHotSeat ? tr("Hot seat") : policyName(opponent);
}

NewGameForm::NewGameForm(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_title(
          new StyledLabel(appearance, &TypeScale::section, StyledLabel::Ink::Normal, StyledLabel::Face::Serif, this)),
      m_kind(new QComboBox(this)),
      m_sets(new QVBoxLayout),
      m_own(new DeckChoice(QStringLiteral("table.form.own"), this)),
      m_other(new DeckChoice(QStringLiteral("table.form.other"), this)),
      m_self(new PlayerChoice(QStringLiteral("table.form.self"), this)),
      m_opponent(new PlayerChoice(QStringLiteral("table.form.opponent"), this)),
      m_opponentNote(
          new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this)),
      m_first(new QComboBox(this)),
      m_seed(new QLineEdit(this)),
      m_dice(new QPushButton(this)),
      m_start(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
    setObjectName(QStringLiteral("table.form"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(4);
    column->addWidget(m_title);
    column->addSpacing(10);
    const auto field = [this, column](QWidget* widget, const char* name) {
        auto* label =
            new StyledLabel(m_appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
        label->setBuddy(widget);
        m_labels.push_back(label);
        column->addWidget(label);
        widget->setObjectName(QStringLiteral("table.form.") + QLatin1String(name));
        return label;
    };
    const int gap = appearance.tokens().space.fieldGap;
    // In boxes with a margin, so that a system without tournaments has no gap.
    field(m_kind, "players");
    auto* kindBox = new QWidget(this);
    auto* kindColumn = new QVBoxLayout(kindBox);
    kindColumn->setContentsMargins(0, 0, 0, gap - 4);
    kindColumn->addWidget(m_kind);
    column->addWidget(kindBox);
    auto* setsBox = new QWidget(this);
    field(setsBox, "sets");
    setsBox->setLayout(m_sets);
    m_sets->setContentsMargins(0, 0, 0, gap - 4);
    m_sets->setSpacing(2);
    column->addWidget(setsBox);
    for (const auto& [box, name] : {std::pair{m_own, "own.decks"}, {m_other, "other.decks"}}) {
        field(box, name);
        column->addWidget(box);
        column->addSpacing(gap - 4);
    }
    field(m_self, "own.side");
    column->addWidget(m_self);
    column->addSpacing(gap - 4);
    field(m_opponent, "side");
    column->addWidget(m_opponent);
    m_opponentNote->setWordWrap(true);
    column->addWidget(m_opponentNote);
    column->addSpacing(gap - 4);
    field(m_first, "first");
    column->addWidget(m_first);
    column->addSpacing(gap - 4);
    field(m_seed, "seed");
    auto* row = new QHBoxLayout;
    row->addWidget(m_seed, 1);
    row->addWidget(m_dice);
    column->addLayout(row);
    column->addSpacing(16);
    auto* buttons = new QHBoxLayout;
    m_start->setObjectName(QStringLiteral("table.form.start"));
    m_start->setProperty("primary", true);
    m_start->setDefault(true);
    buttons->addWidget(m_start);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addStretch(1);
    const auto restyle = [this] { m_seed->setFont(m_appearance.mono(m_appearance.tokens().type.body)); };
    connect(&appearance, &Appearance::changed, this, restyle);
    restyle();
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
    m_seed->setText(QStringLiteral("1"));
    connect(m_dice, &QPushButton::clicked, this,
            [this] { m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 10000))); });
    connect(m_start, &QPushButton::clicked, this, &NewGameForm::accepted);
    connect(m_seed, &QLineEdit::returnPressed, this, &NewGameForm::accepted);
    connect(m_cancel, &QPushButton::clicked, this, &NewGameForm::cancelled);
    connect(m_opponent, &PlayerChoice::changed, this, &NewGameForm::renewOpponent);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NewGameForm::renewKind);
    fillOpponents();
    m_first->addItem(QString(), -1);
    m_first->addItem(QString(), 0);
    m_first->addItem(QString(), 1);
    retranslate();
}

void NewGameForm::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_start->isEnabled()) {
        Q_EMIT accepted();
    } else if (event->key() == Qt::Key_Escape) {
        Q_EMIT cancelled();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void NewGameForm::setDecks(const SystemDesk& desk, const TableLayout& layout, const model::ParameterValues& parameters,
                           model::Language language) {
    std::vector<DeckChoice::Entry> decks;
    for (const model::Collection& deck : desk.collections) {
        if (desk.isPlayed(deck)) {
            decks.push_back({QString::fromStdString(deck.name.in(language)), deck.key});
        }
    }
    const auto number = [&](const std::string& parameter) {
        return QString::fromStdString(desk.parameter(parameter, parameters)).toInt();
    };
    const int places = layout.decksParameter.empty() ? 1 : number(layout.decksParameter);
    m_own->setDecks(decks, places, 0);
    m_other->setDecks(decks, places, places);
    m_engine = desk.engine;
    m_hasDummies = layout.dummy.count > 0;
    fillOpponents();
    fillKinds(desk, layout, language);
    const auto text = [language](const model::LocalText& label) { return QString::fromStdString(label.in(language)); };
    const TournamentPlace& tournament = layout.tournament;
    const DraftPlace& draft = layout.draft;
    fillSets(desk,
             draft.isPlayed() ? Sets{draft.sets, {}, {}, number(draft.countParameter), text(draft.setsLabel)}
                              : Sets{tournament.sets, tournament.always, tournament.usual,
                                     number(tournament.countParameter), text(tournament.setsLabel)},
             language);
    renewKind();
}

void NewGameForm::fillKinds(const SystemDesk& desk, const TableLayout& layout, model::Language language) {
    const QVariant before = m_kind->currentData();
    const QSignalBlocker quiet(m_kind);
    m_kind->clear();
    const auto add = [&](const model::LocalText& label, int kind) {
        m_kind->addItem(QString::fromStdString(label.in(language)), kind);
    };
    const TournamentPlace& tournament = layout.tournament;
    if (layout.draft.isPlayed() && desk.engine && desk.engine->drafts()) {
        add(layout.draft.label, kDraft);
        add(layout.draft.single, kDecks);
    } else if (tournament.isPlayed() && desk.engine && desk.engine->playsTournaments()) {
        add(tournament.single, kDecks);
        const QString label = QString::fromStdString(tournament.label.in(language));
        for (int count = tournament.least; count <= tournament.most; ++count) {
            m_kind->addItem(tr("%1, %n player(s)", nullptr, count).arg(label), count);
        }
    }
    m_kind->setCurrentIndex(std::max(0, before.isValid() ? m_kind->findData(before) : 0));
}

void NewGameForm::fillSets(const SystemDesk& desk, const Sets& sets, model::Language language) {
    std::map<QString, bool> ticked;
    for (QCheckBox* box : m_setBoxes) {
        ticked[box->objectName()] = box->isChecked();
        delete box;
    }
    m_setBoxes.clear();
    m_setsLabel = sets.label;
    m_setCount = sets.count;
    m_labels[1]->setText(m_setsLabel);
    const auto says = [](const model::Collection& collection, const std::string& stat) {
        const auto it = collection.stats.find(stat);
        return it != collection.stats.end() && model::valueText(it->second) == "1";
    };
    for (const model::Collection& set : desk.collections) {
        if (m_kind->count() == 0 || set.kind != sets.kind) {
            continue;
        }
        auto* box = new QCheckBox(QString::fromStdString(set.name.in(language)), m_sets->parentWidget());
        box->setObjectName(QStringLiteral("table.form.set.") + QString::fromStdString(set.key));
        const bool isAlways = says(set, sets.always);
        const bool isUsual = sets.usual.empty() ? int(m_setBoxes.size()) < sets.count : says(set, sets.usual);
        const auto known = ticked.find(box->objectName());
        box->setChecked(isAlways || (known == ticked.end() ? isUsual : known->second));
        box->setEnabled(!isAlways);
        box->setProperty("key", QString::fromStdString(set.key));
        m_sets->addWidget(box);
        m_setBoxes.push_back(box);
    }
}

int NewGameForm::players() const {
    return std::max(0, m_kind->currentData().toInt());
}

bool NewGameForm::drafts() const {
    return m_kind->currentData().toInt() == kDraft;
}

bool NewGameForm::isPlayable() const {
    return m_engine && (players() > 0 || drafts() || !m_own->isEmpty());
}

void NewGameForm::renewKind() {
    const bool isTournament = players() > 0;
    const bool hasDecks = !isTournament && !drafts();
    // What is always all of them is no choice.
    const bool hasSets = isTournament || (drafts() && int(m_setBoxes.size()) > m_setCount);
    const std::vector<std::pair<QWidget*, bool>> shown = {{m_kind, m_kind->count() > 0},
                                                          {m_sets->parentWidget(), hasSets},
                                                          {m_own, hasDecks},
                                                          {m_other, hasDecks},
                                                          {m_first, !isTournament}};
    for (const auto& [widget, isShown] : shown) {
        (widget == m_kind ? m_kind->parentWidget() : widget)->setVisible(isShown);
        const auto label = std::ranges::find(m_labels, widget, &StyledLabel::buddy);
        (*label)->setVisible(isShown);
    }
    m_start->setEnabled(isPlayable());
}

void NewGameForm::fillOpponents() {
    std::vector<PlayerChoice::Entry> entries;
    const auto add = [&entries](std::string_view name) {
        entries.push_back({std::string(name), opponentText(name), {}, false});
    };
    add(opponent::kPassive);
    if (m_hasDummies) {
        add(opponent::kDummy);
    }
    std::ranges::move(PlayerChoice::playersOf(m_engine.get()), std::back_inserter(entries));
    add(opponent::kHotSeat);
    m_opponent->setEntries(std::move(entries));
    std::vector<PlayerChoice::Entry> own{{{}, tr("By hand"), {}, false}};
    std::ranges::move(PlayerChoice::playersOf(m_engine.get()), std::back_inserter(own));
    m_self->setEntries(std::move(own));
    renewOpponent();
}

void NewGameForm::renewOpponent() {
    const std::string name = m_opponent->player();
    // Where both sides are played by hand, so is this one.
    m_self->setEnabled(name != opponent::kHotSeat);
    if (name == opponent::kPassive) {
        m_opponentNote->setText(tr("Ends each of its turns at once. Shows how fast the deck is alone."));
    } else if (name == opponent::kDummy) {
        m_opponentNote->setText(tr("Does nothing, but has exhausted figures to distract, anew in each of its turns."));
    } else if (name == opponent::kHotSeat) {
        m_opponentNote->setText(tr("Both sides are played by hand; the table turns to the side that has to act."));
    } else {
        m_opponentNote->setText(policyNote(name));
    }
}

void NewGameForm::setGame(const NewGame& game) {
    m_own->choose(game.own);
    m_other->choose(game.other);
    m_opponent->choose(game.opponent);
    m_self->choose(game.self);
    m_first->setCurrentIndex(m_first->findData(game.first ? *game.first : -1));
    m_seed->setText(QString::number(game.seed));
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(game.drafts ? kDraft : game.players)));
    for (QCheckBox* box : m_setBoxes) {
        const std::string key = box->property("key").toString().toStdString();
        const bool isChosen = std::ranges::find(game.chosen, key) != game.chosen.end();
        box->setChecked(!box->isEnabled() || (game.chosen.empty() ? box->isChecked() : isChosen));
    }
}

NewGame NewGameForm::game() const {
    NewGame game;
    game.own = m_own->chosen();
    game.other = m_other->chosen();
    game.opponent = m_opponent->chosen();
    game.self = m_self->isEnabled() ? m_self->chosen() : std::string();
    const int first = m_first->currentData().toInt();
    game.first = first < 0 ? std::nullopt : std::optional<engine::Side>(first);
    game.seed = m_seed->text().toULongLong();
    game.players = players();
    game.drafts = drafts();
    for (const QCheckBox* box : m_setBoxes) {
        // What always takes part is no choice.
        if ((game.players > 0 || game.drafts) && box->isChecked() && box->isEnabled()) {
            game.chosen.push_back(box->property("key").toString().toStdString());
        }
    }
    return game;
}

void NewGameForm::retranslate() {
    m_title->setText(tr("New game"));
    // The system names what can be chosen for a tournament.
    const QStringList labels = {tr("Game"),      m_setsLabel,      tr("Your deck"), tr("Deck of the other side"),
                                tr("Your side"), tr("Other side"), tr("Begins"),    tr("Seed")};
    for (size_t i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setText(labels[int(i)]);
        m_labels[i]->buddy()->setAccessibleName(labels[int(i)]);
    }
    m_own->setAccessibleText(labels[2]);
    m_other->setAccessibleText(labels[3]);
    m_self->setAccessibleText(labels[4]);
    m_self->retranslate();
    m_opponent->setAccessibleText(labels[5]);
    m_opponent->retranslate();
    fillOpponents();
    const QStringList begins = {tr("Chance decides"), tr("You"), tr("The other side")};
    for (int i = 0; i < m_first->count(); ++i) {
        m_first->setItemText(i, begins[i]);
    }
    m_dice->setText(tr("Roll"));
    m_dice->setToolTip(tr("Another seed"));
    m_start->setText(tr("Start game"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace blattwerk::app
