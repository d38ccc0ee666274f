#include "app/widgets/notice.h"

#include "app/shell/appearance.h"
#include "app/shell/page.h"
#include "app/widgets/rich_lines.h"
#include "app/widgets/rule_chip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace blattwerk::app {

NoticeKind noticeKind(model::Severity severity) {
    switch (severity) {
    case model::Severity::Error:
        return NoticeKind::Error;
    case model::Severity::Warning:
        return NoticeKind::Warning;
    case model::Severity::Advice:
        break;
    }
    return NoticeKind::Advice;
}

QString noticeIcon(NoticeKind kind) {
    switch (kind) {
    case NoticeKind::Error:
        return QStringLiteral("state-error");
    case NoticeKind::Warning:
        return QStringLiteral("state-warning");
    case NoticeKind::Advice:
        return QStringLiteral("state-advice");
    case NoticeKind::Ok:
        break;
    }
    return QStringLiteral("state-ok");
}

QColor noticeColour(NoticeKind kind, const Appearance& appearance) {
    const ThemeColours& c = appearance.colours();
    switch (kind) {
    case NoticeKind::Error:
        return c.error;
    case NoticeKind::Warning:
        return c.warning;
    case NoticeKind::Advice:
        return c.advice;
    case NoticeKind::Ok:
        break;
    }
    return c.ok;
}

QColor noticeGround(NoticeKind kind, const Appearance& appearance) {
    const ThemeColours& c = appearance.colours();
    switch (kind) {
    case NoticeKind::Error:
        return c.errorBg;
    case NoticeKind::Warning:
        return c.warningBg;
    case NoticeKind::Advice:
        return c.adviceBg;
    case NoticeKind::Ok:
        break;
    }
    return c.okBg;
}

Notice::Notice(const Appearance& appearance, NoticeKind kind, const QString& sentence, const QStringList& links,
               const QString& rule, QWidget* parent)
    : QFrame(parent),
      m_appearance(appearance),
      m_kind(kind),
      m_sentence(sentence),
      m_links(links),
      m_icon(new QLabel(this)),
      m_text(new QLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 8, 8);
    row->setSpacing(10);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_text->setAccessibleName(sentence);
    connect(m_text, &QLabel::linkActivated, this, [this](const QString& link) { Q_EMIT linkActivated(link.toInt()); });
    row->addWidget(m_text, 1);
    connect(&appearance, &Appearance::changed, this, &Notice::restyle);
    restyle();

    if (!rule.isEmpty()) {
        setProperty(kRuleProperty, rule);
        auto* chip = new RuleChip(appearance, rule, this);
        connect(chip, &RuleChip::ruleActivated, this, &Notice::ruleActivated);
        row->addWidget(chip, 0, Qt::AlignTop);
    }
}

void Notice::restyle() {
    m_icon->setPixmap(m_appearance.iconPixmap(noticeIcon(m_kind), noticeColour(m_kind, m_appearance),
                                              m_appearance.px(m_appearance.tokens().size.iconSmall),
                                              devicePixelRatioF()));
    m_text->setFont(m_appearance.font(m_appearance.tokens().type.body));
    QString html = m_sentence.toHtmlEscaped();
    for (qsizetype i = 0; i < m_links.size(); ++i) {
        // What helps stands on a line of its own, below what is.
        html += (i == 0 ? QStringLiteral("<br>") : QStringLiteral(" · ")) +
                QStringLiteral("<a style=\"color:%3\" href=\"%1\">%2</a>")
                    .arg(QString::number(i), m_links[i].toHtmlEscaped(), m_appearance.accentColour().name());
    }
    m_text->setText(inLines(html, m_text->font(), m_appearance.px(m_appearance.tokens().type.body.line)));
    update();
}

void Notice::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(noticeGround(m_kind, m_appearance));
    painter.drawRoundedRect(rect(), m_appearance.tokens().radius.field, m_appearance.tokens().radius.field);
}

} // namespace blattwerk::app
