#pragma once

#include "database/search/rule_search.h"
#include "model/rule_text.h"

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace blattwerk::app {

/// What the list at the left shows: hits of a search, or everything in reading order, under headings.
class RuleListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole + 1, KindRole, PathRole, TextRole, MatchedRole, IsHeadingRole };
    /// Which kinds are listed.
    enum class Kinds { All, Rules, Terms, Decisions };

    explicit RuleListModel(QObject* parent = nullptr);

    /// The book whose section paths are shown.
    void setBook(const model::RuleBook& book, model::Language language);
    void setHits(std::vector<database::RuleHit> hits);
    /// Lists everything of the book.
    void showAll();
    void setKinds(Kinds kinds);
    /// Entries of these kinds, whatever is listed now.
    [[nodiscard]] int count(Kinds kinds) const;
    /// Row of the entry, or -1.
    [[nodiscard]] int rowOf(const QString& id) const;
    /// The first row that is no heading, or -1.
    [[nodiscard]] int firstEntry() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        bool heading = false;
        Kinds kind = Kinds::Rules;
        QString id;
        QString path;
        QString text;
        QStringList matched;
    };

    [[nodiscard]] static Kinds kindOf(const database::RuleHit& hit);
    [[nodiscard]] QString path(const QString& sectionId) const;
    [[nodiscard]] Row rowFor(const database::RuleHit& hit) const;
    void rebuild();

    model::RuleBook m_book;
    model::Language m_language = model::Language::German;
    std::vector<database::RuleHit> m_hits;
    std::vector<Row> m_rows;
    Kinds m_kinds = Kinds::All;
};

} // namespace blattwerk::app
