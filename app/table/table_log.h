#pragma once

#include "app/session/sentences.h"
#include "app/table/table_session.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace blattwerk::app {

/// One line of the log: the heading of a turn, what a step did, or a try that was refused.
struct LogLine {
    enum class Kind { Turn, Event, Hand, Refused };
    Kind kind = Kind::Event;
    /// Step that it belongs to, counted from 1.
    int step = 0;
    QString text;
    QString rule;
};

/// Names that fill the sentences of a match.
struct LogNames {
    /// Side by its letter.
    std::function<QString(int seat)> side;
    std::function<QString(const std::string& key)> card;
    /// A value of a figure by its field.
    std::function<QString(const std::string& key)> field;
};

/// The log of a match: its steps as sentences, grouped by turns, each with its rule.
class TableLog {
public:
    TableLog(const MessageBook& book, LogNames names, model::Language language)
        : m_book(book),
          m_names(std::move(names)),
          m_language(language) {}

    /// Lines of the steps up to the place in view. What only the other side may know stays hidden.
    [[nodiscard]] std::vector<LogLine> lines(const TableSession& session) const;
    /// What was refused and why, as the call-out says it.
    [[nodiscard]] QString refusal(const engine::Refusal& refusal) const;
    /// What an open decision asks.
    [[nodiscard]] QString decision(const engine::PendingDecision& pending) const;
    /// Why the game is over.
    [[nodiscard]] QString ending(const engine::Outcome& outcome) const;
    /// The whole log as text, one line each, rules in brackets.
    [[nodiscard]] static QString asText(const std::vector<LogLine>& lines, const QString& heading);

private:
    [[nodiscard]] QString sentence(const engine::EventView& event, bool hidden) const;
    [[nodiscard]] model::MessageArguments named(const model::MessageArguments& args) const;

    const MessageBook& m_book;
    LogNames m_names;
    model::Language m_language;
};

} // namespace blattwerk::app
