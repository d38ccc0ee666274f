#include "app/lab/card_figure_model.h"

#include "app/session/figure_text.h"
#include "model/text_folding.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace blattwerk::app {

CardFigureModel::CardFigureModel(QObject* parent) : QAbstractTableModel(parent) {}

bool CardFigureModel::isShown(const CardFigures& card) const {
    return m_filter.isEmpty() || QString::fromStdString(model::foldText(card.name)).contains(m_filter);
}

double CardFigureModel::value(const CardFigures& card, int column) {
    switch (column) {
    case Drawn:
        return card.drawn;
    case Played:
        return card.played;
    case WinDrawn:
        return card.winWhenDrawn.value;
    case WinPlayed:
        return card.winWhenPlayed.value;
    case Interval:
        return card.difference.halfWidth();
    case Points:
        return card.points;
    default:
        return card.difference.value;
    }
}

void CardFigureModel::arrange() {
    m_rows.clear();
    for (size_t i = 0; i < m_cards.size(); ++i) {
        if (isShown(m_cards[i])) {
            m_rows.push_back(i);
        }
    }
    std::ranges::stable_sort(m_rows, [this](size_t a, size_t b) {
        const bool down = m_order == Qt::DescendingOrder;
        if (m_column == Name) {
            const int order = QString::localeAwareCompare(QString::fromStdString(m_cards[a].name),
                                                          QString::fromStdString(m_cards[b].name));
            return down ? order > 0 : order < 0;
        }
        const double left = value(m_cards[a], m_column);
        const double right = value(m_cards[b], m_column);
        return down ? left > right : left < right;
    });
    double widest = 0.01;
    for (const CardFigures& card : m_cards) {
        if (card.difference.samples > 0) {
            widest = std::max({widest, std::abs(card.difference.low), std::abs(card.difference.high)});
        }
    }
    m_span = widest;
}

void CardFigureModel::setCards(std::vector<CardFigures> cards, bool keepOrder) {
    const bool same = keepOrder && cards.size() == m_cards.size() &&
                      std::ranges::equal(cards, m_cards, {}, &CardFigures::key, &CardFigures::key);
    if (same) {
        const std::vector<size_t> rows = m_rows;
        m_cards = std::move(cards);
        arrange();
        m_rows = rows;
        if (!m_rows.empty()) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        }
        return;
    }
    beginResetModel();
    m_cards = std::move(cards);
    arrange();
    endResetModel();
}

void CardFigureModel::setMeasures(std::vector<CardMeasureName> measures, model::Language language) {
    m_measures = std::move(measures);
    m_language = language;
    retranslate();
}

const CardMeasureName* CardFigureModel::measure(std::string_view key) const {
    const auto found = std::ranges::find(m_measures, key, &CardMeasureName::key);
    return found == m_measures.end() ? nullptr : &*found;
}

void CardFigureModel::setFilter(const QString& words) {
    beginResetModel();
    m_filter = QString::fromStdString(model::foldText(words.trimmed().toStdString()));
    arrange();
    endResetModel();
}

void CardFigureModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

int CardFigureModel::differing() const {
    return int(std::ranges::count_if(m_cards, &CardFigures::differs));
}

int CardFigureModel::rowOf(const QString& key) const {
    const auto found = std::ranges::find_if(m_rows, [&](size_t row) { return m_cards[row].key == key.toStdString(); });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int CardFigureModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int CardFigureModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString CardFigureModel::text(const CardFigures& card, int column) const {
    const auto rate = [](const engine::lab::Estimate& estimate) {
        return estimate.samples > 0 ? meanText(estimate.value * 100) : QStringLiteral("–");
    };
    switch (column) {
    case Name:
        return QString::fromStdString(card.name);
    case Drawn:
        return meanText(card.drawn * 100);
    case Played:
        return meanText(card.played * 100);
    case WinDrawn:
        return rate(card.winWhenDrawn);
    case WinPlayed:
        return rate(card.winWhenPlayed);
    case Difference:
        return card.difference.samples > 0 ? pointsText(card.difference.value) : QStringLiteral("–");
    case Interval:
        return pointsIntervalText(card.difference);
    case Points:
        return meanText(card.points, 2);
    default:
        return {};
    }
}

QVariant CardFigureModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const CardFigures& figures = card(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(figures, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((index.column() == Name || index.column() == Interval ? Qt::AlignLeft : Qt::AlignRight) |
                          Qt::AlignVCenter));
    case KeyRole:
        return QString::fromStdString(figures.key);
    case Qt::ToolTipRole: {
        QStringList lines{QString::fromStdString(figures.name)};
        lines << tr("Drawn in %1 of the games, played in %2, on average in own turn %3.")
                     .arg(percentText(figures.drawn), percentText(figures.played), meanText(figures.firstTurn));
        if (figures.winWhenDrawn.samples > 0) {
            lines << tr("Wins when drawn: %1 %2.")
                         .arg(percentText(figures.winWhenDrawn), intervalText(figures.winWhenDrawn));
        }
        if (figures.winWhenPlayed.samples > 0) {
            lines << tr("Wins when played: %1 %2.")
                         .arg(percentText(figures.winWhenPlayed), intervalText(figures.winWhenPlayed));
        }
        for (const auto& [key, figure] : {std::pair{"points", figures.points}, {"stress", figures.stress}}) {
            if (const CardMeasureName* said = measure(key)) {
                const QString name = QString::fromStdString(said->name.in(m_language));
                lines << tr("Per game: %1 %2.").arg(meanText(figure, 2), name);
            }
        }
        if (figures.aborted > 0) {
            lines << tr("At work in %n aborted game(s).", nullptr, int(figures.aborted));
        }
        lines << (figures.differs()
                      ? tr("The interval of the difference excludes zero.")
                      : tr("No difference can be shown (interval %1).").arg(pointsIntervalText(figures.difference)));
        return lines.join(QLatin1Char('\n'));
    }
    case Qt::AccessibleTextRole:
        return index.column() == Bar ? QStringLiteral("%1 %2").arg(text(figures, Difference), text(figures, Interval))
                                     : text(figures, index.column());
    default:
        return {};
    }
}

QVariant CardFigureModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool left = section == Name || section == Interval || section == Bar;
        return QVariant::fromValue(Qt::Alignment((left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    }
    const bool tip = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !tip) {
        return {};
    }
    switch (section) {
    case Name:
        return tip ? QString() : tr("Card");
    case Drawn:
        return tip ? tr("Share of the games in which the card came to the hand") : tr("drawn %");
    case Played:
        return tip ? tr("Share of the games in which the card was played") : tr("played %");
    case WinDrawn:
        return tip ? tr("Win rate of the games in which it was drawn") : tr("wins drawn %");
    case WinPlayed:
        return tip ? tr("Win rate of the games in which it was played. Who is ahead plays more, so this says less than "
                        "the rate when drawn")
                   : tr("wins played %");
    case Bar:
        return tip ? tr("Win rate when drawn, less that of all games, with its 95% interval. Of 20 cards without any "
                        "effect about one shows a difference by chance")
                   : tr("Difference to the deck");
    case Difference:
        return tip ? tr("Difference in percentage points") : tr("pp");
    case Interval:
        return tip ? tr("95% interval of the difference in percentage points") : tr("95%");
    case Points:
        if (const CardMeasureName* said = measure("points")) {
            const QString name = QString::fromStdString(said->name.in(m_language));
            const QString explained = QString::fromStdString(said->tip.in(m_language));
            // The head may be cut, so the tip says it whole.
            return !tip ? name : explained.isEmpty() ? name : name + QStringLiteral(": ") + explained;
        }
        return {};
    default:
        return {};
    }
}

void CardFigureModel::sort(int column, Qt::SortOrder order) {
    if (column < 0) {
        return;
    }
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    QStringList keys;
    for (const QModelIndex& index : before) {
        keys << index.data(KeyRole).toString();
    }
    m_column = column == Bar ? int(Difference) : column;
    m_order = order;
    arrange();
    for (qsizetype i = 0; i < before.size(); ++i) {
        const int row = rowOf(keys[i]);
        changePersistentIndex(before[i], row < 0 ? QModelIndex() : index(row, before[i].column()));
    }
    Q_EMIT layoutChanged();
}

std::vector<QStringList> CardFigureModel::fileRows() const {
    std::vector<QStringList> rows{{QStringLiteral("key"), QStringLiteral("name"), QStringLiteral("drawn"),
                                   QStringLiteral("played"), QStringLiteral("win_rate_drawn"),
                                   QStringLiteral("win_rate_drawn_low"), QStringLiteral("win_rate_drawn_high"),
                                   QStringLiteral("win_rate_played"), QStringLiteral("win_rate_played_low"),
                                   QStringLiteral("win_rate_played_high"), QStringLiteral("difference"),
                                   QStringLiteral("difference_low"), QStringLiteral("difference_high"),
                                   QStringLiteral("points"), QStringLiteral("stress"), QStringLiteral("aborted")}};
    const auto estimate = [](QStringList& row, const engine::lab::Estimate& figure) {
        for (const double part : {figure.value, figure.low, figure.high}) {
            row << (figure.samples > 0 ? plainNumber(part) : QString());
        }
    };
    for (const size_t index : m_rows) {
        const CardFigures& figures = m_cards[index];
        QStringList row{QString::fromStdString(figures.key), QString::fromStdString(figures.name),
                        plainNumber(figures.drawn), plainNumber(figures.played)};
        estimate(row, figures.winWhenDrawn);
        estimate(row, figures.winWhenPlayed);
        estimate(row, figures.difference);
        row << plainNumber(figures.points) << plainNumber(figures.stress) << QString::number(figures.aborted);
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace blattwerk::app
