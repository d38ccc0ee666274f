#include "engine/systems/heldenhain/duel_impl.h"
#include "engine/systems/heldenhain/goldfish_sink.h"
#include "engine/systems/heldenhain/series_sink.h"

namespace blattwerk::engine::heldenhain {

template struct Duel<Small>;
template struct Placing<Small>;
template Duel<Small>::State Duel<Small>::start(const Rules&, const GameStart&, NullSink&);
template Duel<Small>::State Duel<Small>::start(const Rules&, const GameStart&, RecordingSink&);
template Duel<Small>::State Duel<Small>::start(const Rules&, const GameStart&, GoldfishSink&);
template Duel<Small>::State Duel<Small>::start(const Rules&, const GameStart&, SeriesSink&);
template void Duel<Small>::apply(State&, const Rules&, Action, NullSink&);
template void Duel<Small>::apply(State&, const Rules&, Action, RecordingSink&);
template void Duel<Small>::apply(State&, const Rules&, Action, GoldfishSink&);
template void Duel<Small>::apply(State&, const Rules&, Action, SeriesSink&);

} // namespace blattwerk::engine::heldenhain
