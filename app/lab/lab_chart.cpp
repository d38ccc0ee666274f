#include "app/lab/lab_chart.h"

#include "app/lab/chart_drawing.h"
#include "app/session/figure_text.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QBuffer>
#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStackedWidget>
#include <QSvgGenerator>
#include <QTableWidget>
#include <QToolTip>
#include <QVBoxLayout>

#include "app/lab/custom_plot.h"
#include "app/widgets/plain_tool_tip.h"

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

constexpr int kExportTitle = 34;
constexpr int kExportScale = 2;

QString cellText(const QVariant& cell) {
    if (cell.typeId() == QMetaType::Double) {
        const double value = cell.toDouble();
        return meanText(value, value == std::floor(value) ? 0 : 1);
    }
    return cell.canConvert<qlonglong>() && cell.typeId() != QMetaType::QString ? countText(cell.toLongLong())
                                                                               : cell.toString();
}

} // namespace

LabChart::LabChart(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_title(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this)),
      m_unit(new StyledLabel(appearance, &TypeScale::caption, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this)),
      m_stack(new QStackedWidget(this)),
      m_plot(new QCustomPlot(this)),
      m_table(new QTableWidget(this)) {
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_title);
    column->addWidget(m_stack, 1);
    column->addWidget(m_unit);
    m_unit->setWordWrap(true);
    m_stack->addWidget(m_plot);
    m_stack->addWidget(m_table);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMinimumSize(60, 60);
    m_plot->installEventFilter(this);
    m_plot->plotLayout()->setMargins(QMargins(0, 4, 4, 0));
    m_plot->axisRect()->setMinimumMargins(QMargins(4, 4, 4, 4));
    m_plot->setPlottingHint(QCP::phCacheLabels, true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->setFocusPolicy(Qt::NoFocus);
    m_table->horizontalHeader()->setHighlightSections(false);
    connect(&appearance, &Appearance::changed, this, &LabChart::renew);
}

void LabChart::setContent(ChartContent content) {
    m_content = std::move(content);
    renew();
}

void LabChart::renew() {
    m_title->setText(m_content.title);
    setAccessibleName(m_content.title);
    setAccessibleDescription(m_content.summary);
    m_unit->setText(m_content.summary);
    m_unit->setVisible(!m_content.summary.isEmpty());
    m_isStale = true;
    if (!isVisible()) {
        return;
    }
    m_isStale = false;
    if (isTable()) {
        renewTable();
    }
    drawChart(*m_plot, m_content, m_appearance);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void LabChart::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isStale) {
        renew();
    }
}

bool LabChart::isTable() const {
    return m_stack->currentWidget() == m_table;
}

void LabChart::setTable(bool table) {
    m_stack->setCurrentWidget(table ? static_cast<QWidget*>(m_table) : m_plot);
    if (table) {
        renewTable();
    }
}

void LabChart::renewTable() {
    m_table->setColumnCount(int(m_content.columns.size()));
    m_table->setHorizontalHeaderLabels(m_content.columns);
    m_table->setRowCount(int(m_content.rows.size()));
    m_table->verticalHeader()->setDefaultSectionSize(m_appearance.px(m_appearance.tokens().size.rowCompact));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto& cells = m_content.rows[size_t(row)];
        for (int column = 0; column < m_table->columnCount() && column < int(cells.size()); ++column) {
            const QVariant& cell = cells[size_t(column)];
            auto* item = new QTableWidgetItem(cellText(cell));
            item->setTextAlignment((cell.typeId() == QMetaType::QString ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void LabChart::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier) {
        setTable(!isTable());
        return;
    }
    QWidget::keyPressEvent(event);
}

void LabChart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
    Q_EMIT focused();
}

void LabChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void LabChart::paintEvent(QPaintEvent*) {
    if (hasFocus()) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_appearance.accentColour(), m_appearance.tokens().stroke.focus));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

QString LabChart::rowAt(QPoint position) const {
    if (m_content.rows.empty() || m_content.columns.isEmpty()) {
        return {};
    }
    const bool upright = m_content.kind == ChartContent::Kind::Intervals;
    const double wanted =
        upright ? m_plot->yAxis->pixelToCoord(position.y()) : m_plot->xAxis->pixelToCoord(position.x());
    size_t best = 0;
    for (size_t i = 0; i < m_content.rows.size(); ++i) {
        const auto at = [&](size_t row) { return upright ? double(row) : m_content.rows[row].front().toDouble(); };
        if (std::abs(at(i) - wanted) < std::abs(at(best) - wanted)) {
            best = i;
        }
    }
    QStringList parts;
    for (qsizetype column = 0; column < m_content.columns.size(); ++column) {
        const auto& row = m_content.rows[best];
        if (column < qsizetype(row.size())) {
            parts << QStringLiteral("%1: %2").arg(m_content.columns[column], cellText(row[size_t(column)]));
        }
    }
    return parts.join(QLatin1Char('\n'));
}

bool LabChart::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_plot) {
        if (event->type() == QEvent::ToolTip) {
            auto* help = static_cast<QHelpEvent*>(event);
            const QString row = rowAt(help->pos());
            QToolTip::showText(help->globalPos(),
                               plainToolTip(row.isEmpty() ? m_content.summary
                                                          : row + QStringLiteral("\n\n") + tr("T shows the table.")),
                               m_plot);
            return true;
        }
        if (event->type() == QEvent::MouseButtonPress) {
            setFocus(Qt::MouseFocusReason);
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LabChart::paintExport(QCPPainter& painter) const {
    const ThemeColours& c = m_appearance.colours();
    painter.fillRect(QRect(QPoint(0, 0), kExportSize), c.surface);
    painter.setFont(m_appearance.font(m_appearance.tokens().type.body, true));
    painter.setPen(c.ink);
    painter.drawText(QRect(12, 0, kExportSize.width() - 24, kExportTitle), Qt::AlignLeft | Qt::AlignVCenter,
                     m_content.title);
    painter.save();
    painter.translate(8, kExportTitle);
    QCustomPlot plot;
    drawChart(plot, m_content, m_appearance);
    plot.toPainter(&painter, kExportSize.width() - 20, kExportSize.height() - kExportTitle - 30);
    painter.restore();
    painter.setFont(m_appearance.font(m_appearance.tokens().type.caption));
    painter.setPen(c.ink2);
    painter.drawText(QRect(12, kExportSize.height() - 28, kExportSize.width() - 24, 24),
                     Qt::AlignLeft | Qt::AlignVCenter, m_content.summary);
}

QByteArray LabChart::svg() const {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(kExportSize);
    generator.setViewBox(QRect(QPoint(0, 0), kExportSize));
    generator.setTitle(m_content.title);
    generator.setDescription(m_content.summary);
    QCPPainter painter;
    painter.begin(&generator);
    painter.setMode(QCPPainter::pmVectorized);
    paintExport(painter);
    painter.end();
    return bytes;
}

QByteArray LabChart::png() const {
    QImage image(kExportSize * kExportScale, QImage::Format_ARGB32_Premultiplied);
    QCPPainter painter(&image);
    painter.scale(kExportScale, kExportScale);
    painter.setRenderHint(QPainter::Antialiasing);
    paintExport(painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace blattwerk::app
