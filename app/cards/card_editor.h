#pragma once

#include "app/cards/card_draft.h"
#include "app/cards/card_reader.h"
#include "app/session/sentences.h"
#include "app/shell/page.h"
#include "model/change_set.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <memory>

class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace blattwerk::app {

class CardForm;
class CardTextControl;
class FieldEditor;
class FindingsView;
class MultiEdit;
class Notice;
class StyledLabel;
class RulingsView;
class TextSection;
struct SystemDesk;
class TranslationForm;

/// The middle column: the form of one card with its text, reading and findings, or one field for many cards. Every
/// field becomes a revision of its own when it is left.
class CardEditor : public QWidget {
    Q_OBJECT

public:
    explicit CardEditor(const PageContext& context, QWidget* parent = nullptr);
    ~CardEditor() override;

    void setSystem(const std::string& key);
    void retranslate();
    /// Applies what is pending and shows these cards.
    void showCards(const QStringList& keys);
    /// The project changed: shows the new state, keeps what is being typed.
    void renew();
    /// Makes revisions of everything typed.
    void commit();
    /// Lets go of the card; what is typed waits in the draft rows.
    void release();
    /// Forgets what is typed.
    void discard();
    /// Writes what is typed into the draft rows at once.
    void keepDraft() { m_draft.keep(); }
    /// The card as typed; nothing while none or several are shown.
    [[nodiscard]] const model::Card* current() const { return m_draft.isOpen() ? &m_draft.current() : nullptr; }
    void focusField(const std::string& field);
    [[nodiscard]] QStringList rulesInFocus() const;
    /// Computes what waits for a pause in typing; for pictures and tests.
    void settle();
    [[nodiscard]] const TextReading& reading() const;
    [[nodiscard]] CardTextControl* textControl() const { return m_control; }

Q_SIGNALS:
    /// Another card, or another value typed.
    void currentChanged();
    void linkActivated(const QString& link);
    void reported(const QString& sentence, bool isError);
    void pictureRequested();

private:
    void buildForm();
    void type(const std::string& field, const QString& text);
    void apply(const std::string& field);
    void report(const model::Error& error);
    void renewForm();
    void renewText();
    void renewFindings();
    void renewRestored();
    void renewTranslations();
    void renewRulings();
    void confirmTranslation(const std::string& field, const QString& text);
    void perform(const model::ChangeSet& changes, const QString& done);
    void saveRuling(model::Ruling ruling);
    void applyFix(const model::Finding& finding, const model::Fix& fix);
    void applyToMany(const QString& field, const QString& text);
    [[nodiscard]] std::vector<model::Finding> findings() const;
    [[nodiscard]] std::array<CardForm*, 3> forms() const { return {m_head, m_quote, m_foot}; }
    [[nodiscard]] FieldEditor* editor(std::string_view field) const;
    [[nodiscard]] const SystemDesk& desk() const;

    PageContext m_context;
    std::string m_system;
    QStringList m_keys;
    CardDraft m_draft;
    MessageBook m_messages;
    QStackedWidget* m_stack;
    StyledLabel* m_nothing;
    QScrollArea* m_scroll;
    QVBoxLayout* m_column = nullptr;
    Notice* m_restored = nullptr;
    CardForm* m_head;
    TextSection* m_text;
    CardTextControl* m_control;
    CardForm* m_quote;
    TranslationForm* m_translations;
    CardForm* m_foot;
    RulingsView* m_rulings;
    StyledLabel* m_findingsLabel;
    FindingsView* m_findings;
    MultiEdit* m_multi;
    QTimer m_pause;
};

} // namespace blattwerk::app
