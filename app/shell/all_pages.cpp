#include "app/shell/all_pages.h"

namespace blattwerk::app {

std::vector<PageEntry> allPages() {
    return {};
}

} // namespace blattwerk::app
