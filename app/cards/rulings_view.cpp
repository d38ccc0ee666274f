#include "app/cards/rulings_view.h"

#include "app/shell/appearance.h"
#include "app/widgets/panel.h"
#include "app/widgets/rule_chip.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kLines = 2;

std::string& textOf(model::LocalText& text, model::Language language) {
    return language == model::Language::English ? text.en : text.de;
}

/// Ids of rules that a text names: "HEL-R61".
std::vector<std::string> rulesNamed(const QString& text) {
    static const QRegularExpression kRule(QStringLiteral("\\b[A-Z]{3}-[A-Z][0-9]+\\b"));
    std::vector<std::string> ids;
    for (auto match = kRule.globalMatch(text); match.hasNext();) {
        const std::string id = match.next().captured().toStdString();
        if (std::ranges::find(ids, id) == ids.end()) {
            ids.push_back(id);
        }
    }
    return ids;
}

} // namespace

RulingsView::RulingsView(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_title(new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this)),
      m_add(new QPushButton(this)),
      m_body(new QWidget(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_add);
    column->addLayout(head);
    column->addWidget(m_body);
    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(m_appearance.tokens().space.fieldGap);
    m_add->setObjectName(QStringLiteral("cards.ruling.add"));
    connect(m_add, &QPushButton::clicked, this, &RulingsView::begin);
    connect(&appearance, &Appearance::changed, this, &RulingsView::restyle);
    retranslate();
    restyle();
}

void RulingsView::restyle() {
    m_add->setFont(m_appearance.font(m_appearance.tokens().type.small));
    const QFont font = m_appearance.font(m_appearance.tokens().type.body);
    for (const Row& row : m_rows) {
        for (QPlainTextEdit* edit : {row.question, row.answer}) {
            edit->setFont(font);
            edit->setFixedHeight(QFontMetrics(font).lineSpacing() * kLines + 14);
        }
    }
}

void RulingsView::retranslate() {
    m_add->setText(tr("New ruling"));
    m_add->setToolTip(tr("A question about this card and your answer; the search of the rules finds it."));
    m_title->setText(m_rulings.empty() ? tr("Rulings") : tr("Rulings") + QStringLiteral("  %1").arg(m_rulings.size()));
}

void RulingsView::show(const std::vector<model::Ruling>& rulings, model::Language textLanguage) {
    if (rulings == m_rulings && textLanguage == m_language) {
        return;
    }
    m_rulings = rulings;
    m_language = textLanguage;
    rebuild();
    retranslate();
}

void RulingsView::rebuild() {
    for (const Row& row : m_rows) {
        row.question->removeEventFilter(this);
        row.answer->removeEventFilter(this);
        row.box->hide();
        row.box->setParent(nullptr);
        row.box->deleteLater();
    }
    m_rows.clear();
    for (const model::Ruling& ruling : m_rulings) {
        addBox(ruling);
    }
    m_body->setVisible(!m_rows.empty());
}

void RulingsView::addBox(const model::Ruling& ruling) {
    auto* box = new Panel(m_appearance, m_body);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    const auto field = [&](const char* name, const QString& title, const std::string& text) {
        auto* edit = new QPlainTextEdit(box);
        edit->setObjectName(QLatin1String(name));
        edit->setPlaceholderText(title);
        edit->setAccessibleName(title);
        edit->setTabChangesFocus(true);
        edit->setProperty("field", true);
        edit->viewport()->setAutoFillBackground(false);
        edit->document()->setDocumentMargin(5);
        edit->setPlainText(QString::fromStdString(text));
        edit->installEventFilter(this);
        column->addWidget(edit);
        return edit;
    };
    Row row;
    row.ruling = ruling;
    row.box = box;
    row.question = field("cards.ruling.question", tr("Question"), textOf(row.ruling.question, m_language));
    row.answer = field("cards.ruling.answer", tr("Answer, with the numbers of its rules"),
                       textOf(row.ruling.answer, m_language));
    auto* foot = new QHBoxLayout;
    foot->setSpacing(4);
    for (const std::string& id : ruling.rules) {
        auto* chip = new RuleChip(m_appearance, QString::fromStdString(id), box);
        connect(chip, &RuleChip::ruleActivated, this, &RulingsView::ruleActivated);
        foot->addWidget(chip);
    }
    foot->addStretch(1);
    auto* remove = new QPushButton(tr("Remove"), box);
    remove->setObjectName(QStringLiteral("cards.ruling.remove"));
    remove->setFont(m_appearance.font(m_appearance.tokens().type.small));
    connect(remove, &QPushButton::clicked, this, [this, ruling] {
        if (ruling.id.empty()) {
            rebuild(); // never saved
        } else {
            Q_EMIT removed(ruling);
        }
    });
    foot->addWidget(remove);
    column->addLayout(foot);
    m_body->layout()->addWidget(box);
    m_rows.push_back(std::move(row));
    m_body->show();
    box->show();
    restyle();
}

void RulingsView::begin() {
    if (m_rows.empty() || !m_rows.back().ruling.id.empty()) {
        addBox({});
    }
    m_rows.back().question->setFocus(Qt::OtherFocusReason);
}

void RulingsView::commit() {
    std::vector<model::Ruling> changed;
    for (const Row& row : m_rows) {
        model::Ruling now = row.ruling;
        textOf(now.question, m_language) = row.question->toPlainText().trimmed().toStdString();
        textOf(now.answer, m_language) = row.answer->toPlainText().trimmed().toStdString();
        now.rules = rulesNamed(row.question->toPlainText() + QLatin1Char(' ') + row.answer->toPlainText());
        if (!textOf(now.question, m_language).empty() && now != row.ruling) {
            changed.push_back(std::move(now));
        }
    }
    for (const model::Ruling& ruling : changed) {
        Q_EMIT saved(ruling); // may make the boxes anew
    }
}

bool RulingsView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
        // After the event: saving makes the boxes anew.
        QMetaObject::invokeMethod(this, &RulingsView::commit, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace blattwerk::app
