#pragma once

#include "database/comparison/contents.h"

namespace blattwerk::database {

/// The present contents with every item of the incoming ones put in or over it. With `deletes`, systems that both have
/// lose what the incoming one lacks; other systems stay.
[[nodiscard]] ProjectContents joinContents(const ProjectContents& present, const ProjectContents& incoming,
                                           bool deletes);

} // namespace blattwerk::database
