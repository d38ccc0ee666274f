#include "engine/systems/heldenhain/terms.h"

#include "engine/systems/heldenhain/weights.h"

#include <algorithm>

namespace blattwerk::engine::heldenhain {

namespace {

constexpr std::array<std::string_view, kAllTerms> kNames = {"points",
                                                            "figures",
                                                            "health",
                                                            "protection",
                                                            "stall",
                                                            "exposure",
                                                            "hand",
                                                            "energy",
                                                            "headquarters",
                                                            "assists",
                                                            "other_points",
                                                            "other_figures",
                                                            "other_health",
                                                            "other_protection",
                                                            "other_stall",
                                                            "other_exposure",
                                                            "other_hand",
                                                            "other_energy",
                                                            "other_headquarters",
                                                            "other_assists",
                                                            "prospect",
                                                            "danger",
                                                            "result",
                                                            "crew",
                                                            "saving",
                                                            "reply",
                                                            "keep",
                                                            "mulligan",
                                                            "odds"};

int& at(Terms& terms, Term term) {
    return terms[static_cast<std::size_t>(term)];
}

void scale(int& change, int factor) {
    change = change * factor / 100;
}

} // namespace

std::string_view termName(Term term) {
    return kNames[static_cast<std::size_t>(term)];
}

Terms weighted(const Terms& before, const Terms& after, StepKind kind, const Temperament& t, bool crew) {
    Terms change;
    for (std::size_t i = 0; i < kTerms; ++i) {
        change[i] = after[i] - before[i];
    }
    const bool ahead =
        before[static_cast<std::size_t>(Term::Points)] > -before[static_cast<std::size_t>(Term::OtherPoints)];
    const int caution = ahead ? t.whileAhead : 100;
    if (int& points = at(change, Term::Points); points < 0) {
        scale(points, t.ownPoints * caution / 100);
    } else if (kind == StepKind::Collect) {
        scale(points, crew ? t.collectWithCrew : t.collect);
    }
    const bool builds = at(change, Term::Figures) > 0;
    if (builds) {
        scale(at(change, Term::Figures), t.build);
    }
    if (int& health = at(change, Term::Health); health > 0) {
        scale(health, builds ? t.build : t.heal);
    } else if (kind != StepKind::Distract && at(change, Term::Figures) >= 0) {
        scale(health, t.ownStress * caution / 100);
    }
    scale(at(change, Term::Protection), t.protect);
    scale(at(change, Term::Exposure), t.exposure);
    // The card that is played is no price.
    if (int& hand = at(change, Term::Hand); hand < 0) {
        const int free = kind == StepKind::Play ? std::max(hand, -weights::kCard) : 0;
        hand = free + (hand - free) * t.ownCards / 100 * caution / 100;
    }
    const int harm = kind == StepKind::Distract ? t.distract : t.harm;
    for (std::size_t i = kSideTerms; i < 2 * kSideTerms; ++i) {
        change[i] = change[i] > 0 ? change[i] * harm / 100 : change[i];
    }
    return change;
}

} // namespace blattwerk::engine::heldenhain
