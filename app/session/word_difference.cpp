#include "app/session/word_difference.h"

#include <QStringList>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// Beyond that many pairs the middle counts as replaced.
constexpr qsizetype kMostPairs = 4'000'000;

bool isInWord(QChar sign) {
    return sign.isLetterOrNumber() || sign.isMark() || sign.isSurrogate();
}

/// Words, white space, and every other sign by itself.
QStringList tokens(const QString& text) {
    QStringList found;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at + 1;
        if (isInWord(text[at])) {
            while (end < text.size() && isInWord(text[end])) {
                ++end;
            }
        } else if (text[at].isSpace()) {
            while (end < text.size() && text[end].isSpace()) {
                ++end;
            }
        }
        found << text.mid(at, end - at);
        at = end;
    }
    return found;
}

void add(std::vector<WordRun>& runs, WordRun::Kind kind, const QString& text) {
    if (!runs.empty() && runs.back().kind == kind) {
        runs.back().text += text;
    } else if (!text.isEmpty()) {
        runs.push_back({kind, text});
    }
}

/// Spaces between two changed words belong to the change, so that a replaced phrase reads as one.
std::vector<WordRun> joined(const std::vector<WordRun>& runs) {
    std::vector<WordRun> result;
    QString removed;
    QString added;
    const auto flush = [&] {
        add(result, WordRun::Kind::Removed, removed);
        add(result, WordRun::Kind::Added, added);
        removed.clear();
        added.clear();
    };
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const bool isSpace = runs[i].kind == WordRun::Kind::Same && runs[i].text.trimmed().isEmpty();
        const bool isBetween = isSpace && !(removed.isEmpty() && added.isEmpty()) && i + 1 < runs.size();
        if (runs[i].kind == WordRun::Kind::Removed) {
            removed += runs[i].text;
        } else if (runs[i].kind == WordRun::Kind::Added) {
            added += runs[i].text;
        } else if (isBetween && !removed.isEmpty() && !added.isEmpty()) {
            removed += runs[i].text;
            added += runs[i].text;
        } else {
            flush();
            add(result, WordRun::Kind::Same, runs[i].text);
        }
    }
    flush();
    return result;
}

} // namespace

std::vector<WordRun> wordDifference(const QString& before, const QString& after) {
    const QStringList old = tokens(before);
    const QStringList now = tokens(after);
    qsizetype first = 0;
    while (first < old.size() && first < now.size() && old[first] == now[first]) {
        ++first;
    }
    qsizetype oldEnd = old.size();
    qsizetype nowEnd = now.size();
    while (oldEnd > first && nowEnd > first && old[oldEnd - 1] == now[nowEnd - 1]) {
        --oldEnd;
        --nowEnd;
    }
    std::vector<WordRun> runs;
    add(runs, WordRun::Kind::Same, old.mid(0, first).join(QString()));
    const qsizetype rows = oldEnd - first;
    const qsizetype columns = nowEnd - first;
    if (rows * columns > kMostPairs) {
        add(runs, WordRun::Kind::Removed, old.mid(first, rows).join(QString()));
        add(runs, WordRun::Kind::Added, now.mid(first, columns).join(QString()));
    } else {
        // Length of the longest common part of what is left, from the end.
        const auto width = static_cast<std::size_t>(columns + 1);
        std::vector<int> common(static_cast<std::size_t>(rows + 1) * width, 0);
        const auto at = [&](qsizetype row, qsizetype column) -> int& {
            return common[static_cast<std::size_t>(row) * width + static_cast<std::size_t>(column)];
        };
        for (qsizetype row = rows - 1; row >= 0; --row) {
            for (qsizetype column = columns - 1; column >= 0; --column) {
                at(row, column) = old[first + row] == now[first + column]
                                      ? at(row + 1, column + 1) + 1
                                      : std::max(at(row + 1, column), at(row, column + 1));
            }
        }
        qsizetype row = 0;
        qsizetype column = 0;
        while (row < rows || column < columns) {
            if (row < rows && column < columns && old[first + row] == now[first + column]) {
                add(runs, WordRun::Kind::Same, old[first + row]);
                ++row;
                ++column;
            } else if (column == columns || (row < rows && at(row + 1, column) >= at(row, column + 1))) {
                add(runs, WordRun::Kind::Removed, old[first + row++]);
            } else {
                add(runs, WordRun::Kind::Added, now[first + column++]);
            }
        }
    }
    add(runs, WordRun::Kind::Same, old.mid(oldEnd).join(QString()));
    return joined(runs);
}

} // namespace blattwerk::app
