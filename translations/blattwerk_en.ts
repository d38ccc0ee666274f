<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CardChoice</name>
    <message>
        <source>Which cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query that finds the cards to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word, type or cost&lt;3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Action, card, deck or rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no file “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” may not be read or written by you. Check the rights of the file and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” exists already and stays as it is. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a Blattwerk project. It was not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was written by a newer Blattwerk (format %2, this program knows %3). It was not touched; update the program or open it read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has an older format and can only be opened for writing, which makes a backup copy first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is damaged. Nothing was written to it. Use a backup copy, or recover what is readable into a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of “%1” does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is writing to the project just now. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is open for reading only, so nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed; your text is still in the form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project could not be written. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (%2) was changed elsewhere meanwhile. The page shows the new state; nothing was overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no longer in the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” is taken. Keys stand for one card for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is still in a deck. Take it out first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” is not a card of this system, so “%1” cannot hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no game system “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card with the key “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several systems have a card “%1”: %2. Say which with --system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards have no field “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “%1” follows from the card text and cannot be set by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” is not a whole number (field “%1”).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” is not possible in the field “%1”. Possible are: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card type “%1”. There are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no status “%1”. There are: idea, draft, test, final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no key: small letters, digits and hyphens only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of the field “%1” is of the wrong kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no deck with the key “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several systems have a deck “%1”: %2. Say which with --system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At character %1: there is no field “%2” to search in. Close to it: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At character %1: “%2” still needs a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At character %1: “%2” is not a number; the field “%3” needs one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At character %1: “%2” does not occur in the field “%3”. There are: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At character %1: “%2” does not go with the field “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At character %1: the quotation mark is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At character %1: the bracket is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At character %1: “%2” does not belong here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At character %1: the brackets are nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture has %1 bytes; at most %2 are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” is not possible for the parameter “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameter “%1” cannot be %2: it goes from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deck cannot be played (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card “%1” in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have no parameter “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program cannot play the game system “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be brought to the new format (step %2). It was not changed, and a backup copy lies beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” cannot be in “%1” that many times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not in the deck “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an edition “%1” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edition needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”, line %2, column %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” of the game system is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”, line %2: “%3” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”, line %2: the value of “%3” cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game system “%1” has the key “%2” twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” may not be read by you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither CSV nor JSON nor TOML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large (the limit is %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is nested more than %1 levels deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quotation mark that opens in line %1 is never closed. Nothing was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column “%1” occurs twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON file cannot be read: line %1, column %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The JSON file holds no list of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The TOML file cannot be read: line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no card type. Map a column to the type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has neither key nor name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has more cells than there are columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” can mean more than one card here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position cannot be set up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has the type “%2”, which this game does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card language cannot be loaded: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card layout lacks “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card layout has an unusable value: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card layout cannot be read: line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card layout has an unknown entry: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card layout describes the unknown card type “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card layout prints the unknown field “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game system “%1” has no card layout to print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no cards to print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 cards with %3 mm bleed do not fit %4: the margin would be %5 mm. %6 × %7 with %8 mm bleed fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are too large for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF could not be finished: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no opponent “%1”. There are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no player “%1”. There are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That did not work (%1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the import changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to deck:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carried out by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches two cards, left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occurs more than once, only the first row counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new, %2 changed, %3 unchanged, %4 not readable, %5 sentences carried out by hand. Nothing is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported: %1 new and %2 changed cards. One step back takes it all back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>“%1” is not in this project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables and cards (*.csv *.json *.toml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import cards …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules on this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blattwerk projects (*.blattwerk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message>
        <source>Game system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ParameterPanel</name>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters of this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deviates from the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side of the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous sheet (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next sheet (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom; fits the sheet into the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the sheet into the view. Ctrl and the wheel zoom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backs are printed. Choose an edge under “Backs”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintList</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>On the sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that will be printed</source>
        <translation type="unfinished"></translation>
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
            <numerusform>%n card shows the emblem, because there is no picture yet.</numerusform>
            <numerusform>%n cards show the emblem, because there is no picture yet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintListModel</name>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3 × %4, margins %5 and %6 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same project and the same choice give the same file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card yet. Type what you are looking for under “Selection”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card in this deck yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 × %2 with %3 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stand whole in the file. Not found:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A job is under way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sheet to print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write PDF …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the sheet over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print a selection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleCards</name>
    <message>
        <source>Cards on this</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleChip</name>
    <message>
        <source>Open rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read rule %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleListModel</name>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions and rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleReader</name>
    <message>
        <source>Rule text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Construction rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision where the rules are silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belongs together with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules state %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n term(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>F1 opens the rules on what is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try another word, or only its beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play and checks now follow “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in rules, terms and rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunStrip</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Screenshots</name>
    <message>
        <source>“%1” cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>The full stop at the end is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pronoun can mean more than one thing. Name what is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pronoun has nothing it could mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not said when this happens. A head such as “When played:” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence is too long to be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks the same upside down, so that no card is told by its back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backs are printed. Choose an edge under “Backs”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned over the long edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned over the short edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop marks outside the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruler of 50 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Footer with date and sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamp on every card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back with the gems twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid, columns × rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bleed in millimetres</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
