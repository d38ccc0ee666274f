#pragma once

#include "app/lab/card_figures.h"
#include "app/session/measure_names.h"

#include <QAbstractTableModel>

namespace blattwerk::app {

/// The cards of a deck in a pairing, filtered by name and sorted by any column. While figures grow the order stays
/// under the pointer until `settle`, or until a person sorts.
class CardFigureModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Drawn, Played, WinDrawn, WinPlayed, Bar, Difference, Interval, Points, ColumnCount };
    enum Role { KeyRole = Qt::UserRole + 1, FiguresRole, SpanRole };

    explicit CardFigureModel(QObject* parent = nullptr);

    /// Replaces the figures. With `keepOrder` cards that were there stay where they are.
    void setCards(std::vector<CardFigures> cards, bool keepOrder);
    /// What the system says of the figures of a card; the column of points is shown by what they are there.
    void setMeasures(std::vector<CardMeasureName> measures, model::Language language);
    void setFilter(const QString& words);
    void retranslate();
    [[nodiscard]] const CardFigures& card(int row) const { return m_cards[m_rows[size_t(row)]]; }
    [[nodiscard]] int cardCount() const { return int(m_cards.size()); }
    /// Cards whose interval excludes zero.
    [[nodiscard]] int differing() const;
    /// Half of what the bars' axis spans, as a share.
    [[nodiscard]] double span() const { return m_span; }
    [[nodiscard]] int rowOf(const QString& key) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

    /// All cards as a table for a file, in the order shown.
    [[nodiscard]] std::vector<QStringList> fileRows() const;

private:
    [[nodiscard]] QString text(const CardFigures& card, int column) const;
    [[nodiscard]] static double value(const CardFigures& card, int column);
    void arrange();
    [[nodiscard]] bool isShown(const CardFigures& card) const;

    [[nodiscard]] const CardMeasureName* measure(std::string_view key) const;

    std::vector<CardMeasureName> m_measures;
    model::Language m_language = model::Language::German;
    std::vector<CardFigures> m_cards;
    std::vector<size_t> m_rows;
    QString m_filter;
    int m_column = Difference;
    Qt::SortOrder m_order = Qt::DescendingOrder;
    double m_span = 0.05;
};

} // namespace blattwerk::app
