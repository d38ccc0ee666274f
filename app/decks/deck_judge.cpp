#include "app/decks/deck_judge.h"

#include "app/session/workspace.h"

#include <QElapsedTimer>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Milliseconds of one slice: short enough that scrolling and typing stay smooth.
constexpr int kSlice = 8;

} // namespace

std::string argumentOf(const model::MessageArguments& args, std::string_view name) {
    const auto it = std::ranges::find(args, name, &std::pair<std::string, std::string>::first);
    return it == args.end() ? std::string() : it->second;
}

std::string cardOf(const model::Finding& finding) {
    if (finding.subject.kind == model::SubjectKind::Card) {
        return finding.subject.key;
    }
    for (const model::Fix& fix : finding.fixes) {
        if (std::string card = argumentOf(fix.args, "card"); !card.empty()) {
            return card;
        }
    }
    return argumentOf(finding.args, "card");
}

DeckJudge::DeckJudge(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace) {
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &DeckJudge::workOneSlice);
    connect(&workspace, &Workspace::changed, this, &DeckJudge::start);
    connect(&workspace, &Workspace::parametersChanged, this, &DeckJudge::start);
}

void DeckJudge::setSystem(const std::string& system) {
    if (m_system != system) {
        m_system = system;
        m_verdicts.clear();
    }
    start();
}

void DeckJudge::setFocus(const std::string& deck) {
    m_focus = deck;
    std::ranges::stable_partition(m_waiting, [&deck](const Task& task) { return task.deck == deck; });
}

void DeckJudge::start() {
    m_waiting.clear();
    if (m_system.empty()) {
        return;
    }
    const auto& decks = m_workspace.system(m_system).collections;
    std::erase_if(m_verdicts, [&decks](const auto& entry) {
        return std::ranges::find(decks, entry.first, &model::Collection::key) == decks.end();
    });
    for (const model::Collection& deck : decks) {
        if (deck.key == m_focus) {
            judge({deck.key, {}});
        } else {
            m_waiting.push_front({deck.key, {}});
        }
        for (const model::CollectionEntry& entry : deck.cards) {
            m_waiting.push_back({deck.key, entry.cardKey});
        }
        std::erase_if(m_verdicts[deck.key].cards,
                      [&deck](const auto& entry) { return deck.copiesOf(entry.first) == 0; });
    }
    setFocus(m_focus);
    m_timer.start();
    Q_EMIT changed();
}

void DeckJudge::judge(const Task& task) {
    const SystemDesk& desk = m_workspace.system(m_system);
    const model::Collection* deck = desk.collection(task.deck);
    if (!deck || !desk.engine) {
        return;
    }
    Verdict& verdict = m_verdicts[task.deck];
    if (task.card.empty()) {
        verdict.deck = m_workspace.deckFindings(m_system, *deck, false);
        return;
    }
    const model::Card* card = desk.card(task.card);
    if (!card) {
        verdict.cards.erase(task.card);
        return;
    }
    engine::DeckCheck context = m_workspace.checkContext(desk);
    context.deck = deck;
    verdict.cards[task.card] = desk.engine->checkCard(*card, desk.info.schema, context);
}

void DeckJudge::workOneSlice() {
    QElapsedTimer timer;
    timer.start();
    while (!m_waiting.empty() && timer.elapsed() < kSlice) {
        const Task task = m_waiting.front();
        m_waiting.pop_front();
        judge(task);
    }
    if (m_waiting.empty()) {
        m_timer.stop();
        Q_EMIT changed();
    }
}

void DeckJudge::finish() {
    while (!m_waiting.empty()) {
        const Task task = m_waiting.front();
        m_waiting.pop_front();
        judge(task);
    }
    m_timer.stop();
    Q_EMIT changed();
}

std::vector<model::Finding> DeckJudge::findings(const std::string& deck) const {
    std::vector<model::Finding> result;
    const auto it = m_verdicts.find(deck);
    if (it == m_verdicts.end()) {
        return result;
    }
    result = it->second.deck;
    for (const auto& [card, findings] : it->second.cards) {
        result.insert(result.end(), findings.begin(), findings.end());
    }
    std::ranges::stable_sort(result, {}, &model::Finding::severity);
    return result;
}

FindingCounts DeckJudge::counts(const std::string& deck) const {
    FindingCounts counts;
    for (const model::Finding& finding : findings(deck)) {
        switch (finding.severity) {
        case model::Severity::Error:
            ++counts.errors;
            break;
        case model::Severity::Warning:
            ++counts.warnings;
            break;
        case model::Severity::Advice:
            ++counts.advice;
            break;
        }
    }
    return counts;
}

bool DeckJudge::isAtFault(const std::string& deck, const std::string& card) const {
    const auto it = m_verdicts.find(deck);
    if (it == m_verdicts.end()) {
        return false;
    }
    const auto isError = [](const model::Finding& finding) { return finding.severity == model::Severity::Error; };
    if (const auto own = it->second.cards.find(card);
        own != it->second.cards.end() && std::ranges::any_of(own->second, isError)) {
        return true;
    }
    return std::ranges::any_of(
        it->second.deck, [&](const model::Finding& finding) { return isError(finding) && cardOf(finding) == card; });
}

} // namespace blattwerk::app
