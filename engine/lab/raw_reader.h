#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace blattwerk::engine::lab {

/// Reads what raw() of a tally wrote and keeps the first fault that it finds.
class RawReader {
public:
    using Json = nlohmann::ordered_json;
    static constexpr std::size_t kMostCards = 65000;
    static constexpr std::size_t kMostNames = 1000;

    explicit RawReader(const Json& json) : m_json(json) {}

    [[nodiscard]] const std::string& fault() const { return m_fault; }

    const Json& part(const char* name, const Json& of) {
        static const Json kNothing;
        if (!of.is_object() || !of.contains(name)) {
            fail(name);
            return kNothing;
        }
        return of.at(name);
    }
    const Json& part(const char* name) { return part(name, m_json); }

    std::int64_t number(const Json& json, const char* name, bool mayBeNegative = false) {
        if (!json.is_number_integer() ||
            (json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(kLargestSum))) {
            fail(name);
            return 0;
        }
        const auto value = json.get<std::int64_t>();
        if (value > kLargestSum || value < (mayBeNegative ? -kLargestSum : 0)) {
            fail(name);
            return 0;
        }
        return value;
    }

    std::vector<std::int64_t> numbers(const Json& json, const char* name, std::size_t most,
                                      bool mayBeNegative = false) {
        std::vector<std::int64_t> list;
        if (!json.is_array() || json.size() > most) {
            fail(name);
            return list;
        }
        for (const Json& entry : json) {
            list.push_back(number(entry, name, mayBeNegative));
        }
        return list;
    }

    std::vector<std::string> names(const Json& json, const char* name, std::size_t most) {
        std::vector<std::string> list;
        if (!json.is_array() || json.size() > most) {
            fail(name);
            return list;
        }
        for (const Json& entry : json) {
            list.push_back(text(entry, name));
        }
        if (std::set<std::string>(list.begin(), list.end()).size() != list.size()) {
            fail(name);
        }
        return list;
    }

    std::string text(const Json& json, const char* name) {
        if (!json.is_string()) {
            fail(name);
            return {};
        }
        return json.get<std::string>();
    }

    void fail(const char* name) {
        if (m_fault.empty()) {
            m_fault = name;
        }
    }
    void expect(bool holds, const char* name) {
        if (!holds) {
            fail(name);
        }
    }

private:
    /// Far above any run, and far from overflow when many parts are added.
    static constexpr std::int64_t kLargestSum = std::int64_t{1} << 53U;

    const Json& m_json;
    std::string m_fault;
};

} // namespace blattwerk::engine::lab
