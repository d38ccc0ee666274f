#include "app/cards/reading_view.h"

#include "app/shell/appearance.h"

#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kStep = 18;
constexpr int kSign = 18;
constexpr int kBetween = 3;

using engine::language::OutlineKind;

} // namespace

ReadingView::ReadingView(const Appearance& appearance, QWidget* parent) : QWidget(parent), m_appearance(appearance) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void ReadingView::setReading(const TextReading& reading, model::Language language) {
    m_lines.clear();
    std::size_t unknown = 0;
    const auto addUnknown = [&] {
        m_lines.push_back({1,
                           Sign::Unknown,
                           {},
                           tr("The card language does not know “%1”")
                               .arg(QString::fromStdString(reading.reading.unknown[unknown++].text))});
    };
    // What a trigger sets off stands under it.
    std::size_t triggered = std::size_t(-1);
    for (const engine::language::OutlineLine& line : reading.outline) {
        const bool isTrigger = line.kind == OutlineKind::Trigger;
        const int depth = line.depth + (!isTrigger && line.ability == triggered ? 1 : 0);
        if (isTrigger) {
            triggered = line.ability;
        }
        const bool manual = line.kind == OutlineKind::Manual;
        const Sign sign = manual ? Sign::Hand : depth == 0 ? Sign::Bullet : Sign::Ring;
        const QString text =
            QString::fromStdString(language == model::Language::English && !line.en.empty() ? line.en : line.de);
        // "Auslöser: zu Beginn deines Zuges": the word before the colon says what the line is.
        const qsizetype colon = text.indexOf(QStringLiteral(": "));
        m_lines.push_back(
            {depth, sign, colon < 0 ? QString() : text.left(colon), text.mid(colon < 0 ? 0 : colon + 2).trimmed()});
        if (manual && unknown < reading.reading.unknown.size()) {
            addUnknown();
        }
    }
    while (unknown < reading.reading.unknown.size()) {
        addUnknown();
    }
    if (m_lines.empty()) {
        m_lines.push_back({0,
                           Sign::Ring,
                           {},
                           reading.isRead ? tr("No text: the card only has its values.")
                                          : tr("This system has no card language; texts are carried out by hand.")});
    }
    setAccessibleDescription(lines().join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

QStringList ReadingView::lines() const {
    QStringList result;
    for (const Line& line : m_lines) {
        result << QString(line.kind + QLatin1Char(' ') + line.text).trimmed();
    }
    return result;
}

int ReadingView::indent(const Line& line) const {
    return m_appearance.px(line.depth * kStep + kSign);
}

QColor ReadingView::colour(const Line& line) const {
    switch (line.sign) {
    case Sign::Hand:
        return m_appearance.colours().warning;
    case Sign::Unknown:
        return m_appearance.colours().error;
    default:
        return m_appearance.colours().ink;
    }
}

QString ReadingView::html(const Line& line) const {
    return QStringLiteral("<span style=\"color:%1\"><b>%2</b> %3</span>")
        .arg(colour(line).name(), line.kind.toHtmlEscaped(), line.text.toHtmlEscaped());
}

int ReadingView::lineHeight(const Line& line, int width) const {
    QTextDocument document;
    document.setDocumentMargin(0);
    document.setDefaultFont(m_appearance.font(m_appearance.tokens().type.body));
    document.setTextWidth(std::max(60, width - indent(line)));
    document.setHtml(html(line));
    return std::max(m_appearance.px(m_appearance.tokens().type.body.line), int(document.size().height()));
}

int ReadingView::heightForWidth(int width) const {
    int height = 0;
    for (const Line& line : m_lines) {
        height += lineHeight(line, width) + kBetween;
    }
    return height;
}

QSize ReadingView::sizeHint() const {
    const int width = this->width() > 160 ? this->width() : 400;
    return {width, heightForWidth(width)};
}

void ReadingView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int y = 0;
    for (const Line& line : m_lines) {
        const int left = indent(line);
        const double middle = y + QFontMetrics(m_appearance.font(m_appearance.tokens().type.body)).height() / 2.0;
        const double signX = left - m_appearance.px(kSign) / 2.0 - 3;
        const int icon = m_appearance.px(15);
        switch (line.sign) {
        case Sign::Bullet:
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_appearance.accentColour());
            painter.drawEllipse(QPointF(signX, middle), 3.5, 3.5);
            break;
        case Sign::Ring:
            painter.setPen(QPen(m_appearance.accentColour(), 1.3));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(QPointF(signX, middle), 3, 3);
            break;
        case Sign::Hand:
        case Sign::Unknown:
            painter.drawPixmap(QPointF(signX - icon / 2.0, middle - icon / 2.0),
                               m_appearance.iconPixmap(line.sign == Sign::Hand ? QStringLiteral("hand")
                                                                               : QStringLiteral("state-error"),
                                                       colour(line), icon, devicePixelRatioF()));
            break;
        }
        QTextDocument document;
        document.setDocumentMargin(0);
        document.setDefaultFont(m_appearance.font(m_appearance.tokens().type.body));
        document.setTextWidth(std::max(60, width() - left));
        document.setHtml(html(line));
        painter.save();
        painter.translate(left, y);
        document.drawContents(&painter);
        painter.restore();
        y += std::max(m_appearance.px(m_appearance.tokens().type.body.line), int(document.size().height())) + kBetween;
    }
}

} // namespace blattwerk::app
