#pragma once

#include "model/rule_text.h"

#include <QWidget>

#include <vector>

class QPlainTextEdit;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// The designer's answers to questions about one card: each with its question, its answer and the rules it rests on.
/// An answer is found by the search of the rules page.
class RulingsView : public QWidget {
    Q_OBJECT

public:
    explicit RulingsView(const Appearance& appearance, QWidget* parent = nullptr);

    void show(const std::vector<model::Ruling>& rulings, model::Language textLanguage);
    void retranslate();
    /// Begins a new one with the cursor in its question.
    void begin();
    /// Reports what was typed and not saved yet.
    void commit();

Q_SIGNALS:
    /// Without an id: a new one.
    void saved(const blattwerk::model::Ruling& ruling);
    void removed(const blattwerk::model::Ruling& ruling);
    void ruleActivated(const QString& rule);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        model::Ruling ruling;
        QWidget* box = nullptr;
        QPlainTextEdit* question = nullptr;
        QPlainTextEdit* answer = nullptr;
    };

    void rebuild();
    void addBox(const model::Ruling& ruling);
    void restyle();

    const Appearance& m_appearance;
    std::vector<model::Ruling> m_rulings;
    model::Language m_language = model::Language::German;
    std::vector<Row> m_rows;
    StyledLabel* m_title;
    QPushButton* m_add;
    QWidget* m_body;
};

} // namespace blattwerk::app
