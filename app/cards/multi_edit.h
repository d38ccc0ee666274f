#pragma once

#include "model/card.h"
#include "model/system_info.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QHBoxLayout;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class FieldEditor;
class StyledLabel;

/// What stands in place of the form while several cards are selected: one field of all of them can be set at once.
class MultiEdit : public QWidget {
    Q_OBJECT

public:
    explicit MultiEdit(const Appearance& appearance, QWidget* parent = nullptr);

    void show(const model::SystemInfo& info, const std::vector<model::Card>& cards, model::Language language);
    void retranslate();

Q_SIGNALS:
    void applyRequested(const QString& field, const QString& text);

private:
    void renewEditor();

    const Appearance& m_appearance;
    model::SystemInfo m_info;
    std::vector<model::Card> m_cards;
    model::Language m_language = model::Language::German;
    StyledLabel* m_title;
    StyledLabel* m_fieldLabel;
    QComboBox* m_field;
    QHBoxLayout* m_slot;
    FieldEditor* m_editor = nullptr;
    QPushButton* m_apply;
    StyledLabel* m_present;
};

} // namespace blattwerk::app
