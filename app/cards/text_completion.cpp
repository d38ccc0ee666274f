#include "app/cards/text_completion.h"

#include "app/cards/card_text_edit.h"
#include "app/cards/completion_popup.h"

#include <QKeyEvent>
#include <QTextBlock>

#include <algorithm>

namespace blattwerk::app {

namespace {

/// A pause in typing after which the list opens.
constexpr int kPauseMs = 80;
/// What stands in a slot until it is filled.
const QChar kOpenSlot(0x2026);
const QChar kNumberSlot(u'1');

/// The phrase as it is put into the text, and where its slots are in it.
struct Filled {
    QString text;
    std::vector<int> places; ///< each of one sign
};

Filled filled(const CompletionOffer& offer, bool wordOnly) {
    Filled result;
    QString rest = offer.phrase;
    if (wordOnly && !rest.contains(QLatin1Char('{'))) {
        rest = rest.section(QLatin1Char(' '), 0, 0);
    } else if (wordOnly && rest.indexOf(QLatin1Char(' ')) >= 0 && rest.front().isLetter()) {
        rest = rest.section(QLatin1Char(' '), 0, 0);
        while (!rest.isEmpty() && rest.back().isPunct()) {
            rest.chop(1);
        }
    }
    std::size_t slot = 0;
    while (!rest.isEmpty()) {
        const qsizetype open = rest.indexOf(QLatin1Char('{'));
        const qsizetype close = rest.indexOf(QLatin1Char('}'), open);
        if (open < 0 || close < 0) {
            result.text += rest;
            break;
        }
        result.text += rest.left(open);
        result.places.push_back(int(result.text.size()));
        result.text += slot < offer.numberSlots.size() && offer.numberSlots[slot] ? kNumberSlot : kOpenSlot;
        ++slot;
        rest = rest.mid(close + 1);
    }
    return result;
}

} // namespace

TextCompletion::TextCompletion(const Appearance& appearance, CardTextEdit* edit)
    : QObject(edit),
      m_appearance(appearance),
      m_edit(edit) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &TextCompletion::openAfterPause);
    connect(edit, &QTextEdit::cursorPositionChanged, this, [this] {
        // Moving away by key or mouse is no typing.
        if (isOpen() && m_edit->document()->revision() == m_revision) {
            close();
        }
    });
}

bool TextCompletion::isOpen() const {
    return m_popup && m_popup->isVisible();
}

QString TextCompletion::textToCursor() const {
    const QTextCursor cursor = m_edit->textCursor();
    return m_edit->toPlainText().left(cursor.selectionStart());
}

QString TextCompletion::lineAfterCursor() const {
    const QTextCursor cursor = m_edit->textCursor();
    const QString rest = m_edit->toPlainText().mid(cursor.selectionEnd());
    return rest.left(rest.indexOf(QLatin1Char('\n')));
}

void TextCompletion::typed() {
    const int position = m_edit->textCursor().position();
    if (!m_number.isNull() && m_number.position() == position && position > 0 &&
        m_edit->document()->characterAt(position - 1).isDigit()) {
        Q_EMIT numberTyped(position);
    }
    if (isOpen()) {
        openAfterPause(); // what it lists must fit the text at every key
    } else if (m_edit->hasFocus()) {
        m_pause.start();
    }
}

void TextCompletion::reset() {
    m_slots.clear();
    m_number = QTextCursor();
    m_end = QTextCursor();
    m_automaticSpace = -1;
    close();
}

void TextCompletion::close() {
    m_pause.stop();
    if (m_popup) {
        m_popup->hide();
    }
}

void TextCompletion::openAfterPause() {
    if (!m_source || !m_edit->hasFocus()) {
        return;
    }
    const QString before = textToCursor();
    const bool inSlot = m_edit->textCursor().selectedText() == QString(kOpenSlot);
    if (m_edit->textCursor().hasSelection() && !inSlot) {
        close(); // a number is typed, not chosen
        return;
    }
    const bool afterSpace = before.endsWith(QLatin1Char(' ')) || before.endsWith(QLatin1Char('\n'));
    const bool atBreak = before.trimmed().isEmpty() || before.endsWith(QStringLiteral(".")) ||
                         before.endsWith(QStringLiteral(". ")) || before.endsWith(QLatin1Char('\n'));
    const CompletionOffers found = m_source(before);
    const bool said = !found.prefix.isEmpty() && found.carriesOn;
    // A whole word needs no completion of itself.
    const bool nothingNew =
        found.offers.size() == 1 && found.offers.front().phrase.compare(found.prefix, Qt::CaseInsensitive) == 0;
    const bool behind = !lineAfterCursor().isEmpty() && lineAfterCursor().front().isLetterOrNumber();
    if (found.offers.empty() || nothingNew || behind || !(said || inSlot || (afterSpace && !atBreak))) {
        close();
        return;
    }
    show(found, false);
}

void TextCompletion::open() {
    if (m_source) {
        m_pause.stop();
        show(m_source(textToCursor()), true);
    }
}

void TextCompletion::show(const CompletionOffers& found, bool asked) {
    m_found = found;
    if (found.offers.empty()) {
        close();
        return;
    }
    if (!m_popup) {
        m_popup = new CompletionPopup(m_appearance, m_edit->window());
        connect(m_popup, &CompletionPopup::chosen, this, &TextCompletion::accept);
    } else if (m_popup->parentWidget() != m_edit->window()) {
        m_popup->setParent(m_edit->window());
    }
    // Enter takes an offer only where one was begun or asked for; elsewhere it makes a new line.
    const bool whole = std::ranges::any_of(found.offers, [&found](const CompletionOffer& offer) {
        return offer.phrase.compare(found.prefix, Qt::CaseInsensitive) == 0;
    });
    const bool preselect = asked || (!found.prefix.isEmpty() && found.carriesOn && !whole);
    m_popup->setOffers(found.offers, found.carriesOn ? int(found.prefix.size()) : 0, preselect ? 0 : -1);
    QTextCursor begin = m_edit->textCursor();
    begin.setPosition(begin.selectionStart() - int(found.prefix.size()));
    m_revision = m_edit->document()->revision();
    QRect word = m_edit->cursorRect(begin);
    word = word.united(m_edit->cursorRect());
    m_popup->openAt(QRect(m_edit->viewport()->mapTo(m_edit->window(), word.topLeft()), word.size()));
}

bool TextCompletion::wants(const QKeyEvent* event) const {
    const bool list = event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier;
    const bool escape = event->key() == Qt::Key_Escape && (isOpen() || !m_slots.empty());
    return m_source && (list || escape);
}

bool TextCompletion::handleKey(QKeyEvent* event) {
    if (!m_source) {
        return false;
    }
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        open();
        return true;
    }
    if (isOpen() && handleListKey(event)) {
        return true;
    }
    if (event->key() == Qt::Key_Tab && event->modifiers() == Qt::NoModifier) {
        return goToNextSlot();
    }
    if (event->key() == Qt::Key_Escape && !m_slots.empty()) {
        m_slots.clear();
        return true;
    }
    dropAutomaticSpace(event);
    return false;
}

bool TextCompletion::handleListKey(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Down:
        m_popup->step(1);
        return true;
    case Qt::Key_Up:
        m_popup->step(-1);
        return true;
    case Qt::Key_PageDown:
        m_popup->select(std::min(int(m_found.offers.size()) - 1, std::max(0, m_popup->selected()) + 8));
        return true;
    case Qt::Key_PageUp:
        m_popup->select(std::max(0, m_popup->selected() - 8));
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Tab:
        if (m_popup->selected() < 0 && !m_slots.empty()) {
            return false; // on to the next slot
        }
        accept(std::max(0, m_popup->selected()));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers() != Qt::NoModifier || m_popup->selected() < 0) {
            close();
            return false;
        }
        accept(m_popup->selected());
        return true;
    default:
        return false;
    }
}

/// A sign that closes up to the word before it takes the place of a space that nobody typed.
void TextCompletion::dropAutomaticSpace(const QKeyEvent* event) {
    const QString text = event->text();
    QTextCursor cursor = m_edit->textCursor();
    const bool here = m_automaticSpace >= 0 && cursor.position() == m_automaticSpace && !cursor.hasSelection();
    if (here && text.size() == 1 && QStringLiteral(".,:; ").contains(text.front())) {
        cursor.deletePreviousChar();
    }
    if (!text.isEmpty()) {
        m_automaticSpace = -1;
    }
}

void TextCompletion::accept(int row) {
    if (row < 0 || row >= int(m_found.offers.size())) {
        return;
    }
    const CompletionOffer offer = m_found.offers[size_t(row)];
    close();
    insert(offer);
}

void TextCompletion::insert(const CompletionOffer& offer) {
    const QString after = lineAfterCursor().trimmed();
    // Where a sentence goes on behind the cursor the rest of it is there already.
    const bool wordOnly = !m_edit->textCursor().hasSelection() && !after.isEmpty() && after.front().isLetterOrNumber();
    const Filled fill = filled(offer, wordOnly);
    QTextCursor cursor = m_edit->textCursor();
    const int end = cursor.selectionEnd();
    const int begin = cursor.selectionStart() - int(m_found.prefix.size());
    cursor.beginEditBlock();
    cursor.setPosition(begin);
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    const bool glued = begin > 0 && m_found.prefix.isEmpty() && begin == end &&
                       !m_edit->toPlainText().at(begin - 1).isSpace() && !offer.phrase.startsWith(QLatin1Char('.'));
    cursor.insertText((glued ? QStringLiteral(" ") : QString()) + fill.text);
    cursor.endEditBlock();
    const int first = begin + (glued ? 1 : 0);
    std::vector<QTextCursor> slots;
    for (const int at : fill.places) {
        QTextCursor slot(m_edit->document());
        slot.setPosition(first + at);
        slot.setPosition(first + at + 1, QTextCursor::KeepAnchor);
        slots.push_back(slot);
    }
    QTextCursor place(m_edit->document());
    place.setPosition(first + int(fill.text.size()));
    if (m_slots.empty() && (m_end.isNull() || m_end.block() != place.block() || m_end.position() < place.position())) {
        m_end = fill.places.empty() ? QTextCursor() : place;
    }
    m_slots.insert(m_slots.begin(), slots.begin(), slots.end());
    m_edit->setTextCursor(place);
    if (!slots.empty()) {
        static_cast<void>(goToNextSlot());
    } else {
        spaceAfterWord();
    }
    m_pause.start();
}

/// Puts a space where more words must follow, so that one can go on typing.
void TextCompletion::spaceAfterWord() {
    QTextCursor cursor = m_edit->textCursor();
    const CompletionOffers next = m_source(textToCursor() + QLatin1Char(' '));
    const QString after = lineAfterCursor().trimmed();
    const QString following = after.section(QLatin1Char(' '), 0, 0);
    const bool goesOn = !following.isEmpty() && next.nextWords.contains(following, Qt::CaseInsensitive);
    if (next.mayEnd || goesOn || next.offers.empty()) {
        return;
    }
    cursor.insertText(QStringLiteral(" "));
    m_edit->setTextCursor(cursor);
    m_automaticSpace = cursor.position();
}

bool TextCompletion::goToNextSlot() {
    m_number = QTextCursor();
    while (!m_slots.empty()) {
        const QTextCursor slot = m_slots.front();
        m_slots.erase(m_slots.begin());
        const QString text = slot.selectedText();
        if (text == QString(kOpenSlot) || text == QString(kNumberSlot)) {
            close();
            m_number = text == QString(kNumberSlot) ? slot : QTextCursor();
            m_edit->setTextCursor(slot);
            m_pause.start();
            return true;
        }
    }
    const QTextCursor end = m_end;
    m_end = QTextCursor();
    const QTextCursor cursor = m_edit->textCursor();
    if (!end.isNull() && end.block() == cursor.block() && end.position() >= cursor.selectionEnd() &&
        (end.position() > cursor.position() || cursor.hasSelection())) {
        close();
        m_edit->setTextCursor(end);
        return true;
    }
    return false;
}

} // namespace blattwerk::app
