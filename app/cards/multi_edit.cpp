#include "app/cards/multi_edit.h"

#include "app/cards/card_columns.h"
#include "app/cards/field_editor.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace blattwerk::app {

namespace {

/// Values that the line about the present state names.
constexpr int kShownValues = 5;

} // namespace

MultiEdit::MultiEdit(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_title(
          new StyledLabel(appearance, &TypeScale::section, StyledLabel::Ink::Normal, StyledLabel::Face::Serif, this)),
      m_fieldLabel(
          new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_field(new QComboBox(this)),
      m_slot(new QHBoxLayout),
      m_apply(new QPushButton(this)),
      m_present(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(appearance.tokens().space.fieldGap);
    m_title->setObjectName(QStringLiteral("cards.multi.title"));
    column->addWidget(m_title);
    auto* row = new QHBoxLayout;
    row->setSpacing(appearance.tokens().space.fieldGap);
    auto* pick = new QVBoxLayout;
    pick->setSpacing(3);
    pick->addWidget(m_fieldLabel);
    pick->addWidget(m_field);
    row->addLayout(pick, 1);
    row->addLayout(m_slot, 1);
    column->addLayout(row);
    m_present->setWordWrap(true);
    column->addWidget(m_present);
    m_apply->setObjectName(QStringLiteral("cards.multi.apply"));
    column->addWidget(m_apply, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_field->setObjectName(QStringLiteral("cards.multi.field"));
    m_fieldLabel->setBuddy(m_field);
    connect(m_field, &QComboBox::currentIndexChanged, this, &MultiEdit::renewEditor);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        if (m_editor) {
            Q_EMIT applyRequested(m_field->currentData().toString(), m_editor->text());
        }
    });
}

void MultiEdit::retranslate() {
    m_fieldLabel->setText(tr("Field"));
    m_field->setAccessibleName(m_fieldLabel->text());
}

void MultiEdit::show(const model::SystemInfo& info, const std::vector<model::Card>& cards, model::Language language) {
    const QString field = m_field->currentData().toString();
    m_info = info;
    m_cards = cards;
    m_language = language;
    m_title->setText(tr("%n cards selected", nullptr, int(cards.size())));
    m_apply->setText(tr("Set for %n cards", nullptr, int(cards.size())));
    {
        const QSignalBlocker quiet(m_field);
        m_field->clear();
        for (const char* common : {"status", "type"}) {
            m_field->addItem(fieldTitle(info, common, language), QString::fromLatin1(common));
        }
        for (const model::FieldInfo& known : info.schema.fields) {
            if (!known.derived) {
                m_field->addItem(fieldTitle(info, known.key, language), QString::fromStdString(known.key));
            }
        }
        m_field->addItem(fieldTitle(info, "notes", language), QStringLiteral("notes"));
        m_field->setCurrentIndex(std::max(0, m_field->findData(field)));
    }
    renewEditor();
}

void MultiEdit::renewEditor() {
    const std::string field = m_field->currentData().toString().toStdString();
    FieldEditorSpec spec;
    spec.field = field;
    spec.label = tr("New value");
    spec.mayBeEmpty = false;
    if (field == "type") {
        spec.kind = FieldEditorSpec::Kind::Choice;
        for (const model::TypeInfo& type : m_info.schema.types) {
            spec.values << QString::fromStdString(type.key);
            spec.labels << typeName(m_info, type.key, m_language);
        }
    } else if (field == "status") {
        spec.kind = FieldEditorSpec::Kind::Choice;
        for (const model::CardStatus status :
             {model::CardStatus::Idea, model::CardStatus::Draft, model::CardStatus::Test, model::CardStatus::Final}) {
            const std::string_view name = model::statusName(status);
            spec.values << QString::fromUtf8(name.data(), qsizetype(name.size()));
            spec.labels << statusLabel(status);
        }
    } else if (const model::FieldInfo* known = m_info.schema.field(field)) {
        if (known->kind == model::FieldKind::Int) {
            spec.kind = FieldEditorSpec::Kind::Number;
            spec.least = known->min;
            spec.most = known->max;
            spec.start = known->defaultValue;
        } else if (known->kind == model::FieldKind::Choice) {
            spec.kind = FieldEditorSpec::Kind::Choice;
            for (const model::FieldChoice& choice : known->choices) {
                spec.values << QString::fromStdString(choice.value);
                spec.labels << QString::fromStdString(choice.label.in(m_language));
            }
        }
    }
    delete m_editor;
    m_editor = new FieldEditor(m_appearance, spec, this);
    m_editor->control()->setObjectName(QStringLiteral("cards.multi.value"));
    m_slot->addWidget(m_editor);

    // What the cards have now, most frequent first.
    const auto columns = cardColumns(m_info, m_language);
    const QString id = QString::fromStdString(field);
    const auto column = std::ranges::find(columns, id, &CardColumn::id);
    std::map<QString, int> counts;
    for (const model::Card& card : m_cards) {
        const QString value = column == columns.end() ? QString() : columnText(*column, card, m_info, m_language);
        ++counts[value.isEmpty() ? QStringLiteral("–") : value.size() > 30 ? value.left(29) + QChar(0x2026) : value];
    }
    std::vector<std::pair<QString, int>> sorted(counts.begin(), counts.end());
    std::ranges::stable_sort(sorted, [](const auto& a, const auto& b) { return a.second > b.second; });
    QStringList parts;
    for (size_t i = 0; i < sorted.size() && i < kShownValues; ++i) {
        parts << QStringLiteral("%1 (%2)").arg(sorted[i].first).arg(sorted[i].second);
    }
    m_present->setText(tr("Now: %1").arg(parts.join(QStringLiteral(", "))) +
                       (sorted.size() > kShownValues ? QStringLiteral(", …") : QString()));
}

} // namespace blattwerk::app
