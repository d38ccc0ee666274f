#include "engine/systems/modulspiel/position_loader.h"

#include "engine/systems/modulspiel/place_names.h"
#include "engine/systems/modulspiel/values.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

namespace {

using Keys = std::vector<std::string>;

void append(Keys& all, const Keys& more) {
    all.insert(all.end(), more.begin(), more.end());
}

/// Gives out the numbers of a list of cards in its order.
class Numbers {
public:
    explicit Numbers(std::size_t first) : m_next(first) {}
    CardNo take() { return static_cast<CardNo>(m_next++); }

private:
    std::size_t m_next;
};

Keys certificatesOf(const PlacedSide& side) {
    Keys keys = side.locked;
    append(keys, side.unlocked);
    append(keys, side.used);
    return keys;
}

bool areAll(const Rules& rules, const Keys& keys, std::initializer_list<CardType> types) {
    return std::ranges::all_of(keys, [&](const std::string& key) {
        const CardType type = rules.cards[static_cast<std::size_t>(rules.indexOf(key))].type;
        return std::find(types.begin(), types.end(), type) != types.end();
    });
}

std::optional<FileFault> faultOfSide(const PlacedSide& own, const std::string& place, const Rules& rules) {
    const Parameters& p = rules.parameters;
    const auto wrong = [&](std::string_view zone) {
        return FileFault{placeOf(place, zone), "a card of another type cannot be here"};
    };
    for (const auto& [zone, keys] :
         {std::pair{"hand", &own.hand}, {"deck", &own.deck}, {"discard", &own.discard}, {"reserve", &own.reserve}}) {
        if (!areAll(rules, *keys, {CardType::Intervention})) {
            return wrong(zone);
        }
    }
    if (!areAll(rules, own.staff, {CardType::TempStaff})) {
        return wrong("staff");
    }
    if (!areAll(rules, own.notices, {CardType::Notice})) {
        return wrong("notices");
    }
    if (!areAll(rules, certificatesOf(own), {CardType::Certificate})) {
        return wrong("certificates");
    }
    if (own.reserve.size() > static_cast<std::size_t>(p.reserveCap)) {
        return FileFault{placeOf(place, "reserve"), "more cards than mod_reserve_cap allows"};
    }
    for (std::size_t at = 0; at < kPlaceCount; ++at) {
        if (!areAll(rules, own.tools[at], {CardType::WorkTool})) {
            return wrong("tools");
        }
        Keys top;
        for (const PlacedSide::Top& card : own.top[at]) {
            top.push_back(card.card);
        }
        if (!areAll(rules, top, {CardType::Intervention})) {
            return wrong(kPlaceNames[at]);
        }
        const std::size_t taken = top.size() + (p.toolPlace == ToolPlace::OwnSlot ? own.tools[at].size() : 0U);
        if (taken > static_cast<std::size_t>(p.slots)) {
            return FileFault{placeOf(place, kPlaceNames[at]), "more cards than mod_slots allows"};
        }
        if (p.toolPlace == ToolPlace::UnderSlot && own.tools[at].size() > static_cast<std::size_t>(p.slots)) {
            return FileFault{placeOf(place, "tools"), "more work tools than card places"};
        }
    }
    for (const std::string& key : own.used) {
        if (std::ranges::find(own.unlocked, key) == own.unlocked.end()) {
            return FileFault{placeOf(place, "certificates"), "only unlocked certificates can be used"};
        }
    }
    return std::nullopt;
}

void placeCards(const PlacedSide& from, SideState& own, Numbers& numbers) {
    for (std::size_t i = 0; i < from.deck.size(); ++i) {
        Piles::putUnder(own, numbers.take());
    }
    for (std::size_t i = 0; i < from.hand.size(); ++i) {
        Piles::addToHand(own, numbers.take());
    }
    // The list goes from the top down.
    std::vector<CardNo> discard(from.discard.size());
    std::ranges::generate(discard, [&] { return numbers.take(); });
    std::for_each(discard.rbegin(), discard.rend(), [&](CardNo card) { Piles::addToDiscard(own, card); });
    for (std::size_t i = 0; i < from.reserve.size(); ++i) {
        own.reserve[own.reserveCount++] = numbers.take();
    }
}

void placeTop(const PlacedSide& from, SideState& own, Numbers& numbers, std::uint16_t& arrivals) {
    for (std::size_t place = 0; place < kPlaceCount; ++place) {
        for (std::size_t slot = 0; slot < from.top[place].size(); ++slot) {
            const PlacedSide::Top& card = from.top[place][slot];
            TopCard& top = own.top[place][slot];
            top.card = numbers.take();
            top.faceUp = card.faceUp;
            top.review = card.review;
            top.marks = static_cast<std::uint8_t>(card.markers);
            top.stress = static_cast<std::uint8_t>(card.stressors);
            top.cover = static_cast<std::uint8_t>(card.cover);
            top.arrival = ++arrivals;
        }
        own.stamps[place] = static_cast<std::uint8_t>(from.stamps[place]);
    }
}

} // namespace

CardKeyLists PlacedPosition::lists() const {
    CardKeyLists lists;
    std::vector<std::string> certificates;
    for (std::size_t number = 0; number < 2; ++number) {
        const PlacedSide& own = sides[number];
        for (const Keys* zone : {&own.deck, &own.hand, &own.discard, &own.reserve}) {
            append(lists.owned[number], *zone);
        }
        for (const auto& place : own.top) {
            for (const PlacedSide::Top& card : place) {
                lists.owned[number].push_back(card.card);
            }
        }
        for (const auto& tools : own.tools) {
            append(lists.market, tools);
        }
        append(lists.market, own.staff);
        append(lists.market, own.notices);
        append(lists.market, own.display);
        append(certificates, certificatesOf(own));
        for (const std::string& module : own.modules) {
            lists.modules.push_back({module, {}, static_cast<std::uint8_t>(number)});
        }
    }
    append(lists.market, display);
    append(lists.market, market);
    append(lists.market, marketDiscard);
    for (const std::string& module : unplayed) {
        lists.modules.push_back({module, {}, kNowhere});
    }
    std::ranges::sort(certificates);
    certificates.erase(std::unique(certificates.begin(), certificates.end()), certificates.end());
    lists.certificates = std::move(certificates);
    return lists;
}

std::optional<FileFault> PlacedPosition::fault(const Rules& rules) const {
    for (std::size_t number = 0; number < 2; ++number) {
        const std::string place = placeOf("position", number == 0 ? "A" : "B");
        if (std::optional<FileFault> fault = faultOfSide(sides[number], place, rules)) {
            return fault;
        }
        if (rules.parameters.displayShared && !sides[number].display.empty()) {
            return FileFault{placeOf(place, "display"), "the display belongs to both sides"};
        }
        if (sides[number].display.size() > kMostDisplay) {
            return FileFault{placeOf(place, "display"), "more cards than a display can hold"};
        }
    }
    for (const auto& [zone, keys] :
         {std::pair{"display", &display}, {"market", &market}, {"market_discard", &marketDiscard}}) {
        if (!areAll(rules, *keys, {CardType::WorkTool, CardType::TempStaff, CardType::Notice})) {
            return FileFault{placeOf("position", zone), "a card of another type cannot be here"};
        }
    }
    if (display.size() > kMostDisplay) {
        return FileFault{"position.display", "more cards than a display can hold"};
    }
    return std::nullopt;
}

std::vector<std::string> PlacedPosition::draftModules() const {
    Keys modules = sides[0].modules;
    append(modules, sides[1].modules);
    append(modules, unplayed);
    return modules;
}

std::optional<FileFault> PlacedPosition::draftFault(const Parameters& parameters) const {
    for (std::size_t number = 0; number < 2; ++number) {
        const PlacedSide& own = sides[number];
        const std::string place = placeOf("position", number == 0 ? "A" : "B");
        PlacedSide bare;
        bare.modules = own.modules;
        if (own != bare) {
            return FileFault{place, "in the draft a side has nothing but modules"};
        }
        if (own.modules.size() > static_cast<std::size_t>(parameters.modulesPerSide)) {
            return FileFault{placeOf(place, "modules"), "more modules than mod_modules_per_side allows"};
        }
    }
    if (!display.empty() || !market.empty() || !marketDiscard.empty()) {
        return FileFault{"position.market", "the market is laid out after the draft"};
    }
    const auto most = 2 * static_cast<std::size_t>(parameters.modulesPerSide);
    if (sides[0].modules.size() + sides[1].modules.size() == most) {
        return FileFault{"position.phase", "with all modules taken the draft is over"};
    }
    return std::nullopt;
}

State PlacedPosition::state(const Rules& rules, std::uint64_t seed) const {
    State state = ModuleGame::emptyTable(seed);
    state.active = static_cast<std::uint8_t>(active);
    state.startSide = static_cast<std::uint8_t>(startSide);
    state.quarter = static_cast<std::uint16_t>(quarter);
    state.phase = phase;
    std::size_t module = 0;
    Numbers owned(0);
    Numbers bought(rules.firstMarket);
    for (int number = 0; number < 2; ++number) {
        const PlacedSide& from = sides[static_cast<std::size_t>(number)];
        SideState& own = state.sides[number];
        placeCards(from, own, owned);
        placeTop(from, own, owned, state.arrivals);
        own.euro = static_cast<std::uint16_t>(from.euro);
        own.passed = from.passed;
        for (std::size_t place = 0; place < kPlaceCount; ++place) {
            for (std::size_t i = 0; i < from.tools[place].size(); ++i) {
                own.bought[own.boughtCount++] = {bought.take(), static_cast<std::uint8_t>(place)};
            }
        }
        for (std::size_t i = 0; i < from.staff.size() + from.notices.size(); ++i) {
            own.bought[own.boughtCount++] = {bought.take(), kNowhere};
        }
        for (std::size_t i = 0; i < from.display.size(); ++i) {
            state.displays[number].cards[state.displays[number].count++] = bought.take();
        }
        const auto bits = [&](const Keys& keys) {
            std::uint32_t found = 0;
            for (std::size_t i = 0; i < rules.certificateCount; ++i) {
                const bool is = std::ranges::find(keys, rules.key(rules.certificate(number, i))) != keys.end();
                found |= is ? std::uint32_t{1} << i : 0U;
            }
            return found;
        };
        own.certificates = bits(certificatesOf(from));
        own.unlocked = bits(from.unlocked);
        own.used = bits(from.used);
        for (std::size_t i = 0; i < from.modules.size(); ++i) {
            state.moduleOwner[module++] = static_cast<std::uint8_t>(number);
        }
    }
    for (std::size_t i = 0; i < display.size(); ++i) {
        state.displays[0].cards[state.displays[0].count++] = bought.take();
    }
    for (std::size_t i = 0; i < market.size(); ++i) {
        state.market[market.size() - 1 - i] = bought.take();
    }
    state.marketCount = static_cast<std::uint8_t>(market.size());
    for (std::size_t i = 0; i < marketDiscard.size(); ++i) {
        state.market[kMostMarket - marketDiscard.size() + i] = bought.take();
    }
    state.marketDiscardCount = static_cast<std::uint8_t>(marketDiscard.size());
    // What a review takes away is known only when all lies there (mod_review_mode=SNAPSHOT).
    for (Spot spot = 0; spot < kSpots; ++spot) {
        TopCard& card = state.top(spot);
        if (card.review) {
            card.review = false;
            card.reviewed = static_cast<std::int16_t>(Values(state, rules).resilience(spot));
            card.review = true;
        }
    }
    return state;
}

} // namespace blattwerk::engine::modulspiel
