#pragma once

#include "app/session/sentences.h"
#include "model/finding.h"
#include "model/system_info.h"

#include <QWidget>

#include <vector>

namespace blattwerk::app {

class Appearance;

/// The findings of one card as boxes with their rule and their fixes, errors first.
class FindingsView : public QWidget {
    Q_OBJECT

public:
    explicit FindingsView(const Appearance& appearance, QWidget* parent = nullptr);

    /// Makes the boxes anew only if the findings differ from those shown.
    void show(const std::vector<model::Finding>& findings, const model::SystemInfo& info, const MessageBook& messages,
              model::Language language);
    [[nodiscard]] const std::vector<model::Finding>& findings() const { return m_findings; }
    [[nodiscard]] QStringList sentences() const { return m_sentences; }

Q_SIGNALS:
    void ruleActivated(const QString& rule);
    /// A person asked for the n-th fix of the n-th finding.
    void fixActivated(int finding, int fix);

private:
    [[nodiscard]] QString sentence(const model::Finding& finding, const MessageBook& messages,
                                   model::Language language) const;
    [[nodiscard]] QString fixText(const model::Finding& finding, const model::Fix& fix, const MessageBook& messages,
                                  model::Language language) const;

    const Appearance& m_appearance;
    std::vector<model::Finding> m_findings;
    QStringList m_sentences;
    model::Language m_language = model::Language::German;
    double m_scale = 0;
    bool m_dark = false;
};

} // namespace blattwerk::app
