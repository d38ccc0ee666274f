#include "engine/systems/heldenhain/duel_impl.h"

namespace blattwerk::engine::heldenhain {

template struct Duel<Small>;
template struct Placing<Small>;
template Duel<Small>::State Duel<Small>::start(const Rules&, const GameStart&, NullSink&);
template Duel<Small>::State Duel<Small>::start(const Rules&, const GameStart&, RecordingSink&);
template void Duel<Small>::apply(State&, const Rules&, Action, NullSink&);
template void Duel<Small>::apply(State&, const Rules&, Action, RecordingSink&);

} // namespace blattwerk::engine::heldenhain
