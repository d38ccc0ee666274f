#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
class ParseError;
class Validator;
} // namespace CLI

namespace blattwerk::app::cli {

/// The language that `--language` asks for, before anything is parsed: help and usage faults speak it too.
[[nodiscard]] std::string languageOf(const std::vector<std::string>& arguments);

/// Makes help speak the program's language; call before options and commands are added.
void setUpHelp(CLI::App& program);

/// What is wrong with the arguments, and where to read on: one sentence each.
[[nodiscard]] std::string usageSentence(const CLI::App& program, const CLI::ParseError& error,
                                        const std::vector<std::string>& arguments);

/// Values of an option: one of these words; a whole number; a number. Their faults are sentences.
[[nodiscard]] CLI::Validator oneOf(const std::vector<std::string>& words);
[[nodiscard]] CLI::Validator wholeNumber(long long least, long long most);
[[nodiscard]] CLI::Validator number(double least, double most);

} // namespace blattwerk::app::cli
