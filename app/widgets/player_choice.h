#pragma once

#include <QString>
#include <QWidget>

#include <string>
#include <string_view>
#include <vector>

class QComboBox;

namespace blattwerk::engine {
class System;
}

namespace blattwerk::app {

/// Chooses who plays a side: a player and, where it has them, its strength.
class PlayerChoice : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        std::string key;
        QString text;
        QString note; ///< how it plays; shown as a tip
        bool hasStrengths = false;
    };

    /// The players that a system offers; none without one.
    [[nodiscard]] static std::vector<Entry> playersOf(const engine::System* system);

    /// Object names of the two choices: NAME and NAME.strength.
    explicit PlayerChoice(const QString& name, QWidget* parent = nullptr);

    /// Keeps what is chosen where it is still there, else takes the first.
    void setEntries(std::vector<Entry> entries);
    /// Takes `key` or `key:strength`; unknown ones leave the choice as it is.
    void choose(std::string_view player);
    /// The key, with the strength where it is not the normal one.
    [[nodiscard]] std::string chosen() const;
    /// The key alone.
    [[nodiscard]] std::string player() const;
    [[nodiscard]] bool isEmpty() const { return m_entries.empty(); }
    void setAccessibleText(const QString& player);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] const Entry* current() const;
    void renewStrength();

    std::vector<Entry> m_entries;
    QComboBox* m_player;
    QComboBox* m_strength;
};

} // namespace blattwerk::app
