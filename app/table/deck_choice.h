#pragma once

#include <QString>
#include <QWidget>

#include <string>
#include <string_view>
#include <vector>

class QComboBox;
class QVBoxLayout;

namespace blattwerk::app {

/// Chooses the deck of a side, or several where a side plays with more than one.
class DeckChoice : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        QString name;
        std::string key;
    };

    /// Object names of the choices: NAME, NAME.2, NAME.3 and so on.
    explicit DeckChoice(const QString& name, QWidget* parent = nullptr);

    /// Offers the decks for so many places, keeping what is chosen where it is still there. What is new begins with the
    /// deck of that number.
    void setDecks(const std::vector<Entry>& decks, int places, int first);
    /// Takes keys joined by commas; unknown ones leave their place as it is.
    void choose(std::string_view keys);
    /// The keys joined by commas, each once; the first place always holds one.
    [[nodiscard]] std::string chosen() const;
    [[nodiscard]] bool isEmpty() const;
    void setAccessibleText(const QString& text);

private:
    QString m_name;
    QString m_text;
    QVBoxLayout* m_column;
    std::vector<QComboBox*> m_boxes;
};

} // namespace blattwerk::app
