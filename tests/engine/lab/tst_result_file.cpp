#include "tests/engine/lab/series_of.h"

#include "engine/lab/result_file.h"

#include <QTest>

using namespace blattwerk;
using namespace blattwerk::engine::lab;
using blattwerk::tests::seriesOf;
using blattwerk::tests::seriesSetup;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::uint64_t kGames = 45;

Json manifestOf(int threads) {
    return {{"program", "1"}, {"pool", "abc"}, {"rules", "def"}, {"seed", 1}, {"threads", threads}};
}

RunResult part(std::uint64_t index, std::uint64_t count, int threads = 1) {
    static const auto series = seriesOf(seriesSetup("weggefaehrten", "purpurpakt", "random"));
    return {
        kGames, {index, count}, runBatch(*series, shareOf(kGames, index, count), threads).tally, manifestOf(threads)};
}

/// As it would come back from a file.
RunResult stored(const RunResult& result) {
    auto read = RunResult::fromText(result.fileText());
    if (!read) {
        qFatal("%s: %s", read.error().code.c_str(), read.error().args.front().c_str());
    }
    return std::move(read).value();
}

std::string errorOf(std::vector<RunResult> parts) {
    const auto whole = joined(std::move(parts));
    return whole ? std::string() : whole.error().code;
}

} // namespace

class TestResultFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void joinedPartsAreExactlyTheWholeRun() {
        const RunResult whole = part(1, 1);
        for (const std::uint64_t count : {1U, 2U, 3U, 7U}) {
            std::vector<RunResult> parts;
            for (std::uint64_t i = count; i >= 1; --i) {
                parts.push_back(stored(part(i, count)));
            }
            const auto sum = joined(std::move(parts));
            QVERIFY(sum.isOk());
            QCOMPARE(sum->report().dump(), whole.report().dump());
            QCOMPARE(sum->fileText(), whole.fileText());
        }
    }

    void moreThreadsInOnePartOnlyShowInTheManifest() {
        const auto sum = joined({part(1, 2, 1), part(2, 2, 3)});
        QVERIFY(sum.isOk());
        QCOMPARE(sum->manifest["threads"].get<int>(), 3);
        QCOMPARE(sum->report().dump(), part(1, 1, 3).report().dump());
    }

    void partsOfOtherRunsAreRefused() {
        for (const char* key : {"program", "pool", "rules", "seed"}) {
            RunResult other = part(2, 2);
            other.manifest[key] = "other";
            const auto sum = joined({part(1, 2), other});
            QVERIFY(!sum.isOk());
            QCOMPARE(sum.error().code, std::string("lab.different_runs"));
            QCOMPARE(sum.error().args, (std::vector<std::string>{"2", key}));
        }
        RunResult longer = part(2, 2);
        longer.games = 46;
        QCOMPARE(errorOf({part(1, 2), longer}), std::string("lab.different_runs"));
        QCOMPARE(errorOf({part(1, 2), part(2, 3)}), std::string("lab.different_runs"));
    }

    void gapsAndRepetitionsAreRefused() {
        QCOMPARE(errorOf({part(1, 3), part(3, 3)}), std::string("lab.parts_missing"));
        QCOMPARE(errorOf({part(1, 2), part(2, 2), part(1, 2)}), std::string("lab.part_twice"));
        QCOMPARE(errorOf({}), std::string("lab.no_parts"));
    }

    void everyDamageOfAFileIsNoticed() {
        const std::string text = part(1, 2).fileText();
        for (std::size_t length = 0; length + 1 < text.size(); length += 97) {
            QVERIFY(!RunResult::fromText(text.substr(0, length)).isOk());
        }
        // A digit of the sums, wherever it stands.
        const std::size_t raw = text.find("\"raw\"");
        int changed = 0;
        for (std::size_t at = raw; at < text.size(); at += 61) {
            std::string other = text;
            if (other[at] >= '1' && other[at] <= '8') {
                ++other[at];
                ++changed;
                QVERIFY2(!RunResult::fromText(other).isOk(), std::to_string(at).c_str());
            }
        }
        QVERIFY(changed > 20);
        const std::string deep = std::string(100000, '[');
        QVERIFY(!RunResult::fromText(deep).isOk());
        QVERIFY(!RunResult::fromText("{\"raw\":" + deep + std::string(100000, ']') + "}").isOk());
    }

    void onlyRealPartsAreRead() {
        QCOMPARE(*shardFromText("2/8"), (Shard{2, 8}));
        QVERIFY(shardFromText("1/1").has_value());
        for (const char* text : {"", "/", "2", "2/", "/8", "0/8", "9/8", "-1/8", "1/0", "1/8/2", " 1/8", "1/8 ", "a/b",
                                 "1/100001", "18446744073709551616/2", "1.0/2"}) {
            QVERIFY2(!shardFromText(text).has_value(), text);
        }
    }
};

QTEST_APPLESS_MAIN(TestResultFile)
#include "tst_result_file.moc"
