#pragma once

#include "app/decks/card_suggestion.h"

#include <QWidget>

class QVBoxLayout;

namespace blattwerk::app {

class Appearance;
class StyledLabel;
struct SystemDesk;

/// Cards that would settle a finding, best first; one click takes one.
class SuggestionList : public QWidget {
    Q_OBJECT

public:
    explicit SuggestionList(const Appearance& appearance, QWidget* parent = nullptr);

    /// `verb` stands on the buttons' accessible names ("Add %1"). An empty list says that nothing fits.
    void show(const QString& title, const QString& verb, const std::vector<CardSuggestion>& suggestions,
              const SystemDesk& desk, const std::string& curveField);
    void clear();

Q_SIGNALS:
    void chosen(const QString& cardKey);
    void closed();

private:
    void empty();
    [[nodiscard]] QString reason(const CardSuggestion& suggestion, const QString& typeName, int cost) const;

    const Appearance& m_appearance;
    QVBoxLayout* m_column;
};

} // namespace blattwerk::app
