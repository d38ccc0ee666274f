#include "app/print/print_contents.h"

#include "app/face/face_findings.h"
#include "app/print_sheet/face_hash.h"
#include "app/session/workspace.h"
#include "app/widgets/face_source.h"

#include <QElapsedTimer>

#include <algorithm>

namespace blattwerk::app {

namespace {
/// How long one piece of the work may take.
constexpr int kPieceMilliseconds = 10;
} // namespace

PrintContents::PrintContents(Workspace& workspace, FaceSource& faces, QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_faces(faces) {
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &PrintContents::workOn);
}

void PrintContents::set(const std::string& system, std::vector<model::CollectionEntry> entries,
                        model::Language language, std::optional<std::vector<BoxCard>> since, int perSheet) {
    m_system = system;
    m_language = language;
    m_lines.clear();
    m_since = std::move(since);
    m_perSheet = perSheet;
    m_takeOut.clear();
    m_next = 0;
    std::vector<Row> rows;
    for (model::CollectionEntry& entry : entries) {
        rows.push_back({entry, m_lines.size()});
        m_lines.push_back({std::move(entry), {}, {}, {}});
    }
    showRows(m_since ? std::vector<Row>() : std::move(rows));
    m_timer.start();
}

void PrintContents::showRows(std::vector<Row> rows) {
    m_rows = std::move(rows);
    m_places.clear();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_places.insert(m_places.end(), size_t(m_rows[i].entry.copies), int(i));
    }
}

const FaceContent& PrintContents::lineContent(std::size_t line) {
    if (!m_lines[line].content) {
        m_lines[line].content = m_faces.printedFace(m_system, m_lines[line].entry.cardKey, m_language);
    }
    return *m_lines[line].content;
}

const FaceContent& PrintContents::content(int index) {
    return lineContent(m_rows[size_t(index)].line);
}

void PrintContents::workOn() {
    QElapsedTimer clock;
    clock.start();
    const std::size_t first = m_next;
    FacePainter* const painter = m_faces.painter(m_system);
    while (m_next < m_lines.size() && clock.elapsed() < kPieceMilliseconds) {
        const FaceContent& face = lineContent(m_next);
        if (painter) {
            m_lines[m_next].findings = faceFindings(*painter, face);
            m_lines[m_next].hash = m_since ? faceHash(*painter, face) : std::string();
        }
        ++m_next;
    }
    if (isComplete() && m_since) {
        compare();
    } else if (m_next > first) {
        Q_EMIT lookedAt(int(first), int(m_next) - 1);
    }
    if (isComplete()) {
        m_timer.stop();
        Q_EMIT completed();
    }
}

void PrintContents::compare() {
    PrintChanges changes = changesSince(*m_since, box());
    fillSheets(changes, box(), m_perSheet);
    m_takeOut = std::move(changes.takeOut);
    std::vector<Row> rows;
    for (model::CollectionEntry& entry : changes.print) {
        const auto line = std::ranges::find(m_lines, entry.cardKey, [](const Line& one) { return one.entry.cardKey; });
        rows.push_back({std::move(entry), static_cast<std::size_t>(line - m_lines.begin())});
    }
    showRows(std::move(rows));
}

std::vector<model::CollectionEntry> PrintContents::order() const {
    std::vector<model::CollectionEntry> entries;
    for (const Row& row : m_rows) {
        entries.push_back(row.entry);
    }
    return entries;
}

std::vector<BoxCard> PrintContents::box() {
    std::vector<BoxCard> cards;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        const model::Card* card = m_workspace.system(m_system).card(line.entry.cardKey);
        cards.push_back({line.entry.cardKey, lineContent(i).name.toStdString(), line.entry.copies,
                         card ? card->revision : 0, line.hash});
    }
    return cards;
}

std::vector<FaceContent> PrintContents::boxFaces() {
    std::vector<FaceContent> faces;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        faces.push_back(lineContent(i));
    }
    return faces;
}

std::vector<FaceContent> PrintContents::sheet(int first, int count) {
    std::vector<FaceContent> faces(m_places.size());
    const int end = std::min(first + count, cardCount());
    for (int place = std::max(0, first); place < end; ++place) {
        faces[size_t(place)] = content(entryAt(place));
    }
    return faces;
}

void PrintContents::finish() {
    while (!isComplete()) {
        workOn();
    }
}

std::vector<FaceContent> PrintContents::all() {
    return sheet(0, cardCount());
}

} // namespace blattwerk::app
