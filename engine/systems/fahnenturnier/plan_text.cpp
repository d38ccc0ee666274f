#include "engine/systems/fahnenturnier/plan_text.h"

namespace blattwerk::engine::fahnenturnier {

namespace {

std::string_view trimmed(std::string_view text) {
    const auto isBlank = [](char sign) { return sign == ' ' || sign == '\t'; };
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isBlank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

/// The parts between the signs; one empty part of an empty text.
std::vector<std::string_view> parts(std::string_view text, char sign) {
    std::vector<std::string_view> found;
    while (true) {
        const std::size_t end = text.find(sign);
        found.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos) {
            return found;
        }
        text.remove_prefix(end + 1);
    }
}

constexpr bool isDigit(char sign) {
    return sign >= '0' && sign <= '9';
}

std::optional<PlannedPick> readPick(std::string_view text) {
    if (text.size() != 2 || text[0] < 'A' || text[0] > 'C' || !isDigit(text[1])) {
        return std::nullopt;
    }
    return PlannedPick{static_cast<Level>(text[0] - 'A'), text[1] - '0'};
}

} // namespace

std::optional<PlannedRound> readPlannedRound(std::string_view text) {
    text = trimmed(text);
    if (text.size() < 2 || !isDigit(text[0]) || (text[1] != 'L' && text[1] != 'R')) {
        return std::nullopt;
    }
    PlannedRound round;
    round.park = text[0] - '0';
    round.left = text[1] == 'L';
    const std::string_view options = trimmed(text.substr(2));
    if (options.empty()) {
        return round;
    }
    for (const std::string_view part : parts(options, '/')) {
        const std::optional<PlannedPick> pick = readPick(part);
        if (!pick) {
            return std::nullopt;
        }
        round.options.push_back(*pick);
    }
    return round;
}

std::vector<std::optional<PlannedRound>> readPlan(std::string_view text) {
    std::vector<std::optional<PlannedRound>> rounds;
    if (!trimmed(text).empty()) {
        for (const std::string_view row : parts(text, ',')) {
            rounds.push_back(readPlannedRound(row));
        }
    }
    return rounds;
}

} // namespace blattwerk::engine::fahnenturnier
