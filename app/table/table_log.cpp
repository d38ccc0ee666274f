#include "app/table/table_log.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace blattwerk::app {

namespace {

/// `HEL-R53` as `R53`: in the log the system is clear.
QString shortRule(const std::string& rule) {
    const std::size_t dash = rule.find('-');
    return QString::fromStdString(dash == std::string::npos ? rule : rule.substr(dash + 1));
}

} // namespace

model::MessageArguments TableLog::named(const model::MessageArguments& args) const {
    model::MessageArguments result;
    for (const auto& [name, value] : args) {
        QStringList words;
        for (const QString& part : QString::fromStdString(value).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            const std::string key = part.trimmed().toStdString();
            QString word;
            if (name == "side" || name == "other" || name == "loser" || name == "winner") {
                word = key.size() == 1 ? m_names.side(key[0] - 'A') : QString();
            } else if (name == "stat") {
                word = m_names.field(key);
            } else if (name == "pile") {
                word = m_book.word("pile", key, m_language);
            } else if (name != "n") {
                word = m_names.card(cardKeyOf(key));
                for (const char* kind : {"phase", "action", "zone", "lock", "guard"}) {
                    if (word.isEmpty()) {
                        word = m_book.word(kind, key, m_language);
                    }
                }
            }
            // Numbers carry the printed minus.
            QString plain = part.trimmed();
            plain.replace(QRegularExpression(QStringLiteral("^-(?=\\d)")), QString(QChar(0x2212)));
            words << (word.isEmpty() ? plain : word);
        }
        result.emplace_back(name, words.join(QStringLiteral(", ")).toStdString());
    }
    return result;
}

QString TableLog::sentence(const engine::EventView& event, bool hidden) const {
    model::MessageArguments args = named(event.args);
    // Values of both sides come in the order of the sides.
    args.emplace_back("first", m_names.side(0).toStdString());
    args.emplace_back("second", m_names.side(1).toStdString());
    return m_book.event({event.kind, event.rule, std::move(args)}, m_language, hidden);
}

QString TableLog::refusal(const engine::Refusal& refusal) const {
    return m_book.refusal({refusal.rules, named(refusal.args)}, m_language);
}

QString TableLog::decision(const engine::PendingDecision& pending) const {
    const int wanted = pending.most > 0 ? pending.most : pending.least;
    return m_book.decision(pending.kind, named({{"card", pending.card}, {"n", std::to_string(wanted)}}), m_language);
}

QString TableLog::ending(const engine::Outcome& outcome) const {
    const QString& winner = QString::fromStdString(outcome.winner);
    const bool isSide = winner.size() == 1;
    const std::string loser = isSide ? std::string(1, winner == QLatin1String("A") ? 'B' : 'A') : std::string();
    return m_book.ending(outcome.reason, named({{"side", outcome.winner}, {"loser", loser}}), m_language);
}

std::vector<LogLine> TableLog::lines(const TableSession& session) const {
    std::vector<LogLine> result;
    const TableLayout& layout = session.layout();
    const std::string viewer = layout.seats[size_t(session.viewer())];
    int turn = -1;
    for (int i = 0; i < session.place(); ++i) {
        const TableStep& step = *session.line()[size_t(i)];
        const auto heading = [&](int number, engine::Side side) {
            if (number == turn) {
                return;
            }
            turn = number;
            const QString name = m_names.side(side);
            const std::string& own = layout.turnLabel.in(m_language);
            if (number > 0 && !own.empty()) {
                const std::string text = fillTemplate(own, {{"n", std::to_string(number)}});
                result.push_back({LogLine::Kind::Turn, i + 1, QString::fromStdString(text), {}});
                return;
            }
            result.push_back(
                {LogLine::Kind::Turn,
                 i + 1,
                 number == 0
                     ? QCoreApplication::translate("TableLog", "Before the first turn")
                     : QCoreApplication::translate("TableLog", "Turn %1 · %2").arg(QString::number(number), name),
                 {}});
        };
        heading(step.turn, step.active);
        if (step.by == TableStep::By::Hand) {
            if (!step.note.empty()) {
                result.push_back({LogLine::Kind::Hand, i + 1, QString::fromStdString(step.note), {}});
            }
            continue;
        }
        for (const engine::EventView& event : step.events) {
            if (event.kind == layout.turnEvent) {
                const std::string* number = event.arg("n");
                const std::string* side = event.arg("side");
                heading(number ? QString::fromStdString(*number).toInt() : turn + 1,
                        side && side->size() == 1 ? (*side)[0] - 'A' : step.side);
                continue;
            }
            if (layout.isQuiet(event.kind)) {
                continue;
            }
            const std::string* side = event.arg("side");
            const bool hidden = m_book.canHide(event.kind) && side && *side != viewer;
            result.push_back({LogLine::Kind::Event, i + 1, sentence(event, hidden), shortRule(event.rule)});
        }
    }
    return result;
}

QString TableLog::asText(const std::vector<LogLine>& lines, const QString& heading) {
    QString text = heading + QLatin1Char('\n');
    for (const LogLine& line : lines) {
        if (line.kind == LogLine::Kind::Turn) {
            text += QLatin1Char('\n') + line.text + QLatin1Char('\n');
            continue;
        }
        const QString number = line.kind == LogLine::Kind::Refused ? QStringLiteral("–") : QString::number(line.step);
        text += QStringLiteral("%1  %2").arg(number, 4).arg(line.text);
        if (!line.rule.isEmpty()) {
            text += QStringLiteral(" [%1]").arg(line.rule);
        }
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace blattwerk::app
