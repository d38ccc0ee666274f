#include "app/lab/setup_form.h"

#include "app/lab/variant_list.h"
#include "app/session/figure_text.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/player_choice.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kMostPerPairing = 1'000'000;

} // namespace

SetupForm::SetupForm(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_pairs(new SegmentedControl(appearance, this)),
      m_decksLabel(caption()),
      m_deckBoxes(new QWidget(this)),
      m_deckColumn(new QVBoxLayout(m_deckBoxes)),
      m_labelA(caption()),
      m_labelB(caption()),
      m_deckA(combo("lab.deckA")),
      m_deckB(combo("lab.deckB")),
      m_playerLabelA(caption()),
      m_playerLabelB(caption()),
      m_playerA(new PlayerChoice(QStringLiteral("lab.playerA"), this)),
      m_playerB(new PlayerChoice(QStringLiteral("lab.playerB"), this)),
      m_rulesLabel(caption()),
      m_variants(new VariantList(appearance, this)),
      m_extentLabel(caption()),
      m_extent(combo("lab.extent")),
      m_games(new QSpinBox(this)),
      m_precision(new QDoubleSpinBox(this)),
      m_seedLabel(caption()),
      m_seed(new QLineEdit(this)),
      m_dice(new QPushButton(this)),
      m_threadsLabel(caption()),
      m_threads(new QSpinBox(this)) {
    setObjectName(QStringLiteral("lab.form"));
    m_pairs->setObjectName(QStringLiteral("lab.pairs"));
    m_pairs->setSegments({QString(), QString()});
    m_deckColumn->setContentsMargins(0, 0, 0, 0);
    m_deckColumn->setSpacing(6);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    const int gap = appearance.tokens().space.fieldGap - 4;
    const auto field = [column, gap](StyledLabel* label, QWidget* widget) {
        label->setBuddy(widget);
        column->addWidget(label);
        column->addWidget(widget);
        column->addSpacing(gap);
    };
    column->addWidget(m_pairs, 0, Qt::AlignLeft);
    column->addSpacing(gap);
    field(m_decksLabel, m_deckBoxes);
    field(m_labelA, m_deckA);
    field(m_playerLabelA, m_playerA);
    field(m_labelB, m_deckB);
    field(m_playerLabelB, m_playerB);
    field(m_rulesLabel, m_variants);

    m_games->setObjectName(QStringLiteral("lab.games"));
    m_games->setRange(2, kMostPerPairing);
    m_games->setSingleStep(100);
    m_games->setGroupSeparatorShown(false);
    m_precision->setObjectName(QStringLiteral("lab.precision"));
    m_precision->setRange(0.5, 20);
    m_precision->setSingleStep(0.5);
    m_precision->setDecimals(1);
    column->addWidget(m_extentLabel);
    m_extentLabel->setBuddy(m_extent);
    auto* extent = new QHBoxLayout;
    extent->setSpacing(8);
    extent->addWidget(m_extent, 1);
    extent->addWidget(m_games);
    extent->addWidget(m_precision);
    column->addLayout(extent);
    column->addSpacing(gap);

    m_seed->setObjectName(QStringLiteral("lab.seed"));
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
    m_dice->setObjectName(QStringLiteral("lab.dice"));
    m_threads->setObjectName(QStringLiteral("lab.threads"));
    m_threads->setRange(1, std::max(1, QThread::idealThreadCount()));
    m_threads->setValue(m_threads->maximum());
    auto* last = new QGridLayout;
    last->setHorizontalSpacing(8);
    last->setVerticalSpacing(4);
    last->addWidget(m_seedLabel, 0, 0, 1, 2);
    last->addWidget(m_seed, 1, 0);
    last->addWidget(m_dice, 1, 1);
    last->addWidget(m_threadsLabel, 2, 0);
    last->addWidget(m_threads, 3, 0);
    last->setColumnStretch(0, 1);
    m_seedLabel->setBuddy(m_seed);
    m_threadsLabel->setBuddy(m_threads);
    column->addLayout(last);

    m_extent->addItem(QString());
    m_extent->addItem(QString());
    const auto restyle = [this] {
        m_seed->setFont(m_appearance.mono(m_appearance.tokens().type.small));
        renewGems();
    };
    connect(&appearance, &Appearance::changed, this, restyle);
    restyle();
    connect(m_dice, &QPushButton::clicked, this, [this] {
        m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 100'000'000)));
        Q_EMIT changed();
    });
    connect(m_pairs, &SegmentedControl::currentChanged, this, [this] {
        renewVisible();
        Q_EMIT changed();
    });
    connect(m_extent, &QComboBox::currentIndexChanged, this, [this] {
        renewVisible();
        Q_EMIT changed();
    });
    for (QComboBox* box : {m_deckA, m_deckB}) {
        connect(box, &QComboBox::currentIndexChanged, this, &SetupForm::changed);
    }
    for (PlayerChoice* choice : {m_playerA, m_playerB}) {
        connect(choice, &PlayerChoice::changed, this, &SetupForm::changed);
    }
    connect(m_variants, &VariantList::changed, this, &SetupForm::changed);
    connect(m_games, &QSpinBox::valueChanged, this, &SetupForm::changed);
    connect(m_precision, &QDoubleSpinBox::valueChanged, this, &SetupForm::changed);
    connect(m_threads, &QSpinBox::valueChanged, this, &SetupForm::changed);
    connect(m_seed, &QLineEdit::textEdited, this, &SetupForm::changed);
    retranslate();
    show(ExperimentSetup());
}

StyledLabel* SetupForm::caption() {
    return new StyledLabel(m_appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
}

QComboBox* SetupForm::combo(const char* name) {
    auto* made = new QComboBox(this);
    made->setObjectName(QLatin1String(name));
    made->setMinimumContentsLength(6);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return made;
}

void SetupForm::setDesk(const SystemDesk& desk, const model::ParameterValues& inUse) {
    ExperimentSetup before = setup();
    const bool wasEmpty = m_decks.empty();
    m_decks.clear();
    std::vector<std::string> all;
    for (const model::Collection& deck : desk.collections) {
        if (desk.isPlayed(deck)) {
            m_decks.push_back({deck.key, QString::fromStdString(deck.name.in(uiLanguage())),
                               QString::fromStdString(deck.colour), nullptr});
            all.push_back(deck.key);
        }
    }
    if (before.pairs == ExperimentSetup::Pairs::Draft) {
        before.decks = all;
    }
    m_engine = desk.engine;
    if (m_engine == nullptr || !m_engine->drafts()) {
        m_pairs->setCurrent(std::min(m_pairs->current(), 1));
    }
    m_pairs->setSegments(m_engine && m_engine->drafts() ? QStringList{QString(), QString(), QString()}
                                                        : QStringList{QString(), QString()});
    namePairs();
    fillPlayers();
    for (QComboBox* box : {m_deckA, m_deckB}) {
        const QSignalBlocker quiet(box);
        box->clear();
        for (const Deck& deck : m_decks) {
            box->addItem(deck.name, QString::fromStdString(deck.key));
        }
        box->setCurrentIndex(std::min(box == m_deckA ? 0 : 1, box->count() - 1));
    }
    rebuildDecks(wasEmpty ? all : before.decks);
    m_variants->setSystem(desk.info, inUse);
    if (!wasEmpty) {
        ExperimentSetup kept = before;
        std::erase_if(kept.decks, [&](const std::string& key) { return std::ranges::find(all, key) == all.end(); });
        kept.variants = m_variants->chosen();
        show(kept);
    }
    renewGems();
    Q_EMIT changed();
}

void SetupForm::fillPlayers() {
    for (PlayerChoice* choice : {m_playerA, m_playerB}) {
        choice->setEntries(PlayerChoice::playersOf(m_engine.get()));
        choice->retranslate();
    }
}

void SetupForm::rebuildDecks(const std::vector<std::string>& ticked) {
    while (QLayoutItem* item = m_deckColumn->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (Deck& deck : m_decks) {
        deck.box = new QCheckBox(deck.name, m_deckBoxes);
        deck.box->setObjectName(QStringLiteral("lab.deck.") + QString::fromStdString(deck.key));
        deck.box->setChecked(std::ranges::find(ticked, deck.key) != ticked.end());
        connect(deck.box, &QCheckBox::toggled, this, &SetupForm::changed);
        m_deckColumn->addWidget(deck.box);
    }
}

void SetupForm::renewGems() {
    for (const Deck& deck : m_decks) {
        const QIcon icon = gemIcon(deck.colour, m_appearance, devicePixelRatioF());
        if (deck.box) {
            deck.box->setIcon(icon);
        }
        for (QComboBox* box : {m_deckA, m_deckB}) {
            if (const int row = box->findData(QString::fromStdString(deck.key)); row >= 0) {
                box->setItemIcon(row, icon);
            }
        }
    }
}

void SetupForm::show(const ExperimentSetup& setup) {
    {
        const QSignalBlocker quiet(this);
        const bool one = setup.pairs == ExperimentSetup::Pairs::One;
        m_pairs->setCurrent(int(setup.pairs));
        for (Deck& deck : m_decks) {
            if (deck.box && !setup.hasSides()) {
                deck.box->setChecked(std::ranges::find(setup.decks, deck.key) != setup.decks.end());
            }
        }
        const auto choose = [](QComboBox* box, const std::string& key) {
            if (const int row = box->findData(QString::fromStdString(key)); row >= 0) {
                box->setCurrentIndex(row);
            }
        };
        if (one && setup.decks.size() == 2) {
            choose(m_deckA, setup.decks[0]);
            choose(m_deckB, setup.decks[1]);
        }
        m_playerA->choose(setup.policyA);
        m_playerB->choose(setup.policyB);
        if (!setup.variants.empty()) {
            m_variants->choose(setup.variants);
        }
        m_extent->setCurrentIndex(setup.extent == ExperimentSetup::Extent::Games ? 0 : 1);
        m_games->setValue(int(std::min<std::uint64_t>(setup.games, kMostPerPairing)));
        m_precision->setValue(setup.precision * 100);
        m_seed->setText(QString::number(setup.seed));
    }
    renewVisible();
    Q_EMIT changed();
}

ExperimentSetup SetupForm::setup() const {
    ExperimentSetup setup;
    setup.pairs = pairs();
    if (setup.pairs == ExperimentSetup::Pairs::Draft) {
        setup.decks = {"A", "B"};
    } else if (setup.pairs == ExperimentSetup::Pairs::One && m_deckA->count() > 0) {
        setup.decks = {m_deckA->currentData().toString().toStdString(),
                       m_deckB->currentData().toString().toStdString()};
    } else {
        for (const Deck& deck : m_decks) {
            if (deck.box && deck.box->isChecked()) {
                setup.decks.push_back(deck.key);
            }
        }
    }
    if (!m_playerA->isEmpty()) {
        setup.policyA = m_playerA->chosen();
        setup.policyB = setup.hasSides() ? m_playerB->chosen() : setup.policyA;
    }
    setup.extent = m_extent->currentIndex() == 1 ? ExperimentSetup::Extent::Precision : ExperimentSetup::Extent::Games;
    setup.games = static_cast<std::uint64_t>(m_games->value());
    setup.precision = m_precision->value() / 100;
    setup.seed = m_seed->text().toULongLong();
    setup.threads = m_threads->value();
    setup.variants = m_variants->chosen();
    return setup;
}

QString SetupForm::objection() const {
    const ExperimentSetup chosen = setup();
    if (m_decks.empty()) {
        return tr("There is no deck with cards yet.");
    }
    if (chosen.decks.empty()) {
        return tr("No deck is chosen.");
    }
    if (chosen.variants.empty()) {
        return tr("No rules are chosen.");
    }
    if (m_seed->text().isEmpty()) {
        return tr("The seed is missing.");
    }
    return m_playerA->isEmpty() ? tr("Nobody can play this game system by himself yet.") : QString();
}

int SetupForm::deckCount() const {
    return int(m_decks.size());
}

void SetupForm::focusFirst() {
    m_pairs->setFocus(Qt::ShortcutFocusReason);
}

void SetupForm::renewVisible() {
    const bool all = pairs() == ExperimentSetup::Pairs::AllAgainstAll;
    m_decksLabel->setVisible(all);
    m_deckBoxes->setVisible(all);
    for (QWidget* widget : {static_cast<QWidget*>(m_labelA), static_cast<QWidget*>(m_deckA),
                            static_cast<QWidget*>(m_labelB), static_cast<QWidget*>(m_deckB)}) {
        widget->setVisible(pairs() == ExperimentSetup::Pairs::One);
    }
    m_playerLabelB->setVisible(!all);
    m_playerB->setVisible(!all);
    const bool games = m_extent->currentIndex() == 0;
    m_games->setVisible(games);
    m_precision->setVisible(!games);
    m_playerLabelA->setText(!all ? tr("Player of side A") : tr("Players"));
    m_playerA->setAccessibleText(m_playerLabelA->text());
}

ExperimentSetup::Pairs SetupForm::pairs() const {
    return static_cast<ExperimentSetup::Pairs>(m_pairs->current());
}

void SetupForm::namePairs() {
    // Three have to share the width of two.
    const bool drafts = m_engine && m_engine->drafts();
    m_pairs->setSegmentText(0, drafts ? tr("All") : tr("All against all"));
    m_pairs->setSegmentText(1, tr("One pairing"));
    if (drafts) {
        m_pairs->setSegmentText(2, tr("Draft"));
    }
}

void SetupForm::retranslate() {
    namePairs();
    m_pairs->setAccessibleName(tr("Pairings"));
    m_decksLabel->setText(tr("Decks"));
    m_labelA->setText(tr("Side A"));
    m_labelB->setText(tr("Side B"));
    m_deckA->setAccessibleName(tr("Deck of side A"));
    m_deckB->setAccessibleName(tr("Deck of side B"));
    m_playerLabelB->setText(tr("Player of side B"));
    m_playerB->setAccessibleText(m_playerLabelB->text());
    m_rulesLabel->setText(tr("Rules"));
    m_extentLabel->setText(tr("How much of each pairing"));
    m_extent->setAccessibleName(m_extentLabel->text());
    m_extent->setItemText(0, tr("Games"));
    m_extent->setItemText(1, tr("Interval ±"));
    m_games->setAccessibleName(tr("Games of each pairing"));
    m_precision->setAccessibleName(tr("Half of the interval in percentage points"));
    m_precision->setSuffix(QString(QChar(0x202F)) + tr("pp"));
    m_precision->setLocale(uiLanguage() == model::Language::German ? QLocale(QLocale::German)
                                                                   : QLocale(QLocale::English));
    m_seedLabel->setText(tr("Seed"));
    m_seed->setAccessibleName(m_seedLabel->text());
    m_dice->setText(tr("Roll"));
    m_dice->setToolTip(tr("Another seed"));
    m_threadsLabel->setText(tr("Cores"));
    m_threads->setAccessibleName(tr("Cores; the figures do not depend on it"));
    m_threads->setToolTip(m_threads->accessibleName());
    fillPlayers();
    m_variants->retranslate();
    renewVisible();
}

} // namespace blattwerk::app
