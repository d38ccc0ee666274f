#include "database/free_key.h"

#include "database/database.h"
#include "model/card.h"

namespace blattwerk::database {

namespace {

constexpr std::size_t kLongestBase = 40;

} // namespace

std::string freeKeyIn(Database& database, std::string_view entity, std::string_view system, std::string_view name) {
    std::string base = model::keyFromName(name).substr(0, kLongestBase);
    while (base.ends_with('-')) {
        base.pop_back();
    }
    if (base.empty()) {
        base = entity;
    }
    const std::string sql = "SELECT EXISTS (SELECT 1 FROM " + std::string(entity == "card" ? "card" : "collection") +
                            " WHERE system=?1 AND key=?2) OR EXISTS (SELECT 1 FROM change WHERE entity=?3 AND "
                            "system=?1 AND key=?2)";
    std::string key = base;
    for (int n = 2;; ++n) {
        Statement taken(database, sql);
        if (!taken.bind(system).bind(key).bind(entity).next() || taken.integer(0) == 0) {
            return key;
        }
        key = base + "-" + std::to_string(n);
    }
}

} // namespace blattwerk::database
