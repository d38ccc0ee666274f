#pragma once

#include "app/session/workspace.h"
#include "engine/language/card_language.h"

namespace blattwerk::app {

/// What the card language has to know about each card of a desk. Collecting the names is the slow part, so make one for
/// many cards; it is valid as long as the desk is not changed.
class TextContext {
public:
    /// Precondition: the desk has an engine.
    explicit TextContext(const SystemDesk& desk);

    [[nodiscard]] engine::language::CardContext of(const model::Card& card) const;
    [[nodiscard]] const engine::language::CardLanguage& language() const { return m_desk.engine->language(); }

private:
    const SystemDesk& m_desk;
    engine::language::CardContext m_first;
};

} // namespace blattwerk::app
