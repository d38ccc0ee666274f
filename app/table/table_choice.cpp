#include "app/table/table_choice.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace blattwerk::app {

TableChoice::TableChoice(TableSession& session, std::function<std::string(const std::string&)> typeOf, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_typeOf(std::move(typeOf)) {
    connect(&session, &TableSession::changed, this, [this] { forget(); });
}

void TableChoice::forget() {
    if (m_taken || m_refused) {
        m_taken.reset();
        m_refused.reset();
        Q_EMIT changed();
    }
}

bool TableChoice::isLegal(const BoardCard& card) const {
    const StepBook& book = m_session.book();
    return m_taken && !book.isDecision() ? !book.onto(*m_taken, card).empty() : book.isOpen(card);
}

std::vector<const StepShape*> TableChoice::alone(const BoardCard& card, ActionPlace::Drop drop,
                                                 const std::string& zone) const {
    std::vector<const StepShape*> result;
    for (const StepShape* step : m_session.book().of(card)) {
        const ActionPlace* action = m_session.layout().action(step->action);
        if (!step->objects.empty() || !action || (drop != ActionPlace::Drop::None && action->drop != drop)) {
            continue;
        }
        const auto place = step->words.find(action->placeKey);
        if (zone.empty() || place == step->words.end() || place->second == zone) {
            result.push_back(step);
        }
    }
    return result;
}

bool TableChoice::isFieldLegal(int seat, const std::string& zone) const {
    return m_taken && m_taken->seat == seat && !alone(*m_taken, ActionPlace::Drop::Field, zone).empty();
}

bool TableChoice::isBarLegal(int seat) const {
    return m_taken && m_taken->seat == seat && !alone(*m_taken, ActionPlace::Drop::Bar).empty();
}

std::vector<const StepShape*> TableChoice::plainSteps() const {
    return m_taken ? alone(*m_taken, ActionPlace::Drop::None) : std::vector<const StepShape*>();
}

std::vector<const ActionObject*> TableChoice::openRoles() const {
    std::vector<const ActionObject*> result;
    if (!m_taken) {
        return result;
    }
    for (const StepShape* step : m_session.book().of(*m_taken)) {
        const ActionPlace* action = m_session.layout().action(step->action);
        for (const auto& [role, card] : step->objects) {
            const auto it = std::ranges::find(action->objects, role, &ActionObject::role);
            if (it != action->objects.end() && std::ranges::find(result, &*it) == result.end()) {
                result.push_back(&*it);
            }
        }
    }
    return result;
}

void TableChoice::activate(const BoardCard& card) {
    const StepBook& book = m_session.book();
    if (book.isDecision()) {
        if (const StepShape* answer = book.answer(card)) {
            perform(*answer);
        }
        return;
    }
    if (m_taken) {
        const BoardCard taken = *m_taken;
        if (taken.sameAs(card)) {
            const auto steps = plainSteps();
            if (steps.empty()) {
                cancel();
            } else {
                performOneOf(steps);
            }
            return;
        }
        if (const auto steps = book.onto(taken, card); !steps.empty()) {
            performOneOf(steps);
            return;
        }
        if (!book.isOpen(card) || taken.seat != card.seat) {
            refuse(taken, card);
            return;
        }
    }
    if (book.isOpen(card)) {
        take(card);
    } else if (card.seat == m_session.viewer() && !card.hidden) {
        refuse(card, std::nullopt);
    } else {
        cancel();
    }
}

void TableChoice::activateSpot(const TableSpot& spot) {
    if (spot.kind == TableSpot::Kind::Card && spot.card) {
        activate(*spot.card);
    } else if (m_taken && spot.kind != TableSpot::Kind::Nothing) {
        drop(BoardCard(*m_taken), spot);
    } else {
        cancel();
    }
}

void TableChoice::take(const BoardCard& card) {
    m_refused.reset();
    m_taken = card;
    Q_EMIT changed();
}

void TableChoice::drop(const BoardCard& card, const TableSpot& spot) {
    const StepBook& book = m_session.book();
    if (book.isDecision()) {
        cancel();
        return;
    }
    if (spot.kind == TableSpot::Kind::Card && spot.card && !spot.card->sameAs(card)) {
        if (const auto steps = book.onto(card, *spot.card); !steps.empty()) {
            performOneOf(steps);
            return;
        }
        // A card that needs no target may be let go on any card of its own side, if that could not mean a target.
        const auto steps = alone(card, ActionPlace::Drop::Field, spot.card->zone);
        const bool couldAim =
            attempt(card, m_typeOf(card.key), &*spot.card, m_session.layout()).has_value() && !steps.empty();
        if (spot.card->seat == card.seat && !steps.empty() && (!couldAim || book.of(card).size() == steps.size())) {
            performOneOf(steps);
            return;
        }
        refuse(card, spot.card);
        return;
    }
    if (spot.kind == TableSpot::Kind::Field || spot.kind == TableSpot::Kind::Bar) {
        const auto drop = spot.kind == TableSpot::Kind::Field ? ActionPlace::Drop::Field : ActionPlace::Drop::Bar;
        if (const auto steps = alone(card, drop, spot.zone); spot.seat == card.seat && !steps.empty()) {
            performOneOf(steps);
        } else {
            refuse(card, std::nullopt, spot.zone);
        }
        return;
    }
    cancel();
}

void TableChoice::refuse(const BoardCard& subject, const std::optional<BoardCard>& object, const std::string& zone) {
    m_taken.reset();
    m_refused.reset();
    const std::string type = m_typeOf(subject.key);
    auto step = attempt(subject, type, object ? &*object : nullptr, m_session.layout(), zone);
    if (!step && object) {
        step = attempt(subject, type, nullptr, m_session.layout(), object->zone);
    }
    if (step && m_session.isPersonsMove()) {
        if (const auto refusal = m_session.refusal(*step)) {
            m_refused = TableRefusal{*refusal, subject, object};
            Q_EMIT wasRefused();
        }
    }
    Q_EMIT changed();
}

void TableChoice::performOneOf(const std::vector<const StepShape*>& steps) {
    if (steps.size() == 1) {
        perform(*steps.front());
        return;
    }
    QList<quint64> codes;
    for (const StepShape* step : steps) {
        codes << step->code;
    }
    Q_EMIT severalFit(codes);
}

void TableChoice::perform(const StepShape& step) {
    const std::uint64_t code = step.code;
    m_taken.reset();
    m_refused.reset();
    m_session.perform(code);
    Q_EMIT changed();
}

void TableChoice::cancel() {
    m_taken.reset();
    m_refused.reset();
    Q_EMIT changed();
}

} // namespace blattwerk::app
