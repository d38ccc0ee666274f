#pragma once

#include "app/shell/page.h"
#include "model/card.h"
#include "model/finding.h"
#include "model/system_info.h"

#include <QString>

#include <string>
#include <vector>

namespace blattwerk::app {

/// Everything there is to say about a card, also while it is typed: construction rules, what would look wrong in
/// print, and the picture that is still missing. Errors first.
[[nodiscard]] std::vector<model::Finding> cardPageFindings(const PageContext& context, const std::string& system,
                                                           const model::Card& card);

/// What the page does to settle a finding.
struct CardFix {
    enum class Kind {
        Focus,  ///< put the cursor into `field`
        Set,    ///< set `field` to `text`
        Link,   ///< open the link `text`
        Picture ///< ask for a picture
    };

    Kind kind = Kind::Focus;
    std::string field = "text";
    QString text;
};

[[nodiscard]] CardFix cardFix(const model::SystemInfo& info, const model::Card& card, const model::Finding& finding,
                              const model::Fix& fix);

} // namespace blattwerk::app
