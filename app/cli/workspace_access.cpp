#include "app/cli/workspace_access.h"

#include "app/cli/usage.h"
#include "app/session/sample.h"

#include <algorithm>

namespace blattwerk::app::cli {

std::unique_ptr<Workspace> openWorkspace(Console& console, const std::string& file, database::OpenMode mode) {
    if (!file.empty()) {
        auto project = openProject(console, file, mode);
        return project ? std::make_unique<Workspace>(std::move(project)) : nullptr;
    }
    auto sample = sampleWorkspace();
    if (!sample) {
        console.fail(sample.error());
        return nullptr;
    }
    return std::move(*sample);
}

const SystemDesk* systemDesk(Console& console, const Workspace& workspace, const std::string& key) {
    for (const std::string& known : workspace.systemKeys()) {
        if (known == key && workspace.system(known).engine) {
            return &workspace.system(known);
        }
    }
    console.fail(model::Error{"system.unknown", {key}, {}});
    return nullptr;
}

bool isSystem(Console& console, const Workspace& workspace, const std::string& key) {
    const std::vector<std::string>& known = workspace.systemKeys();
    if (std::ranges::find(known, key) != known.end()) {
        return true;
    }
    console.fail(model::Error{"system.unknown", {key}, {}});
    return false;
}

namespace {

DeckPlace joinedDecks(Console& console, const Workspace& workspace, const std::string& keys, const std::string& system);

} // namespace

DeckPlace findDeck(Console& console, const Workspace& workspace, const std::string& key, const std::string& system) {
    if (key.find(',') != std::string::npos) {
        return joinedDecks(console, workspace, key, system);
    }
    DeckPlace place;
    std::string systems;
    int found = 0;
    for (const std::string& known : workspace.systemKeys()) {
        const SystemDesk& desk = workspace.system(known);
        const model::Collection* deck = system.empty() || system == known ? desk.collection(key) : nullptr;
        if (deck) {
            place = {&desk, deck};
            systems += (systems.empty() ? "" : ", ") + known;
            ++found;
        }
    }
    if (found == 1) {
        return place;
    }
    console.fail(found == 0 ? model::Error{"collection.missing", {key}, {}}
                            : model::Error{"collection.ambiguous", {key, systems}, {}});
    return {};
}

namespace {

DeckPlace joinedDecks(Console& console, const Workspace& workspace, const std::string& keys,
                      const std::string& system) {
    auto whole = std::make_shared<model::Collection>();
    DeckPlace place;
    for (const QString& part : QString::fromStdString(keys).split(QLatin1Char(','))) {
        const std::string& known = place.desk ? place.desk->info.key : system;
        const DeckPlace one = findDeck(console, workspace, part.trimmed().toStdString(), known);
        if (!one.deck) {
            return {};
        }
        place.desk = one.desk;
        whole->kind = one.deck->kind;
        whole->cards.insert(whole->cards.end(), one.deck->cards.begin(), one.deck->cards.end());
    }
    whole->key = keys;
    whole->system = place.desk->info.key;
    whole->name = {keys, keys};
    place.deck = whole.get();
    place.joined = std::move(whole);
    return place;
}

} // namespace

const SystemDesk* draftingDesk(Console& console, const Workspace& workspace, const std::string& system) {
    for (const std::string& known : workspace.systemKeys()) {
        const SystemDesk& desk = workspace.system(known);
        const bool isMeant = system == known || (system.empty() && workspace.systemKeys().size() == 1);
        if (isMeant && desk.engine && desk.engine->drafts()) {
            return &desk;
        }
    }
    console.fail(filled(translate("CommandLine", "%1 is missing."), {"--a"}), Exit::Usage);
    return nullptr;
}

bool readParameters(Console& console, const SystemDesk& desk, const std::vector<std::string>& sets,
                    model::ParameterValues& values) {
    for (const std::string& set : sets) {
        const auto part = requiredAssignment(console, "--set", set);
        if (!part) {
            return false;
        }
        const model::Parameter* parameter = desk.info.parameter(part->name);
        if (!parameter) {
            console.fail(model::Error{"match.unknown_parameter", {part->name}, {}});
            return false;
        }
        if (auto checked = parameter->check(part->value); !checked) {
            console.fail(checked.error());
            return false;
        }
        values[part->name] = part->value;
    }
    return true;
}

} // namespace blattwerk::app::cli
