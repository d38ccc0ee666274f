#include "engine/systems/modulspiel/series_sink.h"

namespace blattwerk::engine::modulspiel {

namespace {

/// What an event adds to one measure of the side that it names: 1, or the number of that argument.
struct CountedEvent {
    EventKind kind;
    SeriesMeasure measure;
    int amount = 0;
};

constexpr CountedEvent kCounted[] = {
    {EventKind::EffortPaid, SeriesMeasure::EffortPaid},
    {EventKind::Played, SeriesMeasure::Plays},
    {EventKind::Overlaid, SeriesMeasure::Overlays},
    {EventKind::CoffeeLaid, SeriesMeasure::CoffeeBreaks},
    {EventKind::CardDrawn, SeriesMeasure::CardsDrawn},
    {EventKind::HandThrownAway, SeriesMeasure::HandThrownAway, 1},
    {EventKind::ReserveChosen, SeriesMeasure::ReserveStored, 1},
    {EventKind::ReserveTakenBack, SeriesMeasure::TakenBack},
    {EventKind::ReserveDiscarded, SeriesMeasure::ReserveDiscarded},
    {EventKind::Aftermath, SeriesMeasure::Aftermaths},
    {EventKind::VoluntaryStress, SeriesMeasure::VoluntaryStress, 2},
    {EventKind::Sacrificed, SeriesMeasure::Sacrifices},
    {EventKind::Bought, SeriesMeasure::Purchases},
    {EventKind::Bought, SeriesMeasure::EuroSpent, 2},
    {EventKind::EuroGained, SeriesMeasure::EuroGained, 1},
    {EventKind::LocationWon, SeriesMeasure::LocationsWon},
    {EventKind::StampGained, SeriesMeasure::Stamps},
    {EventKind::CertificateUnlocked, SeriesMeasure::CertificatesUnlocked},
    {EventKind::CertificateUsed, SeriesMeasure::CertificatesUsed},
    {EventKind::ManualClause, SeriesMeasure::ManualClauses},
};

} // namespace

void SeriesSink::begin(lab::GameRecord& record, std::span<const std::uint16_t> layout) {
    m_record = &record;
    m_layout = layout;
    m_quarter = 0;
    m_moduleOwner.fill(0);
}

std::size_t SeriesSink::ownerOf(int number) const {
    const Instance& one = m_rules.instances[static_cast<std::size_t>(number)];
    return one.owner == Instance::kDrafted ? m_moduleOwner[one.module] : one.owner == 1 ? 1 : 0;
}

void SeriesSink::play(std::size_t side, int number) {
    lab::CardRecord& played = card(side, number);
    played.firstTurn = played.plays == 0 ? static_cast<std::uint16_t>(m_quarter) : played.firstTurn;
    ++played.plays;
}

void SeriesSink::record(const Event& event) {
    const auto& a = event.args;
    const auto kind = static_cast<EventKind>(event.kind);
    const std::size_t side = a[0] == 1 ? 1 : 0;
    for (const CountedEvent& counted : kCounted) {
        if (counted.kind == kind) {
            add(counted.measure, side, counted.amount == 0 ? 1 : a[static_cast<std::size_t>(counted.amount)]);
        }
    }
    switch (kind) {
    case EventKind::GuardHit:
        m_record->guardHit = true;
        break;
    case EventKind::ModuleDrafted:
        m_moduleOwner[static_cast<std::size_t>(a[1])] = static_cast<std::uint8_t>(side);
        break;
    case EventKind::QuarterStarted:
        m_quarter = a[1];
        add(SeriesMeasure::Quarters, 0);
        add(SeriesMeasure::Quarters, 1);
        break;
    case EventKind::CardDrawn:
    case EventKind::TakenFromDiscard:
        ++card(side, a[1]).drawn;
        break;
    case EventKind::Played:
    case EventKind::Overlaid:
    case EventKind::Bought:
    case EventKind::CertificateUsed:
        play(side, a[1]);
        break;
    case EventKind::Cleared:
        ++card(side, a[1]).points;
        break;
    case EventKind::MarkersAdded:
        add(SeriesMeasure::MarkersAdded, ownerOf(a[0]), a[1]);
        break;
    case EventKind::StressAdded:
        add(SeriesMeasure::StressAdded, ownerOf(a[0]), a[1]);
        break;
    case EventKind::CoverUsed:
        add(SeriesMeasure::CoverUsed, ownerOf(a[0]));
        break;
    case EventKind::LocationScored:
        add(SeriesMeasure::LocationTotals, 0, a[1]);
        add(SeriesMeasure::LocationTotals, 1, a[2]);
        break;
    default:
        break;
    }
}

} // namespace blattwerk::engine::modulspiel
