#include "model/system_info.h"

#include <algorithm>

namespace blattwerk::model {

namespace {

template<typename T>
const T* findByKey(const std::vector<T>& items, std::string_view key) {
    const auto it = std::ranges::find(items, key, &T::key);
    return it == items.end() ? nullptr : &*it;
}

} // namespace

const Parameter* SystemInfo::parameter(std::string_view wanted) const {
    return findByKey(parameters, wanted);
}

const RuleSet* SystemInfo::ruleSet(std::string_view wanted) const {
    return findByKey(ruleSets, wanted);
}

const CollectionKind* SystemInfo::collectionKind(std::string_view wanted) const {
    return findByKey(collectionKinds, wanted);
}

} // namespace blattwerk::model
