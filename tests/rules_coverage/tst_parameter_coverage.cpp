#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QTest>

#include <toml++/toml.h>

namespace {

const QString kSource = QStringLiteral(BLATTWERK_SOURCE_DIR);

QString text(const toml::node_view<toml::node>& node) {
    return QString::fromStdString(node.value_or(std::string()));
}

/// The first words of the lines of `<system>_parameters.txt`: parameters, or values of them, that no scenario can show,
/// with the reason behind.
QSet<QString> elsewhere(const QString& system) {
    QSet<QString> keys;
    QFile file(QStringLiteral("%1/tests/rules_coverage/%2_parameters.txt").arg(kSource, system));
    if (file.open(QIODevice::ReadOnly)) {
        for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
            keys.insert(line.section(' ', 0, 0));
        }
    }
    return keys;
}

} // namespace

/// More parameters in one scenario than it can show: it counts for numbers, not for choices and switches.
constexpr int kWholeRuleSet = 12;

/// Every value of every rule parameter stands in some scenario of its system: all of a choice, of a number the lowest,
/// the default and another one.
class TestParameterCoverage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyParameterValueHasAScenario_data() { systems(); }
    void everyParameterValueHasAScenario() {
        read();
        QVERIFY(!m_seen.isEmpty());
        QStringList missing;
        for (toml::node& node : *m_system["parameter"].as_array()) {
            missing << missingValues(toml::node_view<toml::node>(node));
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    }

    void everyParameterOfAScenarioExists_data() { systems(); }
    void everyParameterOfAScenarioExists() {
        read();
        QSet<QString> known;
        for (toml::node& node : *m_system["parameter"].as_array()) {
            known.insert(text(toml::node_view<toml::node>(node)["key"]));
        }
        for (auto it = m_seen.cbegin(); it != m_seen.cend(); ++it) {
            QVERIFY2(known.contains(it.key()), qPrintable(it.key()));
        }
    }

private:
    static void systems() {
        QTest::addColumn<QString>("system");
        const QDir folder(kSource + QStringLiteral("/resources/systems"));
        for (const QString& system : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (folder.exists(system + QStringLiteral("/system.toml"))) {
                QTest::newRow(qPrintable(system)) << system;
            }
        }
    }

    void read() {
        QFETCH(QString, system);
        m_seen.clear();
        m_shown.clear();
        m_elsewhere = elsewhere(system);
        QDirIterator files(QStringLiteral("%1/tests/scenarios/%2").arg(kSource, system), {QStringLiteral("*.json")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QJsonObject parameters =
                QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("parameters")).toObject();
            for (auto it = parameters.begin(); it != parameters.end(); ++it) {
                m_seen[it.key()].insert(it.value().toVariant().toString());
                if (parameters.size() < kWholeRuleSet) {
                    m_shown[it.key()].insert(it.value().toVariant().toString());
                }
            }
        }
        const QString path = QStringLiteral("%1/resources/systems/%2/system.toml").arg(kSource, system);
        m_system = toml::parse_file(path.toStdString());
        QVERIFY(m_system["parameter"].is_array());
    }

    QStringList missingValues(toml::node_view<toml::node> parameter) const {
        const QString key = text(parameter["key"]);
        if (m_elsewhere.contains(key))
            return {};
        const QString kind = text(parameter["kind"]);
        const bool isNumber = kind == QStringLiteral("int");
        const QSet<QString> seen = (isNumber ? m_seen : m_shown).value(key);
        QStringList wanted;
        if (kind == QStringLiteral("bool"))
            wanted = {QStringLiteral("false"), QStringLiteral("true")};
        else if (kind == QStringLiteral("enum")) {
            if (toml::array* choices = parameter["choices"].as_array()) {
                for (toml::node& choice : *choices)
                    wanted << text(toml::node_view<toml::node>(choice)["value"]);
            }
        } else {
            wanted = {QString::number(parameter["min"].value_or(0)), QString::number(parameter["default"].value_or(0))};
            if (seen.size() < 2)
                wanted << QStringLiteral("another value");
        }
        QStringList missing;
        for (const QString& value : wanted) {
            const QString entry = QStringLiteral("%1=%2").arg(key, value);
            if (!seen.contains(value) && !m_elsewhere.contains(entry))
                missing << entry;
        }
        return missing;
    }

    QMap<QString, QSet<QString>> m_seen;
    QMap<QString, QSet<QString>> m_shown;
    QSet<QString> m_elsewhere;
    toml::table m_system;
};

QTEST_GUILESS_MAIN(TestParameterCoverage)
#include "tst_parameter_coverage.moc"
