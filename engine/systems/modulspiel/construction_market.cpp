#include "engine/systems/modulspiel/construction.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

namespace {

using model::Severity;

/// A side can own so many stamps without having won: two, two and none (MOD-C9).
constexpr int kStampsWithoutWin = 4;

} // namespace

void Construction::checkMarket() {
    if (m_context.deck->size() == 0) {
        add(Severity::Warning, "MOD-C3.empty", {});
    }
    for (const model::CollectionEntry& entry : m_context.deck->cards) {
        const model::Card* card = find(entry.cardKey);
        if (card != nullptr && card->type != "work_tool" && card->type != "temp_staff" && card->type != "notice") {
            add(Severity::Warning, "MOD-C3.market", {{"name", card->name}, {"type", card->type}});
            fix("remove_card", {{"card", card->key}});
        }
    }
}

void Construction::checkCertificates() {
    for (const model::CollectionEntry& entry : m_context.deck->cards) {
        const model::Card* card = find(entry.cardKey);
        if (card != nullptr && card->type != "certificate") {
            add(Severity::Warning, "MOD-C3.kind", {{"name", card->name}, {"type", card->type}});
            fix("remove_card", {{"card", card->key}});
        }
    }
    // The side that is worst off: with the modules that bring the fewest.
    std::vector<int> counts;
    std::ranges::transform(all("module"), std::back_inserter(counts),
                           [&](const model::Collection* one) { return certificatesOf(one->key); });
    std::ranges::sort(counts);
    int fewest = m_parameters.certificateSet == CertificateSet::PerModule ? 0 : generalCertificates();
    if (m_parameters.certificateSet != CertificateSet::General) {
        for (std::size_t i = 0; i < counts.size() && static_cast<int>(i) < m_parameters.modulesPerSide; ++i) {
            fewest += counts[i];
        }
    }
    checkCertificateCount(fewest);
}

void Construction::checkCertificateCount(int certificates, std::string_view side) {
    if (certificates >= kStampsWithoutWin) {
        return;
    }
    add(Severity::Warning, side.empty() ? "MOD-C9" : "MOD-C9.side",
        {{"n", std::to_string(certificates)}, {"required", std::to_string(kStampsWithoutWin)}});
    if (!side.empty()) {
        m_findings.back().args.emplace_back("side", side);
    }
}

int Construction::generalCertificates() const {
    return certificatesOf(std::string_view());
}

int Construction::certificatesOf(std::string_view module) const {
    int certificates = 0;
    for (const model::Collection* collection : all("certificates")) {
        for (const model::CollectionEntry& entry : collection->cards) {
            const model::Card* card = find(entry.cardKey);
            certificates += card != nullptr && card->type == "certificate" && card->word("module") == module ? 1 : 0;
        }
    }
    return certificates;
}

int Construction::certificatesOf(std::span<const std::string> modules) const {
    int certificates = m_parameters.certificateSet == CertificateSet::PerModule ? 0 : generalCertificates();
    if (m_parameters.certificateSet != CertificateSet::General) {
        for (const std::string& module : modules) {
            certificates += certificatesOf(module);
        }
    }
    return certificates;
}

} // namespace blattwerk::engine::modulspiel
