#pragma once

#include "engine/systems/modulspiel/resolver.h"

namespace blattwerk::engine::modulspiel {

template<class Sink>
void Resolver<Sink>::setUp(const GameStart& start) {
    tell(EventKind::GameStarted, {'D', 1});
    m_s.startSide = start.first ? static_cast<std::uint8_t>(*start.first) : kNowhere;
    m_s.phase = Phase::Draft;
    if (start.draft) {
        nextPick();
        run();
        return;
    }
    std::copy(start.moduleOwner.begin(), start.moduleOwner.end(), m_s.moduleOwner);
    giveInstances(start.shuffle);
    layOut();
    run();
}

/// MOD-R3.
template<class Sink>
void Resolver<Sink>::nextPick() {
    if (m_s.picks < 2 * m_p.modulesPerSide) {
        const auto taken = [&](std::uint8_t owner) {
            return static_cast<int>(std::count(std::begin(m_s.moduleOwner), std::end(m_s.moduleOwner), owner));
        };
        m_s.active = nextToPick(m_p, {taken(0), taken(1)}) == 'A' ? 0 : 1;
        return;
    }
    for (std::size_t module = 0; module < m_r.modules.size(); ++module) {
        if (m_s.moduleOwner[module] == kNowhere) {
            tell(EventKind::ModuleUnplayed, {'R', 4}, module);
        }
    }
    giveInstances(true);
    layOut();
}

template<class Sink>
void Resolver<Sink>::pick(std::size_t module) {
    m_s.moduleOwner[module] = m_s.active;
    tell(EventKind::ModuleDrafted, {'R', 3}, m_s.active, module);
    ++m_s.picks;
    nextPick();
}

/// MOD-D1: each side's modules become its draw pile, the market its deck; certificates are locked (MOD-A9).
template<class Sink>
void Resolver<Sink>::giveInstances(bool shuffle) {
    for (std::size_t card = m_r.firstMarket; card-- > 0;) {
        const int owner = m_r.owner(m_s, static_cast<CardNo>(card));
        if (owner != kNowhere) {
            SideState& own = side(owner);
            own.cards[own.pileCount++] = static_cast<CardNo>(card);
        }
    }
    for (std::size_t card = m_r.firstCertificate; card-- > m_r.firstMarket;) {
        m_s.market[m_s.marketCount++] = static_cast<CardNo>(card);
    }
    for (std::size_t number = 0; number < m_r.certificateCount; ++number) {
        const std::uint8_t module = m_r.instances[m_r.certificate(0, number)].module;
        for (int owner = 0; owner < 2; ++owner) {
            const bool general = module == kNowhere;
            const bool fits = general
                                  ? m_p.certificateSet != CertificateSet::PerModule
                                  : m_p.certificateSet != CertificateSet::General && m_s.moduleOwner[module] == owner;
            side(owner).certificates |= fits ? std::uint32_t{1} << number : 0U;
        }
    }
    if (!shuffle) {
        return;
    }
    for (int owner = 0; owner < 2; ++owner) {
        m_s.rng.shuffle(std::span<CardNo>(side(owner).cards, side(owner).pileCount));
        tell(EventKind::Shuffled, {'D', 1}, owner);
    }
    m_s.rng.shuffle(std::span<CardNo>(m_s.market, m_s.marketCount));
    tell(EventKind::MarketShuffled, {'D', 1});
}

template<class Sink>
void Resolver<Sink>::layOut() {
    if (m_s.startSide == kNowhere) {
        m_s.startSide = m_p.firstStart == FirstStart::A   ? 0
                        : m_p.firstStart == FirstStart::B ? 1
                        : m_s.rng.coin()                  ? 1
                                                          : 0;
    }
    tell(EventKind::FirstSide, {'A', 8}, m_s.startSide);
    for (int i = 0; i < 2; ++i) {
        const int number = i == 0 ? m_s.startSide : 1 - m_s.startSide;
        side(number).euro = static_cast<std::uint16_t>(m_p.startEuro);
        for (int card = 0; card < m_p.startHand; ++card) {
            drawOne(number, {'D', 1});
        }
    }
    m_s.quarter = 1;
    beginQuarter();
}

} // namespace blattwerk::engine::modulspiel
