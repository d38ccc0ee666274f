#include "app/cli/usage.h"

#include "app/cli/console.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <cmath>
#include <cstdlib>

namespace blattwerk::app::cli {

namespace {

/// Names of options stay as they are; what stands around them is translated, types of C++ are not shown.
class HelpFormatter : public CLI::Formatter {
public:
    HelpFormatter() {
        label("Usage", translate("CommandLine", "Usage"));
        label("OPTIONS", translate("CommandLine", "OPTIONS"));
        label("SUBCOMMAND", translate("CommandLine", "COMMAND"));
        label("Positionals", translate("CommandLine", "Arguments"));
        column_width(28);
    }

    std::string make_group(std::string group, bool isPositional,
                           std::vector<const CLI::Option*> options) const override {
        const std::string shown = group == "Options" ? translate("CommandLine", "Options") : group;
        return CLI::Formatter::make_group(shown, isPositional, std::move(options));
    }

    std::string make_option_opts(const CLI::Option* option) const override {
        if (option->get_type_size() == 0) {
            return {};
        }
        std::string text;
        const std::string type = option->get_type_name();
        if (const std::size_t colon = type.find(':'); colon != std::string::npos) {
            text += ' ' + type.substr(colon + 1);
        }
        const std::string preset = option->get_default_str();
        if (!preset.empty() && preset != "[]") {
            text += '=' + preset;
        }
        if (option->get_expected_max() == CLI::detail::expected_max_vector_size) {
            text += " ...";
        }
        return option->get_required() ? text + ' ' + translate("CommandLine", "(required)") : text;
    }
};

bool endsWith(const std::string& text, const std::string& end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

/// The first word that is neither an option nor the value of one that stands before the command.
std::string commandWord(const std::vector<std::string>& arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--language") {
            ++i;
        } else if (!arguments[i].starts_with('-')) {
            return arguments[i];
        }
    }
    return {};
}

std::string requiredSentence(const std::string& what, const std::vector<std::string>& arguments) {
    const std::string suffix = " is required";
    if (what.starts_with("A subcommand")) {
        const std::string word = commandWord(arguments);
        return word.empty() ? translate("CommandLine", "A command is missing.")
                            : filled(translate("CommandLine", "There is no command “%1”."), {word});
    }
    const std::string name = endsWith(what, suffix) ? what.substr(0, what.size() - suffix.size()) : what;
    return filled(translate("CommandLine", "%1 is missing."), {name});
}

} // namespace

std::string languageOf(const std::vector<std::string>& arguments) {
    std::string language = "de";
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--language=en" ||
            (arguments[i] == "--language" && i + 1 < arguments.size() && arguments[i + 1] == "en")) {
            language = "en";
        }
    }
    return language;
}

void setUpHelp(CLI::App& program) {
    program.formatter(std::make_shared<HelpFormatter>());
    program.set_help_flag("-h,--help", translate("CommandLine", "Shows this help"));
}

std::string usageSentence(const CLI::App& program, const CLI::ParseError& error,
                          const std::vector<std::string>& arguments) {
    const std::string what = error.what();
    const std::string name = what.substr(0, what.find(": "));
    const std::string rest = what.size() > name.size() ? what.substr(name.size() + 2) : std::string();
    const bool isMismatch = dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr;
    std::string sentence = what;
    if (dynamic_cast<const CLI::RequiredError*>(&error)) {
        sentence = requiredSentence(what, arguments);
    } else if (dynamic_cast<const CLI::ExtrasError*>(&error)) {
        sentence = filled(translate("CommandLine", "Not expected here: %1"), {rest});
    } else if (isMismatch && rest.starts_with("At Most")) {
        sentence = filled(translate("CommandLine", "%1 may be given only once."), {name});
    } else if (isMismatch) {
        sentence = filled(translate("CommandLine", "%1 needs a value."), {name});
    } else if (name == "Could not convert") {
        sentence = filled(translate("CommandLine", "The value cannot be read: %1"), {rest});
    }
    const auto chosen = program.get_subcommands();
    const std::string command = chosen.empty() ? std::string() : chosen.front()->get_name() + ' ';
    return sentence + '\n' +
           filled(translate("CommandLine", "More about it: %1"), {"blattwerk-cli " + command + "--help"});
}

CLI::Validator oneOf(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) {
        list += (list.empty() ? "" : "|") + word;
    }
    const auto check = [words, list](const std::string& value) {
        return std::ranges::find(words, value) != words.end()
                   ? std::string()
                   : filled(translate("CommandLine", "“%1” is not possible here. Possible are: %2"), {value, list});
    };
    return CLI::Validator(check, list);
}

CLI::Validator wholeNumber(long long least, long long most) {
    const std::string from = std::to_string(least);
    const std::string to = std::to_string(most);
    const auto check = [=](const std::string& value) {
        long long read = 0;
        const auto [end, status] = std::from_chars(value.data(), value.data() + value.size(), read);
        const bool whole = status == std::errc{} && end == value.data() + value.size() && !value.empty();
        return whole && read >= least && read <= most
                   ? std::string()
                   : filled(
                         translate("CommandLine", "“%1” is not possible here: a whole number from %2 to %3 is needed"),
                         {value, from, to});
    };
    return CLI::Validator(check, most == std::numeric_limits<long long>::max() ? from + ".." : from + ".." + to);
}

CLI::Validator number(double least, double most) {
    const auto shown = [](double value) {
        std::string text = std::to_string(value);
        text.erase(text.find_last_not_of('0') + 1);
        return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
    };
    const std::string from = shown(least);
    const std::string to = shown(most);
    const auto check = [=](const std::string& value) {
        char* end = nullptr;
        const double read = std::strtod(value.c_str(), &end);
        const bool whole = !value.empty() && *end == '\0' && std::isfinite(read);
        return whole && read >= least && read <= most
                   ? std::string()
                   : filled(translate("CommandLine", "“%1” is not possible here: a number from %2 to %3 is needed"),
                            {value, from, to});
    };
    return CLI::Validator(check, from + ".." + to);
}

} // namespace blattwerk::app::cli
