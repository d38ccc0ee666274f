#include "app/cards/card_editor.h"

#include "app/cards/card_checks.h"
#include "app/cards/card_form.h"
#include "app/cards/card_text_control.h"
#include "app/cards/card_text_edit.h"
#include "app/cards/field_editor.h"
#include "app/cards/findings_view.h"
#include "app/cards/multi_edit.h"
#include "app/cards/rulings_view.h"
#include "app/cards/text_section.h"
#include "app/cards/translation_form.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/notice.h"
#include "app/widgets/styled_label.h"
#include "engine/language/card_language.h"
#include "model/card_translation.h"

#include <QDateTime>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {
/// Findings and rules follow when typing pauses; marks, reading and face at once.
constexpr int kPauseMs = 150;
} // namespace

CardEditor::CardEditor(const PageContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_draft(*context.workspace),
      m_stack(new QStackedWidget(this)),
      m_nothing(
          new StyledLabel(*context.appearance, &TypeScale::body, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this)),
      m_scroll(new QScrollArea(this)),
      m_head(new CardForm(*context.appearance, CardForm::Part::Head)),
      m_text(new TextSection(*context.appearance)),
      m_control(new CardTextControl(*context.workspace, m_text)),
      m_quote(new CardForm(*context.appearance, CardForm::Part::Quote)),
      m_translations(new TranslationForm(*context.appearance)),
      m_foot(new CardForm(*context.appearance, CardForm::Part::Foot)),
      m_rulings(new RulingsView(*context.appearance)),
      m_findingsLabel(
          new StyledLabel(*context.appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold)),
      m_findings(new FindingsView(*context.appearance)),
      m_multi(new MultiEdit(*context.appearance, this)) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_multi);
    buildForm();
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &CardEditor::renewFindings);
    connect(context.appearance, &Appearance::changed, this, [this] {
        if (m_draft.isOpen()) {
            renewFindings();
        }
    });
}

CardEditor::~CardEditor() = default;

void CardEditor::buildForm() {
    auto* body = new QWidget(m_scroll);
    body->setAutoFillBackground(false);
    m_column = new QVBoxLayout(body);
    const int edge = m_context.appearance->tokens().space.page;
    m_column->setContentsMargins(edge, 10, edge, edge);
    m_column->setSpacing(m_context.appearance->tokens().space.fieldGap);
    m_column->addWidget(m_head);
    m_column->addWidget(m_text);
    m_column->addWidget(m_quote);
    m_column->addWidget(m_findingsLabel);
    m_column->addWidget(m_findings);
    m_column->addWidget(m_translations);
    m_column->addWidget(m_foot);
    m_column->addWidget(m_rulings);
    m_column->addStretch(1);
    m_scroll->setWidget(body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    const auto restyle = [this] {
        // The bar runs over the ground of the page, not over that of a list.
        QPalette ground = m_context.appearance->palette();
        ground.setColor(QPalette::Base, m_context.appearance->colours().window);
        m_scroll->verticalScrollBar()->parentWidget()->setPalette(ground);
    };
    connect(m_context.appearance, &Appearance::changed, this, restyle);
    restyle();
    m_scroll->setObjectName(QStringLiteral("cards.form"));
    m_findings->setObjectName(QStringLiteral("cards.findings"));
    m_translations->setObjectName(QStringLiteral("cards.translations"));
    m_rulings->setObjectName(QStringLiteral("cards.rulings"));
    for (CardForm* form : forms()) {
        connect(form, &CardForm::edited, this,
                [this](const QString& field, const QString& text) { type(field.toStdString(), text); });
        connect(form, &CardForm::committed, this, [this](const QString& field) { apply(field.toStdString()); });
    }
    connect(m_control, &CardTextControl::typed, this, [this](const QString& text) { type("text", text); });
    connect(m_control, &CardTextControl::committed, this, [this] { apply("text"); });
    connect(m_control, &CardTextControl::reported, this, &CardEditor::reported);
    const auto openRule = [this](const QString& rule) { Q_EMIT linkActivated(QStringLiteral("rule:") + rule); };
    connect(m_text, &TextSection::ruleActivated, this, openRule);
    connect(m_findings, &FindingsView::ruleActivated, this, openRule);
    connect(m_findings, &FindingsView::fixActivated, this, [this](int finding, int fix) {
        const model::Finding chosen = m_findings->findings()[size_t(finding)];
        applyFix(chosen, chosen.fixes[size_t(fix)]);
    });
    connect(m_translations, &TranslationForm::edited, this,
            [this](const QString& field, const QString& text) { type(field.toStdString(), text); });
    connect(m_translations, &TranslationForm::committed, this,
            [this](const QString& field) { apply(field.toStdString()); });
    connect(m_translations, &TranslationForm::confirmed, this,
            [this](const QString& field, const QString& text) { confirmTranslation(field.toStdString(), text); });
    connect(m_rulings, &RulingsView::ruleActivated, this, openRule);
    connect(m_rulings, &RulingsView::saved, this, &CardEditor::saveRuling);
    connect(m_rulings, &RulingsView::removed, this,
            [this](const model::Ruling& ruling) { perform(model::saveRuling(ruling, {}), tr("Ruling removed.")); });
    connect(m_multi, &MultiEdit::applyRequested, this, &CardEditor::applyToMany);
}

const SystemDesk& CardEditor::desk() const {
    return m_context.workspace->system(m_system);
}

void CardEditor::setSystem(const std::string& key) {
    commit();
    m_draft.close();
    m_keys.clear();
    m_system = key;
    m_control->setSystem(key);
    const auto book = m_context.workspace->project().rules().book(key);
    m_messages = book ? MessageBook(*book) : MessageBook();
    m_stack->setCurrentWidget(m_nothing);
}

void CardEditor::retranslate() {
    m_nothing->setText(tr("Select a card to see and edit it."));
    m_text->retranslate();
    m_control->retranslate();
    m_multi->retranslate();
    for (CardForm* form : forms()) {
        form->forget();
    }
    m_translations->forget();
    m_rulings->retranslate();
    renew();
}

void CardEditor::showCards(const QStringList& keys) {
    if (keys == m_keys) {
        return;
    }
    commit();
    m_draft.close();
    m_keys = keys;
    if (keys.size() == 1) {
        if (const model::Card* card = desk().card(keys.first().toStdString())) {
            m_draft.open(m_system, *card);
        }
    }
    renew();
    m_scroll->ensureVisible(0, 0);
}

void CardEditor::renew() {
    if (m_system.empty()) {
        return;
    }
    m_control->renewPool();
    if (m_draft.isOpen()) {
        if (const model::Card* card = desk().card(m_draft.stored().key)) {
            m_draft.rebase(*card);
            renewRestored();
            renewForm();
            renewText();
            renewRulings();
            renewFindings();
            m_stack->setCurrentWidget(m_scroll);
        } else {
            m_draft.close();
        }
    }
    if (!m_draft.isOpen()) {
        std::vector<model::Card> cards;
        for (const QString& key : m_keys) {
            if (const model::Card* card = desk().card(key.toStdString())) {
                cards.push_back(*card);
            }
        }
        if (cards.size() > 1) {
            m_multi->show(desk().info, cards, uiLanguage());
        }
        m_stack->setCurrentWidget(cards.size() > 1 ? static_cast<QWidget*>(m_multi) : m_nothing);
    }
    Q_EMIT currentChanged();
}

void CardEditor::renewForm() {
    for (CardForm* form : forms()) {
        form->show(desk().info, m_draft.current(), m_draft.typed(), uiLanguage());
    }
}

void CardEditor::renewText() {
    model::Card card = m_draft.current();
    if (const auto it = m_draft.typed().find("text"); it != m_draft.typed().end()) {
        card.text = it->second.toStdString(); // as typed, so that marks stand where they belong
    }
    m_control->show(card, uiLanguage());
}

/// What the card language cannot translate.
void CardEditor::renewTranslations() {
    const engine::language::CardLanguage* language = m_control->reader().language();
    std::vector<std::string> clauses;
    const TextReading& read = reading();
    if (language && read.isUnfinished()) {
        return; // half a word is no sentence to translate
    }
    for (const engine::language::Ability& ability : read.reading.abilities) {
        for (const engine::language::Node& node : ability.tree.nodes()) {
            if (language && node.fun == language->textFunction()) {
                clauses.push_back(read.reading.strings[std::size_t(node.value)]);
            }
        }
    }
    m_translations->show(desk().info, m_draft.current(), clauses, m_draft.typed(), uiLanguage());
}

void CardEditor::renewRulings() {
    const auto rulings = m_context.workspace->project().rules().rulings(m_system, m_draft.stored().key);
    m_rulings->show(rulings ? *rulings : std::vector<model::Ruling>(), m_control->reader().textLanguage());
}

void CardEditor::perform(const model::ChangeSet& changes, const QString& done) {
    if (const auto result = m_context.workspace->perform(changes); !result) {
        report(result.error());
    } else {
        Q_EMIT reported(done, false);
    }
}

void CardEditor::confirmTranslation(const std::string& field, const QString& text) {
    commit();
    model::Card after = m_draft.stored();
    model::setTranslationText(after, field, text.toStdString());
    perform(model::editCard(m_draft.stored(), after), tr("Translation marked as up to date."));
}

void CardEditor::saveRuling(model::Ruling ruling) {
    std::optional<model::Ruling> before;
    const auto all = m_context.workspace->project().rules().rulings(m_system);
    if (ruling.id.empty()) {
        // The first number that is free in this system.
        int number = 1;
        const auto taken = [&](const std::string& id) {
            return all && std::ranges::find(*all, id, &model::Ruling::id) != all->end();
        };
        while (taken("ruling-" + std::to_string(number))) {
            ++number;
        }
        ruling.id = "ruling-" + std::to_string(number);
        ruling.system = m_system;
        ruling.cardKey = m_draft.stored().key;
    } else if (all) {
        const auto it = std::ranges::find(*all, ruling.id, &model::Ruling::id);
        before = it == all->end() ? std::nullopt : std::optional(*it);
    }
    perform(model::saveRuling(before, ruling), tr("Ruling saved."));
}

const TextReading& CardEditor::reading() const {
    return m_control->reading();
}

void CardEditor::renewRestored() {
    const QString& since = m_draft.restoredSince();
    if ((m_restored != nullptr) == !since.isEmpty()) {
        return;
    }
    if (m_restored) {
        m_restored->hide();
        m_restored->deleteLater();
        m_restored = nullptr;
        return;
    }
    const QDateTime when = QDateTime::fromString(since, Qt::ISODate).toLocalTime();
    m_restored = new Notice(
        *m_context.appearance, NoticeKind::Advice,
        tr("Typed on %1 and not applied: it is back in the form.").arg(QLocale().toString(when, QLocale::ShortFormat)),
        {tr("Apply"), tr("Discard")}, {}, this);
    m_restored->setObjectName(QStringLiteral("cards.restored"));
    connect(m_restored, &Notice::linkActivated, this, [this](int link) {
        if (link != 0) {
            discard();
            return;
        }
        commit();
        renew();
    });
    m_column->insertWidget(0, m_restored);
}

std::vector<model::Finding> CardEditor::findings() const {
    return cardPageFindings(m_context, m_system, m_draft.current());
}

void CardEditor::renewFindings() {
    m_pause.stop();
    if (!m_draft.isOpen()) {
        return;
    }
    renewTranslations();
    const std::vector<model::Finding> found = findings();
    m_findings->show(found, desk().info, m_messages, uiLanguage());
    m_findingsLabel->setText(found.empty() ? tr("No findings")
                                           : tr("Findings") + QStringLiteral("  %1").arg(found.size()));
}

void CardEditor::settle() {
    m_control->settle();
    if (m_pause.isActive()) {
        renewFindings();
    }
}

void CardEditor::type(const std::string& field, const QString& text) {
    const auto result = m_draft.type(field, text);
    static_cast<void>(result); // said when the field is left
    const model::CardSchema& schema = desk().info.schema;
    const bool shapes = field == "type" || std::ranges::any_of(schema.fields, [&field](const model::FieldInfo& info) {
                            return info.labelBy == field;
                        });
    if (shapes) {
        renewForm();
    }
    renewText();
    m_pause.start();
    Q_EMIT currentChanged();
}

void CardEditor::apply(const std::string& field) {
    if (!m_draft.isPending(field)) {
        return;
    }
    if (const auto done = m_draft.apply(field); !done) {
        report(done.error());
    }
}

void CardEditor::commit() {
    if (m_draft.isOpen()) {
        m_rulings->commit();
    }
    if (const auto done = m_draft.applyAll(); !done) {
        report(done.error());
    }
}

void CardEditor::release() {
    m_pause.stop();
    m_draft.keep();
    m_draft.close();
}

void CardEditor::discard() {
    m_draft.discard();
    m_control->forget();
    renew();
}

void CardEditor::report(const model::Error& error) {
    Q_EMIT reported(errorSentence(error), true);
    if (error.code == "edit.conflict" || error.code == "edit.missing") {
        m_context.workspace->reload();
    }
}

FieldEditor* CardEditor::editor(std::string_view field) const {
    for (const CardForm* form : forms()) {
        if (FieldEditor* found = form->editor(field)) {
            return found;
        }
    }
    return nullptr;
}

void CardEditor::focusField(const std::string& field) {
    if (field == "text") {
        m_text->edit()->setFocus(Qt::ShortcutFocusReason);
        m_scroll->ensureWidgetVisible(m_text->edit());
    } else if (FieldEditor* found = editor(field)) {
        found->focusControl();
        m_scroll->ensureWidgetVisible(found);
    }
}

QStringList CardEditor::rulesInFocus() const {
    QStringList rules;
    if (m_draft.isOpen() && m_control->rules()) {
        for (const std::string& id : m_control->rules()->rulesOf(desk(), m_draft.current())) {
            rules << QString::fromStdString(id);
        }
    }
    return rules;
}

void CardEditor::applyFix(const model::Finding& finding, const model::Fix& fix) {
    const CardFix step = cardFix(desk().info, m_draft.current(), finding, fix);
    switch (step.kind) {
    case CardFix::Kind::Focus:
        focusField(step.field);
        break;
    case CardFix::Kind::Set: {
        const auto typed = m_draft.type(step.field, step.text);
        if (!typed) {
            report(typed.error());
            m_draft.discard();
            break;
        }
        apply(step.field);
        break;
    }
    case CardFix::Kind::Link:
        Q_EMIT linkActivated(step.text);
        break;
    case CardFix::Kind::Picture:
        Q_EMIT pictureRequested();
        break;
    }
}

void CardEditor::applyToMany(const QString& field, const QString& text) {
    std::vector<model::Card> cards;
    for (const QString& key : m_keys) {
        if (const model::Card* card = desk().card(key.toStdString())) {
            cards.push_back(*card);
        }
    }
    const auto changes = model::bulkSet(cards, desk().info.schema, field.toStdString(), text.toStdString());
    if (!changes) {
        report(changes.error());
        return;
    }
    if (changes->isEmpty()) {
        Q_EMIT reported(tr("All of them have this value already."), false);
        return;
    }
    const int count = int(changes->changes.size());
    if (const auto done = m_context.workspace->perform(*changes); !done) {
        report(done.error());
    } else {
        Q_EMIT reported(tr("%n card(s) changed in one step.", nullptr, count), false);
    }
}

} // namespace blattwerk::app
