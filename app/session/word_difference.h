#pragma once

#include <QString>

#include <vector>

namespace blattwerk::app {

/// A piece of two texts: in both, or in one of them.
struct WordRun {
    enum class Kind { Same, Removed, Added };

    Kind kind = Kind::Same;
    QString text;

    bool operator==(const WordRun&) const = default;
};

/// What was taken out of one text and put in to make the other, word by word: the first text is what is the same or
/// removed, the second one what is the same or added. A word is never cut.
[[nodiscard]] std::vector<WordRun> wordDifference(const QString& before, const QString& after);

} // namespace blattwerk::app
