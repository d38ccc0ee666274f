#include "app/lab/comparison_figures.h"

#include "app/session/figure_text.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/effect_row.h"
#include "app/widgets/panel.h"
#include "app/widgets/styled_label.h"

#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

namespace lab = engine::lab;

/// The least differences that reach the ends of the scales.
constexpr double kPoints = 5;
constexpr double kTurns = 0.5;
constexpr size_t kShownCards = 30;

QString deckName(const SystemDesk& desk, const std::string& key) {
    const model::Collection* deck = desk.collection(key);
    return QString::fromStdString(deck ? deck->name.in(uiLanguage()) : key);
}

QString stateText(const ComparedState& state) {
    const QString cards = state.edition.empty()
                              ? ComparisonFigures::tr("cards as they are now")
                              : ComparisonFigures::tr("edition %1").arg(QString::fromStdString(state.edition));
    return QStringLiteral("%1, %2").arg(cards, QString::fromStdString(state.rules.name));
}

QString fieldText(const SystemDesk& desk, const model::FieldChange& change) {
    if (change.field == "text") {
        return ComparisonFigures::tr("text");
    }
    const model::FieldInfo* field = desk.info.schema.field(change.field);
    const QString label = change.field == "type" ? ComparisonFigures::tr("type")
                          : field                ? QString::fromStdString(field->label.in(uiLanguage()))
                                                 : QString::fromStdString(change.field);
    const auto shown = [](const model::StatValue& value) {
        const std::string text = model::valueText(value);
        return text.empty() ? QStringLiteral("–") : QString::fromStdString(text).toHtmlEscaped();
    };
    return QStringLiteral("%1 %2 → %3").arg(label.toHtmlEscaped(), shown(change.before), shown(change.after));
}

} // namespace

ComparisonFigures::ComparisonFigures(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance) {
    setObjectName(QStringLiteral("lab.compare.figures"));
    using Ink = StyledLabel::Ink;
    using Face = StyledLabel::Face;
    const int gap = appearance.tokens().space.panel;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    const auto frame = [&] {
        auto* panel = new Panel(appearance, this);
        auto* inside = new QVBoxLayout(panel);
        inside->setContentsMargins(8, 4, 8, 8);
        inside->setSpacing(10);
        column->addWidget(panel);
        return inside;
    };
    const auto label = [&](QVBoxLayout* inside, TypeStep TypeScale::*step, Ink ink, Face face) {
        auto* made = new StyledLabel(appearance, step, ink, face, this);
        made->setWordWrap(true);
        inside->addWidget(made);
        return made;
    };
    auto* inside = frame();
    m_title = label(inside, &TypeScale::section, Ink::Normal, Face::Serif);
    m_what = label(inside, &TypeScale::small, Ink::Second, Face::Ui);
    m_rowPlace = new QVBoxLayout;
    m_rowPlace->setSpacing(12);
    inside->addLayout(m_rowPlace);
    m_verdict = label(inside, &TypeScale::body, Ink::Normal, Face::Ui);
    m_verdict->setObjectName(QStringLiteral("lab.compare.verdict"));
    inside = frame();
    m_againstTitle = label(inside, &TypeScale::label, Ink::Second, Face::Bold);
    m_againstPlace = new QVBoxLayout;
    m_againstPlace->setSpacing(12);
    inside->addLayout(m_againstPlace);
    inside = frame();
    m_cardsTitle = label(inside, &TypeScale::label, Ink::Second, Face::Bold);
    m_cards = label(inside, &TypeScale::body, Ink::Normal, Face::Ui);
    m_cards->setObjectName(QStringLiteral("lab.compare.cards"));
    m_cards->setTextFormat(Qt::RichText);
    m_cards->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_cards, &QLabel::linkActivated, this, &ComparisonFigures::cardActivated);
    column->addStretch(1);
}

EffectRow* ComparisonFigures::row(std::vector<EffectRow*>& rows, QVBoxLayout* place, size_t index) {
    while (rows.size() <= index) {
        rows.push_back(new EffectRow(m_appearance, this));
        rows.back()->alignZero();
        place->addWidget(rows.back());
    }
    rows[index]->setVisible(true);
    return rows[index];
}

void ComparisonFigures::show(const SystemDesk& desk, const ComparisonOrder& order, const lab::Comparison& comparison,
                             const std::vector<ComparedCard>& cards, bool isFinal) {
    m_title->setText(deckName(desk, order.deck));
    m_what->setText(
        tr("Before: %1. After: %2. %3 games each, with the same seeds.")
            .arg(stateText(order.before), stateText(order.after), countText(std::int64_t(comparison.games))));
    for (std::vector<EffectRow*>* rows : {&m_rows, &m_against}) {
        for (EffectRow* shown : *rows) {
            shown->setVisible(false);
        }
    }
    const auto showAll = [this](std::vector<EffectRow*>& rows, QVBoxLayout* place, std::vector<EffectRow::Figure> all) {
        EffectRow::shareScale(all);
        for (size_t i = 0; i < all.size(); ++i) {
            row(rows, place, i)->show(all[i]);
        }
    };
    std::vector<EffectRow::Figure> whole;
    const auto put = [&](const QString& name, const lab::Difference& difference, bool isShare) {
        whole.push_back(EffectRow::figure(name, difference, {isShare, isShare ? 1 : 2}, isShare ? kPoints : kTurns));
    };
    put(tr("Win rate of the deck"), comparison.winRate, true);
    if (comparison.seats) {
        const auto own = std::ranges::find(comparison.byDeck, order.deck, &lab::SeatFigures::deck);
        if (own != comparison.byDeck.end()) {
            put(tr("Final reached with the deck"), own->finalRate, true);
            put(tr("Fans with the deck"), own->score, false);
        }
        put(tr("Fans of a seat"), comparison.seats->score, false);
    } else {
        put(tr("Win rate of who begins"), comparison.startSideWinRate, true);
        put(tr("Turns of a game"), comparison.turns, false);
    }
    if (comparison.goldfishTurn) {
        put(tr("Turn of victory alone"), *comparison.goldfishTurn, false);
    }
    showAll(m_rows, m_rowPlace, std::move(whole));
    m_againstTitle->parentWidget()->setVisible(comparison.byPairing.size() > 1 || comparison.byDeck.size() > 1);
    m_againstTitle->setText(comparison.seats ? tr("Fans by starting deck") : tr("Win rate by opponent"));
    std::vector<EffectRow::Figure> against;
    for (const lab::SeatFigures& figures : comparison.byDeck) {
        against.push_back(EffectRow::figure(deckName(desk, figures.deck), figures.score, {false, 2}, kTurns));
    }
    for (const auto& [key, difference] : comparison.byPairing) {
        against.push_back(EffectRow::figure(deckName(desk, key), difference, {true, 1}, kPoints));
    }
    showAll(m_against, m_againstPlace, std::move(against));
    m_verdict->setText(verdictText(order, comparison, isFinal));
    showCards(desk, order, cards);
}

void ComparisonFigures::showCards(const SystemDesk& desk, const ComparisonOrder& order,
                                  const std::vector<ComparedCard>& cards) {
    m_cardsTitle->parentWidget()->setVisible(order.before.edition != order.after.edition);
    m_cardsTitle->setText(cards.empty() ? tr("No card of these decks differs")
                                        : tr("%n card(s) of these decks differ", nullptr, int(cards.size())));
    QStringList lines;
    for (size_t i = 0; i < cards.size() && i < kShownCards; ++i) {
        QStringList fields;
        for (const model::FieldChange& change : cards[i].fields) {
            fields << fieldText(desk, change);
        }
        lines << QStringLiteral("<a href=\"%1\">%2</a>: %3")
                     .arg(QString::fromStdString(cards[i].key).toHtmlEscaped(),
                          QString::fromStdString(cards[i].name).toHtmlEscaped(), fields.join(QStringLiteral(", ")));
    }
    if (cards.size() > kShownCards) {
        lines << tr("and %n more", nullptr, int(cards.size() - kShownCards));
    }
    m_cards->setText(lines.join(QStringLiteral("<br>")));
    m_cards->setVisible(!lines.isEmpty());
}

QString ComparisonFigures::verdictText(const ComparisonOrder& order, const lab::Comparison& comparison, bool isFinal) {
    if (!isFinal) {
        return tr("Still measuring …");
    }
    QStringList parts;
    const lab::Difference& rate = comparison.winRate;
    if (comparison.differing == 0) {
        parts << tr("In none of these games did anything go differently.");
    } else if (rate.found()) {
        parts << (rate.change.value > 0 ? tr("The deck wins more often after the change.")
                                        : tr("The deck wins less often after the change."));
    } else {
        parts << tr("No difference of the win rate is shown: its interval contains zero.");
    }
    if (rate.pairedVariance > 0 && rate.unpairedVariance > rate.pairedVariance) {
        parts << tr("Played in pairs it needs %1 times fewer games than without.")
                     .arg(meanText(rate.unpairedVariance / rate.pairedVariance));
    }
    if (comparison.end == lab::ComparisonEnd::Narrow) {
        parts << tr("It stopped because ± %1 percentage points are exact enough.").arg(meanText(order.precision * 100));
    } else if (comparison.end == lab::ComparisonEnd::Stopped) {
        parts << tr("Stopped before all games were played.");
    }
    return parts.join(QLatin1Char(' '));
}

std::vector<QStringList> ComparisonFigures::fileRows(const lab::Comparison& comparison) {
    std::vector<QStringList> rows{{tr("figure"), tr("before"), tr("after"), tr("difference"), tr("from"), tr("to")}};
    const auto put = [&rows](const QString& name, const lab::Difference& figure) {
        rows.push_back({name, plainNumber(figure.baseline), plainNumber(figure.variant),
                        plainNumber(figure.change.value), plainNumber(figure.change.low),
                        plainNumber(figure.change.high)});
    };
    put(tr("Win rate of the deck"), comparison.winRate);
    if (comparison.seats) {
        put(tr("Fans of a seat"), comparison.seats->score);
        for (const lab::SeatFigures& figures : comparison.byDeck) {
            const QString deck = QString::fromStdString(figures.deck);
            put(tr("Fans of %1").arg(deck), figures.score);
            put(tr("Final reached by %1").arg(deck), figures.finalRate);
            put(tr("Win rate of %1").arg(deck), figures.winRate);
        }
        return rows;
    }
    put(tr("Win rate of who begins"), comparison.startSideWinRate);
    put(tr("Turns of a game"), comparison.turns);
    if (comparison.goldfishTurn) {
        put(tr("Turn of victory alone"), *comparison.goldfishTurn);
    }
    for (const auto& [key, difference] : comparison.byPairing) {
        put(tr("Win rate against %1").arg(QString::fromStdString(key)), difference);
    }
    return rows;
}

QString ComparisonFigures::text() const {
    QStringList lines{m_title->text(), m_what->text()};
    for (const std::vector<EffectRow*>* rows : {&m_rows, &m_against}) {
        for (const EffectRow* shown : *rows) {
            if (shown->isVisibleTo(this)) {
                lines << shown->accessibleName();
            }
        }
    }
    lines << m_verdict->text();
    if (m_cards->isVisibleTo(this)) {
        lines << m_cardsTitle->text() << m_cards->text();
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace blattwerk::app
