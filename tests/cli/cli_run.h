#pragma once

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QStringList>

/// One run of the command line program.
struct CliRun {
    int exit = -1;
    QByteArray out;
    QByteArray err;

    /// Standard output as JSON; ends the test program with the output shown if it is none.
    [[nodiscard]] nlohmann::json json() const;
};

/// Runs the program with these arguments and this standard input.
[[nodiscard]] CliRun runCli(const QStringList& arguments, const QByteArray& input = {});
