#include "engine/systems/all_systems.h"
#include "tests/engine/language/language_fixture.h"
#include "tests/engine/language/mutation.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine::language;
using namespace blattwerk::tests;

class TestLanguageMutation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChangedWordOfASampleIsNeverIgnored_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<bool>("german");
        for (const std::string_view key : engine::knownLanguages()) {
            const std::string system(key);
            QTest::addRow("%s German", system.c_str()) << QString::fromStdString(system) << true;
            QTest::addRow("%s English", system.c_str()) << QString::fromStdString(system) << false;
        }
    }

    void aChangedWordOfASampleIsNeverIgnored() {
        QFETCH(QString, system);
        QFETCH(bool, german);
        constexpr int kReplacements = 20;
        MutationCheck check(system.toStdString(), german ? model::Language::German : model::Language::English);
        for (const SentencePair& pair : templatePairs(system.toStdString())) {
            check.look(german ? pair.german : pair.english, anyCard(), kReplacements);
        }
        for (const std::string& ignored : check.ignored()) {
            qWarning("%s", ignored.c_str());
        }
        QVERIFY(check.ignored().empty());
        QVERIFY(check.changes() > 1000);
    }

    void anIgnoredWordIsFound() {
        // "danach" may be left out, "sofort" may not be exchanged for it.
        MutationCheck check("heldenhain", model::Language::German);
        check.look("Erhalte 3 Punkte. Beende danach sofort deinen Zug.", anyCard(), 0);
        QVERIFY(check.ignored().empty());
        // A reminder text has no meaning: its words are the ignored ones that a check must find.
        check.look("Ziehe 1 Karte. (Quux quux quux)", anyCard(), 0);
        QVERIFY(!check.ignored().empty());
    }
};

QTEST_GUILESS_MAIN(TestLanguageMutation)
#include "tst_language_mutation.moc"
