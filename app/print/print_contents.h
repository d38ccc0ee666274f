#pragma once

#include "app/face/face_content.h"
#include "app/print_sheet/print_changes.h"
#include "model/collection.h"
#include "model/finding.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <string>
#include <vector>

namespace blattwerk::app {

class FaceSource;
class Workspace;

/// What stands on the cards that will be printed, and what would look wrong on them. Made piece by piece between other
/// events, so that the window never waits; what is needed sooner is made when it is asked for.
class PrintContents : public QObject {
    Q_OBJECT

public:
    PrintContents(Workspace& workspace, FaceSource& faces, QObject* parent = nullptr);

    /// With what lies in the box since the last print, only what differs from it is printed; that is known once all
    /// faces have been compared. `perSheet`: fills the last sheet of so many with others; 0: does not.
    void set(const std::string& system, std::vector<model::CollectionEntry> entries, model::Language language,
             std::optional<std::vector<BoxCard>> since = {}, int perSheet = 0);

    [[nodiscard]] int entryCount() const { return int(m_rows.size()); }
    [[nodiscard]] const model::CollectionEntry& entry(int index) const { return m_rows[size_t(index)].entry; }
    /// Copies included.
    [[nodiscard]] int cardCount() const { return int(m_places.size()); }
    [[nodiscard]] const FaceContent& content(int index);
    /// Null as long as it has not been made.
    [[nodiscard]] const FaceContent* known(int index) const {
        const Line& line = m_lines[m_rows[size_t(index)].line];
        return line.content ? &*line.content : nullptr;
    }
    /// Empty as long as the card has not been looked at.
    [[nodiscard]] const std::vector<model::Finding>& findings(int index) const {
        return m_lines[m_rows[size_t(index)].line].findings;
    }
    /// Entry of the card in that place of the sheets.
    [[nodiscard]] int entryAt(int place) const { return m_places[size_t(place)]; }
    [[nodiscard]] bool isComplete() const { return m_next == m_lines.size(); }

    /// Faces are still being compared with those of the last print.
    [[nodiscard]] bool isComparing() const { return m_since && !isComplete(); }
    /// Only what differs from the last print is here.
    [[nodiscard]] bool isCompared() const { return m_since && isComplete(); }
    /// Old cards that what is printed takes the place of, or that are wanted no longer.
    [[nodiscard]] const std::vector<BoxCard>& takeOut() const { return m_takeOut; }
    /// What is printed, in its order.
    [[nodiscard]] std::vector<model::CollectionEntry> order() const;
    /// What the box holds after the print; cards whose face has not been compared yet lack its hash.
    [[nodiscard]] std::vector<BoxCard> box();
    /// The faces of `box`, in its order.
    [[nodiscard]] std::vector<FaceContent> boxFaces();

    /// As many faces as there are cards, of which only those from `first` on are filled: enough to paint one sheet.
    [[nodiscard]] std::vector<FaceContent> sheet(int first, int count);
    /// Every copy. Makes what is still missing.
    [[nodiscard]] std::vector<FaceContent> all();
    /// Does the rest of the work at once, for pictures of the page.
    void finish();

Q_SIGNALS:
    /// Findings of these entries are known now.
    void lookedAt(int first, int last);
    void completed();

private:
    struct Line {
        model::CollectionEntry entry;
        std::optional<FaceContent> content;
        std::vector<model::Finding> findings;
        std::string hash;
    };
    /// A card that is printed.
    struct Row {
        model::CollectionEntry entry;
        std::size_t line = 0;
    };

    void workOn();
    [[nodiscard]] const FaceContent& lineContent(std::size_t line);
    void showRows(std::vector<Row> rows);
    void compare();

    Workspace& m_workspace;
    FaceSource& m_faces;
    std::string m_system;
    model::Language m_language = model::Language::German;
    std::vector<Line> m_lines;
    std::vector<Row> m_rows;
    std::vector<int> m_places;
    std::optional<std::vector<BoxCard>> m_since;
    int m_perSheet = 0;
    std::vector<BoxCard> m_takeOut;
    std::size_t m_next = 0;
    QTimer m_timer;
};

} // namespace blattwerk::app
