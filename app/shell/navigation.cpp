#include "app/shell/navigation.h"

#include "app/shell/appearance.h"
#include "app/shell/navigation_row.h"
#include "app/shell/system_chooser.h"
#include "app/widgets/styled_label.h"

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
      m_systems(new SystemChooser(appearance, this)),
      m_palette(new QPushButton(this)),
      m_paletteIcon(new QLabel(m_palette)),
      m_paletteText(
          new StyledLabel(appearance, &TypeScale::body, StyledLabel::Ink::Second, StyledLabel::Face::Ui, m_palette)),
      m_paletteKey(
          new StyledLabel(appearance, &TypeScale::caption, StyledLabel::Ink::Third, StyledLabel::Face::Ui, m_palette)),
      m_summary(new StyledLabel(appearance, &TypeScale::small, StyledLabel::Ink::Third, StyledLabel::Face::Ui, this)) {
    setObjectName(QStringLiteral("navigation"));
    setFocusPolicy(Qt::ClickFocus);
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
    column->addWidget(m_systems);
    column->addSpacing(12);
    column->addStretch(1);
    m_palette->setObjectName(QStringLiteral("navigation.palette"));
    auto* door = new QHBoxLayout(m_palette);
    door->setContentsMargins(8, 0, 8, 0);
    door->setSpacing(8);
    door->addWidget(m_paletteIcon);
    door->addWidget(m_paletteText, 1);
    door->addWidget(m_paletteKey);
    for (QLabel* part : {m_paletteIcon, static_cast<QLabel*>(m_paletteText), static_cast<QLabel*>(m_paletteKey)}) {
        part->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    column->addWidget(m_palette);
    column->addSpacing(8);
    m_summary->setContentsMargins(6, 0, 0, 0);
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);

    connect(m_systems, &SystemChooser::activated, this,
            [this](int index) { Q_EMIT systemChosen(m_systems->itemData(index).toString()); });
    connect(m_palette, &QPushButton::clicked, this, &Navigation::paletteRequested);
    connect(&appearance, &Appearance::changed, this, &Navigation::restyle);
    restyle();
}

void Navigation::restyle() {
    setFixedWidth(m_appearance.px(m_appearance.tokens().size.navWidth));
    m_palette->setFixedHeight(m_appearance.px(m_appearance.tokens().size.button));
    m_paletteIcon->setPixmap(m_appearance.iconPixmap(QStringLiteral("suchen"), m_appearance.colours().ink3,
                                                     m_appearance.px(m_appearance.tokens().size.iconSmall),
                                                     devicePixelRatioF()));
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
        m_systems->addSystem(keys[i], names[i], editions[i]);
    }
    m_systems->setCurrentIndex(qMax(0, m_systems->findData(current)));
    m_systems->setAccessibleName(tr("Game system"));
}

void Navigation::chooseSystem(const QString& key) {
    if (const int index = m_systems->findData(key); index >= 0) {
        m_systems->setCurrentIndex(index);
        Q_EMIT systemChosen(key);
    }
}

void Navigation::setGems(const QStringList& accents) {
    m_systems->setGems(accents);
}

void Navigation::setSummary(const QString& text) {
    m_summary->setText(text);
}

void Navigation::setPaletteText(const QString& text, const QString& shortcut) {
    m_paletteText->setText(text);
    m_paletteKey->setText(shortcut);
    m_palette->setAccessibleName(text);
}

void Navigation::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_appearance.colours().sunken);
    painter.setPen(m_appearance.colours().line);
    painter.drawLine(width() - 1, 0, width() - 1, height());
}

} // namespace blattwerk::app
