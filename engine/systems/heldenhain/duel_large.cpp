#include "engine/systems/heldenhain/duel_impl.h"
#include "engine/systems/heldenhain/goldfish_sink.h"
#include "engine/systems/heldenhain/series_sink.h"

namespace blattwerk::engine::heldenhain {

template struct Duel<Large>;
template struct Placing<Large>;
template Duel<Large>::State Duel<Large>::start(const Rules&, const GameStart&, NullSink&);
template Duel<Large>::State Duel<Large>::start(const Rules&, const GameStart&, RecordingSink&);
template Duel<Large>::State Duel<Large>::start(const Rules&, const GameStart&, GoldfishSink&);
template Duel<Large>::State Duel<Large>::start(const Rules&, const GameStart&, SeriesSink&);
template void Duel<Large>::apply(State&, const Rules&, Action, NullSink&);
template void Duel<Large>::apply(State&, const Rules&, Action, RecordingSink&);
template void Duel<Large>::apply(State&, const Rules&, Action, GoldfishSink&);
template void Duel<Large>::apply(State&, const Rules&, Action, SeriesSink&);

} // namespace blattwerk::engine::heldenhain
