#include "app/cli/commands.h"
#include "app/cli/proof_wish.h"
#include "app/cli/workspace_access.h"

#include "app/face/fonts.h"
#include "app/face/tokens.h"
#include "app/print_sheet/calibration_sheet.h"
#include "app/print_sheet/print_task.h"
#include "app/print_sheet/proof_job.h"
#include "app/print_sheet/proof_order.h"
#include "app/widgets/face_source.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace blattwerk::app::cli {

namespace {

struct Print {
    PrintRecord record;
    std::vector<BoxCard> takeOut;
    int unchanged = 0;
    bool onlyChanged = false;
    /// Of the file that a repeated job gave then.
    QString formerFile;
};

std::string takeOutLine(const BoxCard& card) {
    return filled(translate("CommandLine", "- %1× %2 (%3 r%4)"),
                  {std::to_string(card.copies), card.name, card.key, std::to_string(card.revision)});
}

/// The print that is asked for: its cards, its sheets, and what the box will hold after it.
std::optional<Print> printOf(Console& console, Workspace& workspace, FaceSource& faces, const ProofWish& wish) {
    Print print;
    const DeckPlace place = findDeck(console, workspace, wish.deck, wish.system);
    if (!place.deck) {
        return std::nullopt;
    }
    PrintRecord& record = print.record;
    record.system = place.desk->info.key;
    record.subject.deck = QString::fromStdString(wish.deck);
    record.title = QString::fromStdString(place.deck->name.in(console.language));
    record.sheet.language = console.language;
    record.sheet.deck = record.title;
    if (!sheetOptions(console, wish, record.sheet)) {
        return std::nullopt;
    }
    describeProject(record.sheet, workspace, record.system);
    const auto entries = faces.printed(record.system, *place.deck);
    record.order = entries;
    if (wish.noRecord && !wish.changed) {
        return print;
    }
    record.box = boxOf(faces, workspace, record.system, entries, console.language);
    if (wish.changed) {
        const auto jobs = workspace.project().records().printJobs(record.system);
        if (!jobs) {
            console.fail(jobs.error());
            return std::nullopt;
        }
        const auto last = lastPrint(*jobs, record.subject, record.sheet);
        PrintChanges changes = changesSince(last ? last->box : std::vector<BoxCard>(), record.box);
        if (wish.fill) {
            const auto plan = planSheets(record.sheet, faces.painter(record.system)->layout().size, 1);
            fillSheets(changes, record.box, plan ? plan->perSheet() : 0);
        }
        print.onlyChanged = true;
        print.takeOut = changes.takeOut;
        print.unchanged = changes.unchanged;
        record.order = changes.print;
    }
    return print;
}

std::optional<Print> repeatedPrint(Console& console, Workspace& workspace, FaceSource& faces, std::int64_t id) {
    const auto jobs = workspace.project().records().printJobs();
    if (!jobs) {
        console.fail(jobs.error());
        return std::nullopt;
    }
    for (const database::PrintJob& job : *jobs) {
        if (job.id != id) {
            continue;
        }
        Print print{toRecord(job), {}, 0, false, {}};
        if (print.record.order.empty()) {
            console.fail(model::Error{"print.old_job", {std::to_string(id)}, {}});
            return std::nullopt;
        }
        print.formerFile = print.record.file;
        PrintRecord& record = print.record;
        const auto same = workspace.project().records().printJobs(record.system);
        record.box =
            hashedBox(faces, workspace, record.system,
                      boxAfterRepeat(same ? *same : std::vector<database::PrintJob>(), record), record.sheet.language);
        return print;
    }
    console.fail(model::Error{"print.no_job", {std::to_string(id)}, {}});
    return std::nullopt;
}

void keep(Console& console, const ProofWish& wish, const PrintRecord& record) {
    if (wish.noRecord) {
        return;
    }
    // A project that can only be read is printed all the same.
    auto project = database::Project::open(wish.file);
    if (!project || !(*project)->records().addPrintJob(toJob(record))) {
        console.remark(translate("CommandLine", "The print was not noted in the project, which cannot be written."));
    }
}

nlohmann::ordered_json jsonOf(const std::vector<BoxCard>& cards) {
    auto out = nlohmann::ordered_json::array();
    for (const BoxCard& card : cards) {
        out.push_back({{"key", card.key}, {"name", card.name}, {"copies", card.copies}, {"revision", card.revision}});
    }
    return out;
}

void tell(Console& console, const ProofWish& wish, const Print& print, const ProofReport* report) {
    const int cards = report ? report->cards : 0;
    if (console.json) {
        std::vector<std::string> missing;
        for (const QString& key : report ? report->missing : QStringList()) {
            missing.push_back(key.toStdString());
        }
        nlohmann::ordered_json out{{"file", report ? wish.out : std::string()},
                                   {"pages", report ? report->pages : 0},
                                   {"cards", cards},
                                   {"verified", !report || report->isComplete()},
                                   {"missing", missing},
                                   {"sheets", report ? report->sheets : 0}};
        if (print.onlyChanged) {
            out["unchanged"] = print.unchanged;
            out["take_out"] = jsonOf(print.takeOut);
        }
        if (wish.repeat != 0 && report) {
            out["same_bytes"] = report->hash == print.formerFile;
        }
        return console.printJson(out);
    }
    if (report) {
        console.print(wish.out + ": " +
                      filled(translate("CommandLine", "%1 of %2 cards on %n page(s)", nullptr, report->pages),
                             {std::to_string(report->verified), std::to_string(cards)}));
        for (const QString& key : report->missing) {
            console.print("- " + key.toStdString());
        }
    }
    if (print.onlyChanged && !report) {
        console.print(translate("CommandLine", "Nothing to print: no card is new or changed."));
    }
    if (!print.takeOut.empty()) {
        console.print(translate("CommandLine", "To take out of the box:"));
        for (const BoxCard& card : print.takeOut) {
            console.print(takeOutLine(card));
        }
    }
    if (wish.repeat != 0 && report) {
        console.print(report->hash == print.formerFile
                          ? translate("CommandLine", "The same bytes as then.")
                          : translate("CommandLine", "Not the same bytes as then: cards or program have changed."));
    }
}

void runPrint(Console& console, const ProofWish& wish, Workspace& workspace) {
    loadFonts();
    FaceSource faces(workspace, shippedTokens());
    auto print = wish.repeat != 0 ? repeatedPrint(console, workspace, faces, wish.repeat)
                                  : printOf(console, workspace, faces, wish);
    if (!print) {
        return;
    }
    PrintRecord& record = print->record;
    FacePainter* painter = faces.painter(record.system);
    if (!painter) {
        return console.fail(model::Error{"proof.no_layout", {record.system}, {}});
    }
    if (print->onlyChanged && record.order.empty()) {
        if (onlyTakesOut(record.order, print->takeOut)) {
            keep(console, wish, record);
        }
        return tell(console, wish, *print, nullptr);
    }
    auto contents = facesOf(faces, record.system, record.order, record.sheet.language);
    if (!contents) {
        return console.fail(contents.error());
    }
    ProofJob job(*painter, std::move(*contents), record.sheet);
    const auto report = job.write(QString::fromStdString(wish.out));
    if (!report) {
        return console.fail(report.error());
    }
    if (!report->isComplete()) {
        console.exit = Exit::Findings;
    }
    record.file = report->hash;
    keep(console, wish, record);
    tell(console, wish, *print, &*report);
}

void listJobs(Console& console, Workspace& workspace, const std::string& system) {
    const auto jobs = workspace.project().records().printJobs(system);
    if (!jobs) {
        return console.fail(jobs.error());
    }
    auto list = nlohmann::ordered_json::array();
    for (const database::PrintJob& job : *jobs) {
        const PrintRecord record = toRecord(job);
        int cards = 0;
        for (const model::CollectionEntry& entry : record.order) {
            cards += entry.copies;
        }
        if (console.json) {
            list.push_back({{"job", job.id},
                            {"system", job.system},
                            {"title", job.title},
                            {"printed_at", job.printedAt},
                            {"cards", cards},
                            {"sha256", record.file.toStdString()}});
        } else {
            console.print(std::to_string(job.id) + "  " + job.printedAt + "  " + job.title + ", " +
                          translate("CommandLine", "%n card(s)", nullptr, cards));
        }
    }
    if (console.json) {
        return console.printJson({{"jobs", list}});
    }
    if (jobs->empty()) {
        console.remark(translate("CommandLine", "Nothing was printed yet."));
    }
}

void calibrate(Console& console, const ProofWish& wish, Workspace& workspace) {
    loadFonts();
    FaceSource faces(workspace, shippedTokens());
    ProofOptions options;
    options.language = console.language;
    options.backs = Backs::LongEdge;
    if (!sheetOptions(console, wish, options)) {
        return;
    }
    if (workspace.systemKeys().empty()) {
        return console.fail(model::Error{"import.no_system", {}, {}});
    }
    FacePainter* painter = faces.painter(workspace.systemKeys().front());
    if (!painter) {
        return console.fail(model::Error{"proof.no_layout", {workspace.systemKeys().front()}, {}});
    }
    if (auto done = writeCalibration(*painter, options, QString::fromStdString(wish.out)); !done) {
        return console.fail(done.error());
    }
    console.print(wish.out + ": " + translate("CommandLine", "calibration sheet, front and back"));
}

void runProof(Console& console, const ProofWish& wish) {
    const auto lacks = [&console](const char* option) {
        console.fail(filled(translate("CommandLine", "%1 is missing."), {option}) + '\n' +
                         filled(translate("CommandLine", "More about it: %1"), {"blattwerk-cli proof --help"}),
                     Exit::Usage);
    };
    if (!wish.jobs && wish.repeat == 0 && !wish.calibration && wish.deck.empty()) {
        return lacks("--deck");
    }
    if (!wish.jobs && wish.out.empty()) {
        return lacks("--out");
    }
    auto workspace = openWorkspace(console, wish.file);
    if (!workspace) {
        return;
    }
    if (wish.jobs) {
        return listJobs(console, *workspace, wish.system);
    }
    if (wish.calibration) {
        return calibrate(console, wish, *workspace);
    }
    runPrint(console, wish, *workspace);
}

} // namespace

void addProof(CLI::App& program, Console& console) {
    auto* command =
        program.add_subcommand("proof", translate("CommandLine", "Write proof sheets and count what the file holds"));
    auto options = std::make_shared<ProofWish>();
    addProofOptions(*command, *options);
    command->callback([&console, options] { runProof(console, *options); });
}

} // namespace blattwerk::app::cli
