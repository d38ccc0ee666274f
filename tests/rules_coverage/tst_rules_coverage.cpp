#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QTest>
#include <QTextStream>

namespace {

const QString kSource = QStringLiteral(BLATTWERK_SOURCE_DIR);
const QString kTests = kSource + QStringLiteral("/tests");
const QString kOwnFolder = kTests + QStringLiteral("/rules_coverage");

struct Rule {
    QString id;
    QString title;
    QStringList tests;
};

QByteArray contents(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

QStringList filesBelow(const QString& folder, const QStringList& patterns) {
    QStringList found;
    QDirIterator files(folder, patterns, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        found << files.next();
    found.sort();
    return found;
}

/// The letter of HEL-R61 is R: rules R, construction C, invariants I, guards G, decisions on unclear places A.
QChar family(const QString& id) {
    return id.at(4);
}

} // namespace

/// Lists every id of the rules catalogue with the tests that name it, and fails where a promise has no test.
class TestRulesCoverage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        readCatalogue();
        readScenarios();
        readTestSources();
        writeTable();
    }

    void everyRuleHasATest() { QVERIFY2(missing('R').isEmpty(), qPrintable(missing('R').join(' '))); }

    void everyConstructionRuleHasATest() { QVERIFY2(missing('C').isEmpty(), qPrintable(missing('C').join(' '))); }

    void everyInvariantHasATest() { QVERIFY2(missing('I').isEmpty(), qPrintable(missing('I').join(' '))); }

    void everyIdThatATestNamesExists() { QVERIFY2(m_unknown.isEmpty(), qPrintable(m_unknown.join('\n'))); }

    void everyScenarioOfTheSystemNamesARule() {
        QVERIFY2(m_withoutRule.isEmpty(), qPrintable(m_withoutRule.join('\n')));
        QVERIFY(m_scenarioCount > 0);
    }

    void everyScenarioHasItsOwnName() { QVERIFY2(m_sameName.isEmpty(), qPrintable(m_sameName.join('\n'))); }

private:
    void readCatalogue() {
        const QStringList lines =
            QString::fromUtf8(contents(kOwnFolder + QStringLiteral("/heldenhain_ids.txt"))).split('\n');
        static const QRegularExpression form(QStringLiteral("^(HEL-[RCIGA][0-9]+) (.+)$"));
        for (const QString& line : lines) {
            const QRegularExpressionMatch match = form.match(line);
            if (!match.hasMatch())
                continue;
            m_index.insert(match.captured(1), m_rules.size());
            m_rules.append({match.captured(1), match.captured(2), {}});
        }
        QVERIFY(m_rules.size() >= 292);
    }

    void readScenarios() {
        QMap<QString, QString> names;
        for (const QString& path : filesBelow(kTests + QStringLiteral("/scenarios"), {QStringLiteral("*.json")})) {
            const QJsonObject scenario = QJsonDocument::fromJson(contents(path)).object();
            if (scenario.value(QStringLiteral("system")) != QStringLiteral("heldenhain"))
                continue;
            ++m_scenarioCount;
            const QString file = QDir(kTests).relativeFilePath(path);
            const QString name = scenario.value(QStringLiteral("name")).toString();
            if (names.contains(name))
                m_sameName << QStringLiteral("%1 and %2: %3").arg(names.value(name), file, name);
            names.insert(name, file);
            const QJsonArray rules = scenario.value(QStringLiteral("rules")).toArray();
            if (rules.isEmpty())
                m_withoutRule << file;
            for (const QJsonValue& rule : rules)
                record(rule.toString(), file);
        }
    }

    // HEL-R61, HEL_R61 and helR61 in a test's name or comment all name the same rule.
    void readTestSources() {
        static const QRegularExpression form(QStringLiteral("(?:HEL[-_]|hel)([RCIGA])([0-9]+)"));
        for (const QString& path : filesBelow(kTests, {QStringLiteral("*.cpp"), QStringLiteral("*.h")})) {
            if (path.startsWith(kOwnFolder))
                continue;
            const QString file = QDir(kTests).relativeFilePath(path);
            QRegularExpressionMatchIterator matches = form.globalMatch(QString::fromUtf8(contents(path)));
            while (matches.hasNext()) {
                const QRegularExpressionMatch match = matches.next();
                record(QStringLiteral("HEL-%1%2").arg(match.captured(1), match.captured(2)), file);
            }
        }
    }

    void record(const QString& id, const QString& file) {
        const auto found = m_index.constFind(id);
        if (found == m_index.constEnd()) {
            m_unknown << QStringLiteral("%1: %2").arg(file, id);
            return;
        }
        QStringList& tests = m_rules[*found].tests;
        if (!tests.contains(file))
            tests << file;
    }

    QStringList missing(char letter) const {
        QStringList ids;
        for (const Rule& rule : m_rules) {
            if (family(rule.id) == QLatin1Char(letter) && rule.tests.isEmpty())
                ids << rule.id;
        }
        return ids;
    }

    void writeTable() const {
        const QString folder = QStringLiteral(BLATTWERK_COVERAGE_DIR);
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + QStringLiteral("/heldenhain.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QTextStream table(&file);
        QTextStream console(stdout);
        qsizetype covered = 0;
        for (const Rule& rule : m_rules) {
            const QString line =
                QStringLiteral("%1\t%2\t%3\n")
                    .arg(rule.id, rule.title, rule.tests.isEmpty() ? QStringLiteral("-") : rule.tests.join(' '));
            table << line;
            console << line;
            covered += rule.tests.isEmpty() ? 0 : 1;
        }
        const QString sum = QStringLiteral("%1 of %2 ids named by tests, %3 scenarios\n")
                                .arg(covered)
                                .arg(m_rules.size())
                                .arg(m_scenarioCount);
        table << sum;
        console << sum;
    }

    QList<Rule> m_rules;
    QMap<QString, qsizetype> m_index;
    QStringList m_unknown;
    QStringList m_withoutRule;
    QStringList m_sameName;
    int m_scenarioCount = 0;
};

QTEST_GUILESS_MAIN(TestRulesCoverage)
#include "tst_rules_coverage.moc"
