#include "app/session/workspace.h"

#include "app/session/resource_text.h"
#include "app/session/search_fields.h"
#include "app/session/text_language.h"
#include "database/edition_shelf.h"
#include "engine/systems/all_systems.h"

#include <algorithm>
#include <set>
#include <utility>

namespace blattwerk::app {

const model::Card* SystemDesk::card(std::string_view key) const {
    const auto it = std::ranges::find(cards, key, &model::Card::key);
    return it == cards.end() ? nullptr : &*it;
}

const model::Collection* SystemDesk::collection(std::string_view key) const {
    const auto it = std::ranges::find(collections, key, &model::Collection::key);
    return it == collections.end() ? nullptr : &*it;
}

std::vector<const model::Collection*> SystemDesk::decks(std::string_view keys) const {
    std::vector<const model::Collection*> found;
    while (!keys.empty()) {
        const std::size_t comma = std::min(keys.find(','), keys.size());
        const model::Collection* deck = collection(keys.substr(0, comma));
        if (!deck) {
            return {};
        }
        found.push_back(deck);
        keys.remove_prefix(std::min(comma + 1, keys.size()));
    }
    return found;
}

bool SystemDesk::holdsCards(const model::Collection& collection) const {
    const model::CollectionKind* kind = info.collectionKind(collection.kind);
    return !(kind && kind->cardless);
}

bool SystemDesk::isPlayed(const model::Collection& collection) const {
    const model::CollectionKind* kind = info.collectionKind(collection.kind);
    return !collection.cards.empty() && !(kind && kind->unplayed);
}

std::string SystemDesk::parameter(std::string_view key, const model::ParameterValues& values) const {
    if (const auto it = values.find(key); it != values.end()) {
        return it->second;
    }
    const auto it = std::ranges::find(info.parameters, key, &model::Parameter::key);
    return it == info.parameters.end() ? std::string() : it->defaultValue;
}

Workspace::Workspace(std::unique_ptr<database::Project> project, QObject* parent)
    : QObject(parent),
      m_project(std::move(project)) {
    if (auto systems = m_project->systems().all()) {
        for (const model::SystemInfo& info : *systems) {
            m_keys.push_back(info.key);
            SystemDesk& desk = m_systems[info.key];
            desk.info = info;
            loadEngine(info.key);
            readSystem(info.key);
        }
    }
}

Workspace::~Workspace() = default;

const SystemDesk& Workspace::system(std::string_view key) const {
    return m_systems.find(key)->second;
}

const model::FilterFields& Workspace::meaningFields() {
    if (m_meaningFields.empty()) {
        std::vector<const SystemDesk*> desks;
        for (const auto& [key, desk] : m_systems) {
            desks.push_back(&desk);
        }
        m_meaningFields = app::meaningFields(desks);
    }
    return m_meaningFields;
}

void Workspace::readSystem(const std::string& key) {
    m_meaningFields.clear();
    SystemDesk& desk = m_systems[key];
    m_indices.erase(key);
    if (auto cards = m_project->cards().all(key)) {
        desk.cards = std::move(*cards);
    }
    if (auto collections = m_project->collections().all(key)) {
        desk.collections = std::move(*collections);
    }
}

engine::GrammarFiles Workspace::grammar(std::string_view system) const {
    engine::GrammarFiles files = grammarFiles(system);
    if (auto aliases = m_project->records().phraseAliases(system)) {
        files.aliases = std::move(*aliases);
    }
    if (auto terms = m_project->rules().terms(system)) {
        files.glossary = std::move(*terms);
    }
    if (const auto desk = m_systems.find(system); desk != m_systems.end()) {
        files.textLanguage = textLanguage(desk->second.info);
    }
    return files;
}

void Workspace::loadEngine(const std::string& key) {
    SystemDesk& desk = m_systems[key];
    if (auto loaded = engine::loadSystem(desk.info.engine, grammar(key))) {
        desk.engine = *loaded;
    }
}

void Workspace::reload() {
    for (const std::string& key : m_keys) {
        loadEngine(key);
        if (auto info = m_project->systems().find(key); info && *info) {
            m_systems[key].info = **info;
        }
        readSystem(key);
    }
    Q_EMIT changed({});
}

void Workspace::renew(const database::RevisionSummary& summary) {
    std::set<std::string> touched;
    std::set<std::string> taught;
    for (const database::HistoryChange& change : summary.changes) {
        touched.insert(change.system);
        if (change.entity == database::EntityKind::PhraseAlias && m_systems.contains(change.system)) {
            taught.insert(change.system);
        }
        if (change.entity == database::EntityKind::RuleSet) {
            if (auto info = m_project->systems().find(change.system); info && *info) {
                m_systems[change.system].info = **info;
            }
        }
    }
    for (const std::string& key : taught) {
        loadEngine(key);
    }
    for (const std::string& key : touched) {
        if (m_systems.contains(key)) {
            readSystem(key);
        }
    }
    Q_EMIT changed(summary);
}

model::Result<database::RevisionSummary> Workspace::perform(const model::ChangeSet& changes,
                                                            const database::PerformOptions& options) {
    auto result = m_project->perform(changes, options);
    if (result && result->revision != 0) {
        renew(*result);
    }
    return result;
}

model::Result<database::RevisionSummary> Workspace::undo() {
    auto result = m_project->undo();
    if (result) {
        renew(*result);
    }
    return result;
}

model::Result<database::RevisionSummary> Workspace::redo() {
    auto result = m_project->redo();
    if (result) {
        renew(*result);
    }
    return result;
}

model::Result<model::Edition> Workspace::freeze(std::string_view system, std::string_view label,
                                                std::string_view note) {
    auto made = m_project->editions().freeze(system, label, note);
    if (made) {
        Q_EMIT editionsChanged();
    }
    return made;
}

model::Result<void> Workspace::renameEdition(std::string_view system, std::string_view label, std::string_view wanted) {
    auto done = database::EditionShelf(m_project->database()).rename(system, label, wanted);
    if (done) {
        Q_EMIT editionsChanged();
    }
    return done;
}

model::Result<void> Workspace::putEditionAway(std::string_view system, std::string_view label, bool isAway) {
    auto done = database::EditionShelf(m_project->database()).setRemoved(system, label, isAway);
    if (done) {
        Q_EMIT editionsChanged();
    }
    return done;
}

const model::ParameterValues& Workspace::parameters(std::string_view system) const {
    static const model::ParameterValues kDefaults;
    const auto it = m_parameters.find(system);
    return it == m_parameters.end() ? kDefaults : it->second;
}

void Workspace::setParameters(std::string_view system, model::ParameterValues values) {
    m_parameters[std::string(system)] = std::move(values);
    Q_EMIT parametersChanged();
}

engine::DeckCheck Workspace::checkContext(const SystemDesk& desk) const {
    engine::DeckCheck context;
    context.pool.reserve(desk.cards.size());
    for (const model::Card& card : desk.cards) {
        context.pool.push_back(&card);
    }
    context.parameters = parameters(desk.info.key);
    std::shared_ptr<const engine::CardIndex>& index = m_indices[desk.info.key];
    if (!index) {
        index = std::make_shared<const engine::CardIndex>(context.pool, desk.engine ? desk.engine->otherNames()
                                                                                    : std::vector<std::string>());
    }
    context.index = index;
    context.collections.reserve(desk.collections.size());
    for (const model::Collection& collection : desk.collections) {
        context.collections.push_back(&collection);
    }
    return context;
}

std::vector<model::Finding> Workspace::cardFindings(std::string_view system, const model::Card& card) const {
    const SystemDesk& desk = this->system(system);
    if (!desk.engine) {
        return {};
    }
    std::vector<model::Finding> findings = desk.engine->checkCard(card, desk.info.schema, checkContext(desk));
    std::ranges::stable_sort(findings, {}, &model::Finding::severity);
    return findings;
}

std::vector<model::Finding> Workspace::deckFindings(std::string_view system, const model::Collection& deck,
                                                    bool withCards) const {
    const SystemDesk& desk = this->system(system);
    if (!desk.engine) {
        return {};
    }
    engine::DeckCheck context = checkContext(desk);
    context.deck = &deck;
    std::vector<model::Finding> findings = desk.engine->checkDeck(desk.info.schema, context);
    if (withCards) {
        for (const model::CollectionEntry& entry : deck.cards) {
            if (const model::Card* card = desk.card(entry.cardKey)) {
                for (model::Finding& finding : desk.engine->checkCard(*card, desk.info.schema, context)) {
                    findings.push_back(std::move(finding));
                }
            }
        }
    }
    std::ranges::stable_sort(findings, {}, &model::Finding::severity);
    return findings;
}

} // namespace blattwerk::app
