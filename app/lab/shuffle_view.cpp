#include "app/lab/shuffle_view.h"

#include "app/lab/experiment_setup.h"
#include "app/lab/figure_list.h"
#include "app/lab/shuffle_map.h"
#include "app/session/figure_text.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/notice.h"
#include "app/widgets/panel.h"
#include "app/widgets/styled_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Below and, by symmetry, above: in one of a thousand tests of a fair shuffler.
constexpr double kSuspicious = 0.001;

QString probability(double p) {
    return p < 0.001 ? QStringLiteral("p < %1").arg(meanText(0.001, 3)) : QStringLiteral("p = %1").arg(meanText(p, 3));
}

} // namespace

ShuffleView::Verdict ShuffleView::verdictOf(double p) {
    return p < kSuspicious || p > 1 - kSuspicious ? Verdict::Suspicious : Verdict::Fair;
}

ShuffleView::ShuffleView(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_run(new ShuffleRun(this)) {
    setObjectName(QStringLiteral("lab.shuffle"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(buildForm());
    const int edge = appearance.tokens().space.panel;

    auto* middle = new QVBoxLayout;
    middle->setContentsMargins(edge, edge, edge, edge);
    auto* panel = new Panel(appearance, this);
    auto* inside = new QVBoxLayout(panel);
    inside->setContentsMargins(4, 4, 4, 4);
    inside->setSpacing(8);
    m_mapTitle =
        new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Bold, panel);
    m_map = new ShuffleMap(appearance, panel);
    m_map->setObjectName(QStringLiteral("lab.shuffle.map"));
    m_cell = new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, panel);
    m_cell->setWordWrap(true);
    inside->addWidget(m_mapTitle);
    inside->addWidget(m_map, 1);
    inside->addWidget(m_cell);
    middle->addWidget(panel, 1);
    row->addLayout(middle, 1);

    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, edge, edge, edge);
    column->setSpacing(edge);
    auto* tests = new Panel(appearance, right);
    auto* lines = new QVBoxLayout(tests);
    lines->setContentsMargins(4, 4, 4, 4);
    lines->setSpacing(8);
    m_tests = new FigureList(appearance, tests);
    m_tests->setObjectName(QStringLiteral("lab.shuffle.tests"));
    lines->addWidget(m_tests);
    column->addWidget(tests);
    m_verdictPlace = new QVBoxLayout;
    column->addLayout(m_verdictPlace);
    m_help = new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Third, StyledLabel::Face::Ui, right);
    m_help->setWordWrap(true);
    column->addWidget(m_help);
    column->addStretch(1);
    row->addWidget(right);

    const auto restyle = [this, right] {
        right->setFixedWidth(m_appearance.px(340));
        m_seed->setFont(m_appearance.mono(m_appearance.tokens().type.small));
    };
    connect(&appearance, &Appearance::changed, right, restyle);
    restyle();
    connect(m_map, &ShuffleMap::cellChosen, m_cell, &QLabel::setText);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (isRunning()) {
            cancel();
        } else {
            start();
        }
    });
    connect(m_run, &ShuffleRun::advanced, this, [this](const auto& report) { take(report, false); });
    connect(m_run, &ShuffleRun::finished, this, [this](const auto& report) { take(report, true); });
    retranslate();
}

QWidget* ShuffleView::buildForm() {
    auto* left = new Ground(m_appearance, Ground::Kind::Surface, Qt::RightEdge, this);
    const int edge = m_appearance.tokens().space.page;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(edge, 12, edge, 12);
    column->setSpacing(4);
    m_title = new StyledLabel(m_appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Bold, left);
    column->addWidget(m_title);
    column->addSpacing(6);
    const auto field = [&](QWidget* widget, const char* name) {
        auto* label =
            new StyledLabel(m_appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, left);
        label->setBuddy(widget);
        m_labels.push_back(label);
        column->addWidget(label);
        widget->setObjectName(QLatin1String(name));
    };
    const int gap = m_appearance.tokens().space.fieldGap - 4;
    m_deck = new QComboBox(left);
    m_deck->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_deck->setMinimumContentsLength(8);
    field(m_deck, "lab.shuffle.deck");
    column->addWidget(m_deck);
    column->addSpacing(gap);
    m_count = new QSpinBox(left);
    m_count->setRange(10'000, 50'000'000);
    m_count->setSingleStep(100'000);
    m_count->setValue(1'000'000);
    field(m_count, "lab.shuffle.count");
    column->addWidget(m_count);
    column->addSpacing(gap);
    m_seeding = new QComboBox(left);
    m_seeding->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_seeding->setMinimumContentsLength(8);
    m_seeding->addItems({QString(), QString()});
    field(m_seeding, "lab.shuffle.seeding");
    column->addWidget(m_seeding);
    column->addSpacing(gap);
    m_seed = new QLineEdit(QStringLiteral("20261115"), left);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
    m_dice = new QPushButton(left);
    field(m_seed, "lab.shuffle.seed");
    auto* seed = new QHBoxLayout;
    seed->setSpacing(8);
    seed->addWidget(m_seed, 1);
    seed->addWidget(m_dice);
    column->addLayout(seed);
    column->addSpacing(16);
    m_bar = new QProgressBar(left);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(5);
    m_bar->hide();
    m_progress =
        new StyledLabel(m_appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, left);
    column->addWidget(m_progress);
    column->addWidget(m_bar);
    column->addSpacing(8);
    m_start = new QPushButton(left);
    m_start->setObjectName(QStringLiteral("lab.shuffle.start"));
    m_start->setProperty("primary", true);
    column->addWidget(m_start);
    column->addStretch(1);
    connect(m_dice, &QPushButton::clicked, this,
            [this] { m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 100'000'000))); });
    const auto restyle = [this, left] { left->setFixedWidth(m_appearance.px(264)); };
    connect(&m_appearance, &Appearance::changed, left, restyle);
    restyle();
    return left;
}

void ShuffleView::setDesk(const SystemDesk& desk) {
    const int before = m_deck->currentIndex();
    m_decks.clear();
    for (const model::Collection& collection : desk.collections) {
        const std::vector<std::string> slots = deckSlots(desk, collection.key);
        if (slots.size() < 2 || slots.size() > size_t(engine::lab::ShuffleTest::kMostCards)) {
            continue;
        }
        Deck deck{QString::fromStdString(collection.name.in(uiLanguage())), {}};
        for (const std::string& key : slots) {
            const model::Card* card = desk.card(key);
            deck.cards << QString::fromStdString(card ? card->name : key);
        }
        m_decks.push_back(std::move(deck));
    }
    for (const int size : {10, 40, 60, 100}) {
        m_decks.push_back({tr("Any deck"), QStringList()});
        for (int i = 1; i <= size; ++i) {
            m_decks.back().cards << tr("Card %1").arg(i);
        }
    }
    m_deck->clear();
    for (const Deck& deck : m_decks) {
        m_deck->addItem(tr("%1, %n card(s)", nullptr, int(deck.cards.size())).arg(deck.name));
    }
    m_deck->setCurrentIndex(std::clamp(before, 0, m_deck->count() - 1));
}

ShuffleOrder ShuffleView::order() const {
    ShuffleOrder order;
    order.cards = int(m_decks[size_t(m_deck->currentIndex())].cards.size());
    order.shuffles = m_count->value();
    order.seed = m_seed->text().toULongLong();
    order.seeding = m_seeding->currentIndex() == 0 ? engine::lab::Seeding::PerGame : engine::lab::Seeding::OneGenerator;
    return order;
}

void ShuffleView::start() {
    if (m_decks.empty() || m_seed->text().isEmpty()) {
        return;
    }
    m_played = order();
    m_names = m_decks[size_t(m_deck->currentIndex())].cards;
    m_report = nullptr;
    m_isComplete = false;
    m_run->start(m_played);
    showReport();
    renewButtons();
    Q_EMIT stateChanged();
}

void ShuffleView::cancel() {
    m_run->cancel();
}

void ShuffleView::take(const std::shared_ptr<const engine::lab::ShuffleReport>& report, bool finished) {
    m_report = report;
    m_isComplete = finished;
    showReport();
    renewButtons();
    Q_EMIT stateChanged();
}

void ShuffleView::showReport() {
    m_map->setReport(m_report, m_names);
    std::vector<FigureList::Line> lines;
    if (m_report && m_report->shuffles > 0) {
        const auto line = [&lines](const QString& label, const engine::lab::ChiSquare& test) {
            lines.push_back(
                {label, probability(test.p),
                 verdictOf(test.p) == Verdict::Fair ? tr("as expected by chance") : tr("suspicious"), false,
                 tr("χ² = %1 with %2 degrees of freedom").arg(meanText(test.statistic), countText(test.freedom))});
        };
        line(tr("Card by place"), m_report->byPosition);
        for (const engine::lab::OrderCounts& orders : m_report->orders) {
            line(tr("%1 orders of %2 cards").arg(countText(std::int64_t(orders.counts.size()))).arg(orders.cards),
                 orders.test);
        }
    }
    m_tests->setLines(std::move(lines), {});
    const bool any = m_report && m_report->shuffles > 0;
    m_progress->setText(any ? tr("%1 of %2 shuffles").arg(countText(m_report->shuffles), countText(m_played.shuffles))
                            : QString());
    m_bar->setRange(0, int(std::max<std::int64_t>(1, m_played.shuffles)));
    m_bar->setValue(any ? int(m_report->shuffles) : 0);
    m_cell->setText(m_map->current().x() >= 0 ? m_map->cellText(m_map->current().y(), m_map->current().x())
                    : any ? tr("A fair shuffler shows an even grain; stripes and blocks would be a fault.")
                          : tr("Nothing counted yet. A million shuffles take about a second."));
    showVerdict();
}

void ShuffleView::showVerdict() {
    if (m_verdict) {
        m_verdict->hide();
        m_verdict->deleteLater();
        m_verdict = nullptr;
    }
    if (!m_report || m_report->shuffles == 0 || !m_isComplete) {
        return;
    }
    bool fair = verdictOf(m_report->byPosition.p) == Verdict::Fair;
    for (const engine::lab::OrderCounts& orders : m_report->orders) {
        fair = fair && verdictOf(orders.test.p) == Verdict::Fair;
    }
    const QString what = tr("%1 shuffles of %2 cards, seed %3.")
                             .arg(countText(m_report->shuffles))
                             .arg(m_report->cards)
                             .arg(m_played.seed);
    m_verdict = new Notice(m_appearance, fair ? NoticeKind::Ok : NoticeKind::Warning,
                           (fair ? tr("No sign of a biased shuffler.")
                                 : tr("At least one test is suspicious. In one of about 125 runs chance does that; "
                                      "with another seed it should not happen again.")) +
                               QLatin1Char(' ') + what,
                           {}, {}, this);
    m_verdict->setObjectName(QStringLiteral("lab.shuffle.verdict"));
    m_verdictPlace->addWidget(m_verdict);
}

void ShuffleView::renewButtons() {
    const bool running = isRunning();
    m_start->setText(running ? tr("Cancel") : tr("Test the shuffler"));
    m_start->setProperty("primary", !running);
    m_start->update();
    m_bar->setVisible(running);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_deck), static_cast<QWidget*>(m_count), static_cast<QWidget*>(m_seeding),
          static_cast<QWidget*>(m_seed), static_cast<QWidget*>(m_dice)}) {
        widget->setEnabled(!running);
    }
}

void ShuffleView::retranslate() {
    m_title->setText(tr("Shuffler"));
    const QStringList labels{tr("Deck"), tr("Shuffles"), tr("Random numbers"), tr("Seed")};
    for (size_t i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setText(labels[int(i)]);
        m_labels[i]->buddy()->setAccessibleName(labels[int(i)]);
    }
    m_seeding->setItemText(0, tr("A seed for each game"));
    m_seeding->setItemText(1, tr("One generator goes on"));
    m_seeding->setToolTip(tr("At the start of a game its own seed shuffles; within a game the generator goes on."));
    m_dice->setText(tr("Roll"));
    m_dice->setToolTip(tr("Another seed"));
    m_bar->setAccessibleName(tr("Progress"));
    m_mapTitle->setText(tr("How often each card came to each place: blue more often than expected, orange less often"));
    m_map->retranslate();
    m_tests->setTitle(tr("Chi-square tests"));
    m_help->setText(tr("p is the probability that a perfect shuffler deviates at least as much. Any value between is "
                       "as good as another; below 0.001, or above 0.999 because it would be too regular to be chance, "
                       "it is suspicious. The shuffle is the very one that all games use (Fisher and Yates)."));
    showReport();
    renewButtons();
}

std::vector<QStringList> ShuffleView::fileRows() const {
    std::vector<QStringList> rows;
    if (!m_report) {
        return rows;
    }
    QStringList head{QStringLiteral("card")};
    for (int place = 1; place <= m_report->cards; ++place) {
        head << QString::number(place);
    }
    rows.push_back(std::move(head));
    for (int card = 0; card < m_report->cards; ++card) {
        QStringList row{card < m_names.size() ? m_names[card] : QString::number(card + 1)};
        for (int place = 0; place < m_report->cards; ++place) {
            row << QString::number(m_report->positions[size_t(card * m_report->cards + place)]);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace blattwerk::app
