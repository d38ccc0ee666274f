#pragma once

#include "model/local_text.h"
#include "model/rule_text.h"

#include <QTextBrowser>

namespace blattwerk::app {

class Appearance;

/// One rule, term or section to read: path, title, number, text with its cross-links, what hangs together with it.
class RuleReader : public QTextBrowser {
    Q_OBJECT

public:
    explicit RuleReader(const Appearance& appearance, QWidget* parent = nullptr);

    void setBook(const model::RuleBook& book, model::Language language, const QString& systemName);
    /// Shows the entry of that id (rule, term or section); false if the book has none.
    bool show(const QString& id);
    [[nodiscard]] QString currentId() const { return m_id; }
    /// The rule in view; nullptr for terms and sections.
    [[nodiscard]] const model::Rule* currentRule() const;

Q_SIGNALS:
    void linkFollowed(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void render();
    [[nodiscard]] QString ruleHtml(const model::Rule& rule) const;
    [[nodiscard]] QString termHtml(const model::Term& term) const;
    [[nodiscard]] QString sectionHtml(const model::RuleSection& section) const;
    /// The text with ids as links, in paragraphs.
    [[nodiscard]] QString body(const std::string& text) const;
    [[nodiscard]] QString chips(const std::vector<std::string>& ids) const;
    [[nodiscard]] QString head(const QString& path, const QString& title, const QString& number,
                               const QString& kind) const;

    const Appearance& m_appearance;
    model::RuleBook m_book;
    model::Language m_language = model::Language::German;
    QString m_systemName;
    QString m_id;
};

} // namespace blattwerk::app
