#include "app/table/hint_panel.h"

#include "app/session/policy_names.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

HintPanel::HintPanel(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_title(new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this)),
      m_player(new QComboBox(this)),
      m_ask(new QPushButton(this)),
      m_step(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this)),
      m_rows(new QGridLayout),
      m_take(new QPushButton(this)) {
    setObjectName(QStringLiteral("table.hint"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addWidget(m_title);
    auto* row = new QHBoxLayout;
    m_player->setObjectName(QStringLiteral("table.hint.player"));
    m_ask->setObjectName(QStringLiteral("table.hint.ask"));
    row->addWidget(m_player, 1);
    row->addWidget(m_ask);
    column->addLayout(row);
    m_step->setObjectName(QStringLiteral("table.hint.step"));
    m_step->setWordWrap(true);
    column->addWidget(m_step);
    m_rows->setColumnStretch(0, 1);
    m_rows->setHorizontalSpacing(10);
    m_rows->setVerticalSpacing(3);
    column->addLayout(m_rows);
    m_take->setObjectName(QStringLiteral("table.hint.take"));
    column->addWidget(m_take, 0, Qt::AlignLeft);
    connect(m_ask, &QPushButton::clicked, this, &HintPanel::asked);
    connect(m_take, &QPushButton::clicked, this, [this] {
        if (m_hint) {
            Q_EMIT stepChosen(m_hint->code);
        }
    });
    retranslate();
}

void HintPanel::setPolicies(const std::vector<engine::PolicyInfo>& policies) {
    const QString chosen = m_player->currentData().toString();
    m_player->clear();
    const auto add = [this](const engine::PolicyInfo& policy) {
        m_player->addItem(policyName(policy.key), QString::fromUtf8(policy.key.data(), qsizetype(policy.key.size())));
    };
    for (const engine::PolicyInfo& policy : policies) {
        // Those that weigh reasons; a search only counts, and takes its time.
        if (policy.hasStrengths && policy.key != "search") {
            add(policy);
        }
    }
    if (m_player->count() == 0 && !policies.empty()) {
        add(policies.front()); // the usual player of the game
    }
    m_player->setCurrentIndex(m_player->count() > 0 ? std::max(0, m_player->findData(chosen)) : -1);
    m_player->setVisible(m_player->count() > 0);
    m_ask->setVisible(m_player->count() > 0);
    renewRows();
}

std::string HintPanel::policy() const {
    return m_player->currentData().toString().toStdString();
}

void HintPanel::setCanAsk(bool can) {
    m_ask->setEnabled(can && m_player->count() > 0);
}

void HintPanel::showHint(const std::optional<ShownHint>& hint) {
    m_hint = hint;
    renewRows();
}

void HintPanel::retranslate() {
    m_title->setText(tr("Hint"));
    m_player->setAccessibleName(tr("Whose advice"));
    m_ask->setText(tr("Show hint"));
    m_take->setText(tr("Do it"));
    for (int i = 0; i < m_player->count(); ++i) {
        m_player->setItemText(i, policyName(m_player->itemData(i).toString().toStdString()));
    }
    renewRows();
}

void HintPanel::renewRows() {
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const bool nobody = m_player->count() == 0;
    m_step->setVisible(m_hint.has_value() || nobody);
    m_take->setVisible(m_hint.has_value());
    if (!m_hint) {
        m_step->setText(nobody ? tr("No player of this game system gives reasons yet, so there is no hint.")
                               : QString());
        return;
    }
    m_step->setText(m_hint->step);
    int row = 0;
    const auto put = [&](int column, const QString& text, StyledLabel::Ink ink, TypeStep TypeScale::*step) {
        auto* label = new StyledLabel(m_appearance, step, ink, StyledLabel::Face::Ui, this);
        label->setText(text);
        label->setWordWrap(column == 0);
        m_rows->addWidget(label, row, column, column == 0 ? Qt::Alignment() : Qt::AlignRight | Qt::AlignTop);
        label->show();
    };
    for (const ShownHint::Row& reason : m_hint->reasons) {
        put(0, reason.text, StyledLabel::Ink::Second, &TypeScale::small);
        put(1, reason.amount, StyledLabel::Ink::Normal, &TypeScale::small);
        ++row;
    }
    if (!m_hint->alternatives.empty()) {
        put(0, tr("Instead:"), StyledLabel::Ink::Second, &TypeScale::label);
        ++row;
        for (const ShownHint::Row& other : m_hint->alternatives) {
            put(0, other.text, StyledLabel::Ink::Normal, &TypeScale::small);
            put(1, other.amount, StyledLabel::Ink::Second, &TypeScale::small);
            ++row;
        }
    }
}

} // namespace blattwerk::app
