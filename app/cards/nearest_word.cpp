#include "app/cards/nearest_word.h"

#include "model/text_folding.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <vector>

namespace blattwerk::app {

namespace {

/// Number of typing slips between two words: a letter too many, missing, wrong, or two swapped.
int slips(const QString& a, const QString& b, int atMost) {
    const qsizetype rows = a.size();
    const qsizetype columns = b.size();
    if (std::abs(rows - columns) > atMost) {
        return atMost + 1;
    }
    std::vector<std::vector<int>> d(size_t(rows) + 1, std::vector<int>(size_t(columns) + 1));
    for (size_t i = 0; i <= size_t(rows); ++i) {
        d[i][0] = int(i);
    }
    for (size_t j = 0; j <= size_t(columns); ++j) {
        d[0][j] = int(j);
    }
    for (size_t i = 1; i <= size_t(rows); ++i) {
        for (size_t j = 1; j <= size_t(columns); ++j) {
            const QChar x = a[qsizetype(i) - 1];
            const QChar y = b[qsizetype(j) - 1];
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (x == y ? 0 : 1)});
            if (i > 1 && j > 1 && x == b[qsizetype(j) - 2] && a[qsizetype(i) - 2] == y) {
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
            }
        }
    }
    return d[size_t(rows)][size_t(columns)];
}

QString folded(const QString& text) {
    return QString::fromStdString(model::foldText(text.toStdString()));
}

} // namespace

QString nearestWord(const QString& typed, const std::vector<model::Card>& cards) {
    const QString wanted = folded(typed.trimmed());
    if (wanted.size() < 4) {
        return {};
    }
    static const QRegularExpression kBetween(QStringLiteral("[^\\w\\-]+"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    const int atMost = wanted.size() < 7 ? 1 : 2;
    int best = atMost + 1;
    QString word;
    QSet<QString> seen;
    for (const model::Card& card : cards) {
        const QString text = QString::fromStdString(card.name + ' ' + card.text);
        for (const QString& candidate : text.split(kBetween, Qt::SkipEmptyParts)) {
            if (candidate.size() < 4 || seen.contains(candidate)) {
                continue;
            }
            seen.insert(candidate);
            const int distance = slips(wanted, folded(candidate), atMost);
            if (distance < best) {
                best = distance;
                word = candidate;
            }
        }
    }
    return word;
}

} // namespace blattwerk::app
