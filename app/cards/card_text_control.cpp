#include "app/cards/card_text_control.h"

#include "app/cards/card_text_edit.h"
#include "app/cards/completion_offers.h"
#include "app/cards/sentence_tools.h"
#include "app/cards/text_completion.h"
#include "app/cards/text_hint.h"
#include "app/cards/text_section.h"
#include "app/session/workspace.h"

#include <QMenu>

#include <algorithm>
#include <set>

namespace blattwerk::app {

namespace {
/// Mends are searched when typing pauses; marks and reading follow every key.
constexpr int kPauseMs = 150;
/// Letters that two forms of a word have in common at least.
constexpr int kStem = 3;
} // namespace

CardTextControl::CardTextControl(Workspace& workspace, TextSection* section)
    : QObject(section),
      m_workspace(workspace),
      m_section(section),
      m_reader(workspace) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &CardTextControl::search);
    connectEdit(section->edit(), false);
    connectEdit(section->otherEdit(), true);
    connect(section->hint(), &TextHint::taken, this, &CardTextControl::takeProposal);
    connect(section->otherHint(), &TextHint::taken, this, &CardTextControl::takeOtherProposal);
    for (TextHint* hint : {section->hint(), section->otherHint()}) {
        CardTextEdit* edit = hint == section->hint() ? section->edit() : section->otherEdit();
        connect(hint, &TextHint::chosen, edit, &CardTextEdit::replaceText);
    }
    connect(section->hint(), &TextHint::meaningRequested, this, [this] {
        const auto unknown = std::ranges::find(m_reading.marks, TextMark::Kind::Unknown, &TextMark::kind);
        if (unknown != m_reading.marks.end()) {
            Q_EMIT meaningRequested(sentenceToTeach(unknown->from));
        }
    });
    addAction("cards.manual", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M), &CardTextControl::toggleManual);
    addAction("cards.reminder", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), &CardTextControl::toggleReminder);
    section->edit()->setMenuActions({m_actions.begin(), m_actions.end()});
    retranslate();
}

QAction* CardTextControl::addAction(const char* name, const QKeySequence& shortcut, void (CardTextControl::*run)()) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, run);
    m_actions.push_back(action);
    return action;
}

void CardTextControl::retranslate() {
    m_actions[0]->setText(tr("Sentence carried out by hand"));
    m_actions[1]->setText(tr("Reminder text"));
}

void CardTextControl::connectEdit(CardTextEdit* edit, bool isOther) {
    const auto language = [this, isOther] { return isOther ? m_reader.otherLanguage() : m_reader.textLanguage(); };
    edit->completion()->setSource([this, language](const QString& textToCursor) {
        return m_reader.language()
                   ? completionOffers(m_reader, m_workspace.system(m_system).cards, m_card, textToCursor, language())
                   : CompletionOffers();
    });
    connect(edit->completion(), &TextCompletion::numberTyped, this,
            [this, edit, language](int position) { bendAfterNumber(edit, position, language()); });
    if (isOther) {
        connect(edit, &CardTextEdit::edited, this, &CardTextControl::readOther);
        connect(edit, &CardTextEdit::wordLeft, this, &CardTextControl::readOther);
        connect(edit, &CardTextEdit::proposalTaken, this, &CardTextControl::takeOtherProposal);
    } else {
        connect(edit, &CardTextEdit::edited, this, [this, edit] { Q_EMIT typed(edit->toPlainText()); });
        connect(edit, &CardTextEdit::wordLeft, this, &CardTextControl::read);
        connect(edit, &CardTextEdit::proposalTaken, this, &CardTextControl::takeProposal);
    }
    connect(edit, &CardTextEdit::committed, this, [this] {
        Q_EMIT committed();
        read();
    });
}

void CardTextControl::setSystem(const std::string& key) {
    m_system = key;
    m_reader.setSystem(key);
    m_rules = std::make_unique<RuleLinks>(key);
    m_card = {};
    m_reading = {};
}

void CardTextControl::renewPool() {
    m_reader.renew();
}

void CardTextControl::show(const model::Card& card, model::Language language) {
    const bool sameCard = card.key == m_card.key;
    const bool same = sameCard && card.text == m_card.text;
    m_card = card;
    m_language = language;
    if (!same) {
        m_repairs.clear();
        m_otherWaits = m_otherWaits && sameCard && m_section->otherEdit()->hasFocus();
    }
    readText(sameCard ? TextSection::OtherText::OfThisCard : TextSection::OtherText::OfAnotherCard);
}

void CardTextControl::forget() {
    m_card = {};
    m_otherWaits = false;
}

QStringList CardTextControl::lineRules() const {
    QStringList rules;
    for (const engine::language::OutlineLine& line : m_reading.outline) {
        rules << QString::fromStdString(m_rules->ruleOfLine(line));
    }
    return rules;
}

void CardTextControl::read() {
    readText(TextSection::OtherText::OfThisCard);
}

void CardTextControl::readText(TextSection::OtherText other) {
    if (m_system.empty()) {
        return;
    }
    const model::SystemInfo& info = m_workspace.system(m_system).info;
    m_reading = m_reader.read(m_card, m_section->edit()->toPlainText() == QString::fromStdString(m_card.text)
                                          ? m_section->edit()->typingPosition()
                                          : -1);
    m_section->show(info, m_card, m_reading, lineRules(), m_language);
    m_section->showOther(info, m_reading, m_otherWaits ? TextSection::OtherText::Waiting : other);
    m_section->hint()->show(QString::fromStdString(m_card.text), m_reading, m_repairs, m_section->edit()->hasFocus());
    if (m_reading.hasUnknown() || !m_reading.doubt().isEmpty()) {
        m_pause.start();
    }
}

QString CardTextControl::sentenceToTeach(int position) const {
    const QString text = m_section->edit()->toPlainText();
    TextSpan sentence = sentenceAt(text, position);
    const auto place = [this](std::size_t bytes) {
        return int(QString::fromStdString(m_card.text.substr(0, bytes)).size());
    };
    for (const engine::language::Clause& clause : m_reading.reading.clauses) {
        if (clause.manual && !clause.byIntent) {
            const int from = place(clause.range.begin);
            const int to = place(clause.range.end);
            const bool isEnd = from > sentence.from && from < sentence.to && to >= sentence.to;
            sentence.from = isEnd ? from : sentence.from;
        }
    }
    return text.mid(sentence.from, sentence.to - sentence.from);
}

void CardTextControl::settle() {
    if (m_pause.isActive()) {
        search();
    }
}

void CardTextControl::search() {
    m_pause.stop();
    if (m_section->otherEdit()->hasFocus()) {
        const QString text = m_section->otherEdit()->toPlainText();
        if (m_otherReading.hasUnknown()) {
            m_section->markOther(m_otherReading, m_reader.repairs(m_card, text, m_reader.otherLanguage()));
        }
        return;
    }
    const QString text = QString::fromStdString(m_card.text);
    const bool hasQuestion = m_reading.hasUnknown() || !m_reading.doubt().isEmpty();
    m_repairs = hasQuestion ? m_reader.repairs(m_card, text, m_reader.textLanguage()) : QStringList();
    m_section->hint()->show(text, m_reading, m_repairs, m_section->edit()->hasFocus());
}

void CardTextControl::takeProposal() {
    settle();
    const QString proposal = m_section->hint()->proposal();
    if (!proposal.isEmpty()) {
        m_section->edit()->replaceText(proposal);
    }
}

void CardTextControl::takeOtherProposal() {
    settle();
    const QString proposal = m_section->otherHint()->proposal();
    if (!proposal.isEmpty()) {
        m_section->otherEdit()->replaceText(proposal);
    }
}

void CardTextControl::bendAfterNumber(CardTextEdit* edit, int position, model::Language language) {
    const QString text = edit->toPlainText();
    const TextReading reading = m_reader.read(m_card, text, language);
    for (const TextMark& mark : reading.marks) {
        // Another ending, not another word.
        const bool bends = mark.kind == TextMark::Kind::Unknown && mark.from == position + 1 &&
                           text.mid(mark.from, kStem) == mark.suggestion.left(kStem);
        if (bends) {
            QTextCursor cursor = edit->textCursor();
            edit->replaceText(text.left(mark.from) + mark.suggestion + text.mid(mark.from + mark.length));
            cursor.setPosition(position);
            edit->setTextCursor(cursor);
            return;
        }
    }
}

/// Manual parts stand in the other language as they are in this one; anything else that is not understood there would
/// be lost.
bool CardTextControl::keepsManual(const TextReading& other) const {
    std::multiset<std::string> known;
    for (const engine::language::Clause& clause : m_reading.reading.clauses) {
        if (clause.manual) {
            known.insert(m_card.text.substr(clause.range.begin, clause.range.end - clause.range.begin));
        }
    }
    const std::string text = m_section->otherEdit()->toPlainText().toStdString();
    return std::ranges::all_of(other.reading.clauses, [&](const engine::language::Clause& clause) {
        if (!clause.manual) {
            return true;
        }
        const auto it = known.find(text.substr(clause.range.begin, clause.range.end - clause.range.begin));
        if (it == known.end()) {
            return false;
        }
        known.erase(it);
        return true;
    });
}

void CardTextControl::readOther() {
    CardTextEdit* edit = m_section->otherEdit();
    const QString text = edit->toPlainText();
    m_otherReading = m_reader.read(m_card, text, m_reader.otherLanguage(), edit->typingPosition());
    const bool hasError = std::ranges::any_of(m_otherReading.reading.notes,
                                              [](const engine::language::Note& note) { return note.error; });
    m_section->markOther(m_otherReading, {});
    if (m_otherReading.hasUnknown()) {
        m_pause.start();
    }
    if (!m_otherReading.isRead || hasError || !keepsManual(m_otherReading)) {
        m_otherWaits = true;
        return; // the card text stays as it is
    }
    m_otherWaits = false;
    const QString said = m_reader.render(m_card, m_otherReading, m_reader.textLanguage());
    if (said != QString::fromStdString(m_card.text)) {
        Q_EMIT typed(said);
    }
}

void CardTextControl::toggleManual() {
    CardTextEdit* edit = m_section->edit();
    edit->replaceText(toggledManual(edit->toPlainText(), edit->textCursor().position()));
}

void CardTextControl::addReminder(const std::vector<model::Term>& terms) {
    CardTextEdit* edit = m_section->edit();
    edit->replaceText(withReminder(edit->toPlainText(), edit->textCursor().position(), terms, m_reader.textLanguage()));
}

void CardTextControl::toggleReminder() {
    CardTextEdit* edit = m_section->edit();
    const QString text = edit->toPlainText();
    const int position = edit->textCursor().position();
    if (const TextSpan there = reminderAt(text, position); there.to > there.from) {
        edit->replaceText(withoutReminder(text, position));
        return;
    }
    const auto book = m_workspace.project().rules().book(m_system);
    const std::vector<model::Term> terms =
        book ? termsIn(text, position, book->terms, m_reader.textLanguage()) : std::vector<model::Term>();
    if (terms.empty()) {
        Q_EMIT reported(tr("No term of the glossary stands in this paragraph."), false);
        return;
    }
    if (terms.size() == 1) {
        addReminder(terms);
        return;
    }
    auto* menu = new QMenu(edit);
    menu->setObjectName(QStringLiteral("cards.reminder.terms"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const model::Term& term : terms) {
        menu->addAction(QString::fromStdString(term.name.in(m_reader.textLanguage())), this,
                        [this, term] { addReminder({term}); });
    }
    menu->addSeparator();
    menu->addAction(tr("All of them"), this, [this, terms] { addReminder(terms); });
    menu->popup(edit->viewport()->mapToGlobal(edit->cursorRect().bottomLeft()));
}

} // namespace blattwerk::app
