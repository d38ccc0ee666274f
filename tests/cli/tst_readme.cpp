#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Example {
    QString command;
    QString shown;
};

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Commands of the block that begins with "$ ", each with the lines below it. A command goes on after a pipe.
std::vector<Example> examplesOf(const QString& readme) {
    std::vector<Example> examples;
    bool inside = false;
    bool continued = false;
    for (const QString& line : readme.split('\n')) {
        if (line.startsWith("```")) {
            inside = false;
        } else if (line.startsWith("$ ")) {
            inside = true;
            continued = line.endsWith('|');
            examples.push_back({line.mid(2), {}});
        } else if (inside && continued) {
            continued = line.endsWith('|');
            examples.back().command += '\n' + line;
        } else if (inside) {
            examples.back().shown += line + '\n';
        }
    }
    return examples;
}

} // namespace

/// The README is what a newcomer types first, so what it shows must be what he sees.
class TestReadme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandOfTheReadmePrintsWhatItShows() {
        const QString source = QStringLiteral(BLATTWERK_SOURCE_DIR);
        if (!bytesOf(source + "/translations/blattwerk_de.ts").contains("<name>CommandLine</name>")) {
            QSKIP("The texts of the command line are not translated yet.");
        }
        const std::vector<Example> examples = examplesOf(QString::fromUtf8(bytesOf(source + "/README.md")));
        QVERIFY(examples.size() >= 10);
        QTemporaryDir folder;
        QVERIFY(QFile::link(source + "/tests", folder.filePath("tests")));
        for (const Example& example : examples) {
            QProcess process;
            process.setWorkingDirectory(folder.path());
            process.start("sh", {"-c",
                                 "blattwerk_cli() { \"$0\" \"$@\"; }\n" +
                                     QString(example.command).replace("blattwerk-cli", "blattwerk_cli"),
                                 QStringLiteral(BLATTWERK_CLI)});
            QVERIFY(process.waitForFinished(120000));
            QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()), example.shown);
            QVERIFY2(process.readAllStandardError().isEmpty(), qPrintable(example.command));
        }
    }
};

QTEST_GUILESS_MAIN(TestReadme)
#include "tst_readme.moc"
