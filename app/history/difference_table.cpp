#include "app/history/difference_table.h"

#include "app/session/word_difference.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QGridLayout>
#include <QPainter>
#include <QToolButton>

namespace blattwerk::app {

namespace {
constexpr int kTitleWidth = 104;
/// Rows beyond are counted only: a created deck may hold a hundred cards.
constexpr size_t kMostRows = 60;

/// Draws a hairline between the rows of its grid, once the layout knows where they are.
class RuledRows : public QWidget {
public:
    RuledRows(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {}

protected:
    void paintEvent(QPaintEvent*) override {
        const auto* grid = qobject_cast<const QGridLayout*>(layout());
        QPainter painter(this);
        painter.setPen(m_appearance.colours().line);
        const int edge = m_appearance.tokens().space.page;
        for (int row = 1; grid && row < grid->rowCount(); ++row) {
            const int y = grid->cellRect(row, 0).top() - grid->verticalSpacing() / 2;
            painter.drawLine(edge, y, width() - edge, y);
        }
    }

private:
    const Appearance& m_appearance;
};

} // namespace

QString markedText(const QString& left, const QString& right, bool isLeft, const Appearance& appearance) {
    const ThemeColours& c = appearance.colours();
    const QString mark = isLeft ? QStringLiteral("<span style=\"color:%1;background-color:%2;"
                                                 "text-decoration:line-through\">%3</span>")
                                      .arg(c.error.name(), c.errorBg.name())
                                : QStringLiteral("<span style=\"color:%1;background-color:%2;font-weight:700;"
                                                 "text-decoration:underline\">%3</span>")
                                      .arg(c.ok.name(), c.okBg.name());
    QString html;
    for (const WordRun& run : wordDifference(left, right)) {
        const qsizetype words = run.text.size() - (run.text.endsWith(QLatin1Char(' ')) ? 1 : 0);
        const QString text = run.text.left(words).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
        if (run.kind == WordRun::Kind::Same) {
            html += text + run.text.mid(words);
        } else if ((run.kind == WordRun::Kind::Removed) == isLeft) {
            html += QString(mark).replace(QStringLiteral("%3"), text) + run.text.mid(words);
        }
    }
    return html;
}

DifferenceTable::DifferenceTable(const Appearance& appearance, QWidget* parent)
    : QFrame(parent),
      m_appearance(appearance) {
    setObjectName(QStringLiteral("history.difference"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    connect(&appearance, &Appearance::changed, this, &DifferenceTable::fill);
}

void DifferenceTable::setRows(const QString& leftTitle, const QString& rightTitle, std::vector<Row> rows) {
    m_titles[0] = leftTitle;
    m_titles[1] = rightTitle;
    m_rows = std::move(rows);
    fill();
}

QWidget* DifferenceTable::valueCell(const Row& row, bool isLeft) {
    auto* cell = new QWidget(m_content);
    auto* line = new QHBoxLayout(cell);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    auto* text = new StyledLabel(m_appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Ui, cell);
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const QString& value = isLeft ? row.left : row.right;
    text->setText(value.isEmpty() ? QStringLiteral("–") : markedText(row.left, row.right, isLeft, m_appearance));
    text->setAccessibleName(value.isEmpty() ? tr("nothing") : value);
    line->addWidget(text, 1);
    if (isLeft ? row.canTakeLeft : row.canTakeRight) {
        auto* take = new QToolButton(cell);
        take->setObjectName(
            QStringLiteral("history.take.%1.%2")
                .arg(QString::fromStdString(row.field), isLeft ? QStringLiteral("left") : QStringLiteral("right")));
        take->setAutoRaise(true);
        take->setIcon(m_appearance.icon(QStringLiteral("rueckgaengig")));
        take->setToolTip(tr("Restore this value of “%1”").arg(row.title));
        take->setAccessibleName(take->toolTip());
        connect(take, &QToolButton::clicked, this,
                [this, field = QString::fromStdString(row.field), isLeft] { Q_EMIT takeRequested(field, isLeft); });
        line->addWidget(take, 0, Qt::AlignTop);
    }
    return cell;
}

void DifferenceTable::fill() {
    // A button in here may be what asked for the new content.
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new RuledRows(m_appearance, this);
    layout()->addWidget(m_content);
    m_grid = new QGridLayout(m_content);
    m_grid->setContentsMargins(m_appearance.tokens().space.page, 12, m_appearance.tokens().space.page, 12);
    m_grid->setHorizontalSpacing(m_appearance.tokens().space.page);
    m_grid->setVerticalSpacing(18);
    m_grid->setColumnMinimumWidth(0, m_appearance.px(kTitleWidth));
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(2, 1);
    const auto caption = [this](const QString& text, int column) {
        auto* label = new StyledLabel(m_appearance, &TypeScale::label, StyledLabel::Ink::Second,
                                      StyledLabel::Face::Bold, m_content);
        label->setText(text);
        m_grid->addWidget(label, 0, column);
    };
    caption(tr("Field"), 0);
    caption(m_titles[0], 1);
    caption(m_titles[1], 2);
    for (size_t i = 0; i < std::min(m_rows.size(), kMostRows); ++i) {
        auto* title =
            new StyledLabel(m_appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui, m_content);
        title->setText(m_rows[i].title);
        title->setWordWrap(true);
        title->setFixedWidth(m_appearance.px(kTitleWidth));
        title->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        m_grid->addWidget(title, int(i) + 1, 0, Qt::AlignTop);
        m_grid->addWidget(valueCell(m_rows[i], true), int(i) + 1, 1);
        m_grid->addWidget(valueCell(m_rows[i], false), int(i) + 1, 2);
    }
    if (m_rows.empty() || m_rows.size() > kMostRows) {
        auto* rest =
            new StyledLabel(m_appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui, m_content);
        rest->setText(m_rows.empty() ? tr("Both are the same.")
                                     : tr("%n more field(s)", nullptr, int(m_rows.size() - kMostRows)));
        m_grid->addWidget(rest, m_grid->rowCount(), 0, 1, 3);
    }
    m_content->show();
    update();
}

void DifferenceTable::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_appearance.colours();
    const double radius = m_appearance.tokens().radius.panel;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(c.line);
    painter.setBrush(c.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace blattwerk::app
