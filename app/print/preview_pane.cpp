#include "app/print/preview_pane.h"

#include "app/print/page_preview.h"
#include "app/shell/appearance.h"
#include "app/widgets/panel.h"
#include "app/widgets/segmented_control.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

PreviewPane::PreviewPane(const Appearance& appearance, PaintPage paint, QWidget* parent)
    : QWidget(parent),
      m_paint(std::move(paint)),
      m_preview(new PagePreview(appearance, this)) {
    auto* bar = new Ground(appearance, Ground::Kind::Window, Qt::BottomEdge, this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(appearance.tokens().space.page, 8, appearance.tokens().space.page, 9);
    row->setSpacing(8);
    const auto turner = [&appearance, bar, this](const char* name, const QString& icon, int by) {
        auto* button = new QToolButton(bar);
        button->setObjectName(QLatin1String(name));
        const auto restyle = [button, icon, &appearance] { button->setIcon(appearance.icon(icon)); };
        connect(&appearance, &Appearance::changed, button, restyle);
        restyle();
        button->setAutoRaise(true);
        button->setMinimumSize(28, 28);
        connect(button, &QToolButton::clicked, this, [this, by] { step(by); });
        return button;
    };
    m_back = turner("print.previous", QStringLiteral("schritt-zurueck"), -1);
    m_forward = turner("print.next", QStringLiteral("schritt-vor"), 1);
    m_where = new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Ui, bar);
    m_where->setObjectName(QStringLiteral("print.sheet"));
    m_sides = new SegmentedControl(appearance, bar);
    m_sides->setObjectName(QStringLiteral("print.side"));
    m_fit = new QToolButton(bar);
    m_fit->setObjectName(QStringLiteral("print.zoom"));
    m_fit->setAutoRaise(true);
    row->addWidget(m_back);
    row->addWidget(m_where);
    row->addWidget(m_forward);
    row->addSpacing(8);
    row->addWidget(m_sides);
    row->addStretch(1);
    row->addWidget(m_fit);
    m_preview->setObjectName(QStringLiteral("print.preview"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_preview, 1);

    connect(m_sides, &SegmentedControl::currentChanged, this, &PreviewPane::renew);
    connect(m_fit, &QToolButton::clicked, m_preview, &PagePreview::fitPage);
    connect(m_preview, &PagePreview::stepRequested, this, &PreviewPane::step);
    connect(m_preview, &PagePreview::zoomChanged, this,
            [this] { m_fit->setText(tr("%1 %").arg(std::lround(m_preview->zoom() * 100))); });
}

void PreviewPane::retranslate() {
    const int side = m_sides->current();
    m_sides->setSegments({tr("Front"), tr("Back")});
    m_sides->setCurrent(side);
    m_sides->setAccessibleName(tr("Side of the sheet"));
    const auto key = [](Qt::Key k) { return QKeySequence(Qt::CTRL | k).toString(QKeySequence::NativeText); };
    m_back->setAccessibleName(tr("Previous sheet"));
    m_back->setToolTip(tr("Previous sheet (%1)").arg(key(Qt::Key_PageUp)));
    m_forward->setAccessibleName(tr("Next sheet"));
    m_forward->setToolTip(tr("Next sheet (%1)").arg(key(Qt::Key_PageDown)));
    m_fit->setText(tr("%1 %").arg(std::lround(m_preview->zoom() * 100)));
    m_fit->setAccessibleName(tr("Zoom; fits the sheet into the view"));
    m_fit->setToolTip(tr("Fit the sheet into the view. Ctrl and the wheel zoom."));
    m_preview->setAccessibleName(tr("Preview of the sheet"));
    renew();
}

void PreviewPane::setPlan(const SheetPlan& plan) {
    m_plan = plan;
    m_sheet = std::clamp(m_sheet, 0, std::max(0, plan.sheets() - 1));
    renew();
}

void PreviewPane::setNothing(QSizeF paper, const QString& why) {
    m_plan.reset();
    m_sheet = 0;
    m_preview->setNothing(paper, why);
    renew();
}

void PreviewPane::repaintPage() {
    renew();
}

void PreviewPane::step(int by) {
    if (m_plan) {
        setSheet(int(std::clamp<qint64>(qint64(m_sheet) + by, 0, m_plan->sheets() - 1)));
    }
}

void PreviewPane::setSheet(int sheet) {
    if (m_plan && sheet >= 0 && sheet < m_plan->sheets() && sheet != m_sheet) {
        m_sheet = sheet;
        renew();
    }
}

void PreviewPane::setBackShown(bool shown) {
    m_sides->setCurrent(shown ? 1 : 0);
}

bool PreviewPane::isBackShown() const {
    return m_plan && m_plan->backs != Backs::None && m_sides->current() == 1;
}

void PreviewPane::renew() {
    const bool hasBacks = m_plan && m_plan->backs != Backs::None;
    m_sides->setEnabled(hasBacks);
    m_sides->setToolTip(hasBacks ? QString() : tr("No backs are printed. Choose an edge under “Backs”."));
    if (!hasBacks && m_sides->current() != 0) {
        const QSignalBlocker quiet(m_sides);
        m_sides->setCurrent(0);
    }
    const int sheets = m_plan ? m_plan->sheets() : 0;
    m_where->setText(sheets > 0 ? tr("Sheet %1 of %2").arg(m_sheet + 1).arg(sheets) : tr("No sheet"));
    m_back->setEnabled(m_sheet > 0);
    m_forward->setEnabled(m_sheet + 1 < sheets);
    if (m_plan) {
        const int page = isBackShown() ? m_plan->backPage(m_sheet) : m_plan->frontPage(m_sheet);
        m_preview->setPage(m_plan->paper,
                           [this, plan = *m_plan, page](QPainter& painter) { m_paint(painter, plan, page); });
    }
    Q_EMIT pageChanged();
}

} // namespace blattwerk::app
