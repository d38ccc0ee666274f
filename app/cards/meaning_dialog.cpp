#include "app/cards/meaning_dialog.h"

#include "app/cards/card_text_edit.h"
#include "app/cards/completion_offers.h"
#include "app/cards/reading_view.h"
#include "app/cards/sentence_tools.h"
#include "app/cards/text_change_list.h"
#include "app/cards/text_completion.h"
#include "app/session/sentences.h"
#include "app/shell/appearance.h"
#include "app/widgets/panel.h"
#include "app/widgets/styled_label.h"
#include "engine/language/mending.h"
#include "model/text_folding.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kPauseMs = 250;
constexpr int kProposals = 4;

QStringList foldedWords(const QString& text) {
    static const QRegularExpression kBetween(QStringLiteral("[^\\w\\-]+"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    QStringList words;
    for (const QString& word : text.split(kBetween, Qt::SkipEmptyParts)) {
        words << QString::fromStdString(model::foldText(word.toStdString()));
    }
    return words;
}

/// Every sentence of a text without what stands before its last colon.
QStringList sentencesOf(const QString& text) {
    QStringList sentences;
    int position = 0;
    while (position < text.size()) {
        const TextSpan span = sentenceAt(text, position + 1);
        if (span.to > span.from && span.to > position) {
            const QString said = text.mid(span.from, span.to - span.from);
            const QString bare = said.mid(said.lastIndexOf(QStringLiteral(": ")) + 1).trimmed();
            sentences << bare.left(1).toUpper() + bare.mid(1) + QLatin1Char('.');
            position = span.to + 1;
        } else {
            ++position;
        }
    }
    return sentences;
}

} // namespace

QStringList similarSentences(const CardReader& reader, const std::vector<model::Card>& cards, const QString& sentence,
                             int most) {
    const QStringList wanted = foldedWords(sentence);
    std::vector<std::pair<double, QString>> found;
    QSet<QString> seen;
    for (const model::Card& card : cards) {
        for (const QString& known : sentencesOf(QString::fromStdString(card.text))) {
            if (seen.contains(known)) {
                continue;
            }
            seen.insert(known);
            const QStringList words = foldedWords(known);
            double shared = 0;
            for (const QString& word : wanted) {
                const bool near = std::ranges::any_of(words, [&word](const QString& other) {
                    const std::size_t room = 1 + std::size_t(word.size()) / 4;
                    return word == other || (word.size() > 3 && engine::language::editDistance(
                                                                    word.toStdString(), other.toStdString()) <= room);
                });
                shared += near ? 1 : 0;
            }
            if (shared > 0) {
                found.emplace_back(-2 * shared / double(wanted.size() + words.size()), known);
            }
        }
    }
    std::ranges::stable_sort(found, {}, &std::pair<double, QString>::first);
    QStringList result;
    for (const auto& [score, known] : found) {
        if (result.size() >= most) {
            break;
        }
        if (reader.read({}, known, reader.textLanguage()).reading.understood) {
            result << known;
        }
    }
    return result;
}

MeaningDialog::MeaningDialog(Workspace& workspace, const Appearance& appearance, const std::string& system,
                             QWidget* parent)
    : QDialog(parent),
      m_workspace(workspace),
      m_appearance(appearance),
      m_system(system),
      m_book(workspace, system),
      m_reader(workspace),
      m_rules(system) {
    setObjectName(QStringLiteral("cards.meaning"));
    setModal(false);
    m_reader.setSystem(system);
    build();
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &MeaningDialog::renewPattern);
    connect(m_wording, &QLineEdit::textChanged, this, [this] { m_pause.start(); });
    connect(m_phrase, &CardTextEdit::edited, this, [this] {
        renewReading();
        m_pause.start();
    });
    connect(m_proposals, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) {
        m_phrase->replaceText(item->text());
        m_phrase->setFocus();
    });
    for (QLineEdit* line : {m_pattern, m_meaning}) {
        connect(line, &QLineEdit::textEdited, this, [this] {
            m_patternTyped = true;
            renewPreview();
        });
    }
    connect(m_canonical, &QCheckBox::toggled, this, &MeaningDialog::renewPreview);
    connect(m_save, &QPushButton::clicked, this, &MeaningDialog::save);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(&workspace, &Workspace::changed, this, [this] {
        m_reader.renew();
        renewReading();
    });
    retranslate();
}

StyledLabel* MeaningDialog::addLabel() {
    return new StyledLabel(m_appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
}

void MeaningDialog::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(4);
    m_wordingLabel = addLabel();
    m_wording = new QLineEdit(this);
    m_phraseLabel = addLabel();
    m_phrase = new CardTextEdit(m_appearance, this);
    m_proposalsLabel = addLabel();
    m_proposals = new QListWidget(this);
    auto* panel = new Panel(m_appearance, this);
    m_readingLabel =
        new StyledLabel(m_appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, panel);
    m_reading = new ReadingView(m_appearance, panel);
    m_patternLabel = addLabel();
    m_pattern = new QLineEdit(this);
    m_meaning = new QLineEdit(this);
    m_canonical = new QCheckBox(this);
    m_changes = new TextChangeList(m_appearance, this);
    m_outcome = new StyledLabel(m_appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
    m_save = new QPushButton(this);
    m_cancel = new QPushButton(this);

    m_wording->setObjectName(QStringLiteral("cards.meaning.wording"));
    m_phrase->setObjectName(QStringLiteral("cards.meaning.phrase"));
    m_proposals->setObjectName(QStringLiteral("cards.meaning.proposals"));
    m_reading->setObjectName(QStringLiteral("cards.meaning.reading"));
    m_pattern->setObjectName(QStringLiteral("cards.meaning.pattern"));
    m_meaning->setObjectName(QStringLiteral("cards.meaning.known"));
    m_canonical->setObjectName(QStringLiteral("cards.meaning.canonical"));
    m_outcome->setObjectName(QStringLiteral("cards.meaning.outcome"));
    m_save->setObjectName(QStringLiteral("cards.meaning.save"));
    m_save->setProperty("primary", true);

    const int line = m_appearance.px(m_appearance.tokens().type.textField.line);
    m_phrase->setFixedHeight(line * 2 + 16);
    m_phrase->completion()->setSource([this](const QString& text) {
        return m_reader.language()
                   ? completionOffers(m_reader, m_workspace.system(m_system).cards, {}, text, m_reader.textLanguage())
                   : CompletionOffers();
    });
    m_proposals->setSpacing(3);
    m_proposals->setProperty("field", true);
    m_proposals->viewport()->setAutoFillBackground(false); // the frame paints the ground
    m_proposals->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_outcome->setWordWrap(true);
    m_changes->setMinimumHeight(140);
    m_changes->hide();
    auto* inside = new QVBoxLayout(panel);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(6);
    inside->addWidget(m_readingLabel);
    inside->addWidget(m_reading);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_wordingLabel, m_wording, m_phraseLabel, m_phrase,
                                                           m_proposalsLabel, m_proposals, panel, m_patternLabel,
                                                           m_pattern, m_meaning, m_canonical, m_changes, m_outcome}) {
        if (widget == m_outcome) {
            column->addSpacing(4);
        }
        if (widget == m_phraseLabel || widget == m_proposalsLabel || widget == m_patternLabel || widget == panel ||
            widget == m_canonical) {
            column->addSpacing(8);
        }
        column->addWidget(widget, widget == m_changes ? 1 : 0);
    }
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_save, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    column->addWidget(buttons);
    resize(620, 560);
}

void MeaningDialog::retranslate() {
    setWindowTitle(tr("This sentence means …"));
    m_wordingLabel->setText(tr("This sentence"));
    m_wording->setAccessibleName(m_wordingLabel->text());
    m_phraseLabel->setText(tr("means the same as this known one"));
    m_phrase->setAccessibleName(m_phraseLabel->text());
    m_proposalsLabel->setText(tr("Known sentences like it"));
    m_proposals->setAccessibleName(m_proposalsLabel->text());
    m_readingLabel->setText(tr("How the rules engine reads it"));
    m_reading->setAccessibleName(m_readingLabel->text());
    m_patternLabel->setText(tr("What is learned: places in curly brackets may be anything of their kind"));
    m_pattern->setAccessibleName(tr("Pattern"));
    m_meaning->setAccessibleName(tr("Meaning of the pattern"));
    m_canonical->setText(tr("Write it so from now on: cards are reworded in the same step"));
    m_save->setText(tr("Learn"));
    m_cancel->setText(tr("Cancel"));
    m_changes->retranslate();
}

void MeaningDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        renewReading();
    }
}

void MeaningDialog::begin(const QString& sentence) {
    m_before.reset();
    m_patternTyped = false;
    QString wording = sentence.trimmed();
    wording.remove(QLatin1Char('[')).remove(QLatin1Char(']'));
    if (!wording.isEmpty()) {
        wording = wording.left(1).toUpper() + wording.mid(1) +
                  (wording.endsWith(QLatin1Char('.')) ? QString() : QStringLiteral("."));
    }
    m_wording->setText(wording);
    addProposals(wording);
    renewReading();
}

void MeaningDialog::edit(const model::PhraseAlias& alias) {
    m_before = alias;
    m_patternTyped = true;
    const auto plain = [](const std::string& text) {
        return QString::fromStdString(text).remove(QLatin1Char('{')).remove(QLatin1Char('}'));
    };
    m_wording->setText(plain(alias.wording));
    m_phrase->load(plain(alias.phrase));
    m_pattern->setText(QString::fromStdString(alias.wording));
    m_meaning->setText(QString::fromStdString(alias.phrase));
    m_canonical->setChecked(alias.canonical);
    addProposals(m_wording->text());
    renewReading();
}

void MeaningDialog::addProposals(const QString& sentence) {
    m_proposals->clear();
    QStringList known = m_reader.repairs({}, sentence, m_reader.textLanguage());
    known << similarSentences(m_reader, m_workspace.system(m_system).cards, sentence, kProposals);
    known.removeDuplicates();
    m_proposals->addItems(known.mid(0, kProposals));
    int height = 2 * m_proposals->frameWidth() + 4;
    for (int i = 0; i < m_proposals->count(); ++i) {
        height += m_proposals->sizeHintForRow(i) + 2 * m_proposals->spacing();
    }
    m_proposals->setFixedHeight(height);
    m_proposals->setVisible(!known.isEmpty());
    m_proposalsLabel->setVisible(!known.isEmpty());
}

void MeaningDialog::renewReading() {
    const QString phrase = m_phrase->toPlainText();
    const TextReading reading = m_reader.read({}, phrase, m_reader.textLanguage(), m_phrase->typingPosition());
    m_phrase->setMarks(reading.marks);
    QStringList rules;
    for (const engine::language::OutlineLine& line : reading.outline) {
        rules << QString::fromStdString(m_rules.ruleOfLine(line));
    }
    m_reading->setReading(reading, rules, uiLanguage());
}

void MeaningDialog::settle() {
    renewReading();
    renewPattern();
}

void MeaningDialog::say(const QString& sentence, bool isError) {
    m_outcome->setText(sentence);
    m_outcome->setInk(isError ? StyledLabel::Ink::Error : StyledLabel::Ink::Second);
}

QString MeaningDialog::said() const {
    return m_outcome->text();
}

model::PhraseAlias MeaningDialog::alias() const {
    model::PhraseAlias alias;
    alias.system = m_system;
    alias.language = std::string(model::languageCode(m_reader.textLanguage()));
    alias.wording = m_pattern->text().trimmed().toStdString();
    alias.phrase = m_meaning->text().trimmed().toStdString();
    alias.canonical = m_canonical->isChecked();
    return alias;
}

void MeaningDialog::renewPattern() {
    m_pause.stop();
    const std::string wording = m_wording->text().trimmed().toStdString();
    const std::string phrase = m_phrase->toPlainText().trimmed().toStdString();
    if (!m_patternTyped) {
        m_pattern->clear();
        m_meaning->clear();
        if (!wording.empty() && !phrase.empty()) {
            if (const auto proposal = m_book.proposal(wording, phrase, m_reader.textLanguage())) {
                m_pattern->setText(QString::fromStdString(proposal->wording));
                m_meaning->setText(QString::fromStdString(proposal->phrase));
            } else {
                say(errorSentence(proposal.error()), true);
                m_save->setEnabled(false);
                return;
            }
        }
    }
    renewPreview();
}

void MeaningDialog::renewPreview() {
    const bool ready = !m_pattern->text().trimmed().isEmpty() && !m_meaning->text().trimmed().isEmpty();
    m_save->setEnabled(ready);
    m_changes->setVisible(m_canonical->isChecked());
    say({}, false);
    if (!ready || !m_canonical->isChecked()) {
        m_changes->show({}, false);
        m_changes->setVisible(m_canonical->isChecked());
        return;
    }
    if (const auto changes = m_book.preview(alias())) {
        m_changes->show(*changes, false);
        say(tr("%n card(s) would be reworded.", nullptr, int(changes->size())), false);
    } else {
        say(errorSentence(changes.error()), true);
    }
}

void MeaningDialog::save() {
    if (m_pause.isActive()) {
        renewPattern();
    }
    if (const auto done = m_book.save(alias(), m_before); !done) {
        say(errorSentence(done.error()), true); // with the sentence that stands against it
        return;
    }
    Q_EMIT reported(tr("The card language has learned “%1”.").arg(m_wording->text()), false);
    accept();
}

} // namespace blattwerk::app
