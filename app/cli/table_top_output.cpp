#include "app/cli/table_top_output.h"

#include "app/cli/console.h"
#include "app/print_sheet/image_names.h"
#include "app/print_sheet/table_top_pictures.h"
#include "app/session/workspace.h"
#include "database/exchange/export.h"

#include <QDir>

namespace blattwerk::app::cli {

bool writeTableTopSheets(Console& console, Workspace& workspace, FaceSource& faces, const TableTopWish& wish,
                         const std::string& folder) {
    const std::vector<std::string> decks = wish.deck.empty() ? std::vector<std::string>() : std::vector{wish.deck};
    const auto order = tableTopOrder(faces, workspace, wish.system, decks, console.language);
    if (!order) {
        console.fail(order.error());
        return false;
    }
    const auto written = writeTableTopPictures(*order, QString::fromStdString(folder), wish.replaces);
    if (!written) {
        console.fail(written.error());
        return false;
    }
    for (const QString& file : console.json ? QStringList() : *written) {
        console.print("- " + file.toStdString());
    }
    return true;
}

void writeTableTopFolder(Console& console, Workspace& workspace, FaceSource& faces, const TableTopWish& wish,
                         const std::string& folder) {
    if (!writeTableTopSheets(console, workspace, faces, wish, folder)) {
        return;
    }
    const std::string name = wish.deck.empty() ? wish.system : wish.deck;
    const std::string path = QDir(QString::fromStdString(folder))
                                 .filePath(safeFileName(QString::fromStdString(name)) + QStringLiteral(".json"))
                                 .toStdString();
    const auto exported = database::exportProject(workspace.project(),
                                                  {.format = database::ExportFormat::TableTop,
                                                   .system = wish.system,
                                                   .deck = wish.deck,
                                                   .replaces = wish.replaces},
                                                  path);
    if (!exported) {
        return console.fail(exported.error());
    }
    if (console.json) {
        return console.printJson(nlohmann::ordered_json{
            {"file", path}, {"format", "tts"}, {"cards", exported->cards}, {"decks", exported->decks}});
    }
    console.print(path + ": " + translate("CommandLine", "%n card(s)", nullptr, exported->cards) + ", " +
                  translate("CommandLine", "%n collection(s)", nullptr, exported->decks));
}

} // namespace blattwerk::app::cli
