#include "app/decks/deck_summary.h"

#include "app/decks/chart.h"
#include "app/decks/deck_judge.h"
#include "app/decks/suggestion_list.h"
#include "app/face/face_content.h"
#include "app/session/spoken_arguments.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/notice.h"
#include "app/widgets/quiet_scroll.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace blattwerk::app {

namespace {

/// Findings shown before the others are folded behind a button.
constexpr int kNoticesShown = 4;
constexpr int kMechanicsShown = 8;

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

QWidget* hairline(const Appearance& appearance, QWidget* parent) {
    auto* line = new Ground(appearance, Ground::Kind::Window, Qt::TopEdge, parent);
    line->setFixedHeight(1);
    return line;
}

} // namespace

DeckSummary::DeckSummary(const Appearance& appearance, QWidget* parent)
    : Ground(appearance, Kind::Window, {}, parent),
      m_appearance(appearance),
      m_gem(new GemMark(appearance, GemMark::Size::Heading, this)),
      m_name(
          new StyledLabel(appearance, &TypeScale::section, StyledLabel::Ink::Normal, StyledLabel::Face::Serif, this)),
      m_count(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this)),
      m_notices(new QWidget(this)),
      m_noticeColumn(new QVBoxLayout(m_notices)),
      m_suggestions(new SuggestionList(appearance, this)),
      m_charts(new QWidget(this)),
      m_types(new Chart(appearance, Chart::Kind::Rows, m_charts)),
      m_curve(new Chart(appearance, Chart::Kind::Columns, m_charts)),
      m_histogramRow(new QWidget(m_charts)),
      m_mechanics(new Chart(appearance, Chart::Kind::Rows, m_charts)) {
    const int edge = appearance.tokens().space.page;
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(1, 0, 0, 0);
    outer->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(edge, 12, edge, 8);
    head->setSpacing(8);
    head->addWidget(m_gem);
    head->addWidget(m_name, 1);
    head->addWidget(m_count);
    m_name->setObjectName(QStringLiteral("decks.name"));
    m_count->setObjectName(QStringLiteral("decks.count"));
    outer->addLayout(head);

    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(edge, 0, edge, edge);
    column->setSpacing(8);
    m_notices->setObjectName(QStringLiteral("decks.findings"));
    m_noticeColumn->setContentsMargins(0, 0, 0, 0);
    m_noticeColumn->setSpacing(6);
    column->addWidget(m_notices);
    m_suggestions->setObjectName(QStringLiteral("decks.suggestions"));
    column->addWidget(m_suggestions);

    auto* charts = new QVBoxLayout(m_charts);
    charts->setContentsMargins(0, 4, 0, 0);
    charts->setSpacing(8);
    m_types->setObjectName(QStringLiteral("decks.types"));
    m_curve->setObjectName(QStringLiteral("decks.curve"));
    m_mechanics->setObjectName(QStringLiteral("decks.mechanics"));
    charts->addWidget(m_types);
    charts->addWidget(hairline(appearance, m_charts));
    charts->addWidget(m_curve);
    auto* row = new QHBoxLayout(m_histogramRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    charts->addWidget(m_histogramRow);
    charts->addWidget(hairline(appearance, m_charts));
    charts->addWidget(m_mechanics);
    column->addWidget(m_charts);
    column->addStretch(1);

    auto* scroll = quietScroll(this);
    scroll->setObjectName(QStringLiteral("decks.summary"));
    setInside(scroll, body);
    outer->addWidget(scroll, 1);
    // Charts hold the words that they were given, and the bar beside them the ground of its scroll area.
    const auto restyle = [this, scroll] {
        setMinimumWidth(m_appearance.px(220));
        QPalette colours = m_appearance.palette();
        colours.setColor(QPalette::Base, m_appearance.colours().window);
        scroll->setPalette(colours);
        retranslate();
    };
    connect(&appearance, &Appearance::changed, this, restyle);
    restyle();
}

void DeckSummary::setSystem(const SystemDesk* desk, const DeckProfile* profile, const MessageBook* messages) {
    m_desk = desk;
    m_profile = profile;
    m_messages = messages;
}

void DeckSummary::showDeck(const model::Collection* deck, int required, int full) {
    m_gem->setVisible(deck != nullptr);
    m_charts->setVisible(deck && deck->size() > 0);
    m_hasDeck = deck != nullptr;
    m_isEmpty = deck && deck->size() == 0;
    if (!deck) {
        m_name->clear();
        m_count->clear();
        showFindings({});
        return;
    }
    m_gem->setAccentKey(text(deck->colour));
    m_name->setText(text(deck->name.in(uiLanguage())));
    const int size = deck->size();
    m_count->setText(required > 0 ? tr("%1 of %2").arg(size).arg(full) : tr("%n card(s)", nullptr, size));
    m_count->setInk(required > 0 && size != required ? StyledLabel::Ink::Error : StyledLabel::Ink::Second);
}

void DeckSummary::showFigures(const DeckFigures& figures) {
    if (!m_desk || !m_profile) {
        return;
    }
    m_figures = figures;
    const model::Language language = uiLanguage();
    std::vector<ChartBar> bars;
    bool targets = false;
    for (const TypeCount& count : figures.types) {
        const model::TypeInfo* type = m_desk->info.schema.type(count.type);
        bars.push_back({inSentenceCase(text(type ? type->name.in(language) : count.type)), double(count.cards),
                        double(count.target)});
        targets = targets || count.target >= 0;
    }
    m_types->setTitle(tr("Cards per type"), targets ? tr("mark = target") : QString());
    m_types->setBars(std::move(bars));
    fitCurve(figures);
    fitHistograms(figures);
    bars.clear();
    for (const MechanicCount& count : figures.mechanics) {
        const auto mechanic = std::ranges::find(m_profile->mechanics, count.key, &Mechanic::key);
        if (mechanic != m_profile->mechanics.end() && int(bars.size()) < kMechanicsShown) {
            bars.push_back({text(mechanic->name.in(language)), double(count.cards), -1});
        }
    }
    m_mechanics->setVisible(!bars.empty());
    m_mechanics->setTitle(tr("Mechanics"), tr("cards with it"));
    m_mechanics->setBars(std::move(bars));
}

void DeckSummary::fitCurve(const DeckFigures& figures) {
    std::vector<ChartBar> bars;
    for (size_t i = 0; i < figures.curve.counts.size(); ++i) {
        const double target = figures.curveTarget.empty()      ? -1
                              : i < figures.curveTarget.size() ? double(figures.curveTarget[i])
                                                               : 0;
        bars.push_back({QString::number(i), double(figures.curve.counts[i]), target});
    }
    m_curve->setVisible(std::ranges::any_of(bars, [](const ChartBar& bar) { return bar.value > 0; }));
    m_curve->setTitle(text(m_profile->curveName.in(uiLanguage())),
                      tr("average %1").arg(QLocale().toString(figures.curve.average, 'f', 2)));
    m_curve->setBars(std::move(bars));
}

void DeckSummary::fitHistograms(const DeckFigures& figures) {
    while (m_histograms.size() < figures.histograms.size()) {
        auto* chart = new Chart(m_appearance, Chart::Kind::Small, m_histogramRow);
        m_histogramRow->layout()->addWidget(chart);
        m_histograms.push_back(chart);
    }
    for (size_t i = 0; i < m_histograms.size(); ++i) {
        const bool used = i < figures.histograms.size() && figures.histograms[i].cards > 0;
        m_histograms[i]->setVisible(used);
        if (!used) {
            continue;
        }
        const Distribution& values = figures.histograms[i];
        const model::FieldInfo* field = m_desk->info.schema.field(values.field);
        std::vector<ChartBar> bars;
        for (size_t value = 0; value < values.counts.size(); ++value) {
            bars.push_back({QString::number(value), double(values.counts[value]), -1});
        }
        // Three beside each other leave no room for the averages of all; of some they would be a riddle.
        m_histograms[i]->setTitle(inSentenceCase(text(field ? field->label.in(uiLanguage()) : values.field)), {});
        m_histograms[i]->setToolTip(tr("average %1").arg(QLocale().toString(values.average, 'f', 1)));
        m_histograms[i]->setBars(std::move(bars));
    }
}

QString DeckSummary::fixLabel(const model::Finding& finding, const model::Fix& fix) const {
    return m_messages ? m_messages->fix(finding, fix, uiLanguage()) : QString();
}

void DeckSummary::showFindings(const std::vector<model::Finding>& findings) {
    const bool isFine = findings.empty() && m_hasDeck && !m_isEmpty;
    if (findings == m_findings && m_noticeColumn->count() > 0 && isFine == m_saysFine) {
        return;
    }
    m_findings = findings;
    m_saysFine = isFine;
    while (QLayoutItem* item = m_noticeColumn->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    if (isFine) {
        m_noticeColumn->addWidget(
            new Notice(m_appearance, NoticeKind::Ok, tr("Follows all construction rules."), {}, {}, m_notices));
    }
    int shown = 0;
    for (const model::Finding& finding : findings) {
        if (!m_showAll && shown >= kNoticesShown) {
            break;
        }
        addFinding(finding);
        ++shown;
    }
    if (const int hidden = int(findings.size()) - shown; hidden > 0 || (m_showAll && shown > kNoticesShown)) {
        auto* more =
            new QPushButton(hidden > 0 ? tr("Show %n more finding(s)", nullptr, hidden) : tr("Show fewer"), m_notices);
        connect(
            more, &QPushButton::clicked, this,
            [this] {
                m_showAll = !m_showAll;
                const std::vector<model::Finding> all = std::exchange(m_findings, {});
                showFindings(all);
            },
            Qt::QueuedConnection);
        m_noticeColumn->addWidget(more, 0, Qt::AlignLeft);
    }
    m_notices->setVisible(m_noticeColumn->count() > 0);
}

void DeckSummary::addFinding(const model::Finding& finding) {
    QStringList labels;
    std::vector<model::Fix> fixes;
    const model::Finding spoken = m_desk ? spokenFinding(finding, m_desk->info, uiLanguage()) : finding;
    for (size_t i = 0; i < finding.fixes.size(); ++i) {
        if (const QString label = fixLabel(spoken, spoken.fixes[i]); !label.isEmpty()) {
            labels << label;
            fixes.push_back(finding.fixes[i]);
        }
    }
    const QString card = text(cardOf(finding));
    if (labels.isEmpty() && !card.isEmpty()) {
        labels << tr("Open the card");
    }
    const QString sentence = m_messages ? m_messages->finding(spoken, uiLanguage()) : text(finding.messageId);
    auto* notice =
        new Notice(m_appearance, noticeKind(finding.severity), sentence, labels, text(finding.rule), m_notices);
    connect(
        notice, &Notice::linkActivated, this,
        [this, finding, fixes, card](int index) {
            if (size_t(index) < fixes.size()) {
                Q_EMIT fixChosen(finding, fixes[size_t(index)]);
            } else {
                Q_EMIT cardLinked(card);
            }
        },
        Qt::QueuedConnection);
    connect(notice, &Notice::ruleActivated, this, &DeckSummary::ruleActivated);
    m_noticeColumn->addWidget(notice);
}

int DeckSummary::noticeCount() const {
    int notices = 0;
    for (int i = 0; i < m_noticeColumn->count(); ++i) {
        notices += qobject_cast<Notice*>(m_noticeColumn->itemAt(i)->widget()) ? 1 : 0;
    }
    return notices;
}

void DeckSummary::setChartsAsTables(bool tables) {
    for (Chart* chart : {m_types, m_curve, m_mechanics}) {
        chart->setTable(tables);
    }
}

void DeckSummary::retranslate() {
    const std::vector<model::Finding> findings = std::exchange(m_findings, {});
    showFindings(findings);
    showFigures(m_figures);
}

} // namespace blattwerk::app
