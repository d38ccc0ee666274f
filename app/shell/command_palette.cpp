#include "app/shell/command_palette.h"

#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"
#include "app/widgets/search_field.h"
#include "model/text_folding.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {

constexpr int kShown = 60;

constexpr int kKindRole = Qt::UserRole + 1;

/// What is found at the left, its kind at the right.
class FoundLine : public QStyledItemDelegate {
public:
    FoundLine(const Appearance& appearance, QObject* parent) : QStyledItemDelegate(parent), m_appearance(appearance) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const ThemeColours& c = m_appearance.colours();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
            const double radius = m_appearance.tokens().radius.field;
            painter->setBrush(option.state.testFlag(QStyle::State_Selected) ? m_appearance.accentWash() : c.hover);
            painter->drawRoundedRect(option.rect, radius, radius);
        }
        QRect words = option.rect.adjusted(10, 0, -10, 0);
        const QString kind = index.data(kKindRole).toString();
        painter->setFont(m_appearance.font(m_appearance.tokens().type.small));
        painter->setPen(c.ink3);
        painter->drawText(words, Qt::AlignRight | Qt::AlignVCenter, kind);
        words.adjust(0, 0, -painter->fontMetrics().horizontalAdvance(kind) - 16, 0);
        painter->setFont(m_appearance.font(m_appearance.tokens().type.body));
        painter->setPen(c.ink);
        painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, words.width()));
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {0, m_appearance.px(m_appearance.tokens().size.rowNormal)};
    }

private:
    const Appearance& m_appearance;
};

QString folded(const QString& text) {
    return QString::fromStdString(model::foldText(text.toStdString()));
}

} // namespace

CommandPalette::CommandPalette(const PageContext& context, const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent, Qt::Popup),
      m_context(context),
      m_field(new SearchField(*context.appearance, this)),
      m_list(new QListWidget(this)) {
    setObjectName(QStringLiteral("palette"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    m_field->setPlaceholderText(tr("Action, card, deck or rule"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->installEventFilter(this);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(new FoundLine(*context.appearance, m_list));
    QPalette colours = m_list->palette();
    colours.setColor(QPalette::Base, context.appearance->colours().raised);
    m_list->setPalette(colours);
    resize(560, 420);
    if (parent) {
        move(parent->mapToGlobal(QPoint((parent->width() - width()) / 2, 90)));
    }
    collect(actions);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::choose);
    filter({});
    m_field->setFocus();
}

void CommandPalette::collect(const QList<QAction*>& actions) {
    const auto add = [this](const QString& text, const QString& kind, const QString& link, QAction* action) {
        m_entries.push_back({folded(text), text, kind, link, action});
    };
    for (QAction* action : actions) {
        if (action->isEnabled() && !action->text().isEmpty()) {
            const QString keys = action->shortcut().toString(QKeySequence::NativeText);
            add(action->text().remove(QLatin1Char('&')), keys.isEmpty() ? tr("Action") : keys, {}, action);
        }
    }
    const bool english = m_context.settings->language() == QLatin1String("en");
    const model::Language language = english ? model::Language::English : model::Language::German;
    for (const std::string& key : m_context.workspace->systemKeys()) {
        const SystemDesk& desk = m_context.workspace->system(key);
        for (const model::Card& card : desk.cards) {
            add(QString::fromStdString(card.name), tr("Card"),
                QStringLiteral("card:") + QString::fromStdString(card.key), nullptr);
        }
        for (const model::Collection& deck : desk.collections) {
            add(QString::fromStdString(deck.name.in(language)), tr("Deck"),
                QStringLiteral("deck:") + QString::fromStdString(deck.key), nullptr);
        }
        if (const auto book = m_context.workspace->project().rules().book(key)) {
            for (const model::Rule& rule : book->rules) {
                const QString id = QString::fromStdString(rule.id);
                add(id + QStringLiteral("  ") + QString::fromStdString(rule.title.in(language)), tr("Rule"),
                    QStringLiteral("rule:") + id, nullptr);
            }
        }
    }
}

void CommandPalette::filter(const QString& text) {
    const QString wanted = folded(text.trimmed());
    m_list->clear();
    // Names that start with the typed text come before those that contain it.
    for (const bool start : {true, false}) {
        for (size_t i = 0; i < m_entries.size() && m_list->count() < kShown; ++i) {
            const qsizetype at = m_entries[i].folded.indexOf(wanted);
            if (at < 0 || (at == 0) != start) {
                continue;
            }
            auto* item = new QListWidgetItem(m_entries[i].text, m_list);
            item->setData(kKindRole, m_entries[i].kind);
            item->setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2").arg(m_entries[i].text, m_entries[i].kind));
            item->setData(Qt::UserRole, qulonglong(i));
        }
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::choose() {
    const QListWidgetItem* item = m_list->currentItem();
    if (!item) {
        return;
    }
    const Entry entry = m_entries[size_t(item->data(Qt::UserRole).toULongLong())];
    accept();
    if (entry.action) {
        entry.action->trigger();
    } else {
        Q_EMIT linkChosen(entry.link);
    }
}

void CommandPalette::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_context.appearance->colours();
    QPainter painter(this);
    painter.fillRect(rect(), c.raised);
    painter.setPen(c.line2);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            const int row = m_list->currentRow() + (key == Qt::Key_Down ? 1 : -1);
            m_list->setCurrentRow(qBound(0, row, m_list->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace blattwerk::app
