#include "app/table/table_layout.h"

#include "app/face/toml_reader.h"

#include <algorithm>
#include <array>
#include <utility>

namespace blattwerk::app {

namespace {

/// The value in a table of words; the first entry where the word is unknown.
template<typename Value, std::size_t N>
Value word(TomlReader& reader, const std::string& path, const std::array<std::pair<const char*, Value>, N>& words) {
    const QString text = reader.text(path, QLatin1String(words.front().first));
    for (const auto& [name, value] : words) {
        if (text == QLatin1String(name)) {
            return value;
        }
    }
    reader.refuse(path);
    return words.front().second;
}

std::string text(TomlReader& reader, const std::string& path) {
    return reader.text(path, QString()).toStdString();
}

model::LocalText label(TomlReader& reader, const std::string& path) {
    return {text(reader, path + ".de"), text(reader, path + ".en")};
}

/// The key of a place is its path, where it names none.
std::string pathOf(TomlReader& reader, const std::string& at, const std::string& key) {
    const std::string path = text(reader, at + ".path");
    return path.empty() ? key : path;
}

std::vector<std::string> texts(TomlReader& reader, const std::string& path) {
    std::vector<std::string> result;
    if (reader.has(path)) {
        for (const QString& entry : reader.texts(path)) {
            result.push_back(entry.toStdString());
        }
    }
    return result;
}

void readBars(TomlReader& reader, TableLayout& layout) {
    using Style = CounterPlace::Style;
    static constexpr std::array<std::pair<const char*, Style>, 4> kStyles = {
        {{"pips", Style::Pips}, {"bolts", Style::Bolts}, {"dots", Style::Dots}, {"number", Style::Number}}};
    for (const std::string& key : reader.keys("counters")) {
        const std::string at = "counters." + key;
        CounterPlace counter;
        counter.path = pathOf(reader, at, key);
        counter.style = word(reader, at + ".style", kStyles);
        counter.group = static_cast<int>(reader.number(at + ".group", 0));
        counter.maxParameter = text(reader, at + ".max_parameter");
        counter.activeOnly = reader.flag(at + ".active_only", false);
        counter.by = text(reader, at + ".by");
        counter.property = text(reader, at + ".property");
        counter.label = label(reader, at);
        layout.counters.push_back(std::move(counter));
    }
    for (const std::string& key : reader.keys("piles")) {
        const std::string at = "piles." + key;
        layout.piles.push_back({pathOf(reader, at, key), reader.flag(at + ".own", true),
                                reader.flag(at + ".open", false), label(reader, at)});
    }
}

void readZones(TomlReader& reader, TableLayout& layout) {
    using Kind = ZonePlace::Kind;
    static constexpr std::array<std::pair<const char*, Kind>, 8> kKinds = {{{"row", Kind::Row},
                                                                            {"single", Kind::Single},
                                                                            {"small", Kind::Small},
                                                                            {"shared", Kind::Shared},
                                                                            {"hand", Kind::Hand},
                                                                            {"bench", Kind::Bench},
                                                                            {"market", Kind::Market},
                                                                            {"offer", Kind::Offer}}};
    for (const std::string& key : reader.keys("zones")) {
        const std::string at = "zones." + key;
        ZonePlace zone;
        zone.path = pathOf(reader, at, key);
        zone.kind = word(reader, at + ".kind", kKinds);
        zone.slotsParameter = text(reader, at + ".slots_parameter");
        zone.under = text(reader, at + ".under");
        zone.owner = text(reader, at + ".owner");
        zone.alike = reader.flag(at + ".alike", zone.kind == Kind::Hand || zone.kind == Kind::Bench);
        zone.phases = texts(reader, at + ".phases");
        zone.label = label(reader, at);
        layout.zones.push_back(std::move(zone));
    }
    for (const std::string& key : reader.keys("labels")) {
        const std::string at = "labels." + key;
        layout.labels.push_back({text(reader, at + ".path"), text(reader, at + ".path_side"),
                                 text(reader, at + ".zone"), text(reader, at + ".is"), text(reader, at + ".icon"),
                                 text(reader, at + ".holder"), text(reader, at + ".listed"), label(reader, at)});
    }
    for (const std::string& key : reader.keys("notes")) {
        const std::string at = "notes." + key;
        layout.notes.push_back(
            {texts(reader, at + ".phases"), text(reader, at + ".when"), texts(reader, at + ".is"), label(reader, at)});
    }
}

void readActions(TomlReader& reader, TableLayout& layout) {
    using Drop = ActionPlace::Drop;
    using Role = ActionPlace::Role;
    static constexpr std::array<std::pair<const char*, Drop>, 3> kDrops = {
        {{"none", Drop::None}, {"field", Drop::Field}, {"bar", Drop::Bar}}};
    static constexpr std::array<std::pair<const char*, Role>, 4> kRoles = {
        {{"card", Role::Card}, {"end", Role::End}, {"mulligan", Role::Mulligan}, {"concede", Role::Concede}}};
    for (const std::string& key : reader.keys("actions")) {
        const std::string at = "actions." + key;
        ActionPlace action;
        action.name = key;
        action.role = word(reader, at + ".role", kRoles);
        action.subject = text(reader, at + ".subject");
        action.subjectInList = reader.flag(at + ".subject_in_list", false);
        action.proposed = reader.flag(at + ".proposed", false);
        action.detailsPath = text(reader, at + ".details");
        action.zone = text(reader, at + ".zone");
        action.drop = word(reader, at + ".drop", kDrops);
        action.placeKey = text(reader, at + ".place");
        action.label = label(reader, at);
        action.countParameter = text(reader, at + ".count_parameter");
        for (const std::string& role : reader.keys(at + ".objects")) {
            const std::string object = at + ".objects." + role;
            std::vector<std::string> zones = texts(reader, object + ".zones");
            if (zones.empty()) {
                zones.push_back(text(reader, object + ".zone"));
            }
            action.objects.push_back({role, text(reader, object + ".side") != "other", std::move(zones),
                                      texts(reader, object + ".types"), label(reader, object)});
        }
        layout.actions.push_back(std::move(action));
    }
    for (const std::string& rule : reader.keys("reasons")) {
        layout.reasons[rule] = label(reader, "reasons." + rule);
    }
}

void readDummy(TomlReader& reader, DummyFigures& dummy) {
    dummy.zone = text(reader, "dummy.zone");
    dummy.count = static_cast<int>(reader.number("dummy.count", 0));
    dummy.type = text(reader, "dummy.type");
    dummy.name = label(reader, "dummy");
    for (const std::string& key : reader.keys("dummy.stats")) {
        dummy.stats[key] = reader.integer("dummy.stats." + key);
    }
    dummy.state = nlohmann::ordered_json::object();
    for (const std::string& key : reader.keys("dummy.state")) {
        dummy.state[key] = reader.flag("dummy.state." + key, false);
    }
}

void readTournament(TomlReader& reader, TournamentPlace& place) {
    const auto at = [](const char* key) { return std::string("tournament.") + key; };
    place.least = static_cast<int>(reader.number(at("least"), 0));
    place.most = static_cast<int>(reader.number(at("most"), 0));
    place.decks = text(reader, at("decks"));
    place.by = text(reader, at("by"));
    place.bot = text(reader, at("bot"));
    place.sets = text(reader, at("sets"));
    place.always = text(reader, at("always"));
    place.usual = text(reader, at("usual"));
    place.countParameter = text(reader, at("count_parameter"));
    place.label = label(reader, "tournament");
    place.single = label(reader, at("single"));
    place.setsLabel = label(reader, at("sets_label"));
}

void readDraft(TomlReader& reader, DraftPlace& place) {
    place.sets = text(reader, "draft.sets");
    place.countParameter = text(reader, "draft.count_parameter");
    place.label = label(reader, "draft");
    place.single = label(reader, "draft.single");
    place.setsLabel = label(reader, "draft.sets_label");
}

void readOverview(TomlReader& reader, OverviewPlace& place) {
    place.rounds = text(reader, "overview.rounds");
    if (place.rounds.empty()) {
        return;
    }
    place.place = text(reader, "overview.place");
    place.sides = texts(reader, "overview.sides");
    place.winner = text(reader, "overview.winner");
    place.playing = text(reader, "overview.playing");
    place.label = label(reader, "overview");
    place.placeLabel = label(reader, "overview.place_label");
    place.lastLabel = label(reader, "overview.last_label");
    place.playerLabel = label(reader, "overview.player_label");
    for (const std::string& key : reader.keys("overview.columns")) {
        place.columns.push_back({key, label(reader, "overview.columns." + key)});
    }
}

} // namespace

bool ZonePlace::isLaidOut(std::string_view phase) const {
    return phases.empty() || std::ranges::find(phases, phase) != phases.end();
}

const ZonePlace* TableLayout::zone(std::string_view path) const {
    const auto it = std::ranges::find(zones, path, &ZonePlace::path);
    return it == zones.end() ? nullptr : &*it;
}

const ZonePlace* TableLayout::zone(ZonePlace::Kind kind) const {
    const auto it = std::ranges::find(zones, kind, &ZonePlace::kind);
    return it == zones.end() ? nullptr : &*it;
}

std::vector<const ZonePlace*> TableLayout::laidOut(ZonePlace::Kind kind, std::string_view phase) const {
    std::vector<const ZonePlace*> found;
    for (const ZonePlace& zone : zones) {
        if (zone.kind == kind && zone.isLaidOut(phase)) {
            found.push_back(&zone);
        }
    }
    return found;
}

const ZonePlace* TableLayout::zone(ZonePlace::Kind kind, std::string_view phase) const {
    const auto it =
        std::ranges::find_if(zones, [&](const ZonePlace& zone) { return zone.kind == kind && zone.isLaidOut(phase); });
    return it == zones.end() ? nullptr : &*it;
}

const ActionPlace* TableLayout::action(std::string_view name) const {
    const auto it = std::ranges::find(actions, name, &ActionPlace::name);
    return it == actions.end() ? nullptr : &*it;
}

const ActionPlace* TableLayout::action(ActionPlace::Role role) const {
    const auto it = std::ranges::find(actions, role, &ActionPlace::role);
    return it == actions.end() ? nullptr : &*it;
}

bool TableLayout::isQuiet(std::string_view event) const {
    return std::ranges::find(quietEvents, event) != quietEvents.end();
}

model::Result<TableLayout> readTableLayout(std::string_view toml) {
    auto parsed = parseToml(toml, "table");
    if (!parsed) {
        return parsed.error();
    }
    TomlReader reader(*parsed, "table");
    TableLayout layout;
    layout.seats = texts(reader, "seats");
    layout.turnPath = text(reader, "turn");
    layout.turnLabel = label(reader, "turn_label");
    layout.phasePath = text(reader, "phase");
    layout.activePath = text(reader, "active");
    layout.oppositePath = text(reader, "opposite");
    readBars(reader, layout);
    readZones(reader, layout);
    readActions(reader, layout);
    layout.upright = text(reader, "card.upright");
    layout.stress = text(reader, "card.stress");
    layout.attached = text(reader, "card.attached");
    layout.collectionText = text(reader, "card.collection_text");
    for (const std::string& field : texts(reader, "card.values")) {
        layout.values[field] = field;
    }
    for (const std::string& field : reader.keys("card.value_paths")) {
        layout.values[field] = text(reader, "card.value_paths." + field);
    }
    layout.drawPile = text(reader, "draw.pile");
    layout.drawThen = text(reader, "draw.then");
    layout.handLimit = text(reader, "draw.hand_limit");
    layout.turnEvent = text(reader, "log.turn");
    layout.quietEvents = texts(reader, "log.quiet");
    readDummy(reader, layout.dummy);
    readTournament(reader, layout.tournament);
    readDraft(reader, layout.draft);
    layout.decksParameter = text(reader, "decks.count_parameter");
    layout.sharedKinds = texts(reader, "decks.shared");
    readOverview(reader, layout.overview);
    layout.derived = texts(reader, "by_hand.derived");
    layout.sideDerived = texts(reader, "by_hand.side_derived");
    layout.followPhases = texts(reader, "follow.phases");
    if (layout.seats.empty()) {
        reader.refuse("seats");
    }
    if (reader.error()) {
        return *reader.error();
    }
    return layout;
}

} // namespace blattwerk::app
