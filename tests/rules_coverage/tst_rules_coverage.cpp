#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTextStream>

namespace {

const QString kSource = QStringLiteral(BLATTWERK_SOURCE_DIR);
const QString kTests = kSource + QStringLiteral("/tests");
const QString kOwnFolder = kTests + QStringLiteral("/rules_coverage");

QString contents(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return QString::fromUtf8(file.readAll());
}

QStringList filesBelow(const QString& folder, const QStringList& patterns) {
    QStringList found;
    QDirIterator files(folder, patterns, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        found << files.next();
    }
    found.sort();
    return found;
}

/// Ids that a text names: HEL-R61, HEL_R61 and helR61 are the same rule; "HEL-I12, I14" and "HEL-I1 to I26" are lists.
QStringList idsIn(const QString& text) {
    static const QRegularExpression form(
        QStringLiteral("(?:([A-Z]{3})[-_]|(?<![A-Za-z])([a-z]{3}))([RCIGADHSV])([0-9]+)"
                       "((?:(?:, | to | and )\\3[0-9]+)*)"));
    static const QRegularExpression more(QStringLiteral("(, | to | and )[A-Z]([0-9]+)"));
    QStringList ids;
    QRegularExpressionMatchIterator matches = form.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QString prefix = (match.captured(1) + match.captured(2)).toUpper() + '-' + match.captured(3);
        int last = match.captured(4).toInt();
        ids << prefix + match.captured(4);
        QRegularExpressionMatchIterator rest = more.globalMatch(match.captured(5));
        while (rest.hasNext()) {
            const QRegularExpressionMatch next = rest.next();
            const int number = next.captured(2).toInt();
            for (int between = last + 1; between < number && next.captured(1) == QStringLiteral(" to "); ++between) {
                ids << prefix + QString::number(between);
            }
            last = number;
            ids << prefix + QString::number(number);
        }
    }
    return ids;
}

/// The rules of one system's catalogue with the tests of each.
struct Catalogue {
    struct Rule {
        QString id;
        QString title;
        QStringList tests;
    };

    QString system;
    QString prefix; ///< HEL
    QList<Rule> rules;
    QHash<QString, qsizetype> index;
    QSet<QString> exceptions;
    QStringList unknown;
    QStringList withoutRule;
    QStringList sameName;
    int scenarioCount = 0;

    void record(const QString& id, const QString& file) {
        if (!id.startsWith(prefix + '-')) {
            return;
        }
        const auto found = index.constFind(id);
        if (found == index.constEnd()) {
            unknown << QStringLiteral("%1: %2").arg(file, id);
        } else if (QStringList& tests = rules[*found].tests; !tests.contains(file)) {
            tests << file;
        }
    }
};

Catalogue readCatalogue(const QString& path) {
    Catalogue catalogue;
    catalogue.system = QFileInfo(path).fileName().chopped(QStringLiteral("_ids.txt").size());
    static const QRegularExpression form(QStringLiteral("^(([A-Z]{3})-[RCIGADHSV][0-9]+) (.+)$"));
    for (const QString& line : contents(path).split('\n')) {
        const QRegularExpressionMatch match = form.match(line);
        if (match.hasMatch()) {
            catalogue.prefix = match.captured(2);
            catalogue.index.insert(match.captured(1), catalogue.rules.size());
            catalogue.rules.append({match.captured(1), match.captured(3), {}});
        }
    }
    const QString exceptions = QStringLiteral("%1/%2_exceptions.txt").arg(kOwnFolder, catalogue.system);
    for (const QString& line : contents(exceptions).split('\n', Qt::SkipEmptyParts)) {
        catalogue.exceptions.insert(line.section(' ', 0, 0));
    }
    return catalogue;
}

} // namespace

/// Lists every id of each system's rules catalogue (`<system>_ids.txt`) with the tests of it, and fails where one has
/// none and `<system>_exceptions.txt` does not say why. What counts: the `rules` of a scenario; the name of a test
/// slot, the comment directly above it or behind it; the name of a data row.
class TestRulesCoverage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        for (const QString& path : filesBelow(kOwnFolder, {QStringLiteral("*_ids.txt")})) {
            m_catalogues << readCatalogue(path);
        }
        QVERIFY(!m_catalogues.isEmpty());
        readScenarios();
        readTestSources();
        for (const Catalogue& catalogue : m_catalogues) {
            writeTable(catalogue);
        }
    }

    void everyIdHasATestOrAReason_data() { rows(); }
    void everyIdHasATestOrAReason() {
        const Catalogue& catalogue = current();
        QVERIFY(!catalogue.rules.isEmpty());
        QStringList missing;
        for (const Catalogue::Rule& rule : catalogue.rules) {
            if (rule.tests.isEmpty() && !catalogue.exceptions.contains(rule.id)) {
                missing << rule.id;
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(' ')));
    }

    void everyExceptionIsAnIdWithoutTest_data() { rows(); }
    void everyExceptionIsAnIdWithoutTest() {
        const Catalogue& catalogue = current();
        for (const QString& id : catalogue.exceptions) {
            const auto found = catalogue.index.constFind(id);
            QVERIFY2(found != catalogue.index.constEnd(), qPrintable(id));
            QVERIFY2(catalogue.rules[*found].tests.isEmpty(), qPrintable(id));
        }
    }

    void everyIdThatATestNamesExists_data() { rows(); }
    void everyIdThatATestNamesExists() {
        QVERIFY2(current().unknown.isEmpty(), qPrintable(current().unknown.join('\n')));
    }

    void everyScenarioOfTheSystemNamesARule_data() { rows(); }
    void everyScenarioOfTheSystemNamesARule() {
        QVERIFY2(current().withoutRule.isEmpty(), qPrintable(current().withoutRule.join('\n')));
        QVERIFY(current().scenarioCount > 0);
    }

    void everyScenarioHasItsOwnName_data() { rows(); }
    void everyScenarioHasItsOwnName() {
        QVERIFY2(current().sameName.isEmpty(), qPrintable(current().sameName.join('\n')));
    }

    void listsOfIdsAreRead() {
        QCOMPARE(idsIn(QStringLiteral("helR14ShuffleIsFair")), QStringList({QStringLiteral("HEL-R14")}));
        QCOMPARE(idsIn(QStringLiteral("// HEL-I2 to I4, I7: cards")),
                 QStringList({QStringLiteral("HEL-I2"), QStringLiteral("HEL-I3"), QStringLiteral("HEL-I4"),
                              QStringLiteral("HEL-I7")}));
    }

private:
    void rows() {
        QTest::addColumn<int>("index");
        for (qsizetype i = 0; i < m_catalogues.size(); ++i) {
            QTest::newRow(qPrintable(m_catalogues[i].system)) << static_cast<int>(i);
        }
    }

    const Catalogue& current() const {
        QFETCH(int, index);
        return m_catalogues[index];
    }

    void record(const QString& text, const QString& file) {
        for (const QString& id : idsIn(text)) {
            for (Catalogue& catalogue : m_catalogues) {
                catalogue.record(id, file);
            }
        }
    }

    void readScenarios() {
        QSet<QString> names;
        for (const QString& path : filesBelow(kTests + QStringLiteral("/scenarios"), {QStringLiteral("*.json")})) {
            const QJsonObject scenario = QJsonDocument::fromJson(contents(path).toUtf8()).object();
            const QString file = QDir(kTests).relativeFilePath(path);
            for (Catalogue& catalogue : m_catalogues) {
                if (scenario.value(QStringLiteral("system")) != catalogue.system) {
                    continue;
                }
                ++catalogue.scenarioCount;
                const QString name = catalogue.system + scenario.value(QStringLiteral("name")).toString();
                if (names.contains(name)) {
                    catalogue.sameName << file;
                }
                names.insert(name);
                const QJsonArray rules = scenario.value(QStringLiteral("rules")).toArray();
                if (rules.isEmpty()) {
                    catalogue.withoutRule << file;
                }
                for (const QJsonValue& rule : rules) {
                    catalogue.record(rule.toString(), file);
                }
            }
        }
    }

    void readTestSources() {
        static const QRegularExpression slot(QStringLiteral("^\\s*void \\w+\\(\\)"));
        static const QRegularExpression row(QStringLiteral("newRow\\(\"([^\"]*)\""));
        for (const QString& path : filesBelow(kTests, {QStringLiteral("tst_*.cpp")})) {
            if (path.startsWith(kOwnFolder)) {
                continue;
            }
            const QString file = QDir(kTests).relativeFilePath(path);
            QString comment;
            for (const QString& line : contents(path).split('\n')) {
                if (line.trimmed().startsWith(QStringLiteral("//"))) {
                    comment += line + ' ';
                    continue;
                }
                if (slot.match(line).hasMatch()) {
                    record(comment + line, file);
                }
                record(row.match(line).captured(1), file);
                comment.clear();
            }
        }
    }

    static void writeTable(const Catalogue& catalogue) {
        const QString folder = QStringLiteral(BLATTWERK_COVERAGE_DIR);
        QVERIFY(QDir().mkpath(folder));
        QFile file(QStringLiteral("%1/%2.txt").arg(folder, catalogue.system));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QString table;
        qsizetype covered = 0;
        for (const Catalogue::Rule& rule : catalogue.rules) {
            table += QStringLiteral("%1\t%2\t%3\n")
                         .arg(rule.id, rule.title, rule.tests.isEmpty() ? QStringLiteral("-") : rule.tests.join(' '));
            covered += rule.tests.isEmpty() ? 0 : 1;
        }
        table += QStringLiteral("%1: %2 of %3 ids have a test, %4 scenarios\n")
                     .arg(catalogue.system)
                     .arg(covered)
                     .arg(catalogue.rules.size())
                     .arg(catalogue.scenarioCount);
        file.write(table.toUtf8());
        QTextStream(stdout) << table;
    }

    QList<Catalogue> m_catalogues;
};

QTEST_GUILESS_MAIN(TestRulesCoverage)
#include "tst_rules_coverage.moc"
