#include "app/cli/commands.h"
#include "app/cli/workspace_access.h"

#include "app/session/sentences.h"
#include "app/session/spoken_arguments.h"

#include <CLI/CLI.hpp>

#include <array>
#include <memory>

namespace blattwerk::app::cli {

namespace {

constexpr std::array<const char*, 3> kSeverities{"error", "warning", "advice"};
constexpr std::array<const char*, 5> kSubjects{"project", "system", "card", "deck", "rule"};

struct CheckOptions {
    std::string file;
    std::string system;
    std::string deck;
};

std::string severityWord(model::Severity severity) {
    switch (severity) {
    case model::Severity::Error:
        return translate("CommandLine", "error");
    case model::Severity::Warning:
        return translate("CommandLine", "warning");
    case model::Severity::Advice:
        break;
    }
    return translate("CommandLine", "hint");
}

class Report {
public:
    Report(Console& console, const MessageBook& book) : m_console(console), m_book(book) {}

    void useSystem(const MessageBook& book, const model::SystemInfo& info) {
        m_book = book;
        m_info = &info;
    }

    void add(const model::Finding& raw) {
        const model::Finding finding = m_info ? spokenFinding(raw, *m_info, m_console.language) : raw;
        ++m_counts[size_t(finding.severity)];
        const std::string message = m_book.finding(finding, m_console.language).toStdString();
        const char* severity = kSeverities[size_t(finding.severity)];
        if (!m_console.json) {
            m_console.print(severityWord(finding.severity) + "\t" + finding.rule + "\t" + finding.subject.key + "\t" +
                            message);
            return;
        }
        nlohmann::ordered_json entry{
            {"severity", severity},
            {"rule", finding.rule},
            {"subject", {{"kind", kSubjects[size_t(finding.subject.kind)]}, {"key", finding.subject.key}}},
            {"message", message}};
        if (!finding.fixes.empty()) {
            nlohmann::ordered_json fix{
                {"kind", finding.fixes.front().kind},
                {"label", m_book.fix(finding, finding.fixes.front(), m_console.language).toStdString()}};
            for (const auto& [name, value] : raw.fixes.front().args) {
                fix[name] = value;
            }
            entry["fix"] = fix;
        }
        m_findings.push_back(entry);
    }

    void finish() {
        if (m_counts[0] > 0) {
            m_console.exit = Exit::Findings;
        }
        if (m_console.json) {
            return m_console.printJson(nlohmann::ordered_json{
                {"findings", m_findings},
                {"counts", {{"error", m_counts[0]}, {"warning", m_counts[1]}, {"advice", m_counts[2]}}}});
        }
        const int errors = m_counts[0];
        const int warnings = m_counts[1];
        const int hints = m_counts[2];
        m_console.print(translate("CommandLine", "%n error(s)", nullptr, errors) + ", " +
                        translate("CommandLine", "%n warning(s)", nullptr, warnings) + ", " +
                        translate("CommandLine", "%n hint(s)", nullptr, hints));
    }

private:
    Console& m_console;
    MessageBook m_book;
    const model::SystemInfo* m_info = nullptr;
    nlohmann::ordered_json m_findings = nlohmann::ordered_json::array();
    std::array<int, 3> m_counts{};
};

void checkSystem(Workspace& workspace, const std::string& key, Report& report) {
    const SystemDesk& desk = workspace.system(key);
    if (auto book = workspace.project().rules().book(key)) {
        report.useSystem(MessageBook(*book), desk.info);
    }
    for (const model::Collection& deck : desk.collections) {
        for (const model::Finding& finding : workspace.deckFindings(key, deck, false)) {
            report.add(finding);
        }
    }
    for (const model::Card& card : desk.cards) {
        for (const model::Finding& finding : workspace.cardFindings(key, card)) {
            report.add(finding);
        }
    }
}

void runCheck(Console& console, const CheckOptions& options) {
    auto workspace = openWorkspace(console, options.file);
    if (!workspace) {
        return;
    }
    Report report(console, {});
    if (!options.deck.empty()) {
        const DeckPlace place = findDeck(console, *workspace, options.deck, options.system);
        if (!place.deck) {
            return;
        }
        if (auto book = workspace->project().rules().book(place.desk->info.key)) {
            report.useSystem(MessageBook(*book), place.desk->info);
        }
        for (const model::Finding& finding : workspace->deckFindings(place.desk->info.key, *place.deck)) {
            report.add(finding);
        }
        return report.finish();
    }
    if (!options.system.empty() && !systemDesk(console, *workspace, options.system)) {
        return;
    }
    for (const std::string& key : workspace->systemKeys()) {
        if (options.system.empty() || options.system == key) {
            checkSystem(*workspace, key, report);
        }
    }
    report.finish();
}

} // namespace

void addCheck(CLI::App& program, Console& console) {
    auto* command = program.add_subcommand(
        "check", translate("CommandLine", "Construction rules and card findings; exit 1 on errors"));
    auto options = std::make_shared<CheckOptions>();
    command->add_option("FILE", options->file, translate("CommandLine", "Project"))->required();
    command->add_option("--system", options->system, translate("CommandLine", "Only this system"));
    command->add_option("--deck", options->deck, translate("CommandLine", "Only this deck and its cards"));
    command->callback([&console, options] { runCheck(console, *options); });
}

} // namespace blattwerk::app::cli
