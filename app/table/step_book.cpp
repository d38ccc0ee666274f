#include "app/table/step_book.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace blattwerk::app {

namespace {

using Json = nlohmann::ordered_json;

/// A list of one is what it holds.
const Json& single(const Json& value) {
    return value.is_array() && value.size() == 1 ? value.front() : value;
}

std::string wordOf(const Json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::optional<BoardCard> copy(const BoardCard* card) {
    return card ? std::optional<BoardCard>(*card) : std::nullopt;
}

/// The zone in which all cards of an open decision lie: a name may lie elsewhere too. Empty where there is none.
std::string zoneOfAnswers(const std::vector<engine::LegalStep>& legal, const TableBoard& board) {
    std::vector<std::string> names;
    for (const engine::LegalStep& one : legal) {
        const Json step = Json::parse(one.json, nullptr, false);
        const Json& value = step.is_object() && step.contains("choose") ? single(step["choose"]) : step;
        if (value.is_string() && board.find(value.get<std::string>())) {
            names.push_back(value.get<std::string>());
        }
    }
    for (const BoardSide& side : board.sides) {
        for (const auto& [path, cards] : side.zones) {
            const auto lies = [&, zone = path](const std::string& name) { return board.find(name, zone) != nullptr; };
            if (!names.empty() && std::ranges::all_of(names, lies)) {
                return path;
            }
        }
    }
    return {};
}

void readAnswer(StepShape& shape, const Json& value, int side, const std::string& zoneOfAll, const TableBoard& board,
                const TableLayout& layout) {
    const Json& one = single(value);
    shape.answer = wordOf(one);
    if (one.is_string()) {
        // The decider's own cards first: a name that both sides have carries its side.
        const BoardCard* card = board.find(shape.answer, zoneOfAll, side);
        shape.chosen = copy(card ? card : board.find(shape.answer, zoneOfAll));
        const ZonePlace* zone = shape.chosen ? layout.zone(shape.chosen->zone) : nullptr;
        if (!zone || !zone->isLaidOut(board.phase)) {
            shape.chosen.reset(); // piles lie closed on the table: such a card is chosen from a list
        }
    }
}

/// The entry of the list that has the words of the step tells its other members.
void addDetails(StepShape& shape, const std::vector<std::map<std::string, std::string>>& list) {
    for (const auto& entry : list) {
        const bool fits = std::ranges::all_of(shape.words, [&entry](const auto& word) {
            const auto it = entry.find(word.first);
            return it != entry.end() && it->second == word.second;
        });
        if (fits) {
            shape.details = entry;
            return;
        }
    }
}

void readAction(StepShape& shape, const Json& step, int side, const TableBoard& board, const TableLayout& layout) {
    const ActionPlace* action = layout.action(shape.action);
    if (action && action->subject.empty() && !action->zone.empty()) {
        const auto& zone = board.sides[size_t(side)].zone(action->zone);
        shape.subject = zone.empty() ? std::nullopt : std::optional<BoardCard>(zone.front());
    }
    for (const auto& [key, value] : step.items()) {
        if (key == "action" || value.is_null()) {
            continue;
        }
        if (action && key == action->subject) {
            shape.subject = copy(board.find(wordOf(action->subjectInList ? single(value) : value), action->zone, side));
            continue;
        }
        const auto object = action ? std::ranges::find(action->objects, key, &ActionObject::role)
                                   : std::vector<ActionObject>::const_iterator();
        if (action && object != action->objects.end()) {
            const int seat = object->own ? side : board.opposite(side);
            const BoardCard* card = nullptr;
            for (auto zone = object->zones.begin(); !card && zone != object->zones.end(); ++zone) {
                card = board.find(wordOf(value), *zone, seat);
            }
            if (card) {
                shape.objects[key] = *card;
                continue;
            }
        }
        shape.words[key] = wordOf(value);
    }
    const auto details = action ? board.details.find(action->detailsPath) : board.details.end();
    if (details != board.details.end()) {
        addDetails(shape, details->second);
    }
}

} // namespace

StepBook::StepBook(const std::vector<engine::LegalStep>& legal, const TableBoard& board, const TableLayout& layout) {
    m_steps.reserve(legal.size());
    const std::string zoneOfAll = zoneOfAnswers(legal, board);
    for (const engine::LegalStep& one : legal) {
        StepShape shape;
        shape.code = one.code;
        shape.json = one.json;
        const Json step = Json::parse(one.json, nullptr, false);
        if (step.is_object() && step.contains("choose")) {
            readAnswer(shape, step["choose"], one.side, zoneOfAll, board, layout);
        } else if (step.is_object() && step.contains("action")) {
            shape.action = wordOf(step["action"]);
            readAction(shape, step, one.side, board, layout);
        }
        m_steps.push_back(std::move(shape));
    }
}

const StepShape* StepBook::plain(std::string_view action) const {
    const auto it = std::ranges::find(m_steps, action, &StepShape::action);
    return it == m_steps.end() ? nullptr : &*it;
}

bool StepBook::isOpen(const BoardCard& card) const {
    return std::ranges::any_of(m_steps, [&card](const StepShape& step) {
        return (step.subject && step.subject->sameAs(card)) || (step.chosen && step.chosen->sameAs(card));
    });
}

std::vector<const StepShape*> StepBook::of(const BoardCard& subject) const {
    std::vector<const StepShape*> result;
    for (const StepShape& step : m_steps) {
        if (step.subject && step.subject->sameAs(subject)) {
            result.push_back(&step);
        }
    }
    return result;
}

std::vector<const StepShape*> StepBook::onto(const BoardCard& subject, const BoardCard& object) const {
    std::vector<const StepShape*> result;
    for (const StepShape* step : of(subject)) {
        if (std::ranges::any_of(step->objects, [&object](const auto& entry) { return entry.second.sameAs(object); })) {
            result.push_back(step);
        }
    }
    return result;
}

const StepShape* StepBook::answer(const BoardCard& card) const {
    const auto it = std::ranges::find_if(
        m_steps, [&card](const StepShape& step) { return step.chosen && step.chosen->sameAs(card); });
    return it == m_steps.end() ? nullptr : &*it;
}

std::vector<BoardCard> StepBook::offered(const TableLayout& layout) const {
    std::vector<BoardCard> cards;
    for (const StepShape& step : m_steps) {
        const ZonePlace* zone = step.chosen ? layout.zone(step.chosen->zone) : nullptr;
        if (zone && zone->kind == ZonePlace::Kind::Offer) {
            cards.push_back(*step.chosen);
        }
    }
    return cards;
}

std::vector<const StepShape*> StepBook::loose(const TableLayout& layout) const {
    std::vector<const StepShape*> result;
    for (const StepShape& step : m_steps) {
        const ActionPlace* action = layout.action(step.action);
        if (!step.subject && action && action->role == ActionPlace::Role::Card) {
            result.push_back(&step);
        }
    }
    return result;
}

std::vector<const StepShape*> StepBook::wordAnswers() const {
    std::vector<const StepShape*> result;
    for (const StepShape& step : m_steps) {
        if (step.action.empty() && !step.chosen) {
            result.push_back(&step);
        }
    }
    return result;
}

std::optional<Json> attempt(const BoardCard& subject, const std::string& subjectType, const BoardCard* object,
                            const TableLayout& layout, const std::string& zone) {
    for (const ActionPlace& action : layout.actions) {
        if (action.role != ActionPlace::Role::Card || action.zone != subject.zone) {
            continue;
        }
        Json step = {{"action", action.name}};
        if (!action.subject.empty()) {
            step[action.subject] = action.subjectInList ? Json::array({subject.name}) : Json(subject.name);
        }
        if (!object) {
            if (action.drop != ActionPlace::Drop::None) {
                if (!action.placeKey.empty() && !zone.empty()) {
                    step[action.placeKey] = zone;
                }
                return step;
            }
            continue;
        }
        for (const ActionObject& role : action.objects) {
            const bool own = object->seat == subject.seat;
            const bool fits = role.types.empty() || std::ranges::find(role.types, subjectType) != role.types.end();
            const bool lies = std::ranges::find(role.zones, object->zone) != role.zones.end();
            if (fits && role.own == own && lies) {
                step[role.role] = object->name;
                return step;
            }
        }
    }
    return std::nullopt;
}

} // namespace blattwerk::app
