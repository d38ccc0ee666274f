#include "app/session/text_context.h"

namespace blattwerk::app {

namespace {

engine::language::CardContext withNames(const SystemDesk& desk) {
    std::vector<const model::Card*> pool;
    pool.reserve(desk.cards.size());
    for (const model::Card& card : desk.cards) {
        pool.push_back(&card);
    }
    return desk.engine->cardContext(model::Card(), pool);
}

} // namespace

TextContext::TextContext(const SystemDesk& desk) : m_desk(desk), m_first(withNames(desk)) {}

engine::language::CardContext TextContext::of(const model::Card& card) const {
    engine::language::CardContext context = m_desk.engine->cardContext(card, {});
    context.names = m_first.names;
    return context;
}

} // namespace blattwerk::app
