#include "app/cli/description.h"

#include "app/cli/console.h"
#include "app/session/manual_page.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace blattwerk::app::cli {

namespace {

std::vector<const CLI::App*> commandsOf(const CLI::App& program) {
    auto commands = program.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); });
    std::ranges::sort(commands, {}, [](const CLI::App* one) { return one->get_name(); });
    return commands;
}

/// `a4|letter` of an option that takes words, `1..16` of a number; empty where anything goes.
std::string valuesOf(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::size_t colon = type.find(':');
    return colon == std::string::npos ? std::string() : type.substr(colon + 1);
}

bool isFlag(const CLI::Option& option) {
    return option.get_items_expected_max() == 0;
}

bool takesWords(const CLI::Option& option) {
    const std::string values = valuesOf(option);
    return values.find('|') != std::string::npos;
}

std::vector<std::string> flagsOf(const CLI::Option& option) {
    std::vector<std::string> flags;
    for (const std::string& name : option.get_snames()) {
        flags.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        flags.push_back("--" + name);
    }
    return flags;
}

std::string typedOf(const CLI::Option& option) {
    std::string typed;
    for (const std::string& flag : flagsOf(option)) {
        typed += (typed.empty() ? "" : ", ") + flag;
    }
    if (typed.empty()) {
        return option.get_name();
    }
    if (isFlag(option)) {
        return typed;
    }
    const std::string values = valuesOf(option);
    return typed + ' ' + (values.empty() ? translate("Manual", "VALUE") : values);
}

std::vector<ManualOption> optionsOf(const CLI::App& app) {
    std::vector<ManualOption> options;
    for (const CLI::Option* option : app.get_options()) {
        std::string meaning = option->get_description();
        if (const std::string preset = option->get_default_str();
            !preset.empty() && preset != "[]" && !isFlag(*option)) {
            meaning += ' ' + filled(translate("Manual", "(default: %1)"), {preset});
        }
        options.push_back({typedOf(*option), meaning});
    }
    return options;
}

std::string usageOf(const std::string& program, const CLI::App& command) {
    std::string usage = program + ' ' + command.get_name();
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_positional()) {
            usage += ' ' + (option->get_required() ? option->get_name() : '[' + option->get_name() + ']');
        } else if (option->get_required()) {
            usage += ' ' + typedOf(*option);
        }
    }
    return usage + ' ' + translate("Manual", "[OPTION ...]");
}

std::string words(const std::vector<std::string>& list) {
    std::string out;
    for (const std::string& word : list) {
        out += (out.empty() ? "" : " ") + word;
    }
    return out;
}

std::string split(std::string values) {
    std::ranges::replace(values, '|', ' ');
    return values;
}

std::string bashCompletion(const CLI::App& program) {
    std::vector<std::string> names;
    std::string options;
    std::string values;
    const auto addValues = [&values](const std::string& command, const CLI::App& app) {
        for (const CLI::Option* option : app.get_options()) {
            for (const std::string& flag : flagsOf(*option)) {
                if (takesWords(*option)) {
                    values += "        " + command + ":" + flag + ") words=\"" + split(valuesOf(*option)) + "\" ;;\n";
                } else if (!isFlag(*option)) {
                    values += "        " + command + ":" + flag + ") files=yes ;;\n";
                }
            }
        }
    };
    std::vector<std::string> shared;
    for (const CLI::Option* option : program.get_options()) {
        for (const std::string& flag : flagsOf(*option)) {
            shared.push_back(flag);
        }
    }
    addValues("*", program);
    for (const CLI::App* command : commandsOf(program)) {
        names.push_back(command->get_name());
        std::vector<std::string> own;
        for (const CLI::Option* option : command->get_options()) {
            for (const std::string& flag : flagsOf(*option)) {
                own.push_back(flag);
            }
        }
        options += "        " + command->get_name() + ") words=\"" + words(own) + "\" ;;\n";
        addValues(command->get_name(), *command);
    }
    return "# Completion of blattwerk-cli for bash; made from its commands.\n"
           "_blattwerk_cli() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= words= files= i\n"
           "    for ((i = 1; i < COMP_CWORD; ++i)); do\n"
           "        case ${COMP_WORDS[i]} in\n"
           "        --language) ((++i)) ;;\n"
           "        -*) ;;\n"
           "        *) command=${COMP_WORDS[i]}; break ;;\n"
           "        esac\n"
           "    done\n"
           "    case $command:$before in\n" +
           values +
           "    esac\n"
           "    if [[ -z $words && -z $files ]]; then\n"
           "        if [[ -z $command ]]; then\n"
           "            words=\"" +
           words(names) +
           "\"\n"
           "        elif [[ $word == -* ]]; then\n"
           "            case $command in\n" +
           options +
           "            esac\n"
           "        fi\n"
           "        if [[ $word == -* ]]; then words+=\" " +
           words(shared) +
           "\"; fi\n"
           "    fi\n"
           "    if [[ -n $words ]]; then\n"
           "        COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
           "    else\n"
           "        COMPREPLY=($(compgen -f -- \"$word\"))\n"
           "        compopt -o filenames 2>/dev/null\n"
           "    fi\n"
           "}\n"
           "complete -F _blattwerk_cli blattwerk-cli\n";
}

std::string singleQuoted(const std::string& text) {
    std::string out = "'";
    for (const char c : text) {
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return out + "'";
}

std::string fishCompletion(const CLI::App& program) {
    std::string out = "# Completion of blattwerk-cli for fish; made from its commands.\n";
    const auto add = [&out](const std::string& when, const CLI::App& app) {
        for (const CLI::Option* option : app.get_options()) {
            if (option->get_positional()) {
                continue;
            }
            out += "complete -c blattwerk-cli" + when;
            for (const std::string& name : option->get_snames()) {
                out += " -s " + name;
            }
            for (const std::string& name : option->get_lnames()) {
                out += " -l " + name;
            }
            if (takesWords(*option)) {
                out += " -x -a " + singleQuoted(split(valuesOf(*option)));
            } else if (!isFlag(*option)) {
                out += " -r";
            }
            out += " -d " + singleQuoted(option->get_description()) + '\n';
        }
    };
    add("", program);
    for (const CLI::App* command : commandsOf(program)) {
        out += "complete -c blattwerk-cli -n __fish_use_subcommand -a " + command->get_name() + " -d " +
               singleQuoted(command->get_description()) + '\n';
        add(" -n '__fish_seen_subcommand_from " + command->get_name() + "'", *command);
    }
    return out;
}

} // namespace

std::string manualOf(const CLI::App& program, const std::string& version) {
    const std::string name = program.get_name();
    ManualPage page{name, version, translate("Manual", "Commands for users"), {}};
    page.sections.push_back({translate("Manual", "NAME"), {}, name + " - " + program.get_description(), {}});
    page.sections.push_back(
        {translate("Manual", "SYNOPSIS"), {name + ' ' + translate("Manual", "COMMAND [OPTION ...]")}, {}, {}});
    page.sections.push_back({translate("Manual", "OPTIONS"),
                             {},
                             translate("Manual", "These stand before or behind every command."),
                             optionsOf(program)});
    page.sections.push_back({translate("Manual", "COMMANDS"), {}, {}, {}});
    for (const CLI::App* command : commandsOf(program)) {
        page.sections.push_back(
            {command->get_name(), {usageOf(name, *command)}, command->get_description(), optionsOf(*command), true});
    }
    page.sections.push_back({translate("Manual", "EXIT STATUS"), {}, program.get_footer(), {}});
    page.sections.push_back({translate("Manual", "SEE ALSO"), {}, "blattwerk(1)", {}});
    return manualSource(page);
}

std::string completionOf(const CLI::App& program, const std::string& shell) {
    if (shell == "zsh") {
        return "#compdef blattwerk-cli\nautoload -U +X bashcompinit && bashcompinit\n" + bashCompletion(program);
    }
    return shell == "fish" ? fishCompletion(program) : bashCompletion(program);
}

} // namespace blattwerk::app::cli
