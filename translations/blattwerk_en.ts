<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CardColumns</name>
    <message>
        <source>Idea</source>
        <translation>Idea</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Card text</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Picture</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Findings</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Own wordings of the card language: list, teach, change, remove</source>
        <translation>Own wordings of the card language: list, teach, change, remove</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Project</translation>
    </message>
    <message>
        <source>Game system</source>
        <translation>Game system</translation>
    </message>
    <message>
        <source>All own wordings (also shown after every change)</source>
        <translation>All own wordings (also shown after every change)</translation>
    </message>
    <message>
        <source>A wording; brackets {} around what may vary, or none</source>
        <translation>A wording; brackets {} around what may vary, or none</translation>
    </message>
    <message>
        <source>The known sentence that it stands for</source>
        <translation>The known sentence that it stands for</translation>
    </message>
    <message>
        <source>The wording to change; --add gives it anew</source>
        <translation>The wording to change; --add gives it anew</translation>
    </message>
    <message>
        <source>The wording to remove</source>
        <translation>The wording to remove</translation>
    </message>
    <message>
        <source>Nothing varies</source>
        <translation>Nothing varies</translation>
    </message>
    <message>
        <source>Cards are written with the wording from now on</source>
        <translation>Cards are written with the wording from now on</translation>
    </message>
    <message>
        <source>Show which cards --canonical would write anew; change nothing</source>
        <translation>Show which cards --canonical would write anew; change nothing</translation>
    </message>
    <message>
        <source>No card fits.</source>
        <translation>No card fits.</translation>
    </message>
    <message>
        <source>Search, print cards</source>
        <translation>Search, print cards</translation>
    </message>
    <message>
        <source>e.g. typ:charakter kosten&lt;=2 text:&quot;stress&quot; -deck:purpurpakt</source>
        <translation>e.g. typ:charakter kosten&lt;=2 text:&quot;stress&quot; -deck:purpurpakt</translation>
    </message>
    <message>
        <source>Only cards of this system</source>
        <translation>Only cards of this system</translation>
    </message>
    <message>
        <source>Fields to print, separated by commas</source>
        <translation>Fields to print, separated by commas</translation>
    </message>
    <message>
        <source>Change fields of a card: one undoable edit</source>
        <translation>Change fields of a card: one undoable edit</translation>
    </message>
    <message>
        <source>Key of the card</source>
        <translation>Key of the card</translation>
    </message>
    <message>
        <source>field=value; repeat for more</source>
        <translation>field=value; repeat for more</translation>
    </message>
    <message>
        <source>System, where two use the same key</source>
        <translation>System, where two use the same key</translation>
    </message>
    <message>
        <source>Reason, for the history</source>
        <translation>Reason, for the history</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>warning</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>hint</translation>
    </message>
    <message>
        <source>Construction rules and card findings; exit 1 on errors</source>
        <translation>Construction rules and card findings; exit 1 on errors</translation>
    </message>
    <message>
        <source>Only this system</source>
        <translation>Only this system</translation>
    </message>
    <message>
        <source>Only this deck and its cards</source>
        <translation>Only this deck and its cards</translation>
    </message>
    <message>
        <source>Show a deck; add and remove cards as one undoable edit</source>
        <translation>Show a deck; add and remove cards as one undoable edit</translation>
    </message>
    <message>
        <source>Key of the deck</source>
        <translation>Key of the deck</translation>
    </message>
    <message>
        <source>Keys of cards to add, one copy each</source>
        <translation>Keys of cards to add, one copy each</translation>
    </message>
    <message>
        <source>Keys of cards to remove, one copy each</source>
        <translation>Keys of cards to remove, one copy each</translation>
    </message>
    <message>
        <source>Play a deck alone many times and report how fast it wins</source>
        <translation>Play a deck alone many times and report how fast it wins</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Number of games</translation>
    </message>
    <message>
        <source>parameter=value</source>
        <translation>parameter=value</translation>
    </message>
    <message>
        <source>Seed of the first game</source>
        <translation>Seed of the first game</translation>
    </message>
    <message>
        <source>Threads; the result does not depend on it</source>
        <translation>Threads; the result does not depend on it</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>(taken back)</source>
        <translation>(taken back)</translation>
    </message>
    <message>
        <source>Take the newest revision back</source>
        <translation>Take the newest revision back</translation>
    </message>
    <message>
        <source>Do what was taken back again</source>
        <translation>Do what was taken back again</translation>
    </message>
    <message>
        <source>Who changed what when, newest first</source>
        <translation>Who changed what when, newest first</translation>
    </message>
    <message>
        <source>Only revisions that changed this card</source>
        <translation>Only revisions that changed this card</translation>
    </message>
    <message>
        <source>stands in more than one row; only the first counts</source>
        <translation>stands in more than one row; only the first counts</translation>
    </message>
    <message>
        <source>new: %1, changed: %2, unchanged: %3, left out: %4</source>
        <translation>new: %1, changed: %2, unchanged: %3, left out: %4</translation>
    </message>
    <message>
        <source>Preview only: nothing was written.</source>
        <translation>Preview only: nothing was written.</translation>
    </message>
    <message>
        <source>There was nothing to write.</source>
        <translation>There was nothing to write.</translation>
    </message>
    <message>
        <source>File to import</source>
        <translation>File to import</translation>
    </message>
    <message>
        <source>Where the file&apos;s name and contents do not tell</source>
        <translation>Where the file&apos;s name and contents do not tell</translation>
    </message>
    <message>
        <source>System that the cards belong to</source>
        <translation>System that the cards belong to</translation>
    </message>
    <message>
        <source>Deck that gets the cards</source>
        <translation>Deck that gets the cards</translation>
    </message>
    <message>
        <source>column=field; an empty field leaves the column out</source>
        <translation>column=field; an empty field leaves the column out</translation>
    </message>
    <message>
        <source>Show what would happen, change nothing</source>
        <translation>Show what would happen, change nothing</translation>
    </message>
    <message>
        <source>“%1” is not understood here.</source>
        <translation>“%1” is not understood here.</translation>
    </message>
    <message>
        <source>No card is called “%1”.</source>
        <translation>No card is called “%1”.</translation>
    </message>
    <message>
        <source>Possible here: %1</source>
        <translation>Possible here: %1</translation>
    </message>
    <message>
        <source>Perhaps meant: %1</source>
        <translation>Perhaps meant: %1</translation>
    </message>
    <message>
        <source>Nothing to propose.</source>
        <translation>Nothing to propose.</translation>
    </message>
    <message>
        <source>Project with own wordings; without it the sample</source>
        <translation>Project with own wordings; without it the sample</translation>
    </message>
    <message>
        <source>Card type; without it every head is allowed</source>
        <translation>Card type; without it every head is allowed</translation>
    </message>
    <message>
        <source>The card&apos;s own name</source>
        <translation>The card&apos;s own name</translation>
    </message>
    <message>
        <source>field=value of the card</source>
        <translation>field=value of the card</translation>
    </message>
    <message>
        <source>What a card text on standard input means</source>
        <translation>What a card text on standard input means</translation>
    </message>
    <message>
        <source>What may follow in a text</source>
        <translation>What may follow in a text</translation>
    </message>
    <message>
        <source>Position in bytes; without it the end</source>
        <translation>Position in bytes; without it the end</translation>
    </message>
    <message>
        <source>Corrected sentences, best first</source>
        <translation>Corrected sentences, best first</translation>
    </message>
    <message>
        <source>The canonical text in the other language</source>
        <translation>The canonical text in the other language</translation>
    </message>
    <message>
        <source>Language to render</source>
        <translation>Language to render</translation>
    </message>
    <message>
        <source>Find cards by what their text means, and replace it: {} stands for anything in its place</source>
        <translation>Find cards by what their text means, and replace it: {} stands for anything in its place</translation>
    </message>
    <message>
        <source>A sentence with {} around what may be anything, such as “Erschöpfe {eine Figur}.”, or a primitive</source>
        <translation>A sentence with {} around what may be anything, such as “Erschöpfe {eine Figur}.”, or a primitive</translation>
    </message>
    <message>
        <source>The sentence to put in its place</source>
        <translation>The sentence to put in its place</translation>
    </message>
    <message>
        <source>Show what --replace would change; change nothing</source>
        <translation>Show what --replace would change; change nothing</translation>
    </message>
    <message>
        <source>A number from 1 to %1, or q to leave</source>
        <translation>A number from 1 to %1, or q to leave</translation>
    </message>
    <message>
        <source>Play in the terminal: side A is yours</source>
        <translation>Play in the terminal: side A is yours</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Your deck</translation>
    </message>
    <message>
        <source>The other side&apos;s deck</source>
        <translation>The other side&apos;s deck</translation>
    </message>
    <message>
        <source>Policy of side B, or hotseat</source>
        <translation>Policy of side B, or hotseat</translation>
    </message>
    <message>
        <source>Same seed and same steps, same game</source>
        <translation>Same seed and same steps, same game</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n system</numerusform>
            <numerusform>%n systems</numerusform>
        </translation>
    </message>
    <message>
        <source>format %1, integrity: %2</source>
        <translation>format %1, integrity: %2</translation>
    </message>
    <message>
        <source>Create a project with the sample content</source>
        <translation>Create a project with the sample content</translation>
    </message>
    <message>
        <source>Project to create; an existing file is refused</source>
        <translation>Project to create; an existing file is refused</translation>
    </message>
    <message>
        <source>Without any content</source>
        <translation>Without any content</translation>
    </message>
    <message>
        <source>Systems, counts, editions, schema version, integrity</source>
        <translation>Systems, counts, editions, schema version, integrity</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 cards on %n page(s)</source>
        <translation>
            <numerusform>%1 of %2 cards on %n page</numerusform>
            <numerusform>%1 of %2 cards on %n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Write proof sheets and count what the file holds</source>
        <translation>Write proof sheets and count what the file holds</translation>
    </message>
    <message>
        <source>PDF to write</source>
        <translation>PDF to write</translation>
    </message>
    <message>
        <source>Millimetres over the cut</source>
        <translation>Millimetres over the cut</translation>
    </message>
    <message>
        <source>Backs for printers that turn over this edge</source>
        <translation>Backs for printers that turn over this edge</translation>
    </message>
    <message>
        <source>Lines between the cards</source>
        <translation>Lines between the cards</translation>
    </message>
    <message>
        <source>Without key and revision on the cards</source>
        <translation>Without key and revision on the cards</translation>
    </message>
    <message>
        <source>Words to look for, or --card with the key of a card, are missing.</source>
        <translation>Words to look for, or --card with the key of a card, are missing.</translation>
    </message>
    <message>
        <source>No rule fits.</source>
        <translation>No rule fits.</translation>
    </message>
    <message>
        <source>Look rules up by everyday words, best first</source>
        <translation>Look rules up by everyday words, best first</translation>
    </message>
    <message>
        <source>Words, or the id of a rule</source>
        <translation>Words, or the id of a rule</translation>
    </message>
    <message>
        <source>Rules that concern this card</source>
        <translation>Rules that concern this card</translation>
    </message>
    <message>
        <source>Only rules of this system</source>
        <translation>Only rules of this system</translation>
    </message>
    <message>
        <source>Results at the most</source>
        <translation>Results at the most</translation>
    </message>
    <message>
        <source>Run scenario files; exit 1 if one fails, 2 if one is refused</source>
        <translation>Run scenario files; exit 1 if one fails, 2 if one is refused</translation>
    </message>
    <message>
        <source>Cards and decks come from this project; default: the sample</source>
        <translation>Cards and decks come from this project; default: the sample</translation>
    </message>
    <message>
        <source>Files, or folders with all they hold</source>
        <translation>Files, or folders with all they hold</translation>
    </message>
    <message>
        <source>All sentences of a card language, with an example each</source>
        <translation>All sentences of a card language, with an example each</translation>
    </message>
    <message>
        <source>As tables in Markdown</source>
        <translation>As tables in Markdown</translation>
    </message>
    <message>
        <source>The designers&apos; guide with the sentences of all systems</source>
        <translation>The designers&apos; guide with the sentences of all systems</translation>
    </message>
    <message>
        <source>The output could not be written completely.</source>
        <translation>The output could not be written completely.</translation>
    </message>
    <message>
        <source>%1 needs a name, an equals sign and a value, not “%2”.</source>
        <translation>%1 needs a name, an equals sign and a value, not “%2”.</translation>
    </message>
    <message>
        <source>The standard input cannot be read.</source>
        <translation>The standard input cannot be read.</translation>
    </message>
    <message>
        <source>The standard input is not text in UTF-8.</source>
        <translation>The standard input is not text in UTF-8.</translation>
    </message>
    <message>
        <source>Nothing changed: everything is as wanted already.</source>
        <translation>Nothing changed: everything is as wanted already.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commands</translation>
    </message>
    <message>
        <source>“%1” is not text in UTF-8.</source>
        <translation>“%1” is not text in UTF-8.</translation>
    </message>
    <message>
        <source>Blattwerk on the command line: card projects, checks, play and proofs</source>
        <translation>Blattwerk on the command line: card projects, checks, play and proofs</translation>
    </message>
    <message>
        <source>Shows the version</source>
        <translation>Shows the version</translation>
    </message>
    <message>
        <source>Exit codes: 0 fine, 1 findings or failed checks, 2 wrong usage or unreadable input, 3 could not do it.</source>
        <translation>Exit codes: 0 fine, 1 findings or failed checks, 2 wrong usage or unreadable input, 3 could not do it.</translation>
    </message>
    <message>
        <source>Machine output on standard output</source>
        <translation>Machine output on standard output</translation>
    </message>
    <message>
        <source>Language of messages and texts</source>
        <translation>Language of messages and texts</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMAND</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>(required)</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>A command is missing.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>There is no command “%1”.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 is missing.</translation>
    </message>
    <message>
        <source>Shows this help</source>
        <translation>Shows this help</translation>
    </message>
    <message>
        <source>Not expected here: %1</source>
        <translation>Not expected here: %1</translation>
    </message>
    <message>
        <source>%1 may be given only once.</source>
        <translation>%1 may be given only once.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 needs a value.</translation>
    </message>
    <message>
        <source>The value cannot be read: %1</source>
        <translation>The value cannot be read: %1</translation>
    </message>
    <message>
        <source>More about it: %1</source>
        <translation>More about it: %1</translation>
    </message>
    <message>
        <source>“%1” is not possible here. Possible are: %2</source>
        <translation>“%1” is not possible here. Possible are: %2</translation>
    </message>
    <message>
        <source>“%1” is not possible here: a whole number from %2 to %3 is needed</source>
        <translation>“%1” is not possible here: a whole number from %2 to %3 is needed</translation>
    </message>
    <message>
        <source>“%1” is not possible here: a number from %2 to %3 is needed</source>
        <translation>“%1” is not possible here: a number from %2 to %3 is needed</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not possible here: a number from 0 to 50 is needed</source>
        <translation>“%1” is not possible here: a number from 0 to 50 is needed</translation>
    </message>
    <message>
        <source>What does a change do? Plays the same games before and after it, pair by pair</source>
        <translation>What does a change do? Plays the same games before and after it, pair by pair</translation>
    </message>
    <message>
        <source>Deck of side A; without it the first one that holds the card</source>
        <translation>Deck of side A; without it the first one that holds the card</translation>
    </message>
    <message>
        <source>Deck of side B; without it all others in turn</source>
        <translation>Deck of side B; without it all others in turn</translation>
    </message>
    <message>
        <source>Key of the card to change</source>
        <translation>Key of the card to change</translation>
    </message>
    <message>
        <source>parameter=value of the rules</source>
        <translation>parameter=value of the rules</translation>
    </message>
    <message>
        <source>Twice: two editions; once: an edition and the cards as they are now</source>
        <translation>Twice: two editions; once: an edition and the cards as they are now</translation>
    </message>
    <message>
        <source>Percentage points to either side that are exact enough; 0: all games</source>
        <translation>Percentage points to either side that are exact enough; 0: all games</translation>
    </message>
    <message>
        <source>“%1” is no part of a run: 2/8 means the second of eight parts.</source>
        <translation>“%1” is no part of a run: 2/8 means the second of eight parts.</translation>
    </message>
    <message>
        <source>Let two decks play each other many times and report what happened</source>
        <translation>Let two decks play each other many times and report what happened</translation>
    </message>
    <message>
        <source>Deck of side A</source>
        <translation>Deck of side A</translation>
    </message>
    <message>
        <source>Deck of side B</source>
        <translation>Deck of side B</translation>
    </message>
    <message>
        <source>Only one part of the run: 2/8 is the second of eight</source>
        <translation>Only one part of the run: 2/8 is the second of eight</translation>
    </message>
    <message>
        <source>Write a result file for merge-results</source>
        <translation>Write a result file for merge-results</translation>
    </message>
    <message>
        <source>Join the parts of a run to exactly the numbers of one run</source>
        <translation>Join the parts of a run to exactly the numbers of one run</translation>
    </message>
    <message>
        <source>Result files of all parts</source>
        <translation>Result files of all parts</translation>
    </message>
    <message>
        <source>Write the result of the whole run</source>
        <translation>Write the result of the whole run</translation>
    </message>
    <message>
        <source>%1 (A) against %2, %3 games before and after the change</source>
        <translation>%1 (A) against %2, %3 games before and after the change</translation>
    </message>
    <message>
        <source>Turns of a game: %1</source>
        <translation>Turns of a game: %1</translation>
    </message>
    <message>
        <source>Turn of victory alone: %1</source>
        <translation>Turn of victory alone: %1</translation>
    </message>
    <message>
        <source>and %1 more changes</source>
        <translation>and %1 more changes</translation>
    </message>
    <message>
        <source>%1 → %2: %3 percentage points (95 %: %4 to %5)</source>
        <translation>%1 → %2: %3 percentage points (95 %: %4 to %5)</translation>
    </message>
    <message>
        <source>%1 → %2, no difference found (95 %: %3 to %4 percentage points)</source>
        <translation>%1 → %2, no difference found (95 %: %3 to %4 percentage points)</translation>
    </message>
    <message>
        <source>Win rate of A: %1</source>
        <translation>Win rate of A: %1</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>against %1: %2</translation>
    </message>
    <message>
        <source>Win rate of who begins: %1</source>
        <translation>Win rate of who begins: %1</translation>
    </message>
    <message>
        <source>The card itself, per game:</source>
        <translation>The card itself, per game:</translation>
    </message>
    <message>
        <source>%1 of %2 pairs of games went another way.</source>
        <translation>%1 of %2 pairs of games went another way.</translation>
    </message>
    <message>
        <source>Played in pairs, the win rate varies by %1 instead of %2: %3 times fewer games.</source>
        <translation>Played in pairs, the win rate varies by %1 instead of %2: %3 times fewer games.</translation>
    </message>
    <message>
        <source>It stopped because ± %1 percentage points are exact enough.</source>
        <translation>It stopped because ± %1 percentage points are exact enough.</translation>
    </message>
    <message>
        <source>What is to be changed? --card with --set, --param or --edition is missing.</source>
        <translation>What is to be changed? --card with --set, --param or --edition is missing.</translation>
    </message>
    <message>
        <source>--edition goes once or twice, and without --set and --param.</source>
        <translation>--edition goes once or twice, and without --set and --param.</translation>
    </message>
    <message>
        <source>This fits several systems (%1): choose one with --system.</source>
        <translation>This fits several systems (%1): choose one with --system.</translation>
    </message>
    <message>
        <source>No deck holds “%1”.</source>
        <translation>No deck holds “%1”.</translation>
    </message>
    <message>
        <source>None of these decks holds “%1”.</source>
        <translation>None of these decks holds “%1”.</translation>
    </message>
    <message>
        <source>Who plays side A</source>
        <translation>Who plays side A</translation>
    </message>
    <message>
        <source>Who plays side B</source>
        <translation>Who plays side B</translation>
    </message>
    <message>
        <source>Seed of the first two games</source>
        <translation>Seed of the first two games</translation>
    </message>
    <message>
        <source>%1 (95 %: %2 to %3)</source>
        <translation>%1 (95 %: %2 to %3)</translation>
    </message>
    <message>
        <source>%1 → %2, no difference found (95 %: %3 to %4)</source>
        <translation>%1 → %2, no difference found (95 %: %3 to %4)</translation>
    </message>
    <message>
        <source>%1 → %2: %3 (95 %: %4 to %5)</source>
        <translation>%1 → %2: %3 (95 %: %4 to %5)</translation>
    </message>
    <message>
        <source>Part %1 of %2 of a run of %3 games</source>
        <translation>Part %1 of %2 of a run of %3 games</translation>
    </message>
    <message>
        <source>No game was won.</source>
        <translation>No game was won.</translation>
    </message>
    <message>
        <source>A wins %1, B wins %2.</source>
        <translation>A wins %1, B wins %2.</translation>
    </message>
    <message>
        <source>Who begins wins %1.</source>
        <translation>Who begins wins %1.</translation>
    </message>
    <message>
        <source>A game lasts %1 turns on average, the middle one %2, eight of ten %3 to %4.</source>
        <translation>A game lasts %1 turns on average, the middle one %2, eight of ten %3 to %4.</translation>
    </message>
    <message>
        <source>The lead changes %1 times per game.</source>
        <translation>The lead changes %1 times per game.</translation>
    </message>
    <message>
        <source>Draws: %1</source>
        <translation>Draws: %1</translation>
    </message>
    <message>
        <source>Aborted: %1, most often with %2</source>
        <translation>Aborted: %1, most often with %2</translation>
    </message>
    <message>
        <source>Games in which a guard of the rules stepped in: %1</source>
        <translation>Games in which a guard of the rules stepped in: %1</translation>
    </message>
    <message>
        <source>On average per game</source>
        <translation>On average per game</translation>
    </message>
    <message>
        <source>%1: how often it wins when the card was played (%2 in all)</source>
        <translation>%1: how often it wins when the card was played (%2 in all)</translation>
    </message>
    <message>
        <source>Who plays the deck</source>
        <translation>Who plays the deck</translation>
    </message>
    <message>
        <source>%1 (A) against %2 (B): %3 games. Player: %4</source>
        <translation>%1 (A) against %2 (B): %3 games. Player: %4</translation>
    </message>
    <message>
        <source>diff needs two projects, or one project with --system and one or two --edition.</source>
        <translation>diff needs two projects, or one project with --system and one or two --edition.</translation>
    </message>
    <message>
        <source>! deck %1 became illegal: %2</source>
        <translation>! deck %1 became illegal: %2</translation>
    </message>
    <message>
        <source>What differs between two projects, by card, deck, rule and field</source>
        <translation>What differs between two projects, by card, deck, rule and field</translation>
    </message>
    <message>
        <source>Project as it was</source>
        <translation>Project as it was</translation>
    </message>
    <message>
        <source>Project as it is</source>
        <translation>Project as it is</translation>
    </message>
    <message>
        <source>System of the editions</source>
        <translation>System of the editions</translation>
    </message>
    <message>
        <source>Compare this edition of A with a second one or the present state</source>
        <translation>Compare this edition of A with a second one or the present state</translation>
    </message>
    <message>
        <source>Write cards and decks for other programs, or everything as a tree for git</source>
        <translation>Write cards and decks for other programs, or everything as a tree for git</translation>
    </message>
    <message>
        <source>Form of the output</source>
        <translation>Form of the output</translation>
    </message>
    <message>
        <source>File, or folder of the tree</source>
        <translation>File, or folder of the tree</translation>
    </message>
    <message>
        <source>Only the cards of this deck</source>
        <translation>Only the cards of this deck</translation>
    </message>
    <message>
        <source>Keep cards, decks, parameters and rules of a system as an edition</source>
        <translation>Keep cards, decks, parameters and rules of a system as an edition</translation>
    </message>
    <message>
        <source>System to freeze</source>
        <translation>System to freeze</translation>
    </message>
    <message>
        <source>Name of the edition</source>
        <translation>Name of the edition</translation>
    </message>
    <message>
        <source>Why, for the history</source>
        <translation>Why, for the history</translation>
    </message>
    <message>
        <source>Merge cards, a deck, a tree or another project: one undo step, nothing deleted unless wanted</source>
        <translation>Merge cards, a deck, a tree or another project: one undo step, nothing deleted unless wanted</translation>
    </message>
    <message>
        <source>Of a tree or project: delete what it lacks</source>
        <translation>Of a tree or project: delete what it lacks</translation>
    </message>
    <message>
        <source>Conflicts: %1. Of a value that both changed, ours was kept.</source>
        <translation>Conflicts: %1. Of a value that both changed, ours was kept.</translation>
    </message>
    <message>
        <source>Merge two changed copies of one project by card and field</source>
        <translation>Merge two changed copies of one project by card and field</translation>
    </message>
    <message>
        <source>What both started from</source>
        <translation>What both started from</translation>
    </message>
    <message>
        <source>Our copy; its history goes on</source>
        <translation>Our copy; its history goes on</translation>
    </message>
    <message>
        <source>The other copy</source>
        <translation>The other copy</translation>
    </message>
    <message>
        <source>Where the merged project goes</source>
        <translation>Where the merged project goes</translation>
    </message>
    <message>
        <source>! %1: damaged, rows saved: %2</source>
        <translation>! %1: damaged, rows saved: %2</translation>
    </message>
    <message>
        <source>! card %1 is lost</source>
        <translation>! card %1 is lost</translation>
    </message>
    <message>
        <source>! %1: rows left out that name something lost: %2</source>
        <translation>! %1: rows left out that name something lost: %2</translation>
    </message>
    <message>
        <source>! %1: rules and fields as the program ships them</source>
        <translation>! %1: rules and fields as the program ships them</translation>
    </message>
    <message>
        <source>Everything could be read.</source>
        <translation>Everything could be read.</translation>
    </message>
    <message>
        <source>Save what can be read of a damaged project into a new one</source>
        <translation>Save what can be read of a damaged project into a new one</translation>
    </message>
    <message>
        <source>Damaged project; it is only read</source>
        <translation>Damaged project; it is only read</translation>
    </message>
    <message>
        <source>New project; an existing file is refused</source>
        <translation>New project; an existing file is refused</translation>
    </message>
    <message>
        <source>new: %1, changed: %2, removed: %3</source>
        <translation>new: %1, changed: %2, removed: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n collection(s)</source>
        <translation>
            <numerusform>%n collection</numerusform>
            <numerusform>%n collections</numerusform>
        </translation>
    </message>
    <message>
        <source>passive, dummy, or a script: stoerfeuer, wettlauf, abriss; in the flag tournament bot, bot:3 (its level), starter or a deck</source>
        <translation>passive, dummy, or a script: stoerfeuer, wettlauf, abriss; in the flag tournament bot, bot:3 (its level), starter or a deck</translation>
    </message>
    <message>
        <source>Test run, where a system has several: match, reveal, build</source>
        <translation>Test run, where a system has several: match, reveal, build</translation>
    </message>
    <message>
        <source>Whole tournaments of so many people, instead of two decks</source>
        <translation>Whole tournaments of so many people, instead of two decks</translation>
    </message>
    <message>
        <source>Who plays a seat of a tournament; the last one also those after it</source>
        <translation>Who plays a seat of a tournament; the last one also those after it</translation>
    </message>
    <message>
        <source>Sets of a tournament, joined by commas; mixed: others each time</source>
        <translation>Sets of a tournament, joined by commas; mixed: others each time</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Starter deck</source>
        <translation>Starter deck</translation>
    </message>
    <message>
        <source>%1 tournaments of %2 seats. Player: %3</source>
        <translation>%1 tournaments of %2 seats. Player: %3</translation>
    </message>
    <message>
        <source>Aborted: %1</source>
        <translation>Aborted: %1</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fans</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wins</translation>
    </message>
    <message>
        <source>Matches won by round</source>
        <translation>Matches won by round</translation>
    </message>
    <message>
        <source>On average per seat</source>
        <translation>On average per seat</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Taken</translation>
    </message>
    <message>
        <source>Who took one of its cards wins</source>
        <translation>Who took one of its cards wins</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Who took it wins</source>
        <translation>Who took it wins</translation>
    </message>
    <message>
        <source>Replace a file that exists</source>
        <translation>Replace a file that exists</translation>
    </message>
    <message>
        <source>Whole tournaments of so many people; --a names a starting deck</source>
        <translation>Whole tournaments of so many people; --a names a starting deck</translation>
    </message>
    <message>
        <source>%1 tournaments before and after the change</source>
        <translation>%1 tournaments before and after the change</translation>
    </message>
    <message>
        <source>Fans of a seat: %1</source>
        <translation>Fans of a seat: %1</translation>
    </message>
    <message>
        <source>Fans by starter deck</source>
        <translation>Fans by starter deck</translation>
    </message>
    <message>
        <source>Final reached, by starter deck</source>
        <translation>Final reached, by starter deck</translation>
    </message>
    <message>
        <source>Tournaments won, by starter deck</source>
        <translation>Tournaments won, by starter deck</translation>
    </message>
    <message>
        <source>Played in pairs, the fans vary by %1 instead of %2: %3 times fewer games.</source>
        <translation>Played in pairs, the fans vary by %1 instead of %2: %3 times fewer games.</translation>
    </message>
    <message>
        <source>drafted modules</source>
        <translation>drafted modules</translation>
    </message>
    <message>
        <source>--field needs --card or --deck.</source>
        <translation>--field needs --card or --deck.</translation>
    </message>
    <message>
        <source>edition %1 frozen</source>
        <translation>edition %1 frozen</translation>
    </message>
    <message>
        <source>Bring back the state after this revision, as one step: of --card, --deck or the whole project</source>
        <translation>Bring back the state after this revision, as one step: of --card, --deck or the whole project</translation>
    </message>
    <message>
        <source>Restore this deck only</source>
        <translation>Restore this deck only</translation>
    </message>
    <message>
        <source>Restore this field only</source>
        <translation>Restore this field only</translation>
    </message>
    <message>
        <source>The state before the revision</source>
        <translation>The state before the revision</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 × %2 pixels</source>
        <translation>
            <numerusform>%n picture of %1 × %2 pixels</numerusform>
            <numerusform>%n pictures of %1 × %2 pixels</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a picture of each card for print shops, websites and virtual tables</source>
        <translation>Write a picture of each card for print shops, websites and virtual tables</translation>
    </message>
    <message>
        <source>Folder to write</source>
        <translation>Folder to write</translation>
    </message>
    <message>
        <source>Only the cards that this query finds</source>
        <translation>Only the cards that this query finds</translation>
    </message>
    <message>
        <source>Game system; without it the first one</source>
        <translation>Game system; without it the first one</translation>
    </message>
    <message>
        <source>What the pictures are for</source>
        <translation>What the pictures are for</translation>
    </message>
    <message>
        <source>Pixels per inch</source>
        <translation>Pixels per inch</translation>
    </message>
    <message>
        <source>File names: {number} {key} {name} {type} {copies} {deck}</source>
        <translation>File names: {number} {key} {name} {type} {copies} {deck}</translation>
    </message>
    <message>
        <source>Round corners, transparent outside</source>
        <translation>Round corners, transparent outside</translation>
    </message>
    <message>
        <source>With key and revision on the cards</source>
        <translation>With key and revision on the cards</translation>
    </message>
    <message>
        <source>Without the backs</source>
        <translation>Without the backs</translation>
    </message>
    <message>
        <source>Replace pictures that exist</source>
        <translation>Replace pictures that exist</translation>
    </message>
    <message>
        <source>Pictures at the same time</source>
        <translation>Pictures at the same time</translation>
    </message>
    <message>
        <source>- %1× %2 (%3 r%4)</source>
        <translation>- %1× %2 (%3 r%4)</translation>
    </message>
    <message>
        <source>The print was not noted in the project, which cannot be written.</source>
        <translation>The print was not noted in the project, which cannot be written.</translation>
    </message>
    <message>
        <source>Nothing to print: no card is new or changed.</source>
        <translation>Nothing to print: no card is new or changed.</translation>
    </message>
    <message>
        <source>To take out of the box:</source>
        <translation>To take out of the box:</translation>
    </message>
    <message>
        <source>The same bytes as then.</source>
        <translation>The same bytes as then.</translation>
    </message>
    <message>
        <source>Not the same bytes as then: cards or program have changed.</source>
        <translation>Not the same bytes as then: cards or program have changed.</translation>
    </message>
    <message>
        <source>Nothing was printed yet.</source>
        <translation>Nothing was printed yet.</translation>
    </message>
    <message>
        <source>calibration sheet, front and back</source>
        <translation>calibration sheet, front and back</translation>
    </message>
    <message>
        <source>What the printer or the print shop wants</source>
        <translation>What the printer or the print shop wants</translation>
    </message>
    <message>
        <source>Paper; card: a page for each card</source>
        <translation>Paper; card: a page for each card</translation>
    </message>
    <message>
        <source>Backs behind their fronts, before them, or once at the end</source>
        <translation>Backs behind their fronts, before them, or once at the end</translation>
    </message>
    <message>
        <source>Millimetres that backs run over the outer edge of the sheet&apos;s cards</source>
        <translation>Millimetres that backs run over the outer edge of the sheet&apos;s cards</translation>
    </message>
    <message>
        <source>Moves backs right and down in millimetres and turns them in degrees</source>
        <translation>Moves backs right and down in millimetres and turns them in degrees</translation>
    </message>
    <message>
        <source>Only new and changed cards since the last print of this deck; lists the old ones to take out of the box</source>
        <translation>Only new and changed cards since the last print of this deck; lists the old ones to take out of the box</translation>
    </message>
    <message>
        <source>With --changed: fills the last sheet with unchanged cards</source>
        <translation>With --changed: fills the last sheet with unchanged cards</translation>
    </message>
    <message>
        <source>Keeps no note of the print in the project</source>
        <translation>Keeps no note of the print in the project</translation>
    </message>
    <message>
        <source>Lists the prints that the project has noted</source>
        <translation>Lists the prints that the project has noted</translation>
    </message>
    <message>
        <source>Prints that job again, with its order and sheets</source>
        <translation>Prints that job again, with its order and sheets</translation>
    </message>
    <message>
        <source>Writes the sheet that tells how far the printer misplaces backs</source>
        <translation>Writes the sheet that tells how far the printer misplaces backs</translation>
    </message>
    <message>
        <source>No game is saved in this project.</source>
        <translation>No game is saved in this project.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) follow a change by hand; the table shows them.</source>
        <translation>
            <numerusform>%n step follows a change by hand; the table shows it.</numerusform>
            <numerusform>%n steps follow a change by hand; the table shows them.</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has no saved game %1.</source>
        <translation>The project has no saved game %1.</translation>
    </message>
    <message>
        <source>A saved game as text, step by step</source>
        <translation>A saved game as text, step by step</translation>
    </message>
    <message>
        <source>Number of the saved game; without it all are listed</source>
        <translation>Number of the saved game; without it all are listed</translation>
    </message>
    <message>
        <source>! scenario %1 (%2): was: %3; is: %4</source>
        <translation>! scenario %1 (%2): was: %3; is: %4</translation>
    </message>
    <message>
        <source>Scenarios: %1 run, %2 with another result</source>
        <translation>Scenarios: %1 run, %2 with another result</translation>
    </message>
    <message>
        <source>Run these scenario files or folders on both and list those whose result changed</source>
        <translation>Run these scenario files or folders on both and list those whose result changed</translation>
    </message>
    <message>
        <source>“%1” fits several cards: %2. Left out; --take %3=KEY says which.</source>
        <translation>“%1” fits several cards: %2. Left out; --take %3=KEY says which.</translation>
    </message>
    <message>
        <source>line=key; the card that a row means which fits several</source>
        <translation>line=key; the card that a row means which fits several</translation>
    </message>
    <message>
        <source>Who makes the change, for the history; default: your account</source>
        <translation>Who makes the change, for the history; default: your account</translation>
    </message>
    <message>
        <source>Another size of the cards: %1</source>
        <translation>Another size of the cards: %1</translation>
    </message>
    <message>
        <source>“%1” is no card size. Possible are: %2</source>
        <translation>“%1” is no card size. Possible are: %2</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>the file cannot be read</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>Project</source>
        <translation>Project</translation>
    </message>
    <message>
        <source>Game system %1</source>
        <translation>Game system %1</translation>
    </message>
    <message>
        <source>Card type %1</source>
        <translation>Card type %1</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Field %1</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>Rule set %1</source>
        <translation>Rule set %1</translation>
    </message>
    <message>
        <source>Card layout</source>
        <translation>Card layout</translation>
    </message>
    <message>
        <source>Section %1 of the rules</source>
        <translation>Section %1 of the rules</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Rule %1</translation>
    </message>
    <message>
        <source>Term %1</source>
        <translation>Term %1</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Message %1</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Card %1</translation>
    </message>
    <message>
        <source>Deck %1</source>
        <translation>Deck %1</translation>
    </message>
    <message>
        <source>Ruling %1</source>
        <translation>Ruling %1</translation>
    </message>
    <message>
        <source>Wording %1</source>
        <translation>Wording %1</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
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
        <translation>Quote</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Picture</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 “%2”</translation>
    </message>
    <message>
        <source>copies of %1</source>
        <translation>copies of %1</translation>
    </message>
    <message>
        <source>%1: deleted on one side, changed on the other. It was kept.</source>
        <translation>%1: deleted on one side, changed on the other. It was kept.</translation>
    </message>
    <message>
        <source>%1: %2: was %3, ours %4, theirs %5</source>
        <translation>%1: %2: was %3, ours %4, theirs %5</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Search words</source>
        <translation>Search words</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapter</translation>
    </message>
    <message>
        <source>Part of</source>
        <translation>Part of</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Severity</translation>
    </message>
    <message>
        <source>Related rules</source>
        <translation>Related rules</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameters</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Terms</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>%1 in German</source>
        <translation>%1 in German</translation>
    </message>
    <message>
        <source>%1 in English</source>
        <translation>%1 in English</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>This saved game cannot be read.</source>
        <translation>This saved game cannot be read.</translation>
    </message>
    <message>
        <source>The saved game goes on only up to step %1: the rules do not allow that step any more. It stands where it stopped.</source>
        <translation>The saved game goes on only up to step %1: the rules do not allow that step any more. It stands where it stopped.</translation>
    </message>
    <message>
        <source>The description of the table cannot be read (line %1).</source>
        <translation>The description of the table cannot be read (line %1).</translation>
    </message>
    <message>
        <source>The description of the table lacks “%1”.</source>
        <translation>The description of the table lacks “%1”.</translation>
    </message>
    <message>
        <source>The description of the table has no usable “%1”.</source>
        <translation>The description of the table has no usable “%1”.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>There is no file “%1”.</translation>
    </message>
    <message>
        <source>“%1” may not be read or written by you. Check the rights of the file and its folder.</source>
        <translation>“%1” may not be read or written by you. Check the rights of the file and its folder.</translation>
    </message>
    <message>
        <source>“%1” exists already and stays as it is. Choose another name.</source>
        <translation>“%1” exists already and stays as it is. Choose another name.</translation>
    </message>
    <message>
        <source>“%1” is not a Blattwerk project. It was not touched.</source>
        <translation>“%1” is not a Blattwerk project. It was not touched.</translation>
    </message>
    <message>
        <source>“%1” has an older format and can only be opened for writing, which makes a backup copy first.</source>
        <translation>“%1” has an older format and can only be opened for writing, which makes a backup copy first.</translation>
    </message>
    <message>
        <source>The folder of “%1” does not exist.</source>
        <translation>The folder of “%1” does not exist.</translation>
    </message>
    <message>
        <source>Another program is writing to the project just now. Try again in a moment.</source>
        <translation>Another program is writing to the project just now. Try again in a moment.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>“%1” cannot be read.</translation>
    </message>
    <message>
        <source>The project is open for reading only, so nothing was changed.</source>
        <translation>The project is open for reading only, so nothing was changed.</translation>
    </message>
    <message>
        <source>The project could not be written. Nothing was changed.</source>
        <translation>The project could not be written. Nothing was changed.</translation>
    </message>
    <message>
        <source>“%1” is no longer in the project.</source>
        <translation>“%1” is no longer in the project.</translation>
    </message>
    <message>
        <source>The key “%1” is taken. Keys stand for one card for ever.</source>
        <translation>The key “%1” is taken. Keys stand for one card for ever.</translation>
    </message>
    <message>
        <source>“%1” is still in a deck. Take it out first.</source>
        <translation>“%1” is still in a deck. Take it out first.</translation>
    </message>
    <message>
        <source>“%2” is not a card of this system, so “%1” cannot hold it.</source>
        <translation>“%2” is not a card of this system, so “%1” cannot hold it.</translation>
    </message>
    <message>
        <source>The project has no game system “%1”.</source>
        <translation>The project has no game system “%1”.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>There is nothing to take back.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>There is nothing to do again.</translation>
    </message>
    <message>
        <source>There is no card with the key “%1”.</source>
        <translation>There is no card with the key “%1”.</translation>
    </message>
    <message>
        <source>Several systems have a card “%1”: %2. Say which with --system.</source>
        <translation>Several systems have a card “%1”: %2. Say which with --system.</translation>
    </message>
    <message>
        <source>Cards have no field “%1”.</source>
        <translation>Cards have no field “%1”.</translation>
    </message>
    <message>
        <source>The field “%1” follows from the card text and cannot be set by itself.</source>
        <translation>The field “%1” follows from the card text and cannot be set by itself.</translation>
    </message>
    <message>
        <source>“%2” is not a whole number (field “%1”).</source>
        <translation>“%2” is not a whole number (field “%1”).</translation>
    </message>
    <message>
        <source>“%2” is not possible in the field “%1”. Possible are: %3.</source>
        <translation>“%2” is not possible in the field “%1”. Possible are: %3.</translation>
    </message>
    <message>
        <source>There is no card type “%1”. There are: %2.</source>
        <translation>There is no card type “%1”. There are: %2.</translation>
    </message>
    <message>
        <source>There is no status “%1”. There are: idea, draft, test, final.</source>
        <translation>There is no status “%1”. There are: idea, draft, test, final.</translation>
    </message>
    <message>
        <source>A card needs a name.</source>
        <translation>A card needs a name.</translation>
    </message>
    <message>
        <source>“%1” is no key: small letters, digits and hyphens only.</source>
        <translation>“%1” is no key: small letters, digits and hyphens only.</translation>
    </message>
    <message>
        <source>The value of the field “%1” is of the wrong kind.</source>
        <translation>The value of the field “%1” is of the wrong kind.</translation>
    </message>
    <message>
        <source>There is no deck with the key “%1”.</source>
        <translation>There is no deck with the key “%1”.</translation>
    </message>
    <message>
        <source>Several systems have a deck “%1”: %2. Say which with --system.</source>
        <translation>Several systems have a deck “%1”: %2. Say which with --system.</translation>
    </message>
    <message>
        <source>At character %1: there is no field “%2” to search in. Close to it: %3</source>
        <translation>At character %1: there is no field “%2” to search in. Close to it: %3</translation>
    </message>
    <message>
        <source>At character %1: “%2” still needs a value.</source>
        <translation>At character %1: “%2” still needs a value.</translation>
    </message>
    <message>
        <source>At character %1: “%2” is not a number; the field “%3” needs one.</source>
        <translation>At character %1: “%2” is not a number; the field “%3” needs one.</translation>
    </message>
    <message>
        <source>At character %1: “%2” does not go with the field “%3”.</source>
        <translation>At character %1: “%2” does not go with the field “%3”.</translation>
    </message>
    <message>
        <source>At character %1: the quotation mark is not closed.</source>
        <translation>At character %1: the quotation mark is not closed.</translation>
    </message>
    <message>
        <source>At character %1: the bracket is not closed.</source>
        <translation>At character %1: the bracket is not closed.</translation>
    </message>
    <message>
        <source>At character %1: “%2” does not belong here.</source>
        <translation>At character %1: “%2” does not belong here.</translation>
    </message>
    <message>
        <source>At character %1: the brackets are nested too deeply.</source>
        <translation>At character %1: the brackets are nested too deeply.</translation>
    </message>
    <message>
        <source>The picture has %1 bytes; at most %2 are taken.</source>
        <translation>The picture has %1 bytes; at most %2 are taken.</translation>
    </message>
    <message>
        <source>“%2” is not possible for the parameter “%1”.</source>
        <translation>“%2” is not possible for the parameter “%1”.</translation>
    </message>
    <message>
        <source>The parameter “%1” cannot be %2: it goes from %3 to %4.</source>
        <translation>The parameter “%1” cannot be %2: it goes from %3 to %4.</translation>
    </message>
    <message>
        <source>This deck cannot be played (%1).</source>
        <translation>This deck cannot be played (%1).</translation>
    </message>
    <message>
        <source>There is no card “%1” in this game.</source>
        <translation>There is no card “%1” in this game.</translation>
    </message>
    <message>
        <source>The rules have no parameter “%1”.</source>
        <translation>The rules have no parameter “%1”.</translation>
    </message>
    <message>
        <source>This step cannot be read: %1</source>
        <translation>This step cannot be read: %1</translation>
    </message>
    <message>
        <source>This program cannot play the game system “%1”.</source>
        <translation>This program cannot play the game system “%1”.</translation>
    </message>
    <message>
        <source>“%1” could not be brought to the new format (step %2). It was not changed, and a backup copy lies beside it.</source>
        <translation>“%1” could not be brought to the new format (step %2). It was not changed, and a backup copy lies beside it.</translation>
    </message>
    <message>
        <source>The backup copy “%1” could not be written, so the file was left as it is.</source>
        <translation>The backup copy “%1” could not be written, so the file was left as it is.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>The file has no column “%1”.</translation>
    </message>
    <message>
        <source>A deck needs a name.</source>
        <translation>A deck needs a name.</translation>
    </message>
    <message>
        <source>“%2” cannot be in “%1” that many times.</source>
        <translation>“%2” cannot be in “%1” that many times.</translation>
    </message>
    <message>
        <source>“%1” is not in the deck “%2”.</source>
        <translation>“%1” is not in the deck “%2”.</translation>
    </message>
    <message>
        <source>An edition needs a name.</source>
        <translation>An edition needs a name.</translation>
    </message>
    <message>
        <source>The file “%1” of the game system is missing.</source>
        <translation>The file “%1” of the game system is missing.</translation>
    </message>
    <message>
        <source>“%1”, line %2: “%3” is missing.</source>
        <translation>“%1”, line %2: “%3” is missing.</translation>
    </message>
    <message>
        <source>“%1”, line %2: the value of “%3” cannot be used.</source>
        <translation>“%1”, line %2: the value of “%3” cannot be used.</translation>
    </message>
    <message>
        <source>The game system “%1” has the key “%2” twice.</source>
        <translation>The game system “%1” has the key “%2” twice.</translation>
    </message>
    <message>
        <source>“%1” may not be read by you.</source>
        <translation>“%1” may not be read by you.</translation>
    </message>
    <message>
        <source>“%1” is neither CSV nor JSON nor TOML.</source>
        <translation>“%1” is neither CSV nor JSON nor TOML.</translation>
    </message>
    <message>
        <source>The file holds no rows.</source>
        <translation>The file holds no rows.</translation>
    </message>
    <message>
        <source>The file is too large (the limit is %1).</source>
        <translation>The file is too large (the limit is %1).</translation>
    </message>
    <message>
        <source>The file is nested more than %1 levels deep.</source>
        <translation>The file is nested more than %1 levels deep.</translation>
    </message>
    <message>
        <source>A quotation mark that opens in line %1 is never closed. Nothing was read.</source>
        <translation>A quotation mark that opens in line %1 is never closed. Nothing was read.</translation>
    </message>
    <message>
        <source>The column “%1” occurs twice.</source>
        <translation>The column “%1” occurs twice.</translation>
    </message>
    <message>
        <source>The JSON file cannot be read: line %1, column %2.</source>
        <translation>The JSON file cannot be read: line %1, column %2.</translation>
    </message>
    <message>
        <source>The JSON file holds no list of cards.</source>
        <translation>The JSON file holds no list of cards.</translation>
    </message>
    <message>
        <source>“%1” has no card type. Map a column to the type.</source>
        <translation>“%1” has no card type. Map a column to the type.</translation>
    </message>
    <message>
        <source>The row has neither key nor name.</source>
        <translation>The row has neither key nor name.</translation>
    </message>
    <message>
        <source>The row has more cells than there are columns.</source>
        <translation>The row has more cells than there are columns.</translation>
    </message>
    <message>
        <source>%1 The row is left out (%2).</source>
        <translation>%1 The row is left out (%2).</translation>
    </message>
    <message>
        <source>“%2” can mean more than one card here.</source>
        <translation>“%2” can mean more than one card here.</translation>
    </message>
    <message>
        <source>The position cannot be set up: %1</source>
        <translation>The position cannot be set up: %1</translation>
    </message>
    <message>
        <source>“%1” has the type “%2”, which this game does not know.</source>
        <translation>“%1” has the type “%2”, which this game does not know.</translation>
    </message>
    <message>
        <source>The card language cannot be loaded: %1: %2</source>
        <translation>The card language cannot be loaded: %1: %2</translation>
    </message>
    <message>
        <source>The card layout lacks “%1”.</source>
        <translation>The card layout lacks “%1”.</translation>
    </message>
    <message>
        <source>The card layout has an unusable value: %1 %2</source>
        <translation>The card layout has an unusable value: %1 %2</translation>
    </message>
    <message>
        <source>The card layout cannot be read: line %1: %2</source>
        <translation>The card layout cannot be read: line %1: %2</translation>
    </message>
    <message>
        <source>The card layout has an unknown entry: %1 %2</source>
        <translation>The card layout has an unknown entry: %1 %2</translation>
    </message>
    <message>
        <source>The card layout describes the unknown card type “%1”.</source>
        <translation>The card layout describes the unknown card type “%1”.</translation>
    </message>
    <message>
        <source>The card layout prints the unknown field “%1”.</source>
        <translation>The card layout prints the unknown field “%1”.</translation>
    </message>
    <message>
        <source>The card layout, line %2, names an icon that does not exist (%1).</source>
        <translation>The card layout, line %2, names an icon that does not exist (%1).</translation>
    </message>
    <message>
        <source>The card layout, line %2, names a font that does not exist (%1).</source>
        <translation>The card layout, line %2, names a font that does not exist (%1).</translation>
    </message>
    <message>
        <source>The look&apos;s tokens cannot be read: line %1: %2</source>
        <translation>The look&apos;s tokens cannot be read: line %1: %2</translation>
    </message>
    <message>
        <source>The look&apos;s tokens lack “%1”.</source>
        <translation>The look&apos;s tokens lack “%1”.</translation>
    </message>
    <message>
        <source>The look&apos;s tokens, line %2, have an unusable value: %1</source>
        <translation>The look&apos;s tokens, line %2, have an unusable value: %1</translation>
    </message>
    <message>
        <source>The game system “%1” has no card layout to print.</source>
        <translation>The game system “%1” has no card layout to print.</translation>
    </message>
    <message>
        <source>There are no cards to print.</source>
        <translation>There are no cards to print.</translation>
    </message>
    <message>
        <source>%1 × %2 cards with %3 mm bleed do not fit %4: the margin would be %5 mm. %6 × %7 with %8 mm bleed fits.</source>
        <translation>%1 × %2 cards with %3 mm bleed do not fit %4: the margin would be %5 mm. %6 × %7 with %8 mm bleed fits.</translation>
    </message>
    <message>
        <source>The cards are too large for %1.</source>
        <translation>The cards are too large for %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>“%1” cannot be written: %2</translation>
    </message>
    <message>
        <source>The PDF could not be finished: %1</source>
        <translation>The PDF could not be finished: %1</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>Stopped. No file was written.</translation>
    </message>
    <message>
        <source>There is no opponent “%1”. There are: %2.</source>
        <translation>There is no opponent “%1”. There are: %2.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stopped.</translation>
    </message>
    <message>
        <source>This match belongs to another game system.</source>
        <translation>This match belongs to another game system.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>This record of a match cannot be read: %1</source>
        <translation>This record of a match cannot be read: %1</translation>
    </message>
    <message>
        <source>Step %1 of this match is not possible with the cards as they are now.</source>
        <translation>Step %1 of this match is not possible with the cards as they are now.</translation>
    </message>
    <message>
        <source>With the cards as they are now this match goes another way.</source>
        <translation>With the cards as they are now this match goes another way.</translation>
    </message>
    <message>
        <source>There is no player “%1”. There are: %2.</source>
        <translation>There is no player “%1”. There are: %2.</translation>
    </message>
    <message>
        <source>That did not work (%1).</source>
        <translation>That did not work (%1).</translation>
    </message>
    <message>
        <source>“%1” was written by a newer Blattwerk (format %2, this program knows %3). It was not touched; update the program.</source>
        <translation>“%1” was written by a newer Blattwerk (format %2, this program knows %3). It was not touched; update the program.</translation>
    </message>
    <message>
        <source>“%1” is damaged. Nothing was written to it. Use a backup copy.</source>
        <translation>“%1” is damaged. Nothing was written to it. Use a backup copy.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed.</source>
        <translation>The disk is full. Nothing was changed.</translation>
    </message>
    <message>
        <source>“%1” (%2) was changed elsewhere meanwhile. Nothing was overwritten; look at the new state and try again.</source>
        <translation>“%1” (%2) was changed elsewhere meanwhile. Nothing was overwritten; look at the new state and try again.</translation>
    </message>
    <message>
        <source>“%1” has the number %2. The engine counts from %3 to %4.</source>
        <translation>“%1” has the number %2. The engine counts from %3 to %4.</translation>
    </message>
    <message>
        <source>A match has room for %1 different KI-Unterstützungen.</source>
        <translation>A match has room for %1 different KI-Unterstützungen.</translation>
    </message>
    <message>
        <source>The text of “%1” is too long to be played.</source>
        <translation>The text of “%1” is too long to be played.</translation>
    </message>
    <message>
        <source>“%1” is not a sentence that the card language knows, so nothing can be taught with it.</source>
        <translation>“%1” is not a sentence that the card language knows, so nothing can be taught with it.</translation>
    </message>
    <message>
        <source>“{%1}” has no counterpart: what stands in brackets must stand in both sentences.</source>
        <translation>“{%1}” has no counterpart: what stands in brackets must stand in both sentences.</translation>
    </message>
    <message>
        <source>The number “%1” stands outside of brackets. Put brackets around it in both sentences, or leave it out.</source>
        <translation>The number “%1” stands outside of brackets. Put brackets around it in both sentences, or leave it out.</translation>
    </message>
    <message>
        <source>The wording needs at least one word of its own outside of the brackets.</source>
        <translation>The wording needs at least one word of its own outside of the brackets.</translation>
    </message>
    <message>
        <source>“%1” names a card that the wording does not name. Name it in both sentences, in brackets.</source>
        <translation>“%1” names a card that the wording does not name. Name it in both sentences, in brackets.</translation>
    </message>
    <message>
        <source>“%1” can be understood in other words, but not be written in others: what varies is not a part of the sentence of its own.</source>
        <translation>“%1” can be understood in other words, but not be written in others: what varies is not a part of the sentence of its own.</translation>
    </message>
    <message>
        <source>That is a sentence already. It says: %1</source>
        <translation>That is a sentence already. It says: %1</translation>
    </message>
    <message>
        <source>With this wording, “%1” would have two meanings. It already says: %2</source>
        <translation>With this wording, “%1” would have two meanings. It already says: %2</translation>
    </message>
    <message>
        <source>With this wording, “%1” could be read in two ways.</source>
        <translation>With this wording, “%1” could be read in two ways.</translation>
    </message>
    <message>
        <source>The project knows no own wording “%1”.</source>
        <translation>The project knows no own wording “%1”.</translation>
    </message>
    <message>
        <source>“%1” is neither a sentence of the card language nor a primitive of the rules.</source>
        <translation>“%1” is neither a sentence of the card language nor a primitive of the rules.</translation>
    </message>
    <message>
        <source>The new sentence has a place in brackets that the sentence searched for does not have.</source>
        <translation>The new sentence has a place in brackets that the sentence searched for does not have.</translation>
    </message>
    <message>
        <source>On “%1” the new sentence cannot be said. Nothing was changed.</source>
        <translation>On “%1” the new sentence cannot be said. Nothing was changed.</translation>
    </message>
    <message>
        <source>“%1” was renamed, replaced or deleted while it was open. Nothing was written; open it again.</source>
        <translation>“%1” was renamed, replaced or deleted while it was open. Nothing was written; open it again.</translation>
    </message>
    <message>
        <source>The project has no game system that cards could belong to.</source>
        <translation>The project has no game system that cards could belong to.</translation>
    </message>
    <message>
        <source>The name of the project file is missing.</source>
        <translation>The name of the project file is missing.</translation>
    </message>
    <message>
        <source>“%1” cannot be created. Check the name, the rights of the folder and the space on the disk.</source>
        <translation>“%1” cannot be created. Check the name, the rights of the folder and the space on the disk.</translation>
    </message>
    <message>
        <source>The field “%1” holds %2 characters; at most %3 are taken.</source>
        <translation>The field “%1” holds %2 characters; at most %3 are taken.</translation>
    </message>
    <message>
        <source>At character %1: there is no field “%2” to search in.</source>
        <translation>At character %1: there is no field “%2” to search in.</translation>
    </message>
    <message>
        <source>“%1” is no file that can be read.</source>
        <translation>“%1” is no file that can be read.</translation>
    </message>
    <message>
        <source>The file has more than %1 columns.</source>
        <translation>The file has more than %1 columns.</translation>
    </message>
    <message>
        <source>The JSON file holds a number that is too large.</source>
        <translation>The JSON file holds a number that is too large.</translation>
    </message>
    <message>
        <source>“%1” exists and is no PDF. It stays as it is; choose another name.</source>
        <translation>“%1” exists and is no PDF. It stays as it is; choose another name.</translation>
    </message>
    <message>
        <source>“%1” could not be written completely. Is there space on the disk?</source>
        <translation>“%1” could not be written completely. Is there space on the disk?</translation>
    </message>
    <message>
        <source>The name of the PDF is missing.</source>
        <translation>The name of the PDF is missing.</translation>
    </message>
    <message>
        <source>There are no scenario files in “%1”.</source>
        <translation>There are no scenario files in “%1”.</translation>
    </message>
    <message>
        <source>The experiment cannot be kept: its settings or figures cannot be read.</source>
        <translation>The experiment cannot be kept: its settings or figures cannot be read.</translation>
    </message>
    <message>
        <source>“%1” cannot be written. Nothing was left half-written.</source>
        <translation>“%1” cannot be written. Nothing was left half-written.</translation>
    </message>
    <message>
        <source>This result cannot be read: %1</source>
        <translation>This result cannot be read: %1</translation>
    </message>
    <message>
        <source>“%1” is no complete result file, or it was changed (%2).</source>
        <translation>“%1” is no complete result file, or it was changed (%2).</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>“%1” cannot be read: %2</translation>
    </message>
    <message>
        <source>“%1” exists and is no result file. It stays as it is; choose another name.</source>
        <translation>“%1” exists and is no result file. It stays as it is; choose another name.</translation>
    </message>
    <message>
        <source>There are no results to join.</source>
        <translation>There are no results to join.</translation>
    </message>
    <message>
        <source>“%1” belongs to another run than the first file: “%2” differs.</source>
        <translation>“%1” belongs to another run than the first file: “%2” differs.</translation>
    </message>
    <message>
        <source>Part %1 of the run is there twice.</source>
        <translation>Part %1 of the run is there twice.</translation>
    </message>
    <message>
        <source>Parts of the run are missing: %1</source>
        <translation>Parts of the run are missing: %1</translation>
    </message>
    <message>
        <source>There is no edition “%1”.</source>
        <translation>There is no edition “%1”.</translation>
    </message>
    <message>
        <source>There is no test run “%1”. There are: %2.</source>
        <translation>There is no test run “%1”. There are: %2.</translation>
    </message>
    <message>
        <source>“%2” has one test run only, so “%1” means nothing here.</source>
        <translation>“%2” has one test run only, so “%1” means nothing here.</translation>
    </message>
    <message>
        <source>There are %1 cards. A match has room for %2 of this kind.</source>
        <translation>There are %1 cards. A match has room for %2 of this kind.</translation>
    </message>
    <message>
        <source>“%1” is a duel: it plays no tournaments.</source>
        <translation>“%1” is a duel: it plays no tournaments.</translation>
    </message>
    <message>
        <source>The file is damaged: its archive cannot be unpacked.</source>
        <translation>The file is damaged: its archive cannot be unpacked.</translation>
    </message>
    <message>
        <source>The file unpacks to more than a table can be. It was not unpacked.</source>
        <translation>The file unpacks to more than a table can be. It was not unpacked.</translation>
    </message>
    <message>
        <source>The file holds a part whose name leads out of it (%1). It was not unpacked.</source>
        <translation>The file holds a part whose name leads out of it (%1). It was not unpacked.</translation>
    </message>
    <message>
        <source>The file lacks its part “%1”. Is it a spreadsheet?</source>
        <translation>The file lacks its part “%1”. Is it a spreadsheet?</translation>
    </message>
    <message>
        <source>“%1” is damaged at line %2.</source>
        <translation>“%1” is damaged at line %2.</translation>
    </message>
    <message>
        <source>“%1” declares a document type. No table program does that; it was not read.</source>
        <translation>“%1” declares a document type. No table program does that; it was not read.</translation>
    </message>
    <message>
        <source>A cell in row %1 has more than %2 characters.</source>
        <translation>A cell in row %1 has more than %2 characters.</translation>
    </message>
    <message>
        <source>The file has more than %1 rows.</source>
        <translation>The file has more than %1 rows.</translation>
    </message>
    <message>
        <source>The file has more than %1 cells.</source>
        <translation>The file has more than %1 cells.</translation>
    </message>
    <message>
        <source>There is no card “%1”; the line was left out.</source>
        <translation>There is no card “%1”; the line was left out.</translation>
    </message>
    <message>
        <source>More than one card is called “%1”; the line was left out. Write its key.</source>
        <translation>More than one card is called “%1”; the line was left out. Write its key.</translation>
    </message>
    <message>
        <source>The file could not be packed.</source>
        <translation>The file could not be packed.</translation>
    </message>
    <message>
        <source>“%1” holds other things than a project tree. It stays as it is; choose an empty folder.</source>
        <translation>“%1” holds other things than a project tree. It stays as it is; choose an empty folder.</translation>
    </message>
    <message>
        <source>There is no project tree in “%1”.</source>
        <translation>There is no project tree in “%1”.</translation>
    </message>
    <message>
        <source>“%1” is larger than a project tree can be.</source>
        <translation>“%1” is larger than a project tree can be.</translation>
    </message>
    <message>
        <source>“%1” is not the picture that its name says. Add pictures in the program.</source>
        <translation>“%1” is not the picture that its name says. Add pictures in the program.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: line %2, column %3.</source>
        <translation>“%1” cannot be read: line %2, column %3.</translation>
    </message>
    <message>
        <source>The file holds several decks, none with the key “%1”.</source>
        <translation>The file holds several decks, none with the key “%1”.</translation>
    </message>
    <message>
        <source>The TOML file cannot be read: line %1, column %2.</source>
        <translation>The TOML file cannot be read: line %1, column %2.</translation>
    </message>
    <message>
        <source>There is no revision %1.</source>
        <translation>There is no revision %1.</translation>
    </message>
    <message>
        <source>The name “%1” is taken by an edition, or was once.</source>
        <translation>The name “%1” is taken by an edition, or was once.</translation>
    </message>
    <message>
        <source>“%1” does not name files: it needs {number}, {key} or {name}, and may hold {type}, {copies} and {deck}.</source>
        <translation>“%1” does not name files: it needs {number}, {key} or {name}, and may hold {type}, {copies} and {deck}.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>The folder “%1” cannot be made.</translation>
    </message>
    <message>
        <source>“%1” exists and stays as it is. Nothing was written; choose another folder, or replace older pictures.</source>
        <translation>“%1” exists and stays as it is. Nothing was written; choose another folder, or replace older pictures.</translation>
    </message>
    <message>
        <source>The project has no print job %1.</source>
        <translation>The project has no print job %1.</translation>
    </message>
    <message>
        <source>Print job %1 was made by an older program and cannot be repeated.</source>
        <translation>Print job %1 was made by an older program and cannot be repeated.</translation>
    </message>
    <message>
        <source>“%1” was printed then and is no longer in the project.</source>
        <translation>“%1” was printed then and is no longer in the project.</translation>
    </message>
    <message>
        <source>The row in line %1 does not ask for a choice of “%2”.</source>
        <translation>The row in line %1 does not ask for a choice of “%2”.</translation>
    </message>
    <message>
        <source>“%2” does not occur in the field “%3”. Close to it: %4.</source>
        <translation>“%2” does not occur in the field “%3”. Close to it: %4.</translation>
    </message>
    <message>
        <source>“%2” does not occur in the field “%3”.</source>
        <translation>“%2” does not occur in the field “%3”.</translation>
    </message>
</context>
<context>
    <name>ExperimentResult</name>
    <message>
        <source>Side %1</source>
        <translation>Side %1</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>today</source>
        <translation>today</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>yesterday</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>gone</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changed</translation>
    </message>
    <message>
        <source>%1 became illegal: %2</source>
        <translation>%1 became illegal: %2</translation>
    </message>
    <message>
        <source>Edition %1</source>
        <translation>Edition %1</translation>
    </message>
    <message>
        <source>This edition is frozen and can only be read.</source>
        <translation>This edition is frozen and can only be read.</translation>
    </message>
    <message>
        <source>card</source>
        <translation>card</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>deck</translation>
    </message>
    <message>
        <source>rule set</source>
        <translation>rule set</translation>
    </message>
    <message>
        <source>card layout</source>
        <translation>card layout</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>ruling</translation>
    </message>
    <message>
        <source>wording</source>
        <translation>wording</translation>
    </message>
    <message>
        <source>new card</source>
        <translation>new card</translation>
    </message>
    <message>
        <source>new deck</source>
        <translation>new deck</translation>
    </message>
    <message>
        <source>Card layout</source>
        <translation>Card layout</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>sentence %1</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>checked</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>German</source>
        <translation>German</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>picture %1</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>deleted</translation>
    </message>
    <message>
        <source>Project created</source>
        <translation>Project created</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) and decks</source>
        <translation>
            <numerusform>%n card or deck</numerusform>
            <numerusform>%n cards and decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) changed</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 and others</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Imported</translation>
    </message>
    <message>
        <source>today</source>
        <translation>today</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>yesterday</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 at %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more scenario(s)</source>
        <translation>
            <numerusform>and %n more scenario</numerusform>
            <numerusform>and %n more scenarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Scenario “%1” passes now</source>
        <translation>Scenario “%1” passes now</translation>
    </message>
    <message>
        <source>Scenario “%1” fails now: %2</source>
        <translation>Scenario “%1” fails now: %2</translation>
    </message>
    <message>
        <source>Scenario “%1” fails otherwise: %2</source>
        <translation>Scenario “%1” fails otherwise: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) run, %1 with another result</source>
        <translation>
            <numerusform>%n scenario run, %1 with another result</numerusform>
            <numerusform>%n scenarios run, %1 with another result</numerusform>
        </translation>
    </message>
    <message>
        <source>chapter</source>
        <translation>chapter</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>rule</translation>
    </message>
    <message>
        <source>term</source>
        <translation>term</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>step %1: %2</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>VALUE</source>
        <translation>VALUE</translation>
    </message>
    <message>
        <source>(default: %1)</source>
        <translation>(default: %1)</translation>
    </message>
    <message>
        <source>[OPTION ...]</source>
        <translation>[OPTION ...]</translation>
    </message>
    <message>
        <source>Commands for users</source>
        <translation>Commands for users</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SYNOPSIS</translation>
    </message>
    <message>
        <source>COMMAND [OPTION ...]</source>
        <translation>COMMAND [OPTION ...]</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>These stand before or behind every command.</source>
        <translation>These stand before or behind every command.</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>COMMANDS</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>EXIT STATUS</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>SEE ALSO</translation>
    </message>
</context>
<context>
    <name>PairingCharts</name>
    <message>
        <source>Length of the games in turns</source>
        <translation>Length of the games in turns</translation>
    </message>
    <message>
        <source>turns of both sides</source>
        <translation>turns of both sides</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Share in %</source>
        <translation>Share in %</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>median %1</translation>
    </message>
    <message>
        <source>Half of the games take %1 turns or less, eight of ten %2 to %3; mean %4.</source>
        <translation>Half of the games take %1 turns or less, eight of ten %2 to %3; mean %4.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Win rate of %1 in %, as games were added</source>
        <translation>Win rate of %1 in %, as games were added</translation>
    </message>
    <message>
        <source>games</source>
        <translation>games</translation>
    </message>
    <message>
        <source>Win rate in %</source>
        <translation>Win rate in %</translation>
    </message>
    <message>
        <source>from</source>
        <translation>from</translation>
    </message>
    <message>
        <source>to</source>
        <translation>to</translation>
    </message>
    <message>
        <source>%1 %2 after %3 games; the band is the 95% interval.</source>
        <translation>%1 %2 after %3 games; the band is the 95% interval.</translation>
    </message>
    <message>
        <source>What beginning is worth: win rates in %</source>
        <translation>What beginning is worth: win rates in %</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Beginning side</source>
        <translation>Beginning side</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>%1 first</translation>
    </message>
    <message>
        <source>%1 second</source>
        <translation>%1 second</translation>
    </message>
    <message>
        <source>No advantage of beginning can be shown (interval %1).</source>
        <translation>No advantage of beginning can be shown (interval %1).</translation>
    </message>
    <message>
        <source>The beginning side wins more often: %1 %2.</source>
        <translation>The beginning side wins more often: %1 %2.</translation>
    </message>
    <message>
        <source>The second side wins more often: the beginning one has %1 %2.</source>
        <translation>The second side wins more often: the beginning one has %1 %2.</translation>
    </message>
    <message>
        <source>%1 after each turn, mean</source>
        <translation>%1 after each turn, mean</translation>
    </message>
    <message>
        <source>%1 after %2 turns, mean: %3 %4, %5 %6.</source>
        <translation>%1 after %2 turns, mean: %3 %4, %5 %6.</translation>
    </message>
</context>
<context>
    <name>PairingLines</name>
    <message>
        <source>No game was decided.</source>
        <translation>No game was decided.</translation>
    </message>
    <message>
        <source>No advantage of beginning can be shown (interval %1).</source>
        <translation>No advantage of beginning can be shown (interval %1).</translation>
    </message>
    <message>
        <source>Who begins wins more often.</source>
        <translation>Who begins wins more often.</translation>
    </message>
    <message>
        <source>Who begins wins less often.</source>
        <translation>Who begins wins less often.</translation>
    </message>
    <message>
        <source>No difference can be shown (interval %1).</source>
        <translation>No difference can be shown (interval %1).</translation>
    </message>
    <message>
        <source>An advantage for %1 over %2.</source>
        <translation>An advantage for %1 over %2.</translation>
    </message>
    <message>
        <source>A disadvantage for %1 against %2.</source>
        <translation>A disadvantage for %1 against %2.</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Win rate</translation>
    </message>
    <message>
        <source>Share of the games that somebody won, with its 95% interval</source>
        <translation>Share of the games that somebody won, with its 95% interval</translation>
    </message>
    <message>
        <source>Beginning side</source>
        <translation>Beginning side</translation>
    </message>
    <message>
        <source>Win rate of the side that begins, whichever deck it is</source>
        <translation>Win rate of the side that begins, whichever deck it is</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 drawn</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Aborted</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>of %1</translation>
    </message>
    <message>
        <source>Games that a limit ended. The tooltips of the cards tell which were at work</source>
        <translation>Games that a limit ended. The tooltips of the cards tell which were at work</translation>
    </message>
</context>
<context>
    <name>Policies</name>
    <message>
        <source>Suits the deck</source>
        <translation>Suits the deck</translation>
    </message>
    <message>
        <source>Plays with the temperament of the deck&apos;s faction.</source>
        <translation>Plays with the temperament of the deck&apos;s faction.</translation>
    </message>
    <message>
        <source>Patient and safe: heals, protects, and distracts only what does no harm.</source>
        <translation>Patient and safe: heals, protects, and distracts only what does no harm.</translation>
    </message>
    <message>
        <source>Thinks long and slows the others: keeps its cards for the right victim.</source>
        <translation>Thinks long and slows the others: keeps its cards for the right victim.</translation>
    </message>
    <message>
        <source>Builds the team first, then marches.</source>
        <translation>Builds the team first, then marches.</translation>
    </message>
    <message>
        <source>Hunts bargains and races: pays with stress what others pay with energy.</source>
        <translation>Hunts bargains and races: pays with stress what others pay with energy.</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Solid</translation>
    </message>
    <message>
        <source>Plays without weaknesses and without surprises.</source>
        <translation>Plays without weaknesses and without surprises.</translation>
    </message>
    <message>
        <source>Far-sighted</source>
        <translation>Far-sighted</translation>
    </message>
    <message>
        <source>Plays the game on in its head many times before each step. Strong and slow.</source>
        <translation>Plays the game on in its head many times before each step. Strong and slow.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Takes the step that brings most at once.</source>
        <translation>Takes the step that brings most at once.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Takes any legal step.</source>
        <translation>Takes any legal step.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>easy</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>strong</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>The PDF is RGB, neither CMYK nor PDF/X; the shop converts it. Text of 6 pt at least, nothing of weight nearer than 4 mm to the cut.</source>
        <translation>The PDF is RGB, neither CMYK nor PDF/X; the shop converts it. Text of 6 pt at least, nothing of weight nearer than 4 mm to the cut.</translation>
    </message>
    <message>
        <source>Pictures in RGB with bleed; the back lies beside them as a picture of its own.</source>
        <translation>Pictures in RGB with bleed; the back lies beside them as a picture of its own.</translation>
    </message>
    <message>
        <source>Home printer, sheets of A4</source>
        <translation>Home printer, sheets of A4</translation>
    </message>
    <message>
        <source>Home printer, sheets of Letter</source>
        <translation>Home printer, sheets of Letter</translation>
    </message>
    <message>
        <source>Print shop, a page for each card</source>
        <translation>Print shop, a page for each card</translation>
    </message>
    <message>
        <source>MakePlayingCards, 63 × 88 mm</source>
        <translation>MakePlayingCards, 63 × 88 mm</translation>
    </message>
    <message>
        <source>MakePlayingCards, poker 2.5 × 3.5 in</source>
        <translation>MakePlayingCards, poker 2.5 × 3.5 in</translation>
    </message>
    <message>
        <source>The Game Crafter, poker</source>
        <translation>The Game Crafter, poker</translation>
    </message>
    <message>
        <source>Pictures, 300 dpi, round corners</source>
        <translation>Pictures, 300 dpi, round corners</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>Sheets of at most 10 × 7 cards and 4096 pixels, and the saved object.</source>
        <translation>Sheets of at most 10 × 7 cards and 4096 pixels, and the saved object.</translation>
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
        <translation>points</translation>
    </message>
    <message>
        <source>figures in the field</source>
        <translation>figures in the field</translation>
    </message>
    <message>
        <source>stamina left</source>
        <translation>stamina left</translation>
    </message>
    <message>
        <source>protection</source>
        <translation>protection</translation>
    </message>
    <message>
        <source>figures that skip</source>
        <translation>figures that skip</translation>
    </message>
    <message>
        <source>exhausted and within reach</source>
        <translation>exhausted and within reach</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>cards in hand</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energy</translation>
    </message>
    <message>
        <source>headquarters</source>
        <translation>headquarters</translation>
    </message>
    <message>
        <source>assists</source>
        <translation>assists</translation>
    </message>
    <message>
        <source>what the turn still promises</source>
        <translation>what the turn still promises</translation>
    </message>
    <message>
        <source>the other side may win</source>
        <translation>the other side may win</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>wins the game</translation>
    </message>
    <message>
        <source>completes a crew</source>
        <translation>completes a crew</translation>
    </message>
    <message>
        <source>saving energy</source>
        <translation>saving energy</translation>
    </message>
    <message>
        <source>the best reply</source>
        <translation>the best reply</translation>
    </message>
    <message>
        <source>worth of the card kept</source>
        <translation>worth of the card kept</translation>
    </message>
    <message>
        <source>opening hand</source>
        <translation>opening hand</translation>
    </message>
    <message>
        <source>odds of winning</source>
        <translation>odds of winning</translation>
    </message>
    <message>
        <source>%1, other side</source>
        <translation>%1, other side</translation>
    </message>
    <message>
        <source>strength of the card</source>
        <translation>strength of the card</translation>
    </message>
    <message>
        <source>seat on the bank</source>
        <translation>seat on the bank</translation>
    </message>
</context>
<context>
    <name>Screenshots</name>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>“%1” cannot be written.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>The folder “%1” cannot be made.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened.</source>
        <translation>“%1” cannot be opened.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The full stop at the end is missing.</source>
        <translation>The full stop at the end is missing.</translation>
    </message>
    <message>
        <source>The pronoun can mean more than one thing. Name what is meant.</source>
        <translation>The pronoun can mean more than one thing. Name what is meant.</translation>
    </message>
    <message>
        <source>The pronoun has nothing it could mean.</source>
        <translation>The pronoun has nothing it could mean.</translation>
    </message>
    <message>
        <source>What the pronoun stands for cannot be called by a pronoun here. Name it once more.</source>
        <translation>What the pronoun stands for cannot be called by a pronoun here. Name it once more.</translation>
    </message>
    <message>
        <source>This can mean the card itself or what was named before. Say “this card” or name the other.</source>
        <translation>This can mean the card itself or what was named before. Say “this card” or name the other.</translation>
    </message>
    <message>
        <source>It is not said whether this may be refused: an optional price, or both must happen. Write “Optional price: … In return: …”, or two sentences.</source>
        <translation>It is not said whether this may be refused: an optional price, or both must happen. Write “Optional price: … In return: …”, or two sentences.</translation>
    </message>
    <message>
        <source>It is not said when this happens. A head such as “When played:” is missing.</source>
        <translation>It is not said when this happens. A head such as “When played:” is missing.</translation>
    </message>
    <message>
        <source>It is not said when this happens. Heads that fit: %1</source>
        <translation>It is not said when this happens. Heads that fit: %1</translation>
    </message>
    <message>
        <source>The sentence is too long to be understood.</source>
        <translation>The sentence is too long to be understood.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>That is not possible now.</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>a number</translation>
    </message>
    <message>
        <source>a number with + or −</source>
        <translation>a number with + or −</translation>
    </message>
    <message>
        <source>the name of a card</source>
        <translation>the name of a card</translation>
    </message>
    <message>
        <source>It is not said what X is. Add “X is the number of …” in the same paragraph.</source>
        <translation>It is not said what X is. Add “X is the number of …” in the same paragraph.</translation>
    </message>
    <message>
        <source>No amount in this paragraph is X.</source>
        <translation>No amount in this paragraph is X.</translation>
    </message>
    <message>
        <source>It is not said how far this reaches: whether it also governs what follows. Put a colon behind it, or the rest on a line of its own.</source>
        <translation>It is not said how far this reaches: whether it also governs what follows. Put a colon behind it, or the rest on a line of its own.</translation>
    </message>
    <message>
        <source>What X is has been said before in this paragraph.</source>
        <translation>What X is has been said before in this paragraph.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>file</source>
        <translation>file</translation>
    </message>
    <message>
        <source>Project to open.</source>
        <translation>Project to open.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>Language of the program: de or en.</source>
        <translation>Language of the program: de or en.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>name</translation>
    </message>
    <message>
        <source>Look: light or dark.</source>
        <translation>Look: light or dark.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>folder</translation>
    </message>
    <message>
        <source>Writes a picture of every page and dialog, then ends.</source>
        <translation>Writes a picture of every page and dialog, then ends.</translation>
    </message>
    <message>
        <source>Workbench for designers of card games</source>
        <translation>Workbench for designers of card games</translation>
    </message>
    <message>
        <source>Project to open (*.blattwerk)</source>
        <translation>Project to open (*.blattwerk)</translation>
    </message>
    <message>
        <source>Programs for users</source>
        <translation>Programs for users</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SYNOPSIS</translation>
    </message>
    <message>
        <source>[OPTION ...] [FILE]</source>
        <translation>[OPTION ...] [FILE]</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIPTION</translation>
    </message>
    <message>
        <source>Writes, checks, plays, measures and prints prototype card games. Everything lies in one project file; every step is saved at once and can be undone. Without a file the last project is opened, at first a copy of the sample.</source>
        <translation>Writes, checks, plays, measures and prints prototype card games. Everything lies in one project file; every step is saved at once and can be undone. Without a file the last project is opened, at first a copy of the sample.</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>SEE ALSO</translation>
    </message>
    <message>
        <source>key</source>
        <translation>key</translation>
    </message>
    <message>
        <source>Game system to show first.</source>
        <translation>Game system to show first.</translation>
    </message>
</context>
<context>
    <name>TableLog</name>
    <message>
        <source>Before the first turn</source>
        <translation>Before the first turn</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turn %1 · %2</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::Application</name>
    <message>
        <source>The settings were damaged and begin anew. The old ones lie in “%1”.</source>
        <translation>The settings were damaged and begin anew. The old ones lie in “%1”.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::BranchPanel</name>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>No branches yet. Step back and act in another way: the line that you leave is kept here.</source>
        <translation>No branches yet. Step back and act in another way: the line that you leave is kept here.</translation>
    </message>
    <message>
        <source>Lines that you left. Enter one to go on there; what is in view stays here.</source>
        <translation>Lines that you left. Enter one to go on there; what is in view stays here.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CallOut</name>
    <message>
        <source>Read the rule</source>
        <translation>Read the rule</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardChoice</name>
    <message>
        <source>Which cards</source>
        <translation>Which cards</translation>
    </message>
    <message>
        <source>One deck</source>
        <translation>One deck</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>All cards</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selection</translation>
    </message>
    <message>
        <source>Deck to print</source>
        <translation>Deck to print</translation>
    </message>
    <message>
        <source>Query that finds the cards to print</source>
        <translation>Query that finds the cards to print</translation>
    </message>
    <message>
        <source>Only what changed since the last print</source>
        <translation>Only what changed since the last print</translation>
    </message>
    <message>
        <source>Fill the last sheet with other cards</source>
        <translation>Fill the last sheet with other cards</translation>
    </message>
    <message>
        <source>Word or %1</source>
        <translation>Word or %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardEditor</name>
    <message>
        <source>Select a card to see and edit it.</source>
        <translation>Select a card to see and edit it.</translation>
    </message>
    <message>
        <source>Typed on %1 and not applied: it is back in the form.</source>
        <translation>Typed on %1 and not applied: it is back in the form.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>No findings</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Findings</translation>
    </message>
    <message>
        <source>All of them have this value already.</source>
        <translation>All of them have this value already.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) changed in one step.</source>
        <translation>
            <numerusform>%n card changed in one step.</numerusform>
            <numerusform>%n cards changed in one step.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling removed.</source>
        <translation>Ruling removed.</translation>
    </message>
    <message>
        <source>Translation marked as up to date.</source>
        <translation>Translation marked as up to date.</translation>
    </message>
    <message>
        <source>Ruling saved.</source>
        <translation>Ruling saved.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardFigureModel</name>
    <message>
        <source>Drawn in %1 of the games, played in %2, on average in own turn %3.</source>
        <translation>Drawn in %1 of the games, played in %2, on average in own turn %3.</translation>
    </message>
    <message>
        <source>Wins when drawn: %1 %2.</source>
        <translation>Wins when drawn: %1 %2.</translation>
    </message>
    <message>
        <source>Wins when played: %1 %2.</source>
        <translation>Wins when played: %1 %2.</translation>
    </message>
    <message numerus="yes">
        <source>At work in %n aborted game(s).</source>
        <translation>
            <numerusform>At work in %n aborted game.</numerusform>
            <numerusform>At work in %n aborted games.</numerusform>
        </translation>
    </message>
    <message>
        <source>The interval of the difference excludes zero.</source>
        <translation>The interval of the difference excludes zero.</translation>
    </message>
    <message>
        <source>No difference can be shown (interval %1).</source>
        <translation>No difference can be shown (interval %1).</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Share of the games in which the card came to the hand</source>
        <translation>Share of the games in which the card came to the hand</translation>
    </message>
    <message>
        <source>drawn %</source>
        <translation>drawn %</translation>
    </message>
    <message>
        <source>Share of the games in which the card was played</source>
        <translation>Share of the games in which the card was played</translation>
    </message>
    <message>
        <source>played %</source>
        <translation>played %</translation>
    </message>
    <message>
        <source>Win rate of the games in which it was drawn</source>
        <translation>Win rate of the games in which it was drawn</translation>
    </message>
    <message>
        <source>wins drawn %</source>
        <translation>wins drawn %</translation>
    </message>
    <message>
        <source>Win rate of the games in which it was played. Who is ahead plays more, so this says less than the rate when drawn</source>
        <translation>Win rate of the games in which it was played. Who is ahead plays more, so this says less than the rate when drawn</translation>
    </message>
    <message>
        <source>wins played %</source>
        <translation>wins played %</translation>
    </message>
    <message>
        <source>Win rate when drawn, less that of all games, with its 95% interval. Of 20 cards without any effect about one shows a difference by chance</source>
        <translation>Win rate when drawn, less that of all games, with its 95% interval. Of 20 cards without any effect about one shows a difference by chance</translation>
    </message>
    <message>
        <source>Difference to the deck</source>
        <translation>Difference to the deck</translation>
    </message>
    <message>
        <source>Difference in percentage points</source>
        <translation>Difference in percentage points</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>pp</translation>
    </message>
    <message>
        <source>95% interval of the difference in percentage points</source>
        <translation>95% interval of the difference in percentage points</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Per game: %1 %2.</source>
        <translation>Per game: %1 %2.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardGridView</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardList</name>
    <message>
        <source>Search cards</source>
        <translation>Search cards</translation>
    </message>
    <message>
        <source>Filters and columns</source>
        <translation>Filters and columns</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>sorted by %1</source>
        <translation>sorted by %1</translation>
    </message>
    <message>
        <source>Group: none</source>
        <translation>Group: none</translation>
    </message>
    <message>
        <source>Group: type</source>
        <translation>Group: type</translation>
    </message>
    <message>
        <source>Group: deck</source>
        <translation>Group: deck</translation>
    </message>
    <message>
        <source>No cards yet.</source>
        <translation>No cards yet.</translation>
    </message>
    <message>
        <source>Create the first one, or drop a table of cards on the window.</source>
        <translation>Create the first one, or drop a table of cards on the window.</translation>
    </message>
    <message>
        <source>Create card</source>
        <translation>Create card</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nothing found for “%1”.</translation>
    </message>
    <message>
        <source>Fewer words find more; parts of words are enough.</source>
        <translation>Fewer words find more; parts of words are enough.</translation>
    </message>
    <message>
        <source>Perhaps “%1” is meant.</source>
        <translation>Perhaps “%1” is meant.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Clear search</translation>
    </message>
    <message>
        <source>Search “%1”</source>
        <translation>Search “%1”</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columns</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>No groups</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>By type</translation>
    </message>
    <message>
        <source>By deck</source>
        <translation>By deck</translation>
    </message>
    <message>
        <source>Search: words, %1 deck:…</source>
        <translation>Search: words, %1 deck:…</translation>
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
        <translation>Type</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Copies in the deck</source>
        <translation>Copies in the deck</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>has an error</source>
        <translation>has an error</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardTableModel</name>
    <message>
        <source>In no deck</source>
        <translation>In no deck</translation>
    </message>
    <message>
        <source>has errors</source>
        <translation>has errors</translation>
    </message>
    <message>
        <source>has warnings</source>
        <translation>has warnings</translation>
    </message>
    <message>
        <source>has advice</source>
        <translation>has advice</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>no findings</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardTextControl</name>
    <message>
        <source>Sentence carried out by hand</source>
        <translation>Sentence carried out by hand</translation>
    </message>
    <message>
        <source>Reminder text</source>
        <translation>Reminder text</translation>
    </message>
    <message>
        <source>No term of the glossary stands in this paragraph.</source>
        <translation>No term of the glossary stands in this paragraph.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>All of them</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardTextEdit</name>
    <message>
        <source>Meant is perhaps “%1”.</source>
        <translation>Meant is perhaps “%1”.</translation>
    </message>
    <message>
        <source>Possible here:</source>
        <translation>Possible here:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible here (%1):</source>
        <translation>Possible here (%1):</translation>
    </message>
    <message>
        <source>No card is called “%1”.</source>
        <translation>No card is called “%1”.</translation>
    </message>
    <message>
        <source>The card language does not know “%1” here.</source>
        <translation>The card language does not know “%1” here.</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Something is missing here.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CardsPage</name>
    <message>
        <source>Picture removed.</source>
        <translation>Picture removed.</translation>
    </message>
    <message>
        <source>New card …</source>
        <translation>New card …</translation>
    </message>
    <message>
        <source>Duplicate card</source>
        <translation>Duplicate card</translation>
    </message>
    <message>
        <source>Delete card</source>
        <translation>Delete card</translation>
    </message>
    <message>
        <source>Go to deck</source>
        <translation>Go to deck</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Search cards</translation>
    </message>
    <message>
        <source>Edit card text</source>
        <translation>Edit card text</translation>
    </message>
    <message>
        <source>Choose picture …</source>
        <translation>Choose picture …</translation>
    </message>
    <message>
        <source>Paste picture</source>
        <translation>Paste picture</translation>
    </message>
    <message>
        <source>Show large</source>
        <translation>Show large</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>New card</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>No card selected</source>
        <translation>No card selected</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) selected</source>
        <translation>
            <numerusform>%n card selected</numerusform>
            <numerusform>%n cards selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>New %1</translation>
    </message>
    <message>
        <source>“%1” is there. Undo takes it back.</source>
        <translation>“%1” is there. Undo takes it back.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copy)</translation>
    </message>
    <message>
        <source>“%1” deleted</source>
        <translation>“%1” deleted</translation>
    </message>
    <message numerus="yes">
        <source>%n cards deleted</source>
        <translation>
            <numerusform>%n card deleted</numerusform>
            <numerusform>%n cards deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, also from %n deck(s)</source>
        <translation>
            <numerusform>, also from %n deck</numerusform>
            <numerusform>, also from %n decks</numerusform>
        </translation>
    </message>
    <message>
        <source>. Undo brings it back.</source>
        <translation>. Undo brings it back.</translation>
    </message>
    <message>
        <source>The picture is in the project.</source>
        <translation>The picture is in the project.</translation>
    </message>
    <message>
        <source>Construction rules, all cards:</source>
        <translation>Construction rules, all cards:</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::Chart</name>
    <message>
        <source>of %1</source>
        <translation>of %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>T shows the table.</source>
        <translation>T shows the table.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CommandPalette</name>
    <message>
        <source>Action, card, deck or rule</source>
        <translation>Action, card, deck or rule</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
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
        <translation>%1, only here</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CompareView</name>
    <message>
        <source>Deck to compare with</source>
        <translation>Deck to compare with</translation>
    </message>
    <message>
        <source>Two decks side by side</source>
        <translation>Two decks side by side</translation>
    </message>
    <message>
        <source>A second deck is needed to compare. Duplicate this one and change the copy.</source>
        <translation>A second deck is needed to compare. Duplicate this one and change the copy.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in common</source>
        <translation>
            <numerusform>%n card in common</numerusform>
            <numerusform>%n cards in common</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only at the left</source>
        <translation>
            <numerusform>%n only at the left</numerusform>
            <numerusform>%n only at the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only at the right</source>
        <translation>
            <numerusform>%n only at the right</numerusform>
            <numerusform>%n only at the right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ComparisonFigures</name>
    <message>
        <source>cards as they are now</source>
        <translation>cards as they are now</translation>
    </message>
    <message>
        <source>edition %1</source>
        <translation>edition %1</translation>
    </message>
    <message>
        <source>text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>Before: %1. After: %2. %3 games each, with the same seeds.</source>
        <translation>Before: %1. After: %2. %3 games each, with the same seeds.</translation>
    </message>
    <message>
        <source>Win rate of the deck</source>
        <translation>Win rate of the deck</translation>
    </message>
    <message>
        <source>Win rate of who begins</source>
        <translation>Win rate of who begins</translation>
    </message>
    <message>
        <source>Turns of a game</source>
        <translation>Turns of a game</translation>
    </message>
    <message>
        <source>Turn of victory alone</source>
        <translation>Turn of victory alone</translation>
    </message>
    <message>
        <source>Win rate by opponent</source>
        <translation>Win rate by opponent</translation>
    </message>
    <message>
        <source>No card of these decks differs</source>
        <translation>No card of these decks differs</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of these decks differ</source>
        <translation>
            <numerusform>%n card of these decks differs</numerusform>
            <numerusform>%n cards of these decks differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Still measuring …</source>
        <translation>Still measuring …</translation>
    </message>
    <message>
        <source>In none of these games did anything go differently.</source>
        <translation>In none of these games did anything go differently.</translation>
    </message>
    <message>
        <source>The deck wins more often after the change.</source>
        <translation>The deck wins more often after the change.</translation>
    </message>
    <message>
        <source>The deck wins less often after the change.</source>
        <translation>The deck wins less often after the change.</translation>
    </message>
    <message>
        <source>No difference of the win rate is shown: its interval contains zero.</source>
        <translation>No difference of the win rate is shown: its interval contains zero.</translation>
    </message>
    <message>
        <source>Played in pairs it needs %1 times fewer games than without.</source>
        <translation>Played in pairs it needs %1 times fewer games than without.</translation>
    </message>
    <message>
        <source>It stopped because ± %1 percentage points are exact enough.</source>
        <translation>It stopped because ± %1 percentage points are exact enough.</translation>
    </message>
    <message>
        <source>Stopped before all games were played.</source>
        <translation>Stopped before all games were played.</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figure</translation>
    </message>
    <message>
        <source>before</source>
        <translation>before</translation>
    </message>
    <message>
        <source>after</source>
        <translation>after</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>difference</translation>
    </message>
    <message>
        <source>from</source>
        <translation>from</translation>
    </message>
    <message>
        <source>to</source>
        <translation>to</translation>
    </message>
    <message>
        <source>Win rate against %1</source>
        <translation>Win rate against %1</translation>
    </message>
    <message>
        <source>Final reached with the deck</source>
        <translation>Final reached with the deck</translation>
    </message>
    <message>
        <source>Fans with the deck</source>
        <translation>Fans with the deck</translation>
    </message>
    <message>
        <source>Fans of a seat</source>
        <translation>Fans of a seat</translation>
    </message>
    <message>
        <source>Fans by starting deck</source>
        <translation>Fans by starting deck</translation>
    </message>
    <message>
        <source>Fans of %1</source>
        <translation>Fans of %1</translation>
    </message>
    <message>
        <source>Final reached by %1</source>
        <translation>Final reached by %1</translation>
    </message>
    <message>
        <source>Win rate of %1</source>
        <translation>Win rate of %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ComparisonForm</name>
    <message>
        <source>All other decks</source>
        <translation>All other decks</translation>
    </message>
    <message>
        <source>Cards as they are now</source>
        <translation>Cards as they are now</translation>
    </message>
    <message>
        <source>Edition %1</source>
        <translation>Edition %1</translation>
    </message>
    <message>
        <source>There is no deck with cards yet.</source>
        <translation>There is no deck with cards yet.</translation>
    </message>
    <message>
        <source>Nobody can play this game system by himself yet.</source>
        <translation>Nobody can play this game system by himself yet.</translation>
    </message>
    <message>
        <source>The seed is missing.</source>
        <translation>The seed is missing.</translation>
    </message>
    <message>
        <source>Before and after are the same: choose another edition or other rules.</source>
        <translation>Before and after are the same: choose another edition or other rules.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>At most this many games of each state</source>
        <translation>At most this many games of each state</translation>
    </message>
    <message>
        <source>Precise enough at ± (0: all games)</source>
        <translation>Precise enough at ± (0: all games)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>After</source>
        <translation>After</translation>
    </message>
    <message>
        <source>Before: cards</source>
        <translation>Before: cards</translation>
    </message>
    <message>
        <source>Before: rules</source>
        <translation>Before: rules</translation>
    </message>
    <message>
        <source>After: cards</source>
        <translation>After: cards</translation>
    </message>
    <message>
        <source>After: rules</source>
        <translation>After: rules</translation>
    </message>
    <message>
        <source>Keep the cards as an edition …</source>
        <translation>Keep the cards as an edition …</translation>
    </message>
    <message>
        <source>Name, such as 0.17</source>
        <translation>Name, such as 0.17</translation>
    </message>
    <message>
        <source>Name of the edition</source>
        <translation>Name of the edition</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>pp</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Another seed</translation>
    </message>
    <message>
        <source>Cores; the figures do not depend on it</source>
        <translation>Cores; the figures do not depend on it</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s)</source>
        <translation>
            <numerusform>%1 of %n player</numerusform>
            <numerusform>%1 of %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ComparisonView</name>
    <message>
        <source>New comparison</source>
        <translation>New comparison</translation>
    </message>
    <message>
        <source>Earlier comparisons</source>
        <translation>Earlier comparisons</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>%1 of at most %2 games of each state</source>
        <translation>%1 of at most %2 games of each state</translation>
    </message>
    <message>
        <source>No comparison yet.</source>
        <translation>No comparison yet.</translation>
    </message>
    <message>
        <source>The same games before and after: two editions, or two sets of rules.</source>
        <translation>The same games before and after: two editions, or two sets of rules.</translation>
    </message>
    <message>
        <source>A comparison is running.</source>
        <translation>A comparison is running.</translation>
    </message>
    <message>
        <source>%1, %2 games of each state</source>
        <translation>%1, %2 games of each state</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Players: %1</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>Revision %1, program %2</source>
        <translation>Revision %1, program %2</translation>
    </message>
    <message>
        <source>Cards before %1, after %2</source>
        <translation>Cards before %1, after %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>now</translation>
    </message>
    <message>
        <source>Stopped before a game was counted.</source>
        <translation>Stopped before a game was counted.</translation>
    </message>
    <message>
        <source>Stopped. The stored figures are as they were.</source>
        <translation>Stopped. The stored figures are as they were.</translation>
    </message>
    <message>
        <source>The same figures: all games came out as they did then.</source>
        <translation>The same figures: all games came out as they did then.</translation>
    </message>
    <message>
        <source>Other figures than then: cards, decks, rules or program have changed since. The stored ones stay.</source>
        <translation>Other figures than then: cards, decks, rules or program have changed since. The stored ones stay.</translation>
    </message>
    <message>
        <source>This comparison is no longer in the project.</source>
        <translation>This comparison is no longer in the project.</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>“%1” deleted.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Bring back</translation>
    </message>
    <message numerus="yes">
        <source>Edition “%1” keeps %n card(s) as they are now.</source>
        <translation>
            <numerusform>Edition “%1” keeps %n card as it is now.</numerusform>
            <numerusform>Edition “%1” keeps %n cards as they are now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CompletionOffers</name>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>for “%1”</source>
        <translation>for “%1”</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::CompletionPopup</name>
    <message>
        <source>Tab inserts</source>
        <translation>Tab inserts</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc closes</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Completions</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::DecisionBar</name>
    <message>
        <source>What is asked</source>
        <translation>What is asked</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::DeckBoard</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Side by side</translation>
    </message>
    <message>
        <source>How the deck is shown</source>
        <translation>How the deck is shown</translation>
    </message>
    <message>
        <source>Search the deck</source>
        <translation>Search the deck</translation>
    </message>
    <message>
        <source>Cards of the deck as faces</source>
        <translation>Cards of the deck as faces</translation>
    </message>
    <message>
        <source>Cards of the deck as a table</source>
        <translation>Cards of the deck as a table</translation>
    </message>
    <message>
        <source>No deck yet.</source>
        <translation>No deck yet.</translation>
    </message>
    <message>
        <source>Make an empty one, or drag cards into the field at the left.</source>
        <translation>Make an empty one, or drag cards into the field at the left.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>New deck</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nothing found for “%1”.</translation>
    </message>
    <message>
        <source>Show the whole deck</source>
        <translation>Show the whole deck</translation>
    </message>
    <message>
        <source>No card in this deck yet.</source>
        <translation>No card in this deck yet.</translation>
    </message>
    <message>
        <source>Drag cards up from the pool, or press Enter on them.</source>
        <translation>Drag cards up from the pool, or press Enter on them.</translation>
    </message>
    <message>
        <source>Search the pool</source>
        <translation>Search the pool</translation>
    </message>
    <message>
        <source>Group: type</source>
        <translation>Group: type</translation>
    </message>
    <message numerus="yes">
        <source>Let go: %n cards, then %1 in the deck</source>
        <translation>
            <numerusform>Let go: %n card, then %1 in the deck</numerusform>
            <numerusform>Let go: %n cards, then %1 in the deck</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go: copy %2 of %1 becomes card %3</source>
        <translation>Let go: copy %2 of %1 becomes card %3</translation>
    </message>
    <message>
        <source>Let go: %1 becomes card %2</source>
        <translation>Let go: %1 becomes card %2</translation>
    </message>
    <message numerus="yes">
        <source>Let go: %n cards leave the deck, %1 stay</source>
        <translation>
            <numerusform>Let go: %n card leaves the deck, %1 stay</numerusform>
            <numerusform>Let go: %n cards leave the deck, %1 stay</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go: the card leaves the deck, %1 stay</source>
        <translation>Let go: the card leaves the deck, %1 stay</translation>
    </message>
    <message>
        <source>Words or fields, for example: %1</source>
        <translation>Words or fields, for example: %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::DeckListModel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message>
        <source>follows the construction rules</source>
        <translation>follows the construction rules</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::DeckSummary</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards per type</source>
        <translation>Cards per type</translation>
    </message>
    <message>
        <source>mark = target</source>
        <translation>mark = target</translation>
    </message>
    <message>
        <source>Mechanics</source>
        <translation>Mechanics</translation>
    </message>
    <message>
        <source>cards with it</source>
        <translation>cards with it</translation>
    </message>
    <message>
        <source>average %1</source>
        <translation>average %1</translation>
    </message>
    <message>
        <source>Follows all construction rules.</source>
        <translation>Follows all construction rules.</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more finding(s)</source>
        <translation>
            <numerusform>Show %n more finding</numerusform>
            <numerusform>Show %n more findings</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Show fewer</translation>
    </message>
    <message>
        <source>Open the card</source>
        <translation>Open the card</translation>
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
        <translation>%1 · state r%2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) selected</source>
        <translation>
            <numerusform>%n card selected</numerusform>
            <numerusform>%n cards selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Findings: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag cards here
to make a new deck</source>
        <translation>Drag cards here
to make a new deck</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>Test play</source>
        <translation>Test play</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>New deck</translation>
    </message>
    <message>
        <source>Duplicate deck</source>
        <translation>Duplicate deck</translation>
    </message>
    <message>
        <source>Rename deck</source>
        <translation>Rename deck</translation>
    </message>
    <message>
        <source>Delete deck</source>
        <translation>Delete deck</translation>
    </message>
    <message>
        <source>Add selected cards of the pool</source>
        <translation>Add selected cards of the pool</translation>
    </message>
    <message>
        <source>Take selected cards out of the deck</source>
        <translation>Take selected cards out of the deck</translation>
    </message>
    <message>
        <source>Open card</source>
        <translation>Open card</translation>
    </message>
    <message>
        <source>Search the deck</source>
        <translation>Search the deck</translation>
    </message>
    <message>
        <source>Search the pool</source>
        <translation>Search the pool</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Show as table</translation>
    </message>
    <message>
        <source>Show as faces</source>
        <translation>Show as faces</translation>
    </message>
    <message>
        <source>Compare side by side</source>
        <translation>Compare side by side</translation>
    </message>
    <message>
        <source>Charts as tables</source>
        <translation>Charts as tables</translation>
    </message>
    <message>
        <source>Test play with this deck</source>
        <translation>Test play with this deck</translation>
    </message>
    <message>
        <source>%1: %2 added</source>
        <translation>%1: %2 added</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards added</source>
        <translation>
            <numerusform>%1: %n card added</numerusform>
            <numerusform>%1: %n cards added</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 taken out</source>
        <translation>%1: %2 taken out</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards taken out</source>
        <translation>
            <numerusform>%1: %n card taken out</numerusform>
            <numerusform>%1: %n cards taken out</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name that is taken, with a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” made</source>
        <translation>“%1” made</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, copy</translation>
    </message>
    <message>
        <source>“%1” deleted. Undo brings it back.</source>
        <translation>“%1” deleted. Undo brings it back.</translation>
    </message>
    <message>
        <source>Deck renamed to “%1”</source>
        <translation>Deck renamed to “%1”</translation>
    </message>
    <message>
        <source>%1 taken out of the deck</source>
        <translation>%1 taken out of the deck</translation>
    </message>
    <message>
        <source>Surplus copies of %1 taken out</source>
        <translation>Surplus copies of %1 taken out</translation>
    </message>
    <message numerus="yes">
        <source>Suggestions for %n missing card(s)</source>
        <translation>
            <numerusform>Suggestions for %n missing card</numerusform>
            <numerusform>Suggestions for %n missing cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <translation>
            <numerusform>%n card too many</numerusform>
            <numerusform>%n cards too many</numerusform>
        </translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Take out</translation>
    </message>
    <message>
        <source>In the place of %1</source>
        <translation>In the place of %1</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>%1 in the place of %2</source>
        <translation>%1 in the place of %2</translation>
    </message>
    <message>
        <source>Add to another deck</source>
        <translation>Add to another deck</translation>
    </message>
    <message>
        <source>New deck of these cards</source>
        <translation>New deck of these cards</translation>
    </message>
    <message>
        <source>Replace by …</source>
        <translation>Replace by …</translation>
    </message>
    <message>
        <source>Add to the deck</source>
        <translation>Add to the deck</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Cards exchanged</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>No findings</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::DifferenceTable</name>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>Restore this value of “%1”</source>
        <translation>Restore this value of “%1”</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Field</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Both are the same.</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n more field</numerusform>
            <numerusform>%n more fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::EffectPanel</name>
    <message>
        <source>Effect of the last change</source>
        <translation>Effect of the last change</translation>
    </message>
    <message>
        <source>text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>In none of these games did anything go differently.</source>
        <translation>In none of these games did anything go differently.</translation>
    </message>
    <message>
        <source>win rate</source>
        <translation>win rate</translation>
    </message>
    <message>
        <source>turn of victory</source>
        <translation>turn of victory</translation>
    </message>
    <message>
        <source>No difference is shown: every interval contains zero.</source>
        <translation>No difference is shown: every interval contains zero.</translation>
    </message>
    <message>
        <source>All intervals exclude zero: the difference is shown.</source>
        <translation>All intervals exclude zero: the difference is shown.</translation>
    </message>
    <message>
        <source>Shown: %1. Not shown yet: %2.</source>
        <translation>Shown: %1. Not shown yet: %2.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Measure</translation>
    </message>
    <message>
        <source>After the next change of type, text or values this shows what it does to the deck.</source>
        <translation>After the next change of type, text or values this shows what it does to the deck.</translation>
    </message>
    <message>
        <source>This card is in no deck.</source>
        <translation>This card is in no deck.</translation>
    </message>
    <message>
        <source>same seeds, %1 games</source>
        <translation>same seeds, %1 games</translation>
    </message>
    <message>
        <source>Win rate of the deck</source>
        <translation>Win rate of the deck</translation>
    </message>
    <message>
        <source>Turn of victory alone</source>
        <translation>Turn of victory alone</translation>
    </message>
    <message>
        <source>Still measuring …</source>
        <translation>Still measuring …</translation>
    </message>
    <message>
        <source>%1 of this card</source>
        <translation>%1 of this card</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::EffectRow</name>
    <message>
        <source>pp</source>
        <translation>pp</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ExperimentList</name>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ExperimentPanel</name>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Name of the experiment</source>
        <translation>Name of the experiment</translation>
    </message>
    <message>
        <source>Note on the experiment</source>
        <translation>Note on the experiment</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Plays the same games from the stored seed and compares every figure</source>
        <translation>Plays the same games from the stored seed and compares every figure</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::FaceColumn</name>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Real size</source>
        <translation>Real size</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Fit</translation>
    </message>
    <message>
        <source>Size of the face</source>
        <translation>Size of the face</translation>
    </message>
    <message>
        <source>Trim line</source>
        <translation>Trim line</translation>
    </message>
    <message>
        <source>Safe zone</source>
        <translation>Safe zone</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stamp</translation>
    </message>
    <message>
        <source>Choose picture …</source>
        <translation>Choose picture …</translation>
    </message>
    <message>
        <source>Remove picture</source>
        <translation>Remove picture</translation>
    </message>
    <message>
        <source>Drop a picture on the card. Space shows it large.</source>
        <translation>Drop a picture on the card. Space shows it large.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Choose picture</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.webp *.svg)</translation>
    </message>
    <message>
        <source>There is no picture in the clipboard.</source>
        <translation>There is no picture in the clipboard.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>“%1” cannot be read.</translation>
    </message>
    <message>
        <source>“%1” is no picture that can be read (PNG, JPEG, WebP, SVG).</source>
        <translation>“%1” is no picture that can be read (PNG, JPEG, WebP, SVG).</translation>
    </message>
    <message>
        <source>Let go: this becomes the picture of %1.</source>
        <translation>Let go: this becomes the picture of %1.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::FindingsView</name>
    <message>
        <source>Text and quote of %1 do not fit at a size that can be read.</source>
        <translation>Text and quote of %1 do not fit at a size that can be read.</translation>
    </message>
    <message>
        <source>A word on %1 is wider than its line.</source>
        <translation>A word on %1 is wider than its line.</translation>
    </message>
    <message>
        <source>The name “%1” needs more than two lines on the card.</source>
        <translation>The name “%1” needs more than two lines on the card.</translation>
    </message>
    <message>
        <source>The fonts of the card have no “%1”; another font would step in.</source>
        <translation>The fonts of the card have no “%1”; another font would step in.</translation>
    </message>
    <message>
        <source>The picture of %1 has %2 dpi at its printed size; %3 are needed.</source>
        <translation>The picture of %1 has %2 dpi at its printed size; %3 are needed.</translation>
    </message>
    <message>
        <source>No picture yet. Until then the proof shows the emblem.</source>
        <translation>No picture yet. Until then the proof shows the emblem.</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Choose picture</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::FreezeDialog</name>
    <message>
        <source>Freeze an edition</source>
        <translation>Freeze an edition</translation>
    </message>
    <message>
        <source>Keeps %1 as it is now: %2, %3, the parameters and the rules text. Nobody can change it afterwards; saved games and experiments can name it.</source>
        <translation>Keeps %1 as it is now: %2, %3, the parameters and the rules text. Nobody can change it afterwards; saved games and experiments can name it.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message>
        <source>For which test, with which question</source>
        <translation>For which test, with which question</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Freeze</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::HeatMap</name>
    <message>
        <source>Win rates of the decks against each other</source>
        <translation>Win rates of the decks against each other</translation>
    </message>
    <message>
        <source>%1 against %2: no game yet</source>
        <translation>%1 against %2: no game yet</translation>
    </message>
    <message>
        <source>%1 decided games</source>
        <translation>%1 decided games</translation>
    </message>
    <message>
        <source>No difference can be shown.</source>
        <translation>No difference can be shown.</translation>
    </message>
    <message>
        <source>%1 against itself, the beginning side: %2, %3.</source>
        <translation>%1 against itself, the beginning side: %2, %3.</translation>
    </message>
    <message>
        <source>%1 against %2: %3, %4.</source>
        <translation>%1 against %2: %3, %4.</translation>
    </message>
    <message>
        <source>Win rate: row against column, with 95% interval</source>
        <translation>Win rate: row against column, with 95% interval</translation>
    </message>
    <message>
        <source>overall</source>
        <translation>overall</translation>
    </message>
    <message>
        <source>Start %1</source>
        <translation>Start %1</translation>
    </message>
    <message>
        <source>Win rates of every two on one side</source>
        <translation>Win rates of every two on one side</translation>
    </message>
    <message>
        <source>%1: no game yet</source>
        <translation>%1: no game yet</translation>
    </message>
    <message>
        <source>%1 with %2: no game yet</source>
        <translation>%1 with %2: no game yet</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 games</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>%1 with %2: %3, %4.</source>
        <translation>%1 with %2: %3, %4.</translation>
    </message>
    <message>
        <source>Win rate: row and column on one side, each by itself on the diagonal</source>
        <translation>Win rate: row and column on one side, each by itself on the diagonal</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Whose advice</source>
        <translation>Whose advice</translation>
    </message>
    <message>
        <source>Show hint</source>
        <translation>Show hint</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Do it</translation>
    </message>
    <message>
        <source>Instead:</source>
        <translation>Instead:</translation>
    </message>
    <message>
        <source>No player of this game system gives reasons yet, so there is no hint.</source>
        <translation>No player of this game system gives reasons yet, so there is no hint.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Edition %1</source>
        <translation>Edition %1</translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation>Revision %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) in this list</source>
        <translation>
            <numerusform>%n step in this list</numerusform>
            <numerusform>%n steps in this list</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition %1 is frozen and can only be read</source>
        <translation>Edition %1 is frozen and can only be read</translation>
    </message>
    <message>
        <source>Every step can be taken back, also after a restart</source>
        <translation>Every step can be taken back, also after a restart</translation>
    </message>
    <message>
        <source>Note on r%1</source>
        <translation>Note on r%1</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>imported</translation>
    </message>
    <message>
        <source>taken back: it does not hold now</source>
        <translation>taken back: it does not hold now</translation>
    </message>
    <message>
        <source>the state before</source>
        <translation>the state before</translation>
    </message>
    <message>
        <source>now</source>
        <translation>now</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Compare with</translation>
    </message>
    <message>
        <source>Compare %1 with</source>
        <translation>Compare %1 with</translation>
    </message>
    <message>
        <source>before r%1</source>
        <translation>before r%1</translation>
    </message>
    <message>
        <source>restored: %1</source>
        <translation>restored: %1</translation>
    </message>
    <message>
        <source>%1 is as in %2 again. Undo takes it back.</source>
        <translation>%1 is as in %2 again. Undo takes it back.</translation>
    </message>
    <message>
        <source>The whole project is as in %1 again. Undo takes it back.</source>
        <translation>The whole project is as in %1 again. Undo takes it back.</translation>
    </message>
    <message>
        <source>It is as it was already.</source>
        <translation>It is as it was already.</translation>
    </message>
    <message>
        <source>Note on edition %1</source>
        <translation>Note on edition %1</translation>
    </message>
    <message>
        <source>Compare edition %1 with</source>
        <translation>Compare edition %1 with</translation>
    </message>
    <message>
        <source>%1 and %2 are the same.</source>
        <translation>%1 and %2 are the same.</translation>
    </message>
    <message>
        <source>No card, deck, parameter or rule differs.</source>
        <translation>No card, deck, parameter or rule differs.</translation>
    </message>
    <message>
        <source>frozen %1</source>
        <translation>frozen %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changed, %2 new, %3 gone</source>
        <translation>%1 changed, %2 new, %3 gone</translation>
    </message>
    <message>
        <source>no deck became illegal</source>
        <translation>no deck became illegal</translation>
    </message>
    <message>
        <source>Whole project as in r%1</source>
        <translation>Whole project as in r%1</translation>
    </message>
    <message>
        <source>Saved games and experiments that name it still find it when it is put away.</source>
        <translation>Saved games and experiments that name it still find it when it is put away.</translation>
    </message>
    <message>
        <source>Makes a new step with that content. Nothing is lost.</source>
        <translation>Makes a new step with that content. Nothing is lost.</translation>
    </message>
    <message numerus="yes">
        <source>Edition %1 is frozen: %n card(s).</source>
        <translation>
            <numerusform>Edition %1 is frozen: %n card.</numerusform>
            <numerusform>Edition %1 is frozen: %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition %1 is put away.</source>
        <translation>Edition %1 is put away.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Bring it back</translation>
    </message>
    <message>
        <source>Freeze an edition …</source>
        <translation>Freeze an edition …</translation>
    </message>
    <message>
        <source>Restore the earlier state</source>
        <translation>Restore the earlier state</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Search the history</translation>
    </message>
    <message>
        <source>Freeze an edition</source>
        <translation>Freeze an edition</translation>
    </message>
    <message>
        <source>Open for reading</source>
        <translation>Open for reading</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Put away</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>What changed</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Nothing is chosen.</translation>
    </message>
    <message>
        <source>Folder of scenarios</source>
        <translation>Folder of scenarios</translation>
    </message>
    <message>
        <source>Run scenarios …</source>
        <translation>Run scenarios …</translation>
    </message>
    <message>
        <source>Runs the scenarios of a folder on both states and names those that end otherwise.</source>
        <translation>Runs the scenarios of a folder on both states and names those that end otherwise.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ImportDialog</name>
    <message>
        <source>Import cards</source>
        <translation>Import cards</translation>
    </message>
    <message>
        <source>Column of the file</source>
        <translation>Column of the file</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Field</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>After</source>
        <translation>After</translation>
    </message>
    <message>
        <source>What the import changes</source>
        <translation>What the import changes</translation>
    </message>
    <message>
        <source>Add to deck:</source>
        <translation>Add to deck:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Import “%1”</source>
        <translation>Import “%1”</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>leave out</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>carried out by hand</source>
        <translation>carried out by hand</translation>
    </message>
    <message>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Line %1</translation>
    </message>
    <message>
        <source>occurs more than once, only the first row counts</source>
        <translation>occurs more than once, only the first row counts</translation>
    </message>
    <message>
        <source>Delete what is missing there</source>
        <translation>Delete what is missing there</translation>
    </message>
    <message>
        <source>Columns and fields</source>
        <translation>Columns and fields</translation>
    </message>
    <message>
        <source>Becomes the deck:</source>
        <translation>Becomes the deck:</translation>
    </message>
    <message>
        <source>as the list is called</source>
        <translation>as the list is called</translation>
    </message>
    <message>
        <source>What</source>
        <translation>What</translation>
    </message>
    <message>
        <source>There is no table in the clipboard.</source>
        <translation>There is no table in the clipboard.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>clipboard</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>“%1” cannot be written.</translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 unchanged, %4 not readable; sentences carried out by hand: %5. Nothing is deleted. Taken over: %6.</source>
        <translation>%1 new, %2 changed, %3 unchanged, %4 not readable; sentences carried out by hand: %5. Nothing is deleted. Taken over: %6.</translation>
    </message>
    <message>
        <source>Everything in it is here already.</source>
        <translation>Everything in it is here already.</translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 deleted, %4 not readable. Taken over: %5.</source>
        <translation>%1 new, %2 changed, %3 deleted, %4 not readable. Taken over: %5.</translation>
    </message>
    <message numerus="yes">
        <source>Imported: %n thing(s). One step back takes it all back.</source>
        <translation>
            <numerusform>Imported: %n change. One step back takes it back.</numerusform>
            <numerusform>Imported: %n changes. One step back takes them all back.</numerusform>
        </translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>deleted</translation>
    </message>
    <message>
        <source>leave the row out</source>
        <translation>leave the row out</translation>
    </message>
    <message>
        <source>means “%1” (%2)</source>
        <translation>means “%1” (%2)</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>fits several cards</source>
        <translation>fits several cards</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ItemView</name>
    <message>
        <source>Restore %1 as in %2</source>
        <translation>Restore %1 as in %2</translation>
    </message>
    <message>
        <source>Open card</source>
        <translation>Open card</translation>
    </message>
    <message>
        <source>Makes it as it was here, as one step that can be taken back</source>
        <translation>Makes it as it was here, as one step that can be taken back</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>does not exist</translation>
    </message>
    <message>
        <source>Restore this state</source>
        <translation>Restore this state</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::LabChart</name>
    <message>
        <source>T shows the table.</source>
        <translation>T shows the table.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::LabPage</name>
    <message>
        <source>Lab</source>
        <translation>Lab</translation>
    </message>
    <message>
        <source>Test of the shuffler</source>
        <translation>Test of the shuffler</translation>
    </message>
    <message>
        <source>Pearson’s chi-square test</source>
        <translation>Pearson’s chi-square test</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paused</translation>
    </message>
    <message numerus="yes">
        <source>Running on %n core(s)</source>
        <translation>
            <numerusform>Running on %n core</numerusform>
            <numerusform>Running on %n cores</numerusform>
        </translation>
    </message>
    <message>
        <source>Each seed twice, with the beginning side swapped</source>
        <translation>Each seed twice, with the beginning side swapped</translation>
    </message>
    <message>
        <source>Wilson interval, 95 %</source>
        <translation>Wilson interval, 95 %</translation>
    </message>
    <message>
        <source>No deck with cards yet.</source>
        <translation>No deck with cards yet.</translation>
    </message>
    <message>
        <source>No experiment yet.</source>
        <translation>No experiment yet.</translation>
    </message>
    <message>
        <source>The lab plays decks against each other. The page Decks makes one.</source>
        <translation>The lab plays decks against each other. The page Decks makes one.</translation>
    </message>
    <message>
        <source>Four decks, 400 games of each pairing take about 5 seconds.</source>
        <translation>Four decks, 400 games of each pairing take about 5 seconds.</translation>
    </message>
    <message>
        <source>To the decks</source>
        <translation>To the decks</translation>
    </message>
    <message>
        <source>Start experiment</source>
        <translation>Start experiment</translation>
    </message>
    <message>
        <source>Go on with the experiment</source>
        <translation>Go on with the experiment</translation>
    </message>
    <message>
        <source>Pause the experiment</source>
        <translation>Pause the experiment</translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s), %1 games</source>
        <translation>
            <numerusform>%n pairing, %1 games</numerusform>
            <numerusform>%n pairings, %1 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s), at most %1 games each</source>
        <translation>
            <numerusform>%n pairing, at most %1 games each</numerusform>
            <numerusform>%n pairings, at most %1 games each</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” is no longer in the project.</source>
        <translation>The deck “%1” is no longer in the project.</translation>
    </message>
    <message>
        <source>An experiment is running.</source>
        <translation>An experiment is running.</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Pairings</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Charts</translation>
    </message>
    <message>
        <source>Shuffler</source>
        <translation>Shuffler</translation>
    </message>
    <message>
        <source>Views of the lab</source>
        <translation>Views of the lab</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Save as</translation>
    </message>
    <message>
        <source>New experiment</source>
        <translation>New experiment</translation>
    </message>
    <message>
        <source>Earlier experiments</source>
        <translation>Earlier experiments</translation>
    </message>
    <message>
        <source>Rules of the figures shown</source>
        <translation>Rules of the figures shown</translation>
    </message>
    <message>
        <source>Filter cards</source>
        <translation>Filter cards</translation>
    </message>
    <message>
        <source>Filter the cards by name</source>
        <translation>Filter the cards by name</translation>
    </message>
    <message>
        <source>Figures of the cards</source>
        <translation>Figures of the cards</translation>
    </message>
    <message>
        <source>Cancel the experiment</source>
        <translation>Cancel the experiment</translation>
    </message>
    <message>
        <source>Play the experiment again</source>
        <translation>Play the experiment again</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <translation>Delete the experiment</translation>
    </message>
    <message>
        <source>Pairings and cards</source>
        <translation>Pairings and cards</translation>
    </message>
    <message>
        <source>Charts of the pairing</source>
        <translation>Charts of the pairing</translation>
    </message>
    <message>
        <source>Test the shuffler</source>
        <translation>Test the shuffler</translation>
    </message>
    <message>
        <source>Filter the cards</source>
        <translation>Filter the cards</translation>
    </message>
    <message>
        <source>Save the cards as CSV …</source>
        <translation>Save the cards as CSV …</translation>
    </message>
    <message>
        <source>Save the matrix as CSV …</source>
        <translation>Save the matrix as CSV …</translation>
    </message>
    <message>
        <source>Save the chart as SVG …</source>
        <translation>Save the chart as SVG …</translation>
    </message>
    <message>
        <source>Save the chart as PNG …</source>
        <translation>Save the chart as PNG …</translation>
    </message>
    <message>
        <source>Save the chart’s figures as CSV …</source>
        <translation>Save the chart’s figures as CSV …</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Drawing (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Picture (*.png)</translation>
    </message>
    <message>
        <source>“%1” exists already and stays as it is.</source>
        <translation>“%1” exists already and stays as it is.</translation>
    </message>
    <message>
        <source>“%1” written.</source>
        <translation>“%1” written.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Open folder</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>Win rates</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <translation>Length of the games</translation>
    </message>
    <message>
        <source>Point race</source>
        <translation>Point race</translation>
    </message>
    <message>
        <source>How the rate settled</source>
        <translation>How the rate settled</translation>
    </message>
    <message>
        <source>Worth of beginning</source>
        <translation>Worth of beginning</translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation>There are no figures yet.</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>All against all</translation>
    </message>
    <message>
        <source>Against itself</source>
        <translation>Against itself</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) unknown to the card language skipped.</source>
        <translation>
            <numerusform>%n sentence unknown to the card language skipped.</numerusform>
            <numerusform>%n sentences unknown to the card language skipped.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 games played, the experiment is kept in the project.</source>
        <translation>%1 games played, the experiment is kept in the project.</translation>
    </message>
    <message>
        <source>Stopped before a game was counted.</source>
        <translation>Stopped before a game was counted.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 games. It is not kept yet.</source>
        <translation>Stopped after %1 of %2 games. It is not kept yet.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>the cards have changed (revision %1 then, %2 now)</source>
        <translation>the cards have changed (revision %1 then, %2 now)</translation>
    </message>
    <message>
        <source>the deck %1 has changed</source>
        <translation>the deck %1 has changed</translation>
    </message>
    <message>
        <source>rules or card language have changed</source>
        <translation>rules or card language have changed</translation>
    </message>
    <message>
        <source>the program was version %1 then, it is %2 now</source>
        <translation>the program was version %1 then, it is %2 now</translation>
    </message>
    <message>
        <source>Stopped. The stored figures are as they were.</source>
        <translation>Stopped. The stored figures are as they were.</translation>
    </message>
    <message>
        <source>The same figures: all %1 games came out as they did then.</source>
        <translation>The same figures: all %1 games came out as they did then.</translation>
    </message>
    <message>
        <source>cards, decks, rules and program say they are the same, which should not be</source>
        <translation>cards, decks, rules and program say they are the same, which should not be</translation>
    </message>
    <message>
        <source>%1 (again)</source>
        <translation>%1 (again)</translation>
    </message>
    <message>
        <source>Other figures than then: %1. They are kept as an experiment of their own.</source>
        <translation>Other figures than then: %1. They are kept as an experiment of their own.</translation>
    </message>
    <message>
        <source>This experiment is no longer in the project.</source>
        <translation>This experiment is no longer in the project.</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>“%1” deleted.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Bring back</translation>
    </message>
    <message>
        <source>Cards of %1 against itself</source>
        <translation>Cards of %1 against itself</translation>
    </message>
    <message>
        <source>Cards of %1 against %2</source>
        <translation>Cards of %1 against %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s) differ</source>
        <translation>
            <numerusform>%1 of %n card differ</numerusform>
            <numerusform>%1 of %n cards differ</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards whose interval excludes zero. Of 20 cards without any effect about one does so by chance.</source>
        <translation>Cards whose interval excludes zero. Of 20 cards without any effect about one does so by chance.</translation>
    </message>
    <message>
        <source>Chosen pairing</source>
        <translation>Chosen pairing</translation>
    </message>
    <message>
        <source>%1, %2 games</source>
        <translation>%1, %2 games</translation>
    </message>
    <message>
        <source>Players: %1 – %2</source>
        <translation>Players: %1 – %2</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Players: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Rules: %1</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>Edition %1, revision %2, program %3</source>
        <translation>Edition %1, revision %2, program %3</translation>
    </message>
    <message>
        <source>Cards %1, rules %2</source>
        <translation>Cards %1, rules %2</translation>
    </message>
    <message>
        <source>Stopped before all games were played.</source>
        <translation>Stopped before all games were played.</translation>
    </message>
    <message>
        <source>The cards have changed since then.</source>
        <translation>The cards have changed since then.</translation>
    </message>
    <message>
        <source>The decks have changed since then.</source>
        <translation>The decks have changed since then.</translation>
    </message>
    <message>
        <source>Cards and decks are unchanged since then.</source>
        <translation>Cards and decks are unchanged since then.</translation>
    </message>
    <message>
        <source>%1 against %2: %3 %4 lies below the target of %5 to %6.</source>
        <translation>%1 against %2: %3 %4 lies below the target of %5 to %6.</translation>
    </message>
    <message>
        <source>The interval still reaches into the target.</source>
        <translation>The interval still reaches into the target.</translation>
    </message>
    <message>
        <source>Show the cards with the largest effect</source>
        <translation>Show the cards with the largest effect</translation>
    </message>
    <message>
        <source>Same seeds before and after</source>
        <translation>Same seeds before and after</translation>
    </message>
    <message>
        <source>Interval of the paired difference, 95 %</source>
        <translation>Interval of the paired difference, 95 %</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparison</translation>
    </message>
    <message>
        <source>Compare editions or rules</source>
        <translation>Compare editions or rules</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Cards or parts of a draft</source>
        <translation>Cards or parts of a draft</translation>
    </message>
    <message>
        <source>Parts of a draft</source>
        <translation>Parts of a draft</translation>
    </message>
    <message>
        <source>%1, by itself and two on one side</source>
        <translation>%1, by itself and two on one side</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::LanguageTools</name>
    <message>
        <source>This sentence means …</source>
        <translation>This sentence means …</translation>
    </message>
    <message>
        <source>Sentences of this project …</source>
        <translation>Sentences of this project …</translation>
    </message>
    <message>
        <source>Find and replace by meaning …</source>
        <translation>Find and replace by meaning …</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::LogView</name>
    <message>
        <source>No step yet. What happens in a game is told here, each sentence with its rule.</source>
        <translation>No step yet. What happens in a game is told here, each sentence with its rule.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::MainWindow</name>
    <message>
        <source>“%1” is not in this project.</source>
        <translation>“%1” is not in this project.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Taken back: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Done again: %1</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Import cards</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Recent projects</translation>
    </message>
    <message>
        <source>New project …</source>
        <translation>New project …</translation>
    </message>
    <message>
        <source>Open project …</source>
        <translation>Open project …</translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation>Import cards …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Find anything</translation>
    </message>
    <message>
        <source>Rules on this</source>
        <translation>Rules on this</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dark theme</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>Larger type</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>Smaller type</translation>
    </message>
    <message>
        <source>Blattwerk projects (*.blattwerk)</source>
        <translation>Blattwerk projects (*.blattwerk)</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>New project</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Open project</translation>
    </message>
    <message numerus="yes">
        <source>%n collection(s)</source>
        <translation>
            <numerusform>%n collection</numerusform>
            <numerusform>%n collections</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a project folder …</source>
        <translation>Import a project folder …</translation>
    </message>
    <message>
        <source>Import the table in the clipboard …</source>
        <translation>Import the table in the clipboard …</translation>
    </message>
    <message>
        <source>Merge a copy of this project …</source>
        <translation>Merge a copy of this project …</translation>
    </message>
    <message>
        <source>Import a project folder</source>
        <translation>Import a project folder</translation>
    </message>
    <message>
        <source>Tables, cards, decks, projects (*.csv *.tsv *.txt *.json *.toml *.xlsx *.ods *.xml *.cod *.blattwerk);;All files (*)</source>
        <translation>Tables, cards, decks, projects (*.csv *.tsv *.txt *.json *.toml *.xlsx *.ods *.xml *.cod *.blattwerk);;All files (*)</translation>
    </message>
    <message>
        <source>The other copy</source>
        <translation>The other copy</translation>
    </message>
    <message>
        <source>The project as both copies began with it</source>
        <translation>The project as both copies began with it</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Close this window</translation>
    </message>
    <message>
        <source>About Blattwerk</source>
        <translation>About Blattwerk</translation>
    </message>
    <message>
        <source>&lt;b&gt;Blattwerk %1&lt;/b&gt;&lt;p&gt;A workbench for designers of card games.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Blattwerk %1&lt;/b&gt;&lt;p&gt;A workbench for designers of card games.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::MeaningDialog</name>
    <message>
        <source>This sentence means …</source>
        <translation>This sentence means …</translation>
    </message>
    <message>
        <source>This sentence</source>
        <translation>This sentence</translation>
    </message>
    <message>
        <source>means the same as this known one</source>
        <translation>means the same as this known one</translation>
    </message>
    <message>
        <source>Known sentences like it</source>
        <translation>Known sentences like it</translation>
    </message>
    <message>
        <source>How the rules engine reads it</source>
        <translation>How the rules engine reads it</translation>
    </message>
    <message>
        <source>What is learned: places in curly brackets may be anything of their kind</source>
        <translation>What is learned: places in curly brackets may be anything of their kind</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Pattern</translation>
    </message>
    <message>
        <source>Meaning of the pattern</source>
        <translation>Meaning of the pattern</translation>
    </message>
    <message>
        <source>Write it so from now on: cards are reworded in the same step</source>
        <translation>Write it so from now on: cards are reworded in the same step</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Learn</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would be reworded.</source>
        <translation>
            <numerusform>%n card would be reworded.</numerusform>
            <numerusform>%n cards would be reworded.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card language has learned “%1”.</source>
        <translation>The card language has learned “%1”.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::MergeDialog</name>
    <message>
        <source>Keep all of ours</source>
        <translation>Keep all of ours</translation>
    </message>
    <message>
        <source>All as there</source>
        <translation>All as there</translation>
    </message>
    <message>
        <source>Merge a copy</source>
        <translation>Merge a copy</translation>
    </message>
    <message>
        <source>Changed on both sides</source>
        <translation>Changed on both sides</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Here</translation>
    </message>
    <message>
        <source>There</source>
        <translation>There</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>What comes</source>
        <translation>What comes</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Afterwards</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflicts</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Merge</translation>
    </message>
    <message>
        <source>Merge “%1”</source>
        <translation>Merge “%1”</translation>
    </message>
    <message>
        <source>deleted on one side</source>
        <translation>deleted on one side</translation>
    </message>
    <message>
        <source>here</source>
        <translation>here</translation>
    </message>
    <message>
        <source>there</source>
        <translation>there</translation>
    </message>
    <message>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>is here</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>deleted</translation>
    </message>
    <message>
        <source>Nothing comes from the other copy.</source>
        <translation>Nothing comes from the other copy.</translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 deleted.</source>
        <translation>%1 new, %2 changed, %3 deleted.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were changed on both sides and not chosen: they stay as they are here.</source>
        <translation>
            <numerusform>%n value was changed on both sides and not chosen: it stays as it is here.</numerusform>
            <numerusform>%n values were changed on both sides and not chosen: they stay as they are here.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy is merged. One step back takes it all back.</source>
        <translation>The copy is merged. One step back takes it all back.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::MultiEdit</name>
    <message>
        <source>Field</source>
        <translation>Field</translation>
    </message>
    <message numerus="yes">
        <source>%n cards selected</source>
        <translation>
            <numerusform>%n card selected</numerusform>
            <numerusform>%n cards selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set for %n cards</source>
        <translation>
            <numerusform>Set for %n card</numerusform>
            <numerusform>Set for %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>New value</source>
        <translation>New value</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Now: %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::Navigation</name>
    <message>
        <source>Game system</source>
        <translation>Game system</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::NewGameForm</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <translation>
            <numerusform>%1, %n player</numerusform>
            <numerusform>%1, %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Passive</source>
        <translation>Passive</translation>
    </message>
    <message>
        <source>Dummies</source>
        <translation>Dummies</translation>
    </message>
    <message>
        <source>Hot seat</source>
        <translation>Hot seat</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Your deck</translation>
    </message>
    <message>
        <source>Deck of the other side</source>
        <translation>Deck of the other side</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Other side</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Begins</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Chance decides</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>The other side</translation>
    </message>
    <message>
        <source>Ends each of its turns at once. Shows how fast the deck is alone.</source>
        <translation>Ends each of its turns at once. Shows how fast the deck is alone.</translation>
    </message>
    <message>
        <source>Does nothing, but has exhausted figures to distract, anew in each of its turns.</source>
        <translation>Does nothing, but has exhausted figures to distract, anew in each of its turns.</translation>
    </message>
    <message>
        <source>Both sides are played by hand; the table turns to the side that has to act.</source>
        <translation>Both sides are played by hand; the table turns to the side that has to act.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Another seed</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Start game</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>By hand</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Your side</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::OddsPanel</name>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Name of a card</source>
        <translation>Name of a card</translation>
    </message>
    <message>
        <source>Card whose chance is wanted</source>
        <translation>Card whose chance is wanted</translation>
    </message>
    <message>
        <source>Nothing is left to draw.</source>
        <translation>Nothing is left to draw.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not seen yet. Chance of at least one:</source>
        <translation>
            <numerusform>%n card not seen yet. Chance of at least one:</numerusform>
            <numerusform>%n cards not seen yet. Chance of at least one:</numerusform>
        </translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Next card</translation>
    </message>
    <message>
        <source>In %1 cards</source>
        <translation>In %1 cards</translation>
    </message>
    <message>
        <source>No card of this deck is called that.</source>
        <translation>No card of this deck is called that.</translation>
    </message>
    <message>
        <source>It cannot be drawn now: it lies open already.</source>
        <translation>It cannot be drawn now: it lies open already.</translation>
    </message>
    <message>
        <source>Next card %1, in %2 cards %3, in 5 cards %4.</source>
        <translation>Next card %1, in %2 cards %3, in 5 cards %4.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::OutlookPanel</name>
    <message>
        <source>no decision</source>
        <translation>no decision</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter goes back there</source>
        <translation>Enter goes back there</translation>
    </message>
    <message>
        <source>Outlook</source>
        <translation>Outlook</translation>
    </message>
    <message>
        <source>Plays on from here %1 times to the end. What %2 cannot see is dealt anew each time.</source>
        <translation>Plays on from here %1 times to the end. What %2 cannot see is dealt anew each time.</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Who plays %1</translation>
    </message>
    <message>
        <source>Earlier on this way</source>
        <translation>Earlier on this way</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>%1 of %2 games played</source>
        <translation>%1 of %2 games played</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>This game is over.</translation>
    </message>
    <message>
        <source>%1 wins %2.</source>
        <translation>%1 wins %2.</translation>
    </message>
    <message numerus="yes">
        <source>Half of the games end within %n turn(s).</source>
        <translation>
            <numerusform>Half of the games end within %n turn.</numerusform>
            <numerusform>Half of the games end within %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) broken off.</source>
        <translation>
            <numerusform>%n game broken off.</numerusform>
            <numerusform>%n games broken off.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Play through</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::OverviewView</name>
    <message>
        <source>Rounds of the tournament</source>
        <translation>Rounds of the tournament</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Standings</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ParameterPanel</name>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>Parameters of this rule</source>
        <translation>Parameters of this rule</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Default: %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>deviates from the rules</source>
        <translation>deviates from the rules</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PhrasesDialog</name>
    <message>
        <source>written so</source>
        <translation>written so</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>read only</translation>
    </message>
    <message>
        <source>Sentences of this project</source>
        <translation>Sentences of this project</translation>
    </message>
    <message>
        <source>What you taught the card language. Places in curly brackets may be anything of their kind.</source>
        <translation>What you taught the card language. Places in curly brackets may be anything of their kind.</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Sentence</translation>
    </message>
    <message>
        <source>means</source>
        <translation>means</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Use</translation>
    </message>
    <message>
        <source>New …</source>
        <translation>New …</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Change …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>“%1” removed.</source>
        <translation>“%1” removed.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PlaybackControl</name>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Speed: %1 steps a second</source>
        <translation>Speed: %1 steps a second</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PlayerChoice</name>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Strong</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PoolPanel</name>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Drag or Enter adds</source>
        <translation>Drag or Enter adds</translation>
    </message>
    <message>
        <source>Search the pool</source>
        <translation>Search the pool</translation>
    </message>
    <message>
        <source>Search the cards that are not in this deck</source>
        <translation>Search the cards that are not in this deck</translation>
    </message>
    <message>
        <source>Cards that are not in this deck</source>
        <translation>Cards that are not in this deck</translation>
    </message>
    <message>
        <source>%1, not in this deck</source>
        <translation>%1, not in this deck</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Every card that goes with this deck is in it. A search looks at all others.</source>
        <translation>Every card that goes with this deck is in it. A search looks at all others.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nothing found for “%1”.</translation>
    </message>
    <message>
        <source>No cards yet. The page Cards makes the first.</source>
        <translation>No cards yet. The page Cards makes the first.</translation>
    </message>
    <message>
        <source>Words or fields, for example: %1</source>
        <translation>Words or fields, for example: %1</translation>
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
        <translation>Front</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Side of the sheet</source>
        <translation>Side of the sheet</translation>
    </message>
    <message>
        <source>Previous sheet</source>
        <translation>Previous sheet</translation>
    </message>
    <message>
        <source>Previous sheet (%1)</source>
        <translation>Previous sheet (%1)</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Next sheet</translation>
    </message>
    <message>
        <source>Next sheet (%1)</source>
        <translation>Next sheet (%1)</translation>
    </message>
    <message>
        <source>Zoom; fits the sheet into the view</source>
        <translation>Zoom; fits the sheet into the view</translation>
    </message>
    <message>
        <source>Fit the sheet into the view. Ctrl and the wheel zoom.</source>
        <translation>Fit the sheet into the view. Ctrl and the wheel zoom.</translation>
    </message>
    <message>
        <source>Preview of the sheet</source>
        <translation>Preview of the sheet</translation>
    </message>
    <message>
        <source>No backs are printed. Choose an edge under “Backs”.</source>
        <translation>No backs are printed. Choose an edge under “Backs”.</translation>
    </message>
    <message>
        <source>Sheet %1 of %2</source>
        <translation>Sheet %1 of %2</translation>
    </message>
    <message>
        <source>No sheet</source>
        <translation>No sheet</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PrintList</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>On the sheets</source>
        <translation>On the sheets</translation>
    </message>
    <message>
        <source>Cards that will be printed</source>
        <translation>Cards that will be printed</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would look wrong in print.</source>
        <translation>
            <numerusform>%n card would look wrong in print.</numerusform>
            <numerusform>%n cards would look wrong in print.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) show the emblem, because there is no picture yet.</source>
        <translation>
            <numerusform>%n card show the emblem, because there is no picture yet.</numerusform>
            <numerusform>%n cards show the emblem, because there is no picture yet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Open %1</translation>
    </message>
    <message>
        <source>Open the first</source>
        <translation>Open the first</translation>
    </message>
    <message>
        <source>%1 × %2 (r%3)</source>
        <translation>%1 × %2 (r%3)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Take out of the box: %1.</source>
        <translation>Take out of the box: %1.</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copy the list</translation>
    </message>
    <message>
        <source>They are out</source>
        <translation>They are out</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PrintListModel</name>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PrintPage</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 of %2</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message>
        <source>No sheet</source>
        <translation>No sheet</translation>
    </message>
    <message>
        <source>%1 %2, %3 × %4, margins %5 and %6 mm</source>
        <translation>%1 %2, %3 × %4, margins %5 and %6 mm</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>landscape</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>portrait</translation>
    </message>
    <message>
        <source>The same project and the same choice give the same file</source>
        <translation>The same project and the same choice give the same file</translation>
    </message>
    <message>
        <source>No card yet. Type what you are looking for under “Selection”.</source>
        <translation>No card yet. Type what you are looking for under “Selection”.</translation>
    </message>
    <message>
        <source>There is no card in this deck yet.</source>
        <translation>There is no card in this deck yet.</translation>
    </message>
    <message>
        <source>Take %1 × %2 with %3 mm</source>
        <translation>Take %1 × %2 with %3 mm</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Write PDF</source>
        <translation>Write PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 of %2 cards</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) sent to the printer.</source>
        <translation>
            <numerusform>%n card sent to the printer.</numerusform>
            <numerusform>%n cards sent to the printer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 written. %2.</source>
        <translation>%1 written. %2.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Open folder</translation>
    </message>
    <message>
        <source>%1 stand whole in the file. Not found:</source>
        <translation>%1 stand whole in the file. Not found:</translation>
    </message>
    <message>
        <source>A job is under way.</source>
        <translation>A job is under way.</translation>
    </message>
    <message>
        <source>There is no sheet to print.</source>
        <translation>There is no sheet to print.</translation>
    </message>
    <message>
        <source>The cards are being set.</source>
        <translation>The cards are being set.</translation>
    </message>
    <message>
        <source>Write PDF …</source>
        <translation>Write PDF …</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Print …</translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation>Next sheet</translation>
    </message>
    <message>
        <source>Previous sheet</source>
        <translation>Previous sheet</translation>
    </message>
    <message>
        <source>Turn the sheet over</source>
        <translation>Turn the sheet over</translation>
    </message>
    <message>
        <source>Print a selection</source>
        <translation>Print a selection</translation>
    </message>
    <message>
        <source>No deck yet. The page Decks makes one.</source>
        <translation>No deck yet. The page Decks makes one.</translation>
    </message>
    <message>
        <source>A page for each card, %1 × %2 mm</source>
        <translation>A page for each card, %1 × %2 mm</translation>
    </message>
    <message>
        <source>The faces are being compared with those of the last print.</source>
        <translation>The faces are being compared with those of the last print.</translation>
    </message>
    <message>
        <source>No card is new or changed since the last print.</source>
        <translation>No card is new or changed since the last print.</translation>
    </message>
    <message>
        <source>The same file as then, byte for byte.</source>
        <translation>The same file as then, byte for byte.</translation>
    </message>
    <message>
        <source>Not the same file as then: cards look different now.</source>
        <translation>Not the same file as then: cards look different now.</translation>
    </message>
    <message>
        <source>Write pictures</source>
        <translation>Write pictures</translation>
    </message>
    <message>
        <source>Pages for a print shop and pictures are written to files.</source>
        <translation>Pages for a print shop and pictures are written to files.</translation>
    </message>
    <message>
        <source>Print an earlier job again …</source>
        <translation>Print an earlier job again …</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>Write calibration sheet</source>
        <translation>Write calibration sheet</translation>
    </message>
    <message>
        <source>Calibration sheet written: %1</source>
        <translation>Calibration sheet written: %1</translation>
    </message>
    <message numerus="yes">
        <source>Last print: %1, %n card(s)</source>
        <translation>
            <numerusform>Last print: %1, %n card</numerusform>
            <numerusform>Last print: %1, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Not printed yet.</source>
        <translation>Not printed yet.</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation>Folder for the pictures</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) written.</source>
        <translation>
            <numerusform>%n picture written.</numerusform>
            <numerusform>%n pictures written.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures are missing: %1</source>
        <translation>Pictures are missing: %1</translation>
    </message>
    <message>
        <source>The job of %1</source>
        <translation>The job of %1</translation>
    </message>
    <message>
        <source>“%1” is in this folder already. Nothing was written.</source>
        <translation>“%1” is in this folder already. Nothing was written.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Old cards taken out: %1</source>
        <translation>Old cards taken out: %1</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nothing found for “%1”.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::PrinterDialog</name>
    <message>
        <source>Printer profile</source>
        <translation>Printer profile</translation>
    </message>
    <message>
        <source>Print the calibration sheet on both sides, hold its front against the light and read where the cross of the back lies.</source>
        <translation>Print the calibration sheet on both sides, hold its front against the light and read where the cross of the back lies.</translation>
    </message>
    <message>
        <source>Write calibration sheet …</source>
        <translation>Write calibration sheet …</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>Left cross: to the right by</source>
        <translation>Left cross: to the right by</translation>
    </message>
    <message>
        <source>Left cross: down by</source>
        <translation>Left cross: down by</translation>
    </message>
    <message>
        <source>Right cross: down by</source>
        <translation>Right cross: down by</translation>
    </message>
    <message>
        <source>Name of the printer</source>
        <translation>Name of the printer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>Remove profile</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Backs are moved by %1 mm to the right and %2 mm down and turned by %3°.</source>
        <translation>Backs are moved by %1 mm to the right and %2 mm down and turned by %3°.</translation>
    </message>
    <message>
        <source>The printer needs a name.</source>
        <translation>The printer needs a name.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ReadingView</name>
    <message>
        <source>No text: the card only has its values.</source>
        <translation>No text: the card only has its values.</translation>
    </message>
    <message>
        <source>This system has no card language; texts are carried out by hand.</source>
        <translation>This system has no card language; texts are carried out by hand.</translation>
    </message>
    <message>
        <source>Opens rule %1</source>
        <translation>Opens rule %1</translation>
    </message>
    <message>
        <source>No card is called “%1”</source>
        <translation>No card is called “%1”</translation>
    </message>
    <message>
        <source>The card language does not know “%1” here</source>
        <translation>The card language does not know “%1” here</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ReplaceDialog</name>
    <message>
        <source>Find and replace by meaning</source>
        <translation>Find and replace by meaning</translation>
    </message>
    <message>
        <source>Cards that say</source>
        <translation>Cards that say</translation>
    </message>
    <message>
        <source>What stands in curly brackets may be anything of its kind: {1} is any number.</source>
        <translation>What stands in curly brackets may be anything of its kind: {1} is any number.</translation>
    </message>
    <message>
        <source>shall say instead (empty: only find)</source>
        <translation>shall say instead (empty: only find)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Write a sentence as it stands on cards.</source>
        <translation>Write a sentence as it stands on cards.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) mean this.</source>
        <translation>
            <numerusform>%n card mean this.</numerusform>
            <numerusform>%n cards mean this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) would change.</source>
        <translation>
            <numerusform>%n card would change.</numerusform>
            <numerusform>%n cards would change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace on %n card(s)</source>
        <translation>
            <numerusform>Replace on %n card</numerusform>
            <numerusform>Replace on %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) changed in one step.</source>
        <translation>
            <numerusform>%n card changed in one step.</numerusform>
            <numerusform>%n cards changed in one step.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RuleCards</name>
    <message>
        <source>Cards on this</source>
        <translation>Cards on this</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Show all %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RuleChip</name>
    <message>
        <source>Open rule %1</source>
        <translation>Open rule %1</translation>
    </message>
    <message>
        <source>Read rule %1</source>
        <translation>Read rule %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RuleListModel</name>
    <message>
        <source>Glossary</source>
        <translation>Glossary</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Terms</translation>
    </message>
    <message>
        <source>Decisions and rulings</source>
        <translation>Decisions and rulings</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Term</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RuleReader</name>
    <message>
        <source>Rule text</source>
        <translation>Rule text</translation>
    </message>
    <message>
        <source>Basic rule</source>
        <translation>Basic rule</translation>
    </message>
    <message>
        <source>Design decision</source>
        <translation>Design decision</translation>
    </message>
    <message>
        <source>Construction rule</source>
        <translation>Construction rule</translation>
    </message>
    <message>
        <source>Decision where the rules are silent</source>
        <translation>Decision where the rules are silent</translation>
    </message>
    <message>
        <source>Belongs together with</source>
        <translation>Belongs together with</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossary</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Term</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>rules state %1</source>
        <translation>rules state %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n term(s)</source>
        <translation>
            <numerusform>%n term</numerusform>
            <numerusform>%n terms</numerusform>
        </translation>
    </message>
    <message>
        <source>F1 opens the rules on what is chosen</source>
        <translation>F1 opens the rules on what is chosen</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nothing found for “%1”.</translation>
    </message>
    <message>
        <source>Try another word, or only its beginning.</source>
        <translation>Try another word, or only its beginning.</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation>Show all rules</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>All %1</translation>
    </message>
    <message>
        <source>Rules %1</source>
        <translation>Rules %1</translation>
    </message>
    <message>
        <source>Terms %1</source>
        <translation>Terms %1</translation>
    </message>
    <message>
        <source>Decisions %1</source>
        <translation>Decisions %1</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>Own values</translation>
    </message>
    <message>
        <source>Play and checks now follow “%1”.</source>
        <translation>Play and checks now follow “%1”.</translation>
    </message>
    <message>
        <source>Rule set in use</source>
        <translation>Rule set in use</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Hits</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Search in rules, terms and decisions</source>
        <translation>Search in rules, terms and decisions</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RulingsView</name>
    <message>
        <source>New ruling</source>
        <translation>New ruling</translation>
    </message>
    <message>
        <source>A question about this card and your answer; the search of the rules finds it.</source>
        <translation>A question about this card and your answer; the search of the rules finds it.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Answer, with the numbers of its rules</source>
        <translation>Answer, with the numbers of its rules</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RunPanel</name>
    <message>
        <source>about %1 s left</source>
        <translation>about %1 s left</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>about %1 min left</translation>
    </message>
    <message>
        <source>about %1 h left</source>
        <translation>about %1 h left</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Reading the cards</source>
        <translation>Reading the cards</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1 games per second</source>
        <translation>%1 games per second</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::RunStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ScheduleModel</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>%1: being played</source>
        <translation>%1: being played</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: %2 wins</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SetupForm</name>
    <message>
        <source>There is no deck with cards yet.</source>
        <translation>There is no deck with cards yet.</translation>
    </message>
    <message>
        <source>No deck is chosen.</source>
        <translation>No deck is chosen.</translation>
    </message>
    <message>
        <source>No rules are chosen.</source>
        <translation>No rules are chosen.</translation>
    </message>
    <message>
        <source>The seed is missing.</source>
        <translation>The seed is missing.</translation>
    </message>
    <message>
        <source>Nobody can play this game system by himself yet.</source>
        <translation>Nobody can play this game system by himself yet.</translation>
    </message>
    <message>
        <source>Player of side A</source>
        <translation>Player of side A</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>All against all</translation>
    </message>
    <message>
        <source>One pairing</source>
        <translation>One pairing</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Pairings</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Side A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Side B</translation>
    </message>
    <message>
        <source>Deck of side A</source>
        <translation>Deck of side A</translation>
    </message>
    <message>
        <source>Deck of side B</source>
        <translation>Deck of side B</translation>
    </message>
    <message>
        <source>Player of side B</source>
        <translation>Player of side B</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Games of each pairing</source>
        <translation>Games of each pairing</translation>
    </message>
    <message>
        <source>Half of the interval in percentage points</source>
        <translation>Half of the interval in percentage points</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>pp</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Another seed</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Cores; the figures do not depend on it</source>
        <translation>Cores; the figures do not depend on it</translation>
    </message>
    <message>
        <source>Extent of each pairing</source>
        <translation>Extent of each pairing</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Interval ±</source>
        <translation>Interval ±</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SheetForm</name>
    <message>
        <source>Full</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Full, %1</source>
        <translation>Full, %1</translation>
    </message>
    <message>
        <source>Looks the same upside down, so that no card is told by its back.</source>
        <translation>Looks the same upside down, so that no card is told by its back.</translation>
    </message>
    <message>
        <source>No backs are printed. Choose an edge under “Backs”.</source>
        <translation>No backs are printed. Choose an edge under “Backs”.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Bleed</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Backs</translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation>Language of the cards</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>On the sheet</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Turned over the long edge</source>
        <translation>Turned over the long edge</translation>
    </message>
    <message>
        <source>Turned over the short edge</source>
        <translation>Turned over the short edge</translation>
    </message>
    <message>
        <source>Crop marks outside the cards</source>
        <translation>Crop marks outside the cards</translation>
    </message>
    <message>
        <source>Cut lines</source>
        <translation>Cut lines</translation>
    </message>
    <message>
        <source>Ruler of 50 mm</source>
        <translation>Ruler of 50 mm</translation>
    </message>
    <message>
        <source>Footer with date and sheet</source>
        <translation>Footer with date and sheet</translation>
    </message>
    <message>
        <source>Stamp on every card</source>
        <translation>Stamp on every card</translation>
    </message>
    <message>
        <source>Back with the gems twice</source>
        <translation>Back with the gems twice</translation>
    </message>
    <message>
        <source>Grid, columns × rows</source>
        <translation>Grid, columns × rows</translation>
    </message>
    <message>
        <source>Bleed in millimetres</source>
        <translation>Bleed in millimetres</translation>
    </message>
    <message>
        <source>As it comes</source>
        <translation>As it comes</translation>
    </message>
    <message>
        <source>As the layout has it</source>
        <translation>As the layout has it</translation>
    </message>
    <message>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Size of the cards</translation>
    </message>
    <message>
        <source>Pages with backs</source>
        <translation>Pages with backs</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>Bleed of backs</source>
        <translation>Bleed of backs</translation>
    </message>
    <message>
        <source>Behind their fronts</source>
        <translation>Behind their fronts</translation>
    </message>
    <message>
        <source>Before their fronts</source>
        <translation>Before their fronts</translation>
    </message>
    <message>
        <source>Once, after all fronts</source>
        <translation>Once, after all fronts</translation>
    </message>
    <message>
        <source>Set up …</source>
        <translation>Set up …</translation>
    </message>
    <message>
        <source>Where this printer puts its other side</source>
        <translation>Where this printer puts its other side</translation>
    </message>
    <message>
        <source>Printer or print shop that it is for</source>
        <translation>Printer or print shop that it is for</translation>
    </message>
    <message>
        <source>Bleed of backs at the edge of the sheet, in millimetres</source>
        <translation>Bleed of backs at the edge of the sheet, in millimetres</translation>
    </message>
    <message>
        <source>A page for each card</source>
        <translation>A page for each card</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ShuffleMap</name>
    <message>
        <source>Cards by place</source>
        <translation>Cards by place</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Card %1</translation>
    </message>
    <message>
        <source>%1 at place %2: %3 times, expected %4 (%5 standard deviations)</source>
        <translation>%1 at place %2: %3 times, expected %4 (%5 standard deviations)</translation>
    </message>
    <message>
        <source>Place after shuffling →</source>
        <translation>Place after shuffling →</translation>
    </message>
    <message>
        <source>← Card before shuffling</source>
        <translation>← Card before shuffling</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::ShuffleView</name>
    <message>
        <source>Any deck</source>
        <translation>Any deck</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Card %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>as expected by chance</source>
        <translation>as expected by chance</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>suspicious</translation>
    </message>
    <message>
        <source>χ² = %1 with %2 degrees of freedom</source>
        <translation>χ² = %1 with %2 degrees of freedom</translation>
    </message>
    <message>
        <source>Card by place</source>
        <translation>Card by place</translation>
    </message>
    <message>
        <source>%1 orders of %2 cards</source>
        <translation>%1 orders of %2 cards</translation>
    </message>
    <message>
        <source>%1 of %2 shuffles</source>
        <translation>%1 of %2 shuffles</translation>
    </message>
    <message>
        <source>A fair shuffler shows an even grain; stripes and blocks would be a fault.</source>
        <translation>A fair shuffler shows an even grain; stripes and blocks would be a fault.</translation>
    </message>
    <message>
        <source>Nothing counted yet. A million shuffles take about a second.</source>
        <translation>Nothing counted yet. A million shuffles take about a second.</translation>
    </message>
    <message>
        <source>%1 shuffles of %2 cards, seed %3.</source>
        <translation>%1 shuffles of %2 cards, seed %3.</translation>
    </message>
    <message>
        <source>No sign of a biased shuffler.</source>
        <translation>No sign of a biased shuffler.</translation>
    </message>
    <message>
        <source>At least one test is suspicious. In one of about 125 runs chance does that; with another seed it should not happen again.</source>
        <translation>At least one test is suspicious. In one of about 125 runs chance does that; with another seed it should not happen again.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Test the shuffler</source>
        <translation>Test the shuffler</translation>
    </message>
    <message>
        <source>Shuffler</source>
        <translation>Shuffler</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Shuffles</source>
        <translation>Shuffles</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Random numbers</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>A seed for each game</source>
        <translation>A seed for each game</translation>
    </message>
    <message>
        <source>One generator goes on</source>
        <translation>One generator goes on</translation>
    </message>
    <message>
        <source>At the start of a game its own seed shuffles; within a game the generator goes on.</source>
        <translation>At the start of a game its own seed shuffles; within a game the generator goes on.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Another seed</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>How often each card came to each place: blue more often than expected, orange less often</source>
        <translation>How often each card came to each place: blue more often than expected, orange less often</translation>
    </message>
    <message>
        <source>Chi-square tests</source>
        <translation>Chi-square tests</translation>
    </message>
    <message>
        <source>p is the probability that a perfect shuffler deviates at least as much. Any value between is as good as another; below 0.001, or above 0.999 because it would be too regular to be chance, it is suspicious. The shuffle is the very one that all games use (Fisher and Yates).</source>
        <translation>p is the probability that a perfect shuffler deviates at least as much. Any value between is as good as another; below 0.001, or above 0.999 because it would be too regular to be chance, it is suspicious. The shuffle is the very one that all games use (Fisher and Yates).</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SidePanel</name>
    <message>
        <source>Name of the edition</source>
        <translation>Name of the edition</translation>
    </message>
    <message>
        <source>Why, for later</source>
        <translation>Why, for later</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::StaleMark</name>
    <message>
        <source>Out of date: the original has changed since.</source>
        <translation>Out of date: the original has changed since.</translation>
    </message>
    <message>
        <source>Still fits</source>
        <translation>Still fits</translation>
    </message>
    <message>
        <source>Marks the translation as up to date.</source>
        <translation>Marks the translation as up to date.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::StandingsModel</name>
    <message>
        <source>secret</source>
        <translation>secret</translation>
    </message>
    <message>
        <source>Known to the player alone until it is counted</source>
        <translation>Known to the player alone until it is counted</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SuggestionList</name>
    <message>
        <source>%1 is missing</source>
        <translation>%1 is missing</translation>
    </message>
    <message>
        <source>%1: one more than planned</source>
        <translation>%1: one more than planned</translation>
    </message>
    <message>
        <source>fills cost %1</source>
        <translation>fills cost %1</translation>
    </message>
    <message>
        <source>cost %1 is full</source>
        <translation>cost %1 is full</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>cost %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>No card of this project fits without a new error.</source>
        <translation>No card of this project fits without a new error.</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::SystemChooser</name>
    <message>
        <source>Rules %1</source>
        <translation>Rules %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TablePage</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 on %2</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>Not possible: %1.</translation>
    </message>
    <message>
        <source>Play table</source>
        <translation>Play table</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>Rules %1, other side: %2</source>
        <translation>Rules %1, other side: %2</translation>
    </message>
    <message>
        <source>Space: full face · Enter: use · E: end turn · Ctrl+Z: step back</source>
        <translation>Space: full face · Enter: use · E: end turn · Ctrl+Z: step back</translation>
    </message>
    <message>
        <source>No game on the table.</source>
        <translation>No game on the table.</translation>
    </message>
    <message>
        <source>Choose two decks and who plays the other side.</source>
        <translation>Choose two decks and who plays the other side.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Odds</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>What the side column shows</source>
        <translation>What the side column shows</translation>
    </message>
    <message>
        <source>Copy the log as text</source>
        <translation>Copy the log as text</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Type another seed and press Enter: the game starts again with it.</source>
        <translation>Type another seed and press Enter: the game starts again with it.</translation>
    </message>
    <message>
        <source>Keep branch</source>
        <translation>Keep branch</translation>
    </message>
    <message>
        <source>Keep this line, to come back after trying another one</source>
        <translation>Keep this line, to come back after trying another one</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>By hand</translation>
    </message>
    <message>
        <source>Changes that no rule makes, for effects that are carried out by hand</source>
        <translation>Changes that no rule makes, for effects that are carried out by hand</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>New hand</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Step back</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Step forward</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>To the last step</translation>
    </message>
    <message>
        <source>Take over the other side</source>
        <translation>Take over the other side</translation>
    </message>
    <message>
        <source>Copy log</source>
        <translation>Copy log</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Save game</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Saved games</translation>
    </message>
    <message>
        <source>A game needs two decks of a system that can be played here.</source>
        <translation>A game needs two decks of a system that can be played here.</translation>
    </message>
    <message>
        <source>Game started with seed %1.</source>
        <translation>Game started with seed %1.</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Step %1, %2</translation>
    </message>
    <message>
        <source>Kept as branch “%1”.</source>
        <translation>Kept as branch “%1”.</translation>
    </message>
    <message>
        <source>The log is on the clipboard.</source>
        <translation>The log is on the clipboard.</translation>
    </message>
    <message>
        <source>%1, %2, seed %3</source>
        <translation>%1, %2, seed %3</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Saved: %1.</translation>
    </message>
    <message>
        <source>No saved games</source>
        <translation>No saved games</translation>
    </message>
    <message>
        <source>Opened: %1.</source>
        <translation>Opened: %1.</translation>
    </message>
    <message>
        <source>First a decision is open. Answer it, then change the table by hand.</source>
        <translation>First a decision is open. Answer it, then change the table by hand.</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <translation>By hand: %1</translation>
    </message>
    <message>
        <source>%1, %2 %3 → %4</source>
        <translation>%1, %2 %3 → %4</translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>The pile is empty.</translation>
    </message>
    <message>
        <source>%1 draws 1 card.</source>
        <translation>%1 draws 1 card.</translation>
    </message>
    <message>
        <source>%1, stress %2 → %3</source>
        <translation>%1, stress %2 → %3</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>1 stress more</source>
        <translation>1 stress more</translation>
    </message>
    <message>
        <source>1 stress less</source>
        <translation>1 stress less</translation>
    </message>
    <message>
        <source>Move to: %1</source>
        <translation>Move to: %1</translation>
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
        <translation>Draw 1 card</translation>
    </message>
    <message>
        <source>Choose a card on the table to move it or to change its stress</source>
        <translation>Choose a card on the table to move it or to change its stress</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Hidden card</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>carries %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turn %1</translation>
    </message>
    <message>
        <source>you, hand open</source>
        <translation>you, hand open</translation>
    </message>
    <message>
        <source>you</source>
        <translation>you</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>by hand</translation>
    </message>
    <message>
        <source>Turn %1 · %2 to play</source>
        <translation>Turn %1 · %2 to play</translation>
    </message>
    <message>
        <source>%1 · %2 to play</source>
        <translation>%1 · %2 to play</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1 of %2 cards</translation>
    </message>
    <message>
        <source>End the turn (E)</source>
        <translation>End the turn (E)</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Use it</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Decline</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 wins.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Take over this side</source>
        <translation>Take over this side</translation>
    </message>
    <message>
        <source>Let it act</source>
        <translation>Let it act</translation>
    </message>
    <message>
        <source>%1 has to act.</source>
        <translation>%1 has to act.</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Keep the hand</translation>
    </message>
    <message>
        <source>Keep the opening hand, or draw it anew.</source>
        <translation>Keep the opening hand, or draw it anew.</translation>
    </message>
    <message>
        <source>Or choose a card that glows (%1).</source>
        <translation>Or choose a card that glows (%1).</translation>
    </message>
    <message>
        <source>Choose a card that glows (%1).</source>
        <translation>Choose a card that glows (%1).</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>Which of these?</translation>
    </message>
    <message>
        <source>%1 against %2, seed %3</source>
        <translation>%1 against %2, seed %3</translation>
    </message>
    <message>
        <source>Next card: %1</source>
        <translation>Next card: %1</translation>
    </message>
    <message>
        <source>Branch %1</source>
        <translation>Branch %1</translation>
    </message>
    <message>
        <source>from step %1, %2 steps</source>
        <translation>from step %1, %2 steps</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>%1 was edited since this game began. The game goes on with the old text.</source>
        <translation>%1 was edited since this game began. The game goes on with the old text.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards were edited since this game began. It goes on with the old texts.</source>
        <translation>
            <numerusform>%n card were edited since this game began. It goes on with the old text.</numerusform>
            <numerusform>%n cards were edited since this game began. It goes on with the old texts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start again with the new text</source>
        <translation>Start again with the new text</translation>
    </message>
    <message>
        <source>Concede …</source>
        <translation>Concede …</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Conceding ends the game: %1 wins.</source>
        <translation>Conceding ends the game: %1 wins.</translation>
    </message>
    <message>
        <source>A step back takes it back.</source>
        <translation>A step back takes it back.</translation>
    </message>
    <message>
        <source>The saved game is no longer there.</source>
        <translation>The saved game is no longer there.</translation>
    </message>
    <message>
        <source>This game system cannot play the saved game.</source>
        <translation>This game system cannot play the saved game.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Step %1</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Advice</translation>
    </message>
    <message>
        <source>Show hint</source>
        <translation>Show hint</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules %1, players: %2 and %3</source>
        <translation>Rules %1, players: %2 and %3</translation>
    </message>
    <message>
        <source>P: play or pause · Alt+→: one step · + and −: speed · Ctrl+Z: step back</source>
        <translation>P: play or pause · Alt+→: one step · + and −: speed · Ctrl+Z: step back</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>One step</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Play or pause</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Slower</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Faster</translation>
    </message>
    <message>
        <source>Other sides step by step</source>
        <translation>Other sides step by step</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Who meets whom, and how everybody stands (%1)</source>
        <translation>Who meets whom, and how everybody stands (%1)</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Side %1</translation>
    </message>
    <message>
        <source>Choose a card on the table to move it</source>
        <translation>Choose a card on the table to move it</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TableScene</name>
    <message>
        <source>No %1</source>
        <translation>No %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TextChangeList</name>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>So far</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Changed texts</source>
        <translation>Changed texts</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TextHint</name>
    <message>
        <source>Take over</source>
        <translation>Take over</translation>
    </message>
    <message>
        <source>Puts the proposal into the text. Also %1.</source>
        <translation>Puts the proposal into the text. Also %1.</translation>
    </message>
    <message>
        <source>This sentence means …</source>
        <translation>This sentence means …</translation>
    </message>
    <message>
        <source>Understood.</source>
        <translation>Understood.</translation>
    </message>
    <message>
        <source>The sentence goes on.</source>
        <translation>The sentence goes on.</translation>
    </message>
    <message>
        <source>Goes on with: %1</source>
        <translation>Goes on with: %1</translation>
    </message>
    <message>
        <source>The card language says: %1</source>
        <translation>The card language says: %1</translation>
    </message>
    <message>
        <source>Did you mean: %1</source>
        <translation>Did you mean: %1</translation>
    </message>
    <message>
        <source>The card language does not know this sentence.</source>
        <translation>The card language does not know this sentence.</translation>
    </message>
    <message>
        <source>Expected here: %1</source>
        <translation>Expected here: %1</translation>
    </message>
    <message>
        <source>As it stands, the sentence is carried out by hand at the table.</source>
        <translation>As it stands, the sentence is carried out by hand at the table.</translation>
    </message>
    <message>
        <source>The part in brackets is carried out by hand at the table.</source>
        <translation>The part in brackets is carried out by hand at the table.</translation>
    </message>
    <message>
        <source>No card is called “%1”.</source>
        <translation>No card is called “%1”.</translation>
    </message>
    <message>
        <source>Until it is understood, the card text stays as it is.</source>
        <translation>Until it is understood, the card text stays as it is.</translation>
    </message>
    <message>
        <source>Meant so</source>
        <translation>Meant so</translation>
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
        <translation>Card text</translation>
    </message>
    <message>
        <source>How the rules engine reads it</source>
        <translation>How the rules engine reads it</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 of %2 characters</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message>
        <source>German (made from the text, can be edited)</source>
        <translation>German (made from the text, can be edited)</translation>
    </message>
    <message>
        <source>English (made from the text, can be edited)</source>
        <translation>English (made from the text, can be edited)</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TimelineList</name>
    <message>
        <source>No change matches this.</source>
        <translation>No change matches this.</translation>
    </message>
    <message>
        <source>You can ask for words and for card:, deck:, field:, who:, note:, since:, until: and is:undone.</source>
        <translation>You can ask for words and for card:, deck:, field:, who:, note:, since:, until: and is:undone.</translation>
    </message>
    <message>
        <source>Show all changes</source>
        <translation>Show all changes</translation>
    </message>
    <message>
        <source>No edition yet.</source>
        <translation>No edition yet.</translation>
    </message>
    <message>
        <source>An edition keeps cards, decks, parameters and rules as they are now.</source>
        <translation>An edition keeps cards, decks, parameters and rules as they are now.</translation>
    </message>
    <message>
        <source>Freeze an edition</source>
        <translation>Freeze an edition</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Nothing has been changed yet.</translation>
    </message>
    <message>
        <source>Every step is kept here and can be taken back, also after a restart.</source>
        <translation>Every step is kept here and can be taken back, also after a restart.</translation>
    </message>
    <message>
        <source>All changes</source>
        <translation>All changes</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Editions</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>What is listed</translation>
    </message>
    <message>
        <source>Card, deck or person</source>
        <translation>Card, deck or person</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Search the history</translation>
    </message>
    <message>
        <source>Words, or card: deck: field: who: note: since: until: is:undone</source>
        <translation>Words, or card: deck: field: who: note: since: until: is:undone</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
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
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>frozen, %1</source>
        <translation>frozen, %1</translation>
    </message>
    <message>
        <source>taken back: %1</source>
        <translation>taken back: %1</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::TranslationForm</name>
    <message>
        <source>In English, not made from the text</source>
        <translation>In English, not made from the text</translation>
    </message>
    <message>
        <source>In German, not made from the text</source>
        <translation>In German, not made from the text</translation>
    </message>
    <message>
        <source>By hand: “%1”</source>
        <translation>By hand: “%1”</translation>
    </message>
</context>
<context>
    <name>blattwerk::app::VariantList</name>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>Change a rule …</source>
        <translation>Change a rule …</translation>
    </message>
    <message>
        <source>Adds a variant in which one parameter has another value</source>
        <translation>Adds a variant in which one parameter has another value</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Rules %1</source>
        <translation>Rules %1</translation>
    </message>
    <message>
        <source>As set on the page Rules</source>
        <translation>As set on the page Rules</translation>
    </message>
</context>
</TS>
