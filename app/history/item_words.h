#pragma once

#include "app/session/workspace.h"
#include "database/past.h"

#include <QString>

#include <map>
#include <string>

namespace blattwerk::app {

/// What items of the history are called in one system, and how their changes read. Made anew when the system's cards
/// changed.
class ItemWords {
public:
    explicit ItemWords(const SystemDesk& desk);

    /// The card, deck, ... as it is called now; of what is gone its key.
    [[nodiscard]] QString name(const database::HistoryItem& item) const;
    /// Key of the accent of the deck that the item is or stands in; empty where there is none.
    [[nodiscard]] QString accent(const database::HistoryItem& item) const;
    [[nodiscard]] QString fieldTitle(const database::HistoryItem& item, const std::string& field) const;
    /// A value as a person reads it: choices and types by their names.
    [[nodiscard]] QString value(const std::string& field, const model::StatValue& value) const;
    /// What a change did in a few words: `Kosten 3 → 2`, `new card`, `Card text`.
    [[nodiscard]] QString changeWords(const database::ItemChange& change,
                                      const std::vector<database::HistoryChange>& fields) const;
    /// Title and second line of a revision.
    [[nodiscard]] std::pair<QString, QString> headline(const database::RevisionHead& head) const;

private:
    const SystemDesk& m_desk;
    std::map<std::string, QString> m_accents;
};

/// Time of day and day of a UTC text as the language writes them: `14:32`; `heute`, `gestern`, `21. November`.
[[nodiscard]] QString localTime(const std::string& utc);
[[nodiscard]] QString dayName(int day);
/// `heute um 14:32`.
[[nodiscard]] QString momentName(const std::string& utc);

} // namespace blattwerk::app
