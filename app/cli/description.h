#pragma once

#include <string>

namespace CLI {
class App;
}

namespace blattwerk::app::cli {

/// The program's manual page, made from its commands and options in their present language.
[[nodiscard]] std::string manualOf(const CLI::App& program, const std::string& version);

/// What completes commands, options and their possible values in a shell: `bash`, `zsh` or `fish`.
[[nodiscard]] std::string completionOf(const CLI::App& program, const std::string& shell);

} // namespace blattwerk::app::cli
