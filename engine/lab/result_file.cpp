#include "engine/lab/result_file.h"

#include "engine/core/digest.h"
#include "engine/play/json_checks.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace blattwerk::engine::lab {

namespace {

constexpr std::uint64_t kMostParts = 100000;
/// Parts that a message names.
constexpr int kMostNamed = 10;
constexpr std::uint64_t kMostGames = std::uint64_t{1} << 53U;

/// So that a changed digit is noticed. Not against forgery.
std::string checkOf(const Json& run, const Json& raw) {
    const std::string text = run.dump() + raw.dump();
    Digest digest;
    digest.addBytes(text.data(), text.size());
    char digits[17] = {};
    std::snprintf(digits, sizeof(digits), "%016llx", static_cast<unsigned long long>(digest.value()));
    return digits;
}

model::Error damaged(std::string what) {
    return {"lab.damaged_result", {std::move(what)}, {}};
}

bool isCount(const Json& json, std::uint64_t most) {
    return json.is_number_unsigned() && json.get<std::uint64_t>() <= most;
}

/// The part of the manifest in which two parts of one run may differ.
Json withoutThreads(Json manifest) {
    manifest.erase("threads");
    return manifest;
}

std::string firstDifference(const Json& one, const Json& other) {
    for (const auto& [key, value] : one.items()) {
        if (!other.contains(key) || other.at(key) != value) {
            return key;
        }
    }
    return "manifest";
}

} // namespace

std::optional<Shard> shardFromText(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) {
        return std::nullopt;
    }
    const auto number = [](std::string_view part, std::uint64_t& value) {
        const auto [end, status] = std::from_chars(part.data(), part.data() + part.size(), value);
        return status == std::errc{} && end == part.data() + part.size() && !part.empty();
    };
    Shard shard;
    const bool read = number(text.substr(0, slash), shard.index) && number(text.substr(slash + 1), shard.count);
    if (!read || shard.index < 1 || shard.index > shard.count || shard.count > kMostParts) {
        return std::nullopt;
    }
    return shard;
}

template<class Sums>
Json ResultOf<Sums>::report() const {
    Json json = tally.report();
    if (shard.count > 1) {
        json["shard"] = {{"index", shard.index}, {"count", shard.count}, {"games_of_run", games}};
    }
    json["manifest"] = manifest;
    return json;
}

template<class Sums>
std::string ResultOf<Sums>::fileText() const {
    Json json = report();
    const Json raw = tally.raw();
    const Json run = {{"games", games}, {"index", shard.index}, {"count", shard.count}, {"manifest", manifest}};
    json["part"] = {{"games_of_run", games}, {"index", shard.index}, {"count", shard.count}};
    json["raw"] = raw;
    json["check"] = checkOf(run, raw);
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

template<class Sums>
model::Result<ResultOf<Sums>> ResultOf<Sums>::fromText(std::string_view text) {
    FileFault fault;
    const std::optional<Json> read = parseJson(text, fault);
    if (!read || !read->is_object()) {
        return damaged(fault.text().empty() ? "JSON" : fault.text());
    }
    const Json& json = *read;
    for (const char* name : {"part", "raw", "check", "manifest"}) {
        if (!json.contains(name)) {
            return damaged(name);
        }
    }
    const Json& part = json["part"];
    const Json& manifest = json["manifest"];
    if (!part.is_object() || !part.contains("games_of_run") || !part.contains("index") || !part.contains("count") ||
        !isCount(part["games_of_run"], kMostGames) || !isCount(part["index"], kMostParts) ||
        !isCount(part["count"], kMostParts)) {
        return damaged("part");
    }
    const Shard shard = {part["index"].get<std::uint64_t>(), part["count"].get<std::uint64_t>()};
    const auto games = part["games_of_run"].get<std::uint64_t>();
    if (shard.index < 1 || shard.index > shard.count) {
        return damaged("part");
    }
    if (!manifest.is_object() || !manifest.contains("threads") || !isCount(manifest["threads"], kMostParts)) {
        return damaged("manifest");
    }
    auto tally = Sums::fromRaw(json["raw"]);
    if (!tally) {
        return tally.error();
    }
    if (static_cast<std::uint64_t>(tally->games()) != shareOf(games, shard.index, shard.count).size()) {
        return damaged("games");
    }
    const Json run = {{"games", games}, {"index", shard.index}, {"count", shard.count}, {"manifest", manifest}};
    if (json["check"] != Json(checkOf(run, json["raw"]))) {
        return damaged("check");
    }
    return ResultOf{games, shard, std::move(tally).value(), manifest};
}

template<class Sums>
static model::Result<ResultOf<Sums>> joinedParts(const std::vector<ResultOf<Sums>>& parts) {
    if (parts.empty()) {
        return model::Error{"lab.no_parts", {}, {}};
    }
    const ResultOf<Sums>& first = parts.front();
    std::vector<bool> present(first.shard.count);
    Json threads = first.manifest["threads"];
    Sums sum(std::make_shared<typename Sums::Layout>(first.tally.layout()));
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const ResultOf<Sums>& part = parts[i];
        std::string differs;
        if (withoutThreads(part.manifest) != withoutThreads(first.manifest)) {
            differs = firstDifference(withoutThreads(first.manifest), withoutThreads(part.manifest));
        } else if (part.games != first.games) {
            differs = "games";
        } else if (part.shard.count != first.shard.count) {
            differs = "shard";
        } else if (part.tally.layout() != first.tally.layout()) {
            differs = "cards";
        }
        if (!differs.empty()) {
            return model::Error{"lab.different_runs", {std::to_string(i + 1), differs}, {}};
        }
        if (present[part.shard.index - 1]) {
            return model::Error{
                "lab.part_twice", {std::to_string(part.shard.index) + '/' + std::to_string(part.shard.count)}, {}};
        }
        present[part.shard.index - 1] = true;
        threads = std::max(threads, part.manifest["threads"]);
        sum.merge(part.tally);
    }
    std::string missing;
    int gaps = 0;
    for (std::size_t i = 0; i < present.size(); ++i) {
        if (!present[i] && ++gaps <= kMostNamed) {
            missing += (missing.empty() ? "" : ", ") + std::to_string(i + 1) + '/' + std::to_string(present.size());
        }
    }
    if (gaps > 0) {
        missing += gaps > kMostNamed ? " ..." : "";
        return model::Error{"lab.parts_missing", {missing}, {}};
    }
    ResultOf<Sums> whole{first.games, {}, std::move(sum), first.manifest};
    whole.manifest["threads"] = threads;
    return whole;
}

model::Result<RunResult> joined(const std::vector<RunResult>& parts) {
    return joinedParts(parts);
}

model::Result<SeatResult> joined(const std::vector<SeatResult>& parts) {
    return joinedParts(parts);
}

bool isSeatResult(std::string_view text) {
    FileFault fault;
    const std::optional<Json> read = parseJson(text, fault);
    return read && read->is_object() && read->contains("seats");
}

template struct ResultOf<Tally>;
template struct ResultOf<SeatTally>;

} // namespace blattwerk::engine::lab
