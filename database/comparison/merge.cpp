#include "database/comparison/merge.h"

#include "database/comparison/items.h"

#include <algorithm>
#include <optional>

namespace blattwerk::database {

namespace {

using Keys = std::vector<std::string>;

Keys orderOf(const ItemFields& fields) {
    return textsFromJson(fieldAt(fields, "order"));
}

Keys onlyThose(const Keys& keys, const Keys& allowed) {
    Keys left;
    std::ranges::copy_if(keys, std::back_inserter(left), [&allowed](const std::string& key) {
        return std::ranges::find(allowed, key) != allowed.end();
    });
    return left;
}

/// The order of a merged list: that of the side that moved something, ours if both did; what only the other side has
/// stands behind its neighbour there.
Keys mergedOrder(const ItemFields& base, const ItemFields& ours, const ItemFields& theirs) {
    const Keys old = orderOf(base);
    const Keys one = orderOf(ours);
    const Keys two = orderOf(theirs);
    const Keys common = onlyThose(onlyThose(old, one), two);
    const bool oursMoved = onlyThose(one, common) != common;
    const Keys& lead = oursMoved ? one : onlyThose(two, common) != common ? two : one;
    const Keys& other = &lead == &one ? two : one;
    Keys merged = lead;
    auto place = merged.begin();
    for (const std::string& key : other) {
        const auto known = std::ranges::find(merged, key);
        place = known != merged.end() ? known + 1 : merged.insert(place, key) + 1;
    }
    return merged;
}

/// Works through the items of the three states.
class Merger {
public:
    Merger(Items base, Items ours, Items theirs, const MergeChoices& choices)
        : m_base(std::move(base)),
          m_ours(std::move(ours)),
          m_theirs(std::move(theirs)),
          m_choices(choices) {}

    void run() {
        std::set<ItemId> ids;
        for (const Items* items : {&m_base, &m_ours, &m_theirs}) {
            for (const auto& [id, fields] : *items) {
                ids.insert(id);
            }
        }
        for (const ItemId& id : ids) {
            takeItem(id);
        }
        keepNeededCards();
    }

    Items merged;
    std::vector<MergeConflict> conflicts;

private:
    static const ItemFields* find(const Items& items, const ItemId& id) {
        const auto it = items.find(id);
        return it == items.end() ? nullptr : &it->second;
    }

    void takeItem(const ItemId& id) {
        static const ItemFields kNone;
        const ItemFields* base = find(m_base, id);
        const ItemFields* ours = find(m_ours, id);
        const ItemFields* theirs = find(m_theirs, id);
        if (ours && theirs) {
            merged[id] = mergedFields(id, base ? *base : kNone, *ours, *theirs);
            return;
        }
        const ItemFields* left = ours ? ours : theirs;
        if (!left) {
            return; // both deleted it
        }
        if (!base) {
            merged[id] = *left; // one side made it
        } else if (*left != *base) {
            const MergeSide keeps = ours ? MergeSide::Ours : MergeSide::Theirs;
            const std::optional<MergeSide> choice =
                decided(id, {}, {*base, ours ? *ours : kNone, theirs ? *theirs : kNone});
            if (!choice || *choice == keeps) {
                merged[id] = *left;
            }
        }
    }

    struct Sides {
        const ItemFields& base;
        const ItemFields& ours;
        const ItemFields& theirs;
    };

    /// The side that somebody chose; else the conflict stays open.
    std::optional<MergeSide> decided(const ItemId& id, const std::string& field, const Sides& sides) {
        if (const auto choice = m_choices.find({id, field}); choice != m_choices.end()) {
            return choice->second;
        }
        const auto value = [&field](const ItemFields& fields) {
            return field.empty() ? model::StatValue() : shownValue(fieldAt(fields, field));
        };
        const Json& name = fieldAt(sides.ours.empty() ? sides.theirs : sides.ours, "name");
        conflicts.push_back({id, name.is_string() ? name.get<std::string>() : std::string(), field, value(sides.base),
                             value(sides.ours), value(sides.theirs)});
        return std::nullopt;
    }

    ItemFields mergedFields(const ItemId& id, const ItemFields& base, const ItemFields& ours,
                            const ItemFields& theirs) {
        if (ours == theirs || theirs == base) {
            return ours;
        }
        std::set<std::string> names = fieldNames(ours, theirs);
        names.merge(fieldNames(base, {}));
        ItemFields result;
        for (const std::string& name : names) {
            if (name == "order") {
                continue;
            }
            const Json& old = fieldAt(base, name);
            const Json& one = fieldAt(ours, name);
            const Json& two = fieldAt(theirs, name);
            bool takesTheirs = one == old;
            if (one != two && one != old && two != old) {
                takesTheirs = decided(id, name, {base, ours, theirs}) == MergeSide::Theirs;
            }
            const Json& value = takesTheirs ? two : one;
            if (!value.is_null()) {
                result[name] = value;
            }
        }
        if (id.kind == ItemKind::Collection) {
            Keys order = mergedOrder(base, ours, theirs);
            std::erase_if(order, [&result](const std::string& key) { return !result.contains("cards." + key); });
            if (!order.empty()) {
                result["order"] = order;
            }
        }
        return result;
    }

    /// A deck may not hold a card that is gone: one side deleted it while the other one put it in.
    void keepNeededCards() {
        for (auto& [id, fields] : merged) {
            if (id.kind != ItemKind::Collection) {
                continue;
            }
            for (const std::string& key : orderOf(fields)) {
                const ItemId card{ItemKind::Card, id.system, key};
                if (merged.contains(card)) {
                    continue;
                }
                const ItemFields* kept = find(m_ours, card);
                kept = kept ? kept : find(m_theirs, card);
                kept = kept ? kept : find(m_base, card);
                if (kept) {
                    m_needed.emplace(card, *kept);
                    static const ItemFields kNone;
                    const ItemFields* base = find(m_base, id);
                    const ItemFields* ours = find(m_ours, id);
                    const ItemFields* theirs = find(m_theirs, id);
                    static_cast<void>(decided(id, "cards." + key,
                                              {base ? *base : kNone, ours ? *ours : kNone, theirs ? *theirs : kNone}));
                }
            }
        }
        merged.merge(m_needed);
    }

    Items m_base;
    Items m_ours;
    Items m_theirs;
    const MergeChoices& m_choices;
    Items m_needed;
};

} // namespace

Merge merge(const ProjectContents& base, const ProjectContents& ours, const ProjectContents& theirs,
            const MergeChoices& choices) {
    Merger merger(itemsOf(base), itemsOf(ours), itemsOf(theirs), choices);
    merger.run();
    ProjectContents pattern = ours;
    for (const SystemContents& system : theirs.systems) {
        if (!ours.system(system.package.info.key)) {
            pattern.systems.push_back(system);
        }
    }
    pattern.pictures.insert(theirs.pictures.begin(), theirs.pictures.end());
    return {contentsOf(merger.merged, pattern), std::move(merger.conflicts)};
}

} // namespace blattwerk::database
