#include "app/table/new_game_form.h"

#include "app/session/policy_names.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {

constexpr int kHasStrengths = Qt::UserRole + 1;
constexpr std::string_view kStrengths[] = {"leicht", "normal", "stark"};
constexpr int kNormalStrength = 1;

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

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
      m_own(new QComboBox(this)),
      m_other(new QComboBox(this)),
      m_opponent(new QComboBox(this)),
      m_strength(new QComboBox(this)),
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
    for (const auto& [box, name] : {std::pair{m_own, "own"}, {m_other, "other"}, {m_opponent, "opponent"}}) {
        field(box, name);
        column->addWidget(box);
        column->addSpacing(gap - 4);
    }
    m_strength->setObjectName(QStringLiteral("table.form.strength"));
    column->addWidget(m_strength);
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
    connect(m_opponent, &QComboBox::currentIndexChanged, this, &NewGameForm::renewOpponent);
    for (const std::string_view strength : kStrengths) {
        m_strength->addItem(QString(), fromView(strength));
    }
    m_strength->setCurrentIndex(kNormalStrength);
    fillOpponents(nullptr);
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

void NewGameForm::setDecks(const SystemDesk& desk, model::Language language) {
    for (QComboBox* box : {m_own, m_other}) {
        const QString chosen = box->currentData().toString();
        box->clear();
        for (const model::Collection& deck : desk.collections) {
            if (!deck.cards.empty()) {
                box->addItem(QString::fromStdString(deck.name.in(language)), QString::fromStdString(deck.key));
            }
        }
        const int index = box->findData(chosen);
        box->setCurrentIndex(index >= 0 ? index : std::min(box == m_own ? 0 : 1, box->count() - 1));
    }
    m_start->setEnabled(m_own->count() > 0 && desk.engine);
    fillOpponents(desk.engine.get());
}

void NewGameForm::fillOpponents(const engine::System* system) {
    const std::string chosen = m_opponent->count() > 0 ? chosenOpponent() : std::string(opponent::kPassive);
    const QSignalBlocker quiet(m_opponent);
    m_opponent->clear();
    const auto add = [this](std::string_view name, bool hasStrengths = false) {
        m_opponent->addItem(opponentText(name), fromView(name));
        m_opponent->setItemData(m_opponent->count() - 1, hasStrengths, kHasStrengths);
    };
    add(opponent::kPassive);
    add(opponent::kDummy);
    if (system != nullptr) {
        for (const engine::PolicyInfo& policy : system->policies()) {
            add(policy.key, policy.hasStrengths);
        }
    }
    add(opponent::kHotSeat);
    chooseOpponent(chosen);
    renewOpponent();
}

void NewGameForm::chooseOpponent(std::string_view opponent) {
    const std::size_t colon = opponent.find(':');
    m_opponent->setCurrentIndex(std::max(0, m_opponent->findData(fromView(opponent.substr(0, colon)))));
    const int strength =
        colon == std::string_view::npos ? kNormalStrength : m_strength->findData(fromView(opponent.substr(colon + 1)));
    m_strength->setCurrentIndex(std::max(0, strength));
}

std::string NewGameForm::chosenOpponent() const {
    QString name = m_opponent->currentData().toString();
    if (m_opponent->currentData(kHasStrengths).toBool() && m_strength->currentIndex() != kNormalStrength) {
        name += QLatin1Char(':') + m_strength->currentData().toString();
    }
    return name.toStdString();
}

void NewGameForm::renewOpponent() {
    m_strength->setVisible(m_opponent->currentData(kHasStrengths).toBool());
    const std::string name = m_opponent->currentData().toString().toStdString();
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
    m_own->setCurrentIndex(std::max(0, m_own->findData(QString::fromStdString(game.own))));
    m_other->setCurrentIndex(std::max(0, m_other->findData(QString::fromStdString(game.other))));
    chooseOpponent(game.opponent);
    m_first->setCurrentIndex(m_first->findData(game.first ? *game.first : -1));
    m_seed->setText(QString::number(game.seed));
}

NewGame NewGameForm::game() const {
    NewGame game;
    game.own = m_own->currentData().toString().toStdString();
    game.other = m_other->currentData().toString().toStdString();
    game.opponent = chosenOpponent();
    const int first = m_first->currentData().toInt();
    game.first = first < 0 ? std::nullopt : std::optional<engine::Side>(first);
    game.seed = m_seed->text().toULongLong();
    return game;
}

void NewGameForm::retranslate() {
    m_title->setText(tr("New game"));
    const QStringList labels = {tr("Your deck"), tr("Deck of the other side"), tr("Other side"), tr("Begins"),
                                tr("Seed")};
    for (size_t i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setText(labels[int(i)]);
        m_labels[i]->buddy()->setAccessibleName(labels[int(i)]);
    }
    for (int i = 0; i < m_opponent->count(); ++i) {
        m_opponent->setItemText(i, opponentText(m_opponent->itemData(i).toString().toStdString()));
    }
    const QStringList strengths = {tr("Easy"), tr("Normal"), tr("Strong")};
    for (int i = 0; i < m_strength->count(); ++i) {
        m_strength->setItemText(i, strengths[i]);
    }
    m_strength->setAccessibleName(tr("Strength"));
    const QStringList begins = {tr("Chance decides"), tr("You"), tr("The other side")};
    for (int i = 0; i < m_first->count(); ++i) {
        m_first->setItemText(i, begins[i]);
    }
    renewOpponent();
    m_dice->setText(tr("Roll"));
    m_dice->setToolTip(tr("Another seed"));
    m_start->setText(tr("Start game"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace blattwerk::app
