#include "app/lab/comparison_form.h"

#include "app/lab/variant_list.h"
#include "app/session/resource_text.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/player_choice.h"
#include "app/widgets/styled_label.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {
constexpr int kFewestGames = 200;
constexpr int kMostGamesEach = 200'000;
/// What stands before the number of players among the opponents.
constexpr QLatin1Char kPlayers('*');

QString playersData(int players) {
    return kPlayers + QString::number(players);
}
} // namespace

ComparisonForm::ComparisonForm(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_deck(combo("lab.compare.deck")),
      m_opponent(combo("lab.compare.opponent")),
      m_player(new PlayerChoice(QStringLiteral("lab.compare.player"), this)),
      m_freeze(new QPushButton(this)),
      m_freezeRow(new QWidget(this)),
      m_label(new QLineEdit(m_freezeRow)),
      m_keep(new QPushButton(m_freezeRow)),
      m_games(new QSpinBox(this)),
      m_precision(new QDoubleSpinBox(this)),
      m_seed(new QLineEdit(this)),
      m_dice(new QPushButton(this)),
      m_threads(new QSpinBox(this)) {
    setObjectName(QStringLiteral("lab.compare.form"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    const int gap = appearance.tokens().space.fieldGap - 4;
    const auto field = [&](QWidget* widget) {
        m_labels.push_back(caption(column, widget));
        column->addWidget(widget);
        column->addSpacing(gap);
    };
    field(m_deck);
    field(m_opponent);
    field(m_player);
    constexpr std::array kNames{std::pair{"lab.compare.before.cards", "lab.compare.before.rules"},
                                std::pair{"lab.compare.after.cards", "lab.compare.after.rules"}};
    for (size_t i = 0; i < m_states.size(); ++i) {
        State& shown = m_states[i];
        shown.label = caption(column);
        shown.cards = combo(kNames[i].first);
        shown.rules = combo(kNames[i].second);
        column->addWidget(shown.cards);
        column->addWidget(shown.rules);
        column->addSpacing(gap);
    }
    buildFreeze(column);
    column->addSpacing(gap);

    m_games->setObjectName(QStringLiteral("lab.compare.games"));
    m_games->setRange(kFewestGames, kMostGamesEach);
    m_games->setSingleStep(1000);
    m_precision->setObjectName(QStringLiteral("lab.compare.precision"));
    m_precision->setRange(0, 20);
    m_precision->setSingleStep(0.5);
    m_precision->setDecimals(1);
    field(m_games);
    field(m_precision);
    m_seed->setObjectName(QStringLiteral("lab.compare.seed"));
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
    m_labels.push_back(caption(column, m_seed));
    auto* seed = new QHBoxLayout;
    seed->setSpacing(8);
    seed->addWidget(m_seed, 1);
    seed->addWidget(m_dice);
    column->addLayout(seed);
    column->addSpacing(gap);
    m_threads->setObjectName(QStringLiteral("lab.compare.threads"));
    m_threads->setRange(1, std::max(1, QThread::idealThreadCount()));
    m_threads->setValue(m_threads->maximum());
    field(m_threads);

    const auto restyle = [this] {
        m_seed->setFont(m_appearance.mono(m_appearance.tokens().type.small));
        fillDecks();
    };
    connect(&appearance, &Appearance::changed, this, restyle);
    connect(m_dice, &QPushButton::clicked, this, [this] {
        m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 100'000'000)));
        Q_EMIT changed();
    });
    for (QComboBox* box :
         {m_deck, m_opponent, m_states[0].cards, m_states[0].rules, m_states[1].cards, m_states[1].rules}) {
        connect(box, &QComboBox::currentIndexChanged, this, &ComparisonForm::changed);
    }
    connect(m_player, &PlayerChoice::changed, this, &ComparisonForm::changed);
    connect(m_seed, &QLineEdit::textEdited, this, &ComparisonForm::changed);
    restyle();
    retranslate();
    show(ComparisonOrder());
}

void ComparisonForm::buildFreeze(QVBoxLayout* column) {
    m_freeze->setObjectName(QStringLiteral("lab.compare.freeze"));
    m_freeze->setProperty("quiet", true);
    m_label->setObjectName(QStringLiteral("lab.compare.label"));
    m_label->setMaxLength(40);
    m_keep->setObjectName(QStringLiteral("lab.compare.keep"));
    auto* row = new QHBoxLayout(m_freezeRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_label, 1);
    row->addWidget(m_keep);
    column->addWidget(m_freeze, 0, Qt::AlignLeft);
    column->addWidget(m_freezeRow);
    m_freezeRow->hide();
    m_keep->setEnabled(false);
    connect(m_freeze, &QPushButton::clicked, this, [this] {
        m_freezeRow->setVisible(!m_freezeRow->isVisibleTo(this));
        m_label->setFocus();
    });
    connect(m_label, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_keep->setEnabled(!text.trimmed().isEmpty()); });
    const auto keep = [this] {
        const QString label = m_label->text().trimmed();
        if (!label.isEmpty()) {
            m_freezeRow->hide();
            m_label->clear();
            Q_EMIT freezeRequested(label);
        }
    };
    connect(m_keep, &QPushButton::clicked, this, keep);
    connect(m_label, &QLineEdit::returnPressed, this, keep);
}

StyledLabel* ComparisonForm::caption(QVBoxLayout* column, QWidget* buddy) {
    auto* label =
        new StyledLabel(m_appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
    label->setBuddy(buddy);
    column->addWidget(label);
    return label;
}

QComboBox* ComparisonForm::combo(const char* name) {
    auto* made = new QComboBox(this);
    made->setObjectName(QLatin1String(name));
    made->setMinimumContentsLength(6);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return made;
}

std::string ComparisonForm::dataOf(const QComboBox* box) {
    return box->currentData().toString().toStdString();
}

void ComparisonForm::setDesk(const SystemDesk& desk, const model::ParameterValues& inUse,
                             const std::vector<std::string>& editions) {
    const ComparisonOrder before = order();
    m_decks.clear();
    for (const model::Collection& deck : desk.collections) {
        if (desk.isPlayed(deck)) {
            m_decks.push_back(
                {deck.key, QString::fromStdString(deck.name.in(uiLanguage())), QString::fromStdString(deck.colour)});
        }
    }
    m_engine = desk.engine;
    const auto table = readTableLayout(
        resourceText(QStringLiteral(":/systems/%1/table.toml").arg(QString::fromStdString(desk.info.key))));
    m_tournament = table && desk.engine && desk.engine->playsTournaments() ? table->tournament : TournamentPlace();
    m_rules = VariantList::known(desk.info, inUse);
    m_editions = editions;
    fillDecks();
    fillStates();
    m_player->setEntries(PlayerChoice::playersOf(m_engine.get()));
    show(before);
}

void ComparisonForm::fillDecks() {
    const QSignalBlocker quietDeck(m_deck);
    const QSignalBlocker quietOpponent(m_opponent);
    const std::string deck = dataOf(m_deck);
    const std::string opponent = dataOf(m_opponent);
    m_deck->clear();
    m_opponent->clear();
    m_opponent->addItem(tr("All other decks"), QString());
    for (const Deck& entry : m_decks) {
        const QIcon icon = gemIcon(entry.colour, m_appearance, devicePixelRatioF());
        m_deck->addItem(icon, entry.name, QString::fromStdString(entry.key));
        m_opponent->addItem(icon, entry.name, QString::fromStdString(entry.key));
    }
    for (int players = std::max(2, m_tournament.least); players <= m_tournament.most; ++players) {
        const QString label = QString::fromStdString(m_tournament.label.in(uiLanguage()));
        m_opponent->addItem(tr("%1 of %n player(s)", nullptr, players).arg(label), playersData(players));
    }
    m_deck->setCurrentIndex(std::max(0, m_deck->findData(QString::fromStdString(deck))));
    m_opponent->setCurrentIndex(std::max(0, m_opponent->findData(QString::fromStdString(opponent))));
}

void ComparisonForm::fillStates() {
    for (const State& shown : m_states) {
        const QSignalBlocker quietCards(shown.cards);
        const QSignalBlocker quietRules(shown.rules);
        const ComparedState chosen = state(shown);
        shown.cards->clear();
        shown.cards->addItem(tr("Cards as they are now"), QString());
        for (const std::string& edition : m_editions) {
            shown.cards->addItem(tr("Edition %1").arg(QString::fromStdString(edition)),
                                 QString::fromStdString(edition));
        }
        shown.rules->clear();
        for (const RuleVariant& rules : m_rules) {
            shown.rules->addItem(QString::fromStdString(rules.name));
        }
        choose(shown, chosen);
    }
}

ComparedState ComparisonForm::state(const State& shown) const {
    const int row = shown.rules->currentIndex();
    return {dataOf(shown.cards), row >= 0 && size_t(row) < m_rules.size() ? m_rules[size_t(row)] : RuleVariant()};
}

void ComparisonForm::choose(const State& shown, const ComparedState& state) {
    shown.cards->setCurrentIndex(std::max(0, shown.cards->findData(QString::fromStdString(state.edition))));
    const auto known = std::ranges::find(m_rules, state.rules.values, &RuleVariant::values);
    shown.rules->setCurrentIndex(known == m_rules.end() ? (m_rules.empty() ? -1 : 0) : int(known - m_rules.begin()));
}

void ComparisonForm::show(const ComparisonOrder& order) {
    {
        const QSignalBlocker quiet(this);
        const auto deck = m_deck->findData(QString::fromStdString(order.deck));
        m_deck->setCurrentIndex(m_deck->count() == 0 ? -1 : std::max(0, deck));
        const QString other = order.players > 0 ? playersData(order.players) : QString::fromStdString(order.opponent);
        m_opponent->setCurrentIndex(std::max(0, m_opponent->findData(other)));
        m_player->choose(order.policy);
        choose(m_states[0], order.before);
        choose(m_states[1], order.after);
        m_games->setValue(int(std::min<std::uint64_t>(order.games, kMostGamesEach)));
        m_precision->setValue(order.precision * 100);
        m_seed->setText(QString::number(order.seed));
    }
    Q_EMIT changed();
}

ComparisonOrder ComparisonForm::order() const {
    ComparisonOrder order;
    order.deck = dataOf(m_deck);
    const QString other = m_opponent->currentData().toString();
    if (other.startsWith(kPlayers)) {
        order.players = other.mid(1).toInt();
    } else {
        order.opponent = other.toStdString();
    }
    if (!m_player->isEmpty()) {
        order.policy = m_player->chosen();
    }
    order.before = state(m_states[0]);
    order.after = state(m_states[1]);
    order.games = static_cast<std::uint64_t>(m_games->value());
    order.precision = m_precision->value() / 100;
    order.seed = m_seed->text().toULongLong();
    order.threads = m_threads->value();
    return order;
}

QString ComparisonForm::objection() const {
    const ComparisonOrder chosen = order();
    if (m_decks.empty()) {
        return tr("There is no deck with cards yet.");
    }
    if (m_player->isEmpty()) {
        return tr("Nobody can play this game system by himself yet.");
    }
    if (m_seed->text().isEmpty()) {
        return tr("The seed is missing.");
    }
    if (chosen.before.edition == chosen.after.edition && chosen.before.rules.values == chosen.after.rules.values) {
        return tr("Before and after are the same: choose another edition or other rules.");
    }
    return {};
}

void ComparisonForm::retranslate() {
    const QStringList labels{tr("Deck"),
                             tr("Against"),
                             tr("Players"),
                             tr("At most this many games of each state"),
                             tr("Precise enough at ± (0: all games)"),
                             tr("Seed"),
                             tr("Cores")};
    for (size_t i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setText(labels[int(i)]);
        m_labels[i]->buddy()->setAccessibleName(labels[int(i)]);
    }
    m_player->setAccessibleText(labels[2]);
    m_states[0].label->setText(tr("Before"));
    m_states[1].label->setText(tr("After"));
    const QStringList parts{tr("Before: cards"), tr("Before: rules"), tr("After: cards"), tr("After: rules")};
    for (size_t i = 0; i < m_states.size(); ++i) {
        m_states[i].cards->setAccessibleName(parts[int(2 * i)]);
        m_states[i].rules->setAccessibleName(parts[int(2 * i + 1)]);
    }
    m_freeze->setText(tr("Keep the cards as an edition …"));
    m_label->setPlaceholderText(tr("Name, such as 0.17"));
    m_label->setAccessibleName(tr("Name of the edition"));
    m_keep->setText(tr("Keep"));
    m_precision->setSuffix(QString(QChar(0x202F)) + tr("pp"));
    m_precision->setLocale(uiLanguage() == model::Language::German ? QLocale(QLocale::German)
                                                                   : QLocale(QLocale::English));
    m_dice->setText(tr("Roll"));
    m_dice->setToolTip(tr("Another seed"));
    m_threads->setToolTip(tr("Cores; the figures do not depend on it"));
    m_player->setEntries(PlayerChoice::playersOf(m_engine.get()));
    m_player->retranslate();
    fillDecks();
    fillStates();
}

} // namespace blattwerk::app
