#include "app/print/print_contents.h"

#include "app/face/face_findings.h"
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
                        model::Language language) {
    m_system = system;
    m_language = language;
    m_lines.clear();
    m_places.clear();
    m_next = 0;
    for (model::CollectionEntry& entry : entries) {
        m_places.insert(m_places.end(), size_t(entry.copies), int(m_lines.size()));
        m_lines.push_back({std::move(entry), {}, {}});
    }
    m_timer.start();
}

const FaceContent& PrintContents::content(int index) {
    Line& line = m_lines[size_t(index)];
    if (!line.content) {
        line.content = m_faces.printedFace(m_system, line.entry.cardKey, m_language);
    }
    return *line.content;
}

void PrintContents::workOn() {
    QElapsedTimer clock;
    clock.start();
    const std::size_t first = m_next;
    FacePainter* const painter = m_faces.painter(m_system);
    while (m_next < m_lines.size() && clock.elapsed() < kPieceMilliseconds) {
        const FaceContent& face = content(int(m_next));
        if (painter) {
            m_lines[m_next].findings = faceFindings(*painter, face);
        }
        ++m_next;
    }
    if (m_next > first) {
        Q_EMIT lookedAt(int(first), int(m_next) - 1);
    }
    if (isComplete()) {
        m_timer.stop();
        Q_EMIT completed();
    }
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
