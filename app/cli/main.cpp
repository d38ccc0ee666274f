#include <CLI/CLI.hpp>

int main(int argc, char** argv) {
    CLI::App program{"Blattwerk on the command line", "blattwerk-cli"};
    program.require_subcommand(0);
    CLI11_PARSE(program, argc, argv);
    return 0;
}
