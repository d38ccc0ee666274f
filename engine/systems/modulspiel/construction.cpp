#include "engine/systems/modulspiel/construction.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace blattwerk::engine::modulspiel {

using model::Severity;

Construction::Construction(const language::CardLanguage& language, const model::CardSchema& schema,
                           const DeckCheck& context)
    : m_language(language),
      m_schema(schema),
      m_context(context),
      m_index(context.index ? context.index : std::make_shared<const CardIndex>(context.pool)) {
    // Values out of range are refused where they are set; here the defaults have to do.
    if (auto parameters = readParameters(context.parameters)) {
        m_parameters = *parameters;
    }
}

std::vector<model::Finding> Construction::deck() {
    m_findings.clear();
    m_subject = {model::SubjectKind::Deck, m_context.deck->key};
    if (m_context.deck->kind == "module") {
        checkModule();
    } else if (m_context.deck->kind == "market") {
        checkMarket();
    } else if (m_context.deck->kind == "certificates") {
        checkCertificates();
    }
    checkAlike();
    return std::move(m_findings);
}

std::vector<model::Finding> Construction::draft(std::span<const std::string> a, std::span<const std::string> b) {
    m_findings.clear();
    m_subject = {model::SubjectKind::System, "modulspiel"};
    std::set<std::string_view> taken;
    for (const auto& [side, keys] : {std::pair{"A", a}, std::pair{"B", b}}) {
        if (static_cast<int>(keys.size()) != m_parameters.modulesPerSide) {
            add(Severity::Error, "MOD-C2",
                {{"side", side},
                 {"n", std::to_string(keys.size())},
                 {"required", std::to_string(m_parameters.modulesPerSide)}});
        }
        int cards = 0;
        for (const std::string& key : keys) {
            const model::Collection* found = module(key);
            if (found == nullptr) {
                add(Severity::Error, "MOD-C2.unknown", {{"side", side}, {"module", key}});
            } else if (!taken.insert(found->key).second) {
                add(Severity::Error, "MOD-C2.twice", {{"side", side}, {"module", key}});
            }
            cards += found != nullptr ? found->size() : 0;
        }
        if (cards < smallHand()) {
            add(Severity::Warning, "MOD-C13.side",
                {{"side", side}, {"n", std::to_string(cards)}, {"min", std::to_string(smallHand())}});
        }
        checkCertificateCount(certificatesOf(keys), side);
    }
    return std::move(m_findings);
}

std::vector<const model::Collection*> Construction::all(std::string_view kind) const {
    std::vector<const model::Collection*> found;
    std::ranges::copy_if(m_context.collections, std::back_inserter(found),
                         [&](const model::Collection* collection) { return collection->kind == kind; });
    return found;
}

const model::Collection* Construction::module(std::string_view key) const {
    const auto found = std::ranges::find_if(m_context.collections, [&](const model::Collection* collection) {
        return collection->kind == "module" && collection->key == key;
    });
    return found == m_context.collections.end() ? nullptr : *found;
}

model::Finding& Construction::add(Severity severity, std::string_view message, model::MessageArguments args) {
    model::Finding& finding = m_findings.emplace_back();
    finding.severity = severity;
    // MOD-R77: what a card does stands on the card.
    finding.rule =
        message.starts_with("MOD-V.") ? std::string("MOD-R77") : std::string(message.substr(0, message.find('.')));
    finding.subject = m_subject;
    finding.messageId = message;
    finding.args = std::move(args);
    return finding;
}

void Construction::fix(std::string_view kind, model::MessageArguments args) {
    m_findings.back().fixes.push_back({std::string(kind), std::move(args)});
}

bool isAllowedAt(const model::Card& card, std::string_view location) {
    const auto stored = card.stats.find("allowed_locations");
    const auto* places = stored == card.stats.end() ? nullptr : std::get_if<std::vector<std::string>>(&stored->second);
    return places == nullptr || places->empty() || std::ranges::find(*places, location) != places->end();
}

} // namespace blattwerk::engine::modulspiel
