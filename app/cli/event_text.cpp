#include "app/cli/event_text.h"

#include <algorithm>

namespace blattwerk::app::cli {

MessageBook messagesOf(Workspace& workspace, const SystemDesk& desk) {
    const auto rules = workspace.project().rules().book(desk.info.key);
    return rules ? MessageBook(*rules) : MessageBook();
}

std::string EventText::sentence(const engine::EventView& event, bool hidden) const {
    engine::EventView spoken{event.kind, event.rule, named(event.args)};
    spoken.args.emplace_back("first", "A");
    spoken.args.emplace_back("second", "B");
    return m_book.event(spoken, m_console.language, hidden).toStdString();
}

void EventText::print(const engine::EventView& event, bool hidden) const {
    m_console.print("  " + sentence(event, hidden) + (event.rule.empty() ? "" : "  [" + event.rule + "]"));
}

void EventText::printEnding(const engine::Outcome& outcome, int seats) const {
    const std::string loser = seats > 2 ? std::string() : outcome.winner == "A" ? "B" : "A";
    const std::string ending =
        m_book.ending(outcome.reason, {{"side", outcome.winner}, {"loser", loser}}, m_console.language).toStdString();
    m_console.print("= " + outcome.winner + (ending.empty() ? "" : "  " + ending));
}

/// Names of cards, fields and phases for their keys.
model::MessageArguments EventText::named(const model::MessageArguments& args) const {
    model::MessageArguments result = args;
    for (auto& [name, value] : result) {
        std::string words;
        for (const QString& part : QString::fromStdString(value).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            words += (words.empty() ? "" : ", ") + word(name, part.trimmed().toStdString());
        }
        value = words;
    }
    return result;
}

std::string EventText::word(const std::string& argument, const std::string& key) const {
    if (argument == "n" || argument == "side") {
        return key;
    }
    if (const model::FieldInfo* field = m_desk.info.schema.field(key); field && argument == "stat") {
        return field->label.in(m_console.language);
    }
    const auto card = std::ranges::find(m_cards, key.substr(0, key.find('#')), &model::Card::key);
    if (card != m_cards.end()) {
        const auto translated = card->translations.find("en");
        const bool english = m_console.language == model::Language::English && translated != card->translations.end() &&
                             !translated->second.name.empty();
        return english ? translated->second.name : card->name;
    }
    for (const char* kind : {"phase", "action", "zone", "lock"}) {
        if (const QString known = m_book.word(kind, key, m_console.language); !known.isEmpty()) {
            return known.toStdString();
        }
    }
    return key;
}

} // namespace blattwerk::app::cli
