#include "app/print/card_choice.h"

#include "app/face/gem.h"
#include "app/session/search_fields.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/search_field.h"
#include "app/widgets/styled_label.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QPainter>
#include <QRadioButton>

namespace blattwerk::app {

namespace {

constexpr int kIndent = 24;

QIcon gemIcon(const Tokens& tokens, const QString& colour, int size, double ratio) {
    const Gem gem = tokens.accent(colour).gem;
    if (gem == Gem::None || colour.isEmpty()) {
        return {};
    }
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGem(painter, gem, QPointF(size / 2.0, size / 2.0), size / 2.0 - 1, cardGemColours(tokens.cardInks(colour)));
    return picture;
}

} // namespace

CardChoice::CardChoice(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_title(new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this)),
      m_group(new QButtonGroup(this)),
      m_decks(new QComboBox(this)),
      m_query(new SearchField(appearance, this)),
      m_mistake(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Error, StyledLabel::Face::Ui, this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_title, 0, 0, 1, 2);
    const auto radio = [&](const char* name, PrintChoice::Which which, int line, StyledLabel*& count) {
        auto* button = new QRadioButton(this);
        button->setObjectName(QLatin1String(name));
        m_group->addButton(button, int(which));
        count = new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this);
        grid->addWidget(button, line, 0);
        grid->addWidget(count, line, 1, Qt::AlignRight);
        return button;
    };
    const auto indented = [grid](QWidget* widget, int line) {
        auto* row = new QHBoxLayout;
        row->setContentsMargins(kIndent, 0, 0, 4);
        row->addWidget(widget);
        grid->addLayout(row, line, 0, 1, 2);
    };
    m_deck = radio("print.which.deck", PrintChoice::Which::Deck, 1, m_deckCount);
    indented(m_decks, 2);
    m_all = radio("print.which.all", PrintChoice::Which::All, 3, m_allCount);
    m_found = radio("print.which.found", PrintChoice::Which::Found, 4, m_foundCount);
    indented(m_query, 5);
    indented(m_mistake, 6);
    m_changed = new QCheckBox(this);
    m_changed->setObjectName(QStringLiteral("print.changed"));
    m_fill = new QCheckBox(this);
    m_fill->setObjectName(QStringLiteral("print.fill"));
    m_last = new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
    m_last->setObjectName(QStringLiteral("print.last"));
    m_last->setWordWrap(true);
    grid->setRowMinimumHeight(7, 4);
    grid->addWidget(m_changed, 8, 0, 1, 2);
    indented(m_last, 9);
    indented(m_fill, 10);
    connect(m_changed, &QCheckBox::clicked, this, &CardChoice::changed);
    connect(m_fill, &QCheckBox::clicked, this, &CardChoice::changed);
    m_decks->setObjectName(QStringLiteral("print.deck"));
    m_decks->setMinimumContentsLength(10);
    m_decks->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_query->setObjectName(QStringLiteral("print.query"));
    m_mistake->setObjectName(QStringLiteral("print.query.mistake"));
    m_mistake->setWordWrap(true);
    m_mistake->hide();
    m_deck->setChecked(true);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) {
        if (PrintChoice::Which(id) == PrintChoice::Which::Found) {
            m_query->setFocus();
        }
        Q_EMIT changed();
    });
    // Whoever touches a field means the choice that it belongs to.
    connect(m_decks, &QComboBox::activated, this, [this] {
        m_deck->setChecked(true);
        Q_EMIT changed();
    });
    connect(m_decks, &QComboBox::currentIndexChanged, this, &CardChoice::renewCounts);
    connect(m_query, &QLineEdit::textEdited, this, [this] {
        m_found->setChecked(true);
        Q_EMIT changed();
    });
    connect(m_query, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty() && which() == PrintChoice::Which::Found) {
            Q_EMIT changed();
        }
    });
}

PrintChoice::Which CardChoice::which() const {
    return PrintChoice::Which(m_group->checkedId());
}

void CardChoice::setDesk(const SystemDesk& desk, const std::function<int(const model::Collection&)>& cardless) {
    m_example = exampleQuery(desk.info, uiLanguage());
    m_query->setPlaceholderText(tr("Word or %1").arg(m_example));
    const QString chosen = m_decks->currentData().toString();
    const QSignalBlocker quiet(m_decks);
    m_decks->clear();
    for (const model::Collection& deck : desk.collections) {
        const int count = desk.holdsCards(deck) ? deck.size() : cardless(deck);
        if (!desk.holdsCards(deck) && count == 0) {
            continue;
        }
        const QString colour = QString::fromStdString(deck.colour);
        m_decks->addItem(gemIcon(m_appearance.tokens(), colour, m_decks->iconSize().height(), devicePixelRatioF()),
                         QString::fromStdString(deck.name.in(uiLanguage())), QString::fromStdString(deck.key));
        m_decks->setItemData(m_decks->count() - 1, count, Qt::UserRole + 1);
    }
    m_decks->setCurrentIndex(std::max(0, m_decks->findData(chosen)));
    m_allCount->setText(QString::number(desk.cards.size()));
    renewCounts();
}

void CardChoice::show(const PrintChoice& choice) {
    m_group->button(int(choice.which))->setChecked(true);
    {
        const QSignalBlocker quiet(m_decks);
        if (const int at = m_decks->findData(choice.deck); at >= 0) {
            m_decks->setCurrentIndex(at);
        }
        const QSignalBlocker silent(m_query);
        m_query->setText(choice.query);
    }
    m_changed->setChecked(choice.onlyChanged);
    m_fill->setChecked(choice.fill);
    m_fill->setEnabled(choice.onlyChanged);
    renewCounts();
}

void CardChoice::setLastPrint(const QString& sentence, bool counts) {
    m_last->setText(sentence);
    m_changed->setEnabled(counts);
    m_fill->setEnabled(counts && m_changed->isChecked());
}

void CardChoice::read(PrintChoice& choice) const {
    choice.which = which();
    choice.deck = m_decks->currentData().toString();
    choice.query = m_query->text().trimmed();
    choice.onlyChanged = m_changed->isChecked();
    choice.fill = m_fill->isChecked();
}

void CardChoice::setFound(int cards, const QString& mistake) {
    m_foundCount->setText(m_query->text().trimmed().isEmpty() || !mistake.isEmpty() ? QString()
                                                                                    : QString::number(cards));
    m_mistake->setText(mistake);
    m_mistake->setVisible(!mistake.isEmpty());
}

void CardChoice::renewCounts() {
    m_deckCount->setText(m_decks->currentData(Qt::UserRole + 1).toString());
}

void CardChoice::focusQuery() {
    m_found->setChecked(true);
    m_query->setFocus();
    m_query->selectAll();
    Q_EMIT changed();
}

void CardChoice::retranslate() {
    m_title->setText(tr("Which cards"));
    m_deck->setText(tr("One deck"));
    m_all->setText(tr("All cards"));
    m_found->setText(tr("Selection"));
    m_decks->setAccessibleName(tr("Deck to print"));
    m_query->setAccessibleName(tr("Query that finds the cards to print"));
    m_changed->setText(tr("Only what changed since the last print"));
    m_fill->setText(tr("Fill the last sheet with other cards"));
    m_query->setPlaceholderText(tr("Word or %1").arg(m_example));
}

} // namespace blattwerk::app
