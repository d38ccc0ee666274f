#include "database/comparison/edition_contents.h"

#include "database/comparison/frozen_rules.h"
#include "database/database.h"
#include "database/edition_shelf.h"
#include "database/project.h"
#include "database/value_json.h"

namespace blattwerk::database {

using model::Error;
using model::Result;

Result<ProjectContents> editionContents(Project& project, std::string_view system, std::string_view label) {
    Result<ProjectContents> contents = readContents(project);
    if (!contents) {
        return contents;
    }
    std::erase_if(contents->systems, [system](const SystemContents& one) { return one.package.info.key != system; });
    if (contents->systems.empty()) {
        return Error{"edit.unknown_system", {std::string(system)}, {}};
    }
    Database& database = project.database();
    const Result<std::int64_t> found = EditionShelf(database).numberOf(system, label);
    if (!found || *found == 0) {
        return found ? Error{"lab.no_edition", {std::string(label)}, {}} : found.error();
    }
    const std::int64_t id = *found;
    contents->systems.front().package.cards.clear();
    contents->systems.front().package.collections.clear();
    Statement rules(database, "SELECT rules FROM edition_rules WHERE edition=?");
    if (rules.bind(id).next()) {
        takeFrozenRules(*contents, rules.text(0));
    }
    SystemPackage& package = contents->systems.front().package;
    Statement cards(database, "SELECT key, card FROM edition_card WHERE edition=? ORDER BY key");
    cards.bind(id);
    while (cards.next()) {
        package.cards.push_back(cardFromJson(parseJson(cards.view(1)), system, cards.view(0)));
    }
    Statement collections(database, "SELECT key, collection FROM edition_collection WHERE edition=? ORDER BY key");
    collections.bind(id);
    while (collections.next()) {
        package.collections.push_back(collectionFromJson(parseJson(collections.view(1)), system, collections.view(0)));
    }
    Statement values(database, "SELECT key, value FROM edition_parameter WHERE edition=?");
    values.bind(id);
    while (values.next()) {
        for (model::Parameter& parameter : package.info.parameters) {
            if (parameter.key == values.view(0) && parameter.check(values.text(1))) {
                parameter.defaultValue = values.text(1);
            }
        }
    }
    for (const Result<void>& status : {rules.status(), cards.status(), collections.status(), values.status()}) {
        if (!status) {
            return status.error();
        }
    }
    return contents;
}

} // namespace blattwerk::database
