#include "app/history/item_view.h"

#include "app/shell/appearance.h"
#include "app/widgets/face_source.h"
#include "app/widgets/face_view.h"
#include "app/widgets/gem_mark.h"
#include "app/widgets/styled_label.h"

#include <QGridLayout>
#include <QPushButton>

namespace blattwerk::app {

namespace {
/// The largest width of a face; the table has to be seen too.
constexpr int kFaceWidth = 268;
} // namespace

ItemView::ItemView(const PageContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_gem(new GemMark(*context.appearance, GemMark::Size::Heading, this)),
      m_name(new StyledLabel(*context.appearance, &TypeScale::pageTitle, StyledLabel::Ink::Normal,
                             StyledLabel::Face::Serif, this)),
      m_key(new StyledLabel(*context.appearance, &TypeScale::small, StyledLabel::Ink::Third, StyledLabel::Face::Mono,
                            this)),
      m_open(new QPushButton(this)),
      m_faces(new QWidget(this)),
      m_table(new DifferenceTable(*context.appearance, this)) {
    auto* column = new QVBoxLayout(this);
    const int edge = context.appearance->tokens().space.columnGap;
    column->setContentsMargins(edge, 12, edge, edge);
    column->setSpacing(12);
    auto* head = new QHBoxLayout;
    head->setSpacing(10);
    m_name->setObjectName(QStringLiteral("history.name"));
    m_name->setTextFormat(Qt::PlainText);
    m_key->setTextFormat(Qt::PlainText);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    head->addWidget(m_gem);
    head->addWidget(m_name, 1);
    head->addWidget(m_key);
    m_open->setObjectName(QStringLiteral("history.open"));
    head->addWidget(m_open);
    column->addLayout(head);

    m_left = makeColumn("left");
    m_right = makeColumn("right");
    auto* grid = new QGridLayout(m_faces);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(edge);
    grid->setVerticalSpacing(6);
    int at = 0;
    for (const Column* side : {&m_left, &m_right}) {
        auto* title = new QHBoxLayout;
        title->setSpacing(8);
        title->addWidget(side->title);
        title->addWidget(side->detail, 1);
        grid->addLayout(title, 0, at);
        grid->addWidget(side->face, 1, at, Qt::AlignHCenter | Qt::AlignTop);
        grid->addWidget(side->nothing, 1, at, Qt::AlignCenter);
        grid->addWidget(side->take, 2, at, Qt::AlignHCenter);
        grid->setColumnStretch(at++, 1);
    }
    column->addWidget(m_faces);
    column->addWidget(m_table);
    column->addStretch(1);

    connect(m_left.take, &QPushButton::clicked, this, [this] { Q_EMIT takeRequested(true); });
    connect(m_right.take, &QPushButton::clicked, this, [this] { Q_EMIT takeRequested(false); });
    connect(m_table, &DifferenceTable::takeRequested, this, &ItemView::fieldRequested);
    connect(m_open, &QPushButton::clicked, this, &ItemView::cardActivated);
    retranslate();
}

ItemView::Column ItemView::makeColumn(const char* name) {
    const Appearance& appearance = *m_context.appearance;
    Column made;
    made.title = new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Normal, StyledLabel::Face::Bold, this);
    made.detail = new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
    made.detail->setTextFormat(Qt::PlainText);
    made.detail->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    made.face = new FaceView(appearance, *m_context.faces, this);
    made.face->setObjectName(QStringLiteral("history.face.") + QLatin1String(name));
    made.face->setFixedWidth(appearance.px(kFaceWidth));
    connect(&appearance, &Appearance::changed, made.face,
            [this, face = made.face] { face->setFixedWidth(m_context.appearance->px(kFaceWidth)); });
    made.nothing = new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui, this);
    made.take = new QPushButton(this);
    made.take->setObjectName(QStringLiteral("history.take.") + QLatin1String(name));
    return made;
}

void ItemView::showSide(const std::string& system, const Column& column, const Side& side) {
    column.title->setText(side.title);
    column.detail->setText(side.detail);
    column.detail->setToolTip(side.detail);
    column.take->setVisible(side.canTake);
    column.take->setAccessibleName(tr("Restore %1 as in %2").arg(m_content.name, side.title));
    column.nothing->setVisible(!side.card);
    column.face->setVisible(side.card.has_value());
    if (side.card && m_context.faces->painter(system)) {
        column.face->setFace(system, m_context.faces->content(system, *side.card));
        column.face->setFixedHeight(column.face->heightForWidth(column.face->width()));
        column.face->setAccessibleName(QStringLiteral("%1, %2").arg(m_content.name, side.title));
    } else {
        column.face->clear();
    }
}

void ItemView::show(const std::string& system, Content content) {
    m_content = std::move(content);
    m_gem->setAccentKey(m_content.accent);
    m_name->setText(m_content.name);
    m_name->setToolTip(m_content.name);
    m_key->setText(m_content.key);
    const bool hasFace = m_content.left.card || m_content.right.card;
    m_open->setVisible(hasFace);
    showSide(system, m_left, m_content.left);
    showSide(system, m_right, m_content.right);
    if (!hasFace) {
        for (const Column* side : {&m_left, &m_right}) {
            side->nothing->hide();
            side->face->hide();
        }
    }
    m_table->setRows(m_content.left.title, m_content.right.title, m_content.rows);
}

void ItemView::retranslate() {
    m_open->setText(tr("Open card"));
    for (const Column* side : {&m_left, &m_right}) {
        side->take->setText(tr("Restore this state"));
        side->take->setToolTip(tr("Makes it as it was here, as one step that can be taken back"));
        side->nothing->setText(tr("does not exist"));
    }
}

} // namespace blattwerk::app
