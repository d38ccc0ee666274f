#pragma once

#include "model/filter_tree.h"
#include "model/result.h"

#include <string_view>

namespace blattwerk::model {

/// Parses the query language into a tree; CardFilter::parse states the errors.
[[nodiscard]] Result<FilterNode> parseFilter(std::string_view query, const FilterFields& fields);

} // namespace blattwerk::model
