#pragma once

#include "engine/systems/system.h"

namespace blattwerk::engine::kehraus {

/// Kehraus: two clubs sweep up after the village fair. Small, but whole.
class KehrausSystem final : public System {
public:
    static model::Result<std::shared_ptr<const System>> load(const GrammarFiles& grammar);

    [[nodiscard]] std::string_view key() const override { return "kehraus"; }
    [[nodiscard]] const language::CardLanguage& language() const override { return *m_language; }
    [[nodiscard]] language::CardContext cardContext(const model::Card& card,
                                                    const std::vector<const model::Card*>& pool) const override;
    [[nodiscard]] std::vector<model::Finding> checkCard(const model::Card& card, const model::CardSchema& schema,
                                                        const DeckCheck& context) const override;
    [[nodiscard]] model::Stats derived(const model::Card& card,
                                       const std::vector<const model::Card*>& pool) const override;
    [[nodiscard]] std::vector<model::Finding> checkDeck(const model::CardSchema& schema,
                                                        const DeckCheck& context) const override;
    [[nodiscard]] model::Result<std::unique_ptr<Match>> start(const MatchSetup& setup) const override;
    [[nodiscard]] model::Result<std::unique_ptr<Match>> place(const MatchSetup& setup,
                                                              const nlohmann::ordered_json& position) const override;
    [[nodiscard]] std::vector<PolicyInfo> policies() const override;
    [[nodiscard]] model::Result<std::uint64_t> decide(const Match& match, std::string_view policy,
                                                      std::uint64_t seed) const override;
    [[nodiscard]] model::Result<Advice> advise(const Match& match, std::string_view policy, std::uint64_t seed,
                                               const std::stop_token& stop) const override;
    [[nodiscard]] model::Result<Outlook> outlook(const Match& match, const OutlookSetup& setup,
                                                 const Progress& progress) const override;
    [[nodiscard]] model::Result<nlohmann::ordered_json> goldfish(const GoldfishSetup& setup,
                                                                 const Progress& progress) const override;
    [[nodiscard]] model::Result<std::shared_ptr<const lab::Series>>
    series(const lab::SeriesSetup& setup) const override;

private:
    explicit KehrausSystem(std::shared_ptr<const language::CardLanguage> language) : m_language(std::move(language)) {}

    std::shared_ptr<const language::CardLanguage> m_language;
};

} // namespace blattwerk::engine::kehraus
