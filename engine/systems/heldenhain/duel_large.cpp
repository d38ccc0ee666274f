#include "engine/systems/heldenhain/duel_impl.h"

namespace blattwerk::engine::heldenhain {

template struct Duel<Large>;
template struct Placing<Large>;
template Duel<Large>::State Duel<Large>::start(const Rules&, const GameStart&, NullSink&);
template Duel<Large>::State Duel<Large>::start(const Rules&, const GameStart&, RecordingSink&);
template void Duel<Large>::apply(State&, const Rules&, Action, NullSink&);
template void Duel<Large>::apply(State&, const Rules&, Action, RecordingSink&);

} // namespace blattwerk::engine::heldenhain
