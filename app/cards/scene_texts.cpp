#include "app/cards/scene_texts.h"

#include <algorithm>
#include <array>

namespace blattwerk::app {

namespace {

constexpr std::array<SceneTexts, 4> kTexts = {{
    {"heldenhain", "Nach dem Punktesammeln dieser Karte: Entferne 1 Stress von einer anderen eigenen Figur.\n",
     "Zu Beginn deines Zuges: Preis: Gib dieser Karte 1 Stress. Dafür: Ziehe 1 Karte.", "Zu Beginn deines Zuges: Er",
     "Zu Beginn deines Zuges: ", "Zu Beginn deines Zuges: Dein Gegner verliert zwei Energie.",
     "Zu Beginn deines Zuges: Erschöpfe eine gegnerischen Figur.",
     "Wenn Donaudampfschifffahrtsgesellschaftskapitänsmütze in deinem Feld liegt: Diese Karte hat +1 Einsatz.",
     "Zu Beginn deines Zuges: Verteile 3 Stress auf gegnerische Figuren.",
     "Zu Beginn deines Zuges: Ziehe 1 Karte. Singe ein Lied.", "Mach eine gegnerische Figur müde",
     "Erschöpfe eine gegnerische Figur.", "Ziehe 1 Karte.", "Ziehe 2 Karten."},
    {"modulspiel", "Diese Karte hat +1 Resilienz.\n", "Nachhall: Freiwillig: Lege 1 Handkarte auf die Reserve.",
     "Nachhall: Er", "Nachhall: ", "Nachhall: Zieh zwei Karten.", "Nachhall: Streiche eine gegnerischen Intervention.",
     "Nachhall: Verzaubere 1 Überstundenausgleichsbeauftragten.",
     "Beim Ausspielen: Zahle 2 Kaffee. Dafür: Ziehe 1 Karte.", "Nachhall: Ziehe 1 Karte. Singe ein Lied.",
     "Wirf eine gegnerische Intervention in den Schredder", "Streiche eine gegnerische Intervention.", "Ziehe 1 Karte.",
     "Ziehe 2 Karten."},
    {"fahnenturnier", "Von der Bank: Dein Angriff hat +1 Stärke.\n",
     "Im Angriff: Diese Karte hat +1 Stärke für jede andere Karte in diesem Angriff, höchstens +3.", "Ausgewählt: Er",
     "Ausgewählt: ", "Ausgewählt: Du erhältst zwei Fans.", "Ausgewählt: Erhalte 2 Fan.",
     "Ausgewählt: Verzaubere 1 Blasmusikkapellenfähnrich.", "Ausgewählt: Ziehe 1 Karte.",
     "Ausgewählt: Erhalte 1 Fan. Singe ein Lied.", "Hol dir 2 Fans", "Erhalte 2 Fans.", "Erhalte 1 Fan.",
     "Erhalte 2 Fans."},
    {"ikonen", "Beim Aufdecken: Ziehe 1 Karte.\n",
     "Am Ende deines Zuges: Wenn du höchstens 2 Handkarten hast: Ziehe 1 Karte.", "Beim Angreifen: Zi",
     "Beim Angreifen: ", "Beim Angreifen: Zieh zwei Karten.", "Beim Angreifen: Ziehe 2 Karte.",
     "Beim Angreifen: Verzaubere 1 Rathausuhrwerkszahnrad.",
     "Beim Angreifen: Vertausche ATT und VER der gegnerischen Ikone.", "Beim Angreifen: Ziehe 1 Karte. Singe ein Lied.",
     "Hol dir 2 Karten", "Ziehe 2 Karten.", "Ziehe 1 Karte.", "Ziehe 2 Karten."},
}};

} // namespace

const SceneTexts* sceneTexts(const QString& system) {
    const auto* const found =
        std::ranges::find_if(kTexts, [&system](const SceneTexts& one) { return system == QLatin1String(one.system); });
    return found == kTexts.end() ? nullptr : found;
}

} // namespace blattwerk::app
