#pragma once

#include "app/decks/card_suggestion.h"
#include "app/decks/deck_figures.h"
#include "app/decks/deck_judge.h"
#include "app/decks/mechanics_index.h"
#include "app/session/sentences.h"
#include "app/shell/page.h"
#include "model/change_set.h"

#include <QTimer>

#include <map>

class QMenu;
class QPushButton;
class QSplitter;

namespace blattwerk::app {

class CardGridView;
class DeckBoard;
class DeckListModel;
class DeckListPanel;
class DeckSummary;
class FaceCache;
class FacePeek;
struct CardDrag;
struct SystemDesk;

/// Decks: their list, the deck in focus as table, faces or beside another one, the pool, findings with fixes and the
/// deck in numbers. Every change is one undoable step.
class DecksPage : public Page {
    Q_OBJECT

public:
    explicit DecksPage(const PageContext& context, QWidget* parent = nullptr);
    ~DecksPage() override;

    [[nodiscard]] PageHeading heading() const override;
    void setSystem(const QString& key) override;
    bool openKey(const QString& key) override;
    void activated() override;
    [[nodiscard]] std::vector<PageScene> scenes() override;
    [[nodiscard]] QStringList rulesInFocus() const override;

    [[nodiscard]] DeckBoard& board() const { return *m_board; }
    [[nodiscard]] DeckSummary& summary() const { return *m_summary; }
    [[nodiscard]] QString currentDeck() const { return m_deck; }
    /// Finishes background work at once; for pictures and tests.
    void settle();

protected:
    void retranslate() override;

private:
    [[nodiscard]] QString findingsSummary() const;
    enum class Offer { None, Add, Remove, Replace };

    void build();
    void makeActions();
    void makeMenu();
    void readRevision();
    void wire();
    [[nodiscard]] const SystemDesk& desk() const;
    [[nodiscard]] const model::Collection* deck() const;
    /// Number of cards that the rules ask of the deck shown; where they leave a range, the nearest in it. 0: none.
    [[nodiscard]] int requiredSize() const;
    /// The most cards that a deck may hold; 0 without a limit.
    [[nodiscard]] int fullSize() const;
    [[nodiscard]] QString nameOf(const QString& cardKey) const;

    void chooseDeck(const QString& key);
    void renew();
    void renewDeckList();
    void renewFigures();
    void renewFindings();
    void renewActions();
    void readMechanics();

    bool perform(const model::ChangeSet& changes, const QString& done);
    void addCards(const QStringList& keys);
    void addCardsTo(const QString& deck, const QStringList& keys);
    void removeCards(const QStringList& keys);
    void makeDeck(const QStringList& cards);
    void duplicateDeck();
    void deleteDeck();
    void renameDeck(const QString& key, const QString& name);
    [[nodiscard]] QString freeName(const QString& wanted) const;

    void carryOut(const model::Finding& finding, const model::Fix& fix);
    void offer(Offer offer, const SuggestionWish& wish);
    void renewOffer();
    void takeSuggestion(const QString& key);
    void showDeckCardMenu(const QStringList& keys, QPoint at);
    void showPoolMenu(const QStringList& keys, QPoint at);

    PageScene facesScene();
    PageScene illegalScene();
    PageScene compareScene();
    PageScene emptyScene();

    std::string m_systemKey;
    QString m_deck;
    DeckProfile m_profile;
    MessageBook m_messages;
    MechanicsIndex m_mechanics;
    QTimer m_reading;
    DeckFigures m_figures;
    DeckJudge* m_judge;
    FaceCache* m_faceCache;
    DeckListModel* m_decks;
    DeckListPanel* m_list;
    DeckBoard* m_board;
    DeckSummary* m_summary;
    FacePeek* m_peek;
    QSplitter* m_columns;
    QPushButton* m_compareButton = nullptr;
    QPushButton* m_playButton = nullptr;
    std::map<QString, QAction*> m_actions;
    /// Number of the newest revision; 0 without one.
    qint64 m_revision = 0;
    Offer m_offer = Offer::None;
    SuggestionWish m_wish;
};

} // namespace blattwerk::app
