#include "app/cards/card_form.h"

#include "app/cards/card_columns.h"
#include "app/cards/field_editor.h"
#include "app/shell/appearance.h"
#include "model/card_fields.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

using Kind = FieldEditorSpec::Kind;

/// Fields that the form of this card shows: those of its type, and any other that has a value and should be seen.
std::vector<const model::FieldInfo*> shownFields(const model::SystemInfo& info, const model::Card& card) {
    std::vector<const model::FieldInfo*> fields;
    const model::TypeInfo* type = info.schema.type(card.type);
    const auto add = [&](const model::FieldInfo* field) {
        if (field && !field->derived && std::ranges::find(fields, field) == fields.end()) {
            fields.push_back(field);
        }
    };
    if (type) {
        for (const std::string& key : type->fields) {
            add(info.schema.field(key));
        }
    }
    for (const auto& [key, value] : card.stats) {
        add(info.schema.field(key));
    }
    return fields;
}

FieldEditorSpec specOf(const model::FieldInfo& field, const model::Card& card, model::Language language) {
    FieldEditorSpec spec;
    spec.field = field.key;
    spec.label = fieldLabel(field, card.stats, language);
    switch (field.kind) {
    case model::FieldKind::Int:
        spec.kind = Kind::Number;
        spec.least = field.min;
        spec.most = field.max;
        spec.start = field.defaultValue;
        break;
    case model::FieldKind::Choice:
        spec.kind = Kind::Choice;
        for (const model::FieldChoice& choice : field.choices) {
            spec.values << QString::fromStdString(choice.value);
            spec.labels << QString::fromStdString(choice.label.in(language));
        }
        break;
    case model::FieldKind::Text:
    case model::FieldKind::Set:
        spec.kind = Kind::Line;
        spec.maxLength = field.max.value_or(0);
        break;
    }
    return spec;
}

} // namespace

CardForm::CardForm(const Appearance& appearance, Part part, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_part(part) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

FieldEditor* CardForm::editor(std::string_view field) const {
    const auto it = std::ranges::find_if(m_editors, [field](const FieldEditor* e) { return e->field() == field; });
    return it == m_editors.end() ? nullptr : *it;
}

void CardForm::show(const model::SystemInfo& info, const model::Card& card,
                    const std::map<std::string, QString, std::less<>>& typed, model::Language language) {
    QStringList shape{QString::fromStdString(info.key), QString::fromStdString(card.type),
                      QString::number(int(language))};
    for (const model::FieldInfo* field : shownFields(info, card)) {
        shape << QString::fromStdString(field->key);
    }
    if (shape != m_shape) {
        m_shape = shape;
        rebuild(info, card, language);
    }
    for (FieldEditor* editor : m_editors) {
        const auto pending = typed.find(editor->field());
        editor->load(pending != typed.end()
                         ? pending->second
                         : QString::fromStdString(model::valueText(model::fieldValue(card, editor->field()))));
        if (const model::FieldInfo* field = info.schema.field(editor->field()); field && !field->labelBy.empty()) {
            editor->setLabel(fieldLabel(*field, card.stats, language));
        }
    }
}

FieldEditor* CardForm::add(const FieldEditorSpec& spec) {
    auto* editor = new FieldEditor(m_appearance, spec, m_body);
    m_editors.push_back(editor);
    const QString field = QString::fromStdString(spec.field);
    connect(editor, &FieldEditor::edited, this, [this, editor, field] { Q_EMIT edited(field, editor->text()); });
    connect(editor, &FieldEditor::committed, this, [this, field] { Q_EMIT committed(field); });
    return editor;
}

void CardForm::addRow(const std::vector<FieldEditor*>& editors, const std::vector<int>& shares) {
    auto* row = new QHBoxLayout;
    row->setSpacing(m_appearance.tokens().space.fieldGap);
    for (size_t i = 0; i < editors.size(); ++i) {
        row->addWidget(editors[i], i < shares.size() ? shares[i] : 1);
    }
    static_cast<QVBoxLayout*>(m_body->layout())->addLayout(row);
}

void CardForm::rebuild(const model::SystemInfo& info, const model::Card& card, model::Language language) {
    std::string focused;
    for (FieldEditor* editor : m_editors) {
        if (editor->control()->hasFocus()) {
            focused = editor->field();
        }
        disconnect(editor, nullptr, this, nullptr);
    }
    if (m_body) {
        // Not deleted at once: the choice of another type is still being reported by one of these editors.
        layout()->removeWidget(m_body);
        m_body->hide();
        m_body->setParent(nullptr);
        m_body->deleteLater();
    }
    m_editors.clear();
    m_body = new QWidget(this);
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(m_appearance.tokens().space.fieldGap);
    layout()->addWidget(m_body);
    switch (m_part) {
    case Part::Head:
        buildHead(info, card, language);
        break;
    case Part::Quote:
        buildQuote(info, language);
        break;
    case Part::Foot:
        buildFoot(info, card, language);
        break;
    }
    m_body->show();
    if (FieldEditor* editor = this->editor(focused)) {
        editor->control()->setFocus(Qt::OtherFocusReason);
    }
}

void CardForm::buildHead(const model::SystemInfo& info, const model::Card& card, model::Language language) {
    FieldEditorSpec name{Kind::Line, "name", fieldTitle(info, "name", language), {}, {}, {}, {}, {}, 0, true};
    name.maxLength = info.limits.name;
    FieldEditorSpec type{Kind::Choice, "type", fieldTitle(info, "type", language), {}, {}, {}, {}, {}, 0, false};
    for (const model::TypeInfo& known : info.schema.types) {
        type.values << QString::fromStdString(known.key);
        type.labels << typeName(info, known.key, language);
    }
    FieldEditorSpec status{Kind::Choice, "status", fieldTitle(info, "status", language), {}, {}, {}, {}, {}, 0, false};
    for (const model::CardStatus state :
         {model::CardStatus::Idea, model::CardStatus::Draft, model::CardStatus::Test, model::CardStatus::Final}) {
        const std::string_view word = model::statusName(state);
        status.values << QString::fromUtf8(word.data(), qsizetype(word.size()));
        status.labels << statusLabel(state);
    }
    addRow({add(name), add(type), add(status)}, {9, 6, 5});

    std::vector<FieldEditor*> numbers;
    std::vector<FieldEditor*> words;
    for (const model::FieldInfo* field : shownFields(info, card)) {
        if (field->kind == model::FieldKind::Int) {
            numbers.push_back(add(specOf(*field, card, language)));
        } else if (!field->printed.empty()) {
            words.push_back(add(specOf(*field, card, language)));
        }
    }
    // What tells apart a few words and a few numbers goes into one row where it fits.
    if (numbers.size() + words.size() <= 3) {
        numbers.insert(numbers.end(), words.begin(), words.end());
        words.clear();
    }
    for (std::vector<FieldEditor*>* rest : {&numbers, &words}) {
        for (size_t i = 0; i < rest->size(); i += 4) {
            addRow({rest->begin() + std::ptrdiff_t(i), rest->begin() + std::ptrdiff_t(std::min(i + 4, rest->size()))},
                   {});
        }
    }
}

void CardForm::buildQuote(const model::SystemInfo& info, model::Language language) {
    FieldEditorSpec quote{Kind::Quote, "flavour", fieldTitle(info, "flavour", language), {}, {}, {}, {}, {}, 0, true};
    addRow({add(quote)}, {});
}

void CardForm::buildFoot(const model::SystemInfo& info, const model::Card& card, model::Language language) {
    std::vector<FieldEditor*> words;
    for (const model::FieldInfo* field : shownFields(info, card)) {
        if (field->kind != model::FieldKind::Int && field->printed.empty()) {
            words.push_back(add(specOf(*field, card, language)));
        }
    }
    FieldEditorSpec notes{Kind::Paragraph, "notes", fieldTitle(info, "notes", language), {}, {}, {}, {}, {}, 0, true};
    addRow({add(notes)}, {});
    for (size_t i = 0; i < words.size(); i += 2) {
        addRow({words.begin() + std::ptrdiff_t(i), words.begin() + std::ptrdiff_t(std::min(i + 2, words.size()))}, {});
    }
}

} // namespace blattwerk::app
