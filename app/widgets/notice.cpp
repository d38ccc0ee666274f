#include "app/widgets/notice.h"

#include "app/shell/appearance.h"
#include "app/shell/page.h"
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
      m_sentence(sentence) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 8, 8);
    row->setSpacing(10);
    auto* icon = new QLabel(this);
    icon->setPixmap(appearance.iconPixmap(noticeIcon(kind), noticeColour(kind, appearance),
                                          appearance.px(appearance.tokens().size.iconSmall), devicePixelRatioF()));
    row->addWidget(icon, 0, Qt::AlignTop);

    auto* text = new QLabel(this);
    text->setWordWrap(true);
    text->setTextFormat(Qt::RichText);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    text->setFont(appearance.font(appearance.tokens().type.body));
    QString html = sentence.toHtmlEscaped();
    for (qsizetype i = 0; i < links.size(); ++i) {
        // What helps stands on a line of its own, below what is.
        html += (i == 0 ? QStringLiteral("<br>") : QStringLiteral(" · ")) +
                QStringLiteral("<a style=\"color:%3\" href=\"%1\">%2</a>")
                    .arg(QString::number(i), links[i].toHtmlEscaped(), appearance.accentColour().name());
    }
    text->setText(html);
    text->setAccessibleName(sentence);
    connect(text, &QLabel::linkActivated, this, [this](const QString& link) { Q_EMIT linkActivated(link.toInt()); });
    row->addWidget(text, 1);

    if (!rule.isEmpty()) {
        setProperty(kRuleProperty, rule);
        auto* chip = new RuleChip(appearance, rule, this);
        connect(chip, &RuleChip::ruleActivated, this, &Notice::ruleActivated);
        row->addWidget(chip, 0, Qt::AlignTop);
    }
}

void Notice::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(noticeGround(m_kind, m_appearance));
    painter.drawRoundedRect(rect(), m_appearance.tokens().radius.field, m_appearance.tokens().radius.field);
}

} // namespace blattwerk::app
