#pragma once

#include "database/exchange/system_package.h"
#include "database/project.h"

#include <QFile>
#include <QString>
#include <QTest>

/// A small system with a handful of cards, and files to try things on.
namespace sample {

inline std::string systemToml() {
    return R"(
key = "probe"
engine = "probe"
edition = "1.0"
rule_prefix = "PRO"
[name]
de = "Probe"
en = "Trial"
[limits]
name_max = 40
[[type]]
key = "character"
de = "Charakter"
de_plural = "Charaktere"
en = "character"
figure = true
fields = ["faction", "cost", "traits", "ability_line"]
required = ["cost"]
query = ["charakter", "character"]
[[type]]
key = "equipment"
de = "Ausrüstung"
en = "equipment"
fields = ["faction", "cost", "bonus"]
query = ["ausrüstung", "equipment"]
[[field]]
key = "faction"
kind = "choice"
de = "Fraktion"
en = "faction"
query = ["fraktion", "faction"]
choices = [{ value = "SUP", de = "Superfreundinnen", en = "Superfreundinnen", accent = "sup" },
           { value = "PUR", de = "Purpurpakt", en = "Purpurpakt", accent = "pur" }]
[[field]]
key = "cost"
kind = "int"
de = "Kosten"
en = "cost"
min = 0
max = 9
query = ["kosten", "cost"]
[[field]]
key = "traits"
kind = "set"
de = "Merkmale"
en = "traits"
query = ["merkmal", "trait"]
[[field]]
key = "ability_line"
kind = "text"
de = "Fähigkeit"
en = "ability line"
query = ["fähigkeit", "ability"]
[[field]]
key = "bonus"
kind = "int"
de = "Bonus"
en = "bonus"
derived = true
[[parameter]]
key = "action_points"
kind = "int"
default = 3
min = 0
max = 9
de = "Aktionspunkte"
en = "Action points"
rules = ["PRO-R1"]
source = "rules"
[[rule_set]]
key = "standard"
de = "Standard"
en = "Standard"
values = {}
[[collection_kind]]
key = "deck"
de = "Deck"
en = "deck"
fields = ["faction"]
)";
}

inline std::string cardsToml() {
    return R"(
[[card]]
key = "nami"
type = "character"
name = "Nami"
faction = "SUP"
cost = 3
text = "Beim Ausspielen: Entferne 1 Stress."
flavour = "„Häuser brennen, ich nicht.“"
[card.en]
name = "Nami the Bright"
[[card]]
key = "ueberfall"
type = "equipment"
name = "Überfall"
faction = "PUR"
cost = 1
text = "Nach dem Punktesammeln: Ziehe 1 Karte."
[[card]]
key = "strassenfest"
type = "character"
name = "Straßenfest, das große"
faction = "SUP"
cost = 2
text = "Alle Häuser feiern."
)";
}

inline std::string deckToml() {
    return "key = \"erstes\"\nkind = \"deck\"\nname = \"Erstes Deck\"\nfaction = \"SUP\"\ncards = [\"nami\", "
           "\"strassenfest\"]\n";
}

inline blattwerk::database::PackageFiles files() {
    return {{"system.toml", systemToml()}, {"cards/alle.toml", cardsToml()}, {"collections/erstes.toml", deckToml()}};
}

inline std::vector<blattwerk::database::SystemPackage> packages() {
    auto package = blattwerk::database::readPackage(files());
    if (!package) {
        qFatal("%s %s", package.error().code.c_str(),
               package.error().args.empty() ? "" : package.error().args[0].c_str());
    }
    return {*package};
}

inline std::unique_ptr<blattwerk::database::Project> inMemory() {
    auto project = blattwerk::database::Project::createInMemory(packages());
    if (!project) {
        qFatal("%s: %s", project.error().code.c_str(), project.error().detail.c_str());
    }
    return std::move(*project);
}

/// The code of a failure, empty for a success.
template<typename T>
std::string codeOf(const blattwerk::model::Result<T>& result) {
    return result ? std::string() : result.error().code;
}

inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write a test file");
    }
}

} // namespace sample
