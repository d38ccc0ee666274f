#pragma once

#include "app/face/face_content.h"
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

    void set(const std::string& system, std::vector<model::CollectionEntry> entries, model::Language language);

    [[nodiscard]] int entryCount() const { return int(m_lines.size()); }
    [[nodiscard]] const model::CollectionEntry& entry(int index) const { return m_lines[size_t(index)].entry; }
    /// Copies included.
    [[nodiscard]] int cardCount() const { return int(m_places.size()); }
    [[nodiscard]] const FaceContent& content(int index);
    /// Null as long as it has not been made.
    [[nodiscard]] const FaceContent* known(int index) const {
        return m_lines[size_t(index)].content ? &*m_lines[size_t(index)].content : nullptr;
    }
    /// Empty as long as the card has not been looked at.
    [[nodiscard]] const std::vector<model::Finding>& findings(int index) const {
        return m_lines[size_t(index)].findings;
    }
    /// Entry of the card in that place of the sheets.
    [[nodiscard]] int entryAt(int place) const { return m_places[size_t(place)]; }
    [[nodiscard]] bool isComplete() const { return m_next == m_lines.size(); }

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
    };

    void workOn();

    Workspace& m_workspace;
    FaceSource& m_faces;
    std::string m_system;
    model::Language m_language = model::Language::German;
    std::vector<Line> m_lines;
    std::vector<int> m_places;
    std::size_t m_next = 0;
    QTimer m_timer;
};

} // namespace blattwerk::app
