#pragma once

#include "model/card.h"
#include "model/card_translation.h"
#include "model/system_info.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QVBoxLayout;

namespace blattwerk::app {

class Appearance;
class FieldEditor;
class StaleMark;
class StyledLabel;

/// What the card language cannot translate: name, quote, ability line and sentences carried out by hand. A translation
/// whose original changed bears a mark until somebody says that it still fits, or writes a new one.
class TranslationForm : public QWidget {
    Q_OBJECT

public:
    explicit TranslationForm(const Appearance& appearance, QWidget* parent = nullptr);

    /// `clauses`: the sentences of the text that the card language does not know.
    void show(const model::SystemInfo& info, const model::Card& card, const std::vector<std::string>& clauses,
              const std::map<std::string, QString, std::less<>>& typed, model::Language language);
    /// Makes the editors anew at the next show().
    void forget() { m_shape.clear(); }
    /// Null if there is no such field.
    [[nodiscard]] FieldEditor* editor(std::string_view field) const;
    /// Fields that bear the mark.
    [[nodiscard]] QStringList staleFields() const;

Q_SIGNALS:
    void edited(const QString& field, const QString& text);
    void committed(const QString& field);
    /// The translation fits the original as it is now.
    void confirmed(const QString& field, const QString& text);

private:
    struct Row {
        std::string field;
        FieldEditor* editor = nullptr;
        StaleMark* mark = nullptr;
    };

    void rebuild(const QStringList& shape, const model::SystemInfo& info, model::Language language);
    void addRow(const std::string& field, const QString& label, bool isQuote, int maxLength);

    const Appearance& m_appearance;
    QStringList m_shape;
    StyledLabel* m_title;
    QWidget* m_body = nullptr;
    std::vector<Row> m_rows;
};

/// "Veraltet: ..." under a translation, with the button that takes it away.
class StaleMark : public QWidget {
    Q_OBJECT

public:
    explicit StaleMark(const Appearance& appearance, QWidget* parent = nullptr);

Q_SIGNALS:
    void confirmed();
};

} // namespace blattwerk::app
