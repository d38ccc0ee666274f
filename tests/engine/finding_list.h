#pragma once

#include "model/finding.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace blattwerk::tests {

/// What the construction rules say, by message id.
class Findings {
public:
    explicit Findings(std::vector<model::Finding> list) : m_list(std::move(list)) {}

    [[nodiscard]] const model::Finding* find(std::string_view id) const {
        const auto at = std::ranges::find(m_list, id, &model::Finding::messageId);
        return at == m_list.end() ? nullptr : &*at;
    }
    [[nodiscard]] bool has(std::string_view id, model::Severity severity) const {
        const model::Finding* found = find(id);
        return found != nullptr && found->severity == severity;
    }
    [[nodiscard]] std::string arg(std::string_view id, std::string_view name) const {
        if (const model::Finding* found = find(id)) {
            for (const auto& [key, value] : found->args) {
                if (key == name) {
                    return value;
                }
            }
        }
        return {};
    }
    [[nodiscard]] int errors() const {
        return static_cast<int>(std::ranges::count(m_list, model::Severity::Error, &model::Finding::severity));
    }
    [[nodiscard]] bool empty() const { return m_list.empty(); }
    /// The ids, for messages of failed tests.
    [[nodiscard]] std::string ids() const {
        std::string ids;
        for (const model::Finding& finding : m_list) {
            ids += finding.messageId + ' ';
        }
        return ids;
    }

private:
    std::vector<model::Finding> m_list;
};

} // namespace blattwerk::tests
