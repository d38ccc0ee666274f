#pragma once

#include "app/shell/page.h"
#include "model/change_set.h"

#include <QTimer>

class QMenu;
class QSplitter;
class QToolButton;
class QPushButton;

namespace blattwerk::app {

class CardEditor;
class CardList;
class FaceColumn;
class FindingCache;
class LanguageTools;

/// The page on which cards are made: search and table, form, live face.
class CardsPage : public Page {
    Q_OBJECT

public:
    explicit CardsPage(const PageContext& context, QWidget* parent = nullptr);
    ~CardsPage() override;

    [[nodiscard]] PageHeading heading() const override;
    void setSystem(const QString& key) override;
    bool openKey(const QString& key) override;
    void activated() override;
    void commitEdits() override;
    [[nodiscard]] std::vector<PageScene> scenes() override;
    [[nodiscard]] QStringList rulesInFocus() const override;

    [[nodiscard]] CardList* list() const { return m_list; }
    [[nodiscard]] CardEditor* editor() const { return m_editor; }
    [[nodiscard]] FindingCache* findings() const { return m_findings; }
    [[nodiscard]] LanguageTools* languageTools() const { return m_tools; }
    /// Makes a card of that type and shows it with the cursor in its name.
    void createCard(const std::string& type);
    void duplicateCard();
    void deleteCards();

protected:
    void retranslate() override;

private:
    void makeActions();
    void chooseType();
    void restyle();
    void showSelection();
    void renew();
    void renewActions();
    void goToDeck();
    void setPicture(const QString& mediaType, const QByteArray& bytes);
    void setArt(const std::string& art, const QString& done);
    void selectDrafted();
    bool perform(const model::ChangeSet& changes, const QString& done);
    [[nodiscard]] std::string key() const { return system().toStdString(); }
    [[nodiscard]] const model::Card* selectedCard() const;
    [[nodiscard]] const model::Collection* deckInFocus() const;
    QAction* addPageAction(const char* name, const QKeySequence& shortcut, std::function<void()> run);

    FindingCache* m_findings;
    QSplitter* m_splitter;
    CardList* m_list;
    CardEditor* m_editor;
    FaceColumn* m_face;
    LanguageTools* m_tools;
    QTimer m_facePause;
    QAction* m_new = nullptr;
    QAction* m_duplicate = nullptr;
    QAction* m_delete = nullptr;
    QAction* m_toDeck = nullptr;
    QAction* m_find = nullptr;
    QAction* m_editText = nullptr;
    QAction* m_picture = nullptr;
    QAction* m_paste = nullptr;
    QAction* m_large = nullptr;
    QList<QAction*> m_menuActions;
    QPushButton* m_duplicateButton;
    QPushButton* m_newButton;
    QMenu* m_typeMenu;
    bool m_shown = false;
};

} // namespace blattwerk::app
