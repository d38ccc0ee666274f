#include "app/decks/pool_panel.h"

#include "app/decks/card_grid_view.h"
#include "app/decks/face_cache.h"
#include "app/session/search_fields.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/search_field.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>

namespace blattwerk::app {

PoolPanel::PoolPanel(const PageContext& context, FaceCache& faces, QWidget* parent)
    : Ground(*context.appearance, Kind::Window, {}, parent),
      m_context(context),
      m_model(new CardListModel(this)),
      m_grid(new CardGridView(*context.appearance, faces, this)),
      m_title(new StyledLabel(*context.appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold,
                              this)),
      m_what(new StyledLabel(*context.appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui,
                             this)),
      m_hint(new StyledLabel(*context.appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui,
                             this)),
      m_search(new SearchField(*context.appearance, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    const int edge = context.appearance->tokens().space.page;
    head->setContentsMargins(edge, 6, edge, 2);
    head->setSpacing(8);
    head->addWidget(m_title);
    head->addWidget(m_what, 1);
    head->addWidget(m_hint);
    head->addWidget(m_search, 4);
    column->addLayout(head);
    m_what->setMinimumWidth(40);
    m_search->setObjectName(QStringLiteral("decks.pool_search"));
    m_search->setMinimumWidth(context.appearance->px(110));
    m_search->setMaximumWidth(context.appearance->px(190));
    m_grid->setObjectName(QStringLiteral("decks.pool"));
    m_grid->setCardModel(m_model);
    column->addWidget(m_grid, 1);
    connect(m_search, &QLineEdit::textChanged, this, &PoolPanel::renew);
}

void PoolPanel::retranslate() {
    m_title->setText(tr("Pool"));
    m_hint->setText(tr("Drag or Enter adds"));
    m_search->setPlaceholderText(tr("Search the pool"));
    m_search->setAccessibleName(tr("Search the cards that are not in this deck"));
    if (!m_system.empty()) {
        m_search->setToolTip(tr("Words or fields, for example: %1")
                                 .arg(exampleQuery(m_context.workspace->system(m_system).info, uiLanguage())));
    }
    m_grid->setAccessibleName(tr("Cards that are not in this deck"));
    renew();
}

void PoolPanel::setSystem(const std::string& system, const std::string& curveField) {
    m_system = system;
    m_model->setSystem(m_context.workspace->system(system).info, curveField, uiLanguage());
    m_search->setToolTip(tr("Words or fields, for example: %1")
                             .arg(exampleQuery(m_context.workspace->system(m_system).info, uiLanguage())));
}

void PoolPanel::showFor(const model::Collection* deck) {
    m_deck = deck ? std::optional(*deck) : std::nullopt;
    renew();
}

void PoolPanel::showEvent(QShowEvent* event) {
    Ground::showEvent(event);
    m_grid->doItemsLayout();
}

bool PoolPanel::goesWith(const model::Card& card) const {
    for (const auto& [field, value] : m_deck->stats) {
        const auto own = card.stats.find(field);
        if (own != card.stats.end() && own->second != value) {
            return false;
        }
    }
    return true;
}

void PoolPanel::renew() {
    if (m_system.empty()) {
        return;
    }
    const SystemDesk& desk = m_context.workspace->system(m_system);
    const QString query = m_search->text().trimmed();
    const auto reader = [&desk](const model::Card& card) {
        std::vector<std::string> keys;
        for (const model::Collection& deck : desk.collections) {
            if (deck.copiesOf(card.key) > 0) {
                keys.push_back(deck.key);
            }
        }
        return keys;
    };
    model::FilterFields fields = model::standardFilterFields({desk.info}, reader);
    const model::FilterFields& meanings = m_context.workspace->meaningFields();
    fields.insert(fields.end(), meanings.begin(), meanings.end());
    const auto filter = model::CardFilter::parse(query.toStdString(), fields);
    QString problem;
    std::vector<CardRow> rows;
    if (!filter) {
        problem = errorSentence(filter.error());
    } else {
        for (const model::Card& card : desk.cards) {
            const bool isIn = m_deck && m_deck->copiesOf(card.key) > 0;
            const bool wanted = query.isEmpty() ? !m_deck || goesWith(card) : filter->matches(card);
            if (!isIn && wanted) {
                rows.push_back({card, 1, false});
            }
        }
    }
    const int found = int(rows.size());
    m_model->setRows(std::move(rows));
    const QString cards = tr("%n card(s)", nullptr, found);
    m_what->setText(m_deck && query.isEmpty() ? tr("%1, not in this deck").arg(cards) : cards);
    m_hint->setVisible(found > 0);
    if (problem.isEmpty()) {
        problem = desk.cards.empty() ? tr("No cards yet. The page Cards makes the first.")
                  : query.isEmpty()  ? tr("Every card that goes with this deck is in it. A search looks at all others.")
                                     : tr("Nothing found for “%1”.").arg(query);
    }
    m_grid->setPlaceholder(problem, !filter);
}

} // namespace blattwerk::app
