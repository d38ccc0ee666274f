#include "model/rule_text.h"

namespace blattwerk::model {

std::string_view ruleKindName(RuleKind kind) {
    switch (kind) {
    case RuleKind::Rule:
        return "rule";
    case RuleKind::Design:
        return "design";
    case RuleKind::Construction:
        return "construction";
    case RuleKind::Decision:
        return "decision";
    }
    return "rule";
}

RuleKind ruleKindOfId(std::string_view id) {
    const std::size_t hyphen = id.rfind('-');
    const char letter = hyphen != std::string_view::npos && hyphen + 1 < id.size() ? id[hyphen + 1] : 'R';
    switch (letter) {
    case 'C':
        return RuleKind::Construction;
    case 'A':
        return RuleKind::Decision;
    case 'D':
        return RuleKind::Design;
    default:
        return RuleKind::Rule;
    }
}

} // namespace blattwerk::model
