#include "app/cards/card_checks.h"

#include "app/face/face_findings.h"
#include "app/session/workspace.h"
#include "app/widgets/face_source.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

const std::string* argument(const model::MessageArguments& args, std::string_view name) {
    const auto it = std::ranges::find(args, name, &std::pair<std::string, std::string>::first);
    return it == args.end() ? nullptr : &it->second;
}

/// The field that a fix names: by its key, or by its label in either language.
std::string fieldOf(const model::SystemInfo& info, const model::Finding& finding, const model::Fix& fix) {
    const std::string* named = argument(fix.args, "field_key");
    for (const model::MessageArguments* args : {&fix.args, &finding.args}) {
        named = named ? named : argument(*args, "field_key");
    }
    for (const model::MessageArguments* args : {&fix.args, &finding.args}) {
        named = named ? named : argument(*args, "field");
    }
    if (!named) {
        return {};
    }
    const auto it = std::ranges::find_if(info.schema.fields, [named](const model::FieldInfo& field) {
        return field.key == *named || field.label.de == *named || field.label.en == *named ||
               std::ranges::any_of(field.labels, [named](const auto& label) {
                   return label.second.de == *named || label.second.en == *named;
               });
    });
    return it == info.schema.fields.end() ? *named : it->key;
}

} // namespace

std::vector<model::Finding> cardPageFindings(const PageContext& context, const std::string& system,
                                             const model::Card& card) {
    std::vector<model::Finding> found = context.workspace->cardFindings(system, card);
    if (FacePainter* painter = context.faces->painter(system)) {
        for (model::Finding& finding : faceFindings(*painter, context.faces->content(system, card))) {
            if (std::ranges::find(found, finding.messageId, &model::Finding::messageId) != found.end()) {
                continue;
            }
            const bool isText = finding.messageId != "face.name_too_long" && finding.messageId != "face.picture_coarse";
            finding.fixes.push_back({finding.messageId == "face.picture_coarse" ? "choose_picture"
                                     : isText                                   ? "shorten_text"
                                                                                : "rename_card",
                                     {}});
            found.push_back(std::move(finding));
        }
        if (card.art.empty()) {
            model::Finding& finding = found.emplace_back();
            finding.severity = model::Severity::Advice;
            finding.subject = {model::SubjectKind::Card, card.key};
            finding.messageId = "cards.no_picture";
            finding.args = {{"name", card.name}};
            finding.fixes = {{"choose_picture", {}}};
        }
    }
    std::ranges::stable_sort(found, {}, &model::Finding::severity);
    return found;
}

CardFix cardFix(const model::SystemInfo& info, const model::Card& card, const model::Finding& finding,
                const model::Fix& fix) {
    const std::string field = fieldOf(info, finding, fix);
    if (fix.kind == "choose_picture") {
        return {CardFix::Kind::Picture, {}, {}};
    }
    if (fix.kind == "set_field") {
        return {CardFix::Kind::Focus, field.empty() ? "name" : field, {}};
    }
    if (fix.kind == "clear_field") {
        return {CardFix::Kind::Set, field, {}};
    }
    if (fix.kind == "clamp_field") {
        if (const std::string* value = argument(fix.args, "value"); value && !field.empty()) {
            return {CardFix::Kind::Set, field, QString::fromStdString(*value)};
        }
        return {CardFix::Kind::Focus, field, {}};
    }
    if (fix.kind == "replace_text") {
        const std::string* from = argument(fix.args, "from");
        const std::string* to = argument(fix.args, "to");
        const std::size_t at = from ? card.text.find(*from) : std::string::npos;
        if (to && at != std::string::npos) {
            std::string text = card.text;
            text.replace(at, from->size(), *to);
            return {CardFix::Kind::Set, "text", QString::fromStdString(text)};
        }
        return {};
    }
    if (fix.kind == "rename_card") {
        return {CardFix::Kind::Focus, "name", {}};
    }
    if (fix.kind == "add_quote") {
        return {CardFix::Kind::Focus, "flavour", {}};
    }
    if (fix.kind == "add_ability_line") {
        return {CardFix::Kind::Focus, "ability_line", {}};
    }
    if (fix.kind == "set_label") {
        return {CardFix::Kind::Focus, field, {}};
    }
    if (fix.kind == "change_rule_set") {
        return {CardFix::Kind::Link, {}, QStringLiteral("rule:") + QString::fromStdString(finding.rule)};
    }
    if (fix.kind == "remove_card" || fix.kind == "replace_card") {
        if (const std::string* deck = argument(finding.args, "deck")) {
            return {CardFix::Kind::Link, {}, QStringLiteral("deck:") + QString::fromStdString(*deck)};
        }
    }
    return {}; // edit_text, shorten_text
}

} // namespace blattwerk::app
