#include "engine/systems/modulspiel/values.h"

#include <algorithm>

namespace blattwerk::engine::modulspiel {

namespace {

bool asksForTotals(const Condition& condition) {
    return condition.kind == ConditionKind::Lead || condition.kind == ConditionKind::Behind ||
           condition.kind == ConditionKind::TotalMin;
}

/// The first place that a word names; the three follow each other.
std::size_t named(Place words) {
    return static_cast<std::size_t>(words) - static_cast<std::size_t>(Place::TherapyRoom);
}

} // namespace

bool Values::fits(Place words, std::size_t place, std::uint8_t here) {
    switch (words) {
    case Place::Everywhere:
    case Place::Anywhere:
        return true;
    case Place::Here:
        return place == here;
    case Place::Elsewhere:
        return here != kNowhere && place != here;
    default:
        return place == named(words);
    }
}

template<typename Visit>
void Values::eachRule(int side, bool conditional, Visit visit) const {
    const SideState& own = m_s.sides[side];
    const auto visitCard = [&](CardNo card, std::uint8_t place, Spot spot, bool onReserve) {
        const CardProgram& program = m_r.info(card).program;
        if (program.staticCount == 0) {
            return;
        }
        const Source source{card, static_cast<std::uint8_t>(side), place};
        for (const Static& rule : m_r.programs.staticsOf(program)) {
            const bool inZone = onReserve ? rule.zone != Zone::Own : rule.zone != Zone::OnlyReserve;
            if (inZone && (conditional || !asksForTotals(rule.condition)) && holds(rule.condition, source, false)) {
                visit(rule, source, spot);
            }
        }
    };
    for (std::size_t place = 0; place < kPlaceCount; ++place) {
        for (std::size_t slot = 0; slot < kMostSlots; ++slot) {
            const TopCard& card = own.top[place][slot];
            if (card.there() && card.faceUp) {
                visitCard(card.card, static_cast<std::uint8_t>(place),
                          spotOf(static_cast<std::size_t>(side), place, slot), false);
            }
        }
    }
    for (std::size_t i = 0; i < own.reserveCount; ++i) {
        visitCard(own.reserve[i], kNowhere, kNoSpot, true);
    }
    for (std::size_t i = 0; i < own.boughtCount; ++i) {
        visitCard(own.bought[i].card, own.bought[i].place, kNoSpot, false);
    }
    for (std::uint32_t left = own.unlocked; left != 0; left &= left - 1) {
        visitCard(m_r.certificate(side, static_cast<std::size_t>(std::countr_zero(left))), kNowhere, kNoSpot, false);
    }
}

int Values::counted(Counted what, int side, Spot spot) const {
    const SideState& own = m_s.sides[side];
    switch (what) {
    case Counted::ReserveCard:
        return own.reserveCount;
    case Counted::CoffeeBreak:
        return coffeeBreaks(side);
    case Counted::OtherIntervention: {
        int count = 0;
        for (SpotSet left = spotsOf(side) & ~(spot == kNoSpot ? 0 : bit(spot)); left != 0; left &= left - 1) {
            const TopCard& other = m_s.top(lowest(left));
            count += other.there() && other.faceUp ? 1 : 0;
        }
        return count;
    }
    case Counted::DiscardCard:
        return own.discardCount;
    case Counted::Stamp:
        return own.stampSum();
    case Counted::Stressor:
        return spot == kNoSpot ? 0 : m_s.top(spot).stress;
    case Counted::Nothing:
        break;
    }
    return 0;
}

Values::Changes Values::changes(int side, bool conditional) const {
    Changes sum;
    const auto add = [](std::array<int, kPlaceCount>& to, const Static& rule, const Source& source) {
        for (std::size_t place = 0; place < kPlaceCount; ++place) {
            to[place] += fits(rule.place, place, source.place) ? rule.n : 0;
        }
    };
    eachRule(side, conditional, [&](const Static& rule, const Source& source, Spot from) {
        const std::size_t card = from % (kSpots / 2);
        switch (rule.kind) {
        case StaticKind::ExploitStress:
            if (from != kNoSpot) {
                sum.exploited[card] = rule.n;
                sum.exploits |= std::uint32_t{1} << card;
            }
            break;
        case StaticKind::CoffeeBonus:
            add(sum.coffee, rule, source);
            break;
        case StaticKind::SelfBonus:
            sum.card[card] += from != kNoSpot ? rule.n : 0;
            break;
        case StaticKind::SelfBonusPer:
            if (from != kNoSpot) {
                const int change = rule.n * counted(rule.counted, side, from);
                sum.card[card] += rule.n < 0 ? std::max<int>(change, rule.most) : std::min<int>(change, rule.most);
            }
            break;
        case StaticKind::OthersBonus:
            add(sum.open, rule, source);
            sum.card[card] -= from != kNoSpot && fits(rule.place, source.place, source.place) ? rule.n : 0;
            break;
        case StaticKind::LocationBonus:
            add(sum.total, rule, source);
            break;
        case StaticKind::ThresholdLess:
            add(sum.threshold, rule, source);
            break;
        default:
            break;
        }
    });
    return sum;
}

int Values::resilience(Spot spot) const {
    const std::size_t at = spot % (kSpots / 2);
    return resilience(m_s.top(spot), locationOf(spot), at, changes(sideOf(spot), true));
}

int Values::resilience(const TopCard& card, std::size_t place, std::size_t at, const Changes& changes) const {
    const bool snapshot = m_r.parameters.reviewMode == ReviewMode::Snapshot;
    if (!card.there() || (card.review && !snapshot)) {
        return 0;
    }
    int stressValue = -1;
    int value = m_r.parameters.coffeeBase + card.marks + changes.coffee[place];
    if (card.faceUp) {
        const CardInfo& info = m_r.info(card.card);
        const bool exploits = (changes.exploits >> at & 1U) != 0;
        stressValue = exploits ? changes.exploited[at] : info.stressValue;
        value = info.base + card.marks * info.markValue + changes.open[place] + changes.card[at];
    }
    value = std::max(0, value + card.bonus + card.stress * stressValue);
    return card.review ? std::max(0, value - card.reviewed) : value;
}

int Values::total(int side, std::size_t place, const Changes& changes) const {
    int sum = m_s.sides[side].placeBonus[place] + changes.total[place];
    for (std::size_t slot = 0; slot < kMostSlots; ++slot) {
        sum += resilience(m_s.sides[side].top[place][slot], place, spotOf(0, place, slot), changes);
    }
    return std::max(0, sum);
}

SideTotals Values::totals(int side) const {
    const Changes all = changes(side, true);
    SideTotals found;
    for (std::size_t place = 0; place < kPlaceCount; ++place) {
        found.total[place] = total(side, place, all);
        found.threshold[place] = threshold(place, all);
    }
    return found;
}

int Values::effortChange(int side) const {
    int change = 0;
    eachRule(side, true, [&](const Static& rule, const Source&, Spot) {
        change += rule.kind == StaticKind::EffortMod ? rule.n : 0;
    });
    return change;
}

int Values::priceCut(int side) const {
    int cut = 0;
    eachRule(side, true,
             [&](const Static& rule, const Source&, Spot) { cut += rule.kind == StaticKind::PriceLess ? rule.n : 0; });
    return cut;
}

bool Values::holds(const Condition& condition, const Source& source, bool conditional) const {
    const int side = source.controller;
    const SideState& own = m_s.sides[side];
    const auto somewhere = [&](auto is) {
        for (std::size_t place = 0; place < kPlaceCount; ++place) {
            if (fits(condition.place, place, source.place) && is(place)) {
                return true;
            }
        }
        return false;
    };
    const auto leads = [&](int who, std::size_t place) {
        return total(who, place, conditional) > total(1 - who, place, conditional);
    };
    const auto onCard = [&](auto count) {
        const Spot spot = m_s.spotWith(source.card);
        return spot != kNoSpot && count(m_s.top(spot)) >= condition.n;
    };
    switch (condition.kind) {
    case ConditionKind::Always:
        return true;
    case ConditionKind::ReserveMin:
        return own.reserveCount >= condition.n;
    case ConditionKind::ReserveMax:
        return own.reserveCount <= condition.n;
    case ConditionKind::StressMin:
        return onCard([](const TopCard& card) { return card.stress; });
    case ConditionKind::MarksMin:
        return onCard([](const TopCard& card) { return card.marks; });
    case ConditionKind::Lead:
        return somewhere([&](std::size_t place) { return leads(side, place); });
    case ConditionKind::Behind:
        return somewhere([&](std::size_t place) { return leads(1 - side, place); });
    case ConditionKind::TotalMin:
        return somewhere([&](std::size_t place) { return total(side, place, conditional) >= condition.n; });
    case ConditionKind::CountMin:
        return somewhere([&](std::size_t place) { return m_s.topCount(side, place) >= condition.n; });
    case ConditionKind::CoffeeMin:
        return coffeeBreaks(side) >= condition.n;
    case ConditionKind::DiscardMin:
        return own.discardCount >= condition.n;
    case ConditionKind::EuroMin:
        return own.euro >= condition.n;
    case ConditionKind::StampsMin:
        return own.stampSum() >= condition.n;
    case ConditionKind::OtherPassed:
        return m_s.sides[1 - side].passed;
    case ConditionKind::ByHand:
        break;
    }
    return false;
}

bool Values::hasQuality(const Filter& filter, const TopCard& card) const {
    switch (filter.quality) {
    case Quality::StressMin:
        return card.stress >= filter.n;
    case Quality::MarksMin:
        return card.marks >= filter.n;
    case Quality::WithCover:
        return card.cover > 0;
    case Quality::WithoutCover:
        return card.cover == 0;
    case Quality::UnderReview:
        return card.review;
    case Quality::WithAftermath:
        return card.faceUp && hasAftermath(card.card);
    case Quality::Named:
        return card.faceUp && m_r.info(card.card).name == filter.name;
    case Quality::Any:
    case Quality::ResilienceMax:
    case Quality::HighestResilience:
        break;
    }
    return true;
}

SpotSet Values::candidates(const Filter& filter, const Source& source) const {
    SpotSet found = 0;
    for (std::size_t side = 0; side < 2; ++side) {
        const bool own = side == source.controller;
        if ((filter.side == Filter::Own && !own) || (filter.side == Filter::Opposing && own)) {
            continue;
        }
        for (std::size_t place = 0; place < kPlaceCount; ++place) {
            if (!fits(filter.place, place, source.place)) {
                continue;
            }
            for (std::size_t slot = 0; slot < kMostSlots; ++slot) {
                const TopCard& card = m_s.sides[side].top[place][slot];
                if (card.there() && !(filter.kind == CardKind::Intervention && !card.faceUp) &&
                    !(filter.kind == CardKind::CoffeeBreak && card.faceUp) &&
                    !(filter.other && card.card == source.card) && hasQuality(filter, card)) {
                    found |= bit(spotOf(side, place, slot));
                }
            }
        }
    }
    if (filter.quality == Quality::ResilienceMax || filter.quality == Quality::HighestResilience) {
        return byResilience(filter, found);
    }
    return found;
}

SpotSet Values::byResilience(const Filter& filter, SpotSet among) const {
    SpotSet found = 0;
    int highest = 0;
    for (SpotSet left = among; left != 0; left &= left - 1) {
        const Spot spot = lowest(left);
        const int value = resilience(spot);
        if (filter.quality == Quality::ResilienceMax) {
            found |= value <= filter.n ? bit(spot) : 0;
            continue;
        }
        found = value > highest ? 0 : found;
        found |= value >= highest ? bit(spot) : 0;
        highest = std::max(highest, value);
    }
    return found;
}

int Values::toolCount(int side, std::size_t place) const {
    const SideState& own = m_s.sides[side];
    return static_cast<int>(std::count_if(own.bought, own.bought + own.boughtCount,
                                          [&](const BoughtCard& card) { return card.place == place; }));
}

int Values::freeSlots(int side, std::size_t place) const {
    const int tools = m_r.parameters.toolPlace == ToolPlace::OwnSlot ? toolCount(side, place) : 0;
    return std::max(0, m_r.parameters.slots - m_s.topCount(side, place) - tools);
}

bool Values::hasToolRoom(int side, std::size_t place) const {
    switch (m_r.parameters.toolPlace) {
    case ToolPlace::OwnSlot:
        return freeSlots(side, place) > 0;
    case ToolPlace::UnderSlot:
        return toolCount(side, place) < m_r.parameters.slots;
    case ToolPlace::Beside:
        break;
    }
    return true;
}

int Values::coffeeBreaks(int side) const {
    int count = 0;
    for (const auto& slots : m_s.sides[side].top) {
        count += static_cast<int>(std::count_if(std::begin(slots), std::end(slots),
                                                [](const TopCard& card) { return card.there() && !card.faceUp; }));
    }
    return count;
}

bool Values::fits(PileKind kind, CardNo card) const {
    const bool intervention = m_r.info(card).type == CardType::Intervention;
    switch (kind) {
    case PileKind::Card:
        return true;
    case PileKind::Intervention:
        return intervention;
    case PileKind::CardWithAftermath:
        return hasAftermath(card);
    case PileKind::InterventionWithAftermath:
        return intervention && hasAftermath(card);
    }
    return false;
}

} // namespace blattwerk::engine::modulspiel
