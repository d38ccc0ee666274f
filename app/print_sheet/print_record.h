#pragma once

#include "app/print_sheet/print_changes.h"
#include "app/print_sheet/sheet_plan.h"
#include "database/record_repository.h"

#include <QJsonObject>

#include <optional>
#include <string>
#include <vector>

namespace blattwerk::app {

/// Which cards a job is about.
struct PrintSubject {
    enum class Which { Deck, All, Found };

    Which which = Which::Deck;
    /// Key of the deck.
    QString deck;
    /// Query that finds the cards.
    QString query;

    bool operator==(const PrintSubject&) const = default;
};

/// A job as it stands in the project: enough to print it again to the same bytes, and to tell what has changed since.
struct PrintRecord {
    std::int64_t id = 0;
    std::string system;
    QString title;
    /// UTC, ISO 8601; set by the project.
    QString printedAt;
    PrintSubject subject;
    /// With project, edition, author and date as they were.
    ProofOptions sheet;
    /// What was printed, in its order.
    std::vector<model::CollectionEntry> order;
    /// What the box holds since then.
    std::vector<BoxCard> box;
    /// SHA-256 of the written file; empty for a printer.
    QString file;
};

[[nodiscard]] QJsonObject toJson(const ProofOptions& sheet);
/// What is missing or of another kind is as in `fallback`; a number that is out of range is brought into it.
[[nodiscard]] ProofOptions sheetFromJson(const QJsonObject& stored, const ProofOptions& fallback = {});
[[nodiscard]] QJsonObject toJson(const PrintSubject& subject);
[[nodiscard]] PrintSubject subjectFromJson(const QJsonObject& stored);

[[nodiscard]] database::PrintJob toJob(const PrintRecord& record);
/// Jobs of the time before orders were kept have an empty order. Entries without a key, or with more than a job can
/// hold (999 copies of a card, 100 000 cards), are left out.
[[nodiscard]] PrintRecord toRecord(const database::PrintJob& job);

/// The newest job about the same cards, in the same language and size: what lies in the box. Nothing where there is
/// none. `jobs` are newest first.
[[nodiscard]] std::optional<PrintRecord> lastPrint(const std::vector<database::PrintJob>& jobs,
                                                   const PrintSubject& subject, const ProofOptions& sheet);

/// What the box holds after that job was printed again: what the newest print of the same cards left there, with the
/// cards of this order; as of `boxAfter`.
[[nodiscard]] std::vector<BoxCard> boxAfterRepeat(const std::vector<database::PrintJob>& jobs,
                                                  const PrintRecord& record);

} // namespace blattwerk::app
