#pragma once

#include "app/shell/page.h"

#include <string>
#include <vector>

namespace blattwerk::app {

class CardsPage;
class Workspace;

/// Pictures of that card's text in every state that it has while somebody writes. The last one lets go of what was
/// typed.
[[nodiscard]] std::vector<PageScene> cardTextScenes(CardsPage* page, Workspace& workspace, const std::string& cardKey);
/// Pictures of the dialogs in which the card language is taught and searched, and of a translation of that card that
/// is out of date. Nothing of them stays in the project.
[[nodiscard]] std::vector<PageScene> languageToolScenes(CardsPage* page, Workspace& workspace,
                                                        const std::string& cardKey);

} // namespace blattwerk::app
