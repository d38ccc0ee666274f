#include "app/cards/card_draft.h"

#include "app/session/workspace.h"
#include "model/card_fields.h"
#include "model/card_translation.h"
#include "model/change_set.h"

#include <vector>

namespace blattwerk::app {

namespace {
/// Longest stretch of typing that a crash can take.
constexpr int kKeepMs = 2000;

model::Result<void> setField(model::Card& card, const model::CardSchema& schema, const std::string& field,
                             const QString& text) {
    if (model::isTranslationField(field)) {
        model::setTranslationText(card, field, text.trimmed().toStdString());
        return {};
    }
    return model::setFieldText(card, schema, field, text.toStdString());
}

bool sameField(const model::Card& a, const model::Card& b, const std::string& field) {
    return model::isTranslationField(field) ? model::translationText(a, field) == model::translationText(b, field)
                                            : model::fieldValue(a, field) == model::fieldValue(b, field);
}
} // namespace

CardDraft::CardDraft(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kKeepMs);
    connect(&m_timer, &QTimer::timeout, this, &CardDraft::keep);
}

void CardDraft::open(const std::string& system, const model::Card& card) {
    m_system = system;
    m_stored = card;
    m_typed.clear();
    m_restoredSince.clear();
    m_open = true;
    if (const auto drafts = m_workspace.project().drafts().all()) {
        for (const database::Draft& draft : *drafts) {
            if (draft.entity == "card" && draft.system == system && draft.key == card.key) {
                m_typed[draft.field] = QString::fromStdString(draft.text);
                if (m_restoredSince.isEmpty()) {
                    m_restoredSince = QString::fromStdString(draft.since);
                }
            }
        }
    }
    recompute();
}

void CardDraft::close() {
    m_timer.stop();
    m_typed.clear();
    m_restoredSince.clear();
    m_stored = {};
    m_current = {};
    m_open = false;
}

void CardDraft::rebase(const model::Card& card) {
    m_stored = card;
    recompute();
}

void CardDraft::recompute() {
    m_current = m_stored;
    const model::CardSchema& schema = m_workspace.system(m_system).info.schema;
    for (const auto& [field, text] : m_typed) {
        model::Card tried = m_current;
        if (setField(tried, schema, field, text)) {
            m_current = std::move(tried);
        }
    }
    Q_EMIT changed();
}

model::Result<void> CardDraft::type(const std::string& field, const QString& text) {
    if (!m_open) {
        return {};
    }
    const model::CardSchema& schema = m_workspace.system(m_system).info.schema;
    model::Card tried = m_stored;
    auto result = setField(tried, schema, field, text);
    if (result && sameField(tried, m_stored, field)) {
        // Typed back to what is stored: nothing waits any more.
        if (m_typed.erase(field) > 0) {
            const auto dropped = m_workspace.project().drafts().drop("card", m_system, m_stored.key, field);
            static_cast<void>(dropped);
        }
    } else {
        m_typed[field] = text;
        if (!m_timer.isActive()) {
            m_timer.start();
        }
    }
    recompute();
    return result;
}

void CardDraft::keep() {
    if (!m_open) {
        return;
    }
    for (const auto& [field, text] : m_typed) {
        const auto saved =
            m_workspace.project().drafts().save({"card", m_system, m_stored.key, field, text.toStdString(), {}});
        static_cast<void>(saved);
    }
}

model::Result<void> CardDraft::perform(const std::vector<std::string>& fields) {
    const model::CardSchema& schema = m_workspace.system(m_system).info.schema;
    model::Card after = m_stored;
    model::Result<void> refused;
    std::map<std::string, QString, std::less<>> taken;
    for (const std::string& field : fields) {
        model::Card tried = after;
        if (auto set = setField(tried, schema, field, m_typed.find(field)->second)) {
            after = std::move(tried);
            taken[field] = m_typed.find(field)->second;
            m_typed.erase(field);
        } else {
            refused = std::move(set);
        }
    }
    if (m_typed.empty()) {
        m_timer.stop();
        m_restoredSince.clear();
    }
    model::noteTranslationSources(m_stored, after);
    database::PerformOptions options;
    options.mergeTyping = taken.size() == 1;
    const auto done = m_workspace.perform(model::editCard(m_stored, after), options);
    if (!done) {
        m_typed.merge(taken); // stays in the form
        recompute();
        return done.error();
    }
    recompute();
    return refused;
}

model::Result<void> CardDraft::apply(const std::string& field) {
    if (!m_open || m_applying || !m_typed.contains(field)) {
        return {};
    }
    m_applying = true;
    auto result = perform({field});
    m_applying = false;
    return result;
}

model::Result<void> CardDraft::applyAll() {
    if (!m_open || m_applying || m_typed.empty()) {
        return {};
    }
    std::vector<std::string> fields;
    for (const auto& [field, text] : m_typed) {
        fields.push_back(field);
    }
    m_applying = true;
    auto result = perform(fields);
    m_applying = false;
    return result;
}

void CardDraft::discard() {
    m_timer.stop();
    m_typed.clear();
    m_restoredSince.clear();
    if (m_open) {
        const auto dropped = m_workspace.project().drafts().drop("card", m_system, m_stored.key);
        static_cast<void>(dropped);
        recompute();
    }
}

} // namespace blattwerk::app
