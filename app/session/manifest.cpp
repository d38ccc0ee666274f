#include "app/session/manifest.h"

#include "engine/language/card_language.h"
#include "model/card_fields.h"

#include <array>
#include <cstdio>

namespace blattwerk::app {

namespace {

/// FNV-1a, 64 bit.
class Hash {
public:
    void add(std::string_view text) {
        for (const char c : text) {
            m_value = (m_value ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
        }
        m_value = (m_value ^ 0xFFU) * 0x100000001b3ULL; // so that "ab","c" and "a","bc" differ
    }

    [[nodiscard]] std::string hex() const {
        std::array<char, 17> digits{};
        std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(m_value));
        return digits.data();
    }

private:
    std::uint64_t m_value = 0xcbf29ce484222325ULL;
};

} // namespace

std::string poolHash(const std::vector<model::Card>& cards) {
    std::map<std::string, const model::Card*> byKey;
    for (const model::Card& card : cards) {
        byKey[card.key] = &card;
    }
    Hash hash;
    for (const auto& [key, card] : byKey) {
        hash.add(key);
        hash.add(card->type);
        hash.add(card->name);
        hash.add(card->text);
        for (const auto& [field, value] : card->stats) {
            hash.add(field);
            hash.add(model::valueText(value));
        }
    }
    return hash.hex();
}

nlohmann::ordered_json manifest(Workspace& workspace, const SystemDesk& desk, const RunSetup& setup) {
    Hash rules;
    rules.add(desk.info.key);
    rules.add(desk.info.edition);
    if (desk.engine) {
        rules.add(std::to_string(desk.engine->language().grammarHash()));
    }
    nlohmann::ordered_json deviations = nlohmann::ordered_json::object();
    for (const model::Parameter& parameter : desk.info.parameters) {
        const std::string value = desk.parameter(parameter.key, setup.parameters);
        rules.add(parameter.key);
        rules.add(value);
        if (value != parameter.defaultValue) {
            deviations[parameter.key] = value;
        }
    }
    std::int64_t revision = 0;
    if (auto revisions =
            workspace.project().history().revisions({.cardKey = {}, .system = {}, .limit = 1, .offset = 0});
        revisions && !revisions->empty()) {
        revision = revisions->front().number;
    }
    return {{"program", BLATTWERK_VERSION}, {"system", desk.info.key},      {"edition", desk.info.edition},
            {"revision", revision},         {"pool", poolHash(desk.cards)}, {"rules", rules.hex()},
            {"parameters", deviations},     {"seed", setup.seed},           {"players", {setup.player, setup.opponent}},
            {"threads", setup.threads}};
}

} // namespace blattwerk::app
