#include "app/table/odds_panel.h"

#include "app/session/figure_text.h"
#include "app/shell/appearance.h"
#include "app/widgets/styled_label.h"

#include <QCompleter>
#include <QGridLayout>
#include <QLineEdit>
#include <QStringListModel>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {

constexpr int kSeveralDraws = 3;

} // namespace

OddsPanel::OddsPanel(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      m_appearance(appearance),
      m_intro(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this)),
      m_grid(new QGridLayout),
      m_cardLabel(
          new StyledLabel(appearance, &TypeScale::label, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this)),
      m_card(new QLineEdit(this)),
      m_cardOdds(new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Ui, this)) {
    setObjectName(QStringLiteral("table.odds"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(8);
    m_intro->setWordWrap(true);
    column->addWidget(m_intro);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(0, 1);
    column->addLayout(m_grid);
    column->addSpacing(8);
    column->addWidget(m_cardLabel);
    m_card->setObjectName(QStringLiteral("table.odds.card"));
    column->addWidget(m_card);
    m_cardOdds->setObjectName(QStringLiteral("table.odds.result"));
    m_cardOdds->setWordWrap(true);
    column->addWidget(m_cardOdds);
    column->addStretch(1);
    auto* completer = new QCompleter(this);
    completer->setModel(new QStringListModel(completer));
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_card->setCompleter(completer);
    connect(m_card, &QLineEdit::textChanged, this, &OddsPanel::renewCard);
    retranslate();
}

void OddsPanel::setOdds(std::optional<DrawOdds> odds, std::vector<OddsGroup> groups,
                        std::function<std::string(const QString&)> find, const QStringList& names) {
    m_odds = std::move(odds);
    m_groups = std::move(groups);
    m_find = std::move(find);
    auto* model = qobject_cast<QStringListModel*>(m_card->completer()->model());
    if (model->stringList() != names) {
        model->setStringList(names);
    }
    retranslate();
}

void OddsPanel::retranslate() {
    m_cardLabel->setText(tr("Card"));
    m_card->setPlaceholderText(tr("Name of a card"));
    m_card->setAccessibleName(tr("Card whose chance is wanted"));
    if (!m_odds || m_odds->unseen().empty()) {
        m_intro->setText(tr("Nothing is left to draw."));
    } else {
        m_intro->setText(tr("%n card(s) not seen yet. Chance of at least one:", nullptr, int(m_odds->unseen().size())));
    }
    renewGroups();
    renewCard();
}

void OddsPanel::renewGroups() {
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    if (!m_odds || m_odds->unseen().empty()) {
        return;
    }
    const auto put = [this](int row, int column, const QString& text, bool head) {
        auto* label = new StyledLabel(m_appearance, head ? &TypeScale::label : &TypeScale::body,
                                      head ? StyledLabel::Ink::Second : StyledLabel::Ink::Normal,
                                      head ? StyledLabel::Face::Bold : StyledLabel::Face::Ui, this);
        label->setText(text);
        m_grid->addWidget(label, row, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
        label->show();
    };
    put(0, 0, tr("Type"), true);
    put(0, 1, tr("Left"), true);
    put(0, 2, tr("Next card"), true);
    put(0, 3, tr("In %1 cards").arg(kSeveralDraws), true);
    int row = 1;
    for (const OddsGroup& group : m_groups) {
        put(row, 0, group.label, false);
        put(row, 1, QString::number(group.count), false);
        put(row, 2, percentText(m_odds->atLeastOne(group.count, 1)), false);
        put(row, 3, percentText(m_odds->atLeastOne(group.count, kSeveralDraws)), false);
        ++row;
    }
}

void OddsPanel::renewCard() {
    const QString name = m_card->text().trimmed();
    if (name.isEmpty() || !m_odds || !m_find) {
        m_cardOdds->clear();
        return;
    }
    const std::string key = m_find(name);
    if (key.empty()) {
        m_cardOdds->setText(tr("No card of this deck is called that."));
    } else if (m_odds->copies(key) == 0) {
        m_cardOdds->setText(tr("It cannot be drawn now: it lies open already."));
    } else {
        m_cardOdds->setText(tr("Next card %1, in %2 cards %3, in 5 cards %4.")
                                .arg(percentText(m_odds->card(key, 1)), QString::number(kSeveralDraws),
                                     percentText(m_odds->card(key, kSeveralDraws)), percentText(m_odds->card(key, 5))));
    }
}

} // namespace blattwerk::app
