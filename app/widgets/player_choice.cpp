#include "app/widgets/player_choice.h"

#include "app/session/policy_names.h"
#include "engine/systems/system.h"

#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace blattwerk::app {

namespace {

constexpr std::array<const char*, 3> kStrengths = {"leicht", "normal", "stark"};
constexpr int kNormal = 1;

} // namespace

std::vector<PlayerChoice::Entry> PlayerChoice::playersOf(const engine::System* system) {
    std::vector<Entry> entries;
    if (system != nullptr) {
        for (const engine::PolicyInfo& policy : system->policies()) {
            entries.push_back(
                {std::string(policy.key), policyName(policy.key), policyNote(policy.key), policy.hasStrengths});
        }
    }
    return entries;
}

PlayerChoice::PlayerChoice(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_player(new QComboBox(this)),
      m_strength(new QComboBox(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_player);
    column->addWidget(m_strength);
    m_player->setObjectName(name);
    m_strength->setObjectName(name + QStringLiteral(".strength"));
    for (QComboBox* box : {m_player, m_strength}) {
        box->setMinimumContentsLength(6);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    for (const char* strength : kStrengths) {
        m_strength->addItem(QString(), QLatin1String(strength));
    }
    m_strength->setCurrentIndex(kNormal);
    setFocusProxy(m_player);
    connect(m_player, &QComboBox::currentIndexChanged, this, [this] {
        renewStrength();
        Q_EMIT changed();
    });
    connect(m_strength, &QComboBox::currentIndexChanged, this, &PlayerChoice::changed);
    retranslate();
    renewStrength();
}

void PlayerChoice::setEntries(std::vector<Entry> entries) {
    const std::string before = player();
    m_entries = std::move(entries);
    {
        const QSignalBlocker quiet(m_player);
        m_player->clear();
        for (const Entry& entry : m_entries) {
            m_player->addItem(entry.text, QString::fromStdString(entry.key));
            m_player->setItemData(m_player->count() - 1, entry.note, Qt::ToolTipRole);
        }
        m_player->setCurrentIndex(std::max(0, m_player->findData(QString::fromStdString(before))));
    }
    renewStrength();
}

void PlayerChoice::choose(std::string_view player) {
    const std::size_t colon = player.find(':');
    const auto text = [](std::string_view part) { return QString::fromUtf8(part.data(), qsizetype(part.size())); };
    const int row = m_player->findData(text(player.substr(0, colon)));
    if (row < 0) {
        return;
    }
    m_player->setCurrentIndex(row);
    const int strength =
        colon == std::string_view::npos ? kNormal : m_strength->findData(text(player.substr(colon + 1)));
    m_strength->setCurrentIndex(strength < 0 ? kNormal : strength);
}

std::string PlayerChoice::player() const {
    return m_player->currentData().toString().toStdString();
}

std::string PlayerChoice::chosen() const {
    const Entry* entry = current();
    const bool named = entry != nullptr && entry->hasStrengths && m_strength->currentIndex() != kNormal;
    return named ? player() + ':' + kStrengths[std::size_t(m_strength->currentIndex())] : player();
}

void PlayerChoice::setAccessibleText(const QString& player) {
    m_player->setAccessibleName(player);
}

void PlayerChoice::retranslate() {
    const QStringList strengths = {tr("Easy"), tr("Normal"), tr("Strong")};
    for (int i = 0; i < m_strength->count(); ++i) {
        m_strength->setItemText(i, strengths[i]);
    }
    m_strength->setAccessibleName(tr("Strength"));
}

const PlayerChoice::Entry* PlayerChoice::current() const {
    const auto found = std::ranges::find(m_entries, player(), &Entry::key);
    return found == m_entries.end() ? nullptr : &*found;
}

void PlayerChoice::renewStrength() {
    const Entry* entry = current();
    m_strength->setVisible(entry != nullptr && entry->hasStrengths);
}

} // namespace blattwerk::app
