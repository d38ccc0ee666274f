#include "app/cards/effect_panel.h"

#include "app/cards/card_columns.h"
#include "app/face/face_content.h"
#include "app/session/figure_text.h"
#include "app/session/measure_names.h"
#include "app/session/opponents.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/effect_row.h"
#include "app/widgets/styled_label.h"
#include "model/card_fields.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

namespace lab = engine::lab;

/// An edit is measured when nothing was saved for so long.
constexpr int kPauseMs = 250;
constexpr std::size_t kRows = 3;
/// The least difference that reaches the ends of the scale: percentage points, turns, points per game.
constexpr double kSpans[kRows] = {5, 0.5, 0.5};

} // namespace

EffectPanel::EffectPanel(const PageContext& context, QWidget* parent)
    : Panel(*context.appearance, parent),
      m_context(context),
      m_title(new StyledLabel(*context.appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold,
                              this)),
      m_revision(new StyledLabel(*context.appearance, &TypeScale::small, StyledLabel::Ink::Second,
                                 StyledLabel::Face::Ui, this)),
      m_what(new StyledLabel(*context.appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui,
                             this)),
      m_verdict(new StyledLabel(*context.appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui,
                                this)),
      m_button(new QPushButton(this)) {
    setObjectName(QStringLiteral("cards.effect"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0); // the panel has its own
    column->setSpacing(8);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_revision);
    column->addLayout(head);
    m_what->setWordWrap(true);
    column->addWidget(m_what);
    for (std::size_t i = 0; i < kRows; ++i) {
        m_rows.push_back(new EffectRow(*context.appearance, this));
        column->addWidget(m_rows.back());
    }
    m_verdict->setWordWrap(true);
    column->addWidget(m_verdict);
    m_button->setObjectName(QStringLiteral("cards.effect.measure"));
    column->addWidget(m_button, 0, Qt::AlignLeft);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &EffectPanel::measure);
    connect(m_button, &QPushButton::clicked, this, [this] { isMeasuring() ? m_laboratory.cancel() : measure(); });
    connect(&m_laboratory, &Laboratory::comparisonAdvanced, this,
            [this](const lab::Comparison& comparison) { show(comparison, false); });
    connect(&m_laboratory, &Laboratory::comparisonFinished, this,
            [this](const lab::Comparison& comparison) { show(comparison, true); });
    connect(&m_laboratory, &Laboratory::failed, this, [this](const model::Error& error) {
        m_failure = errorSentence(error);
        renewTexts();
    });
    // Figures of other rules say nothing about these.
    connect(context.workspace, &Workspace::parametersChanged, this, &EffectPanel::renewChange);
    retranslate();
}

void EffectPanel::showCard(const std::string& system, const std::string& key) {
    if (system == m_system && key == m_key) {
        return;
    }
    m_system = system;
    m_key = key;
    m_pause.stop();
    renewChange();
}

void EffectPanel::projectChanged(const database::RevisionSummary& summary) {
    if (m_key.empty()) {
        return;
    }
    const bool concerns = std::ranges::any_of(summary.changes, [&](const database::HistoryChange& change) {
        return change.entity == database::EntityKind::Card && change.key == m_key && change.system == m_system;
    });
    if (!concerns) {
        return;
    }
    const auto before = m_change;
    renewChange();
    const bool isNew = m_change && (!before || before->revision != m_change->revision ||
                                    !(before->before == m_change->before) || !m_comparison);
    if (isNew) {
        m_pause.start();
    }
}

void EffectPanel::renewChange() {
    m_laboratory.cancel();
    m_comparison.reset();
    m_failure.clear();
    m_change.reset();
    if (!m_key.empty()) {
        if (const model::Card* card = m_context.workspace->system(m_system).card(m_key)) {
            m_change = lastChange(m_context.workspace->project().history(), *card);
        }
    }
    renewTexts();
}

void EffectPanel::measure() {
    if (!m_change) {
        return;
    }
    const SystemDesk& desk = m_context.workspace->system(m_system);
    EffectPlayers players;
    if (desk.engine && !desk.engine->policies().empty()) {
        players.policy = desk.engine->policies().front().key;
    }
    // One core stays free for typing.
    players.threads = std::max(1, QThread::idealThreadCount() - 1);
    m_comparison.reset();
    m_failure.clear();
    if (auto job = effectJob(*m_context.workspace, m_system, *m_change, players)) {
        m_laboratory.start(std::move(*job));
    }
    renewTexts();
}

void EffectPanel::show(const lab::Comparison& comparison, bool isFinal) {
    m_comparison = comparison;
    m_isFinal = isFinal;
    renewTexts();
}

void EffectPanel::retranslate() {
    m_title->setText(tr("Effect of the last change"));
    renewTexts();
}

QString EffectPanel::changeText() const {
    const SystemDesk& desk = m_context.workspace->system(m_system);
    QStringList parts;
    for (const database::HistoryChange& change : m_change->fields) {
        const model::FieldInfo* field = desk.info.schema.field(change.field);
        if (change.field == "text") {
            parts << tr("text");
        } else if (change.field == "type") {
            parts << tr("type");
        } else {
            const auto shown = [](const model::StatValue& value) {
                const std::string text = model::valueText(value);
                return text.empty() ? QStringLiteral("–") : QString::fromStdString(text);
            };
            parts << QStringLiteral("%1 %2 → %3")
                         .arg(field ? fieldLabel(*field, m_change->before.stats, uiLanguage())
                                    : QString::fromStdString(change.field),
                              shown(change.before), shown(change.after));
        }
    }
    return parts.join(QStringLiteral(", "));
}

QString EffectPanel::cardMeasure(const std::string& key) const {
    const std::vector<CardMeasureName> names = cardMeasureNames(m_system);
    const auto found = std::ranges::find(names, key, &CardMeasureName::key);
    return key != "points" || found == names.end()
               ? QString()
               : tr("%1 of this card").arg(QString::fromStdString(found->name.in(uiLanguage())));
}

QString EffectPanel::verdict() const {
    if (m_comparison->differing == 0) {
        return tr("In none of these games did anything go differently.");
    }
    QStringList found;
    QStringList open;
    const auto sort = [&](const QString& name, const lab::Difference& difference) {
        (difference.found() ? found : open) << name;
    };
    sort(tr("win rate"), m_comparison->winRate);
    if (m_comparison->goldfishTurn) {
        sort(tr("turn of victory"), *m_comparison->goldfishTurn);
    }
    for (const auto& [key, difference] : m_comparison->card) {
        if (const QString name = cardMeasure(key); !name.isEmpty()) {
            sort(name, difference);
        }
    }
    if (found.isEmpty()) {
        return tr("No difference is shown: every interval contains zero.");
    }
    return open.isEmpty() ? tr("All intervals exclude zero: the difference is shown.")
                          : tr("Shown: %1. Not shown yet: %2.")
                                .arg(found.join(QStringLiteral(", ")), open.join(QStringLiteral(", ")));
}

void EffectPanel::renewTexts() {
    setVisible(!m_key.empty() && m_context.workspace->system(m_system).engine != nullptr);
    if (!isVisibleTo(parentWidget())) {
        return;
    }
    const bool inDeck = deckHolding(m_context.workspace->system(m_system), m_key) != nullptr;
    m_revision->setVisible(m_change.has_value());
    m_button->setVisible(m_change && inDeck && (isMeasuring() || !m_comparison));
    m_button->setText(isMeasuring() ? tr("Stop") : tr("Measure"));
    const bool hasFigures = m_change && m_comparison && m_comparison->games > 0;
    if (!m_change) {
        m_what->setText(tr("After the next change of type, text or values this shows what it does to the deck."));
    } else if (!inDeck) {
        m_what->setText(changeText() + QStringLiteral(" · ") + tr("This card is in no deck."));
    } else {
        QString what = changeText();
        if (hasFigures) {
            const QString games = tr("same seeds, %1 games").arg(countText(std::int64_t(m_comparison->games)));
            what += QStringLiteral(" · ") + games;
        }
        m_what->setText(what);
    }
    // Counts of the card's own edits, as its face has them.
    m_revision->setText(
        m_change ? QStringLiteral("r%1 → r%2").arg(m_change->before.revision).arg(m_change->before.revision + 1)
                 : QString());
    for (EffectRow* row : m_rows) {
        row->setVisible(false);
    }
    m_verdict->setVisible(hasFigures || !m_failure.isEmpty());
    if (!m_failure.isEmpty()) {
        m_verdict->setText(m_failure);
    }
    if (!hasFigures) {
        return;
    }
    const auto put = [this](std::size_t row, const EffectRow::Figure& shown) {
        m_rows[row]->show(shown);
        m_rows[row]->setVisible(true);
    };
    put(0, EffectRow::figure(tr("Win rate of the deck"), m_comparison->winRate, {true, 1}, kSpans[0]));
    if (m_comparison->goldfishTurn) {
        put(1, EffectRow::figure(tr("Turn of victory alone"), *m_comparison->goldfishTurn, {false, 2}, kSpans[1]));
    }
    for (const auto& [key, difference] : m_comparison->card) {
        if (const QString name = cardMeasure(key); !name.isEmpty()) {
            put(2, EffectRow::figure(inSentenceCase(name), difference, {false, 2}, kSpans[2]));
        }
    }
    if (m_failure.isEmpty()) {
        m_verdict->setText(m_isFinal ? verdict() : tr("Still measuring …"));
    }
}

QString EffectPanel::text() const {
    QStringList lines{m_title->text(), m_what->text()};
    for (const EffectRow* row : m_rows) {
        if (row->isVisibleTo(this)) {
            lines << row->accessibleName();
        }
    }
    lines << m_verdict->text();
    return lines.join(QLatin1Char('\n'));
}

} // namespace blattwerk::app
