#include "engine/systems/fahnenturnier/construction.h"

#include "engine/systems/fahnenturnier/set_names.h"

#include <algorithm>

namespace blattwerk::engine::fahnenturnier {

Construction::Construction(const language::CardLanguage& language, const model::CardSchema& schema,
                           const DeckCheck& context)
    : m_language(language),
      m_schema(schema),
      m_context(context),
      m_index(context.index ? context.index : std::make_shared<CardIndex>(context.pool, setNames())) {
    // Values out of range are refused where they are set; here the defaults have to do.
    if (auto parameters = readParameters(context.parameters)) {
        m_parameters = *parameters;
    }
}

std::vector<model::Finding> Construction::deck() {
    m_findings.clear();
    const model::Collection& checked = *m_context.deck;
    m_subject = {model::SubjectKind::Deck, checked.key};
    if (checked.kind == "set") {
        checkSet();
    } else if (checked.kind == "starter") {
        checkStarter();
    } else if (checked.kind == "trophies") {
        checkTrophies();
    } else if (checked.kind == "plan") {
        checkPlan();
    } else if (checked.kind == "bot") {
        checkKinds("CHA-R58", "bot");
    } else {
        checkDeck();
    }
    checkAlike();
    return std::move(m_findings);
}

std::vector<model::Finding> Construction::tournament(const std::vector<std::string>& chosen, int players) {
    m_findings.clear();
    m_subject = {model::SubjectKind::System, "fahnenturnier"};
    const std::vector<const model::Collection*> sets = all("set");
    checkBaseSet(sets);
    checkChosen(sets, chosen);
    checkPlayers(players);
    checkPiles(chosen, players);
    return std::move(m_findings);
}

std::string Construction::nameOf(std::string_view key) const {
    const model::Card* card = find(key);
    return card != nullptr ? card->name : std::string(key);
}

std::vector<const model::Collection*> Construction::all(std::string_view kind) const {
    std::vector<const model::Collection*> found;
    std::ranges::copy_if(m_context.collections, std::back_inserter(found),
                         [&](const model::Collection* collection) { return collection->kind == kind; });
    return found;
}

bool Construction::isFirst(const std::vector<const model::Collection*>& kind) const {
    return !kind.empty() && m_context.deck != nullptr && kind.front()->key == m_context.deck->key;
}

int Construction::limit(std::string_view level) const {
    return level == "A" ? m_parameters.limitA : level == "B" ? m_parameters.limitB : m_parameters.limitC;
}

model::Finding& Construction::add(model::Severity severity, std::string_view message, model::MessageArguments args) {
    model::Finding& finding = m_findings.emplace_back();
    finding.severity = severity;
    // CHA-A3: texts are read by the card language.
    finding.rule =
        message.starts_with("CHA-V.") ? std::string("CHA-A3") : std::string(message.substr(0, message.find('.')));
    finding.subject = m_subject;
    finding.messageId = message;
    finding.args = std::move(args);
    return finding;
}

void Construction::fix(std::string_view kind, model::MessageArguments args) {
    m_findings.back().fixes.push_back({std::string(kind), std::move(args)});
}

int numberOf(const model::Collection& collection, std::string_view field, int fallback) {
    const auto at = collection.stats.find(field);
    const int* number = at == collection.stats.end() ? nullptr : std::get_if<int>(&at->second);
    return number != nullptr ? *number : fallback;
}

std::string_view textOf(const model::Collection& collection, std::string_view field) {
    const auto at = collection.stats.find(field);
    const std::string* text = at == collection.stats.end() ? nullptr : std::get_if<std::string>(&at->second);
    return text != nullptr ? std::string_view(*text) : std::string_view();
}

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    constexpr std::string_view kDividers = ", ";
    for (std::size_t begin = text.find_first_not_of(kDividers); begin != std::string_view::npos;) {
        const std::size_t end = text.find_first_of(kDividers, begin);
        words.emplace_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(kDividers, end);
    }
    return words;
}

} // namespace blattwerk::engine::fahnenturnier
