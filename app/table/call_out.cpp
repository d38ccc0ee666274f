#include "app/table/call_out.h"

#include "app/shell/appearance.h"
#include "app/widgets/notice.h"
#include "app/widgets/rule_chip.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace blattwerk::app {

CallOut::CallOut(const Appearance& appearance, QWidget* parent)
    : QFrame(parent),
      m_appearance(appearance),
      m_icon(new QLabel(this)),
      m_heading(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this)),
      m_body(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_row(nullptr) {
    setObjectName(QStringLiteral("table.callOut"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 12, 14, 12);
    row->setSpacing(12);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    for (QLabel* label : {m_heading, m_body}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    row->addLayout(column, 1);
    setFixedWidth(appearance.px(300));
    hide();
}

void CallOut::setRefusal(const QString& text, const QString& rule) {
    m_text = text;
    m_rule = rule;
    const qsizetype end = text.indexOf(QStringLiteral(". "));
    m_heading->setText(end < 0 ? text : text.left(end + 1));
    m_body->setText(end < 0 ? QString() : text.mid(end + 2));
    m_body->setVisible(end >= 0);
    m_icon->setPixmap(m_appearance.iconPixmap(noticeIcon(NoticeKind::Error), m_appearance.colours().error,
                                              m_appearance.px(m_appearance.tokens().size.iconSmall),
                                              devicePixelRatioF()));
    delete m_row;
    m_row = new QWidget(this);
    auto* row = new QHBoxLayout(m_row);
    row->setContentsMargins(0, 4, 0, 0);
    row->setSpacing(10);
    if (!rule.isEmpty()) {
        auto* chip = new RuleChip(m_appearance, rule, m_row);
        connect(chip, &RuleChip::ruleActivated, this, &CallOut::ruleActivated);
        row->addWidget(chip);
        auto* link = new QLabel(QStringLiteral("<a style=\"color:%1\" href=\"rule\">%2</a>")
                                    .arg(m_appearance.accentColour().name(), tr("Read the rule")),
                                m_row);
        link->setFont(m_appearance.font(m_appearance.tokens().type.body));
        link->setTextInteractionFlags(Qt::TextBrowserInteraction);
        connect(link, &QLabel::linkActivated, this, [this] { Q_EMIT ruleActivated(m_rule); });
        row->addWidget(link);
    }
    row->addStretch(1);
    static_cast<QVBoxLayout*>(layout()->itemAt(1)->layout())->addWidget(m_row);
    m_row->show();
    setAccessibleName(text);
    const int wanted = layout()->hasHeightForWidth() ? layout()->heightForWidth(width()) : sizeHint().height();
    resize(width(), wanted);
}

void CallOut::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_appearance.colours().error, 1));
    painter.setBrush(m_appearance.colours().raised);
    const double radius = m_appearance.tokens().radius.popup;
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace blattwerk::app
