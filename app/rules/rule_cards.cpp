#include "app/rules/rule_cards.h"

#include "app/session/card_name.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/widgets/face_source.h"
#include "app/widgets/styled_label.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

namespace {

constexpr int kShown = 12;
constexpr QSize kFace{46, 64};

/// Small face at the left, name in bold and text beside it, a hairline below.
class CardLine : public QStyledItemDelegate {
public:
    CardLine(const Appearance& appearance, QObject* parent) : QStyledItemDelegate(parent), m_appearance(appearance) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const ThemeColours& c = m_appearance.colours();
        painter->save();
        if (option.state & (QStyle::State_MouseOver | QStyle::State_Selected)) {
            painter->fillRect(option.rect,
                              option.state.testFlag(QStyle::State_Selected) ? m_appearance.accentWash() : c.hover);
        }
        const QRect box = option.rect.adjusted(0, 6, -4, -6);
        painter->drawPixmap(box.topLeft(), index.data(Qt::DecorationRole).value<QPixmap>());
        const QRect words = box.adjusted(kFace.width() + 10, 0, 0, 0);
        painter->setFont(m_appearance.font(m_appearance.tokens().type.body, true));
        painter->setPen(c.ink);
        const int line = m_appearance.px(m_appearance.tokens().type.body.line);
        painter->drawText(
            QRect(words.left(), words.top(), words.width(), line), Qt::AlignVCenter,
            painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, words.width()));
        painter->setFont(m_appearance.font(m_appearance.tokens().type.small));
        painter->setPen(c.ink2);
        drawLines(*painter, words.adjusted(0, line, 0, 0), index.data(Qt::UserRole + 1).toString());
        painter->setPen(c.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {0, kFace.height() + 14};
    }

private:
    /// As many lines as there is room for; the last one ends in dots where words are left.
    void drawLines(QPainter& painter, const QRect& room, const QString& text) const {
        const int height = painter.fontMetrics().lineSpacing();
        const int most = room.height() / height;
        QTextLayout layout(text, painter.font(), painter.device());
        layout.beginLayout();
        for (int i = 0; i < most; ++i) {
            QTextLine line = layout.createLine();
            if (!line.isValid()) {
                break;
            }
            line.setLineWidth(room.width());
            const QString words =
                i + 1 == most ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
            painter.drawText(QRect(room.left(), room.top() + i * height, room.width(), height),
                             Qt::AlignLeft | Qt::AlignVCenter,
                             painter.fontMetrics().elidedText(words.trimmed(), Qt::ElideRight, room.width()));
        }
        layout.endLayout();
    }

    const Appearance& m_appearance;
};

} // namespace

RuleCards::RuleCards(Workspace& workspace, const Appearance& appearance, FaceSource& faces, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_appearance(appearance),
      m_faces(faces),
      m_title(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Bold, this)),
      m_count(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this)),
      m_list(new QListWidget(this)),
      m_more(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->addWidget(m_title, 1);
    row->addWidget(m_count);
    column->addLayout(row);
    m_list->setObjectName(QStringLiteral("rules.cards"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new CardLine(appearance, m_list));
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    column->addWidget(m_list, 1);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    const auto open = [this](QListWidgetItem* item) { Q_EMIT cardActivated(item->data(Qt::UserRole).toString()); };
    connect(m_list, &QListWidget::itemClicked, this, open);
    connect(m_list, &QListWidget::itemActivated, this, open);
    connect(m_more, &QPushButton::clicked, this, [this] { fill(int(m_keys.size())); });
}

void RuleCards::show(const QString& system, const std::vector<std::string>& keys) {
    m_system = system;
    m_keys = keys;
    fill(kShown);
}

void RuleCards::fill(int limit) {
    m_title->setText(tr("Cards on this"));
    m_list->setAccessibleName(m_title->text());
    m_count->setText(tr("%n card(s)", nullptr, int(m_keys.size())));
    m_list->clear();
    const SystemDesk& desk = m_workspace.system(m_system.toStdString());
    FacePainter* painter = m_faces.painter(desk.info.key);
    const double ratio = devicePixelRatioF();
    for (size_t i = 0; i < std::min(m_keys.size(), size_t(limit)); ++i) {
        const model::Card* card = desk.card(m_keys[i]);
        if (!card) {
            continue;
        }
        auto* item = new QListWidgetItem(
            QString::fromStdString(cardName(desk, card->key, uiLanguage()).value_or(card->name)), m_list);
        item->setData(Qt::UserRole, QString::fromStdString(card->key));
        item->setData(Qt::UserRole + 1, m_faces.sentence(desk.info.key, *card, card->text, uiLanguage())
                                            .replace(QLatin1Char('\n'), QLatin1Char(' ')));
        if (painter) {
            QPixmap face = QPixmap::fromImage(
                painter->renderImage(m_faces.content(desk.info.key, *card, uiLanguage()), kFace * ratio));
            face.setDevicePixelRatio(ratio);
            item->setData(Qt::DecorationRole, face);
        }
    }
    m_more->setText(tr("Show all %1").arg(m_keys.size()));
    m_more->setVisible(m_keys.size() > size_t(limit));
    setVisible(!m_keys.empty());
}

} // namespace blattwerk::app
