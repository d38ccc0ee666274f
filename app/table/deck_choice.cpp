#include "app/table/deck_choice.h"

#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace blattwerk::app {

DeckChoice::DeckChoice(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_name(name),
      m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
}

void DeckChoice::setDecks(const std::vector<Entry>& decks, int places, int first) {
    const size_t count = size_t(std::max(1, places));
    while (m_boxes.size() > count) {
        delete m_boxes.back();
        m_boxes.pop_back();
    }
    while (m_boxes.size() < count) {
        auto* box = new QComboBox(this);
        box->setObjectName(m_boxes.empty() ? m_name : QStringLiteral("%1.%2").arg(m_name).arg(m_boxes.size() + 1));
        m_column->addWidget(box);
        m_boxes.push_back(box);
    }
    setFocusProxy(m_boxes.front());
    for (size_t place = 0; place < m_boxes.size(); ++place) {
        QComboBox* box = m_boxes[place];
        const QVariant before = box->currentData();
        box->clear();
        if (place > 0) {
            box->addItem(QStringLiteral("–"), QString());
        }
        const int none = box->count();
        for (const Entry& deck : decks) {
            box->addItem(deck.name, QString::fromStdString(deck.key));
        }
        const int known = before.isValid() ? box->findData(before) : -1;
        box->setCurrentIndex(known >= 0 ? known : std::min(none + first + int(place), box->count() - 1));
    }
    setAccessibleText(m_text);
}

void DeckChoice::choose(std::string_view keys) {
    const QStringList list = QString::fromUtf8(keys.data(), qsizetype(keys.size())).split(QLatin1Char(','));
    for (size_t place = 0; place < m_boxes.size(); ++place) {
        const int index = m_boxes[place]->findData(list.value(int(place)));
        m_boxes[place]->setCurrentIndex(index >= 0 ? index : std::max(0, m_boxes[place]->currentIndex()));
    }
}

std::string DeckChoice::chosen() const {
    QStringList keys;
    for (const QComboBox* box : m_boxes) {
        if (const QString key = box->currentData().toString(); !key.isEmpty() && !keys.contains(key)) {
            keys << key;
        }
    }
    return keys.join(QLatin1Char(',')).toStdString();
}

bool DeckChoice::isEmpty() const {
    return m_boxes.empty() || m_boxes.front()->count() == 0;
}

void DeckChoice::setAccessibleText(const QString& text) {
    m_text = text;
    for (size_t place = 0; place < m_boxes.size(); ++place) {
        m_boxes[place]->setAccessibleName(m_boxes.size() == 1 ? text
                                                              : QStringLiteral("%1 %2").arg(text).arg(place + 1));
    }
}

} // namespace blattwerk::app
