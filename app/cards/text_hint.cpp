#include "app/cards/text_hint.h"

#include "app/shell/appearance.h"
#include "app/widgets/rich_lines.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace blattwerk::app {

namespace {

/// Kinds of phrases, or single phrases, that the line names at most.
constexpr int kShownKinds = 4;
constexpr int kShownPhrases = 3;
constexpr int kIcon = 16;
constexpr int kLeastHeight = 28;
/// Words of a proposal that are shown at most.
constexpr int kShownWords = 36;
constexpr int kMostChoices = 3;

QStringList words(const QString& text) {
    static const QRegularExpression kSpace(QStringLiteral("(?<=\\s)"));
    return text.split(kSpace, Qt::SkipEmptyParts);
}

} // namespace

QString differenceHtml(const QString& before, const QString& after, int most) {
    const QStringList old = words(before);
    const QStringList now = words(after);
    qsizetype head = 0;
    while (head < std::min(old.size(), now.size()) && old[head] == now[head]) {
        ++head;
    }
    qsizetype tail = 0;
    while (tail < std::min(old.size(), now.size()) - head && old[old.size() - 1 - tail] == now[now.size() - 1 - tail]) {
        ++tail;
    }
    // Back to the beginning of the sentence, on to its end.
    const auto ends = [&now](qsizetype i) {
        const QString word = now[i].trimmed();
        return word.endsWith(QLatin1Char('.')) || word.endsWith(QLatin1Char(':'));
    };
    qsizetype from = head;
    while (from > 0 && !ends(from - 1)) {
        --from;
    }
    qsizetype to = std::max(head, now.size() - tail);
    while (to < now.size() && !(to > 0 && ends(to - 1))) {
        ++to;
    }
    QString html;
    for (qsizetype i = from; i < to; ++i) {
        if (i - from >= most) {
            return html + QStringLiteral(" …");
        }
        const QString word = now[i].simplified().toHtmlEscaped();
        const bool changed = i >= head && i < now.size() - tail;
        html += (html.isEmpty() ? QString() : QStringLiteral(" ")) +
                (changed ? QStringLiteral("<b>") + word + QStringLiteral("</b>") : word);
    }
    return html;
}

QString newParagraphsHtml(const QString& before, const QString& after) {
    const QStringList known = before.split(QLatin1Char('\n'));
    QStringList lines;
    for (const QString& line : after.split(QLatin1Char('\n'))) {
        if (!known.contains(line)) {
            lines << line.toHtmlEscaped();
        }
    }
    if (lines.size() > 1) {
        lines.replaceInStrings(QRegularExpression(QStringLiteral("^")), QStringLiteral("• ")); // each on its own
    }
    return lines.join(QStringLiteral("<br>"));
}

TextHint::TextHint(const Appearance& appearance, Side side, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_side(side),
      m_icon(new QLabel(this)),
      m_label(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_take(new QPushButton(this)),
      m_meaning(new QPushButton(this)),
      m_choiceRows(new QWidget(this)),
      m_choiceColumn(new QVBoxLayout(m_choiceRows)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 3, 3, 3);
    column->setSpacing(4);
    m_row = new QHBoxLayout;
    m_row->setSpacing(7);
    m_row->addWidget(m_icon, 0, Qt::AlignTop);
    m_row->addWidget(m_label, 1);
    m_row->addWidget(m_take);
    column->addLayout(m_row);
    m_choiceRows->setObjectName(QStringLiteral("cards.text.choices"));
    m_choiceColumn->setContentsMargins(0, 0, 0, 0);
    m_choiceColumn->setSpacing(8);
    m_choiceRows->hide();
    column->addWidget(m_choiceRows);
    column->addWidget(m_meaning, 0, Qt::AlignRight); // what is not understood needs the whole width to be told
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::RichText);
    m_label->setObjectName(QStringLiteral("cards.text.expected"));
    m_take->setObjectName(QStringLiteral("cards.text.take"));
    m_meaning->setObjectName(QStringLiteral("cards.text.meaning"));
    for (QPushButton* button : {m_take, m_meaning}) {
        button->setFocusPolicy(Qt::TabFocus); // a click must not take the focus out of the text
    }
    connect(m_take, &QPushButton::clicked, this, &TextHint::taken);
    connect(m_meaning, &QPushButton::clicked, this, &TextHint::meaningRequested);
    connect(&appearance, &Appearance::changed, this, &TextHint::renew);
    retranslate();
}

void TextHint::retranslate() {
    m_take->setText(tr("Take over") + QStringLiteral("  ") +
                    QKeySequence(Qt::ALT | Qt::Key_Return).toString(QKeySequence::NativeText));
    m_take->setToolTip(tr("Puts the proposal into the text. Also %1.")
                           .arg(QKeySequence(Qt::CTRL | Qt::Key_Period).toString(QKeySequence::NativeText)));
    m_meaning->setText(tr("This sentence means …"));
    renewChoices(std::exchange(m_choices, {}));
    renew();
}

QString TextHint::expectation(const TextReading& reading) const {
    for (const TextMark& mark : reading.marks) {
        if (mark.kind != TextMark::Kind::Unknown && mark.kind != TextMark::Kind::Unfinished) {
            continue;
        }
        // A few ways to go on are named, many by their kinds.
        const bool few = mark.expected.size() <= kShownPhrases;
        const QStringList all = few ? mark.expected : mark.kinds;
        const QStringList shown = all.mid(0, kShownKinds);
        if (!shown.isEmpty()) {
            return shown.join(QStringLiteral(" · ")) + (all.size() > shown.size() ? QStringLiteral(" …") : QString());
        }
    }
    return {};
}

/// Why the first unknown place is not understood: best what the language says about it itself.
QString TextHint::explanation(const TextReading& reading) const {
    const auto mark = std::ranges::find(reading.marks, TextMark::Kind::Unknown, &TextMark::kind);
    if (mark == reading.marks.end()) {
        return {};
    }
    if (!mark->missing.isEmpty()) {
        return mark->missing;
    }
    if (mark->isName) {
        return tr("No card is called “%1”.").arg(m_text.mid(mark->from, mark->length).simplified());
    }
    const QString expected = expectation(reading);
    return expected.isEmpty() ? tr("The card language does not know this sentence.")
                              : tr("Expected here: %1").arg(expected);
}

void TextHint::show(const QString& text, const TextReading& reading, const QStringList& repairs, bool isTyped) {
    m_text = text;
    m_proposal.clear();
    m_detail.clear();
    QStringList choices;
    const auto withoutDot = [](QString line) { return line.endsWith(QLatin1Char('.')) ? line.chopped(1) : line; };
    const QString canonical = QString::fromStdString(reading.reading.normalised);
    if (!reading.isRead || text.trimmed().isEmpty()) {
        m_kind = Kind::Nothing;
    } else if (reading.hasUnknown()) {
        m_kind = repairs.isEmpty() ? Kind::Unknown : Kind::Repair;
        m_proposal = repairs.value(0);
        m_detail = explanation(reading);
    } else if (reading.isUnfinished()) {
        m_kind = Kind::Unfinished;
        m_detail = expectation(reading);
    } else if (!reading.doubt().isEmpty()) {
        m_kind = Kind::Doubt;
        m_detail = reading.doubt();
        choices = repairs.mid(0, kMostChoices);
    } else if (reading.asTyped != canonical && !(isTyped && withoutDot(canonical) == withoutDot(reading.asTyped))) {
        m_kind = Kind::Canonical;
        m_proposal = canonical;
    } else {
        m_kind = reading.reading.manual > 0 ? Kind::Manual : Kind::Understood;
    }
    renewChoices(choices);
    renew();
}

void TextHint::renewChoices(const QStringList& choices) {
    if (choices == m_choices) {
        return;
    }
    m_choices = choices;
    qDeleteAll(m_choiceRows->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    while (QLayoutItem* item = m_choiceColumn->takeAt(0)) {
        delete item;
    }
    for (const QString& choice : m_choices) {
        const QString html = newParagraphsHtml(m_text, choice);
        auto* said = new StyledLabel(m_appearance, &TypeScale::small, StyledLabel::Ink::Normal, StyledLabel::Face::Ui,
                                     m_choiceRows);
        said->setTextFormat(Qt::RichText);
        said->setWordWrap(true);
        said->setText(inLines(html, said->font(), m_appearance.px(m_appearance.tokens().type.small.line)));
        auto* take = new QPushButton(tr("Meant so"), m_choiceRows);
        take->setObjectName(QStringLiteral("cards.text.choice"));
        take->setFocusPolicy(Qt::TabFocus);
        take->setFont(m_appearance.font(m_appearance.tokens().type.small));
        take->setAccessibleName(take->text() + QStringLiteral(": ") + QString(choice).replace('\n', ' '));
        connect(take, &QPushButton::clicked, this, [this, choice] { Q_EMIT chosen(choice); });
        auto* row = new QHBoxLayout;
        row->setContentsMargins(m_appearance.px(kIcon) + 7, 0, 0, 0); // below the words, not the sign
        row->setSpacing(7);
        row->addWidget(said, 1);
        row->addWidget(take, 0, Qt::AlignTop);
        m_choiceColumn->addLayout(row);
    }
    m_choiceRows->setVisible(!m_choices.isEmpty());
}

QString TextHint::html() const {
    switch (m_kind) {
    case Kind::Nothing:
        return {};
    case Kind::Understood:
        return tr("Understood.").toHtmlEscaped();
    case Kind::Unfinished:
        return m_detail.isEmpty() ? tr("The sentence goes on.").toHtmlEscaped()
                                  : tr("Goes on with: %1").arg(m_detail).toHtmlEscaped();
    case Kind::Canonical:
        return tr("The card language says: %1").toHtmlEscaped().arg(differenceHtml(m_text, m_proposal, kShownWords));
    case Kind::Repair:
        return tr("Did you mean: %1").toHtmlEscaped().arg(differenceHtml(m_text, m_proposal, kShownWords));
    case Kind::Unknown: {
        const bool ends = !m_detail.isEmpty() && QStringLiteral(".…“”").contains(m_detail.back());
        return QString(m_detail + (ends ? QStringLiteral(" ") : QStringLiteral(". ")) + consequence()).toHtmlEscaped();
    }
    case Kind::Doubt:
        return m_detail.toHtmlEscaped();
    case Kind::Manual:
        return tr("The part in brackets is carried out by hand at the table.").toHtmlEscaped();
    }
    return {};
}

QString TextHint::icon() const {
    switch (m_kind) {
    case Kind::Understood:
        return QStringLiteral("state-ok");
    case Kind::Canonical:
        return QStringLiteral("state-advice");
    case Kind::Repair:
        return QStringLiteral("repair");
    case Kind::Unknown:
        return QStringLiteral("state-error");
    case Kind::Doubt:
        return QStringLiteral("state-warning");
    case Kind::Manual:
        return QStringLiteral("hand");
    default:
        return {};
    }
}

QColor TextHint::ink() const {
    const ThemeColours& colours = m_appearance.colours();
    switch (m_kind) {
    case Kind::Understood:
        return colours.ok;
    case Kind::Repair:
        return colours.advice;
    case Kind::Unknown:
        return colours.error;
    case Kind::Doubt:
    case Kind::Manual:
        return colours.warning;
    default:
        return colours.ink3;
    }
}

QString TextHint::consequence() const {
    return m_side == Side::CardText ? tr("As it stands, the sentence is carried out by hand at the table.")
                                    : tr("Until it is understood, the card text stays as it is.");
}

QString TextHint::sentence() const {
    return m_label->text().remove(QRegularExpression(QStringLiteral("<[^>]*>")));
}

void TextHint::renew() {
    const QString said = html();
    m_label->setText(
        said.isEmpty() ? said : inLines(said, m_label->font(), m_appearance.px(m_appearance.tokens().type.small.line)));
    m_label->setToolTip(said.endsWith(QChar(0x2026)) ? m_proposal : QString());
    m_label->setInk(m_kind == Kind::Canonical || m_kind == Kind::Understood || m_kind == Kind::Unfinished
                        ? StyledLabel::Ink::Third
                        : StyledLabel::Ink::Second);
    const QString name = icon();
    m_icon->setVisible(!name.isEmpty());
    if (!name.isEmpty()) {
        m_icon->setPixmap(m_appearance.iconPixmap(name, ink(), m_appearance.px(kIcon), devicePixelRatioF()));
    }
    for (QPushButton* button : {m_take, m_meaning}) {
        button->setFont(m_appearance.font(m_appearance.tokens().type.small));
    }
    m_take->setVisible(!m_proposal.isEmpty());
    // Beside a button one line stands in the middle; several begin at the sign.
    m_row->setAlignment(m_icon, m_proposal.isEmpty() ? Qt::AlignTop : Qt::AlignVCenter);
    m_meaning->setVisible(m_kind == Kind::Unknown && m_side == Side::CardText);
    setMinimumHeight(m_appearance.px(kLeastHeight)); // so that nothing jumps while one types
    update();
}

void TextHint::paintEvent(QPaintEvent*) {
    if (m_kind != Kind::Repair && m_kind != Kind::Canonical) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_kind == Kind::Repair ? m_appearance.colours().adviceBg : m_appearance.colours().sunken);
    const double corner = m_appearance.tokens().radius.field;
    painter.drawRoundedRect(rect(), corner, corner);
}

} // namespace blattwerk::app
