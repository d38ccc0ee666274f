#include "app/cli/incoming_import.h"

#include "app/cli/difference_output.h"
#include "app/session/sentences.h"

namespace blattwerk::app::cli {

void importIncoming(Console& console, const std::string& file, const std::string& path, database::IncomingKind kind,
                    const database::IncomingWish& wish, bool preview) {
    auto project = openProject(console, file, preview ? database::OpenMode::ReadOnly : database::OpenMode::ReadWrite);
    if (!project) {
        return;
    }
    const auto incoming = database::previewIncoming(*project, path, kind, wish);
    if (!incoming) {
        return console.fail(incoming.error());
    }
    nlohmann::ordered_json result = toJson(incoming->difference);
    for (const database::ImportError& error : incoming->errors) {
        result["errors"].push_back({{"line", error.line}, {"message", errorSentence(error.error).toStdString()}});
    }
    if (!preview) {
        const auto summary = database::applyIncoming(*project, *incoming, wish);
        if (!summary) {
            return console.fail(summary.error());
        }
        result["revision"] = summary->revision;
    }
    if (!incoming->errors.empty()) {
        console.exit = Exit::Findings;
    }
    if (console.json) {
        return console.printJson(result);
    }
    printDifference(console, incoming->difference, incoming->wanted, incoming->wanted);
    for (const auto& error : result["errors"]) {
        console.print("! " + error["line"].dump() + "\t" + error["message"].get<std::string>());
    }
    console.print(preview ? translate("CommandLine", "Preview only: nothing was written.")
                          : "r" + result["revision"].dump());
}

} // namespace blattwerk::app::cli
