#include "app/cards/reading_view.h"

#include "app/shell/appearance.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kStep = 20;
constexpr int kSign = 22;
constexpr int kIcon = 15;
constexpr int kBetween = 4;

using engine::language::OutlineKind;

QString iconOf(OutlineKind kind) {
    switch (kind) {
    case OutlineKind::Trigger:
        return QStringLiteral("reading-trigger");
    case OutlineKind::Condition:
        return QStringLiteral("reading-condition");
    case OutlineKind::Price:
        return QStringLiteral("reading-price");
    case OutlineKind::Effect:
        return QStringLiteral("reading-effect");
    case OutlineKind::Permanent:
        return QStringLiteral("reading-permanent");
    case OutlineKind::Target:
        return QStringLiteral("reading-target");
    case OutlineKind::Duration:
        return QStringLiteral("clock");
    case OutlineKind::Otherwise:
        return QStringLiteral("reading-otherwise");
    case OutlineKind::Choice:
        return QStringLiteral("reading-choice");
    case OutlineKind::Manual:
        return QStringLiteral("hand");
    }
    return {};
}

} // namespace

ReadingView::ReadingView(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMouseTracking(true);
    connect(&appearance, &Appearance::changed, this, [this] {
        forgetLayout();
        updateGeometry();
        update();
    });
}

ReadingView::~ReadingView() = default;

void ReadingView::setReading(const TextReading& reading, const QStringList& rules, model::Language language) {
    const std::vector<Line> before = std::move(m_lines);
    m_lines.clear();
    addLines(reading, rules, language);
    if (m_lines.empty()) {
        const QString text = reading.isRead ? tr("No text: the card only has its values.")
                                            : tr("This system has no card language; texts are carried out by hand.");
        m_lines.push_back({0, {}, Tone::Quiet, {}, text, {}});
    }
    const bool anyRule = std::ranges::any_of(m_lines, [](const Line& line) { return !line.rule.isEmpty(); });
    setFocusPolicy(anyRule ? Qt::TabFocus : Qt::NoFocus);
    if (m_lines == before) {
        return;
    }
    m_current = std::min(m_current, int(m_lines.size()) - 1);
    m_hovered = -1;
    const std::vector<int> heights = m_heights;
    const int width = m_width;
    forgetLayout();
    setAccessibleDescription(lines().join(QLatin1Char('\n')));
    layOut(width);
    if (m_heights != heights) {
        updateGeometry(); // the column moves only where the height did
    }
    update();
}

void ReadingView::addLines(const TextReading& reading, const QStringList& rules, model::Language language) {
    std::vector<const TextMark*> unknown;
    for (const TextMark& mark : reading.marks) {
        if (mark.kind == TextMark::Kind::Unknown || mark.kind == TextMark::Kind::Unfinished) {
            unknown.push_back(&mark);
        }
    }
    std::size_t told = 0;
    const auto tellUnknown = [&](int depth) {
        const QString text = QString::fromStdString(reading.reading.unknown[told].text);
        if (unknown[told]->kind == TextMark::Kind::Unknown) {
            m_lines.push_back({depth,
                               QStringLiteral("state-error"),
                               Tone::Unknown,
                               {},
                               unknown[told]->isName ? tr("No card is called “%1”").arg(text)
                                                     : tr("The card language does not know “%1” here").arg(text),
                               {}});
        }
        ++told;
    };
    // What a trigger sets off stands under it.
    std::size_t triggered = std::size_t(-1);
    for (std::size_t i = 0; i < reading.outline.size(); ++i) {
        const engine::language::OutlineLine& line = reading.outline[i];
        const bool isTrigger = line.kind == OutlineKind::Trigger;
        const int depth = line.depth + (!isTrigger && line.ability == triggered ? 1 : 0);
        triggered = isTrigger ? line.ability : triggered;
        const QString text =
            QString::fromStdString(language == model::Language::English && !line.en.empty() ? line.en : line.de);
        // "Auslöser: zu Beginn deines Zuges": the word before the colon says what the line is.
        const qsizetype colon = text.indexOf(QStringLiteral(": "));
        Line shown{depth,
                   iconOf(line.kind),
                   Tone::Normal,
                   colon < 0 ? text : text.left(colon),
                   colon < 0 ? QString() : text.mid(colon + 2).trimmed(),
                   rules.value(qsizetype(i))};
        const bool manual = line.kind == OutlineKind::Manual;
        const bool explains = manual && told < reading.reading.unknown.size();
        if (explains && unknown[told]->kind == TextMark::Kind::Unfinished) {
            shown = {depth, QStringLiteral("reading-unfinished"), Tone::Quiet,
                     {},    shown.text + QStringLiteral(" …"),    {}};
        } else if (manual) {
            shown.tone = Tone::Hand;
        }
        m_lines.push_back(std::move(shown));
        if (explains) {
            tellUnknown(depth + 1);
        }
    }
    while (told < reading.reading.unknown.size()) {
        tellUnknown(1);
    }
}

QStringList ReadingView::lines() const {
    QStringList result;
    for (const Line& line : m_lines) {
        result << QString(line.kind + QLatin1Char(' ') + line.text).trimmed();
    }
    return result;
}

QStringList ReadingView::rules() const {
    QStringList result;
    for (const Line& line : m_lines) {
        result << line.rule;
    }
    return result;
}

int ReadingView::indent(const Line& line) const {
    return m_appearance.px(line.depth * kStep + (line.icon.isEmpty() ? 0 : kSign));
}

QColor ReadingView::colour(const Line& line) const {
    const ThemeColours& colours = m_appearance.colours();
    return line.tone == Tone::Hand      ? colours.warning
           : line.tone == Tone::Unknown ? colours.error
           : line.tone == Tone::Quiet   ? colours.ink3
                                        : colours.ink;
}

int ReadingView::ruleWidth() const {
    int width = 0;
    const QFontMetrics metrics(m_appearance.mono(m_appearance.tokens().type.caption));
    for (const Line& line : m_lines) {
        width = std::max(width, metrics.horizontalAdvance(line.rule));
    }
    return width > 0 ? width + 16 : 0;
}

void ReadingView::forgetLayout() {
    m_width = -1;
    m_layouts.clear();
    m_heights.clear();
}

void ReadingView::layOut(int width) const {
    if (width < 0 || (width == m_width && m_layouts.size() == m_lines.size())) {
        return;
    }
    m_width = width;
    m_layouts.clear();
    m_heights.clear();
    const int room = width - ruleWidth();
    const int least = m_appearance.px(m_appearance.tokens().type.body.line);
    for (const Line& line : m_lines) {
        const QString text = QString(line.kind + QLatin1Char(' ') + line.text).trimmed();
        auto layout = std::make_unique<QTextLayout>(text, m_appearance.font(m_appearance.tokens().type.body));
        QTextCharFormat ink;
        ink.setForeground(colour(line));
        QTextCharFormat bold = ink;
        bold.setFontWeight(QFont::Bold);
        layout->setFormats({{0, int(line.kind.size()), bold}, {int(line.kind.size()), int(text.size()), ink}});
        layout->beginLayout();
        double y = 0;
        for (QTextLine row = layout->createLine(); row.isValid(); row = layout->createLine()) {
            row.setLineWidth(std::max(60, room - indent(line)));
            const double height = std::max(row.height(), double(least));
            row.setPosition({0, y + (height - row.height()) / 2});
            y += height;
        }
        layout->endLayout();
        m_heights.push_back(std::max(least, int(y)) + m_appearance.px(kBetween));
        m_layouts.push_back(std::move(layout));
    }
}

int ReadingView::heightForWidth(int width) const {
    layOut(width);
    int height = 0;
    for (const int one : m_heights) {
        height += one;
    }
    return height;
}

QSize ReadingView::sizeHint() const {
    const int width = this->width() > 160 ? this->width() : 400;
    return {width, heightForWidth(width)};
}

int ReadingView::lineAt(int y) const {
    layOut(width());
    for (std::size_t i = 0; i < m_heights.size(); ++i) {
        y -= m_heights[i];
        if (y < 0) {
            return int(i);
        }
    }
    return -1;
}

void ReadingView::activate(int line) {
    if (line >= 0 && line < int(m_lines.size()) && !m_lines[size_t(line)].rule.isEmpty()) {
        Q_EMIT ruleActivated(m_lines[size_t(line)].rule);
    }
}

void ReadingView::setCurrentLine(int line) {
    m_current = std::clamp(line, -1, int(m_lines.size()) - 1);
    update();
}

void ReadingView::keyPressEvent(QKeyEvent* event) {
    const auto step = [this](int by) {
        for (int i = m_current + by; i >= 0 && i < int(m_lines.size()); i += by) {
            if (!m_lines[size_t(i)].rule.isEmpty()) {
                setCurrentLine(i);
                return;
            }
        }
    };
    switch (event->key()) {
    case Qt::Key_Down:
        step(1);
        break;
    case Qt::Key_Up:
        step(-1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activate(m_current);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ReadingView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (m_current < 0) {
        const auto it = std::ranges::find_if(m_lines, [](const Line& line) { return !line.rule.isEmpty(); });
        setCurrentLine(it == m_lines.end() ? -1 : int(it - m_lines.begin()));
    }
    update();
}

void ReadingView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void ReadingView::mouseMoveEvent(QMouseEvent* event) {
    int line = lineAt(event->pos().y());
    if (line >= 0 && m_lines[size_t(line)].rule.isEmpty()) {
        line = -1;
    }
    if (line != m_hovered) {
        m_hovered = line;
        setCursor(line < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
        update();
    }
}

void ReadingView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        activate(lineAt(event->pos().y()));
    }
}

void ReadingView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    m_hovered = -1;
    update();
}

bool ReadingView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int line = lineAt(help->pos().y());
        if (line >= 0 && !m_lines[size_t(line)].rule.isEmpty()) {
            QToolTip::showText(help->globalPos(), tr("Opens rule %1").arg(m_lines[size_t(line)].rule), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

void ReadingView::paintEvent(QPaintEvent*) {
    layOut(width());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColours& colours = m_appearance.colours();
    const QFont mono = m_appearance.mono(m_appearance.tokens().type.caption);
    const int row = m_appearance.px(m_appearance.tokens().type.body.line);
    const int icon = m_appearance.px(kIcon);
    int y = 0;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        const bool focused = hasFocus() && int(i) == m_current;
        const bool active = focused || int(i) == m_hovered;
        const int left = indent(line);
        const QRect place(0, y, width(), m_heights[i] - m_appearance.px(kBetween));
        if (active) {
            painter.setPen(focused ? QPen(m_appearance.accentColour(), 1) : Qt::NoPen);
            painter.setBrush(colours.hover);
            painter.drawRoundedRect(QRectF(place).adjusted(left - m_appearance.px(kSign) - 1.5, -0.5, -0.5, 1.5), 5, 5);
        }
        if (!line.icon.isEmpty()) {
            const QColor ink = line.tone == Tone::Normal ? m_appearance.accentColour() : colour(line);
            painter.drawPixmap(QPointF(left - m_appearance.px(kSign) + 2, y + (row - icon) / 2.0),
                               m_appearance.iconPixmap(line.icon, ink, icon, devicePixelRatioF()));
        }
        m_layouts[i]->draw(&painter, QPointF(left, y));
        if (!line.rule.isEmpty()) {
            QFont font = mono;
            font.setUnderline(active);
            painter.setFont(font);
            painter.setPen(active ? m_appearance.accentColour() : colours.ink3);
            painter.drawText(QRect(0, y, width() - 4, row), Qt::AlignRight | Qt::AlignVCenter, line.rule);
        }
        y += m_heights[i];
    }
}

} // namespace blattwerk::app
