#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QListWidget;
class QPushButton;

namespace blattwerk::app {

class Appearance;
class FaceSource;
class StyledLabel;
class Workspace;

/// The cards that a rule concerns, with their small faces and texts; a click opens the card.
class RuleCards : public QWidget {
    Q_OBJECT

public:
    RuleCards(Workspace& workspace, const Appearance& appearance, FaceSource& faces, QWidget* parent = nullptr);

    void show(const QString& system, const std::vector<std::string>& keys);

Q_SIGNALS:
    void cardActivated(const QString& key);

private:
    void fill(int limit);

    Workspace& m_workspace;
    const Appearance& m_appearance;
    FaceSource& m_faces;
    QString m_system;
    std::vector<std::string> m_keys;
    StyledLabel* m_title;
    StyledLabel* m_count;
    QListWidget* m_list;
    QPushButton* m_more;
};

} // namespace blattwerk::app
