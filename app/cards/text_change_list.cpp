#include "app/cards/text_change_list.h"

#include "app/shell/appearance.h"
#include "app/widgets/flat_header.h"

#include <QHeaderView>
#include <QPainter>
#include <QRegularExpression>
#include <QStyledItemDelegate>
#include <QTextDocument>

#include <algorithm>
#include <memory>

namespace blattwerk::app {

namespace {

constexpr int kTextRole = Qt::UserRole;
constexpr int kOtherRole = Qt::UserRole + 1;
constexpr int kMargin = 8; ///< as the captions above

/// The text with the words that the other one has not in bold and in that colour.
QString markedHtml(const QString& text, const QString& other, const QColor& colour) {
    static const QRegularExpression kSpace(QStringLiteral("(?<=\\s)"));
    const QStringList mine = text.split(kSpace, Qt::SkipEmptyParts);
    const QStringList theirs = other.split(kSpace, Qt::SkipEmptyParts);
    const qsizetype least = std::min(mine.size(), theirs.size());
    qsizetype head = 0;
    while (head < least && mine[head] == theirs[head]) {
        ++head;
    }
    qsizetype tail = 0;
    while (tail < least - head && mine[mine.size() - 1 - tail] == theirs[theirs.size() - 1 - tail]) {
        ++tail;
    }
    QString html;
    for (qsizetype i = 0; i < mine.size(); ++i) {
        QString word = mine[i].toHtmlEscaped();
        word.replace(QLatin1Char('\n'), QStringLiteral("<br>"));
        const bool differs = i >= head && i < mine.size() - tail;
        html += differs ? QStringLiteral("<span style=\"color:%1\"><b>%2</b></span>").arg(colour.name(), word) : word;
    }
    return html;
}

class TextDelegate : public QStyledItemDelegate {
public:
    TextDelegate(const Appearance& appearance, QObject* parent)
        : QStyledItemDelegate(parent),
          m_appearance(appearance) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        if (index.column() == 0) {
            QStyleOptionViewItem inside = option;
            if (!index.data(Qt::CheckStateRole).isValid()) {
                inside.rect.adjust(kMargin - 3, 0, 0, 0); // the style keeps 3 itself
            }
            QStyledItemDelegate::paint(painter, inside, index);
            return;
        }
        const auto text = document(index, option.rect.width());
        painter->save();
        const int room = option.rect.height() - int(text->size().height());
        painter->translate(option.rect.topLeft() + QPoint(kMargin, std::max(0, room / 2)));
        text->drawContents(painter);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        if (index.column() == 0) {
            return {0, m_appearance.px(m_appearance.tokens().size.rowNormal)};
        }
        const auto* tree = qobject_cast<const QTreeWidget*>(option.widget);
        const int width = tree ? tree->header()->sectionSize(index.column()) : 240;
        return {width, int(document(index, width)->size().height()) + kMargin};
    }

private:
    [[nodiscard]] std::unique_ptr<QTextDocument> document(const QModelIndex& index, int width) const {
        auto text = std::make_unique<QTextDocument>();
        text->setDocumentMargin(0);
        text->setDefaultFont(m_appearance.font(m_appearance.tokens().type.body));
        text->setTextWidth(std::max(80, width - 2 * kMargin));
        const ThemeColours& colours = m_appearance.colours();
        const QString body = markedHtml(index.data(kTextRole).toString(), index.data(kOtherRole).toString(),
                                        index.column() == 1 ? colours.error : colours.ok);
        text->setHtml(QStringLiteral("<div style=\"color:%1\">%2</div>").arg(colours.ink.name(), body));
        return text;
    }

    const Appearance& m_appearance;
};

} // namespace

TextChangeList::TextChangeList(const Appearance& appearance, QWidget* parent) : QTreeWidget(parent) {
    setObjectName(QStringLiteral("cards.changes"));
    setColumnCount(3);
    setRootIsDecorated(false);
    setUniformRowHeights(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegate(new TextDelegate(appearance, this));
    setHeader(new FlatHeader(appearance, Qt::Horizontal, this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(true);
    connect(this, &QTreeWidget::itemChanged, this, &TextChangeList::chosenChanged);
    connect(&appearance, &Appearance::changed, this, [this] { scheduleDelayedItemsLayout(); });
    retranslate();
}

void TextChangeList::retranslate() {
    setHeaderLabels({tr("Card"), tr("So far"), tr("New")});
    setAccessibleName(tr("Changed texts"));
}

void TextChangeList::show(const std::vector<TextChange>& changes, bool canLeaveOut) {
    const QSignalBlocker quiet(this);
    m_changes = changes;
    clear();
    bool anyNew = false;
    for (const TextChange& change : changes) {
        const QString before = QString::fromStdString(change.before);
        const QString after = QString::fromStdString(change.after);
        auto* item = new QTreeWidgetItem(this, {QString::fromStdString(change.name)});
        item->setData(1, kTextRole, before);
        item->setData(1, kOtherRole, after);
        if (before != after) {
            item->setData(2, kTextRole, after);
            item->setData(2, kOtherRole, before);
            anyNew = true;
        }
        if (canLeaveOut) {
            item->setCheckState(0, Qt::Checked);
        }
    }
    setColumnHidden(2, !anyNew);
}

std::vector<TextChange> TextChangeList::chosen() const {
    std::vector<TextChange> result;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QVariant state = topLevelItem(i)->data(0, Qt::CheckStateRole);
        if (!state.isValid() || state.toInt() == Qt::Checked) {
            result.push_back(m_changes[size_t(i)]);
        }
    }
    return result;
}

void TextChangeList::resizeEvent(QResizeEvent* event) {
    QTreeWidget::resizeEvent(event);
    const int width = viewport()->width();
    const int name = std::min(170, width / 4);
    setColumnWidth(0, name);
    setColumnWidth(1, isColumnHidden(2) ? width - name : (width - name) / 2);
    scheduleDelayedItemsLayout();
}

} // namespace blattwerk::app
