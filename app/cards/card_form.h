#pragma once

#include "model/card.h"
#include "model/system_info.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

namespace blattwerk::app {

class Appearance;
class FieldEditor;

/// The fields of a card as the schema describes them. The head stands over the card text (name, type, status, numbers,
/// printed words), the quote below it, the foot at the end (notes, what is not printed).
class CardForm : public QWidget {
    Q_OBJECT

public:
    enum class Part { Head, Quote, Foot };

    CardForm(const Appearance& appearance, Part part, QWidget* parent = nullptr);

    /// Shows the values, and in place of them what is typed and not applied; makes the editors anew only where the
    /// card's type or the language asks for others.
    void show(const model::SystemInfo& info, const model::Card& card,
              const std::map<std::string, QString, std::less<>>& typed, model::Language language);
    /// Makes the editors anew at the next show().
    void forget() { m_shape.clear(); }
    /// Null if this part has no such field.
    [[nodiscard]] FieldEditor* editor(std::string_view field) const;
    [[nodiscard]] const std::vector<FieldEditor*>& editors() const { return m_editors; }

Q_SIGNALS:
    void edited(const QString& field, const QString& text);
    void committed(const QString& field);

private:
    void rebuild(const model::SystemInfo& info, const model::Card& card, model::Language language);
    void addRow(const std::vector<FieldEditor*>& editors, const std::vector<int>& shares);
    FieldEditor* add(const struct FieldEditorSpec& spec);
    void buildHead(const model::SystemInfo& info, const model::Card& card, model::Language language);
    void buildQuote(const model::SystemInfo& info, model::Language language);
    void buildFoot(const model::SystemInfo& info, const model::Card& card, model::Language language);

    const Appearance& m_appearance;
    Part m_part;
    QStringList m_shape;
    std::vector<FieldEditor*> m_editors;
    QWidget* m_body = nullptr;
};

} // namespace blattwerk::app
