#include "app/cards/card_text_edit.h"

#include "app/cards/card_text_highlighter.h"
#include "app/cards/text_completion.h"
#include "app/shell/appearance.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace blattwerk::app {

namespace {
/// Continuations that a tooltip lists at most.
constexpr int kShown = 8;
} // namespace

CardTextEdit::CardTextEdit(const Appearance& appearance, QWidget* parent)
    : QTextEdit(parent),
      m_appearance(appearance),
      m_highlighter(new CardTextHighlighter(appearance, document())),
      m_completion(new TextCompletion(appearance, this)) {
    setAcceptRichText(false);
    setTabChangesFocus(true);
    setProperty("field", true);
    viewport()->setAutoFillBackground(false); // the frame paints ground and soft corners
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    document()->setDocumentMargin(8);
    connect(&appearance, &Appearance::changed, this, &CardTextEdit::restyle);
    connect(this, &QTextEdit::textChanged, this, [this] {
        // Marks are formats and come here too; only another text is an edit.
        const QString text = toPlainText();
        if (!m_loading && text != m_known) {
            keepLineHeight();
            m_known = text;
            Q_EMIT edited();
            m_completion->typed();
        }
    });
    connect(this, &QTextEdit::cursorPositionChanged, this, [this] {
        const int cursor = typingPosition();
        const bool left = std::ranges::any_of(marks(), [cursor](const TextMark& mark) {
            return mark.kind == TextMark::Kind::Unfinished && (cursor < mark.from || cursor > mark.from + mark.length);
        });
        if (left && !m_loading && toPlainText() == m_known) {
            Q_EMIT wordLeft();
        }
    });
    restyle();
}

void CardTextEdit::restyle() {
    setFont(m_appearance.font(m_appearance.tokens().type.textField));
    applyLineHeight();
}

void CardTextEdit::applyLineHeight() {
    const bool wasLoading = m_loading;
    m_loading = true;
    QTextCursor all(document());
    all.select(QTextCursor::Document);
    QTextBlockFormat format;
    format.setLineHeight(m_appearance.px(m_appearance.tokens().type.textField.line), QTextBlockFormat::FixedHeight);
    all.mergeBlockFormat(format);
    document()->clearUndoRedoStacks();
    m_loading = wasLoading;
}

/// Paragraphs that came by paste or as a new text have no line height yet.
void CardTextEdit::keepLineHeight() {
    const int wanted = m_appearance.px(m_appearance.tokens().type.textField.line);
    m_loading = true;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (qRound(block.blockFormat().lineHeight()) != wanted) {
            QTextCursor cursor(block);
            cursor.joinPreviousEditBlock();
            QTextBlockFormat format;
            format.setLineHeight(wanted, QTextBlockFormat::FixedHeight);
            cursor.mergeBlockFormat(format);
            cursor.endEditBlock();
        }
    }
    m_loading = false;
}

void CardTextEdit::load(const QString& text) {
    if (text == toPlainText()) {
        m_known = text;
        return;
    }
    m_loading = true;
    m_completion->reset();
    m_highlighter->setMarks({});
    setPlainText(text);
    applyLineHeight();
    m_known = text;
    m_loading = false;
}

void CardTextEdit::setMarks(std::vector<TextMark> marks) {
    m_highlighter->setMarks(std::move(marks));
}

const std::vector<TextMark>& CardTextEdit::marks() const {
    return m_highlighter->marks();
}

void CardTextEdit::replaceText(const QString& text) {
    const QString old = toPlainText();
    const auto same = std::ranges::mismatch(old, text);
    int begin = int(same.in1 - old.begin());
    int oldEnd = int(old.size());
    int newEnd = int(text.size());
    while (oldEnd > begin && newEnd > begin && old[oldEnd - 1] == text[newEnd - 1]) {
        --oldEnd;
        --newEnd;
    }
    if (begin == oldEnd && begin == newEnd) {
        return;
    }
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.setPosition(begin);
    cursor.setPosition(oldEnd, QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(begin, newEnd - begin));
    cursor.endEditBlock();
    setTextCursor(cursor);
}

int CardTextEdit::typingPosition() const {
    return hasFocus() ? textCursor().position() : -1;
}

QString CardTextEdit::hint(const TextMark& mark) const {
    const QString said = toPlainText().mid(mark.from, mark.length).simplified();
    QString first = mark.missing;
    if (mark.kind == TextMark::Kind::Unknown) {
        first = mark.isName ? tr("No card is called “%1”.").arg(said)
                            : tr("The card language does not know “%1” here.").arg(said);
        first = said.isEmpty() ? tr("Something is missing here.") : first;
    }
    QString html = QStringLiteral("<b>") + first.toHtmlEscaped() + QStringLiteral("</b>");
    if (mark.kind == TextMark::Kind::Unknown && !mark.missing.isEmpty()) {
        html += QStringLiteral("<br>") + mark.missing.toHtmlEscaped();
    }
    if (!mark.suggestion.isEmpty()) {
        html += QStringLiteral("<br>") + tr("Meant is perhaps “%1”.").arg(mark.suggestion.toHtmlEscaped());
    }
    if (!mark.expected.isEmpty()) {
        html += QStringLiteral("<br>") +
                (mark.kinds.isEmpty()
                     ? tr("Possible here:")
                     : tr("Possible here (%1):").arg(mark.kinds.join(QStringLiteral(", ")).toHtmlEscaped()));
        for (const QString& expected : mark.expected.mid(0, kShown)) {
            html += QStringLiteral("<br>&nbsp;&nbsp;") + expected.toHtmlEscaped();
        }
        if (mark.expected.size() > kShown) {
            html += QStringLiteral("<br>&nbsp;&nbsp;") + tr("and %n more", nullptr, int(mark.expected.size()) - kShown);
        }
    }
    return html;
}

QString CardTextEdit::hintAt(int position) const {
    const TextMark* mark = m_highlighter->wrongAt(position);
    return mark ? hint(*mark) : QString();
}

bool CardTextEdit::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int position = cursorForPosition(viewport()->mapFrom(this, help->pos())).position();
        if (const QString said = hintAt(position); !said.isEmpty()) {
            QToolTip::showText(help->globalPos(), said, this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        // Before Tab moves the focus.
        auto* key = static_cast<QKeyEvent*>(event);
        if (!isReadOnly() && m_completion->handleKey(key)) {
            key->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ShortcutOverride && m_completion->wants(static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        // What is typed is taken back here first; after that Undo means the project.
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) && !document()->isUndoAvailable()) {
            event->ignore();
            return true;
        }
        if (key->matches(QKeySequence::Redo) && !document()->isRedoAvailable()) {
            event->ignore();
            return true;
        }
    }
    return QTextEdit::event(event);
}

void CardTextEdit::focusOutEvent(QFocusEvent* event) {
    QTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) {
        m_completion->close();
        Q_EMIT committed();
    }
}

void CardTextEdit::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
        Q_EMIT committed();
        return;
    }
    if ((enter && event->modifiers().testFlag(Qt::AltModifier)) ||
        (event->key() == Qt::Key_Period && event->modifiers() == Qt::ControlModifier)) {
        Q_EMIT proposalTaken();
        return;
    }
    QTextEdit::keyPressEvent(event);
}

void CardTextEdit::contextMenuEvent(QContextMenuEvent* event) {
    QMenu* menu = createStandardContextMenu(event->pos());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!m_menuActions.isEmpty()) {
        menu->addSeparator();
        menu->addActions(m_menuActions);
    }
    menu->popup(event->globalPos());
}

} // namespace blattwerk::app
