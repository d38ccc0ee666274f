#pragma once

#include <string>
#include <vector>

namespace blattwerk::app {

struct ManualOption {
    /// `--deck KEY`, as it is typed.
    std::string typed;
    std::string meaning;
};

struct ManualSection {
    std::string title;
    /// Lines that are typed, shown before the text.
    std::vector<std::string> typed;
    std::string text;
    std::vector<ManualOption> options;
    /// Below another section instead of beside it.
    bool isInner = false;
};

/// A page for `man`. It is made from the definitions that the program itself runs with.
struct ManualPage {
    std::string program;
    std::string version;
    /// Name of the part of the manual, in the page's language.
    std::string part;
    std::vector<ManualSection> sections;
};

/// The page in the language of `man`; every text in it is shown as it is.
[[nodiscard]] std::string manualSource(const ManualPage& page);

} // namespace blattwerk::app
