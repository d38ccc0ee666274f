#pragma once

#include "app/shell/page.h"

#include <functional>
#include <vector>

namespace blattwerk::app {

struct PageEntry {
    /// Stable name, also of links: `card:nami` is opened by the page whose link kind is `card`.
    QString linkKind;
    /// Icon in `:/icons`.
    QString icon;
    std::function<Page*(const PageContext&, QWidget*)> make;
};

/// The pages of the window in the order of the navigation.
[[nodiscard]] std::vector<PageEntry> allPages();

} // namespace blattwerk::app
