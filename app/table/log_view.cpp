#include "app/table/log_view.h"

#include "app/shell/appearance.h"

#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QStyledItemDelegate>

namespace blattwerk::app {

namespace {

constexpr int kNumberWidth = 40;
constexpr int kEdge = 12;
constexpr int kChipGap = 8;

/// Paints headings, numbered sentences that wrap, and the chip of the rule at the right.
class LogDelegate : public QStyledItemDelegate {
public:
    LogDelegate(const Appearance& appearance, QListView* view)
        : QStyledItemDelegate(view),
          m_view(view),
          m_appearance(appearance) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        const int width = m_view->viewport()->width();
        if (kind(index) == LogLine::Kind::Turn) {
            return {width, m_appearance.px(30)};
        }
        const QFontMetrics metrics(textFont());
        const QRect text =
            metrics.boundingRect(QRect(0, 0, textWidth(index, width), 4000), Qt::TextWordWrap, sentence(index));
        return {width, std::max(text.height(), m_appearance.px(18)) + 9};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const ThemeColours& c = m_appearance.colours();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect row = option.rect;
        const auto lineKind = kind(index);
        if (lineKind == LogLine::Kind::Refused) {
            painter->fillRect(row, c.errorBg);
        } else if (option.state & QStyle::State_Selected) {
            painter->fillRect(row, option.state & QStyle::State_HasFocus ? m_appearance.accentWash() : c.sunken);
        } else if (option.state & QStyle::State_MouseOver) {
            painter->fillRect(row, c.hover);
        }
        if (lineKind == LogLine::Kind::Turn) {
            painter->setFont(m_appearance.font(m_appearance.tokens().type.label, true));
            painter->setPen(c.ink2);
            painter->drawText(row.adjusted(kEdge, 4, -kEdge, 0), Qt::AlignLeft | Qt::AlignVCenter,
                              index.data().toString());
            painter->restore();
            return;
        }
        painter->setFont(m_appearance.font(m_appearance.tokens().type.caption));
        painter->setPen(c.ink3);
        const int step = index.data(LogModel::StepRole).toInt();
        painter->drawText(QRect(row.left(), row.top() + 5, kNumberWidth - 8, m_appearance.px(17)),
                          Qt::AlignRight | Qt::AlignTop,
                          lineKind == LogLine::Kind::Refused ? QStringLiteral("–")
                          : step > 0                         ? QString::number(step)
                                                             : QString());
        painter->setFont(textFont());
        painter->setPen(lineKind == LogLine::Kind::Hand ? c.warning : c.ink);
        painter->drawText(QRect(row.left() + kNumberWidth, row.top() + 4, textWidth(index, row.width()), row.height()),
                          Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, sentence(index));
        if (const QRect chip = chipRect(index, row); !chip.isEmpty()) {
            painter->setPen(c.line);
            painter->setBrush(c.surface);
            painter->drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
            painter->setFont(m_appearance.mono(m_appearance.tokens().type.caption));
            painter->setPen(m_appearance.accentColour());
            painter->drawText(chip, Qt::AlignCenter, index.data(LogModel::RuleRole).toString());
        }
        painter->restore();
    }

    /// A number at the end does not stand in a line of its own.
    static QString sentence(const QModelIndex& index) {
        static const QRegularExpression kLast(QStringLiteral(" (?=[−+]?\\d+\\.?$)"));
        return index.data().toString().replace(kLast, QString(QChar(0x00A0)));
    }

    [[nodiscard]] QRect chipRect(const QModelIndex& index, const QRect& row) const {
        const QString rule = index.data(LogModel::RuleRole).toString();
        if (rule.isEmpty()) {
            return {};
        }
        const int width =
            QFontMetrics(m_appearance.mono(m_appearance.tokens().type.caption)).horizontalAdvance(rule) + 10;
        return {row.right() - kEdge - width, row.top() + 4, width, m_appearance.px(17)};
    }

private:
    static LogLine::Kind kind(const QModelIndex& index) {
        return static_cast<LogLine::Kind>(index.data(LogModel::KindRole).toInt());
    }
    [[nodiscard]] QFont textFont() const { return m_appearance.font(m_appearance.tokens().type.small); }
    [[nodiscard]] int textWidth(const QModelIndex& index, int width) const {
        const QRect chip = chipRect(index, QRect(0, 0, width, 10));
        return (chip.isEmpty() ? width - kEdge : chip.left() - kChipGap) - kNumberWidth;
    }

    QListView* m_view;
    const Appearance& m_appearance;
};

} // namespace

void LogModel::setLines(std::vector<LogLine> lines) {
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    const LogLine& line = m_lines[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return line.text;
    case Qt::AccessibleTextRole:
        return line.rule.isEmpty() ? line.text : QStringLiteral("%1 (%2)").arg(line.text, line.rule);
    case KindRole:
        return int(line.kind);
    case StepRole: {
        // The number stands once, at the first line of its step.
        const bool repeats = index.row() > 0 && m_lines[size_t(index.row()) - 1].step == line.step &&
                             m_lines[size_t(index.row()) - 1].kind != LogLine::Kind::Turn;
        return repeats ? 0 : line.step;
    }
    case RuleRole:
        return line.rule;
    default:
        return {};
    }
}

LogView::LogView(const Appearance& appearance, QWidget* parent)
    : QListView(parent),
      m_appearance(appearance),
      m_model(new LogModel(this)) {
    setObjectName(QStringLiteral("table.log"));
    setFrameShape(QFrame::NoFrame);
    setModel(m_model);
    setItemDelegate(new LogDelegate(appearance, this));
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(false);
    setMouseTracking(true);
    connect(this, &QListView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT stepActivated(m_model->lines()[size_t(index.row())].step); });
    connect(&appearance, &Appearance::changed, this, [this] { doItemsLayout(); });
}

void LogView::setLines(std::vector<LogLine> lines) {
    m_model->setLines(std::move(lines));
    scrollToBottom();
}

void LogView::mouseReleaseEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    const auto* delegate = static_cast<LogDelegate*>(itemDelegate());
    if (index.isValid() && delegate->chipRect(index, visualRect(index)).contains(event->pos())) {
        Q_EMIT ruleActivated(index.data(LogModel::RuleRole).toString());
        return;
    }
    QListView::mouseReleaseEvent(event);
}

void LogView::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (m_model->rowCount() == 0) {
        QPainter painter(viewport());
        painter.setFont(m_appearance.font(m_appearance.tokens().type.small));
        painter.setPen(m_appearance.colours().ink3);
        painter.drawText(viewport()->rect().adjusted(kEdge, 8, -kEdge, -8),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                         tr("No step yet. What happens in a game is told here, each sentence with its rule."));
    }
}

void LogView::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    doItemsLayout();
}

} // namespace blattwerk::app
