#include "app/print_sheet/print_record.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace blattwerk::app {

namespace {

constexpr int kMostInARow = 6;
constexpr double kMostBleed = 6;
constexpr double kMostShift = 20;
constexpr double kMostTurn = 5;
constexpr qint64 kMostCopies = 999;
constexpr qint64 kMostCards = 100'000;

QJsonArray pair(QSizeF size) {
    return {size.width(), size.height()};
}

QJsonArray ordered(const std::vector<model::CollectionEntry>& order) {
    QJsonArray out;
    for (const model::CollectionEntry& entry : order) {
        out << QJsonArray{QString::fromStdString(entry.cardKey), entry.copies};
    }
    return out;
}

double within(const QJsonValue& value, double least, double most, double fallback) {
    const double read = value.toDouble(fallback);
    return std::isfinite(read) ? std::clamp(read, least, most) : fallback;
}

/// Copies as a job can hold them; 0 for anything else, so that a foreign project cannot ask for any amount of memory.
int copiesIn(const QJsonValue& value) {
    const qint64 read = value.toInteger();
    return read >= 1 && read <= kMostCopies ? int(read) : 0;
}

int choice(const QJsonValue& value, int most, int fallback) {
    return std::clamp(value.toInt(fallback), 0, most);
}

} // namespace

QJsonObject toJson(const ProofOptions& sheet) {
    QJsonObject out{
        {QStringLiteral("paper"), sheet.paper == Paper::Letter ? QStringLiteral("letter")
                                  : sheet.paper == Paper::Card ? QStringLiteral("card")
                                                               : QStringLiteral("a4")},
        {QStringLiteral("bleed"), sheet.bleed},
        {QStringLiteral("columns"), sheet.columns},
        {QStringLiteral("rows"), sheet.rows},
        {QStringLiteral("backs"), int(sheet.backs)},
        {QStringLiteral("backOrder"), int(sheet.backOrder)},
        {QStringLiteral("backBleed"), sheet.backBleed},
        {QStringLiteral("backShift"), QJsonArray{sheet.backShift.right, sheet.backShift.down, sheet.backShift.degrees}},
        {QStringLiteral("doubledBack"), sheet.doubledBack},
        {QStringLiteral("cropMarks"), sheet.cropMarks},
        {QStringLiteral("cutLines"), sheet.cutLines},
        {QStringLiteral("ruler"), sheet.ruler},
        {QStringLiteral("footer"), sheet.footer},
        {QStringLiteral("stamp"), sheet.stamp},
        {QStringLiteral("language"),
         sheet.language == model::Language::English ? QStringLiteral("en") : QStringLiteral("de")}};
    if (sheet.card.isValid()) {
        out.insert(QStringLiteral("card"), pair(sheet.card));
    }
    return out;
}

ProofOptions sheetFromJson(const QJsonObject& stored, const ProofOptions& fallback) {
    ProofOptions sheet = fallback;
    const QString paper = stored[u"paper"].toString();
    sheet.paper = paper == u"letter" ? Paper::Letter
                  : paper == u"card" ? Paper::Card
                  : paper == u"a4"   ? Paper::A4
                                     : fallback.paper;
    sheet.bleed = within(stored[u"bleed"], 0, kMostBleed, fallback.bleed);
    sheet.columns = choice(stored[u"columns"], kMostInARow, fallback.columns);
    sheet.rows = choice(stored[u"rows"], kMostInARow, fallback.rows);
    sheet.backs = Backs(choice(stored[u"backs"], 2, int(fallback.backs)));
    sheet.backOrder = BackOrder(choice(stored[u"backOrder"], 2, int(fallback.backOrder)));
    sheet.backBleed = within(stored[u"backBleed"], 0, kMostBleed, fallback.backBleed);
    const QJsonArray shift = stored[u"backShift"].toArray();
    sheet.backShift = {within(shift.at(0), -kMostShift, kMostShift, fallback.backShift.right),
                       within(shift.at(1), -kMostShift, kMostShift, fallback.backShift.down),
                       within(shift.at(2), -kMostTurn, kMostTurn, fallback.backShift.degrees)};
    const QJsonArray card = stored[u"card"].toArray();
    if (card.size() == 2) {
        sheet.card = {within(card.at(0), kLeastCard, kMostCard, 63), within(card.at(1), kLeastCard, kMostCard, 88)};
    }
    sheet.doubledBack = stored[u"doubledBack"].toBool(fallback.doubledBack);
    sheet.cropMarks = stored[u"cropMarks"].toBool(fallback.cropMarks);
    sheet.cutLines = stored[u"cutLines"].toBool(fallback.cutLines);
    sheet.ruler = stored[u"ruler"].toBool(fallback.ruler);
    sheet.footer = stored[u"footer"].toBool(fallback.footer);
    sheet.stamp = stored[u"stamp"].toBool(fallback.stamp);
    const QString code = stored[u"language"].toString();
    sheet.language = code == u"en"   ? model::Language::English
                     : code == u"de" ? model::Language::German
                                     : fallback.language;
    return sheet;
}

QJsonObject toJson(const PrintSubject& subject) {
    return {{QStringLiteral("which"), int(subject.which)},
            {QStringLiteral("deck"), subject.deck},
            {QStringLiteral("query"), subject.query}};
}

PrintSubject subjectFromJson(const QJsonObject& stored) {
    return {PrintSubject::Which(choice(stored[u"which"], 2, 0)), stored[u"deck"].toString(),
            stored[u"query"].toString()};
}

database::PrintJob toJob(const PrintRecord& record) {
    QJsonObject options = toJson(record.sheet);
    const QJsonObject subject = toJson(record.subject);
    for (auto it = subject.begin(); it != subject.end(); ++it) {
        options.insert(it.key(), it.value());
    }
    options.insert(QStringLiteral("imprint"),
                   QJsonObject{{QStringLiteral("project"), record.sheet.project},
                               {QStringLiteral("title"), record.sheet.deck},
                               {QStringLiteral("edition"), record.sheet.edition},
                               {QStringLiteral("author"), record.sheet.author},
                               {QStringLiteral("date"), record.sheet.date.toUTC().toString(Qt::ISODateWithMs)}});
    options.insert(QStringLiteral("order"), ordered(record.order));
    QJsonArray box;
    database::PrintJob job;
    for (const BoxCard& card : record.box) {
        box << QJsonArray{QString::fromStdString(card.key), card.copies, qint64(card.revision),
                          QString::fromStdString(card.name)};
        job.faces[card.key] = card.face;
    }
    options.insert(QStringLiteral("box"), box);
    if (!record.file.isEmpty()) {
        options.insert(QStringLiteral("file"), record.file);
    }
    job.system = record.system;
    job.title = record.title.toStdString();
    job.options = QJsonDocument(options).toJson(QJsonDocument::Compact).toStdString();
    return job;
}

PrintRecord toRecord(const database::PrintJob& job) {
    const QJsonObject options = QJsonDocument::fromJson(QByteArray::fromStdString(job.options)).object();
    PrintRecord record;
    record.id = job.id;
    record.system = job.system;
    record.title = QString::fromStdString(job.title);
    record.printedAt = QString::fromStdString(job.printedAt);
    record.subject = subjectFromJson(options);
    record.sheet = sheetFromJson(options);
    const QJsonObject imprint = options[u"imprint"].toObject();
    record.sheet.project = imprint[u"project"].toString();
    record.sheet.deck = imprint[u"title"].toString();
    record.sheet.edition = imprint[u"edition"].toString();
    record.sheet.author = imprint[u"author"].toString();
    record.sheet.date = QDateTime::fromString(imprint[u"date"].toString(), Qt::ISODateWithMs);
    const QJsonArray order = options[u"order"].toArray();
    qint64 cards = 0;
    for (const QJsonValue& value : order) {
        const QJsonArray entry = value.toArray();
        const std::string key = entry.at(0).toString().toStdString();
        const int copies = copiesIn(entry.at(1));
        if (copies > 0 && !key.empty() && cards + copies <= kMostCards) {
            record.order.push_back({key, copies});
            cards += copies;
        }
    }
    const QJsonArray box = options[u"box"].toArray();
    for (const QJsonValue& value : box) {
        const QJsonArray card = value.toArray();
        const std::string key = card.at(0).toString().toStdString();
        const int copies = copiesIn(card.at(1));
        if (key.empty() || copies == 0) {
            continue;
        }
        const auto face = job.faces.find(key);
        record.box.push_back({key, card.at(3).toString().toStdString(), copies, card.at(2).toInteger(),
                              face == job.faces.end() ? std::string() : face->second});
    }
    record.file = options[u"file"].toString();
    return record;
}

std::optional<PrintRecord> lastPrint(const std::vector<database::PrintJob>& jobs, const PrintSubject& subject,
                                     const ProofOptions& sheet) {
    for (const database::PrintJob& job : jobs) {
        PrintRecord record = toRecord(job);
        const bool isSameBox = record.subject.which == subject.which &&
                               (subject.which != PrintSubject::Which::Deck || record.subject.deck == subject.deck) &&
                               (subject.which != PrintSubject::Which::Found || record.subject.query == subject.query);
        if (isSameBox && !record.box.empty() && record.sheet.language == sheet.language &&
            record.sheet.card == sheet.card) {
            return record;
        }
    }
    return std::nullopt;
}

std::vector<BoxCard> boxAfterRepeat(const std::vector<database::PrintJob>& jobs, const PrintRecord& record) {
    const auto last = lastPrint(jobs, record.subject, record.sheet);
    return boxAfter(last ? last->box : record.box, record.order);
}

} // namespace blattwerk::app
