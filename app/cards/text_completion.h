#pragma once

#include "app/cards/completion_popup.h"

#include <QObject>
#include <QPointer>
#include <QTextCursor>
#include <QTimer>

#include <functional>
#include <vector>

class QKeyEvent;

namespace blattwerk::app {

class Appearance;
class CardTextEdit;

/// Completes what is typed into a card text. The list opens after a short pause or with Ctrl+Space; Tab or Enter take
/// an offer, Tab then goes from slot to slot. Nothing of it gets between the keys and the text.
class TextCompletion : public QObject {
    Q_OBJECT

public:
    /// What may stand after the text, which ends at the cursor.
    using Source = std::function<CompletionOffers(const QString& textToCursor)>;

    TextCompletion(const Appearance& appearance, CardTextEdit* edit);

    void setSource(Source source) { m_source = std::move(source); }
    /// True if the key was meant for the list or the slots and is used up.
    [[nodiscard]] bool handleKey(QKeyEvent* event);
    /// Whether the key must not become a shortcut of the window.
    [[nodiscard]] bool wants(const QKeyEvent* event) const;
    /// The text was changed by typing.
    void typed();
    /// Opens the list at once.
    void open();
    void close();
    /// Another text is shown: nothing is left to fill in.
    void reset();
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] int openSlots() const { return int(m_slots.size()); }
    [[nodiscard]] CompletionPopup* popup() const { return m_popup; }

Q_SIGNALS:
    /// Another number was typed into a slot: the word behind it may need another ending.
    void numberTyped(int position);

private:
    void openAfterPause();
    void show(const CompletionOffers& found, bool asked);
    void accept(int row);
    void insert(const CompletionOffer& offer);
    void spaceAfterWord();
    bool goToNextSlot();
    [[nodiscard]] bool handleListKey(QKeyEvent* event);
    void dropAutomaticSpace(const QKeyEvent* event);
    [[nodiscard]] QString textToCursor() const;
    [[nodiscard]] QString lineAfterCursor() const;

    const Appearance& m_appearance;
    CardTextEdit* m_edit;
    QPointer<CompletionPopup> m_popup;
    Source m_source;
    QTimer m_pause;
    CompletionOffers m_found;
    std::vector<QTextCursor> m_slots;
    /// Where the filled phrase ends: the last stop of Tab.
    QTextCursor m_end;
    /// The slot for a number that is being filled; null if none is.
    QTextCursor m_number;
    int m_revision = 0;        ///< of the text that the list belongs to
    int m_automaticSpace = -1; ///< position after a space that nobody typed
};

} // namespace blattwerk::app
