#include "app/shell/navigation.h"

#include "app/shell/appearance.h"
#include "app/shell/navigation_row.h"
#include "app/widgets/styled_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace blattwerk::app {

namespace {
constexpr int kEdge = 10;
}

Navigation::Navigation(const Appearance& appearance, QWidget* parent)
    : QFrame(parent),
      m_appearance(appearance),
      m_systems(new QComboBox(this)),
      m_palette(new QPushButton(this)),
      m_summary(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this)) {
    setObjectName(QStringLiteral("navigation"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kEdge, 12, kEdge, 12);
    column->setSpacing(1);

    auto* brand = new QHBoxLayout;
    brand->setContentsMargins(6, 0, 0, 0);
    brand->setSpacing(10);
    auto* mark = new QLabel(this);
    mark->setPixmap(appearance.iconPixmap(QStringLiteral("blattwerk"), appearance.colours().ink, appearance.px(24),
                                          devicePixelRatioF()));
    mark->setAccessibleName(QStringLiteral("Blattwerk"));
    auto* name =
        new StyledLabel(appearance, &TypeScale::section, StyledLabel::Ink::Normal, StyledLabel::Face::Serif, this);
    name->setText(QStringLiteral("Blattwerk"));
    brand->addWidget(mark);
    brand->addWidget(name, 1);
    column->addLayout(brand);
    column->addSpacing(10);

    m_systems->setObjectName(QStringLiteral("navigation.system"));
    m_systems->setMinimumContentsLength(8);
    column->addWidget(m_systems);
    column->addSpacing(12);
    column->addStretch(1);
    m_palette->setObjectName(QStringLiteral("navigation.palette"));
    column->addWidget(m_palette);
    column->addSpacing(8);
    m_summary->setContentsMargins(6, 0, 0, 0);
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);

    connect(m_systems, &QComboBox::activated, this,
            [this](int index) { Q_EMIT systemChosen(m_systems->itemData(index).toString()); });
    connect(m_palette, &QPushButton::clicked, this, &Navigation::paletteRequested);
    connect(&appearance, &Appearance::changed, this, &Navigation::restyle);
    restyle();
}

void Navigation::restyle() {
    setFixedWidth(m_appearance.px(m_appearance.tokens().size.navWidth));
    m_palette->setIcon(m_appearance.icon(QStringLiteral("suchen"), m_appearance.colours().ink3));
    update();
}

void Navigation::addPage(const QString& icon) {
    auto* row = new NavigationRow(m_appearance, icon, this);
    const int index = int(m_rows.size());
    row->setObjectName(QStringLiteral("navigation.page%1").arg(index + 1));
    m_rows.push_back(row);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(4 + index, row);
    connect(row, &QAbstractButton::clicked, this, [this, index] { Q_EMIT pageChosen(index); });
}

void Navigation::setPageText(int index, const QString& title, const QString& shortcut) {
    NavigationRow* row = m_rows[size_t(index)];
    row->setText(title);
    row->setAccessibleName(title);
    row->setShortcutText(shortcut);
}

void Navigation::setCurrent(int index) {
    m_rows[size_t(index)]->setChecked(true);
}

void Navigation::setSystems(const QStringList& keys, const QStringList& names, const QStringList& editions) {
    const QString current = m_systems->currentData().toString();
    m_systems->clear();
    for (qsizetype i = 0; i < keys.size(); ++i) {
        m_systems->addItem(editions[i].isEmpty() ? names[i] : names[i] + QStringLiteral(" ") + editions[i], keys[i]);
    }
    m_systems->setCurrentIndex(qMax(0, m_systems->findData(current)));
    m_systems->setAccessibleName(tr("Game system"));
}

void Navigation::setSummary(const QString& text) {
    m_summary->setText(text);
}

void Navigation::setPaletteText(const QString& text, const QString& shortcut) {
    m_palette->setText(text + QStringLiteral("   ") + shortcut);
    m_palette->setAccessibleName(text);
}

void Navigation::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_appearance.colours().sunken);
    painter.setPen(m_appearance.colours().line);
    painter.drawLine(width() - 1, 0, width() - 1, height());
}

} // namespace blattwerk::app
