#include "engine/systems/heldenhain/card_values.h"

#include <algorithm>
#include <cstdlib>

namespace blattwerk::engine::heldenhain {

namespace {

/// One carrying out of an ability.
struct Outcome {
    int gain = 0;
    int price = 0;
    int points = 0;
    bool exhausts = false;
};

int capped(int n) {
    return n == Instruction::kAll ? 2 : n;
}

class AbilityReader {
public:
    explicit AbilityReader(const Rules& rules) : m_rules(rules) {}

    [[nodiscard]] Outcome read(const Ability& ability) const {
        Outcome all;
        int times = 1;
        bool chance = false;
        for (std::size_t pc = ability.start; pc < m_rules.code.size() && m_rules.code[pc].op != Op::End; ++pc) {
            const Instruction& in = m_rules.code[pc];
            chance = chance || in.op == Op::Luck || in.op == Op::IfNot || in.op == Op::Choice;
            if (in.op == Op::ForEach) {
                times = 2;
                continue;
            }
            if (isPrice(in.op)) {
                all.price += price(in);
                continue;
            }
            const int share = chance ? 60 : 100;
            all.gain += gain(in) * times * share / 100;
            all.points += points(in) * times;
            all.exhausts = all.exhausts || ((in.op == Op::Exhaust || in.op == Op::Skip) && isEnemy(in));
            times = 1;
        }
        return all;
    }

private:
    [[nodiscard]] const Target* target(const Instruction& in) const {
        return in.target < m_rules.targets.size() ? &m_rules.targets[in.target] : nullptr;
    }
    [[nodiscard]] bool isEnemy(const Instruction& in) const {
        const Target* whom = target(in);
        return whom != nullptr && whom->filter.side == Filter::Enemy;
    }
    /// How many figures an effect reaches.
    [[nodiscard]] int reach(const Instruction& in) const {
        const Target* whom = target(in);
        if (whom == nullptr) {
            return 1;
        }
        return whom->quant == Quant::All ? 3 : std::max<int>(1, whom->count);
    }

    [[nodiscard]] static int price(const Instruction& in) {
        switch (in.op) {
        case Op::PayStressSelf:
        case Op::PayStressOwn:
            return 25 * in.n;
        case Op::PayDiscard:
            return 40 * in.n;
        case Op::PayPoints:
            return 105 * in.n;
        case Op::PayExhaustSelf:
        case Op::PayExhaustOwn:
            return 50;
        case Op::PayEnergy:
            return 20 * in.n;
        case Op::PayPutAway:
            return 250;
        default:
            return 90;
        }
    }

    [[nodiscard]] int gain(const Instruction& in) const {
        const int n = capped(in.n);
        const int who = in.who == Who::You ? 1 : in.who == Who::Other ? -1 : 0;
        switch (in.op) {
        case Op::Exhaust:
            return isEnemy(in) ? 130 * reach(in) : 0;
        case Op::Skip:
            return isEnemy(in) ? 110 * reach(in) : 0;
        case Op::Ready:
            return 120 * reach(in);
        case Op::Unskip:
            return 60;
        case Op::AddStress:
            return (isEnemy(in) ? 45 : -25) * n * reach(in);
        case Op::RemoveStress:
            return 30 * n * std::min(reach(in), 2);
        case Op::MoveStress:
            return 60 * n;
        case Op::ModStat:
            return modified(in);
        case Op::GainPoints:
            return 105 * n * who;
        case Op::LosePoints:
            return -105 * n * who;
        case Op::StealPoints:
            return 210 * n;
        case Op::GainEnergy:
            return 25 * n * who;
        case Op::LoseEnergy:
            return -25 * n * who;
        case Op::Draw:
            return 45 * n * who;
        case Op::Discard:
            return -40 * n * who;
        case Op::Return:
            return isEnemy(in) ? 150 : 0;
        case Op::Recover:
        case Op::LookTop:
            return 50;
        case Op::Permit:
            return 30;
        case Op::Discount:
            return 20 * n;
        case Op::EndTurn:
            return -150;
        case Op::Eliminate:
            return isEnemy(in) ? 350 : 0;
        case Op::DropEquipment:
            return isEnemy(in) ? 80 : 0;
        case Op::RemoveHq:
            return in.who == Who::Other ? 100 : 0;
        case Op::ExtraAction:
            return 110 * n;
        case Op::FreeCollect:
            return 180;
        case Op::FreeDistract:
            return 120;
        default:
            return 0;
        }
    }

    [[nodiscard]] int modified(const Instruction& in) const {
        const int sign = isEnemy(in) ? -1 : 1;
        const int one = 12 * in.amounts[0] + 10 * in.amounts[1] + 80 * in.amounts[2];
        return sign * one * std::min(reach(in), 2);
    }

    [[nodiscard]] int points(const Instruction& in) const {
        const int n = capped(in.n);
        switch (in.op) {
        case Op::GainPoints:
            return in.who == Who::Other ? 0 : n;
        case Op::StealPoints:
            return n;
        case Op::ModStat:
            return isEnemy(in) ? 0 : std::max<int>(0, in.amounts[2]) * std::min(reach(in), 3);
        case Op::Ready:
        case Op::ExtraAction:
        case Op::FreeCollect:
            return 3 * std::max(1, n);
        case Op::Permit:
        case Op::GainEnergy:
        case Op::Discount:
            return 1;
        default:
            return 0;
        }
    }

    const Rules& m_rules;
};

/// Expected uses of an ability while its card lies in play, in hundredths.
int uses(Trigger trigger) {
    switch (trigger) {
    case Trigger::OnPlay:
    case Trigger::Body:
        return 0;
    case Trigger::StartOwn:
    case Trigger::EndOwn:
    case Trigger::HqAbility:
        return 200;
    case Trigger::AfterCollectOwn:
    case Trigger::ExhaustAction:
        return 150;
    case Trigger::AfterCollectSelf:
        return 130;
    case Trigger::AfterDistractSelf:
    case Trigger::AfterPlayFigure:
    case Trigger::AfterPlayAction:
    case Trigger::AfterPlayEquipment:
        return 80;
    default:
        return 40;
    }
}

int permanent(const Static& rule, CardValue& value) {
    switch (rule.kind) {
    case StaticKind::Cover:
        value.protection = static_cast<std::int16_t>(value.protection + 60 * rule.n);
        return 0;
    case StaticKind::GuardFirst:
        value.protection = static_cast<std::int16_t>(value.protection + 40);
        return 0;
    case StaticKind::Cost:
        return 40 * std::abs(rule.n);
    case StaticKind::BanDistracted:
    case StaticKind::BanEnemyExhaust:
    case StaticKind::BanLock:
    case StaticKind::KeepPoints:
    case StaticKind::SaveOnce:
    case StaticKind::ReduceStress:
    case StaticKind::RedirectStress:
    case StaticKind::ToHandInstead:
        return 40;
    case StaticKind::BanCollect:
        return -100;
    case StaticKind::BanDistract:
        return -40;
    default:
        return 0; // what changes values shows in the values
    }
}

/// The values that others or the bearer get, for cards that are still in the hand.
int lent(const Static& rule) {
    const int one = 50 * rule.amounts[0] + 25 * rule.amounts[1] + 160 * rule.amounts[2];
    const int sign = rule.filter.side == Filter::Enemy ? -1 : rule.filter.side == Filter::Any && !rule.self ? 0 : 1;
    return one * sign * (rule.self ? 1 : 2);
}

} // namespace

std::vector<CardValue> cardValues(const Rules& rules) {
    const AbilityReader reader(rules);
    std::vector<CardValue> values(rules.cards.size());
    for (std::size_t card = 0; card < rules.cards.size(); ++card) {
        const CardInfo& info = rules.cards[card];
        CardValue& value = values[card];
        int once = 0;
        int lasting = 0;
        int points = 0;
        for (const Ability& ability : rules.abilitiesOf(info)) {
            const Outcome outcome = reader.read(ability);
            const int gain = std::max(0, outcome.gain - outcome.price);
            lasting += gain * uses(ability.trigger) / 100;
            once += uses(ability.trigger) == 0 ? gain : 0;
            points += outcome.points;
            value.exhausts = value.exhausts || (uses(ability.trigger) == 0 && outcome.exhausts);
        }
        int inHand = 0;
        for (const Static& rule : rules.staticsOf(info)) {
            lasting += permanent(rule, value);
            inHand += rule.kind <= StaticKind::StatPer ? lent(rule) : 0;
            points += std::max<int>(0, rule.amounts[2]) * 2;
        }
        lasting = std::clamp(lasting, -200, 300);
        inHand += once + lasting + value.protection;
        if (isFigure(info.type)) {
            inHand += 160 * (info.hasPoints ? std::max<int>(0, info.points) : 0) + 50 * info.effort + 25 * info.stamina;
        } else if (info.type == CardType::Equipment) {
            inHand += 60 + 50 * info.bearer[0] + 25 * info.bearer[1] + 160 * info.bearer[2];
            points += std::max<int>(0, info.bearer[2]);
        } else if (info.type == CardType::Headquarters) {
            inHand += 100;
        }
        inHand -= 30 * std::max(0, info.cost - 4) + 20 * info.cost;
        value.ability = static_cast<std::int16_t>(lasting);
        value.keep = static_cast<std::int16_t>(std::clamp(inHand, -1000, 3000));
        value.points = static_cast<std::uint8_t>(std::clamp(points, 0, 12));
    }
    return values;
}

} // namespace blattwerk::engine::heldenhain
