#include "app/lab/card_figure_model.h"
#include "app/lab/card_figure_view.h"
#include "app/lab/experiment_panel.h"
#include "app/lab/figure_list.h"
#include "app/lab/heat_map.h"
#include "app/lab/lab_chart.h"
#include "app/lab/lab_page.h"
#include "app/lab/pairing_charts.h"
#include "app/lab/pairing_lines.h"
#include "app/lab/setup_form.h"
#include "app/lab/variant_list.h"
#include "app/session/card_name.h"
#include "app/session/figure_text.h"
#include "app/session/manifest.h"
#include "app/session/measure_names.h"
#include "app/session/policy_names.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/panel.h"
#include "app/widgets/search_field.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"

#include <QComboBox>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

/// Win rates that the decks of a game should stay within.
constexpr double kTargetLow = 0.42;
constexpr double kTargetHigh = 0.58;

QString shortHash(const std::string& hash) {
    return QString::fromStdString(hash.substr(0, 8));
}

} // namespace

size_t LabPage::shownVariant() const {
    return m_variant->currentIndex() < 0 ? 0 : size_t(m_variant->currentIndex());
}

QString LabPage::deckName(size_t index) const {
    return index < m_shown.result.decks.size() ? QString::fromStdString(m_shown.result.decks[index].name) : QString();
}

PairingView LabPage::view() const {
    const QPoint cell = m_matrix->current();
    if (cell.x() < 0) {
        return {};
    }
    return pairingView(m_shown.setup, m_shown.result, shownVariant(), size_t(cell.y()), size_t(cell.x()));
}

void LabPage::renewFigures(bool growing) {
    {
        const QSignalBlocker quiet(m_variant);
        QStringList names;
        for (const RuleVariant& variant : m_shown.setup.variants) {
            names << QString::fromStdString(variant.name);
        }
        QStringList present;
        for (int i = 0; i < m_variant->count(); ++i) {
            present << m_variant->itemText(i);
        }
        if (present != names) {
            m_variant->clear();
            m_variant->addItems(names);
        }
    }
    m_variant->setVisible(m_variant->count() > 1);
    renewMatrix();
    renewPairing(growing);
    if (!growing) {
        renewOrigin();
        renewTarget();
    }
}

void LabPage::renewMatrix() {
    std::vector<HeatDeck> decks;
    for (const PlayedDeck& deck : m_shown.result.decks) {
        decks.push_back({QString::fromStdString(deck.name), QString::fromStdString(deck.colour)});
    }
    const bool one = m_shown.setup.hasSides();
    if (one && decks.size() == 2 && decks[0].name == decks[1].name) {
        decks[0].name += QStringLiteral(" A");
        decks[1].name += QStringLiteral(" B");
    }
    const size_t variant = shownVariant();
    std::vector<std::vector<engine::lab::Estimate>> rates(decks.size());
    std::vector<engine::lab::Estimate> overall;
    for (size_t row = 0; row < decks.size(); ++row) {
        for (size_t column = 0; column < decks.size(); ++column) {
            rates[row].push_back(pairingView(m_shown.setup, m_shown.result, variant, row, column).winRate());
        }
        if (!one && decks.size() > 2) {
            overall.push_back(overallRate(m_shown.setup, m_shown.result, variant, row));
        }
    }
    m_matrix->setFigures(std::move(decks), std::move(rates), std::move(overall));
}

void LabPage::renewPairing(bool growing) {
    const QPoint cell = m_matrix->current();
    const auto deck = size_t(std::max(0, cell.y()));
    const auto other = size_t(std::max(0, cell.x()));
    const PairingView shown = view();
    const PairingHands hands = pairingHands(m_shown.setup, m_shown.result, deck, other);
    m_verdict->setText(verdictText(shown, hands.sides[0].name, hands.sides[1].name));
    m_cards->setMeasures(cardMeasureNames(system().toStdString()), uiLanguage());
    std::vector<CardFigures> cards = cardFigures(m_shown.result, shown);
    for (CardFigures& card : cards) {
        card.name = cardName(desk(), card.key, uiLanguage()).value_or(card.name);
    }
    m_cards->setCards(std::move(cards), growing);
    m_cardsHeading = shown.isMirror ? tr("Cards of %1 against itself").arg(deckName(deck))
                                    : tr("Cards of %1 against %2").arg(deckName(deck), deckName(other));
    renewParts();
    m_cardsNote->setText(m_cards->cardCount() == 0
                             ? QString()
                             : tr("%1 of %n card(s) differ", nullptr, m_cards->cardCount()).arg(m_cards->differing()));
    m_cardsNote->setToolTip(
        tr("Cards whose interval excludes zero. Of 20 cards without any effect about one does so by "
           "chance."));
    m_lengthSmall->setContent(lengthChart(shown));
    const QString counted = QString::fromStdString(raceName(system().toStdString()).in(uiLanguage()));
    m_raceSmall->setContent(raceChart(shown, hands, counted));
    m_charts[0]->setContent(lengthChart(shown));
    m_charts[1]->setContent(raceChart(shown, hands, counted));
    m_charts[2]->setContent(settlingChart(shown, hands));
    m_charts[3]->setContent(startChart(shown, hands));
    m_chartsTitle->setText(hands.sides[0].name + QStringLiteral(" – ") + hands.sides[1].name);
    m_figures->setTitle(tr("Chosen pairing"));
    m_figures->setLines(
        pairingLines(shown, measureNames(system().toStdString()), uiLanguage()),
        {hands.sides[0].name, hands.sides[1].name,
         QString::fromStdString(deck < m_shown.result.decks.size() ? m_shown.result.decks[deck].colour : std::string()),
         QString::fromStdString(other < m_shown.result.decks.size() ? m_shown.result.decks[other].colour
                                                                    : std::string())});
}

void LabPage::renewParts() {
    m_measured = measuredParts(system().toStdString());
    m_partFigures = m_shown.setup.decks.size() == 2
                        ? partFigures(pairingView(m_shown.setup, m_shown.result, shownVariant(), 0, 1), m_measured)
                        : PartFigures();
    std::vector<HeatDeck> parts;
    if (!m_partFigures.isEmpty()) {
        for (const MeasuredParts::Part& part : m_measured.parts) {
            parts.push_back({QString::fromStdString(part.name.in(uiLanguage())), {}});
        }
    }
    m_parts->setFigures(std::move(parts), m_partFigures.rates, {});
    m_below->setSegmentText(0, tr("Cards"));
    m_below->setSegmentText(1, QString::fromStdString(m_measured.label.in(uiLanguage())));
    renewBelow();
}

void LabPage::renewBelow() {
    m_below->setVisible(!m_partFigures.isEmpty());
    const bool parts = !m_partFigures.isEmpty() && m_below->current() == 1;
    m_parts->setVisible(parts);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_cardView, m_cardsNote, m_filter}) {
        widget->setVisible(!parts);
    }
    m_cardsTitle->setText(
        parts ? tr("%1, by itself and two on one side").arg(QString::fromStdString(m_measured.label.in(uiLanguage())))
              : m_cardsHeading);
    m_cardsTitle->setToolTip(m_cardsTitle->text());
}

void LabPage::renewOrigin() {
    const bool stored = m_shown.stored.id != 0;
    m_panelFrame->setVisible(stored);
    if (!stored) {
        return;
    }
    const ExperimentResult& result = m_shown.result;
    const ExperimentSetup& setup = m_shown.setup;
    QStringList lines;
    lines << tr("%1, %2 games").arg(dayText(m_shown.stored.runAt), countText(std::int64_t(result.progress.games)));
    const QString own = policyName(setup.policyA);
    lines << (setup.hasSides() && setup.policyB != setup.policyA
                  ? tr("Players: %1 – %2").arg(own, policyName(setup.policyB))
                  : tr("Players: %1").arg(own));
    QStringList rules;
    for (const RuleVariant& variant : setup.variants) {
        rules << QString::fromStdString(variant.name);
    }
    lines << tr("Rules: %1").arg(rules.join(QStringLiteral(", ")));
    lines << tr("Seed %1").arg(QString::fromStdString(m_shown.stored.seed));
    lines << tr("Edition %1, revision %2, program %3")
                 .arg(QString::fromStdString(result.manifestText("edition")),
                      QString::fromStdString(result.manifestText("revision")),
                      QString::fromStdString(m_shown.stored.programVersion));
    lines << tr("Cards %1, rules %2")
                 .arg(shortHash(result.manifestText("pool")), shortHash(result.manifestText("rules")));
    if (result.progress.manualClauses > 0) {
        lines << tr("%n sentence(s) unknown to the card language skipped.", nullptr, result.progress.manualClauses);
    }
    if (!setup.gamesByPairing.empty()) {
        lines << tr("Stopped before all games were played.");
    }
    bool decksChanged = false;
    for (const PlayedDeck& deck : result.decks) {
        decksChanged = decksChanged || (!deck.cards.empty() && deckSlots(desk(), deck.key) != deck.cards);
    }
    const bool cardsChanged = poolHash(desk().cards) != result.manifestText("pool");
    lines << (cardsChanged   ? tr("The cards have changed since then.")
              : decksChanged ? tr("The decks have changed since then.")
                             : tr("Cards and decks are unchanged since then."));
    m_panel->show(m_shown.stored, lines);
}

void LabPage::renewTarget() {
    if (m_target) {
        m_target->hide();
        m_target->deleteLater();
        m_target = nullptr;
    }
    if (m_shown.result.isEmpty() || isLive() || m_shown.setup.hasSides()) {
        return;
    }
    // The pairing that is farthest outside, and of its two views the losing one.
    QPoint worst{-1, -1};
    double lowest = kTargetLow;
    for (size_t row = 0; row < m_shown.setup.decks.size(); ++row) {
        for (size_t column = 0; column < m_shown.setup.decks.size(); ++column) {
            const PairingView pairing = pairingView(m_shown.setup, m_shown.result, shownVariant(), row, column);
            if (row != column && !pairing.isEmpty() && pairing.winRate().samples > 0 &&
                pairing.winRate().value < lowest) {
                lowest = pairing.winRate().value;
                worst = {int(column), int(row)};
            }
        }
    }
    if (worst.x() < 0) {
        return;
    }
    const engine::lab::Estimate rate =
        pairingView(m_shown.setup, m_shown.result, shownVariant(), size_t(worst.y()), size_t(worst.x())).winRate();
    const bool certain = rate.high < kTargetLow;
    const QString sentence =
        tr("%1 against %2: %3 %4 lies below the target of %5 to %6.")
            .arg(deckName(size_t(worst.y())), deckName(size_t(worst.x())), percentText(rate), intervalText(rate),
                 percentText(kTargetLow, 0), percentText(kTargetHigh, 0)) +
        (certain ? QString() : QLatin1Char(' ') + tr("The interval still reaches into the target."));
    m_target = new Notice(appearance(), certain ? NoticeKind::Warning : NoticeKind::Advice, sentence,
                          {tr("Show the cards with the largest effect")}, {}, this);
    m_target->setObjectName(QStringLiteral("lab.target"));
    connect(m_target, &Notice::linkActivated, this, [this, worst] {
        m_matrix->setCurrent(worst);
        m_cardView->sortByColumn(CardFigureModel::Difference, Qt::AscendingOrder);
        m_cardView->scrollToTop();
        m_cardView->setFocus();
    });
    m_targetPlace->addWidget(m_target);
}

} // namespace blattwerk::app
