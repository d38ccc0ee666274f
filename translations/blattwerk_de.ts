<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>CardColumns</name>
    <message>
        <source>Idea</source>
        <translation>Idee</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Endfassung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Kartentext</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Zitat</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Own wordings of the card language: list, teach, change, remove</source>
        <translation>Eigene Wendungen der Kartensprache: zeigen, lehren, ändern, entfernen</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Game system</source>
        <translation>Spielsystem</translation>
    </message>
    <message>
        <source>All own wordings (also shown after every change)</source>
        <translation>Alle eigenen Wendungen (auch nach jeder Änderung)</translation>
    </message>
    <message>
        <source>A wording; brackets {} around what may vary, or none</source>
        <translation>Eine Wendung; Klammern {} um das, was wechseln darf, oder keine</translation>
    </message>
    <message>
        <source>The known sentence that it stands for</source>
        <translation>Der bekannte Satz, für den sie steht</translation>
    </message>
    <message>
        <source>The wording to change; --add gives it anew</source>
        <translation>Die zu ändernde Wendung; --add gibt sie neu an</translation>
    </message>
    <message>
        <source>The wording to remove</source>
        <translation>Die zu entfernende Wendung</translation>
    </message>
    <message>
        <source>Nothing varies</source>
        <translation>Nichts wechselt</translation>
    </message>
    <message>
        <source>Cards are written with the wording from now on</source>
        <translation>Karten werden künftig mit der Wendung geschrieben</translation>
    </message>
    <message>
        <source>Show which cards --canonical would write anew; change nothing</source>
        <translation>Nur zeigen, welche Karten --canonical neu schriebe</translation>
    </message>
    <message>
        <source>No card fits.</source>
        <translation>Keine Karte passt.</translation>
    </message>
    <message>
        <source>Search, print cards</source>
        <translation>Karten suchen und ausgeben</translation>
    </message>
    <message>
        <source>e.g. typ:charakter kosten&lt;=2 text:&quot;stress&quot; -deck:purpurpakt</source>
        <translation>z. B. typ:charakter kosten&lt;=2 text:&quot;stress&quot; -deck:purpurpakt</translation>
    </message>
    <message>
        <source>Only cards of this system</source>
        <translation>Nur Karten dieses Systems</translation>
    </message>
    <message>
        <source>Fields to print, separated by commas</source>
        <translation>Auszugebende Felder, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Change fields of a card: one undoable edit</source>
        <translation>Felder einer Karte ändern: ein Schritt, der sich zurücknehmen lässt</translation>
    </message>
    <message>
        <source>Key of the card</source>
        <translation>Schlüssel der Karte</translation>
    </message>
    <message>
        <source>field=value; repeat for more</source>
        <translation>Feld=Wert; für mehr wiederholen</translation>
    </message>
    <message>
        <source>System, where two use the same key</source>
        <translation>System, wenn zwei denselben Schlüssel haben</translation>
    </message>
    <message>
        <source>Reason, for the history</source>
        <translation>Grund, für den Verlauf</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Construction rules and card findings; exit 1 on errors</source>
        <translation>Bauregeln und Befunde zu Karten; Rückgabe 1 bei Fehlern</translation>
    </message>
    <message>
        <source>Only this system</source>
        <translation>Nur dieses System</translation>
    </message>
    <message>
        <source>Only this deck and its cards</source>
        <translation>Nur dieses Deck und seine Karten</translation>
    </message>
    <message>
        <source>Show a deck; add and remove cards as one undoable edit</source>
        <translation>Ein Deck zeigen; Karten hinzufügen und herausnehmen als ein Schritt</translation>
    </message>
    <message>
        <source>Key of the deck</source>
        <translation>Schlüssel des Decks</translation>
    </message>
    <message>
        <source>Keys of cards to add, one copy each</source>
        <translation>Schlüssel von Karten, die dazukommen, je ein Exemplar</translation>
    </message>
    <message>
        <source>Keys of cards to remove, one copy each</source>
        <translation>Schlüssel von Karten, die herauskommen, je ein Exemplar</translation>
    </message>
    <message>
        <source>Play a deck alone many times and report how fast it wins</source>
        <translation>Ein Deck viele Male allein spielen und melden, wie schnell es gewinnt</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Anzahl der Partien</translation>
    </message>
    <message>
        <source>parameter=value</source>
        <translation>Stellschraube=Wert</translation>
    </message>
    <message>
        <source>Seed of the first game</source>
        <translation>Startwert der ersten Partie</translation>
    </message>
    <message>
        <source>Threads; the result does not depend on it</source>
        <translation>Threads; das Ergebnis hängt nicht davon ab</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>(taken back)</source>
        <translation>(zurückgenommen)</translation>
    </message>
    <message>
        <source>Take the newest revision back</source>
        <translation>Die neueste Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Do what was taken back again</source>
        <translation>Zurückgenommenes wiederholen</translation>
    </message>
    <message>
        <source>Who changed what when, newest first</source>
        <translation>Wer was wann geändert hat, das Neueste zuerst</translation>
    </message>
    <message>
        <source>Only revisions that changed this card</source>
        <translation>Nur Änderungen an dieser Karte</translation>
    </message>
    <message>
        <source>stands in more than one row; only the first counts</source>
        <translation>steht in mehr als einer Zeile; nur die erste zählt</translation>
    </message>
    <message>
        <source>new: %1, changed: %2, unchanged: %3, left out: %4</source>
        <translation>neu: %1, geändert: %2, unverändert: %3, ausgelassen: %4</translation>
    </message>
    <message>
        <source>Preview only: nothing was written.</source>
        <translation>Nur Vorschau: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>There was nothing to write.</source>
        <translation>Es war nichts zu schreiben.</translation>
    </message>
    <message>
        <source>File to import</source>
        <translation>Einzulesende Datei</translation>
    </message>
    <message>
        <source>Where the file&apos;s name and contents do not tell</source>
        <translation>Wenn Name und Inhalt der Datei es nicht sagen</translation>
    </message>
    <message>
        <source>System that the cards belong to</source>
        <translation>System, zu dem die Karten gehören</translation>
    </message>
    <message>
        <source>Deck that gets the cards</source>
        <translation>Deck, das die Karten bekommt</translation>
    </message>
    <message>
        <source>column=field; an empty field leaves the column out</source>
        <translation>Spalte=Feld; ein leeres Feld lässt die Spalte aus</translation>
    </message>
    <message>
        <source>Show what would happen, change nothing</source>
        <translation>Nur zeigen, was geschähe</translation>
    </message>
    <message>
        <source>“%1” is not understood here.</source>
        <translation>„%1“ wird hier nicht verstanden.</translation>
    </message>
    <message>
        <source>No card is called “%1”.</source>
        <translation>Keine Karte heißt „%1“.</translation>
    </message>
    <message>
        <source>Possible here: %1</source>
        <translation>Möglich ist hier: %1</translation>
    </message>
    <message>
        <source>Perhaps meant: %1</source>
        <translation>Vielleicht gemeint: %1</translation>
    </message>
    <message>
        <source>Nothing to propose.</source>
        <translation>Kein Vorschlag.</translation>
    </message>
    <message>
        <source>Project with own wordings; without it the sample</source>
        <translation>Projekt mit eigenen Wendungen, sonst das Beispiel</translation>
    </message>
    <message>
        <source>Card type; without it every head is allowed</source>
        <translation>Kartenart; ohne sie ist jeder Auslöser erlaubt</translation>
    </message>
    <message>
        <source>The card&apos;s own name</source>
        <translation>Der Name der Karte selbst</translation>
    </message>
    <message>
        <source>field=value of the card</source>
        <translation>Feld=Wert der Karte</translation>
    </message>
    <message>
        <source>What a card text on standard input means</source>
        <translation>Was ein Kartentext von der Standardeingabe bedeutet</translation>
    </message>
    <message>
        <source>What may follow in a text</source>
        <translation>Wie ein Text weitergehen kann</translation>
    </message>
    <message>
        <source>Position in bytes; without it the end</source>
        <translation>Stelle in Bytes; ohne Angabe das Ende</translation>
    </message>
    <message>
        <source>Corrected sentences, best first</source>
        <translation>Berichtigte Sätze, der beste zuerst</translation>
    </message>
    <message>
        <source>The canonical text in the other language</source>
        <translation>Der genormte Text in der anderen Sprache</translation>
    </message>
    <message>
        <source>Language to render</source>
        <translation>Sprache der Ausgabe</translation>
    </message>
    <message>
        <source>Find cards by what their text means, and replace it: {} stands for anything in its place</source>
        <translation>Karten nach dem Sinn ihres Textes suchen und ihn ersetzen: {} steht für alles an seiner Stelle</translation>
    </message>
    <message>
        <source>A sentence with {} around what may be anything, such as “Erschöpfe {eine Figur}.”, or a primitive</source>
        <translation>Ein Satz mit {} um das, was beliebig ist, etwa „Erschöpfe {eine Figur}.“, oder ein Grundbaustein</translation>
    </message>
    <message>
        <source>The sentence to put in its place</source>
        <translation>Der Satz, der an seine Stelle kommt</translation>
    </message>
    <message>
        <source>Show what --replace would change; change nothing</source>
        <translation>Nur zeigen, was --replace änderte</translation>
    </message>
    <message>
        <source>A number from 1 to %1, or q to leave</source>
        <translation>Eine Zahl von 1 bis %1, oder q zum Verlassen</translation>
    </message>
    <message>
        <source>Play in the terminal: side A is yours</source>
        <translation>Im Terminal spielen: Seite A bist du</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Dein Deck</translation>
    </message>
    <message>
        <source>The other side&apos;s deck</source>
        <translation>Das Deck der anderen Seite</translation>
    </message>
    <message>
        <source>Policy of side B, or hotseat</source>
        <translation>Wer Seite B spielt, oder hotseat</translation>
    </message>
    <message>
        <source>Same seed and same steps, same game</source>
        <translation>Gleicher Startwert und gleiche Schritte, gleiche Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n System</numerusform>
            <numerusform>%n Systeme</numerusform>
        </translation>
    </message>
    <message>
        <source>format %1, integrity: %2</source>
        <translation>Format %1, Zustand: %2</translation>
    </message>
    <message>
        <source>Create a project with the sample content</source>
        <translation>Ein Projekt mit den Beispielen anlegen</translation>
    </message>
    <message>
        <source>Project to create; an existing file is refused</source>
        <translation>Anzulegendes Projekt; eine vorhandene Datei wird nicht angerührt</translation>
    </message>
    <message>
        <source>Without any content</source>
        <translation>Ganz ohne Inhalt</translation>
    </message>
    <message>
        <source>Systems, counts, editions, schema version, integrity</source>
        <translation>Systeme, Zahlen, Fassungen, Format und Zustand der Datei</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 cards on %n page(s)</source>
        <translation>
            <numerusform>%1 von %2 Karten auf %n Seite</numerusform>
            <numerusform>%1 von %2 Karten auf %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Write proof sheets and count what the file holds</source>
        <translation>Druckbogen schreiben und nachzählen, was darin steht</translation>
    </message>
    <message>
        <source>PDF to write</source>
        <translation>Zu schreibende PDF-Datei</translation>
    </message>
    <message>
        <source>Millimetres over the cut</source>
        <translation>Millimeter über den Schnitt hinaus</translation>
    </message>
    <message>
        <source>Backs for printers that turn over this edge</source>
        <translation>Rückseiten für Drucker, die über diese Kante wenden</translation>
    </message>
    <message>
        <source>Lines between the cards</source>
        <translation>Linien zwischen den Karten</translation>
    </message>
    <message>
        <source>Without key and revision on the cards</source>
        <translation>Ohne Schlüssel und Stand auf den Karten</translation>
    </message>
    <message>
        <source>Words to look for, or --card with the key of a card, are missing.</source>
        <translation>Suchwörter fehlen, oder --card mit dem Schlüssel einer Karte.</translation>
    </message>
    <message>
        <source>No rule fits.</source>
        <translation>Keine Regel passt.</translation>
    </message>
    <message>
        <source>Look rules up by everyday words, best first</source>
        <translation>Regeln mit Alltagswörtern nachschlagen, die beste zuerst</translation>
    </message>
    <message>
        <source>Words, or the id of a rule</source>
        <translation>Wörter oder die Nummer einer Regel</translation>
    </message>
    <message>
        <source>Rules that concern this card</source>
        <translation>Regeln, die diese Karte betreffen</translation>
    </message>
    <message>
        <source>Only rules of this system</source>
        <translation>Nur Regeln dieses Systems</translation>
    </message>
    <message>
        <source>Results at the most</source>
        <translation>Höchstzahl der Treffer</translation>
    </message>
    <message>
        <source>Run scenario files; exit 1 if one fails, 2 if one is refused</source>
        <translation>Szenariodateien ausführen; Rückgabe 1, wenn eine scheitert, 2, wenn eine abgewiesen wird</translation>
    </message>
    <message>
        <source>Cards and decks come from this project; default: the sample</source>
        <translation>Karten und Decks kommen aus diesem Projekt, sonst aus dem Beispiel</translation>
    </message>
    <message>
        <source>Files, or folders with all they hold</source>
        <translation>Dateien, oder Ordner mit allem darin</translation>
    </message>
    <message>
        <source>All sentences of a card language, with an example each</source>
        <translation>Alle Sätze einer Kartensprache, je mit einem Beispiel</translation>
    </message>
    <message>
        <source>As tables in Markdown</source>
        <translation>Als Tabellen in Markdown</translation>
    </message>
    <message>
        <source>The designers&apos; guide with the sentences of all systems</source>
        <translation>Die Anleitung für Gestalter mit den Sätzen aller Systeme</translation>
    </message>
    <message>
        <source>The output could not be written completely.</source>
        <translation>Die Ausgabe ließ sich nicht vollständig schreiben.</translation>
    </message>
    <message>
        <source>%1 needs a name, an equals sign and a value, not “%2”.</source>
        <translation>%1 braucht einen Namen, ein Gleichheitszeichen und einen Wert, nicht „%2“.</translation>
    </message>
    <message>
        <source>The standard input cannot be read.</source>
        <translation>Die Standardeingabe ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The standard input is not text in UTF-8.</source>
        <translation>Die Standardeingabe ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>Nothing changed: everything is as wanted already.</source>
        <translation>Nichts geändert: Es ist schon alles so wie gewünscht.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>“%1” is not text in UTF-8.</source>
        <translation>„%1“ ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>Blattwerk on the command line: card projects, checks, play and proofs</source>
        <translation>Blattwerk in der Befehlszeile: Kartenprojekte, Prüfung, Spiel und Druckbogen</translation>
    </message>
    <message>
        <source>Shows the version</source>
        <translation>Zeigt die Version</translation>
    </message>
    <message>
        <source>Exit codes: 0 fine, 1 findings or failed checks, 2 wrong usage or unreadable input, 3 could not do it.</source>
        <translation>Rückgabe: 0 in Ordnung, 1 Befunde oder nicht bestandene Prüfungen, 2 falscher Aufruf oder unlesbare Eingabe, 3 ließ sich nicht ausführen.</translation>
    </message>
    <message>
        <source>Machine output on standard output</source>
        <translation>Ausgabe für Programme (JSON) auf der Standardausgabe</translation>
    </message>
    <message>
        <source>Language of messages and texts</source>
        <translation>Sprache der Meldungen und Texte</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>(erforderlich)</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Ein Befehl fehlt.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>Einen Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>Shows this help</source>
        <translation>Zeigt diese Hilfe</translation>
    </message>
    <message>
        <source>Not expected here: %1</source>
        <translation>Gehört nicht hierher: %1</translation>
    </message>
    <message>
        <source>%1 may be given only once.</source>
        <translation>%1 darf nur einmal stehen.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>The value cannot be read: %1</source>
        <translation>Der Wert ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>More about it: %1</source>
        <translation>Mehr dazu: %1</translation>
    </message>
    <message>
        <source>“%1” is not possible here. Possible are: %2</source>
        <translation>„%1“ ist hier nicht möglich. Möglich sind: %2</translation>
    </message>
    <message>
        <source>“%1” is not possible here: a whole number from %2 to %3 is needed</source>
        <translation>„%1“ ist hier nicht möglich: eine ganze Zahl von %2 bis %3 ist nötig</translation>
    </message>
    <message>
        <source>“%1” is not possible here: a number from %2 to %3 is needed</source>
        <translation>„%1“ ist hier nicht möglich: eine Zahl von %2 bis %3 ist nötig</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not possible here: a number from 0 to 50 is needed</source>
        <translation>„%1“ ist hier nicht möglich: Gebraucht wird eine Zahl von 0 bis 50</translation>
    </message>
    <message>
        <source>What does a change do? Plays the same games before and after it, pair by pair</source>
        <translation>Was bewirkt eine Änderung? Spielt dieselben Partien davor und danach, Paar für Paar</translation>
    </message>
    <message>
        <source>Deck of side A; without it the first one that holds the card</source>
        <translation>Deck der Seite A; ohne Angabe das erste mit der Karte</translation>
    </message>
    <message>
        <source>Deck of side B; without it all others in turn</source>
        <translation>Deck der Seite B; ohne Angabe alle anderen reihum</translation>
    </message>
    <message>
        <source>Key of the card to change</source>
        <translation>Schlüssel der Karte, die geändert wird</translation>
    </message>
    <message>
        <source>parameter=value of the rules</source>
        <translation>Parameter=Wert der Regeln</translation>
    </message>
    <message>
        <source>Twice: two editions; once: an edition and the cards as they are now</source>
        <translation>Zweimal: zwei Editionen; einmal: eine Edition und die Karten von jetzt</translation>
    </message>
    <message>
        <source>Percentage points to either side that are exact enough; 0: all games</source>
        <translation>Prozentpunkte nach beiden Seiten, die genau genug sind; 0: alle Partien</translation>
    </message>
    <message>
        <source>“%1” is no part of a run: 2/8 means the second of eight parts.</source>
        <translation>„%1“ ist kein Teil eines Laufs: 2/8 heißt der zweite von acht Teilen.</translation>
    </message>
    <message>
        <source>Let two decks play each other many times and report what happened</source>
        <translation>Lässt zwei Decks oft gegeneinander spielen und berichtet, was geschah</translation>
    </message>
    <message>
        <source>Deck of side A</source>
        <translation>Deck von Seite A</translation>
    </message>
    <message>
        <source>Deck of side B</source>
        <translation>Deck von Seite B</translation>
    </message>
    <message>
        <source>Only one part of the run: 2/8 is the second of eight</source>
        <translation>Nur ein Teil des Laufs: 2/8 ist der zweite von acht</translation>
    </message>
    <message>
        <source>Write a result file for merge-results</source>
        <translation>Schreibt eine Ergebnisdatei für merge-results</translation>
    </message>
    <message>
        <source>Join the parts of a run to exactly the numbers of one run</source>
        <translation>Fügt die Teile eines Laufs zu genau den Zahlen eines Laufs zusammen</translation>
    </message>
    <message>
        <source>Result files of all parts</source>
        <translation>Ergebnisdateien aller Teile</translation>
    </message>
    <message>
        <source>Write the result of the whole run</source>
        <translation>Schreibt das Ergebnis des ganzen Laufs</translation>
    </message>
    <message>
        <source>%1 (A) against %2, %3 games before and after the change</source>
        <translation>%1 (A) gegen %2, je %3 Partien vor und nach der Änderung</translation>
    </message>
    <message>
        <source>Turns of a game: %1</source>
        <translation>Züge einer Partie: %1</translation>
    </message>
    <message>
        <source>Turn of victory alone: %1</source>
        <translation>Siegzug allein: %1</translation>
    </message>
    <message>
        <source>and %1 more changes</source>
        <translation>und %1 weitere Änderungen</translation>
    </message>
    <message>
        <source>%1 → %2: %3 percentage points (95 %: %4 to %5)</source>
        <translation>%1 → %2: %3 Prozentpunkte (95 %: %4 bis %5)</translation>
    </message>
    <message>
        <source>%1 → %2, no difference found (95 %: %3 to %4 percentage points)</source>
        <translation>%1 → %2, kein Unterschied gefunden (95 %: %3 bis %4 Prozentpunkte)</translation>
    </message>
    <message>
        <source>Win rate of A: %1</source>
        <translation>Siegrate von A: %1</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>gegen %1: %2</translation>
    </message>
    <message>
        <source>Win rate of who begins: %1</source>
        <translation>Siegrate dessen, der beginnt: %1</translation>
    </message>
    <message>
        <source>The card itself, per game:</source>
        <translation>Die Karte selbst, je Partie:</translation>
    </message>
    <message>
        <source>%1 of %2 pairs of games went another way.</source>
        <translation>%1 von %2 Paaren von Partien verliefen anders.</translation>
    </message>
    <message>
        <source>Played in pairs, the win rate varies by %1 instead of %2: %3 times fewer games.</source>
        <translation>Paarweise gespielt streut die Siegrate um %1 statt %2: %3-mal weniger Partien genügen.</translation>
    </message>
    <message>
        <source>It stopped because ± %1 percentage points are exact enough.</source>
        <translation>Beendet, weil ± %1 Prozentpunkte genau genug sind.</translation>
    </message>
    <message>
        <source>What is to be changed? --card with --set, --param or --edition is missing.</source>
        <translation>Was soll sich ändern? Es fehlt --card mit --set, --param oder --edition.</translation>
    </message>
    <message>
        <source>--edition goes once or twice, and without --set and --param.</source>
        <translation>--edition geht ein- oder zweimal und ohne --set und --param.</translation>
    </message>
    <message>
        <source>This fits several systems (%1): choose one with --system.</source>
        <translation>Das passt zu mehreren Systemen (%1): Wähle eines mit --system.</translation>
    </message>
    <message>
        <source>No deck holds “%1”.</source>
        <translation>Kein Deck enthält „%1“.</translation>
    </message>
    <message>
        <source>None of these decks holds “%1”.</source>
        <translation>Keines dieser Decks enthält „%1“.</translation>
    </message>
    <message>
        <source>Who plays side A</source>
        <translation>Wer Seite A spielt</translation>
    </message>
    <message>
        <source>Who plays side B</source>
        <translation>Wer Seite B spielt</translation>
    </message>
    <message>
        <source>Seed of the first two games</source>
        <translation>Startwert der ersten beiden Partien</translation>
    </message>
    <message>
        <source>%1 (95 %: %2 to %3)</source>
        <translation>%1 (95 %: %2 bis %3)</translation>
    </message>
    <message>
        <source>%1 → %2, no difference found (95 %: %3 to %4)</source>
        <translation>%1 → %2, kein Unterschied gefunden (95 %: %3 bis %4)</translation>
    </message>
    <message>
        <source>%1 → %2: %3 (95 %: %4 to %5)</source>
        <translation>%1 → %2: %3 (95 %: %4 bis %5)</translation>
    </message>
    <message>
        <source>Part %1 of %2 of a run of %3 games</source>
        <translation>Teil %1 von %2 eines Laufs von %3 Partien</translation>
    </message>
    <message>
        <source>No game was won.</source>
        <translation>Keine Partie wurde gewonnen.</translation>
    </message>
    <message>
        <source>A wins %1, B wins %2.</source>
        <translation>A gewinnt %1, B gewinnt %2.</translation>
    </message>
    <message>
        <source>Who begins wins %1.</source>
        <translation>Wer beginnt, gewinnt %1.</translation>
    </message>
    <message>
        <source>A game lasts %1 turns on average, the middle one %2, eight of ten %3 to %4.</source>
        <translation>Eine Partie dauert im Mittel %1 Züge, die mittlere %2, acht von zehn %3 bis %4.</translation>
    </message>
    <message>
        <source>The lead changes %1 times per game.</source>
        <translation>Die Führung wechselt %1-mal je Partie.</translation>
    </message>
    <message>
        <source>Draws: %1</source>
        <translation>Unentschieden: %1</translation>
    </message>
    <message>
        <source>Aborted: %1, most often with %2</source>
        <translation>Abgebrochen: %1, am häufigsten mit %2</translation>
    </message>
    <message>
        <source>Games in which a guard of the rules stepped in: %1</source>
        <translation>Partien, in denen eine Sicherung der Regeln eingriff: %1</translation>
    </message>
    <message>
        <source>On average per game</source>
        <translation>Im Mittel je Partie</translation>
    </message>
    <message>
        <source>%1: how often it wins when the card was played (%2 in all)</source>
        <translation>%1: So oft wird gewonnen, wenn die Karte gespielt wurde (insgesamt %2)</translation>
    </message>
    <message>
        <source>Who plays the deck</source>
        <translation>Wer das Deck spielt</translation>
    </message>
    <message>
        <source>%1 (A) against %2 (B): %3 games. Player: %4</source>
        <translation>%1 (A) gegen %2 (B): %3 Partien. Spieler: %4</translation>
    </message>
    <message>
        <source>diff needs two projects, or one project with --system and one or two --edition.</source>
        <translation>diff braucht zwei Projekte, oder ein Projekt mit --system und ein oder zwei --edition.</translation>
    </message>
    <message>
        <source>! deck %1 became illegal: %2</source>
        <translation>! Deck %1 wurde unzulässig: %2</translation>
    </message>
    <message>
        <source>What differs between two projects, by card, deck, rule and field</source>
        <translation>Was sich zwischen zwei Projekten unterscheidet, nach Karte, Deck, Regel und Feld</translation>
    </message>
    <message>
        <source>Project as it was</source>
        <translation>Projekt, wie es war</translation>
    </message>
    <message>
        <source>Project as it is</source>
        <translation>Projekt, wie es ist</translation>
    </message>
    <message>
        <source>System of the editions</source>
        <translation>System der Editionen</translation>
    </message>
    <message>
        <source>Compare this edition of A with a second one or the present state</source>
        <translation>Diese Edition von A mit einer zweiten oder dem jetzigen Stand vergleichen</translation>
    </message>
    <message>
        <source>Write cards and decks for other programs, or everything as a tree for git</source>
        <translation>Karten und Decks für andere Programme schreiben, oder alles als Baum für git</translation>
    </message>
    <message>
        <source>Form of the output</source>
        <translation>Format der Ausgabe</translation>
    </message>
    <message>
        <source>File, or folder of the tree</source>
        <translation>Datei, beim Baum der Ordner</translation>
    </message>
    <message>
        <source>Only the cards of this deck</source>
        <translation>Nur die Karten dieses Decks</translation>
    </message>
    <message>
        <source>Keep cards, decks, parameters and rules of a system as an edition</source>
        <translation>Karten, Decks, Parameter und Regeln eines Systems als Edition festhalten</translation>
    </message>
    <message>
        <source>System to freeze</source>
        <translation>System, das festgehalten wird</translation>
    </message>
    <message>
        <source>Name of the edition</source>
        <translation>Name der Edition</translation>
    </message>
    <message>
        <source>Why, for the history</source>
        <translation>Warum, für den Verlauf</translation>
    </message>
    <message>
        <source>Merge cards, a deck, a tree or another project: one undo step, nothing deleted unless wanted</source>
        <translation>Karten, ein Deck, einen Baum oder ein anderes Projekt einarbeiten: ein Schritt beim Rückgängigmachen, gelöscht wird nur auf Wunsch</translation>
    </message>
    <message>
        <source>Of a tree or project: delete what it lacks</source>
        <translation>Bei einem Baum oder Projekt: löschen, was ihm fehlt</translation>
    </message>
    <message>
        <source>Conflicts: %1. Of a value that both changed, ours was kept.</source>
        <translation>Konflikte: %1. Wo beide denselben Wert änderten, blieb unserer.</translation>
    </message>
    <message>
        <source>Merge two changed copies of one project by card and field</source>
        <translation>Zwei geänderte Kopien eines Projekts nach Karte und Feld zusammenführen</translation>
    </message>
    <message>
        <source>What both started from</source>
        <translation>Wovon beide ausgingen</translation>
    </message>
    <message>
        <source>Our copy; its history goes on</source>
        <translation>Eigene Kopie; ihr Verlauf geht weiter</translation>
    </message>
    <message>
        <source>The other copy</source>
        <translation>Die andere Kopie</translation>
    </message>
    <message>
        <source>Where the merged project goes</source>
        <translation>Wohin das zusammengeführte Projekt kommt</translation>
    </message>
    <message>
        <source>! %1: damaged, rows saved: %2</source>
        <translation>! %1: beschädigt, gerettete Zeilen: %2</translation>
    </message>
    <message>
        <source>! card %1 is lost</source>
        <translation>! Karte %1 ist verloren</translation>
    </message>
    <message>
        <source>! %1: rows left out that name something lost: %2</source>
        <translation>! %1: weggelassene Zeilen, die Verlorenes nennen: %2</translation>
    </message>
    <message>
        <source>! %1: rules and fields as the program ships them</source>
        <translation>! %1: Regeln und Felder so, wie das Programm sie mitbringt</translation>
    </message>
    <message>
        <source>Everything could be read.</source>
        <translation>Alles war lesbar.</translation>
    </message>
    <message>
        <source>Save what can be read of a damaged project into a new one</source>
        <translation>Aus einem beschädigten Projekt in ein neues retten, was lesbar ist</translation>
    </message>
    <message>
        <source>Damaged project; it is only read</source>
        <translation>Beschädigtes Projekt; es wird nur gelesen</translation>
    </message>
    <message>
        <source>New project; an existing file is refused</source>
        <translation>Neues Projekt; eine vorhandene Datei wird abgelehnt</translation>
    </message>
    <message>
        <source>new: %1, changed: %2, removed: %3</source>
        <translation>neu: %1, geändert: %2, entfernt: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n collection(s)</source>
        <translation>
            <numerusform>%n Sammlung</numerusform>
            <numerusform>%n Sammlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>passive, dummy, or a script: stoerfeuer, wettlauf, abriss; in the flag tournament bot, bot:3 (its level), starter or a deck</source>
        <translation>passive, dummy oder ein Drehbuch: stoerfeuer, wettlauf, abriss; im Fahnenturnier bot, bot:3 (seine Stufe), starter oder ein Deck</translation>
    </message>
    <message>
        <source>Test run, where a system has several: match, reveal, build</source>
        <translation>Testlauf, wo ein System mehrere hat: match, reveal, build</translation>
    </message>
    <message>
        <source>Whole tournaments of so many people, instead of two decks</source>
        <translation>Ganze Turniere mit so vielen Personen statt zweier Decks</translation>
    </message>
    <message>
        <source>Who plays a seat of a tournament; the last one also those after it</source>
        <translation>Wer auf einem Platz des Turniers spielt; der letzte auch auf den folgenden</translation>
    </message>
    <message>
        <source>Sets of a tournament, joined by commas; mixed: others each time</source>
        <translation>Sets eines Turniers, durch Kommas verbunden; mixed: jedes Mal andere</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Starter deck</source>
        <translation>Startdeck</translation>
    </message>
    <message>
        <source>%1 tournaments of %2 seats. Player: %3</source>
        <translation>%1 Turniere mit %2 Plätzen. Spieler: %3</translation>
    </message>
    <message>
        <source>Aborted: %1</source>
        <translation>Abgebrochen: %1</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fans</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Matches won by round</source>
        <translation>Gewonnene Matches je Runde</translation>
    </message>
    <message>
        <source>On average per seat</source>
        <translation>Im Mittel je Platz</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Who took one of its cards wins</source>
        <translation>Wer eine Karte daraus nahm, gewinnt</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Who took it wins</source>
        <translation>Wer sie nahm, gewinnt</translation>
    </message>
    <message>
        <source>Replace a file that exists</source>
        <translation>Eine vorhandene Datei ersetzen</translation>
    </message>
    <message>
        <source>Whole tournaments of so many people; --a names a starting deck</source>
        <translation>Ganze Turniere mit so vielen Personen; --a nennt ein Startdeck</translation>
    </message>
    <message>
        <source>%1 tournaments before and after the change</source>
        <translation>%1 Turniere vor und nach der Änderung</translation>
    </message>
    <message>
        <source>Fans of a seat: %1</source>
        <translation>Fans je Platz: %1</translation>
    </message>
    <message>
        <source>Fans by starter deck</source>
        <translation>Fans nach Startdeck</translation>
    </message>
    <message>
        <source>Final reached, by starter deck</source>
        <translation>Finale erreicht, nach Startdeck</translation>
    </message>
    <message>
        <source>Tournaments won, by starter deck</source>
        <translation>Turniere gewonnen, nach Startdeck</translation>
    </message>
    <message>
        <source>Played in pairs, the fans vary by %1 instead of %2: %3 times fewer games.</source>
        <translation>Paarweise gespielt streuen die Fans mit %1 statt %2: %3-mal weniger Spiele.</translation>
    </message>
    <message>
        <source>drafted modules</source>
        <translation>gewählte Module</translation>
    </message>
    <message>
        <source>--field needs --card or --deck.</source>
        <translation>--field braucht --card oder --deck.</translation>
    </message>
    <message>
        <source>edition %1 frozen</source>
        <translation>Edition %1 eingefroren</translation>
    </message>
    <message>
        <source>Bring back the state after this revision, as one step: of --card, --deck or the whole project</source>
        <translation>Den Stand nach dieser Revision zurückholen, in einem Schritt: von --card, --deck oder dem ganzen Projekt</translation>
    </message>
    <message>
        <source>Restore this deck only</source>
        <translation>Nur dieses Deck wiederherstellen</translation>
    </message>
    <message>
        <source>Restore this field only</source>
        <translation>Nur dieses Feld wiederherstellen</translation>
    </message>
    <message>
        <source>The state before the revision</source>
        <translation>Der Stand vor der Revision</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 × %2 pixels</source>
        <translation>
            <numerusform>%n Bild mit %1 × %2 Pixeln</numerusform>
            <numerusform>%n Bilder mit %1 × %2 Pixeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a picture of each card for print shops, websites and virtual tables</source>
        <translation>Schreibt ein Bild jeder Karte, für Druckereien, Webseiten und virtuelle Tische</translation>
    </message>
    <message>
        <source>Folder to write</source>
        <translation>Ordner, der geschrieben wird</translation>
    </message>
    <message>
        <source>Only the cards that this query finds</source>
        <translation>Nur die Karten, die diese Abfrage findet</translation>
    </message>
    <message>
        <source>Game system; without it the first one</source>
        <translation>Spielsystem; ohne Angabe das erste</translation>
    </message>
    <message>
        <source>What the pictures are for</source>
        <translation>Wofür die Bilder sind</translation>
    </message>
    <message>
        <source>Pixels per inch</source>
        <translation>Pixel je Zoll</translation>
    </message>
    <message>
        <source>File names: {number} {key} {name} {type} {copies} {deck}</source>
        <translation>Dateinamen: {number} {key} {name} {type} {copies} {deck}</translation>
    </message>
    <message>
        <source>Round corners, transparent outside</source>
        <translation>Runde Ecken, außen durchsichtig</translation>
    </message>
    <message>
        <source>With key and revision on the cards</source>
        <translation>Mit Schlüssel und Revision auf den Karten</translation>
    </message>
    <message>
        <source>Without the backs</source>
        <translation>Ohne Rückseiten</translation>
    </message>
    <message>
        <source>Replace pictures that exist</source>
        <translation>Ersetzt vorhandene Bilder</translation>
    </message>
    <message>
        <source>Pictures at the same time</source>
        <translation>Bilder gleichzeitig</translation>
    </message>
    <message>
        <source>- %1× %2 (%3 r%4)</source>
        <translation>- %1× %2 (%3 r%4)</translation>
    </message>
    <message>
        <source>The print was not noted in the project, which cannot be written.</source>
        <translation>Der Druck wurde nicht im Projekt vermerkt, denn es lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Nothing to print: no card is new or changed.</source>
        <translation>Nichts zu drucken: Keine Karte ist neu oder geändert.</translation>
    </message>
    <message>
        <source>To take out of the box:</source>
        <translation>Aus der Schachtel zu nehmen:</translation>
    </message>
    <message>
        <source>The same bytes as then.</source>
        <translation>Dieselben Bytes wie damals.</translation>
    </message>
    <message>
        <source>Not the same bytes as then: cards or program have changed.</source>
        <translation>Nicht dieselben Bytes wie damals: Karten oder Programm haben sich geändert.</translation>
    </message>
    <message>
        <source>Nothing was printed yet.</source>
        <translation>Noch wurde nichts gedruckt.</translation>
    </message>
    <message>
        <source>calibration sheet, front and back</source>
        <translation>Kalibrierbogen, Vorder- und Rückseite</translation>
    </message>
    <message>
        <source>What the printer or the print shop wants</source>
        <translation>Was Drucker oder Druckerei brauchen</translation>
    </message>
    <message>
        <source>Paper; card: a page for each card</source>
        <translation>Papier; card: eine Seite je Karte</translation>
    </message>
    <message>
        <source>Backs behind their fronts, before them, or once at the end</source>
        <translation>Rückseiten hinter ihren Vorderseiten, davor oder einmal am Ende</translation>
    </message>
    <message>
        <source>Millimetres that backs run over the outer edge of the sheet&apos;s cards</source>
        <translation>Millimeter, die Rückseiten über den Rand der Karten des Bogens laufen</translation>
    </message>
    <message>
        <source>Moves backs right and down in millimetres and turns them in degrees</source>
        <translation>Schiebt Rückseiten um Millimeter nach rechts und unten und dreht sie um Grad</translation>
    </message>
    <message>
        <source>Only new and changed cards since the last print of this deck; lists the old ones to take out of the box</source>
        <translation>Nur seit dem letzten Druck dieses Decks neue und geänderte Karten; nennt die alten, die aus der Schachtel müssen</translation>
    </message>
    <message>
        <source>With --changed: fills the last sheet with unchanged cards</source>
        <translation>Mit --changed: füllt den letzten Bogen mit unveränderten Karten</translation>
    </message>
    <message>
        <source>Keeps no note of the print in the project</source>
        <translation>Vermerkt den Druck nicht im Projekt</translation>
    </message>
    <message>
        <source>Lists the prints that the project has noted</source>
        <translation>Zeigt die im Projekt vermerkten Drucke</translation>
    </message>
    <message>
        <source>Prints that job again, with its order and sheets</source>
        <translation>Druckt diesen Auftrag noch einmal, mit seiner Reihenfolge und seinen Bögen</translation>
    </message>
    <message>
        <source>Writes the sheet that tells how far the printer misplaces backs</source>
        <translation>Schreibt den Bogen, der zeigt, wie weit der Drucker Rückseiten versetzt</translation>
    </message>
    <message>
        <source>No game is saved in this project.</source>
        <translation>In diesem Projekt ist keine Partie gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) follow a change by hand; the table shows them.</source>
        <translation>
            <numerusform>%n Schritt folgt auf eine Änderung von Hand; der Tisch zeigt ihn.</numerusform>
            <numerusform>%n Schritte folgen auf eine Änderung von Hand; der Tisch zeigt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has no saved game %1.</source>
        <translation>Das Projekt hat keine gespeicherte Partie %1.</translation>
    </message>
    <message>
        <source>A saved game as text, step by step</source>
        <translation>Eine gespeicherte Partie als Text, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Number of the saved game; without it all are listed</source>
        <translation>Nummer der gespeicherten Partie; ohne sie werden alle aufgezählt</translation>
    </message>
    <message>
        <source>! scenario %1 (%2): was: %3; is: %4</source>
        <translation>! Szenario %1 (%2): vorher: %3; jetzt: %4</translation>
    </message>
    <message>
        <source>Scenarios: %1 run, %2 with another result</source>
        <translation>Szenarien: %1 durchgespielt, %2 mit anderem Ergebnis</translation>
    </message>
    <message>
        <source>Run these scenario files or folders on both and list those whose result changed</source>
        <translation>Diese Szenario-Dateien oder Ordner auf beiden durchspielen und aufzählen, was anders ausgeht</translation>
    </message>
    <message>
        <source>“%1” fits several cards: %2. Left out; --take %3=KEY says which.</source>
        <translation>„%1“ passt auf mehrere Karten: %2. Ausgelassen; --take %3=SCHLÜSSEL sagt, welche gemeint ist.</translation>
    </message>
    <message>
        <source>line=key; the card that a row means which fits several</source>
        <translation>Zeile=Schlüssel; die Karte, die eine Zeile meint, die auf mehrere passt</translation>
    </message>
    <message>
        <source>Who makes the change, for the history; default: your account</source>
        <translation>Wer die Änderung macht, für den Verlauf; sonst der Name des Benutzerkontos</translation>
    </message>
    <message>
        <source>Another size of the cards: %1</source>
        <translation>Andere Größe der Karten: %1</translation>
    </message>
    <message>
        <source>“%1” is no card size. Possible are: %2</source>
        <translation>„%1“ ist keine Kartengröße. Möglich sind: %2</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei lässt sich nicht lesen</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Game system %1</source>
        <translation>Spielsystem %1</translation>
    </message>
    <message>
        <source>Card type %1</source>
        <translation>Kartenart %1</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>Rule set %1</source>
        <translation>Regelsatz %1</translation>
    </message>
    <message>
        <source>Card layout</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>Section %1 of the rules</source>
        <translation>Abschnitt %1 der Regeln</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Term %1</source>
        <translation>Begriff %1</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Meldung %1</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Deck %1</source>
        <translation>Deck %1</translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation>Auslegung %1</translation>
    </message>
    <message>
        <source>Wording %1</source>
        <translation>Formulierung %1</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Zitat</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>copies of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message>
        <source>%1: deleted on one side, changed on the other. It was kept.</source>
        <translation>%1: auf einer Seite gelöscht, auf der anderen geändert. Behalten wurde die Änderung.</translation>
    </message>
    <message>
        <source>%1: %2: was %3, ours %4, theirs %5</source>
        <translation>%1: %2: war %3, eigen %4, fremd %5</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Search words</source>
        <translation>Suchwörter</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Part of</source>
        <translation>Teil von</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Related rules</source>
        <translation>Verwandte Regeln</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1 in German</source>
        <translation>%1 auf Deutsch</translation>
    </message>
    <message>
        <source>%1 in English</source>
        <translation>%1 auf Englisch</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>This saved game cannot be read.</source>
        <translation>Diese gespeicherte Partie ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The saved game goes on only up to step %1: the rules do not allow that step any more. It stands where it stopped.</source>
        <translation>Die gespeicherte Partie geht nur bis Schritt %1: Diesen Schritt erlauben die Regeln nicht mehr. Sie steht dort, wo sie anhielt.</translation>
    </message>
    <message>
        <source>The description of the table cannot be read (line %1).</source>
        <translation>Die Beschreibung des Spieltischs ist nicht lesbar (Zeile %1).</translation>
    </message>
    <message>
        <source>The description of the table lacks “%1”.</source>
        <translation>Der Beschreibung des Spieltischs fehlt „%1“.</translation>
    </message>
    <message>
        <source>The description of the table has no usable “%1”.</source>
        <translation>Die Beschreibung des Spieltischs hat kein brauchbares „%1“.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Eine Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1” may not be read or written by you. Check the rights of the file and its folder.</source>
        <translation>„%1“ darfst du nicht lesen oder schreiben. Prüfe die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>“%1” exists already and stays as it is. Choose another name.</source>
        <translation>„%1“ gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>“%1” is not a Blattwerk project. It was not touched.</source>
        <translation>„%1“ ist kein Blattwerk-Projekt. Die Datei wurde nicht angerührt.</translation>
    </message>
    <message>
        <source>“%1” has an older format and can only be opened for writing, which makes a backup copy first.</source>
        <translation>„%1“ hat ein älteres Format und lässt sich nur zum Schreiben öffnen; dabei entsteht zuerst eine Sicherung.</translation>
    </message>
    <message>
        <source>The folder of “%1” does not exist.</source>
        <translation>Den Ordner von „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Another program is writing to the project just now. Try again in a moment.</source>
        <translation>Ein anderes Programm schreibt gerade in das Projekt. Versuch es gleich noch einmal.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The project is open for reading only, so nothing was changed.</source>
        <translation>Das Projekt ist nur zum Lesen geöffnet, deshalb wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The project could not be written. Nothing was changed.</source>
        <translation>Das Projekt ließ sich nicht schreiben. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1” is no longer in the project.</source>
        <translation>„%1“ ist nicht mehr im Projekt.</translation>
    </message>
    <message>
        <source>The key “%1” is taken. Keys stand for one card for ever.</source>
        <translation>Der Schlüssel „%1“ ist vergeben. Ein Schlüssel steht für immer für eine Karte.</translation>
    </message>
    <message>
        <source>“%1” is still in a deck. Take it out first.</source>
        <translation>„%1“ ist noch in einem Deck. Nimm sie zuerst heraus.</translation>
    </message>
    <message>
        <source>“%2” is not a card of this system, so “%1” cannot hold it.</source>
        <translation>„%2“ ist keine Karte dieses Systems, deshalb kann „%1“ sie nicht enthalten.</translation>
    </message>
    <message>
        <source>The project has no game system “%1”.</source>
        <translation>Das Projekt hat kein Spielsystem „%1“.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>There is no card with the key “%1”.</source>
        <translation>Eine Karte mit dem Schlüssel „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Several systems have a card “%1”: %2. Say which with --system.</source>
        <translation>Mehrere Systeme haben eine Karte „%1“: %2. Sag mit --system, welche.</translation>
    </message>
    <message>
        <source>Cards have no field “%1”.</source>
        <translation>Karten haben kein Feld „%1“.</translation>
    </message>
    <message>
        <source>The field “%1” follows from the card text and cannot be set by itself.</source>
        <translation>Das Feld „%1“ folgt aus dem Kartentext und lässt sich nicht für sich setzen.</translation>
    </message>
    <message>
        <source>“%2” is not a whole number (field “%1”).</source>
        <translation>„%2“ ist keine ganze Zahl (Feld „%1“).</translation>
    </message>
    <message>
        <source>“%2” is not possible in the field “%1”. Possible are: %3.</source>
        <translation>„%2“ ist im Feld „%1“ nicht möglich. Möglich sind: %3.</translation>
    </message>
    <message>
        <source>There is no card type “%1”. There are: %2.</source>
        <translation>Eine Kartenart „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no status “%1”. There are: idea, draft, test, final.</source>
        <translation>Einen Stand „%1“ gibt es nicht. Es gibt: idea, draft, test, final.</translation>
    </message>
    <message>
        <source>A card needs a name.</source>
        <translation>Eine Karte braucht einen Namen.</translation>
    </message>
    <message>
        <source>“%1” is no key: small letters, digits and hyphens only.</source>
        <translation>„%1“ ist kein Schlüssel: nur Kleinbuchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>The value of the field “%1” is of the wrong kind.</source>
        <translation>Der Wert des Felds „%1“ ist von der falschen Sorte.</translation>
    </message>
    <message>
        <source>There is no deck with the key “%1”.</source>
        <translation>Ein Deck mit dem Schlüssel „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Several systems have a deck “%1”: %2. Say which with --system.</source>
        <translation>Mehrere Systeme haben ein Deck „%1“: %2. Sag mit --system, welches.</translation>
    </message>
    <message>
        <source>At character %1: there is no field “%2” to search in. Close to it: %3</source>
        <translation>Bei Zeichen %1: Ein Feld „%2“ zum Suchen gibt es nicht. Ähnlich: %3</translation>
    </message>
    <message>
        <source>At character %1: “%2” still needs a value.</source>
        <translation>Bei Zeichen %1: „%2“ braucht noch einen Wert.</translation>
    </message>
    <message>
        <source>At character %1: “%2” is not a number; the field “%3” needs one.</source>
        <translation>Bei Zeichen %1: „%2“ ist keine Zahl; das Feld „%3“ braucht eine.</translation>
    </message>
    <message>
        <source>At character %1: “%2” does not go with the field “%3”.</source>
        <translation>Bei Zeichen %1: „%2“ passt nicht zum Feld „%3“.</translation>
    </message>
    <message>
        <source>At character %1: the quotation mark is not closed.</source>
        <translation>Bei Zeichen %1: Das Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>At character %1: the bracket is not closed.</source>
        <translation>Bei Zeichen %1: Die Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>At character %1: “%2” does not belong here.</source>
        <translation>Bei Zeichen %1: „%2“ gehört nicht hierher.</translation>
    </message>
    <message>
        <source>At character %1: the brackets are nested too deeply.</source>
        <translation>Bei Zeichen %1: Die Klammern sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The picture has %1 bytes; at most %2 are taken.</source>
        <translation>Das Bild hat %1 Byte; höchstens %2 werden genommen.</translation>
    </message>
    <message>
        <source>“%2” is not possible for the parameter “%1”.</source>
        <translation>„%2“ ist für die Stellschraube „%1“ nicht möglich.</translation>
    </message>
    <message>
        <source>The parameter “%1” cannot be %2: it goes from %3 to %4.</source>
        <translation>Die Stellschraube „%1“ kann nicht %2 sein: Sie reicht von %3 bis %4.</translation>
    </message>
    <message>
        <source>This deck cannot be played (%1).</source>
        <translation>Dieses Deck lässt sich nicht spielen (%1).</translation>
    </message>
    <message>
        <source>There is no card “%1” in this game.</source>
        <translation>Eine Karte „%1“ gibt es in dieser Partie nicht.</translation>
    </message>
    <message>
        <source>The rules have no parameter “%1”.</source>
        <translation>Die Regeln haben keine Stellschraube „%1“.</translation>
    </message>
    <message>
        <source>This step cannot be read: %1</source>
        <translation>Dieser Schritt ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>This program cannot play the game system “%1”.</source>
        <translation>Dieses Programm kann das Spielsystem „%1“ nicht spielen.</translation>
    </message>
    <message>
        <source>“%1” could not be brought to the new format (step %2). It was not changed, and a backup copy lies beside it.</source>
        <translation>„%1“ ließ sich nicht ins neue Format bringen (Schritt %2). Die Datei ist unverändert, eine Sicherung liegt daneben.</translation>
    </message>
    <message>
        <source>The backup copy “%1” could not be written, so the file was left as it is.</source>
        <translation>Die Sicherung „%1“ ließ sich nicht schreiben, deshalb blieb die Datei, wie sie ist.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Die Datei hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>A deck needs a name.</source>
        <translation>Ein Deck braucht einen Namen.</translation>
    </message>
    <message>
        <source>“%2” cannot be in “%1” that many times.</source>
        <translation>„%2“ kann nicht so oft in „%1“ sein.</translation>
    </message>
    <message>
        <source>“%1” is not in the deck “%2”.</source>
        <translation>„%1“ ist nicht im Deck „%2“.</translation>
    </message>
    <message>
        <source>An edition needs a name.</source>
        <translation>Eine Edition braucht einen Namen.</translation>
    </message>
    <message>
        <source>The file “%1” of the game system is missing.</source>
        <translation>Die Datei „%1“ des Spielsystems fehlt.</translation>
    </message>
    <message>
        <source>“%1”, line %2: “%3” is missing.</source>
        <translation>„%1“, Zeile %2: „%3“ fehlt.</translation>
    </message>
    <message>
        <source>“%1”, line %2: the value of “%3” cannot be used.</source>
        <translation>„%1“, Zeile %2: Der Wert von „%3“ ist nicht brauchbar.</translation>
    </message>
    <message>
        <source>The game system “%1” has the key “%2” twice.</source>
        <translation>Das Spielsystem „%1“ hat den Schlüssel „%2“ zweimal.</translation>
    </message>
    <message>
        <source>“%1” may not be read by you.</source>
        <translation>„%1“ darfst du nicht lesen.</translation>
    </message>
    <message>
        <source>“%1” is neither CSV nor JSON nor TOML.</source>
        <translation>„%1“ ist weder CSV noch JSON noch TOML.</translation>
    </message>
    <message>
        <source>The file holds no rows.</source>
        <translation>Die Datei enthält keine Zeilen.</translation>
    </message>
    <message>
        <source>The file is too large (the limit is %1).</source>
        <translation>Die Datei ist zu groß (die Grenze ist %1).</translation>
    </message>
    <message>
        <source>The file is nested more than %1 levels deep.</source>
        <translation>Die Datei ist mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>A quotation mark that opens in line %1 is never closed. Nothing was read.</source>
        <translation>Ein Anführungszeichen, das in Zeile %1 beginnt, wird nie geschlossen. Es wurde nichts gelesen.</translation>
    </message>
    <message>
        <source>The column “%1” occurs twice.</source>
        <translation>Die Spalte „%1“ kommt zweimal vor.</translation>
    </message>
    <message>
        <source>The JSON file cannot be read: line %1, column %2.</source>
        <translation>Die JSON-Datei ist nicht lesbar: Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>The JSON file holds no list of cards.</source>
        <translation>Die JSON-Datei enthält keine Liste von Karten.</translation>
    </message>
    <message>
        <source>“%1” has no card type. Map a column to the type.</source>
        <translation>„%1“ hat keine Kartenart. Ordne der Art eine Spalte zu.</translation>
    </message>
    <message>
        <source>The row has neither key nor name.</source>
        <translation>Die Zeile hat weder Schlüssel noch Namen.</translation>
    </message>
    <message>
        <source>The row has more cells than there are columns.</source>
        <translation>Die Zeile hat mehr Zellen, als es Spalten gibt.</translation>
    </message>
    <message>
        <source>%1 The row is left out (%2).</source>
        <translation>%1 Die Zeile bleibt weg (%2).</translation>
    </message>
    <message>
        <source>“%2” can mean more than one card here.</source>
        <translation>„%2“ kann hier mehr als eine Karte meinen.</translation>
    </message>
    <message>
        <source>The position cannot be set up: %1</source>
        <translation>Die Stellung lässt sich nicht aufbauen: %1</translation>
    </message>
    <message>
        <source>“%1” has the type “%2”, which this game does not know.</source>
        <translation>„%1“ hat die Art „%2“, die dieses Spiel nicht kennt.</translation>
    </message>
    <message>
        <source>The card language cannot be loaded: %1: %2</source>
        <translation>Die Kartensprache lässt sich nicht laden: %1: %2</translation>
    </message>
    <message>
        <source>The card layout lacks “%1”.</source>
        <translation>Dem Kartenlayout fehlt „%1“.</translation>
    </message>
    <message>
        <source>The card layout has an unusable value: %1 %2</source>
        <translation>Das Kartenlayout hat einen unbrauchbaren Wert: %1 %2</translation>
    </message>
    <message>
        <source>The card layout cannot be read: line %1: %2</source>
        <translation>Das Kartenlayout ist nicht lesbar: Zeile %1: %2</translation>
    </message>
    <message>
        <source>The card layout has an unknown entry: %1 %2</source>
        <translation>Das Kartenlayout hat einen unbekannten Eintrag: %1 %2</translation>
    </message>
    <message>
        <source>The card layout describes the unknown card type “%1”.</source>
        <translation>Das Kartenlayout beschreibt die unbekannte Kartenart „%1“.</translation>
    </message>
    <message>
        <source>The card layout prints the unknown field “%1”.</source>
        <translation>Das Kartenlayout druckt das unbekannte Feld „%1“.</translation>
    </message>
    <message>
        <source>The card layout, line %2, names an icon that does not exist (%1).</source>
        <translation>Das Kartenlayout nennt in Zeile %2 ein Zeichen, das es nicht gibt (%1).</translation>
    </message>
    <message>
        <source>The card layout, line %2, names a font that does not exist (%1).</source>
        <translation>Das Kartenlayout nennt in Zeile %2 eine Schrift, die es nicht gibt (%1).</translation>
    </message>
    <message>
        <source>The look&apos;s tokens cannot be read: line %1: %2</source>
        <translation>Die Gestaltungswerte sind nicht lesbar: Zeile %1: %2</translation>
    </message>
    <message>
        <source>The look&apos;s tokens lack “%1”.</source>
        <translation>Den Gestaltungswerten fehlt „%1“.</translation>
    </message>
    <message>
        <source>The look&apos;s tokens, line %2, have an unusable value: %1</source>
        <translation>Die Gestaltungswerte haben in Zeile %2 einen unbrauchbaren Wert: %1</translation>
    </message>
    <message>
        <source>The game system “%1” has no card layout to print.</source>
        <translation>Das Spielsystem „%1“ hat kein Kartenlayout zum Drucken.</translation>
    </message>
    <message>
        <source>There are no cards to print.</source>
        <translation>Es gibt keine Karten zu drucken.</translation>
    </message>
    <message>
        <source>%1 × %2 cards with %3 mm bleed do not fit %4: the margin would be %5 mm. %6 × %7 with %8 mm bleed fits.</source>
        <translation>%1 × %2 Karten mit %3 mm Beschnitt passen nicht auf %4: Der Rand wäre %5 mm. %6 × %7 mit %8 mm Beschnitt passt.</translation>
    </message>
    <message>
        <source>The cards are too large for %1.</source>
        <translation>Die Karten sind zu groß für %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>„%1“ lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>The PDF could not be finished: %1</source>
        <translation>Das PDF ließ sich nicht abschließen: %1</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>Abgebrochen. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>There is no opponent “%1”. There are: %2.</source>
        <translation>Einen Gegner „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>This match belongs to another game system.</source>
        <translation>Diese Partie gehört zu einem anderen Spielsystem.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>This record of a match cannot be read: %1</source>
        <translation>Diese Aufzeichnung einer Partie ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>Step %1 of this match is not possible with the cards as they are now.</source>
        <translation>Schritt %1 dieser Partie ist mit den Karten, wie sie jetzt sind, nicht möglich.</translation>
    </message>
    <message>
        <source>With the cards as they are now this match goes another way.</source>
        <translation>Mit den Karten, wie sie jetzt sind, läuft diese Partie anders.</translation>
    </message>
    <message>
        <source>There is no player “%1”. There are: %2.</source>
        <translation>Einen Spieler „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>That did not work (%1).</source>
        <translation>Das ging nicht (%1).</translation>
    </message>
    <message>
        <source>“%1” was written by a newer Blattwerk (format %2, this program knows %3). It was not touched; update the program.</source>
        <translation>„%1“ stammt von einem neueren Blattwerk (Format %2, dieses Programm kennt %3). Die Datei wurde nicht angerührt; erneuere das Programm.</translation>
    </message>
    <message>
        <source>“%1” is damaged. Nothing was written to it. Use a backup copy.</source>
        <translation>„%1“ ist beschädigt. Es wurde nichts hineingeschrieben. Nimm eine Sicherung.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed.</source>
        <translation>Der Datenträger ist voll. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1” (%2) was changed elsewhere meanwhile. Nothing was overwritten; look at the new state and try again.</source>
        <translation>„%1“ (%2) wurde inzwischen anderswo geändert. Nichts wurde überschrieben; sieh dir den neuen Stand an und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>“%1” has the number %2. The engine counts from %3 to %4.</source>
        <translation>„%1“ trägt die Zahl %2. Das Spielwerk zählt von %3 bis %4.</translation>
    </message>
    <message>
        <source>A match has room for %1 different KI-Unterstützungen.</source>
        <translation>In einer Partie ist Platz für %1 verschiedene KI-Unterstützungen.</translation>
    </message>
    <message>
        <source>The text of “%1” is too long to be played.</source>
        <translation>Der Text von „%1“ ist zu lang, um gespielt zu werden.</translation>
    </message>
    <message>
        <source>“%1” is not a sentence that the card language knows, so nothing can be taught with it.</source>
        <translation>„%1“ ist kein Satz, den die Kartensprache kennt; damit lässt sich nichts beibringen.</translation>
    </message>
    <message>
        <source>“{%1}” has no counterpart: what stands in brackets must stand in both sentences.</source>
        <translation>„{%1}“ hat kein Gegenstück: Was in Klammern steht, muss in beiden Sätzen stehen.</translation>
    </message>
    <message>
        <source>The number “%1” stands outside of brackets. Put brackets around it in both sentences, or leave it out.</source>
        <translation>Die Zahl „%1“ steht außerhalb der Klammern. Setze sie in beiden Sätzen in Klammern oder lass sie weg.</translation>
    </message>
    <message>
        <source>The wording needs at least one word of its own outside of the brackets.</source>
        <translation>Die Formulierung braucht mindestens ein eigenes Wort außerhalb der Klammern.</translation>
    </message>
    <message>
        <source>“%1” names a card that the wording does not name. Name it in both sentences, in brackets.</source>
        <translation>„%1“ nennt eine Karte, die in der Formulierung fehlt. Nenne sie in beiden Sätzen, in Klammern.</translation>
    </message>
    <message>
        <source>“%1” can be understood in other words, but not be written in others: what varies is not a part of the sentence of its own.</source>
        <translation>„%1“ lässt sich mit anderen Worten verstehen, aber nicht mit anderen schreiben: Was sich ändert, ist kein eigenes Satzglied.</translation>
    </message>
    <message>
        <source>That is a sentence already. It says: %1</source>
        <translation>Das ist schon ein Satz. Er bedeutet: %1</translation>
    </message>
    <message>
        <source>With this wording, “%1” would have two meanings. It already says: %2</source>
        <translation>Mit dieser Formulierung hätte „%1“ zwei Bedeutungen. Es bedeutet schon: %2</translation>
    </message>
    <message>
        <source>With this wording, “%1” could be read in two ways.</source>
        <translation>Mit dieser Formulierung ließe sich „%1“ auf zwei Arten lesen.</translation>
    </message>
    <message>
        <source>The project knows no own wording “%1”.</source>
        <translation>Das Projekt kennt keine eigene Formulierung „%1“.</translation>
    </message>
    <message>
        <source>“%1” is neither a sentence of the card language nor a primitive of the rules.</source>
        <translation>„%1“ ist weder ein Satz der Kartensprache noch ein Grundbaustein der Regeln.</translation>
    </message>
    <message>
        <source>The new sentence has a place in brackets that the sentence searched for does not have.</source>
        <translation>Der neue Satz hat eine Stelle in Klammern, die der gesuchte nicht hat.</translation>
    </message>
    <message>
        <source>On “%1” the new sentence cannot be said. Nothing was changed.</source>
        <translation>Auf „%1“ lässt sich der neue Satz nicht sagen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>“%1” was renamed, replaced or deleted while it was open. Nothing was written; open it again.</source>
        <translation>„%1“ wurde umbenannt, ersetzt oder gelöscht, während es offen war. Es wurde nichts geschrieben; öffne es neu.</translation>
    </message>
    <message>
        <source>The project has no game system that cards could belong to.</source>
        <translation>Das Projekt hat kein Spielsystem, zu dem Karten gehören könnten.</translation>
    </message>
    <message>
        <source>The name of the project file is missing.</source>
        <translation>Der Name der Projektdatei fehlt.</translation>
    </message>
    <message>
        <source>“%1” cannot be created. Check the name, the rights of the folder and the space on the disk.</source>
        <translation>„%1“ lässt sich nicht anlegen. Prüfe den Namen, die Rechte des Ordners und den freien Platz.</translation>
    </message>
    <message>
        <source>The field “%1” holds %2 characters; at most %3 are taken.</source>
        <translation>Das Feld „%1“ hat %2 Zeichen; höchstens %3 sind möglich.</translation>
    </message>
    <message>
        <source>At character %1: there is no field “%2” to search in.</source>
        <translation>Bei Zeichen %1: Ein Feld „%2“ zum Suchen gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1” is no file that can be read.</source>
        <translation>„%1“ ist keine lesbare Datei.</translation>
    </message>
    <message>
        <source>The file has more than %1 columns.</source>
        <translation>Die Datei hat mehr als %1 Spalten.</translation>
    </message>
    <message>
        <source>The JSON file holds a number that is too large.</source>
        <translation>Die JSON-Datei enthält eine zu große Zahl.</translation>
    </message>
    <message>
        <source>“%1” exists and is no PDF. It stays as it is; choose another name.</source>
        <translation>„%1“ gibt es schon, und es ist kein PDF. Es bleibt, wie es ist; wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>“%1” could not be written completely. Is there space on the disk?</source>
        <translation>„%1“ ließ sich nicht vollständig schreiben. Ist auf dem Datenträger Platz?</translation>
    </message>
    <message>
        <source>The name of the PDF is missing.</source>
        <translation>Der Name der PDF-Datei fehlt.</translation>
    </message>
    <message>
        <source>There are no scenario files in “%1”.</source>
        <translation>In „%1“ liegen keine Szenariodateien.</translation>
    </message>
    <message>
        <source>The experiment cannot be kept: its settings or figures cannot be read.</source>
        <translation>Der Versuch kann nicht aufbewahrt werden: Seine Einstellungen oder Zahlen sind nicht lesbar.</translation>
    </message>
    <message>
        <source>“%1” cannot be written. Nothing was left half-written.</source>
        <translation>„%1“ kann nicht geschrieben werden. Nichts blieb halb geschrieben zurück.</translation>
    </message>
    <message>
        <source>This result cannot be read: %1</source>
        <translation>Dieses Ergebnis lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>“%1” is no complete result file, or it was changed (%2).</source>
        <translation>„%1“ ist keine vollständige Ergebnisdatei, oder sie wurde verändert (%2).</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>„%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>“%1” exists and is no result file. It stays as it is; choose another name.</source>
        <translation>„%1“ gibt es schon und ist keine Ergebnisdatei. Sie bleibt, wie sie ist; wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>There are no results to join.</source>
        <translation>Es gibt keine Ergebnisse zum Zusammenfügen.</translation>
    </message>
    <message>
        <source>“%1” belongs to another run than the first file: “%2” differs.</source>
        <translation>„%1“ gehört zu einem anderen Lauf als die erste Datei: „%2“ ist verschieden.</translation>
    </message>
    <message>
        <source>Part %1 of the run is there twice.</source>
        <translation>Teil %1 des Laufs ist doppelt vorhanden.</translation>
    </message>
    <message>
        <source>Parts of the run are missing: %1</source>
        <translation>Es fehlen Teile des Laufs: %1</translation>
    </message>
    <message>
        <source>There is no edition “%1”.</source>
        <translation>Es gibt keine Edition „%1“.</translation>
    </message>
    <message>
        <source>There is no test run “%1”. There are: %2.</source>
        <translation>Einen Testlauf „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>“%2” has one test run only, so “%1” means nothing here.</source>
        <translation>„%2“ hat nur einen Testlauf, „%1“ sagt ihm nichts.</translation>
    </message>
    <message>
        <source>There are %1 cards. A match has room for %2 of this kind.</source>
        <translation>Es sind %1 Karten. Eine Partie hat Platz für %2 dieser Art.</translation>
    </message>
    <message>
        <source>“%1” is a duel: it plays no tournaments.</source>
        <translation>„%1“ ist ein Duell und spielt keine Turniere.</translation>
    </message>
    <message>
        <source>The file is damaged: its archive cannot be unpacked.</source>
        <translation>Die Datei ist beschädigt: Ihr Archiv lässt sich nicht entpacken.</translation>
    </message>
    <message>
        <source>The file unpacks to more than a table can be. It was not unpacked.</source>
        <translation>Die Datei wäre entpackt größer, als eine Tabelle sein kann. Sie wurde nicht entpackt.</translation>
    </message>
    <message>
        <source>The file holds a part whose name leads out of it (%1). It was not unpacked.</source>
        <translation>Die Datei enthält einen Teil, dessen Name aus ihr hinausführt (%1). Sie wurde nicht entpackt.</translation>
    </message>
    <message>
        <source>The file lacks its part “%1”. Is it a spreadsheet?</source>
        <translation>Der Datei fehlt ihr Teil „%1“. Ist es eine Tabelle?</translation>
    </message>
    <message>
        <source>“%1” is damaged at line %2.</source>
        <translation>„%1“ ist in Zeile %2 beschädigt.</translation>
    </message>
    <message>
        <source>“%1” declares a document type. No table program does that; it was not read.</source>
        <translation>„%1“ erklärt einen Dokumenttyp. Das tut kein Tabellenprogramm; es wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>A cell in row %1 has more than %2 characters.</source>
        <translation>Eine Zelle in Zeile %1 hat mehr als %2 Zeichen.</translation>
    </message>
    <message>
        <source>The file has more than %1 rows.</source>
        <translation>Die Datei hat mehr als %1 Zeilen.</translation>
    </message>
    <message>
        <source>The file has more than %1 cells.</source>
        <translation>Die Datei hat mehr als %1 Zellen.</translation>
    </message>
    <message>
        <source>There is no card “%1”; the line was left out.</source>
        <translation>Es gibt keine Karte „%1“; die Zeile wurde weggelassen.</translation>
    </message>
    <message>
        <source>More than one card is called “%1”; the line was left out. Write its key.</source>
        <translation>Mehrere Karten heißen „%1“; die Zeile wurde weggelassen. Schreibe den Schlüssel.</translation>
    </message>
    <message>
        <source>The file could not be packed.</source>
        <translation>Die Datei konnte nicht gepackt werden.</translation>
    </message>
    <message>
        <source>“%1” holds other things than a project tree. It stays as it is; choose an empty folder.</source>
        <translation>„%1“ enthält anderes als einen Projektbaum. Der Ordner bleibt, wie er ist; wähle einen leeren.</translation>
    </message>
    <message>
        <source>There is no project tree in “%1”.</source>
        <translation>In „%1“ liegt kein Projektbaum.</translation>
    </message>
    <message>
        <source>“%1” is larger than a project tree can be.</source>
        <translation>„%1“ ist größer, als ein Projektbaum sein kann.</translation>
    </message>
    <message>
        <source>“%1” is not the picture that its name says. Add pictures in the program.</source>
        <translation>„%1“ ist nicht das Bild, das der Name nennt. Füge Bilder im Programm hinzu.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: line %2, column %3.</source>
        <translation>„%1“ ist nicht lesbar: Zeile %2, Spalte %3.</translation>
    </message>
    <message>
        <source>The file holds several decks, none with the key “%1”.</source>
        <translation>Die Datei enthält mehrere Decks, keines mit dem Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>The TOML file cannot be read: line %1, column %2.</source>
        <translation>Die TOML-Datei ist nicht lesbar: Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>There is no revision %1.</source>
        <translation>Es gibt keine Revision %1.</translation>
    </message>
    <message>
        <source>The name “%1” is taken by an edition, or was once.</source>
        <translation>Den Namen „%1“ trägt schon eine Edition, oder eine trug ihn früher.</translation>
    </message>
    <message>
        <source>“%1” does not name files: it needs {number}, {key} or {name}, and may hold {type}, {copies} and {deck}.</source>
        <translation>„%1“ benennt keine Dateien: Es braucht {number}, {key} oder {name} und darf {type}, {copies} und {deck} enthalten.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>Der Ordner „%1“ lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>“%1” exists and stays as it is. Nothing was written; choose another folder, or replace older pictures.</source>
        <translation>„%1“ gibt es schon und bleibt, wie es ist. Nichts wurde geschrieben; wähle einen anderen Ordner oder ersetze ältere Bilder.</translation>
    </message>
    <message>
        <source>The project has no print job %1.</source>
        <translation>Das Projekt hat keinen Druckauftrag %1.</translation>
    </message>
    <message>
        <source>Print job %1 was made by an older program and cannot be repeated.</source>
        <translation>Druckauftrag %1 stammt von einem älteren Programm und lässt sich nicht wiederholen.</translation>
    </message>
    <message>
        <source>“%1” was printed then and is no longer in the project.</source>
        <translation>„%1“ wurde damals gedruckt und ist nicht mehr im Projekt.</translation>
    </message>
    <message>
        <source>The row in line %1 does not ask for a choice of “%2”.</source>
        <translation>In Zeile %1 gibt es „%2“ nicht zur Wahl.</translation>
    </message>
    <message>
        <source>“%2” does not occur in the field “%3”. Close to it: %4.</source>
        <translation>„%2“ kommt im Feld „%3“ nicht vor. Ähnlich: %4.</translation>
    </message>
    <message>
        <source>“%2” does not occur in the field “%3”.</source>
        <translation>„%2“ kommt im Feld „%3“ nicht vor.</translation>
    </message>
</context>
<context>
    <name>ExperimentResult</name>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1 became illegal: %2</source>
        <translation>%1 ist jetzt regelwidrig: %2</translation>
    </message>
    <message>
        <source>Edition %1</source>
        <translation>Edition %1</translation>
    </message>
    <message>
        <source>This edition is frozen and can only be read.</source>
        <translation>Diese Edition ist eingefroren und lässt sich nur lesen.</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <source>card layout</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Klarstellung</translation>
    </message>
    <message>
        <source>wording</source>
        <translation>Formulierung</translation>
    </message>
    <message>
        <source>new card</source>
        <translation>neue Karte</translation>
    </message>
    <message>
        <source>new deck</source>
        <translation>neues Deck</translation>
    </message>
    <message>
        <source>Card layout</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>Project created</source>
        <translation>Projekt angelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) and decks</source>
        <translation>
            <numerusform>%n Karte oder Deck</numerusform>
            <numerusform>%n Karten und Decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) changed</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 und andere</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Eingelesen</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 um %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more scenario(s)</source>
        <translation>
            <numerusform>und %n weiteres Szenario</numerusform>
            <numerusform>und %n weitere Szenarien</numerusform>
        </translation>
    </message>
    <message>
        <source>Scenario “%1” passes now</source>
        <translation>Szenario „%1“ gelingt jetzt</translation>
    </message>
    <message>
        <source>Scenario “%1” fails now: %2</source>
        <translation>Szenario „%1“ scheitert jetzt: %2</translation>
    </message>
    <message>
        <source>Scenario “%1” fails otherwise: %2</source>
        <translation>Szenario „%1“ scheitert anders: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) run, %1 with another result</source>
        <translation>
            <numerusform>%n Szenario durchgespielt, %1 mit anderem Ergebnis</numerusform>
            <numerusform>%n Szenarien durchgespielt, %1 mit anderem Ergebnis</numerusform>
        </translation>
    </message>
    <message>
        <source>chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>VALUE</source>
        <translation>WERT</translation>
    </message>
    <message>
        <source>(default: %1)</source>
        <translation>(sonst: %1)</translation>
    </message>
    <message>
        <source>[OPTION ...]</source>
        <translation>[OPTION ...]</translation>
    </message>
    <message>
        <source>Commands for users</source>
        <translation>Befehle für Benutzer</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>BEZEICHNUNG</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>ÜBERSICHT</translation>
    </message>
    <message>
        <source>COMMAND [OPTION ...]</source>
        <translation>BEFEHL [OPTION ...]</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>These stand before or behind every command.</source>
        <translation>Diese stehen vor oder hinter jedem Befehl.</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>BEFEHLE</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>RÜCKGABEWERT</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>SIEHE AUCH</translation>
    </message>
</context>
<context>
    <name>PairingCharts</name>
    <message>
        <source>Length of the games in turns</source>
        <translation>Partielänge in Zügen</translation>
    </message>
    <message>
        <source>turns of both sides</source>
        <translation>Züge beider Seiten</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Share in %</source>
        <translation>Anteil in %</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
    </message>
    <message>
        <source>Half of the games take %1 turns or less, eight of ten %2 to %3; mean %4.</source>
        <translation>Die Hälfte der Partien dauert höchstens %1 Züge, acht von zehn %2 bis %3; Mittel %4.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Win rate of %1 in %, as games were added</source>
        <translation>Siegrate von %1 in %, während Partien dazukamen</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Win rate in %</source>
        <translation>Siegrate in %</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>%1 %2 after %3 games; the band is the 95% interval.</source>
        <translation>%1 %2 nach %3 Partien; das Band ist das 95-%-Intervall.</translation>
    </message>
    <message>
        <source>What beginning is worth: win rates in %</source>
        <translation>Was das Beginnen wert ist: Siegraten in %</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Beginning side</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>%1 zuerst</translation>
    </message>
    <message>
        <source>%1 second</source>
        <translation>%1 danach</translation>
    </message>
    <message>
        <source>No advantage of beginning can be shown (interval %1).</source>
        <translation>Kein Vorteil des Beginnens nachweisbar (Intervall %1).</translation>
    </message>
    <message>
        <source>The beginning side wins more often: %1 %2.</source>
        <translation>Die Startseite gewinnt öfter: %1 %2.</translation>
    </message>
    <message>
        <source>The second side wins more often: the beginning one has %1 %2.</source>
        <translation>Die zweite Seite gewinnt öfter: Die Startseite hat %1 %2.</translation>
    </message>
    <message>
        <source>%1 after each turn, mean</source>
        <translation>%1 nach jedem Zug, Mittel</translation>
    </message>
    <message>
        <source>%1 after %2 turns, mean: %3 %4, %5 %6.</source>
        <translation>%1 nach %2 Zügen, im Mittel: %3 %4, %5 %6.</translation>
    </message>
</context>
<context>
    <name>PairingLines</name>
    <message>
        <source>No game was decided.</source>
        <translation>Keine Partie wurde entschieden.</translation>
    </message>
    <message>
        <source>No advantage of beginning can be shown (interval %1).</source>
        <translation>Kein Vorteil des Beginnens nachweisbar (Intervall %1).</translation>
    </message>
    <message>
        <source>Who begins wins more often.</source>
        <translation>Wer beginnt, gewinnt öfter.</translation>
    </message>
    <message>
        <source>Who begins wins less often.</source>
        <translation>Wer beginnt, gewinnt seltener.</translation>
    </message>
    <message>
        <source>No difference can be shown (interval %1).</source>
        <translation>Kein Unterschied nachweisbar (Intervall %1).</translation>
    </message>
    <message>
        <source>An advantage for %1 over %2.</source>
        <translation>Vorteil für %1 gegenüber %2.</translation>
    </message>
    <message>
        <source>A disadvantage for %1 against %2.</source>
        <translation>Nachteil für %1 gegenüber %2.</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegrate</translation>
    </message>
    <message>
        <source>Share of the games that somebody won, with its 95% interval</source>
        <translation>Anteil an den Partien, die jemand gewonnen hat, mit dem 95-%-Intervall</translation>
    </message>
    <message>
        <source>Beginning side</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Win rate of the side that begins, whichever deck it is</source>
        <translation>Siegrate der Seite, die beginnt, gleich welches Deck</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 unentschieden</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Abbruch</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Games that a limit ended. The tooltips of the cards tell which were at work</source>
        <translation>Partien, die eine Grenze beendet hat. Welche Karten dabei im Spiel waren, sagt ihr Hinweis in der Tabelle</translation>
    </message>
</context>
<context>
    <name>Policies</name>
    <message>
        <source>Suits the deck</source>
        <translation>Passt zum Deck</translation>
    </message>
    <message>
        <source>Plays with the temperament of the deck&apos;s faction.</source>
        <translation>Spielt mit dem Temperament der Fraktion des Decks.</translation>
    </message>
    <message>
        <source>Patient and safe: heals, protects, and distracts only what does no harm.</source>
        <translation>Geduldig und sicher: heilt, schützt und lenkt nur ab, was nicht schadet.</translation>
    </message>
    <message>
        <source>Thinks long and slows the others: keeps its cards for the right victim.</source>
        <translation>Grübelt lange und bremst die anderen: hebt sich seine Karten für das richtige Opfer auf.</translation>
    </message>
    <message>
        <source>Builds the team first, then marches.</source>
        <translation>Baut erst die Mannschaft auf, dann marschiert er los.</translation>
    </message>
    <message>
        <source>Hunts bargains and races: pays with stress what others pay with energy.</source>
        <translation>Jagt Schnäppchen und hat es eilig: bezahlt mit Stress, was andere mit Energie bezahlen.</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>Plays without weaknesses and without surprises.</source>
        <translation>Spielt ohne Schwächen und ohne Überraschungen.</translation>
    </message>
    <message>
        <source>Far-sighted</source>
        <translation>Weitsichtig</translation>
    </message>
    <message>
        <source>Plays the game on in its head many times before each step. Strong and slow.</source>
        <translation>Spielt vor jedem Schritt viele Male im Kopf weiter. Stark und langsam.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Takes the step that brings most at once.</source>
        <translation>Nimmt den Schritt, der sofort am meisten bringt.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Takes any legal step.</source>
        <translation>Nimmt irgendeinen erlaubten Schritt.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>The PDF is RGB, neither CMYK nor PDF/X; the shop converts it. Text of 6 pt at least, nothing of weight nearer than 4 mm to the cut.</source>
        <translation>Das PDF ist RGB, kein CMYK und kein PDF/X; die Druckerei wandelt um. Schrift mindestens 6 pt, nichts Wichtiges näher als 4 mm am Schnitt.</translation>
    </message>
    <message>
        <source>Pictures in RGB with bleed; the back lies beside them as a picture of its own.</source>
        <translation>Bilder in RGB mit Beschnitt; die Rückseite liegt als eigenes Bild daneben.</translation>
    </message>
    <message>
        <source>Home printer, sheets of A4</source>
        <translation>Heimdrucker, Bogen A4</translation>
    </message>
    <message>
        <source>Home printer, sheets of Letter</source>
        <translation>Heimdrucker, Bogen Letter</translation>
    </message>
    <message>
        <source>Print shop, a page for each card</source>
        <translation>Druckerei, eine Karte je Seite</translation>
    </message>
    <message>
        <source>MakePlayingCards, 63 × 88 mm</source>
        <translation>MakePlayingCards, 63 × 88 mm</translation>
    </message>
    <message>
        <source>MakePlayingCards, poker 2.5 × 3.5 in</source>
        <translation>MakePlayingCards, Poker 2,5 × 3,5 Zoll</translation>
    </message>
    <message>
        <source>The Game Crafter, poker</source>
        <translation>The Game Crafter, Poker</translation>
    </message>
    <message>
        <source>Pictures, 300 dpi, round corners</source>
        <translation>Bilder, 300 dpi, runde Ecken</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>Sheets of at most 10 × 7 cards and 4096 pixels, and the saved object.</source>
        <translation>Bögen mit höchstens 10 × 7 Karten und 4096 Pixeln, dazu das gespeicherte Objekt.</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bridge</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Tarot</source>
        <translation>Tarot</translation>
    </message>
    <message>
        <source>Mini</source>
        <translation>Mini</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>figures in the field</source>
        <translation>Figuren im Feld</translation>
    </message>
    <message>
        <source>stamina left</source>
        <translation>übrige Ausdauer</translation>
    </message>
    <message>
        <source>protection</source>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>figures that skip</source>
        <translation>aussetzende Figuren</translation>
    </message>
    <message>
        <source>exhausted and within reach</source>
        <translation>erschöpft und in Reichweite</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>headquarters</source>
        <translation>Hauptquartier</translation>
    </message>
    <message>
        <source>assists</source>
        <translation>KI-Unterstützungen</translation>
    </message>
    <message>
        <source>what the turn still promises</source>
        <translation>was der Zug noch verspricht</translation>
    </message>
    <message>
        <source>the other side may win</source>
        <translation>Sieg der anderen Seite droht</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>gewinnt die Partie</translation>
    </message>
    <message>
        <source>completes a crew</source>
        <translation>vollendet eine Mannschaft</translation>
    </message>
    <message>
        <source>saving energy</source>
        <translation>gesparte Energie</translation>
    </message>
    <message>
        <source>the best reply</source>
        <translation>die beste Antwort</translation>
    </message>
    <message>
        <source>worth of the card kept</source>
        <translation>Wert der behaltenen Karte</translation>
    </message>
    <message>
        <source>opening hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>odds of winning</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>%1, other side</source>
        <translation>%1, andere Seite</translation>
    </message>
    <message>
        <source>strength of the card</source>
        <translation>Stärke der Karte</translation>
    </message>
    <message>
        <source>seat on the bank</source>
        <translation>Sitz auf der Bank</translation>
    </message>
</context>
<context>
    <name>Screenshots</name>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>„%1“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>Der Ordner „%1“ lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened.</source>
        <translation>„%1“ lässt sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The full stop at the end is missing.</source>
        <translation>Der Punkt am Ende fehlt.</translation>
    </message>
    <message>
        <source>The pronoun can mean more than one thing. Name what is meant.</source>
        <translation>Das Fürwort kann mehreres meinen. Nenne, was gemeint ist.</translation>
    </message>
    <message>
        <source>The pronoun has nothing it could mean.</source>
        <translation>Es gibt nichts, was das Fürwort meinen könnte.</translation>
    </message>
    <message>
        <source>What the pronoun stands for cannot be called by a pronoun here. Name it once more.</source>
        <translation>Was das Fürwort meint, lässt sich hier nicht mit einem Fürwort sagen. Nenne es noch einmal.</translation>
    </message>
    <message>
        <source>This can mean the card itself or what was named before. Say “this card” or name the other.</source>
        <translation>Das kann die Karte selbst meinen oder das vorher Genannte. Schreibe „diese Karte“ oder nenne das andere.</translation>
    </message>
    <message>
        <source>It is not said whether this may be refused: an optional price, or both must happen. Write “Optional price: … In return: …”, or two sentences.</source>
        <translation>Es steht nicht da, ob man das lassen darf: ein freiwilliger Preis, oder beides muss geschehen. Schreibe „Freiwilliger Preis: … Dafür: …“ oder zwei Sätze.</translation>
    </message>
    <message>
        <source>It is not said when this happens. A head such as “When played:” is missing.</source>
        <translation>Es steht nicht da, wann das geschieht. Ein Kopf wie „Beim Ausspielen:“ fehlt.</translation>
    </message>
    <message>
        <source>It is not said when this happens. Heads that fit: %1</source>
        <translation>Es steht nicht da, wann das geschieht. Köpfe, die passen: %1</translation>
    </message>
    <message>
        <source>The sentence is too long to be understood.</source>
        <translation>Der Satz ist zu lang, um verstanden zu werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number with + or −</source>
        <translation>eine Zahl mit + oder −</translation>
    </message>
    <message>
        <source>the name of a card</source>
        <translation>der Name einer Karte</translation>
    </message>
    <message>
        <source>It is not said what X is. Add “X is the number of …” in the same paragraph.</source>
        <translation>Was X ist, steht nirgends. Ergänze im selben Absatz „X ist die Anzahl …“.</translation>
    </message>
    <message>
        <source>No amount in this paragraph is X.</source>
        <translation>In diesem Absatz ist keine Menge X.</translation>
    </message>
    <message>
        <source>It is not said how far this reaches: whether it also governs what follows. Put a colon behind it, or the rest on a line of its own.</source>
        <translation>Es steht nicht da, wie weit das reicht: ob es auch für das Folgende gilt. Setze einen Doppelpunkt dahinter oder den Rest in eine eigene Zeile.</translation>
    </message>
    <message>
        <source>What X is has been said before in this paragraph.</source>
        <translation>Was X ist, steht in diesem Absatz schon weiter vorn.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Project to open.</source>
        <translation>Projekt, das geöffnet wird.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Language of the program: de or en.</source>
        <translation>Sprache des Programms: de oder en.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Look: light or dark.</source>
        <translation>Aussehen: light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Writes a picture of every page and dialog, then ends.</source>
        <translation>Schreibt ein Bild jeder Seite und jedes Dialogs und endet dann.</translation>
    </message>
    <message>
        <source>Workbench for designers of card games</source>
        <translation>Werkbank für alle, die Kartenspiele entwerfen</translation>
    </message>
    <message>
        <source>Project to open (*.blattwerk)</source>
        <translation>Projekt, das geöffnet wird (*.blattwerk)</translation>
    </message>
    <message>
        <source>Programs for users</source>
        <translation>Programme für Benutzer</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>BEZEICHNUNG</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>ÜBERSICHT</translation>
    </message>
    <message>
        <source>[OPTION ...] [FILE]</source>
        <translation>[OPTION ...] [DATEI]</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>BESCHREIBUNG</translation>
    </message>
    <message>
        <source>Writes, checks, plays, measures and prints prototype card games. Everything lies in one project file; every step is saved at once and can be undone. Without a file the last project is opened, at first a copy of the sample.</source>
        <translation>Schreibt, prüft, spielt, misst und druckt Kartenspiele im Entwurf. Alles liegt in einer Projektdatei; jeder Schritt ist sofort gespeichert und lässt sich zurücknehmen. Ohne Datei öffnet sich das letzte Projekt, beim ersten Mal eine Kopie des Beispiels.</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>SIEHE AUCH</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Game system to show first.</source>
        <translation>Spielsystem, das zuerst gezeigt wird.</translation>
    </message>
</context>
<context>
    <name>TableLog</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::Application</name>
    <message>
        <source>The settings were damaged and begin anew. The old ones lie in “%1”.</source>
        <translation>Die Einstellungen waren beschädigt und beginnen neu. Die alten liegen in „%1“.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::BranchPanel</name>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>No branches yet. Step back and act in another way: the line that you leave is kept here.</source>
        <translation>Noch keine Zweige. Geh zurück und handle anders: Die Linie, die du verlässt, bleibt hier liegen.</translation>
    </message>
    <message>
        <source>Lines that you left. Enter one to go on there; what is in view stays here.</source>
        <translation>Linien, die du verlassen hast. Betritt eine, um dort weiterzuspielen; was jetzt zu sehen ist, bleibt hier liegen.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Betreten</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CallOut</name>
    <message>
        <source>Read the rule</source>
        <translation>Regel lesen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardChoice</name>
    <message>
        <source>Which cards</source>
        <translation>Welche Karten</translation>
    </message>
    <message>
        <source>One deck</source>
        <translation>Ein Deck</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Deck to print</source>
        <translation>Deck zum Drucken</translation>
    </message>
    <message>
        <source>Query that finds the cards to print</source>
        <translation>Suche, die die Karten zum Drucken findet</translation>
    </message>
    <message>
        <source>Only what changed since the last print</source>
        <translation>Nur Geändertes seit dem letzten Druck</translation>
    </message>
    <message>
        <source>Fill the last sheet with other cards</source>
        <translation>Letzten Bogen mit anderen Karten füllen</translation>
    </message>
    <message>
        <source>Word or %1</source>
        <translation>Wort oder %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardEditor</name>
    <message>
        <source>Select a card to see and edit it.</source>
        <translation>Wähle eine Karte, um sie zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>Typed on %1 and not applied: it is back in the form.</source>
        <translation>Am %1 getippt und nicht übernommen: Es steht wieder im Formular.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>All of them have this value already.</source>
        <translation>Alle haben diesen Wert schon.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) changed in one step.</source>
        <translation>
            <numerusform>%n Karte in einem Schritt geändert.</numerusform>
            <numerusform>%n Karten in einem Schritt geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling removed.</source>
        <translation>Auslegung entfernt.</translation>
    </message>
    <message>
        <source>Translation marked as up to date.</source>
        <translation>Übersetzung als aktuell vorgemerkt.</translation>
    </message>
    <message>
        <source>Ruling saved.</source>
        <translation>Auslegung gespeichert.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardFigureModel</name>
    <message>
        <source>Drawn in %1 of the games, played in %2, on average in own turn %3.</source>
        <translation>In %1 der Partien gezogen, in %2 gespielt, im Mittel im eigenen Zug %3.</translation>
    </message>
    <message>
        <source>Wins when drawn: %1 %2.</source>
        <translation>Siege, wenn gezogen: %1 %2.</translation>
    </message>
    <message>
        <source>Wins when played: %1 %2.</source>
        <translation>Siege, wenn gespielt: %1 %2.</translation>
    </message>
    <message numerus="yes">
        <source>At work in %n aborted game(s).</source>
        <translation>
            <numerusform>In %n abgebrochenen Partie im Spiel.</numerusform>
            <numerusform>In %n abgebrochenen Partien im Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The interval of the difference excludes zero.</source>
        <translation>Das Intervall des Unterschieds schließt die Null aus.</translation>
    </message>
    <message>
        <source>No difference can be shown (interval %1).</source>
        <translation>Kein Unterschied nachweisbar (Intervall %1).</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Share of the games in which the card came to the hand</source>
        <translation>Anteil der Partien, in denen die Karte auf die Hand kam</translation>
    </message>
    <message>
        <source>drawn %</source>
        <translation>gezogen %</translation>
    </message>
    <message>
        <source>Share of the games in which the card was played</source>
        <translation>Anteil der Partien, in denen die Karte gespielt wurde</translation>
    </message>
    <message>
        <source>played %</source>
        <translation>gespielt %</translation>
    </message>
    <message>
        <source>Win rate of the games in which it was drawn</source>
        <translation>Siegrate der Partien, in denen sie gezogen wurde</translation>
    </message>
    <message>
        <source>wins drawn %</source>
        <translation>Siege gez. %</translation>
    </message>
    <message>
        <source>Win rate of the games in which it was played. Who is ahead plays more, so this says less than the rate when drawn</source>
        <translation>Siegrate der Partien, in denen sie gespielt wurde. Wer vorn liegt, spielt mehr; deshalb sagt sie weniger als die Rate, wenn gezogen</translation>
    </message>
    <message>
        <source>wins played %</source>
        <translation>Siege gesp. %</translation>
    </message>
    <message>
        <source>Win rate when drawn, less that of all games, with its 95% interval. Of 20 cards without any effect about one shows a difference by chance</source>
        <translation>Siegrate, wenn gezogen, weniger die aller Partien, mit dem 95-%-Intervall. Von 20 wirkungslosen Karten zeigt etwa eine durch Zufall einen Unterschied</translation>
    </message>
    <message>
        <source>Difference to the deck</source>
        <translation>Unterschied zum Deck</translation>
    </message>
    <message>
        <source>Difference in percentage points</source>
        <translation>Unterschied in Prozentpunkten</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>Pp.</translation>
    </message>
    <message>
        <source>95% interval of the difference in percentage points</source>
        <translation>95-%-Intervall des Unterschieds in Prozentpunkten</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Per game: %1 %2.</source>
        <translation>Je Partie: %1 %2.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardGridView</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardList</name>
    <message>
        <source>Search cards</source>
        <translation>Karten suchen</translation>
    </message>
    <message>
        <source>Filters and columns</source>
        <translation>Filter und Spalten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>sorted by %1</source>
        <translation>sortiert nach %1</translation>
    </message>
    <message>
        <source>Group: none</source>
        <translation>Gruppe: keine</translation>
    </message>
    <message>
        <source>Group: type</source>
        <translation>Gruppe: Art</translation>
    </message>
    <message>
        <source>Group: deck</source>
        <translation>Gruppe: Deck</translation>
    </message>
    <message>
        <source>No cards yet.</source>
        <translation>Noch keine Karten.</translation>
    </message>
    <message>
        <source>Create the first one, or drop a table of cards on the window.</source>
        <translation>Leg die erste an oder zieh eine Kartentabelle auf das Fenster.</translation>
    </message>
    <message>
        <source>Create card</source>
        <translation>Karte anlegen</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nichts gefunden für „%1“.</translation>
    </message>
    <message>
        <source>Fewer words find more; parts of words are enough.</source>
        <translation>Weniger Wörter finden mehr; Wortteile genügen.</translation>
    </message>
    <message>
        <source>Perhaps “%1” is meant.</source>
        <translation>Meinst du „%1“?</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Search “%1”</source>
        <translation>„%1“ suchen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Keine Gruppen</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>By deck</source>
        <translation>Nach Deck</translation>
    </message>
    <message>
        <source>Search: words, %1 deck:…</source>
        <translation>Suche: Wörter, %1 deck:…</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardListModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Anz.</translation>
    </message>
    <message>
        <source>Copies in the deck</source>
        <translation>Exemplare im Deck</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>has an error</source>
        <translation>hat einen Fehler</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardTableModel</name>
    <message>
        <source>In no deck</source>
        <translation>In keinem Deck</translation>
    </message>
    <message>
        <source>has errors</source>
        <translation>hat Fehler</translation>
    </message>
    <message>
        <source>has warnings</source>
        <translation>hat Warnungen</translation>
    </message>
    <message>
        <source>has advice</source>
        <translation>hat Hinweise</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>keine Befunde</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardTextControl</name>
    <message>
        <source>Sentence carried out by hand</source>
        <translation>Satz von Hand ausführen</translation>
    </message>
    <message>
        <source>Reminder text</source>
        <translation>Erinnerungstext</translation>
    </message>
    <message>
        <source>No term of the glossary stands in this paragraph.</source>
        <translation>In diesem Absatz steht kein Begriff des Glossars.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardTextEdit</name>
    <message>
        <source>Meant is perhaps “%1”.</source>
        <translation>Gemeint ist vielleicht „%1“.</translation>
    </message>
    <message>
        <source>Possible here:</source>
        <translation>Hier könnte stehen:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible here (%1):</source>
        <translation>Hier kann stehen (%1):</translation>
    </message>
    <message>
        <source>No card is called “%1”.</source>
        <translation>Keine Karte heißt „%1“.</translation>
    </message>
    <message>
        <source>The card language does not know “%1” here.</source>
        <translation>„%1“ kennt die Kartensprache hier nicht.</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Hier fehlt etwas.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardsPage</name>
    <message>
        <source>Picture removed.</source>
        <translation>Bild entfernt.</translation>
    </message>
    <message>
        <source>New card …</source>
        <translation>Neue Karte …</translation>
    </message>
    <message>
        <source>Duplicate card</source>
        <translation>Karte duplizieren</translation>
    </message>
    <message>
        <source>Delete card</source>
        <translation>Karte löschen</translation>
    </message>
    <message>
        <source>Go to deck</source>
        <translation>Zum Deck</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Karten suchen</translation>
    </message>
    <message>
        <source>Edit card text</source>
        <translation>Kartentext bearbeiten</translation>
    </message>
    <message>
        <source>Choose picture …</source>
        <translation>Bild wählen …</translation>
    </message>
    <message>
        <source>Paste picture</source>
        <translation>Bild einfügen</translation>
    </message>
    <message>
        <source>Show large</source>
        <translation>Groß zeigen</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>No card selected</source>
        <translation>Keine Karte gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) selected</source>
        <translation>
            <numerusform>%n Karte gewählt</numerusform>
            <numerusform>%n Karten gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>“%1” is there. Undo takes it back.</source>
        <translation>„%1“ ist angelegt. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>“%1” deleted</source>
        <translation>„%1“ gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n cards deleted</source>
        <translation>
            <numerusform>%n Karte gelöscht</numerusform>
            <numerusform>%n Karten gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, also from %n deck(s)</source>
        <translation>
            <numerusform>, auch aus %n Deck</numerusform>
            <numerusform>, auch aus %n Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>. Undo brings it back.</source>
        <translation>. Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>The picture is in the project.</source>
        <translation>Das Bild liegt im Projekt.</translation>
    </message>
    <message>
        <source>Construction rules, all cards:</source>
        <translation>Bauregeln, alle Karten:</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::Chart</name>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>T shows the table.</source>
        <translation>T zeigt die Tabelle.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CommandPalette</name>
    <message>
        <source>Action, card, deck or rule</source>
        <translation>Befehl, Karte, Deck oder Regel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CompareModel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, only here</source>
        <translation>%1, nur hier</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CompareView</name>
    <message>
        <source>Deck to compare with</source>
        <translation>Deck zum Vergleichen</translation>
    </message>
    <message>
        <source>Two decks side by side</source>
        <translation>Zwei Decks nebeneinander</translation>
    </message>
    <message>
        <source>A second deck is needed to compare. Duplicate this one and change the copy.</source>
        <translation>Zum Vergleichen gehört ein zweites Deck. Dupliziere dieses und ändere die Kopie.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in common</source>
        <translation>
            <numerusform>%n Karte gemeinsam</numerusform>
            <numerusform>%n Karten gemeinsam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only at the left</source>
        <translation>
            <numerusform>%n nur links</numerusform>
            <numerusform>%n nur links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only at the right</source>
        <translation>
            <numerusform>%n nur rechts</numerusform>
            <numerusform>%n nur rechts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ComparisonFigures</name>
    <message>
        <source>cards as they are now</source>
        <translation>Karten wie jetzt</translation>
    </message>
    <message>
        <source>edition %1</source>
        <translation>Edition %1</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Before: %1. After: %2. %3 games each, with the same seeds.</source>
        <translation>Vorher: %1. Nachher: %2. Je %3 Partien mit denselben Startwerten.</translation>
    </message>
    <message>
        <source>Win rate of the deck</source>
        <translation>Siegrate des Decks</translation>
    </message>
    <message>
        <source>Win rate of who begins</source>
        <translation>Siegrate der Seite, die beginnt</translation>
    </message>
    <message>
        <source>Turns of a game</source>
        <translation>Züge einer Partie</translation>
    </message>
    <message>
        <source>Turn of victory alone</source>
        <translation>Siegzug im Alleinspiel</translation>
    </message>
    <message>
        <source>Win rate by opponent</source>
        <translation>Siegrate je Gegner</translation>
    </message>
    <message>
        <source>No card of these decks differs</source>
        <translation>Keine Karte dieser Decks ist anders</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of these decks differ</source>
        <translation>
            <numerusform>%n Karte dieser Decks ist anders</numerusform>
            <numerusform>%n Karten dieser Decks sind anders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Still measuring …</source>
        <translation>Es wird noch gemessen …</translation>
    </message>
    <message>
        <source>In none of these games did anything go differently.</source>
        <translation>In keiner dieser Partien lief etwas anders.</translation>
    </message>
    <message>
        <source>The deck wins more often after the change.</source>
        <translation>Nach der Änderung gewinnt das Deck öfter.</translation>
    </message>
    <message>
        <source>The deck wins less often after the change.</source>
        <translation>Nach der Änderung gewinnt das Deck seltener.</translation>
    </message>
    <message>
        <source>No difference of the win rate is shown: its interval contains zero.</source>
        <translation>Kein Unterschied der Siegrate nachweisbar: Ihr Intervall enthält die Null.</translation>
    </message>
    <message>
        <source>Played in pairs it needs %1 times fewer games than without.</source>
        <translation>Paarweise gespielt braucht es dafür %1-mal weniger Partien als ohne.</translation>
    </message>
    <message>
        <source>It stopped because ± %1 percentage points are exact enough.</source>
        <translation>Es hielt an, weil ± %1 Prozentpunkte genau genug sind.</translation>
    </message>
    <message>
        <source>Stopped before all games were played.</source>
        <translation>Vor dem Ende aller Partien angehalten.</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Win rate against %1</source>
        <translation>Siegrate gegen %1</translation>
    </message>
    <message>
        <source>Final reached with the deck</source>
        <translation>Finale mit dem Deck erreicht</translation>
    </message>
    <message>
        <source>Fans with the deck</source>
        <translation>Fans mit dem Deck</translation>
    </message>
    <message>
        <source>Fans of a seat</source>
        <translation>Fans je Platz</translation>
    </message>
    <message>
        <source>Fans by starting deck</source>
        <translation>Fans nach Startdeck</translation>
    </message>
    <message>
        <source>Fans of %1</source>
        <translation>Fans von %1</translation>
    </message>
    <message>
        <source>Final reached by %1</source>
        <translation>Finale erreicht: %1</translation>
    </message>
    <message>
        <source>Win rate of %1</source>
        <translation>Siegrate von %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ComparisonForm</name>
    <message>
        <source>All other decks</source>
        <translation>Alle anderen Decks</translation>
    </message>
    <message>
        <source>Cards as they are now</source>
        <translation>Karten wie jetzt</translation>
    </message>
    <message>
        <source>Edition %1</source>
        <translation>Edition %1</translation>
    </message>
    <message>
        <source>There is no deck with cards yet.</source>
        <translation>Es gibt noch kein Deck mit Karten.</translation>
    </message>
    <message>
        <source>Nobody can play this game system by himself yet.</source>
        <translation>Dieses Spielsystem kann noch niemand allein spielen.</translation>
    </message>
    <message>
        <source>The seed is missing.</source>
        <translation>Der Startwert fehlt.</translation>
    </message>
    <message>
        <source>Before and after are the same: choose another edition or other rules.</source>
        <translation>Vorher und nachher sind gleich: Wähle eine andere Edition oder andere Regeln.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>At most this many games of each state</source>
        <translation>Höchstens so viele Partien je Stand</translation>
    </message>
    <message>
        <source>Precise enough at ± (0: all games)</source>
        <translation>Genau genug bei ± (0: alle Partien)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before: cards</source>
        <translation>Vorher: Karten</translation>
    </message>
    <message>
        <source>Before: rules</source>
        <translation>Vorher: Regeln</translation>
    </message>
    <message>
        <source>After: cards</source>
        <translation>Nachher: Karten</translation>
    </message>
    <message>
        <source>After: rules</source>
        <translation>Nachher: Regeln</translation>
    </message>
    <message>
        <source>Keep the cards as an edition …</source>
        <translation>Karten als Edition festhalten …</translation>
    </message>
    <message>
        <source>Name, such as 0.17</source>
        <translation>Name, etwa 0.17</translation>
    </message>
    <message>
        <source>Name of the edition</source>
        <translation>Name der Edition</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>Pp.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Ein anderer Startwert</translation>
    </message>
    <message>
        <source>Cores; the figures do not depend on it</source>
        <translation>Kerne; die Zahlen hängen nicht davon ab</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s)</source>
        <translation>
            <numerusform>%1 zu zweit</numerusform>
            <numerusform>%1 mit %n Personen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ComparisonView</name>
    <message>
        <source>New comparison</source>
        <translation>Neuer Vergleich</translation>
    </message>
    <message>
        <source>Earlier comparisons</source>
        <translation>Frühere Vergleiche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>%1 of at most %2 games of each state</source>
        <translation>%1 von höchstens %2 Partien je Stand</translation>
    </message>
    <message>
        <source>No comparison yet.</source>
        <translation>Noch kein Vergleich.</translation>
    </message>
    <message>
        <source>The same games before and after: two editions, or two sets of rules.</source>
        <translation>Dieselben Partien vorher und nachher: zwei Editionen oder zwei Regelsätze.</translation>
    </message>
    <message>
        <source>A comparison is running.</source>
        <translation>Ein Vergleich läuft.</translation>
    </message>
    <message>
        <source>%1, %2 games of each state</source>
        <translation>%1, %2 Partien je Stand</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Revision %1, program %2</source>
        <translation>Revision %1, Programm %2</translation>
    </message>
    <message>
        <source>Cards before %1, after %2</source>
        <translation>Karten vorher %1, nachher %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Stopped before a game was counted.</source>
        <translation>Angehalten, bevor eine Partie gezählt war.</translation>
    </message>
    <message>
        <source>Stopped. The stored figures are as they were.</source>
        <translation>Angehalten. Die gespeicherten Zahlen sind, wie sie waren.</translation>
    </message>
    <message>
        <source>The same figures: all games came out as they did then.</source>
        <translation>Dieselben Zahlen: Alle Partien gingen aus wie damals.</translation>
    </message>
    <message>
        <source>Other figures than then: cards, decks, rules or program have changed since. The stored ones stay.</source>
        <translation>Andere Zahlen als damals: Karten, Decks, Regeln oder Programm haben sich seither geändert. Die gespeicherten bleiben.</translation>
    </message>
    <message>
        <source>This comparison is no longer in the project.</source>
        <translation>Dieser Vergleich steht nicht mehr im Projekt.</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>„%1“ gelöscht.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message numerus="yes">
        <source>Edition “%1” keeps %n card(s) as they are now.</source>
        <translation>
            <numerusform>Edition „%1“ hält %n Karte fest, wie sie jetzt ist.</numerusform>
            <numerusform>Edition „%1“ hält %n Karten fest, wie sie jetzt sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CompletionOffers</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>for “%1”</source>
        <translation>statt „%1“</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CompletionPopup</name>
    <message>
        <source>Tab inserts</source>
        <translation>Tab übernimmt</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc schließt</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Vorschläge</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::DecisionBar</name>
    <message>
        <source>What is asked</source>
        <translation>Was gefragt ist</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::DeckBoard</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Gesichter</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>How the deck is shown</source>
        <translation>Wie das Deck gezeigt wird</translation>
    </message>
    <message>
        <source>Search the deck</source>
        <translation>Im Deck suchen</translation>
    </message>
    <message>
        <source>Cards of the deck as faces</source>
        <translation>Karten des Decks als Gesichter</translation>
    </message>
    <message>
        <source>Cards of the deck as a table</source>
        <translation>Karten des Decks als Tabelle</translation>
    </message>
    <message>
        <source>No deck yet.</source>
        <translation>Noch kein Deck.</translation>
    </message>
    <message>
        <source>Make an empty one, or drag cards into the field at the left.</source>
        <translation>Leg ein leeres an oder zieh Karten in das Feld links.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nichts gefunden für „%1“.</translation>
    </message>
    <message>
        <source>Show the whole deck</source>
        <translation>Ganzes Deck zeigen</translation>
    </message>
    <message>
        <source>No card in this deck yet.</source>
        <translation>Noch keine Karte in diesem Deck.</translation>
    </message>
    <message>
        <source>Drag cards up from the pool, or press Enter on them.</source>
        <translation>Zieh Karten aus dem Vorrat herauf oder drücke auf ihnen Enter.</translation>
    </message>
    <message>
        <source>Search the pool</source>
        <translation>Im Vorrat suchen</translation>
    </message>
    <message>
        <source>Group: type</source>
        <translation>Gruppe: Art</translation>
    </message>
    <message numerus="yes">
        <source>Let go: %n cards, then %1 in the deck</source>
        <translation>
            <numerusform>Loslassen: %n Karte, dann sind es %1 im Deck</numerusform>
            <numerusform>Loslassen: %n Karten, dann sind es %1 im Deck</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go: copy %2 of %1 becomes card %3</source>
        <translation>Loslassen: %1 zum %2. Mal wird Karte %3</translation>
    </message>
    <message>
        <source>Let go: %1 becomes card %2</source>
        <translation>Loslassen: %1 wird Karte %2</translation>
    </message>
    <message numerus="yes">
        <source>Let go: %n cards leave the deck, %1 stay</source>
        <translation>
            <numerusform>Loslassen: %n Karte verlässt das Deck, %1 bleiben</numerusform>
            <numerusform>Loslassen: %n Karten verlassen das Deck, %1 bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go: the card leaves the deck, %1 stay</source>
        <translation>Loslassen: Die Karte verlässt das Deck, %1 bleiben</translation>
    </message>
    <message>
        <source>Words or fields, for example: %1</source>
        <translation>Wörter oder Felder, zum Beispiel: %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::DeckListModel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>follows the construction rules</source>
        <translation>hält die Bauregeln ein</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::DeckSummary</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards per type</source>
        <translation>Karten je Art</translation>
    </message>
    <message>
        <source>mark = target</source>
        <translation>Strich = Vorgabe</translation>
    </message>
    <message>
        <source>Mechanics</source>
        <translation>Mechanik</translation>
    </message>
    <message>
        <source>cards with it</source>
        <translation>Karten damit</translation>
    </message>
    <message>
        <source>average %1</source>
        <translation>Schnitt %1</translation>
    </message>
    <message>
        <source>Follows all construction rules.</source>
        <translation>Hält alle Bauregeln ein.</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more finding(s)</source>
        <translation>
            <numerusform>%n weiteren Befund zeigen</numerusform>
            <numerusform>%n weitere Befunde zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Open the card</source>
        <translation>Karte öffnen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::DecksPage</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>%1 · state r%2</source>
        <translation>%1 · Stand r%2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) selected</source>
        <translation>
            <numerusform>%n Karte gewählt</numerusform>
            <numerusform>%n Karten gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Befunde: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag cards here
to make a new deck</source>
        <translation>Karten hierher ziehen,
um ein neues Deck anzulegen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Test play</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>Duplicate deck</source>
        <translation>Deck duplizieren</translation>
    </message>
    <message>
        <source>Rename deck</source>
        <translation>Deck umbenennen</translation>
    </message>
    <message>
        <source>Delete deck</source>
        <translation>Deck löschen</translation>
    </message>
    <message>
        <source>Add selected cards of the pool</source>
        <translation>Gewählte Karten des Vorrats hinzufügen</translation>
    </message>
    <message>
        <source>Take selected cards out of the deck</source>
        <translation>Gewählte Karten aus dem Deck nehmen</translation>
    </message>
    <message>
        <source>Open card</source>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>Search the deck</source>
        <translation>Im Deck suchen</translation>
    </message>
    <message>
        <source>Search the pool</source>
        <translation>Im Vorrat suchen</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Show as faces</source>
        <translation>Als Gesichter zeigen</translation>
    </message>
    <message>
        <source>Compare side by side</source>
        <translation>Nebeneinander vergleichen</translation>
    </message>
    <message>
        <source>Charts as tables</source>
        <translation>Diagramme als Tabellen</translation>
    </message>
    <message>
        <source>Test play with this deck</source>
        <translation>Probespiel mit diesem Deck</translation>
    </message>
    <message>
        <source>%1: %2 added</source>
        <translation>%1: %2 hinzugefügt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards added</source>
        <translation>
            <numerusform>%1: %n Karte hinzugefügt</numerusform>
            <numerusform>%1: %n Karten hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 taken out</source>
        <translation>%1: %2 entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards taken out</source>
        <translation>
            <numerusform>%1: %n Karte entfernt</numerusform>
            <numerusform>%1: %n Karten entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name that is taken, with a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” made</source>
        <translation>„%1“ angelegt</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, Kopie</translation>
    </message>
    <message>
        <source>“%1” deleted. Undo brings it back.</source>
        <translation>„%1“ gelöscht. Rückgängig holt es zurück.</translation>
    </message>
    <message>
        <source>Deck renamed to “%1”</source>
        <translation>Deck heißt jetzt „%1“</translation>
    </message>
    <message>
        <source>%1 taken out of the deck</source>
        <translation>%1 aus dem Deck genommen</translation>
    </message>
    <message>
        <source>Surplus copies of %1 taken out</source>
        <translation>Überzählige Exemplare von %1 entfernt</translation>
    </message>
    <message numerus="yes">
        <source>Suggestions for %n missing card(s)</source>
        <translation>
            <numerusform>Vorschläge für %n fehlende Karte</numerusform>
            <numerusform>Vorschläge für %n fehlende Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <translation>
            <numerusform>%n Karte zu viel</numerusform>
            <numerusform>%n Karten zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>In the place of %1</source>
        <translation>Statt %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>%1 in the place of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>Add to another deck</source>
        <translation>In ein anderes Deck</translation>
    </message>
    <message>
        <source>New deck of these cards</source>
        <translation>Neues Deck aus diesen Karten</translation>
    </message>
    <message>
        <source>Replace by …</source>
        <translation>Ersetzen durch …</translation>
    </message>
    <message>
        <source>Add to the deck</source>
        <translation>Ins Deck</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Karten getauscht</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::DifferenceTable</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Restore this value of “%1”</source>
        <translation>Diesen Wert von „%1“ wiederherstellen</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Beide sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n weiteres Feld</numerusform>
            <numerusform>%n weitere Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::EffectPanel</name>
    <message>
        <source>Effect of the last change</source>
        <translation>Wirkung der letzten Änderung</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>In none of these games did anything go differently.</source>
        <translation>In keiner dieser Partien lief etwas anders.</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>Siegrate</translation>
    </message>
    <message>
        <source>turn of victory</source>
        <translation>Siegzug</translation>
    </message>
    <message>
        <source>No difference is shown: every interval contains zero.</source>
        <translation>Kein Unterschied belegt: Jedes Intervall enthält die Null.</translation>
    </message>
    <message>
        <source>All intervals exclude zero: the difference is shown.</source>
        <translation>Alle Intervalle schließen die Null aus: Der Unterschied ist belegt.</translation>
    </message>
    <message>
        <source>Shown: %1. Not shown yet: %2.</source>
        <translation>Belegt: %1. Noch nicht belegt: %2.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>After the next change of type, text or values this shows what it does to the deck.</source>
        <translation>Nach der nächsten Änderung von Art, Text oder Werten steht hier, was sie mit dem Deck macht.</translation>
    </message>
    <message>
        <source>This card is in no deck.</source>
        <translation>Diese Karte liegt in keinem Deck.</translation>
    </message>
    <message>
        <source>same seeds, %1 games</source>
        <translation>gepaarte Zufallszahlen, %1 Partien</translation>
    </message>
    <message>
        <source>Win rate of the deck</source>
        <translation>Siegrate des Decks</translation>
    </message>
    <message>
        <source>Turn of victory alone</source>
        <translation>Siegzug im Alleinspiel</translation>
    </message>
    <message>
        <source>Still measuring …</source>
        <translation>Wird noch gemessen …</translation>
    </message>
    <message>
        <source>%1 of this card</source>
        <translation>%1 dieser Karte</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::EffectRow</name>
    <message>
        <source>pp</source>
        <translation>Pp.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ExperimentList</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ExperimentPanel</name>
    <message>
        <source>Experiment</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Name of the experiment</source>
        <translation>Name des Versuchs</translation>
    </message>
    <message>
        <source>Note on the experiment</source>
        <translation>Notiz zum Versuch</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Erneut spielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Plays the same games from the stored seed and compares every figure</source>
        <translation>Spielt dieselben Partien vom gespeicherten Startwert aus und vergleicht jede Zahl</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::FaceColumn</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Real size</source>
        <translation>Echte Größe</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Size of the face</source>
        <translation>Größe des Gesichts</translation>
    </message>
    <message>
        <source>Trim line</source>
        <translation>Schnittkante</translation>
    </message>
    <message>
        <source>Safe zone</source>
        <translation>Sicherheitszone</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Choose picture …</source>
        <translation>Bild wählen …</translation>
    </message>
    <message>
        <source>Remove picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Drop a picture on the card. Space shows it large.</source>
        <translation>Zieh ein Bild auf die Karte. Die Leertaste zeigt sie groß.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.svg)</translation>
    </message>
    <message>
        <source>There is no picture in the clipboard.</source>
        <translation>In der Zwischenablage liegt kein Bild.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>“%1” is no picture that can be read (PNG, JPEG, WebP, SVG).</source>
        <translation>„%1“ ist kein lesbares Bild (PNG, JPEG, WebP, SVG).</translation>
    </message>
    <message>
        <source>Let go: this becomes the picture of %1.</source>
        <translation>Loslassen: Das wird das Bild von %1.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::FindingsView</name>
    <message>
        <source>Text and quote of %1 do not fit at a size that can be read.</source>
        <translation>Text und Zitat von %1 passen in keiner lesbaren Größe.</translation>
    </message>
    <message>
        <source>A word on %1 is wider than its line.</source>
        <translation>Auf %1 ist ein Wort breiter als seine Zeile.</translation>
    </message>
    <message>
        <source>The name “%1” needs more than two lines on the card.</source>
        <translation>Der Name „%1“ braucht auf der Karte mehr als zwei Zeilen.</translation>
    </message>
    <message>
        <source>The fonts of the card have no “%1”; another font would step in.</source>
        <translation>Den Kartenschriften fehlt „%1“; eine fremde Schrift spränge ein.</translation>
    </message>
    <message>
        <source>The picture of %1 has %2 dpi at its printed size; %3 are needed.</source>
        <translation>Das Bild von %1 hat in Druckgröße %2 dpi; nötig sind %3.</translation>
    </message>
    <message>
        <source>No picture yet. Until then the proof shows the emblem.</source>
        <translation>Noch kein Bild. Bis dahin zeigt der Andruck das Emblem.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Bild wählen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::FreezeDialog</name>
    <message>
        <source>Freeze an edition</source>
        <translation>Edition einfrieren</translation>
    </message>
    <message>
        <source>Keeps %1 as it is now: %2, %3, the parameters and the rules text. Nobody can change it afterwards; saved games and experiments can name it.</source>
        <translation>Hält %1 fest, wie es jetzt ist: %2, %3, die Parameter und den Regeltext. Danach ändert es niemand mehr; gespeicherte Partien und Versuche können sich darauf berufen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n Deck</numerusform>
            <numerusform>%n Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>For which test, with which question</source>
        <translation>Für welchen Test, mit welcher Frage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Einfrieren</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::HeatMap</name>
    <message>
        <source>Win rates of the decks against each other</source>
        <translation>Siegraten der Decks gegeneinander</translation>
    </message>
    <message>
        <source>%1 against %2: no game yet</source>
        <translation>%1 gegen %2: noch keine Partie</translation>
    </message>
    <message>
        <source>%1 decided games</source>
        <translation>%1 entschiedene Partien</translation>
    </message>
    <message>
        <source>No difference can be shown.</source>
        <translation>Kein Unterschied nachweisbar.</translation>
    </message>
    <message>
        <source>%1 against itself, the beginning side: %2, %3.</source>
        <translation>%1 gegen sich selbst, Startseite: %2, %3.</translation>
    </message>
    <message>
        <source>%1 against %2: %3, %4.</source>
        <translation>%1 gegen %2: %3, %4.</translation>
    </message>
    <message>
        <source>Win rate: row against column, with 95% interval</source>
        <translation>Siegrate: Zeile gegen Spalte, mit 95-%-Intervall</translation>
    </message>
    <message>
        <source>overall</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>Start %1</source>
        <translation>Start %1</translation>
    </message>
    <message>
        <source>Win rates of every two on one side</source>
        <translation>Siegraten von je zweien auf einer Seite</translation>
    </message>
    <message>
        <source>%1: no game yet</source>
        <translation>%1: noch keine Partie</translation>
    </message>
    <message>
        <source>%1 with %2: no game yet</source>
        <translation>%1 mit %2: noch keine Partie</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>%1 with %2: %3, %4.</source>
        <translation>%1 mit %2: %3, %4.</translation>
    </message>
    <message>
        <source>Win rate: row and column on one side, each by itself on the diagonal</source>
        <translation>Siegrate: Zeile und Spalte auf einer Seite, auf der Diagonale jedes für sich</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Whose advice</source>
        <translation>Wessen Rat</translation>
    </message>
    <message>
        <source>Show hint</source>
        <translation>Tipp zeigen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Instead:</source>
        <translation>Stattdessen:</translation>
    </message>
    <message>
        <source>No player of this game system gives reasons yet, so there is no hint.</source>
        <translation>Noch begründet kein Spieler dieses Spiels seine Züge. Darum gibt es keinen Tipp.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Edition %1</source>
        <translation>Edition %1</translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation>Stand %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) in this list</source>
        <translation>
            <numerusform>%n Schritt in dieser Liste</numerusform>
            <numerusform>%n Schritte in dieser Liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition %1 is frozen and can only be read</source>
        <translation>Edition %1 ist eingefroren und lässt sich nur lesen</translation>
    </message>
    <message>
        <source>Every step can be taken back, also after a restart</source>
        <translation>Jeder Schritt lässt sich zurücknehmen, auch nach einem Neustart</translation>
    </message>
    <message>
        <source>Note on r%1</source>
        <translation>Notiz zu r%1</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>eingelesen</translation>
    </message>
    <message>
        <source>taken back: it does not hold now</source>
        <translation>zurückgenommen: gilt zurzeit nicht</translation>
    </message>
    <message>
        <source>the state before</source>
        <translation>dem Stand davor</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Compare %1 with</source>
        <translation>%1 vergleichen mit</translation>
    </message>
    <message>
        <source>before r%1</source>
        <translation>vor r%1</translation>
    </message>
    <message>
        <source>restored: %1</source>
        <translation>wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>%1 is as in %2 again. Undo takes it back.</source>
        <translation>%1 ist wieder wie in %2. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>The whole project is as in %1 again. Undo takes it back.</source>
        <translation>Das ganze Projekt ist wieder wie in %1. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>It is as it was already.</source>
        <translation>Es ist schon so.</translation>
    </message>
    <message>
        <source>Note on edition %1</source>
        <translation>Notiz zu Edition %1</translation>
    </message>
    <message>
        <source>Compare edition %1 with</source>
        <translation>Edition %1 vergleichen mit</translation>
    </message>
    <message>
        <source>%1 and %2 are the same.</source>
        <translation>%1 und %2 sind gleich.</translation>
    </message>
    <message>
        <source>No card, deck, parameter or rule differs.</source>
        <translation>Keine Karte, kein Deck, kein Parameter und keine Regel ist anders.</translation>
    </message>
    <message>
        <source>frozen %1</source>
        <translation>eingefroren %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed, %2 new, %3 gone</source>
        <translation>%1 geändert, %2 neu, %3 weg</translation>
    </message>
    <message>
        <source>no deck became illegal</source>
        <translation>kein Deck wurde regelwidrig</translation>
    </message>
    <message>
        <source>Whole project as in r%1</source>
        <translation>Ganzes Projekt wie in r%1</translation>
    </message>
    <message>
        <source>Saved games and experiments that name it still find it when it is put away.</source>
        <translation>Gespeicherte Partien und Versuche, die sich darauf berufen, finden sie auch dann noch, wenn sie weggelegt ist.</translation>
    </message>
    <message>
        <source>Makes a new step with that content. Nothing is lost.</source>
        <translation>Legt einen neuen Schritt mit diesem Inhalt an. Nichts geht verloren.</translation>
    </message>
    <message numerus="yes">
        <source>Edition %1 is frozen: %n card(s).</source>
        <translation>
            <numerusform>Edition %1 ist eingefroren: %n Karte.</numerusform>
            <numerusform>Edition %1 ist eingefroren: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition %1 is put away.</source>
        <translation>Edition %1 ist weggelegt.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Freeze an edition …</source>
        <translation>Edition einfrieren …</translation>
    </message>
    <message>
        <source>Restore the earlier state</source>
        <translation>Früheren Stand wiederherstellen</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Verlauf durchsuchen</translation>
    </message>
    <message>
        <source>Freeze an edition</source>
        <translation>Edition einfrieren</translation>
    </message>
    <message>
        <source>Open for reading</source>
        <translation>Zum Lesen öffnen</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Nichts ist gewählt.</translation>
    </message>
    <message>
        <source>Folder of scenarios</source>
        <translation>Ordner mit Szenarien</translation>
    </message>
    <message>
        <source>Run scenarios …</source>
        <translation>Szenarien durchspielen …</translation>
    </message>
    <message>
        <source>Runs the scenarios of a folder on both states and names those that end otherwise.</source>
        <translation>Spielt die Szenarien eines Ordners auf beiden Ständen durch und nennt die, die anders ausgehen.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ImportDialog</name>
    <message>
        <source>Import cards</source>
        <translation>Karten einlesen</translation>
    </message>
    <message>
        <source>Column of the file</source>
        <translation>Spalte der Datei</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>What the import changes</source>
        <translation>Was das Einlesen ändert</translation>
    </message>
    <message>
        <source>Add to deck:</source>
        <translation>In das Deck:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>Import “%1”</source>
        <translation>„%1“ einlesen</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>weglassen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>carried out by hand</source>
        <translation>Handwirkung</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>occurs more than once, only the first row counts</source>
        <translation>kommt mehrfach vor, nur die erste Zeile zählt</translation>
    </message>
    <message>
        <source>Delete what is missing there</source>
        <translation>Löschen, was dort fehlt</translation>
    </message>
    <message>
        <source>Columns and fields</source>
        <translation>Spalten und Felder</translation>
    </message>
    <message>
        <source>Becomes the deck:</source>
        <translation>Wird zum Deck:</translation>
    </message>
    <message>
        <source>as the list is called</source>
        <translation>wie die Liste heißt</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>There is no table in the clipboard.</source>
        <translation>In der Zwischenablage liegt keine Tabelle.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>„%1“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 unchanged, %4 not readable; sentences carried out by hand: %5. Nothing is deleted. Taken over: %6.</source>
        <translation>%1 neu, %2 geändert, %3 unverändert, %4 nicht lesbar; Sätze als Handwirkung: %5. Nichts wird gelöscht. Übernommen: %6.</translation>
    </message>
    <message>
        <source>Everything in it is here already.</source>
        <translation>Alles darin ist schon da.</translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 deleted, %4 not readable. Taken over: %5.</source>
        <translation>%1 neu, %2 geändert, %3 gelöscht, %4 nicht lesbar. Übernommen: %5.</translation>
    </message>
    <message numerus="yes">
        <source>Imported: %n thing(s). One step back takes it all back.</source>
        <translation>
            <numerusform>Eingelesen: %n Änderung. Ein Schritt zurück nimmt sie zurück.</numerusform>
            <numerusform>Eingelesen: %n Änderungen. Ein Schritt zurück nimmt alle zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>leave the row out</source>
        <translation>Zeile auslassen</translation>
    </message>
    <message>
        <source>means “%1” (%2)</source>
        <translation>meint „%1“ (%2)</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>fits several cards</source>
        <translation>passt auf mehrere Karten</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ItemView</name>
    <message>
        <source>Restore %1 as in %2</source>
        <translation>%1 wiederherstellen wie in %2</translation>
    </message>
    <message>
        <source>Open card</source>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>Makes it as it was here, as one step that can be taken back</source>
        <translation>Macht es wieder so wie hier, als ein Schritt, der sich zurücknehmen lässt</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>gibt es nicht</translation>
    </message>
    <message>
        <source>Restore this state</source>
        <translation>Diesen Stand wiederherstellen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::LabChart</name>
    <message>
        <source>T shows the table.</source>
        <translation>T zeigt die Tabelle.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::LabPage</name>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Test of the shuffler</source>
        <translation>Prüfung des Mischens</translation>
    </message>
    <message>
        <source>Pearson’s chi-square test</source>
        <translation>Chi-Quadrat-Test nach Pearson</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message numerus="yes">
        <source>Running on %n core(s)</source>
        <translation>
            <numerusform>Läuft auf %n Kern</numerusform>
            <numerusform>Läuft auf %n Kernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Each seed twice, with the beginning side swapped</source>
        <translation>Jeder Startwert zweimal, Startseite getauscht</translation>
    </message>
    <message>
        <source>Wilson interval, 95 %</source>
        <translation>Wilson-Intervall 95 %</translation>
    </message>
    <message>
        <source>No deck with cards yet.</source>
        <translation>Noch kein Deck mit Karten.</translation>
    </message>
    <message>
        <source>No experiment yet.</source>
        <translation>Noch kein Versuch.</translation>
    </message>
    <message>
        <source>The lab plays decks against each other. The page Decks makes one.</source>
        <translation>Das Labor spielt Decks gegeneinander. Die Seite Decks legt eins an.</translation>
    </message>
    <message>
        <source>Four decks, 400 games of each pairing take about 5 seconds.</source>
        <translation>Vier Decks, 400 Partien je Paarung dauern etwa 5 Sekunden.</translation>
    </message>
    <message>
        <source>To the decks</source>
        <translation>Zu den Decks</translation>
    </message>
    <message>
        <source>Start experiment</source>
        <translation>Versuch starten</translation>
    </message>
    <message>
        <source>Go on with the experiment</source>
        <translation>Versuch fortsetzen</translation>
    </message>
    <message>
        <source>Pause the experiment</source>
        <translation>Versuch anhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s), %1 games</source>
        <translation>
            <numerusform>%n Paarung, %1 Partien</numerusform>
            <numerusform>%n Paarungen, %1 Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s), at most %1 games each</source>
        <translation>
            <numerusform>%n Paarung, höchstens %1 Partien</numerusform>
            <numerusform>%n Paarungen, höchstens je %1 Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” is no longer in the project.</source>
        <translation>Das Deck „%1“ ist nicht mehr im Projekt.</translation>
    </message>
    <message>
        <source>An experiment is running.</source>
        <translation>Ein Versuch läuft.</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Shuffler</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Views of the lab</source>
        <translation>Ansichten des Labors</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Sichern als</translation>
    </message>
    <message>
        <source>New experiment</source>
        <translation>Neuer Versuch</translation>
    </message>
    <message>
        <source>Earlier experiments</source>
        <translation>Frühere Versuche</translation>
    </message>
    <message>
        <source>Rules of the figures shown</source>
        <translation>Regeln der gezeigten Zahlen</translation>
    </message>
    <message>
        <source>Filter cards</source>
        <translation>Karten filtern</translation>
    </message>
    <message>
        <source>Filter the cards by name</source>
        <translation>Karten nach Namen filtern</translation>
    </message>
    <message>
        <source>Figures of the cards</source>
        <translation>Zahlen der Karten</translation>
    </message>
    <message>
        <source>Cancel the experiment</source>
        <translation>Versuch abbrechen</translation>
    </message>
    <message>
        <source>Play the experiment again</source>
        <translation>Versuch erneut spielen</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <translation>Versuch löschen</translation>
    </message>
    <message>
        <source>Pairings and cards</source>
        <translation>Paarungen und Karten</translation>
    </message>
    <message>
        <source>Charts of the pairing</source>
        <translation>Diagramme der Paarung</translation>
    </message>
    <message>
        <source>Test the shuffler</source>
        <translation>Mischen prüfen</translation>
    </message>
    <message>
        <source>Filter the cards</source>
        <translation>Karten filtern</translation>
    </message>
    <message>
        <source>Save the cards as CSV …</source>
        <translation>Karten als CSV sichern …</translation>
    </message>
    <message>
        <source>Save the matrix as CSV …</source>
        <translation>Matrix als CSV sichern …</translation>
    </message>
    <message>
        <source>Save the chart as SVG …</source>
        <translation>Diagramm als SVG sichern …</translation>
    </message>
    <message>
        <source>Save the chart as PNG …</source>
        <translation>Diagramm als PNG sichern …</translation>
    </message>
    <message>
        <source>Save the chart’s figures as CSV …</source>
        <translation>Zahlen des Diagramms als CSV sichern …</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>“%1” exists already and stays as it is.</source>
        <translation>„%1“ gibt es schon und bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>“%1” written.</source>
        <translation>„%1“ geschrieben.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>Siegraten</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <translation>Partielänge</translation>
    </message>
    <message>
        <source>Point race</source>
        <translation>Punkterennen</translation>
    </message>
    <message>
        <source>How the rate settled</source>
        <translation>Verlauf der Siegrate</translation>
    </message>
    <message>
        <source>Worth of beginning</source>
        <translation>Wert des Beginnens</translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation>Es gibt noch keine Zahlen.</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>Alle gegen alle</translation>
    </message>
    <message>
        <source>Against itself</source>
        <translation>Gegen sich selbst</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) unknown to the card language skipped.</source>
        <translation>
            <numerusform>%n Satz, den die Kartensprache nicht kennt, wurde übersprungen.</numerusform>
            <numerusform>%n Sätze, die die Kartensprache nicht kennt, wurden übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 games played, the experiment is kept in the project.</source>
        <translation>%1 Partien gespielt, der Versuch liegt im Projekt.</translation>
    </message>
    <message>
        <source>Stopped before a game was counted.</source>
        <translation>Abgebrochen, bevor eine Partie gezählt war.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 games. It is not kept yet.</source>
        <translation>Abgebrochen nach %1 von %2 Partien. Noch nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Aufbewahren</translation>
    </message>
    <message>
        <source>the cards have changed (revision %1 then, %2 now)</source>
        <translation>die Karten haben sich geändert (damals Revision %1, jetzt %2)</translation>
    </message>
    <message>
        <source>the deck %1 has changed</source>
        <translation>das Deck %1 hat sich geändert</translation>
    </message>
    <message>
        <source>rules or card language have changed</source>
        <translation>Regeln oder Kartensprache haben sich geändert</translation>
    </message>
    <message>
        <source>the program was version %1 then, it is %2 now</source>
        <translation>das Programm war damals Version %1, jetzt ist es %2</translation>
    </message>
    <message>
        <source>Stopped. The stored figures are as they were.</source>
        <translation>Abgebrochen. Die gespeicherten Zahlen sind, wie sie waren.</translation>
    </message>
    <message>
        <source>The same figures: all %1 games came out as they did then.</source>
        <translation>Dieselben Zahlen: Alle %1 Partien gingen aus wie damals.</translation>
    </message>
    <message>
        <source>cards, decks, rules and program say they are the same, which should not be</source>
        <translation>Karten, Decks, Regeln und Programm sind angeblich dieselben, was nicht sein dürfte</translation>
    </message>
    <message>
        <source>%1 (again)</source>
        <translation>%1 (erneut)</translation>
    </message>
    <message>
        <source>Other figures than then: %1. They are kept as an experiment of their own.</source>
        <translation>Andere Zahlen als damals: %1. Sie liegen als eigener Versuch im Projekt.</translation>
    </message>
    <message>
        <source>This experiment is no longer in the project.</source>
        <translation>Dieser Versuch ist nicht mehr im Projekt.</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>„%1“ gelöscht.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Cards of %1 against itself</source>
        <translation>Karten von %1 gegen sich selbst</translation>
    </message>
    <message>
        <source>Cards of %1 against %2</source>
        <translation>Karten von %1 gegen %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s) differ</source>
        <translation>
            <numerusform>%1 von %n Karte weicht ab</numerusform>
            <numerusform>%1 von %n Karten weichen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards whose interval excludes zero. Of 20 cards without any effect about one does so by chance.</source>
        <translation>Karten, deren Intervall die Null ausschließt. Von 20 wirkungslosen Karten tut das etwa eine durch Zufall.</translation>
    </message>
    <message>
        <source>Chosen pairing</source>
        <translation>Gewählte Paarung</translation>
    </message>
    <message>
        <source>%1, %2 games</source>
        <translation>%1, %2 Partien</translation>
    </message>
    <message>
        <source>Players: %1 – %2</source>
        <translation>Spieler: %1 – %2</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Edition %1, revision %2, program %3</source>
        <translation>Regelstand %1, Revision %2, Programm %3</translation>
    </message>
    <message>
        <source>Cards %1, rules %2</source>
        <translation>Karten %1, Regeln %2</translation>
    </message>
    <message>
        <source>Stopped before all games were played.</source>
        <translation>Abgebrochen, bevor alle Partien gespielt waren.</translation>
    </message>
    <message>
        <source>The cards have changed since then.</source>
        <translation>Die Karten haben sich seitdem geändert.</translation>
    </message>
    <message>
        <source>The decks have changed since then.</source>
        <translation>Die Decks haben sich seitdem geändert.</translation>
    </message>
    <message>
        <source>Cards and decks are unchanged since then.</source>
        <translation>Karten und Decks sind seitdem unverändert.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 %4 lies below the target of %5 to %6.</source>
        <translation>%1 gegen %2: %3 %4 liegt unter dem Ziel von %5 bis %6.</translation>
    </message>
    <message>
        <source>The interval still reaches into the target.</source>
        <translation>Das Intervall reicht noch ins Ziel hinein.</translation>
    </message>
    <message>
        <source>Show the cards with the largest effect</source>
        <translation>Karten mit größter Wirkung zeigen</translation>
    </message>
    <message>
        <source>Same seeds before and after</source>
        <translation>Dieselben Startwerte vorher und nachher</translation>
    </message>
    <message>
        <source>Interval of the paired difference, 95 %</source>
        <translation>Intervall des paarweisen Unterschieds, 95 %</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Compare editions or rules</source>
        <translation>Editionen oder Regeln vergleichen</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Cards or parts of a draft</source>
        <translation>Karten oder Teile eines Drafts</translation>
    </message>
    <message>
        <source>Parts of a draft</source>
        <translation>Teile eines Drafts</translation>
    </message>
    <message>
        <source>%1, by itself and two on one side</source>
        <translation>%1: jedes für sich und je zwei auf einer Seite</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::LanguageTools</name>
    <message>
        <source>This sentence means …</source>
        <translation>Dieser Satz bedeutet …</translation>
    </message>
    <message>
        <source>Sentences of this project …</source>
        <translation>Sätze dieses Projekts …</translation>
    </message>
    <message>
        <source>Find and replace by meaning …</source>
        <translation>Nach Bedeutung suchen und ersetzen …</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::LogView</name>
    <message>
        <source>No step yet. What happens in a game is told here, each sentence with its rule.</source>
        <translation>Noch kein Schritt. Was in einer Partie geschieht, steht hier, jeder Satz mit seiner Regel.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::MainWindow</name>
    <message>
        <source>“%1” is not in this project.</source>
        <translation>„%1“ gibt es in diesem Projekt nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Karten einlesen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>New project …</source>
        <translation>Neues Projekt …</translation>
    </message>
    <message>
        <source>Open project …</source>
        <translation>Projekt öffnen …</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>Karten einlesen …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>Rules on this</source>
        <translation>Regeln dazu</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Farbschema</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Blattwerk projects (*.blattwerk)</source>
        <translation>Blattwerk-Projekte (*.blattwerk)</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n collection(s)</source>
        <translation>
            <numerusform>%n Sammlung</numerusform>
            <numerusform>%n Sammlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a project folder …</source>
        <translation>Projektordner einlesen …</translation>
    </message>
    <message>
        <source>Import the table in the clipboard …</source>
        <translation>Tabelle aus der Zwischenablage einlesen …</translation>
    </message>
    <message>
        <source>Merge a copy of this project …</source>
        <translation>Kopie dieses Projekts zusammenführen …</translation>
    </message>
    <message>
        <source>Import a project folder</source>
        <translation>Projektordner einlesen</translation>
    </message>
    <message>
        <source>Tables, cards, decks, projects (*.csv *.tsv *.txt *.json *.toml *.xlsx *.ods *.xml *.cod *.blattwerk);;All files (*)</source>
        <translation>Tabellen, Karten, Decks, Projekte (*.csv *.tsv *.txt *.json *.toml *.xlsx *.ods *.xml *.cod *.blattwerk);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The other copy</source>
        <translation>Die andere Kopie</translation>
    </message>
    <message>
        <source>The project as both copies began with it</source>
        <translation>Das Projekt, mit dem beide Kopien begonnen haben</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>About Blattwerk</source>
        <translation>Über Blattwerk</translation>
    </message>
    <message>
        <source>&lt;b&gt;Blattwerk %1&lt;/b&gt;&lt;p&gt;A workbench for designers of card games.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Blattwerk %1&lt;/b&gt;&lt;p&gt;Eine Werkbank für alle, die Kartenspiele entwerfen.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::MeaningDialog</name>
    <message>
        <source>This sentence means …</source>
        <translation>Dieser Satz bedeutet …</translation>
    </message>
    <message>
        <source>This sentence</source>
        <translation>Dieser Satz</translation>
    </message>
    <message>
        <source>means the same as this known one</source>
        <translation>bedeutet dasselbe wie dieser bekannte</translation>
    </message>
    <message>
        <source>Known sentences like it</source>
        <translation>Ähnliche bekannte Sätze</translation>
    </message>
    <message>
        <source>How the rules engine reads it</source>
        <translation>So liest die Regelmaschine</translation>
    </message>
    <message>
        <source>What is learned: places in curly brackets may be anything of their kind</source>
        <translation>Was gelernt wird: In geschweiften Klammern darf alles von derselben Art stehen</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Meaning of the pattern</source>
        <translation>Bedeutung des Musters</translation>
    </message>
    <message>
        <source>Write it so from now on: cards are reworded in the same step</source>
        <translation>Künftig so schreiben: Karten werden im selben Schritt umformuliert</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would be reworded.</source>
        <translation>
            <numerusform>%n Karte würde umformuliert.</numerusform>
            <numerusform>%n Karten würden umformuliert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card language has learned “%1”.</source>
        <translation>Die Kartensprache hat „%1“ gelernt.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::MergeDialog</name>
    <message>
        <source>Keep all of ours</source>
        <translation>Alle wie hier</translation>
    </message>
    <message>
        <source>All as there</source>
        <translation>Alle wie dort</translation>
    </message>
    <message>
        <source>Merge a copy</source>
        <translation>Kopie zusammenführen</translation>
    </message>
    <message>
        <source>Changed on both sides</source>
        <translation>Auf beiden Seiten geändert</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Dort</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>What comes</source>
        <translation>Was kommt</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Merge “%1”</source>
        <translation>„%1“ zusammenführen</translation>
    </message>
    <message>
        <source>deleted on one side</source>
        <translation>auf einer Seite gelöscht</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>there</source>
        <translation>dort</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>ist da</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>Nothing comes from the other copy.</source>
        <translation>Aus der anderen Kopie kommt nichts.</translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 deleted.</source>
        <translation>%1 neu, %2 geändert, %3 gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were changed on both sides and not chosen: they stay as they are here.</source>
        <translation>
            <numerusform>%n Wert wurde auf beiden Seiten geändert und nicht gewählt: Er bleibt wie hier.</numerusform>
            <numerusform>%n Werte wurden auf beiden Seiten geändert und nicht gewählt: Sie bleiben wie hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy is merged. One step back takes it all back.</source>
        <translation>Die Kopie ist zusammengeführt. Ein Schritt zurück nimmt alles zurück.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::MultiEdit</name>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message numerus="yes">
        <source>%n cards selected</source>
        <translation>
            <numerusform>%n Karte gewählt</numerusform>
            <numerusform>%n Karten gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set for %n cards</source>
        <translation>
            <numerusform>Für %n Karte setzen</numerusform>
            <numerusform>Für %n Karten setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::Navigation</name>
    <message>
        <source>Game system</source>
        <translation>Spielsystem</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::NewGameForm</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <translation>
            <numerusform>%1, %n Person</numerusform>
            <numerusform>%1, %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Passive</source>
        <translation>Passiv</translation>
    </message>
    <message>
        <source>Dummies</source>
        <translation>Puppen</translation>
    </message>
    <message>
        <source>Hot seat</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Dein Deck</translation>
    </message>
    <message>
        <source>Deck of the other side</source>
        <translation>Deck der anderen Seite</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Andere Seite</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Es beginnt</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Zufall entscheidet</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>Ends each of its turns at once. Shows how fast the deck is alone.</source>
        <translation>Beendet jeden ihrer Züge sofort. Zeigt, wie schnell das Deck allein ist.</translation>
    </message>
    <message>
        <source>Does nothing, but has exhausted figures to distract, anew in each of its turns.</source>
        <translation>Tut nichts, hat aber erschöpfte Figuren zum Ablenken, in jedem ihrer Züge neu.</translation>
    </message>
    <message>
        <source>Both sides are played by hand; the table turns to the side that has to act.</source>
        <translation>Beide Seiten spielst du von Hand; der Tisch dreht sich zu der Seite, die handeln muss.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Deine Seite</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::OddsPanel</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Name of a card</source>
        <translation>Name einer Karte</translation>
    </message>
    <message>
        <source>Card whose chance is wanted</source>
        <translation>Karte, deren Chance gefragt ist</translation>
    </message>
    <message>
        <source>Nothing is left to draw.</source>
        <translation>Es ist nichts mehr zu ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not seen yet. Chance of at least one:</source>
        <translation>
            <numerusform>%n Karte noch nicht gesehen. Chance auf mindestens eine:</numerusform>
            <numerusform>%n Karten noch nicht gesehen. Chance auf mindestens eine:</numerusform>
        </translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>In %1 cards</source>
        <translation>In %1 Karten</translation>
    </message>
    <message>
        <source>No card of this deck is called that.</source>
        <translation>So heißt keine Karte dieses Decks.</translation>
    </message>
    <message>
        <source>It cannot be drawn now: it lies open already.</source>
        <translation>Sie lässt sich nicht ziehen: Sie liegt schon offen.</translation>
    </message>
    <message>
        <source>Next card %1, in %2 cards %3, in 5 cards %4.</source>
        <translation>Nächste Karte %1, in %2 Karten %3, in 5 Karten %4.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::OutlookPanel</name>
    <message>
        <source>no decision</source>
        <translation>keine Entscheidung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter goes back there</source>
        <translation>Enter geht dorthin zurück</translation>
    </message>
    <message>
        <source>Outlook</source>
        <translation>Ausblick</translation>
    </message>
    <message>
        <source>Plays on from here %1 times to the end. What %2 cannot see is dealt anew each time.</source>
        <translation>Spielt von hier %1-mal bis zum Ende. Was %2 nicht sehen kann, wird jedes Mal neu verteilt.</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer %1 spielt</translation>
    </message>
    <message>
        <source>Earlier on this way</source>
        <translation>Früher auf diesem Weg</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1 of %2 games played</source>
        <translation>%1 von %2 Partien gespielt</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Diese Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 wins %2.</source>
        <translation>Siege %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Half of the games end within %n turn(s).</source>
        <translation>
            <numerusform>Die Hälfte der Partien endet binnen %n Zug.</numerusform>
            <numerusform>Die Hälfte der Partien endet binnen %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) broken off.</source>
        <translation>
            <numerusform>%n Partie abgebrochen.</numerusform>
            <numerusform>%n Partien abgebrochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Durchspielen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::OverviewView</name>
    <message>
        <source>Rounds of the tournament</source>
        <translation>Runden des Turniers</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ParameterPanel</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Parameters of this rule</source>
        <translation>Stellschrauben zu dieser Regel</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>deviates from the rules</source>
        <translation>weicht vom Regelstand ab</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PhrasesDialog</name>
    <message>
        <source>written so</source>
        <translation>so geschrieben</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>nur gelesen</translation>
    </message>
    <message>
        <source>Sentences of this project</source>
        <translation>Sätze dieses Projekts</translation>
    </message>
    <message>
        <source>What you taught the card language. Places in curly brackets may be anything of their kind.</source>
        <translation>Was du der Kartensprache beigebracht hast. In geschweiften Klammern darf alles von derselben Art stehen.</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>means</source>
        <translation>bedeutet</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>New …</source>
        <translation>Neu …</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>“%1” removed.</source>
        <translation>„%1“ entfernt.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PlaybackControl</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Speed: %1 steps a second</source>
        <translation>Tempo: %1 Schritte je Sekunde</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PlayerChoice</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PoolPanel</name>
    <message>
        <source>Pool</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Drag or Enter adds</source>
        <translation>Ziehen oder Enter fügt hinzu</translation>
    </message>
    <message>
        <source>Search the pool</source>
        <translation>Im Vorrat suchen</translation>
    </message>
    <message>
        <source>Search the cards that are not in this deck</source>
        <translation>Karten suchen, die nicht in diesem Deck sind</translation>
    </message>
    <message>
        <source>Cards that are not in this deck</source>
        <translation>Karten, die nicht in diesem Deck sind</translation>
    </message>
    <message>
        <source>%1, not in this deck</source>
        <translation>%1, nicht in diesem Deck</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Every card that goes with this deck is in it. A search looks at all others.</source>
        <translation>Alle Karten, die zu diesem Deck gehören, sind drin. Die Suche schaut in allen anderen nach.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nichts gefunden für „%1“.</translation>
    </message>
    <message>
        <source>No cards yet. The page Cards makes the first.</source>
        <translation>Noch keine Karten. Die Seite Karten legt die erste an.</translation>
    </message>
    <message>
        <source>Words or fields, for example: %1</source>
        <translation>Wörter oder Felder, zum Beispiel: %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PreviewPane</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Side of the sheet</source>
        <translation>Seite des Bogens</translation>
    </message>
    <message>
        <source>Previous sheet</source>
        <translation>Voriger Bogen</translation>
    </message>
    <message>
        <source>Previous sheet (%1)</source>
        <translation>Voriger Bogen (%1)</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Nächster Bogen</translation>
    </message>
    <message>
        <source>Next sheet (%1)</source>
        <translation>Nächster Bogen (%1)</translation>
    </message>
    <message>
        <source>Zoom; fits the sheet into the view</source>
        <translation>Vergrößerung; passt den Bogen ein</translation>
    </message>
    <message>
        <source>Fit the sheet into the view. Ctrl and the wheel zoom.</source>
        <translation>Bogen einpassen. Strg und Rad vergrößern.</translation>
    </message>
    <message>
        <source>Preview of the sheet</source>
        <translation>Vorschau des Bogens</translation>
    </message>
    <message>
        <source>No backs are printed. Choose an edge under “Backs”.</source>
        <translation>Es werden keine Rückseiten gedruckt. Wähle unter „Rückseiten“ eine Kante.</translation>
    </message>
    <message>
        <source>Sheet %1 of %2</source>
        <translation>Bogen %1 von %2</translation>
    </message>
    <message>
        <source>No sheet</source>
        <translation>Kein Bogen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PrintList</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>On the sheets</source>
        <translation>Auf den Bögen</translation>
    </message>
    <message>
        <source>Cards that will be printed</source>
        <translation>Karten, die gedruckt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would look wrong in print.</source>
        <translation>
            <numerusform>%n Karte sähe im Druck falsch aus.</numerusform>
            <numerusform>%n Karten sähen im Druck falsch aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) show the emblem, because there is no picture yet.</source>
        <translation>
            <numerusform>%n Karte zeigt das Emblem, weil noch kein Bild da ist.</numerusform>
            <numerusform>%n Karten zeigen das Emblem, weil noch kein Bild da ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Open the first</source>
        <translation>Die erste öffnen</translation>
    </message>
    <message>
        <source>%1 × %2 (r%3)</source>
        <translation>%1 × %2 (r%3)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Take out of the box: %1.</source>
        <translation>Aus der Schachtel nehmen: %1.</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>They are out</source>
        <translation>Sie sind draußen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PrintListModel</name>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n Exemplar</numerusform>
            <numerusform>%n Exemplare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PrintPage</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n Bogen</numerusform>
            <numerusform>%n Bögen</numerusform>
        </translation>
    </message>
    <message>
        <source>No sheet</source>
        <translation>Kein Bogen</translation>
    </message>
    <message>
        <source>%1 %2, %3 × %4, margins %5 and %6 mm</source>
        <translation>%1 %2, %3 × %4, Ränder %5 und %6 mm</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>The same project and the same choice give the same file</source>
        <translation>Gleiches Projekt und gleiche Wahl ergeben dieselbe Datei</translation>
    </message>
    <message>
        <source>No card yet. Type what you are looking for under “Selection”.</source>
        <translation>Noch keine Karte. Tipp unter „Auswahl“, was du suchst.</translation>
    </message>
    <message>
        <source>There is no card in this deck yet.</source>
        <translation>In diesem Deck ist noch keine Karte.</translation>
    </message>
    <message>
        <source>Take %1 × %2 with %3 mm</source>
        <translation>%1 × %2 mit %3 mm nehmen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Write PDF</source>
        <translation>PDF schreiben</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 von %2 Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) sent to the printer.</source>
        <translation>
            <numerusform>%n Karte an den Drucker geschickt.</numerusform>
            <numerusform>%n Karten an den Drucker geschickt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 written. %2.</source>
        <translation>%1 geschrieben. %2.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>%1 stand whole in the file. Not found:</source>
        <translation>%1 stehen ganz in der Datei. Nicht gefunden:</translation>
    </message>
    <message>
        <source>A job is under way.</source>
        <translation>Ein Auftrag läuft gerade.</translation>
    </message>
    <message>
        <source>There is no sheet to print.</source>
        <translation>Es gibt keinen Bogen zu drucken.</translation>
    </message>
    <message>
        <source>The cards are being set.</source>
        <translation>Die Karten werden gesetzt.</translation>
    </message>
    <message>
        <source>Write PDF …</source>
        <translation>PDF schreiben …</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Nächster Bogen</translation>
    </message>
    <message>
        <source>Previous sheet</source>
        <translation>Voriger Bogen</translation>
    </message>
    <message>
        <source>Turn the sheet over</source>
        <translation>Bogen wenden</translation>
    </message>
    <message>
        <source>Print a selection</source>
        <translation>Auswahl drucken</translation>
    </message>
    <message>
        <source>No deck yet. The page Decks makes one.</source>
        <translation>Noch kein Deck. Die Seite Decks legt eins an.</translation>
    </message>
    <message>
        <source>A page for each card, %1 × %2 mm</source>
        <translation>Eine Seite je Karte, %1 × %2 mm</translation>
    </message>
    <message>
        <source>The faces are being compared with those of the last print.</source>
        <translation>Die Kartengesichter werden mit denen des letzten Drucks verglichen.</translation>
    </message>
    <message>
        <source>No card is new or changed since the last print.</source>
        <translation>Seit dem letzten Druck ist keine Karte neu oder geändert.</translation>
    </message>
    <message>
        <source>The same file as then, byte for byte.</source>
        <translation>Dieselbe Datei wie damals, Byte für Byte.</translation>
    </message>
    <message>
        <source>Not the same file as then: cards look different now.</source>
        <translation>Nicht dieselbe Datei wie damals: Karten sehen jetzt anders aus.</translation>
    </message>
    <message>
        <source>Write pictures</source>
        <translation>Bilder schreiben</translation>
    </message>
    <message>
        <source>Pages for a print shop and pictures are written to files.</source>
        <translation>Seiten für eine Druckerei und Bilder werden in Dateien geschrieben.</translation>
    </message>
    <message>
        <source>Print an earlier job again …</source>
        <translation>Früheren Auftrag noch einmal drucken …</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierbogen</translation>
    </message>
    <message>
        <source>Write calibration sheet</source>
        <translation>Kalibrierbogen schreiben</translation>
    </message>
    <message>
        <source>Calibration sheet written: %1</source>
        <translation>Kalibrierbogen geschrieben: %1</translation>
    </message>
    <message numerus="yes">
        <source>Last print: %1, %n card(s)</source>
        <translation>
            <numerusform>Letzter Druck: %1, %n Karte</numerusform>
            <numerusform>Letzter Druck: %1, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Not printed yet.</source>
        <translation>Noch nicht gedruckt.</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation>Ordner für die Bilder</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) written.</source>
        <translation>
            <numerusform>%n Bild geschrieben.</numerusform>
            <numerusform>%n Bilder geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures are missing: %1</source>
        <translation>Bilder fehlen: %1</translation>
    </message>
    <message>
        <source>The job of %1</source>
        <translation>Auftrag vom %1</translation>
    </message>
    <message>
        <source>“%1” is in this folder already. Nothing was written.</source>
        <translation>„%1“ liegt schon in diesem Ordner. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Old cards taken out: %1</source>
        <translation>Alte Karten entnommen: %1</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nichts gefunden für „%1“.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PrinterDialog</name>
    <message>
        <source>Printer profile</source>
        <translation>Druckerprofil</translation>
    </message>
    <message>
        <source>Print the calibration sheet on both sides, hold its front against the light and read where the cross of the back lies.</source>
        <translation>Kalibrierbogen beidseitig drucken, die Vorderseite gegen das Licht halten und ablesen, wo das Kreuz der Rückseite liegt.</translation>
    </message>
    <message>
        <source>Write calibration sheet …</source>
        <translation>Kalibrierbogen schreiben …</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>Left cross: to the right by</source>
        <translation>Linkes Kreuz: nach rechts um</translation>
    </message>
    <message>
        <source>Left cross: down by</source>
        <translation>Linkes Kreuz: nach unten um</translation>
    </message>
    <message>
        <source>Right cross: down by</source>
        <translation>Rechtes Kreuz: nach unten um</translation>
    </message>
    <message>
        <source>Name of the printer</source>
        <translation>Name des Druckers</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>Profil entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Backs are moved by %1 mm to the right and %2 mm down and turned by %3°.</source>
        <translation>Rückseiten werden um %1 mm nach rechts und %2 mm nach unten geschoben und um %3° gedreht.</translation>
    </message>
    <message>
        <source>The printer needs a name.</source>
        <translation>Der Drucker braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ReadingView</name>
    <message>
        <source>No text: the card only has its values.</source>
        <translation>Kein Text: Die Karte hat nur ihre Werte.</translation>
    </message>
    <message>
        <source>This system has no card language; texts are carried out by hand.</source>
        <translation>Dieses System hat keine Kartensprache; Texte sind Handwirkungen.</translation>
    </message>
    <message>
        <source>Opens rule %1</source>
        <translation>Öffnet Regel %1</translation>
    </message>
    <message>
        <source>No card is called “%1”</source>
        <translation>Keine Karte heißt „%1“</translation>
    </message>
    <message>
        <source>The card language does not know “%1” here</source>
        <translation>„%1“ kennt die Kartensprache hier nicht</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ReplaceDialog</name>
    <message>
        <source>Find and replace by meaning</source>
        <translation>Nach Bedeutung suchen und ersetzen</translation>
    </message>
    <message>
        <source>Cards that say</source>
        <translation>Karten, auf denen steht</translation>
    </message>
    <message>
        <source>What stands in curly brackets may be anything of its kind: {1} is any number.</source>
        <translation>Was in geschweiften Klammern steht, darf alles von seiner Art sein: {1} ist jede Zahl.</translation>
    </message>
    <message>
        <source>shall say instead (empty: only find)</source>
        <translation>stattdessen soll da stehen (leer: nur finden)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Write a sentence as it stands on cards.</source>
        <translation>Schreib einen Satz, wie er auf Karten steht.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) mean this.</source>
        <translation>
            <numerusform>%n Karte bedeutet das.</numerusform>
            <numerusform>%n Karten bedeuten das.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would change.</source>
        <translation>
            <numerusform>%n Karte würde sich ändern.</numerusform>
            <numerusform>%n Karten würden sich ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace on %n card(s)</source>
        <translation>
            <numerusform>Auf %n Karte ersetzen</numerusform>
            <numerusform>Auf %n Karten ersetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) changed in one step.</source>
        <translation>
            <numerusform>%n Karte in einem Schritt geändert.</numerusform>
            <numerusform>%n Karten in einem Schritt geändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RuleCards</name>
    <message>
        <source>Cards on this</source>
        <translation>Karten dazu</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Alle %1 zeigen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RuleChip</name>
    <message>
        <source>Open rule %1</source>
        <translation>Regel %1 öffnen</translation>
    </message>
    <message>
        <source>Read rule %1</source>
        <translation>Regel %1 lesen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RuleListModel</name>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Decisions and rulings</source>
        <translation>Festlegungen und Auslegungen</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RuleReader</name>
    <message>
        <source>Rule text</source>
        <translation>Regeltext</translation>
    </message>
    <message>
        <source>Basic rule</source>
        <translation>Grundregel</translation>
    </message>
    <message>
        <source>Design decision</source>
        <translation>Festlegung des Entwurfs</translation>
    </message>
    <message>
        <source>Construction rule</source>
        <translation>Bauregel</translation>
    </message>
    <message>
        <source>Decision where the rules are silent</source>
        <translation>Festlegung, wo die Regeln schweigen</translation>
    </message>
    <message>
        <source>Belongs together with</source>
        <translation>Hängt zusammen mit</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>rules state %1</source>
        <translation>Regelstand %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n term(s)</source>
        <translation>
            <numerusform>%n Begriff</numerusform>
            <numerusform>%n Begriffe</numerusform>
        </translation>
    </message>
    <message>
        <source>F1 opens the rules on what is chosen</source>
        <translation>F1 öffnet die Regeln zu dem, was gerade gewählt ist</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nichts gefunden für „%1“.</translation>
    </message>
    <message>
        <source>Try another word, or only its beginning.</source>
        <translation>Versuch ein anderes Wort oder nur seinen Anfang.</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation>Alle Regeln zeigen</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Rules %1</source>
        <translation>Regeln %1</translation>
    </message>
    <message>
        <source>Terms %1</source>
        <translation>Begriffe %1</translation>
    </message>
    <message>
        <source>Decisions %1</source>
        <translation>Festlegungen %1</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>Play and checks now follow “%1”.</source>
        <translation>Spiel und Prüfung folgen jetzt „%1“.</translation>
    </message>
    <message>
        <source>Rule set in use</source>
        <translation>Verwendeter Regelsatz</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n Festlegung</numerusform>
            <numerusform>%n Festlegungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Search in rules, terms and decisions</source>
        <translation>In Regeln, Begriffen und Festlegungen suchen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RulingsView</name>
    <message>
        <source>New ruling</source>
        <translation>Neue Auslegung</translation>
    </message>
    <message>
        <source>A question about this card and your answer; the search of the rules finds it.</source>
        <translation>Eine Frage zu dieser Karte und deine Antwort; die Suche in den Regeln findet sie.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer, with the numbers of its rules</source>
        <translation>Antwort, mit den Nummern ihrer Regeln</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RunPanel</name>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>about %1 h left</source>
        <translation>noch etwa %1 h</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Reading the cards</source>
        <translation>Karten werden gelesen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 games per second</source>
        <translation>%1 Partien je Sekunde</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RunStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ScheduleModel</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1: being played</source>
        <translation>%1: wird gespielt</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: %2 gewinnt</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SetupForm</name>
    <message>
        <source>There is no deck with cards yet.</source>
        <translation>Es gibt noch kein Deck mit Karten.</translation>
    </message>
    <message>
        <source>No deck is chosen.</source>
        <translation>Kein Deck ist gewählt.</translation>
    </message>
    <message>
        <source>No rules are chosen.</source>
        <translation>Keine Regeln sind gewählt.</translation>
    </message>
    <message>
        <source>The seed is missing.</source>
        <translation>Der Startwert fehlt.</translation>
    </message>
    <message>
        <source>Nobody can play this game system by himself yet.</source>
        <translation>Dieses Spielsystem spielt noch niemand von selbst.</translation>
    </message>
    <message>
        <source>Player of side A</source>
        <translation>Spielweise von Seite A</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>Alle gegen alle</translation>
    </message>
    <message>
        <source>One pairing</source>
        <translation>Eine Paarung</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>Deck of side A</source>
        <translation>Deck von Seite A</translation>
    </message>
    <message>
        <source>Deck of side B</source>
        <translation>Deck von Seite B</translation>
    </message>
    <message>
        <source>Player of side B</source>
        <translation>Spielweise von Seite B</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Games of each pairing</source>
        <translation>Partien jeder Paarung</translation>
    </message>
    <message>
        <source>Half of the interval in percentage points</source>
        <translation>Halbes Intervall in Prozentpunkten</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>Pp.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>Cores; the figures do not depend on it</source>
        <translation>Kerne; die Zahlen hängen nicht davon ab</translation>
    </message>
    <message>
        <source>Extent of each pairing</source>
        <translation>Umfang je Paarung</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Interval ±</source>
        <translation>Intervall ±</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SheetForm</name>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Full, %1</source>
        <translation>Voll, %1</translation>
    </message>
    <message>
        <source>Looks the same upside down, so that no card is told by its back.</source>
        <translation>Sieht kopfüber gleich aus, damit keine Karte am Rücken zu erkennen ist.</translation>
    </message>
    <message>
        <source>No backs are printed. Choose an edge under “Backs”.</source>
        <translation>Es werden keine Rückseiten gedruckt. Wähle unter „Rückseiten“ eine Kante.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Beschnitt</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation>Sprache der Karten</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Auf dem Bogen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Turned over the long edge</source>
        <translation>lange Kante</translation>
    </message>
    <message>
        <source>Turned over the short edge</source>
        <translation>kurze Kante</translation>
    </message>
    <message>
        <source>Crop marks outside the cards</source>
        <translation>Schnittmarken außerhalb der Karten</translation>
    </message>
    <message>
        <source>Cut lines</source>
        <translation>Schnittlinien</translation>
    </message>
    <message>
        <source>Ruler of 50 mm</source>
        <translation>Prüfmaß 50 mm</translation>
    </message>
    <message>
        <source>Footer with date and sheet</source>
        <translation>Fußzeile mit Datum und Bogen</translation>
    </message>
    <message>
        <source>Stamp on every card</source>
        <translation>Stempel auf jeder Karte</translation>
    </message>
    <message>
        <source>Back with the gems twice</source>
        <translation>Rückseite mit doppelten Edelsteinen</translation>
    </message>
    <message>
        <source>Grid, columns × rows</source>
        <translation>Raster, Spalten × Zeilen</translation>
    </message>
    <message>
        <source>Bleed in millimetres</source>
        <translation>Beschnitt in Millimetern</translation>
    </message>
    <message>
        <source>As it comes</source>
        <translation>Wie er ist</translation>
    </message>
    <message>
        <source>As the layout has it</source>
        <translation>Wie im Layout</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Größe der Karten</translation>
    </message>
    <message>
        <source>Pages with backs</source>
        <translation>Seiten mit Rückseiten</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>Bleed of backs</source>
        <translation>Anschnitt hinten</translation>
    </message>
    <message>
        <source>Behind their fronts</source>
        <translation>Hinter ihren Vorderseiten</translation>
    </message>
    <message>
        <source>Before their fronts</source>
        <translation>Vor ihren Vorderseiten</translation>
    </message>
    <message>
        <source>Once, after all fronts</source>
        <translation>Einmal, nach allen Vorderseiten</translation>
    </message>
    <message>
        <source>Set up …</source>
        <translation>Einrichten …</translation>
    </message>
    <message>
        <source>Where this printer puts its other side</source>
        <translation>Wohin dieser Drucker die andere Seite setzt</translation>
    </message>
    <message>
        <source>Printer or print shop that it is for</source>
        <translation>Drucker oder Druckerei, für die es ist</translation>
    </message>
    <message>
        <source>Bleed of backs at the edge of the sheet, in millimetres</source>
        <translation>Anschnitt der Rückseiten am Rand des Bogens, in Millimetern</translation>
    </message>
    <message>
        <source>A page for each card</source>
        <translation>Eine Seite je Karte</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ShuffleMap</name>
    <message>
        <source>Cards by place</source>
        <translation>Karten nach Stelle</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>%1 at place %2: %3 times, expected %4 (%5 standard deviations)</source>
        <translation>%1 an Stelle %2: %3-mal, erwartet %4 (%5 Standardabweichungen)</translation>
    </message>
    <message>
        <source>Place after shuffling →</source>
        <translation>Stelle nach dem Mischen →</translation>
    </message>
    <message>
        <source>← Card before shuffling</source>
        <translation>← Karte vor dem Mischen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ShuffleView</name>
    <message>
        <source>Any deck</source>
        <translation>Beliebiges Deck</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>as expected by chance</source>
        <translation>wie der Zufall</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>auffällig</translation>
    </message>
    <message>
        <source>χ² = %1 with %2 degrees of freedom</source>
        <translation>χ² = %1 bei %2 Freiheitsgraden</translation>
    </message>
    <message>
        <source>Card by place</source>
        <translation>Karte nach Stelle</translation>
    </message>
    <message>
        <source>%1 orders of %2 cards</source>
        <translation>%1 Folgen von %2 Karten</translation>
    </message>
    <message>
        <source>%1 of %2 shuffles</source>
        <translation>%1 von %2 Mischungen</translation>
    </message>
    <message>
        <source>A fair shuffler shows an even grain; stripes and blocks would be a fault.</source>
        <translation>Gerechtes Mischen zeigt ein gleichmäßiges Korn; Streifen und Flecken wären ein Fehler.</translation>
    </message>
    <message>
        <source>Nothing counted yet. A million shuffles take about a second.</source>
        <translation>Noch nichts gezählt. Eine Million Mischungen dauern etwa eine Sekunde.</translation>
    </message>
    <message>
        <source>%1 shuffles of %2 cards, seed %3.</source>
        <translation>%1 Mischungen von %2 Karten, Startwert %3.</translation>
    </message>
    <message>
        <source>No sign of a biased shuffler.</source>
        <translation>Kein Anzeichen für schiefes Mischen.</translation>
    </message>
    <message>
        <source>At least one test is suspicious. In one of about 125 runs chance does that; with another seed it should not happen again.</source>
        <translation>Mindestens ein Test ist auffällig. In einem von etwa 125 Läufen macht das der Zufall; mit einem anderen Startwert sollte es nicht wieder vorkommen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Test the shuffler</source>
        <translation>Mischen prüfen</translation>
    </message>
    <message>
        <source>Shuffler</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Shuffles</source>
        <translation>Mischungen</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Zufallszahlen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>A seed for each game</source>
        <translation>Je Partie ein Startwert</translation>
    </message>
    <message>
        <source>One generator goes on</source>
        <translation>Ein Generator läuft weiter</translation>
    </message>
    <message>
        <source>At the start of a game its own seed shuffles; within a game the generator goes on.</source>
        <translation>Am Beginn einer Partie mischt ihr eigener Startwert; in einer Partie läuft der Generator weiter.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>How often each card came to each place: blue more often than expected, orange less often</source>
        <translation>Wie oft jede Karte an jede Stelle kam: blau öfter als erwartet, orange seltener</translation>
    </message>
    <message>
        <source>Chi-square tests</source>
        <translation>Chi-Quadrat-Tests</translation>
    </message>
    <message>
        <source>p is the probability that a perfect shuffler deviates at least as much. Any value between is as good as another; below 0.001, or above 0.999 because it would be too regular to be chance, it is suspicious. The shuffle is the very one that all games use (Fisher and Yates).</source>
        <translation>p ist die Wahrscheinlichkeit, dass vollkommenes Mischen mindestens so stark abweicht. Dazwischen ist jeder Wert so gut wie der andere; auffällig ist p unter 0,001, oder über 0,999, weil das für den Zufall zu regelmäßig wäre. Gemischt wird genau so wie in allen Partien (Fisher und Yates).</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SidePanel</name>
    <message>
        <source>Name of the edition</source>
        <translation>Name der Edition</translation>
    </message>
    <message>
        <source>Why, for later</source>
        <translation>Warum, für später</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::StaleMark</name>
    <message>
        <source>Out of date: the original has changed since.</source>
        <translation>Veraltet: Das Original wurde seither geändert.</translation>
    </message>
    <message>
        <source>Still fits</source>
        <translation>Passt noch</translation>
    </message>
    <message>
        <source>Marks the translation as up to date.</source>
        <translation>Merkt die Übersetzung als aktuell vor.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::StandingsModel</name>
    <message>
        <source>secret</source>
        <translation>geheim</translation>
    </message>
    <message>
        <source>Known to the player alone until it is counted</source>
        <translation>Bis zur Zählung kennt es nur diese Person</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SuggestionList</name>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>%1: one more than planned</source>
        <translation>%1: eine mehr als vorgesehen</translation>
    </message>
    <message>
        <source>fills cost %1</source>
        <translation>füllt Kosten %1 auf</translation>
    </message>
    <message>
        <source>cost %1 is full</source>
        <translation>Kosten %1 sind voll</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No card of this project fits without a new error.</source>
        <translation>Keine Karte dieses Projekts passt ohne neuen Fehler.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SystemChooser</name>
    <message>
        <source>Rules %1</source>
        <translation>Regelstand %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TablePage</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>Nicht möglich: %1.</translation>
    </message>
    <message>
        <source>Play table</source>
        <translation>Spieltisch</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Rules %1, other side: %2</source>
        <translation>Regeln %1, andere Seite: %2</translation>
    </message>
    <message>
        <source>Space: full face · Enter: use · E: end turn · Ctrl+Z: step back</source>
        <translation>Leertaste: großes Gesicht · Enter: einsetzen · E: Zug beenden · Strg+Z: Schritt zurück</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>Noch keine Partie auf dem Tisch.</translation>
    </message>
    <message>
        <source>Choose two decks and who plays the other side.</source>
        <translation>Wähle zwei Decks und wer die andere Seite spielt.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>What the side column shows</source>
        <translation>Was die Seitenspalte zeigt</translation>
    </message>
    <message>
        <source>Copy the log as text</source>
        <translation>Verlauf als Text kopieren</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Type another seed and press Enter: the game starts again with it.</source>
        <translation>Tipp einen anderen Startwert und drücke Enter: Die Partie beginnt damit neu.</translation>
    </message>
    <message>
        <source>Keep branch</source>
        <translation>Zweig anlegen</translation>
    </message>
    <message>
        <source>Keep this line, to come back after trying another one</source>
        <translation>Diese Linie behalten, um nach einem anderen Versuch zurückzukommen</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Changes that no rule makes, for effects that are carried out by hand</source>
        <translation>Änderungen, die keine Regel macht, für Handwirkungen</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>Neue Hand</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Neu mischen</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>Zum letzten Schritt</translation>
    </message>
    <message>
        <source>Take over the other side</source>
        <translation>Andere Seite übernehmen</translation>
    </message>
    <message>
        <source>Copy log</source>
        <translation>Verlauf kopieren</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Partie sichern</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>A game needs two decks of a system that can be played here.</source>
        <translation>Eine Partie braucht zwei Decks eines Systems, das hier spielbar ist.</translation>
    </message>
    <message>
        <source>Game started with seed %1.</source>
        <translation>Partie begonnen, Startwert %1.</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Schritt %1, %2</translation>
    </message>
    <message>
        <source>Kept as branch “%1”.</source>
        <translation>Als Zweig „%1“ behalten.</translation>
    </message>
    <message>
        <source>The log is on the clipboard.</source>
        <translation>Der Verlauf liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>%1, %2, seed %3</source>
        <translation>%1, %2, Startwert %3</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Gesichert: %1.</translation>
    </message>
    <message>
        <source>No saved games</source>
        <translation>Keine gespeicherten Partien</translation>
    </message>
    <message>
        <source>Opened: %1.</source>
        <translation>Geöffnet: %1.</translation>
    </message>
    <message>
        <source>First a decision is open. Answer it, then change the table by hand.</source>
        <translation>Zuerst ist eine Entscheidung offen. Beantworte sie, dann ändere den Tisch von Hand.</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <translation>Von Hand: %1</translation>
    </message>
    <message>
        <source>%1, %2 %3 → %4</source>
        <translation>%1, %2 %3 → %4</translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>%1 draws 1 card.</source>
        <translation>%1 zieht 1 Karte.</translation>
    </message>
    <message>
        <source>%1, stress %2 → %3</source>
        <translation>%1, Stress %2 → %3</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>1 stress more</source>
        <translation>1 Stress mehr</translation>
    </message>
    <message>
        <source>1 stress less</source>
        <translation>1 Stress weniger</translation>
    </message>
    <message>
        <source>Move to: %1</source>
        <translation>Nach: %1</translation>
    </message>
    <message>
        <source>%1 +1</source>
        <translation>%1 +1</translation>
    </message>
    <message>
        <source>%1 −1</source>
        <translation>%1 −1</translation>
    </message>
    <message>
        <source>Draw 1 card</source>
        <translation>1 Karte ziehen</translation>
    </message>
    <message>
        <source>Choose a card on the table to move it or to change its stress</source>
        <translation>Wähle eine Karte auf dem Tisch, um sie zu bewegen oder ihren Stress zu ändern</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>trägt %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>you, hand open</source>
        <translation>du, Hand offen</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>Turn %1 · %2 to play</source>
        <translation>Zug %1 · %2 am Zug</translation>
    </message>
    <message>
        <source>%1 · %2 to play</source>
        <translation>%1 · %2 am Zug</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 von %2 Karten</translation>
    </message>
    <message>
        <source>End the turn (E)</source>
        <translation>Zug beenden (E)</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Take over this side</source>
        <translation>Diese Seite übernehmen</translation>
    </message>
    <message>
        <source>Let it act</source>
        <translation>Handeln lassen</translation>
    </message>
    <message>
        <source>%1 has to act.</source>
        <translation>%1 muss handeln.</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Hand behalten</translation>
    </message>
    <message>
        <source>Keep the opening hand, or draw it anew.</source>
        <translation>Behalte die Starthand oder misch neu.</translation>
    </message>
    <message>
        <source>Or choose a card that glows (%1).</source>
        <translation>Oder wähle eine Karte, die leuchtet (%1).</translation>
    </message>
    <message>
        <source>Choose a card that glows (%1).</source>
        <translation>Wähle eine Karte, die leuchtet (%1).</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>Was davon?</translation>
    </message>
    <message>
        <source>%1 against %2, seed %3</source>
        <translation>%1 gegen %2, Startwert %3</translation>
    </message>
    <message>
        <source>Next card: %1</source>
        <translation>Nächste Karte: %1</translation>
    </message>
    <message>
        <source>Branch %1</source>
        <translation>Zweig %1</translation>
    </message>
    <message>
        <source>from step %1, %2 steps</source>
        <translation>ab Schritt %1, %2 Schritte</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1 was edited since this game began. The game goes on with the old text.</source>
        <translation>%1 wurde geändert, seit diese Partie begann. Die Partie läuft mit dem alten Text weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards were edited since this game began. It goes on with the old texts.</source>
        <translation>
            <numerusform>%n Karte wurde geändert, seit diese Partie begann. Sie läuft mit den alten Texten weiter.</numerusform>
            <numerusform>%n Karten wurden geändert, seit diese Partie begann. Sie läuft mit den alten Texten weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start again with the new text</source>
        <translation>Mit dem neuen Text neu beginnen</translation>
    </message>
    <message>
        <source>Concede …</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Conceding ends the game: %1 wins.</source>
        <translation>Aufgeben beendet die Partie: %1 gewinnt.</translation>
    </message>
    <message>
        <source>A step back takes it back.</source>
        <translation>Ein Schritt zurück nimmt es zurück.</translation>
    </message>
    <message>
        <source>The saved game is no longer there.</source>
        <translation>Die gespeicherte Partie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This game system cannot play the saved game.</source>
        <translation>Dieses Spielsystem kann die gespeicherte Partie nicht spielen.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Show hint</source>
        <translation>Tipp zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules %1, players: %2 and %3</source>
        <translation>Regelstand %1, es spielen: %2 und %3</translation>
    </message>
    <message>
        <source>P: play or pause · Alt+→: one step · + and −: speed · Ctrl+Z: step back</source>
        <translation>P: spielen oder anhalten · Alt+→: ein Schritt · + und −: Tempo · Strg+Z: Schritt zurück</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Spielen oder anhalten</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Other sides step by step</source>
        <translation>Andere Seiten Schritt für Schritt</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Who meets whom, and how everybody stands (%1)</source>
        <translation>Wer auf wen trifft und wie alle stehen (%1)</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Choose a card on the table to move it</source>
        <translation>Wähle eine Karte auf dem Tisch, um sie zu bewegen</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TableScene</name>
    <message>
        <source>No %1</source>
        <translation>Kein %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TextChangeList</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Changed texts</source>
        <translation>Geänderte Texte</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TextHint</name>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Puts the proposal into the text. Also %1.</source>
        <translation>Setzt den Vorschlag in den Text ein. Auch %1.</translation>
    </message>
    <message>
        <source>This sentence means …</source>
        <translation>Dieser Satz bedeutet …</translation>
    </message>
    <message>
        <source>Understood.</source>
        <translation>Verstanden.</translation>
    </message>
    <message>
        <source>The sentence goes on.</source>
        <translation>Der Satz geht noch weiter.</translation>
    </message>
    <message>
        <source>Goes on with: %1</source>
        <translation>Weiter mit: %1</translation>
    </message>
    <message>
        <source>The card language says: %1</source>
        <translation>Die Kartensprache sagt: %1</translation>
    </message>
    <message>
        <source>Did you mean: %1</source>
        <translation>Meintest du: %1</translation>
    </message>
    <message>
        <source>The card language does not know this sentence.</source>
        <translation>Diesen Satz kennt die Kartensprache nicht.</translation>
    </message>
    <message>
        <source>Expected here: %1</source>
        <translation>Erwartet wird hier: %1</translation>
    </message>
    <message>
        <source>As it stands, the sentence is carried out by hand at the table.</source>
        <translation>So bleibt der Satz eine Handwirkung am Tisch.</translation>
    </message>
    <message>
        <source>The part in brackets is carried out by hand at the table.</source>
        <translation>Was in Klammern steht, wird am Tisch von Hand ausgeführt.</translation>
    </message>
    <message>
        <source>No card is called “%1”.</source>
        <translation>Keine Karte heißt „%1“.</translation>
    </message>
    <message>
        <source>Until it is understood, the card text stays as it is.</source>
        <translation>Bis es verstanden wird, bleibt der Kartentext, wie er ist.</translation>
    </message>
    <message>
        <source>Meant so</source>
        <translation>So gemeint</translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation>Alt+Enter</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TextSection</name>
    <message>
        <source>Card text</source>
        <translation>Kartentext</translation>
    </message>
    <message>
        <source>How the rules engine reads it</source>
        <translation>So liest die Regelmaschine</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 von %2 Zeichen</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>German (made from the text, can be edited)</source>
        <translation>Deutsch (wird erzeugt, lässt sich bearbeiten)</translation>
    </message>
    <message>
        <source>English (made from the text, can be edited)</source>
        <translation>Englisch (wird erzeugt, lässt sich bearbeiten)</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TimelineList</name>
    <message>
        <source>No change matches this.</source>
        <translation>Keine Änderung passt dazu.</translation>
    </message>
    <message>
        <source>You can ask for words and for card:, deck:, field:, who:, note:, since:, until: and is:undone.</source>
        <translation>Du kannst nach Wörtern fragen und nach karte:, deck:, feld:, wer:, notiz:, seit:, bis: und ist:zurückgenommen.</translation>
    </message>
    <message>
        <source>Show all changes</source>
        <translation>Alle Änderungen zeigen</translation>
    </message>
    <message>
        <source>No edition yet.</source>
        <translation>Noch keine Edition.</translation>
    </message>
    <message>
        <source>An edition keeps cards, decks, parameters and rules as they are now.</source>
        <translation>Eine Edition hält Karten, Decks, Parameter und Regeln fest, wie sie jetzt sind.</translation>
    </message>
    <message>
        <source>Freeze an edition</source>
        <translation>Edition einfrieren</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Noch keine Änderung.</translation>
    </message>
    <message>
        <source>Every step is kept here and can be taken back, also after a restart.</source>
        <translation>Jeder Schritt wird hier festgehalten und lässt sich zurücknehmen, auch nach einem Neustart.</translation>
    </message>
    <message>
        <source>All changes</source>
        <translation>Alle Änderungen</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Editionen</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Was aufgelistet wird</translation>
    </message>
    <message>
        <source>Card, deck or person</source>
        <translation>Karte, Deck oder Person</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Verlauf durchsuchen</translation>
    </message>
    <message>
        <source>Words, or card: deck: field: who: note: since: until: is:undone</source>
        <translation>Wörter, oder karte: deck: feld: wer: notiz: seit: bis: ist:zurückgenommen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TimelineModel</name>
    <message>
        <source>Edition %1</source>
        <translation>Edition %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>frozen, %1</source>
        <translation>eingefroren, %1</translation>
    </message>
    <message>
        <source>taken back: %1</source>
        <translation>zurückgenommen: %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TranslationForm</name>
    <message>
        <source>In English, not made from the text</source>
        <translation>Englisch, nicht aus dem Text erzeugt</translation>
    </message>
    <message>
        <source>In German, not made from the text</source>
        <translation>Deutsch, nicht aus dem Text erzeugt</translation>
    </message>
    <message>
        <source>By hand: “%1”</source>
        <translation>Von Hand: „%1“</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::VariantList</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Change a rule …</source>
        <translation>Regel ändern …</translation>
    </message>
    <message>
        <source>Adds a variant in which one parameter has another value</source>
        <translation>Fügt eine Variante hinzu, in der ein Parameter einen anderen Wert hat</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Rules %1</source>
        <translation>Regelstand %1</translation>
    </message>
    <message>
        <source>As set on the page Rules</source>
        <translation>Wie auf der Seite Regeln</translation>
    </message>
</context>
</TS>
