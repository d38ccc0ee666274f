#include "app/shell/system_chooser.h"

#include "app/shell/appearance.h"
#include "app/widgets/gem_mark.h"

#include <QStylePainter>

namespace blattwerk::app {

namespace {

constexpr int kEditionRole = Qt::UserRole + 1;
constexpr int kHeight = 46;
constexpr int kTextLeft = 44;
constexpr int kMostGems = 4;

} // namespace

SystemChooser::SystemChooser(const Appearance& appearance, QWidget* parent)
    : QComboBox(parent),
      m_appearance(appearance) {
    connect(&appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void SystemChooser::setGems(const QStringList& accents) {
    m_gems.clear();
    for (const QString& accent : accents) {
        if (m_gems.size() < kMostGems && !m_gems.contains(accent) &&
            m_appearance.tokens().accent(accent).gem != Gem::None) {
            m_gems << accent;
        }
    }
    update();
}

void SystemChooser::addSystem(const QString& key, const QString& name, const QString& edition) {
    addItem(name, key);
    setItemData(count() - 1, edition, kEditionRole);
}

QSize SystemChooser::sizeHint() const {
    return {m_appearance.px(160), m_appearance.px(kHeight)};
}

QSize SystemChooser::minimumSizeHint() const {
    return sizeHint();
}

void SystemChooser::paintGems(QPainter& painter, QPointF centre) const {
    // One in the middle, several around it like the four on the back of the cards.
    const double radius = m_appearance.px(m_gems.size() > 1 ? 5 : 9);
    const double reach = m_gems.size() > 1 ? m_appearance.px(7) : 0;
    const QPointF places[kMostGems] = {{0, -reach}, {-reach, 0}, {reach, 0}, {0, reach}};
    for (int i = 0; i < m_gems.size(); ++i) {
        paintGemMark(painter, m_gems[i], centre + places[i], radius, m_appearance);
    }
}

void SystemChooser::paintEvent(QPaintEvent*) {
    const ThemeColours& c = m_appearance.colours();
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    if (m_gems.isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_appearance.accentColour());
        painter.drawEllipse(QPointF(m_appearance.px(kTextLeft) / 2.0, height() / 2.0), 6, 6);
    } else {
        paintGems(painter, QPointF(m_appearance.px(kTextLeft) / 2.0, height() / 2.0));
    }
    const QString edition = currentData(kEditionRole).toString();
    const int nameLine = m_appearance.px(m_appearance.tokens().type.body.line);
    const int lines = nameLine + (edition.isEmpty() ? 0 : m_appearance.px(m_appearance.tokens().type.caption.line));
    const QRect text = rect().adjusted(m_appearance.px(kTextLeft), (height() - lines) / 2, -26, 0);
    const int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine;
    const auto elided = [&painter, &text](const QString& words) {
        return painter.fontMetrics().elidedText(words, Qt::ElideRight, text.width());
    };
    painter.setFont(m_appearance.font(m_appearance.tokens().type.body));
    painter.setPen(c.ink);
    painter.drawText(QRect(text.left(), text.top(), text.width(), nameLine), flags, elided(currentText()));
    if (!edition.isEmpty()) {
        painter.setFont(m_appearance.font(m_appearance.tokens().type.caption));
        painter.setPen(c.ink3);
        painter.drawText(QRect(text.left(), text.top() + nameLine, text.width(), lines - nameLine), flags,
                         elided(tr("Rules %1").arg(edition)));
    }
}

} // namespace blattwerk::app
