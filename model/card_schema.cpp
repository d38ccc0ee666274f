#include "model/card_schema.h"

#include <algorithm>

namespace blattwerk::model {

namespace {

template<typename T>
const T* findByKey(const std::vector<T>& items, std::string_view key) {
    const auto it = std::ranges::find(items, key, &T::key);
    return it == items.end() ? nullptr : &*it;
}

} // namespace

bool TypeInfo::hasField(std::string_view field) const {
    return std::ranges::find(fields, field) != fields.end();
}

const TypeInfo* CardSchema::type(std::string_view key) const {
    return findByKey(types, key);
}

const FieldInfo* CardSchema::field(std::string_view key) const {
    return findByKey(fields, key);
}

} // namespace blattwerk::model
