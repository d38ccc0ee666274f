#include "app/history/changed_items.h"

#include "app/shell/appearance.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/row_ground.h"

#include <QCoreApplication>
#include <QPainter>

namespace blattwerk::app {

namespace {
constexpr int kEdge = 12;
constexpr int kNameAt = 36;
/// Rows in view; the faces below have to be seen too.
constexpr int kShownRows = 6;
} // namespace

QString changeKindWord(database::ItemChange::Kind kind) {
    switch (kind) {
    case database::ItemChange::Kind::Added:
        return QCoreApplication::translate("History", "new");
    case database::ItemChange::Kind::Removed:
        return QCoreApplication::translate("History", "gone");
    case database::ItemChange::Kind::Edited:
        break;
    }
    return QCoreApplication::translate("History", "changed");
}

class ChangedItems::Model : public QAbstractListModel {
public:
    Model(const std::vector<Item>& items, QObject* parent) : QAbstractListModel(parent), m_items(items) {}

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override {
        return parent.isValid() ? 0 : int(m_items.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)) {
            return {};
        }
        const Item& item = m_items[size_t(index.row())];
        return role == Qt::DisplayRole ? item.name : QStringLiteral("%1, %2").arg(item.name, changeKindWord(item.kind));
    }
    void renew() {
        beginResetModel();
        endResetModel();
    }

private:
    const std::vector<Item>& m_items;
};

class ChangedItems::Delegate : public QStyledItemDelegate {
public:
    Delegate(const Appearance& appearance, const std::vector<Item>& items, QObject* parent)
        : QStyledItemDelegate(parent),
          m_appearance(appearance),
          m_items(items) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {120, m_appearance.px(m_appearance.tokens().size.rowNormal)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Item& item = m_items[size_t(index.row())];
        const ThemeColours& c = m_appearance.colours();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintRowGround(*painter, option, m_appearance, {option.state.testFlag(QStyle::State_MouseOver), true, false});
        const QRect line = option.rect.adjusted(kEdge, 0, -kEdge, 0);
        if (!item.accent.isEmpty()) {
            paintGemMark(*painter, item.accent, QPointF(line.left() + 9, line.center().y() + 0.5), m_appearance.px(6),
                         m_appearance);
        }
        painter->setFont(m_appearance.font(m_appearance.tokens().type.small));
        painter->setPen(item.kind == database::ItemChange::Kind::Removed ? c.error
                        : item.kind == database::ItemChange::Kind::Added ? c.ok
                                                                         : c.ink2);
        const QString kind = changeKindWord(item.kind);
        painter->drawText(line, Qt::AlignVCenter | Qt::AlignRight, kind);
        const int room = line.width() - kNameAt + kEdge - painter->fontMetrics().horizontalAdvance(kind) - 12;
        painter->setFont(m_appearance.font(m_appearance.tokens().type.body));
        painter->setPen(c.ink);
        const QString name = painter->fontMetrics().elidedText(item.name, Qt::ElideRight, room);
        const int at = line.left() + kNameAt - kEdge;
        painter->drawText(QRect(at, line.top(), room, line.height()), Qt::AlignVCenter | Qt::AlignLeft, name);
        if (!item.detail.isEmpty()) {
            const int used = painter->fontMetrics().horizontalAdvance(name) + 8;
            painter->setFont(m_appearance.font(m_appearance.tokens().type.small));
            painter->setPen(c.ink2);
            painter->drawText(QRect(at + used, line.top(), room - used, line.height()),
                              Qt::AlignVCenter | Qt::AlignLeft,
                              painter->fontMetrics().elidedText(item.detail, Qt::ElideRight, room - used));
        }
        painter->restore();
    }

private:
    const Appearance& m_appearance;
    const std::vector<Item>& m_items;
};

ChangedItems::ChangedItems(const Appearance& appearance, QWidget* parent)
    : QListView(parent),
      m_appearance(appearance),
      m_rows(new Model(m_items, this)) {
    setObjectName(QStringLiteral("history.items"));
    setModel(m_rows);
    setItemDelegate(new Delegate(appearance, m_items, this));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &ChangedItems::chosen);
    connect(&appearance, &Appearance::changed, this, &QListView::doItemsLayout);
}

void ChangedItems::setItems(std::vector<Item> items) {
    const QSignalBlocker quiet(selectionModel());
    m_items = std::move(items);
    m_rows->renew();
    const int rows = std::min(int(m_items.size()), kShownRows);
    setFixedHeight(rows * m_appearance.px(m_appearance.tokens().size.rowNormal));
    setVisible(m_items.size() > 1);
    setCurrentIndex(m_rows->index(0, 0));
}

} // namespace blattwerk::app
