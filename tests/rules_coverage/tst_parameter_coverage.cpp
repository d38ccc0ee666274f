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

/// Decided at construction, or without a sentence that could show them in play (elsewhere.md).
const QSet<QString> kElsewhere = {
    QStringLiteral("deck_size"),
    QStringLiteral("max_copies"),
    QStringLiteral("max_illusions"),
    QStringLiteral("deck_faction_purity"),
    QStringLiteral("on_play_from_effects"),
    QStringLiteral("missing_start_character=reject"),
};

QString text(const toml::node_view<toml::node>& node) {
    return QString::fromStdString(node.value_or(std::string()));
}

} // namespace

/// Every value of every rule parameter stands in some scenario: all of a choice, of a number the lowest, the default
/// and another one.
class TestParameterCoverage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QDirIterator files(kSource + QStringLiteral("/tests/scenarios/heldenhain"), {QStringLiteral("*.json")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QJsonObject parameters =
                QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("parameters")).toObject();
            for (auto it = parameters.begin(); it != parameters.end(); ++it)
                m_seen[it.key()].insert(it.value().toVariant().toString());
        }
        QVERIFY(!m_seen.isEmpty());
        const QString path = kSource + QStringLiteral("/resources/systems/heldenhain/system.toml");
        m_system = toml::parse_file(path.toStdString());
        QVERIFY(m_system["parameter"].is_array());
    }

    void everyParameterValueHasAScenario() {
        QStringList missing;
        for (toml::node& node : *m_system["parameter"].as_array())
            missing << missingValues(toml::node_view<toml::node>(node));
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    }

    void everyParameterOfAScenarioExists() {
        QSet<QString> known;
        for (toml::node& node : *m_system["parameter"].as_array())
            known.insert(text(toml::node_view<toml::node>(node)["key"]));
        for (auto it = m_seen.cbegin(); it != m_seen.cend(); ++it)
            QVERIFY2(known.contains(it.key()), qPrintable(it.key()));
    }

private:
    QStringList missingValues(toml::node_view<toml::node> parameter) const {
        const QString key = text(parameter["key"]);
        if (kElsewhere.contains(key))
            return {};
        const QString kind = text(parameter["kind"]);
        const QSet<QString> seen = m_seen.value(key);
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
            if (!seen.contains(value) && !kElsewhere.contains(entry))
                missing << entry;
        }
        return missing;
    }

    QMap<QString, QSet<QString>> m_seen;
    toml::table m_system;
};

QTEST_GUILESS_MAIN(TestParameterCoverage)
#include "tst_parameter_coverage.moc"
