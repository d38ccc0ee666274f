#include "app/cards/translation_form.h"

#include "app/cards/card_columns.h"
#include "app/cards/field_editor.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kIcon = 15;
/// Letters of a clause that stand in a label.
constexpr int kLabelLength = 60;

} // namespace

StaleMark::StaleMark(const Appearance& appearance, QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2, 0, 0);
    row->setSpacing(6);
    auto* icon = new QLabel(this);
    auto* text = new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
    text->setText(tr("Out of date: the original has changed since."));
    auto* fits = new QPushButton(tr("Still fits"), this);
    fits->setObjectName(QStringLiteral("cards.translation.fits"));
    fits->setToolTip(tr("Marks the translation as up to date."));
    row->addWidget(icon);
    row->addWidget(text, 1);
    row->addWidget(fits);
    const auto restyle = [icon, fits, &appearance, this] {
        icon->setPixmap(appearance.iconPixmap(QStringLiteral("state-warning"), appearance.colours().warning,
                                              appearance.px(kIcon), devicePixelRatioF()));
        fits->setFont(appearance.font(appearance.tokens().type.small));
    };
    connect(&appearance, &Appearance::changed, this, restyle);
    restyle();
    connect(fits, &QPushButton::clicked, this, &StaleMark::confirmed);
}

TranslationForm::TranslationForm(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_title(new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_title);
}

FieldEditor* TranslationForm::editor(std::string_view field) const {
    const auto it = std::ranges::find(m_rows, field, &Row::field);
    return it == m_rows.end() ? nullptr : it->editor;
}

QStringList TranslationForm::staleFields() const {
    QStringList fields;
    for (const Row& row : m_rows) {
        if (!row.mark->isHidden()) {
            fields << QString::fromStdString(row.field);
        }
    }
    return fields;
}

void TranslationForm::show(const model::SystemInfo& info, const model::Card& card,
                           const std::vector<std::string>& clauses,
                           const std::map<std::string, QString, std::less<>>& typed, model::Language language) {
    const std::string other = info.language == "en" ? "de" : "en";
    const std::vector<model::ClauseTranslation> translated = model::clauseTranslations(card, other, clauses);
    QStringList shape{QString::fromStdString(info.key), QString::fromStdString(other), QString::number(int(language))};
    const auto part = [&](const char* name) { return QString::fromStdString(other + "." + name); };
    shape << part("name");
    if (!card.flavour.empty() || !model::translationText(card, other + ".flavour").empty()) {
        shape << part("flavour");
    }
    if (!card.word("ability_line").empty() || !model::translationText(card, other + ".ability_line").empty()) {
        shape << part("ability_line");
    }
    for (const model::ClauseTranslation& one : translated) {
        shape << part("clause.") + QString::fromStdString(one.clause);
    }
    if (shape != m_shape) {
        rebuild(shape, info, language);
    }
    m_title->setText(other == "en" ? tr("In English, not made from the text")
                                   : tr("In German, not made from the text"));
    for (const Row& row : m_rows) {
        const auto pending = typed.find(row.field);
        const auto clause = std::ranges::find_if(translated, [&row, &other](const model::ClauseTranslation& one) {
            return row.field == other + ".clause." + one.clause;
        });
        const bool isClause = clause != translated.end();
        const std::string text = isClause ? clause->text : model::translationText(card, row.field);
        row.editor->load(pending != typed.end() ? pending->second : QString::fromStdString(text));
        const bool stale = isClause ? clause->isStale() : model::isTranslationStale(card, row.field);
        row.mark->setVisible(stale && pending == typed.end());
    }
}

void TranslationForm::rebuild(const QStringList& shape, const model::SystemInfo& info, model::Language language) {
    std::string focused;
    for (const Row& row : m_rows) {
        if (row.editor->control()->hasFocus()) {
            focused = row.field;
        }
        disconnect(row.editor, nullptr, this, nullptr);
    }
    m_shape = shape;
    m_rows.clear();
    if (m_body) {
        layout()->removeWidget(m_body);
        m_body->hide();
        m_body->setParent(nullptr);
        m_body->deleteLater();
    }
    m_body = new QWidget(this);
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(m_appearance.tokens().space.fieldGap);
    layout()->addWidget(m_body);
    for (const QString& field : shape.mid(3)) {
        const QString part = field.mid(3);
        if (part.startsWith(QStringLiteral("clause."))) {
            QString clause = part.mid(7).simplified();
            if (clause.size() > kLabelLength) {
                clause = clause.left(kLabelLength) + QChar(0x2026);
            }
            addRow(field.toStdString(), tr("By hand: “%1”").arg(clause), false, 0);
        } else {
            addRow(field.toStdString(), fieldTitle(info, part.toStdString(), language),
                   part == QStringLiteral("flavour"), part == QStringLiteral("name") ? info.limits.name : 0);
        }
    }
    m_body->show();
    if (FieldEditor* editor = this->editor(focused)) {
        editor->control()->setFocus(Qt::OtherFocusReason);
    }
}

void TranslationForm::addRow(const std::string& field, const QString& label, bool isQuote, int maxLength) {
    FieldEditorSpec spec;
    spec.kind = isQuote ? FieldEditorSpec::Kind::Quote : FieldEditorSpec::Kind::Line;
    spec.field = field;
    spec.label = label;
    spec.maxLength = maxLength;
    auto* editor = new FieldEditor(m_appearance, spec, m_body);
    auto* mark = new StaleMark(m_appearance, m_body);
    mark->hide();
    const QString name = QString::fromStdString(field);
    connect(editor, &FieldEditor::edited, this, [this, editor, name] { Q_EMIT edited(name, editor->text()); });
    connect(editor, &FieldEditor::committed, this, [this, name] { Q_EMIT committed(name); });
    connect(mark, &StaleMark::confirmed, this, [this, editor, name] { Q_EMIT confirmed(name, editor->text()); });
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(editor);
    column->addWidget(mark);
    static_cast<QVBoxLayout*>(m_body->layout())->addLayout(column);
    m_rows.push_back({field, editor, mark});
}

} // namespace blattwerk::app
