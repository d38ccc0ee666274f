#include "app/table/table_board.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace blattwerk::app {

namespace {

using Json = nlohmann::ordered_json;

/// A member, or null where the position leaves it out.
const Json& member(const Json& object, const std::string& key) {
    static const Json kNull;
    if (!object.is_object()) {
        return kNull;
    }
    const auto it = object.find(key);
    return it == object.end() ? kNull : *it;
}

/// What a path of members leads to (`stamps.schreibtisch`), null where it leads nowhere.
const Json& memberAt(const Json& object, std::string_view path) {
    const Json* value = &object;
    while (!path.empty()) {
        const std::size_t dot = std::min(path.find('.'), path.size());
        value = &member(*value, std::string(path.substr(0, dot)));
        path.remove_prefix(std::min(dot + 1, path.size()));
    }
    return *value;
}

std::string plain(const Json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

/// A place of a note whose value is a side, to be called by its name.
constexpr std::string_view kSide = "side:";

class BoardReader {
public:
    BoardReader(const Json& position, const TableLayout& layout) : m_position(position), m_layout(layout) {}

    TableBoard read() {
        TableBoard board;
        const Json& turn = member(m_position, m_layout.turnPath);
        board.turn = turn.is_number_integer() ? turn.get<int>() : 0;
        const Json& phase = member(m_position, m_layout.phasePath);
        board.phase = phase.is_string() ? phase.get<std::string>() : std::string();
        board.active = std::max(0, seatOf(member(m_position, m_layout.activePath)));
        for (int seat = 0; seat < int(m_layout.seats.size()); ++seat) {
            board.sides.push_back(side(seat));
            if (!member(m_position, m_layout.seats[size_t(seat)]).is_null()) {
                board.seats.push_back(seat);
            }
        }
        board.note = note(board.phase);
        for (const ActionPlace& action : m_layout.actions) {
            if (!action.detailsPath.empty()) {
                readDetails(member(m_position, action.detailsPath), board.details[action.detailsPath]);
            }
        }
        for (const Json& round : member(m_position, m_layout.overview.rounds)) {
            board.rounds.push_back(pairings(round));
        }
        if (const ZonePlace* zone = m_layout.zone(ZonePlace::Kind::Shared)) {
            const Json& value = member(m_position, zone->path);
            board.sharedOwner = seatOf(member(m_position, zone->owner));
            if (!value.is_null()) {
                board.shared = card(value, std::max(0, board.sharedOwner), zone->path, 0);
            }
        }
        return board;
    }

private:
    int seatOf(const Json& value) const {
        if (!value.is_string()) {
            return -1;
        }
        const auto it = std::ranges::find(m_layout.seats, value.get<std::string>());
        return it == m_layout.seats.end() ? -1 : int(it - m_layout.seats.begin());
    }

    BoardSide side(int seat) {
        const Json& source = member(m_position, m_layout.seats[size_t(seat)]);
        BoardSide side;
        side.opposite = seatOf(member(source, m_layout.oppositePath));
        for (const CounterPlace& counter : m_layout.counters) {
            // What the viewer may not know is no number.
            const Json& value = memberAt(source, counter.path);
            if (!value.is_string()) {
                side.counters[counter.path] = value.is_number_integer() ? value.get<int>() : 0;
            }
        }
        for (const OverviewPlace::Column& column : m_layout.overview.columns) {
            side.standing.push_back(figures(member(source, column.path)));
        }
        for (const ZonePlace& zone : m_layout.zones) {
            if (zone.kind != ZonePlace::Kind::Shared) {
                const Json& own = memberAt(source, zone.path);
                const bool isShared = !source.is_null() && own.is_null() && !source.contains(zone.path);
                side.zones[zone.path] = cards(isShared ? memberAt(m_position, zone.path) : own, seat, zone.path);
            }
            if (!zone.under.empty()) {
                side.zones[zone.under] = cards(memberAt(source, zone.under), seat, zone.under);
            }
        }
        for (const PilePlace& pile : m_layout.piles) {
            if (!side.zones.contains(pile.path)) {
                side.zones[pile.path] = cards(memberAt(source, pile.path), seat, pile.path);
            }
        }
        for (auto& [path, zone] : side.zones) {
            for (BoardCard& one : zone) {
                one.label = label(one, source);
            }
        }
        return side;
    }

    std::vector<BoardPairing> pairings(const Json& round) const {
        const OverviewPlace& place = m_layout.overview;
        std::vector<BoardPairing> result;
        for (const Json& entry : round) {
            const Json& number = member(entry, place.place);
            BoardPairing pairing;
            pairing.place = number.is_number_integer() ? number.get<int>() : 0;
            for (size_t i = 0; i < pairing.seats.size() && i < place.sides.size(); ++i) {
                pairing.seats[i] = seatOf(member(entry, place.sides[i]));
            }
            pairing.winner = seatOf(member(entry, place.winner));
            pairing.isPlaying = member(entry, place.playing) == true;
            result.push_back(pairing);
        }
        return result;
    }

    static std::optional<std::vector<int>> figures(const Json& value) {
        std::vector<int> result;
        if (value.is_number_integer()) {
            result.push_back(value.get<int>());
        } else if (!value.is_array()) {
            return std::nullopt;
        } else {
            for (const Json& entry : value) {
                result.push_back(entry.is_number_integer() ? entry.get<int>() : 0);
            }
        }
        return result;
    }

    /// A zone is a list of names or of objects with `card`, an object that has such a list as `list`, an object by
    /// name, one name, or nothing.
    std::vector<BoardCard> cards(const Json& value, int seat, const std::string& zone) {
        std::vector<BoardCard> result;
        if (member(value, "list").is_array()) {
            result = cards(member(value, "list"), seat, zone);
        } else if (value.is_array()) {
            for (const Json& entry : value) {
                result.push_back(card(entry, seat, zone, int(result.size())));
            }
            number(result);
        } else if (value.is_object() && !value.contains("card")) {
            for (const auto& [name, state] : value.items()) {
                BoardCard one = card(Json(name), seat, zone, int(result.size()));
                readState(one, state);
                result.push_back(std::move(one));
            }
        } else if (!value.is_null()) {
            result.push_back(card(value, seat, zone, 0));
        }
        return result;
    }

    BoardCard card(const Json& value, int seat, const std::string& zone, int place) {
        BoardCard one;
        one.seat = seat;
        one.zone = zone;
        one.place = place;
        const Json& name = value.is_object() ? member(value, "card") : value;
        one.name = name.is_string() ? name.get<std::string>() : std::string("?");
        one.hidden = one.name == "?";
        one.key = one.hidden ? std::string() : cardKeyOf(one.name);
        if (value.is_object()) {
            readState(one, value);
        }
        return one;
    }

    void readState(BoardCard& one, const Json& state) {
        const Json& upright = member(state, m_layout.upright);
        one.upright = !upright.is_boolean() || upright.get<bool>();
        const Json& stress = member(state, m_layout.stress);
        one.stress = stress.is_number_integer() ? stress.get<int>() : 0;
        for (const auto& [field, path] : m_layout.values) {
            if (const Json& value = member(state, path); value.is_number_integer()) {
                one.values[field] = value.get<int>();
            }
        }
        for (BoardCard& attached : cards(member(state, m_layout.attached), one.seat, m_layout.attached)) {
            one.attached.push_back(std::move(attached));
        }
        m_states[{one.seat, one.zone, one.place}] = &state;
    }

    /// Further copies in a list are `key#2`, `key#3` where the position does not number them itself.
    void number(std::vector<BoardCard>& cards) const {
        std::map<std::string, int> seen;
        for (BoardCard& one : cards) {
            const ZonePlace* zone = m_layout.zone(one.zone);
            const int copy = ++seen[one.name];
            if (copy > 1 && !one.hidden && !(zone && zone->alike)) {
                one.name += '#' + std::to_string(copy);
            }
        }
    }

    int label(const BoardCard& one, const Json& side) const {
        const auto it = m_states.find({one.seat, one.zone, one.place});
        for (int i = 0; i < int(m_layout.labels.size()); ++i) {
            const CardLabel& label = m_layout.labels[size_t(i)];
            if (!label.zone.empty() && label.zone != one.zone) {
                continue;
            }
            if (!label.holder.empty()) {
                if (one.place == 0 && seatOf(member(m_position, label.holder)) == one.seat) {
                    return i;
                }
                continue;
            }
            if (!label.listed.empty()) {
                const Json& list = memberAt(side, label.listed);
                if (std::ranges::find(list, Json(one.key)) != list.end()) {
                    return i;
                }
                continue;
            }
            const Json& value = !label.pathSide.empty() ? member(side, label.pathSide)
                                : it == m_states.end()  ? member(Json(), label.path)
                                                        : member(*it->second, label.path);
            if (!value.is_null() && plain(value) == label.is) {
                return i;
            }
        }
        return -1;
    }

    static void readDetails(const Json& list, std::vector<std::map<std::string, std::string>>& details) {
        for (const Json& entry : list) {
            details.emplace_back();
            for (const auto& [name, value] : entry.items()) {
                details.back()[name] = plain(value);
            }
        }
    }

    model::LocalText note(const std::string& phase) const {
        for (const NotePlace& place : m_layout.notes) {
            if (!place.phases.empty() && std::ranges::find(place.phases, phase) == place.phases.end()) {
                continue;
            }
            const Json& when = place.when.empty() ? m_position : valueAt(place.when);
            const bool isMeant = place.is.empty() || std::ranges::find(place.is, plain(when)) != place.is.end();
            if (when.is_null() || !isMeant) {
                continue;
            }
            const auto german = filled(place.text.de);
            const auto english = filled(place.text.en);
            if (german && english) {
                return {*german, *english};
            }
        }
        return {};
    }

    /// The text with the values of its places; nothing if one of them has none.
    std::optional<std::string> filled(const std::string& text) const {
        std::string result;
        std::size_t at = 0;
        for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', at)) {
            const std::size_t close = text.find('}', open);
            if (close == std::string::npos) {
                break;
            }
            const std::string path = text.substr(open + 1, close - open - 1);
            if (path.starts_with(kSide)) {
                const int seat = seatOf(valueAt(path.substr(kSide.size())));
                if (seat < 0) {
                    return std::nullopt;
                }
                result += text.substr(at, open - at) + '{' + std::to_string(seat) + '}';
                at = close + 1;
                continue;
            }
            const Json& value = valueAt(path);
            if (!value.is_string() && !value.is_number_integer()) {
                return std::nullopt;
            }
            result += text.substr(at, open - at) + plain(value);
            at = close + 1;
        }
        return result + text.substr(at);
    }

    /// `attacker.attack_sum`: the side that `attacker` names, and its value. `drawn.0`: the first of a list.
    const Json& valueAt(const std::string& path) const {
        const Json* value = &m_position;
        std::size_t at = 0;
        while (at <= path.size()) {
            const std::size_t dot = std::min(path.find('.', at), path.size());
            if (at > 0 && seatOf(*value) >= 0) {
                value = &member(m_position, value->get<std::string>());
            }
            const std::string name = path.substr(at, dot - at);
            const bool isPlace = value->is_array() && name.find_first_not_of("0123456789") == std::string::npos;
            const std::size_t place = isPlace ? std::stoul('0' + name) : 0;
            value = isPlace && place < value->size() ? &(*value)[place] : &member(*value, name);
            at = dot + 1;
        }
        return *value;
    }

    struct At {
        int seat = 0;
        std::string zone;
        int place = 0;
        auto operator<=>(const At&) const = default;
    };

    const Json& m_position;
    const TableLayout& m_layout;
    std::map<At, const Json*> m_states;
};

} // namespace

const std::vector<BoardCard>& BoardSide::zone(const std::string& path) const {
    static const std::vector<BoardCard> kNone;
    const auto it = zones.find(path);
    return it == zones.end() ? kNone : it->second;
}

int TableBoard::opposite(int seat) const {
    const bool known = seat >= 0 && size_t(seat) < sides.size() && sides[size_t(seat)].opposite >= 0;
    if (known) {
        return sides[size_t(seat)].opposite;
    }
    const auto other = std::ranges::find_if(seats, [seat](int one) { return one != seat; });
    return other == seats.end() ? 1 - std::min(seat, 1) : *other;
}

const BoardCard* TableBoard::find(std::string_view name, std::string_view zone, std::optional<int> seat) const {
    if (name.size() > 2 && name[1] == '.' && name[0] >= 'A' && name[0] <= 'Z') {
        seat = name[0] - 'A';
        name.remove_prefix(2);
    }
    for (int side = 0; side < int(sides.size()); ++side) {
        if (seat && *seat != side) {
            continue;
        }
        for (const auto& [path, cards] : sides[size_t(side)].zones) {
            if (!zone.empty() && path != zone) {
                continue;
            }
            const auto it = std::ranges::find(cards, name, &BoardCard::name);
            if (it != cards.end()) {
                return &*it;
            }
        }
    }
    return shared && shared->name == name && (zone.empty() || zone == shared->zone) ? &*shared : nullptr;
}

std::vector<const BoardCard*> TableBoard::visible() const {
    std::vector<const BoardCard*> result;
    for (const BoardSide& side : sides) {
        for (const auto& [path, cards] : side.zones) {
            for (const BoardCard& card : cards) {
                if (!card.hidden) {
                    result.push_back(&card);
                }
                for (const BoardCard& attached : card.attached) {
                    result.push_back(&attached);
                }
            }
        }
    }
    if (shared) {
        result.push_back(&*shared);
    }
    return result;
}

TableBoard readBoard(const nlohmann::ordered_json& position, const TableLayout& layout) {
    return BoardReader(position, layout).read();
}

std::string cardKeyOf(std::string_view name) {
    if (name.size() > 2 && name[1] == '.' && name[0] >= 'A' && name[0] <= 'Z') {
        name.remove_prefix(2);
    }
    return std::string(name.substr(0, name.find('#')));
}

} // namespace blattwerk::app
