#include "database/draft_repository.h"

#include "database/database.h"

namespace blattwerk::database {

using model::Result;

Result<void> DraftRepository::save(const Draft& draft) {
    Statement statement(m_database, "INSERT INTO draft VALUES (?1,?2,?3,?4,?5,?6) ON CONFLICT DO UPDATE SET text=?5");
    statement.bind(draft.entity).bind(draft.system).bind(draft.key).bind(draft.field).bind(draft.text);
    return statement.bind(utcNow()).run();
}

Result<void> DraftRepository::drop(std::string_view entity, std::string_view system, std::string_view key,
                                   std::string_view field) {
    Statement statement(m_database,
                        "DELETE FROM draft WHERE entity=?1 AND system=?2 AND key=?3 AND (?4='' OR field=?4)");
    return statement.bind(entity).bind(system).bind(key).bind(field).run();
}

Result<std::vector<Draft>> DraftRepository::all() {
    std::vector<Draft> drafts;
    Statement rows(m_database, "SELECT entity, system, key, field, text, since FROM draft ORDER BY since, field");
    while (rows.next()) {
        drafts.push_back({rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5)});
    }
    if (Result<void> status = rows.status(); !status) {
        return status.error();
    }
    return drafts;
}

} // namespace blattwerk::database
