#include "app/session/figure_text.h"
#include "app/session/workspace.h"
#include "app/table/odds_panel.h"
#include "app/table/table_page.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

// What the next cards may be.
namespace blattwerk::app {

namespace {

QString fromStd(const std::string& text) {
    return QString::fromStdString(text);
}

} // namespace

/// What a side plays with: its list, or in a tournament the cards that it has by now. Their order is no secret told.
std::vector<std::string> TablePage::deckOf(int seat) const {
    const auto& decks = m_session.setup().match.decks;
    if (size_t(seat) < decks.size()) {
        return decks[size_t(seat)];
    }
    std::vector<std::string> keys;
    const TableBoard board = readBoard(m_session.match().position(std::nullopt), m_layout);
    for (const auto& [path, cards] : board.sides[size_t(seat)].zones) {
        for (const BoardCard& card : cards) {
            if (!card.hidden) {
                keys.push_back(card.key);
            }
        }
    }
    std::ranges::sort(keys);
    return keys;
}

void TablePage::renewOdds() {
    const engine::Side viewer = m_session.viewer();
    const std::vector<std::string> deck = deckOf(viewer);
    const DrawOdds odds(deck, m_session.board(), viewer, m_layout);
    const model::CardSchema& schema = workspace().system(system().toStdString()).info.schema;
    std::vector<OddsGroup> groups;
    std::vector<std::pair<int, QString>> summary;
    for (const model::TypeInfo& type : schema.types) {
        const auto count = std::ranges::count_if(odds.unseen(), [this, &type](const std::string& key) {
            const model::Card* card = m_faces->card(key);
            return card && card->type == type.key;
        });
        if (count > 0) {
            const QString name = fromStd(type.name.in(uiLanguage()));
            groups.push_back({inSentenceCase(name), int(count)});
            summary.emplace_back(int(count), name);
        }
    }
    std::ranges::stable_sort(summary, std::greater<>(), &std::pair<int, QString>::first);
    QStringList words;
    for (size_t i = 0; i < std::min<size_t>(2, summary.size()); ++i) {
        words << QStringLiteral("%1 %2").arg(summary[i].second, percentText(odds.atLeastOne(summary[i].first, 1)));
    }
    m_oddsSummary = words.isEmpty()
                        ? QString()
                        : QStringLiteral("    ") + tr("Next card: %1").arg(words.join(QStringLiteral(", ")));
    QStringList names;
    for (const std::string& key : deck) {
        names << m_faces->name(key);
    }
    names.sort();
    names.removeDuplicates();
    m_odds->setOdds(
        odds, groups,
        [this, deck](const QString& wanted) {
            for (const bool whole : {true, false}) {
                for (const std::string& key : deck) {
                    const QString name = m_faces->name(key);
                    if (whole ? name.compare(wanted, Qt::CaseInsensitive) == 0
                              : name.startsWith(wanted, Qt::CaseInsensitive)) {
                        return key;
                    }
                }
            }
            return std::string();
        },
        names);
}

} // namespace blattwerk::app
