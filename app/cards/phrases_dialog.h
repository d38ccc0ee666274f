#pragma once

#include "app/session/phrase_book.h"

#include <QDialog>

#include <vector>

class QPushButton;
class QTreeWidget;

namespace blattwerk::app {

class Appearance;
class StyledLabel;

/// The sentences that the designer taught the card language, each with what it means; those that cannot be used any
/// more say why.
class PhrasesDialog : public QDialog {
    Q_OBJECT

public:
    PhrasesDialog(Workspace& workspace, const Appearance& appearance, const std::string& system,
                  QWidget* parent = nullptr);

    [[nodiscard]] QTreeWidget* list() const { return m_list; }

Q_SIGNALS:
    void addRequested();
    void editRequested(const blattwerk::model::PhraseAlias& alias);
    void reported(const QString& sentence, bool isError);

private:
    void renew();
    void retranslate();
    void remove();
    void changeEvent(QEvent* event) override;
    [[nodiscard]] const model::PhraseAlias* current() const;

    PhraseBook m_book;
    std::vector<model::PhraseAlias> m_aliases;
    StyledLabel* m_explained;
    QTreeWidget* m_list;
    StyledLabel* m_outcome;
    QPushButton* m_add;
    QPushButton* m_edit;
    QPushButton* m_remove;
    QPushButton* m_close;
};

} // namespace blattwerk::app
