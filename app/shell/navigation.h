#pragma once

#include <QFrame>
#include <QString>

#include <vector>

class QLabel;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class NavigationRow;
class StyledLabel;
class SystemChooser;

/// The left column: the program's mark, the chooser for the game system, the pages, the door to everything by name.
class Navigation : public QFrame {
    Q_OBJECT

public:
    explicit Navigation(const Appearance& appearance, QWidget* parent = nullptr);

    void addPage(const QString& icon);
    void setPageText(int index, const QString& title, const QString& shortcut);
    void setCurrent(int index);
    /// Replaces the systems; `keys` beside what is shown.
    void setSystems(const QStringList& keys, const QStringList& names, const QStringList& editions);
    /// Chooses one as a person would; nothing happens if it is not there.
    void chooseSystem(const QString& key);
    /// Accents of the decks of the system in view.
    void setGems(const QStringList& accents);
    void setSummary(const QString& text);
    void setPaletteText(const QString& text, const QString& shortcut);

Q_SIGNALS:
    void pageChosen(int index);
    void systemChosen(const QString& key);
    void paletteRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();

    const Appearance& m_appearance;
    std::vector<NavigationRow*> m_rows;
    SystemChooser* m_systems;
    QPushButton* m_palette;
    QLabel* m_paletteIcon;
    StyledLabel* m_paletteText;
    StyledLabel* m_paletteKey;
    StyledLabel* m_summary;
};

} // namespace blattwerk::app
