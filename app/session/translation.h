#pragma once

#include "model/local_text.h"

namespace blattwerk::app {

/// Makes the program speak that language from now on: installs its translation (and Qt's own) and moves the default
/// locale. Needs an application object.
void useLanguage(model::Language language);

} // namespace blattwerk::app
