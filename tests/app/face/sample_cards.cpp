#include "tests/app/face/sample_cards.h"

#include <toml++/toml.h>

#include <array>
#include <string>

namespace blattwerk::sample {

namespace {

using model::Card;
using model::FieldKind;
using model::LocalText;

model::FieldInfo field(const char* key, FieldKind kind, LocalText label) {
    model::FieldInfo info;
    info.key = key;
    info.kind = kind;
    info.label = std::move(label);
    return info;
}

Card card(const char* key, const char* type, const char* faction, const char* name, int cost, const char* text,
          const char* flavour, std::vector<int> values = {}) {
    Card c;
    c.key = key;
    c.system = "heldenhain";
    c.type = type;
    c.name = name;
    c.text = text;
    c.flavour = flavour;
    c.revision = 14;
    c.stats["faction"] = std::string(faction);
    c.stats["cost"] = cost;
    static constexpr std::array kFields{"effort", "stamina", "point_value"};
    static constexpr std::array kBonuses{"equip_effort", "equip_stamina", "equip_points"};
    for (std::size_t i = 0; i < values.size(); ++i)
        c.stats[c.type == "equipment" ? kBonuses[i] : kFields[i]] = values[i];
    return c;
}

Card english(Card c, const char* name, const char* flavour) {
    c.translations["en"].name = name;
    c.translations["en"].flavour = flavour;
    return c;
}

} // namespace

model::CardSchema schema() {
    model::CardSchema s;
    const auto type = [&](const char* key, const char* de, const char* en) {
        model::TypeInfo info;
        info.key = key;
        info.name = {de, en};
        s.types.push_back(std::move(info));
    };
    type("character", "Charakter", "character");
    type("companion", "Begleiter", "companion");
    type("illusion", "Illusion", "illusion");
    type("equipment", "Ausrüstung", "equipment");
    type("assist", "KI-Unterstützung", "AI assist");
    type("action_card", "Aktion", "action card");
    type("headquarters", "Hauptquartier", "headquarters");
    type("location", "Schauplatz", "location");
    auto faction = field("faction", FieldKind::Choice, {"Fraktion", "faction"});
    for (const auto& [value, name] : {std::pair{"SUP", "Superfreundinnen"},
                                      {"SCH", "Schattenkabinett"},
                                      {"WEG", "Weggefährten"},
                                      {"PUR", "Purpurpakt"}})
        faction.choices.push_back({value, {name, name}, {}});
    s.fields.push_back(faction);
    s.fields.push_back(field("cost", FieldKind::Int, {"Kosten", "cost"}));
    s.fields.push_back(field("effort", FieldKind::Int, {"Einsatz", "effort"}));
    s.fields.push_back(field("stamina", FieldKind::Int, {"Ausdauer", "stamina"}));
    auto points = field("point_value", FieldKind::Int, {"Punktwert", "point value"});
    points.labelBy = "faction";
    points.labels = {{"SUP", {"Rettung", "rescue"}},
                     {"SCH", {"Einfluss", "influence"}},
                     {"WEG", {"Rettung", "rescue"}},
                     {"PUR", {"Einfluss", "influence"}}};
    s.fields.push_back(points);
    for (const char* key : {"equip_effort", "equip_stamina", "equip_points"})
        s.fields.push_back(field(key, FieldKind::Int, {key, key}));
    s.fields.push_back(field("ability_line", FieldKind::Text, {"Fähigkeit", "ability line"}));
    return s;
}

std::vector<Card> cards() {
    std::vector<Card> out;
    out.push_back(
        english(card("sup_roxy", "character", "SUP", "Roxy", 3,
                     "Nach dem Punktesammeln dieser Karte: Entferne 1 Stress von einer anderen eigenen Figur.",
                     "„Erst dein Knie, dann die ganze Welt.“", {2, 4, 2}),
                "Roxy", "“First your knee, then the whole world.”"));
    out.push_back(card("sch_professor_null", "character", "SCH", "Professor Null", 4,
                       "Beim Ausspielen: Gib allen gegnerischen Figuren −1 Einsatz bis Zugende.",
                       "„Euer Plan ist geprüft. Ergebnis: rund.“", {2, 5, 3}));
    out.push_back(card("pur_madame_zugabe", "character", "PUR", "Madame Zugabe", 4,
                       "Beim Ausspielen: Freiwilliger Preis: Gib dieser Karte 2 Stress. Dafür: In diesem Zug darfst du "
                       "nach der ersten Aktion noch 1 Handkarte ausspielen.",
                       "„Noch ein Lied? Das kostet extra, mein Lieber.“", {2, 5, 3}));
    out.push_back(card("weg_bruno", "character", "WEG", "Bruno", 4,
                       "Rückendeckung 1: Andere eigene Figuren bekommen beim Abgelenkt-Werden 1 Stress weniger, "
                       "mindestens 1.",
                       "„Stellt euch ruhig hinter mich. Platz ist genug.“", {1, 6, 3}));
    out.back().stats["ability_line"] = std::string("Rückendeckung 1");
    out.push_back(card("weg_pfadhund_pip", "companion", "WEG", "Pfadhund Pip", 1,
                       "Beim Ausspielen: Sieh dir die obersten 2 Karten deines Stapels an. Nimm 1 davon auf die Hand.",
                       "Er kennt jeden Weg. Meistens den zum Fressnapf.", {1, 3}));
    out.push_back(card("pur_illusionsdrache", "illusion", "PUR", "Illusionsdrache", 5,
                       "Erschöpfe diese Illusion: Gib einer gegnerischen Figur 2 Stress oder mache eine eigene Figur "
                       "bereit.",
                       "„Ich bin nicht echt. Dein Schreck schon.“", {4, 1}));
    out.push_back(
        english(card("weg_knotenseil", "equipment", "WEG", "Knotenseil", 1,
                     "Träger: +1 Einsatz, +1 Ausdauer.\nNach dem Punktesammeln des Trägers: Entferne 1 Stress "
                     "von dem Träger.",
                     "Zwölf Knoten, zwölf Versprechen.", {1, 1}),
                "Knotted Rope", "Twelve knots, twelve promises."));
    out.push_back(card("sch_stoersender", "action_card", "SCH", "Störsender", 2,
                       "Erschöpfe eine bereite gegnerische Figur. Die andere Seite verliert 1 Punkt.",
                       "„Sie hören jetzt dreißig Minuten Wartemusik. Bleiben Sie gern dran.“"));
    out.push_back(card("sup_dachgarten", "headquarters", "SUP", "Dachgarten", 2,
                       "Zu Beginn deines Zuges: Entferne 1 Stress von einer eigenen Figur.\nEinmal pro Zug: "
                       "Freiwilliger Preis: Wirf 1 Handkarte ab. Dafür: Ziehe 1 Karte.",
                       "Oben wachsen Tomaten, unten wachsen Pläne."));
    out.push_back(card("pur_fristenmarkt", "location", "PUR", "Markt der Fristen", 1,
                       "Alle Charaktere haben +1 Ausdauer.\nZu Zugbeginn: Jede Seite zieht 1 Karte.",
                       "Hier ist immer fünf vor zwölf."));
    out.push_back(card("sch_rechenknecht", "assist", "SCH", "Rechenknecht", 2,
                       "Zu Beginn deines Zuges: Erhalte 1 Energie. Hast du weniger Energie als die andere Seite, "
                       "erhalte 2 Energie.",
                       "„Ich habe nachgerechnet. Ihr verliert.“"));
    out.push_back(
        card("sup_grosse_ueberraschung", "action_card", "SUP", "Überaus große Überraschung für Ägäisschiffe", 6,
             "Beim Ausspielen: Freiwilliger Preis: Gib zwei eigenen bereiten Figuren je 1 Stress. Dafür: "
             "Entferne allen Stress von einem eigenen Charakter, ziehe 2 Karten und erhalte für jede "
             "Superfreundin im Feld 1 Energie, höchstens jedoch 4 Energie.",
             "„Wer ruft denn um diese Zeit an und fragt nach einer Straße, die es gar nicht gibt? Ach so: du. "
             "Komm rein, es gibt Kaffee und Kuchen.“"));
    out.push_back(card("weg_langer_name", "character", "WEG", "Donaudampfschifffahrtskapitän Größenwahn", 5,
                       "Mannschaft 3: Dieser Charakter hat +1 Einsatz und +1 Punktwert. Nach dem Punktesammeln dieser "
                       "Karte: Wähle einen eigenen Charakter mit Ausrüstung. Er bekommt bis zu deinem nächsten "
                       "Zug +2 Ausdauer.",
                       "„Öfter mal Schiffe zählen schafft Übersicht.“", {2, 6, 3}));
    out.push_back(card("sup_leer", "character", "SUP", "Entwurf", 0, "", ""));
    return out;
}

std::vector<Card> shippedDeck(const char* deck) {
    std::vector<Card> out;
    const toml::table file =
        toml::parse_file(std::string(BLATTWERK_RESOURCE_DIR "/systems/heldenhain/cards/") + deck + ".toml");
    for (const toml::node& node : *file["card"].as_array()) {
        const toml::table& entry = *node.as_table();
        Card c;
        c.system = "heldenhain";
        c.revision = 1;
        const auto text = [&](const toml::table& from, const char* key) { return from[key].value_or(std::string()); };
        c.key = text(entry, "key");
        c.type = text(entry, "type");
        c.name = text(entry, "name");
        c.text = text(entry, "text");
        c.flavour = text(entry, "flavour");
        for (const char* key : {"faction", "ability_line"})
            if (const std::string value = text(entry, key); !value.empty())
                c.stats[key] = value;
        for (const char* key : {"cost", "effort", "stamina", "point_value"})
            if (const auto value = entry[key].value<int>())
                c.stats[key] = *value;
        if (const toml::table* english = entry["en"].as_table()) {
            c.translations["en"].name = text(*english, "name");
            c.translations["en"].flavour = text(*english, "flavour");
            c.translations["en"].abilityLine = text(*english, "ability_line");
        }
        out.push_back(std::move(c));
    }
    return out;
}

std::vector<Card> deck(int count) {
    const std::vector<Card> patterns = cards();
    std::vector<Card> out;
    for (int i = 0; i < count; ++i) {
        Card c = patterns[static_cast<std::size_t>(i) % (patterns.size() - 1)];
        c.key += "_" + std::to_string(i);
        if (c.name.size() < 24)
            c.name += " " + std::to_string(i + 1);
        out.push_back(std::move(c));
    }
    return out;
}

} // namespace blattwerk::sample
