#include "cli_run.h"

#include <QProcess>

nlohmann::json CliRun::json() const {
    nlohmann::json parsed = nlohmann::json::parse(out.toStdString(), nullptr, false);
    if (parsed.is_discarded()) {
        qFatal("no JSON: %s %s", out.constData(), err.constData());
    }
    return parsed;
}

CliRun runCli(const QStringList& arguments, const QByteArray& input) {
    QProcess process;
    process.start(QStringLiteral(BLATTWERK_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    CliRun run;
    if (process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit) {
        run.exit = process.exitCode();
    }
    run.out = process.readAllStandardOutput();
    run.err = process.readAllStandardError();
    return run;
}
