#include "app/table/table_session.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace blattwerk::app {

namespace {

using Json = nlohmann::ordered_json;

/// An opponent's turn that takes more steps than this is broken off; the person goes on.
constexpr int kMostStepsInARow = 600;
/// The same of a whole game that players play among themselves.
constexpr int kMostStepsOfAGame = 20000;

/// Seeds of decisions and placed positions follow from the match's seed and the place, so that a replay is the same.
std::uint64_t seedAt(std::uint64_t seed, std::size_t place) {
    return seed * 6364136223846793005ULL + place * 1442695040888963407ULL + 1;
}

/// The cards of a zone as they are laid out: without what the position tells of the zone beside them, and without
/// values that follow from the rest.
void leaveCards(Json& zone, const TableLayout& layout) {
    if (zone.is_object() && zone.contains("list")) {
        zone = Json(zone["list"]);
    }
    if (!zone.is_array()) {
        return;
    }
    for (Json& card : zone) {
        for (const auto& [field, path] : layout.values) {
            if (card.is_object()) {
                card.erase(path);
            }
        }
    }
}

/// A position as it can be set up: without what follows from the rest, and what there is none of.
Json withoutDerived(const Json& shown, const TableLayout& layout) {
    if (!shown.is_object()) {
        return shown;
    }
    Json position = Json::object();
    for (const auto& [key, value] : shown.items()) {
        if (!value.is_null() && std::ranges::find(layout.derived, key) == layout.derived.end()) {
            position[key] = value;
        }
    }
    for (const char* result : {"pending", "winner", "ending"}) {
        position.erase(result);
    }
    for (const std::string& seat : layout.seats) {
        if (!position.contains(seat) || !position[seat].is_object()) {
            continue;
        }
        for (const std::string& path : layout.sideDerived) {
            position[seat].erase(path);
        }
        for (const ZonePlace& zone : layout.zones) {
            if (position[seat].contains(zone.path)) {
                leaveCards(position[seat][zone.path], layout);
            }
        }
    }
    return position;
}

bool isPolicy(const engine::System& system, std::string_view name) {
    return std::ranges::any_of(system.policies(), [&](const engine::PolicyInfo& policy) {
        return policy.key == name || (policy.hasStrengths && policy.key == name.substr(0, name.find(':')));
    });
}

/// An unknown opponent, of a record from elsewhere, leaves both sides to the person.
std::string knownOpponent(const engine::System& system, std::string_view name) {
    const bool standIn = name == opponent::kPassive || name == opponent::kDummy;
    return std::string(standIn || isPolicy(system, name) ? name : opponent::kHotSeat);
}

} // namespace

TableSession::TableSession(QObject* parent) : QObject(parent) {}

TableSession::~TableSession() = default;

model::Result<void> TableSession::start(std::shared_ptr<const engine::System> system, const TableLayout& layout,
                                        TableSetup setup) {
    auto match = system->start(setup.match);
    if (!match) {
        return match.error();
    }
    m_system = std::move(system);
    m_layout = layout;
    m_setup = std::move(setup);
    m_setup.opponent = knownOpponent(*m_system, m_setup.opponent);
    if (m_setup.opponent == opponent::kHotSeat || !isPolicy(*m_system, m_setup.self)) {
        m_setup.self.clear();
    }
    m_setup.seat = std::clamp(m_setup.seat, 0, std::max(0, int(layout.seats.size()) - 1));
    m_first = std::move(*match);
    m_line.clear();
    m_place = 0;
    m_branches.clear();
    reply();
    renew();
    Q_EMIT branchesChanged();
    return {};
}

void TableSession::clear() {
    m_first.reset();
    m_line.clear();
    m_branches.clear();
    m_place = 0;
    m_board = {};
    m_book = {};
    Q_EMIT changed();
    Q_EMIT branchesChanged();
}

const engine::Match& TableSession::match() const {
    return m_place == 0 ? *m_first : *m_line[size_t(m_place) - 1]->after;
}

std::shared_ptr<const engine::Match> TableSession::matchAt(int place) const {
    return place == 0 ? m_first : m_line[size_t(place) - 1]->after;
}

engine::Side TableSession::viewer() const {
    return m_setup.opponent == opponent::kHotSeat ? match().actor() : m_setup.seat;
}

bool TableSession::isPersonsMove() const {
    return isRunning() && !isWatched() && !match().outcome().over &&
           (m_setup.opponent == opponent::kHotSeat || match().actor() == m_setup.seat);
}

std::optional<engine::Refusal> TableSession::refusal(const Json& step) const {
    auto refusal = match().explain(step, viewer());
    return refusal ? *refusal : std::nullopt;
}

std::optional<engine::LegalStep> TableSession::concession() const {
    const ActionPlace* place = m_layout.action(ActionPlace::Role::Concede);
    if (!place || !isRunning() || match().outcome().over) {
        return std::nullopt;
    }
    const auto steps = match().fitting(Json{{"action", place->name}}, viewer());
    if (!steps || steps->size() != 1 || !match().isConcession(steps->front().code)) {
        return std::nullopt;
    }
    return steps->front();
}

void TableSession::renew() {
    m_board = readBoard(match().position(viewer()), m_layout);
    m_near = sideInPlay();
    m_book = isPersonsMove() ? StepBook(match().legal(), m_board, m_layout) : StepBook();
    Q_EMIT changed();
}

void TableSession::append(std::uint64_t code, TableStep::By by) {
    const engine::Match& before = match();
    auto step = std::make_shared<TableStep>();
    step->side = before.actor();
    step->code = code;
    step->by = by;
    if (const auto given = concession(); given && given->code == code) {
        step->side = given->side;
        step->json = given->json;
    } else {
        for (const engine::LegalStep& legal : before.legal()) {
            if (legal.code == code) {
                step->json = legal.json;
            }
        }
    }
    const TableBoard board = readBoard(before.position(std::nullopt), m_layout);
    step->turn = board.turn;
    step->active = board.active;
    std::unique_ptr<engine::Match> next = before.clone();
    step->events = next->apply(code);
    step->after = std::move(next);
    leaveLine();
    m_line.push_back(std::move(step));
    m_place = length();
}

void TableSession::leaveLine() {
    if (m_place == length()) {
        return;
    }
    m_branches.push_back({{}, m_line, m_place});
    m_line.resize(size_t(m_place));
    Q_EMIT branchesChanged();
}

void TableSession::perform(std::uint64_t code) {
    if (m_place < length() && m_line[size_t(m_place)]->code == code &&
        m_line[size_t(m_place)]->by != TableStep::By::Hand) {
        // The same step again: the line goes on as it was.
        goTo(m_place + 1);
        return;
    }
    append(code, TableStep::By::Person);
    reply();
    renew();
}

void TableSession::resume() {
    runOpponent();
    renew();
}

void TableSession::reply() {
    if (!isPaced()) {
        runOpponent();
    }
}

bool TableSession::canAdvance() const {
    if (!isRunning() || m_place < length()) {
        return isRunning();
    }
    return !match().outcome().over && (!isPersonsMove() || m_book.steps().size() == 1);
}

bool TableSession::advance() {
    if (!canAdvance()) {
        return false;
    }
    if (m_place < length()) {
        goTo(m_place + 1);
        return true;
    }
    if (isPersonsMove()) {
        perform(m_book.steps().front().code);
        return true;
    }
    if (const auto choice = playersChoice()) {
        append(*choice, TableStep::By::Policy);
        renew();
        return true;
    }
    return false;
}

void TableSession::takeOver() {
    m_setup.seat = match().actor();
    m_setup.self.clear();
    renew();
}

engine::Side TableSession::sideInPlay() const {
    const engine::Side own = viewer();
    const engine::Side actor = match().actor();
    const auto& phases = m_layout.followPhases;
    const bool follows = std::ranges::find(phases, m_board.phase) != phases.end();
    if (!follows || match().outcome().over || own == actor || own == m_board.opposite(actor)) {
        return own;
    }
    return std::min(actor, m_board.opposite(actor));
}

void TableSession::setOpponent(std::string_view name) {
    m_setup.opponent = knownOpponent(*m_system, name);
    resume();
}

void TableSession::changeSeat() {
    const auto next = std::ranges::find_if(m_board.seats, [this](int seat) { return seat > m_setup.seat; });
    m_setup.self.clear();
    m_setup.seat = next != m_board.seats.end() ? *next : m_board.seats.empty() ? 0 : m_board.seats.front();
    resume();
}

std::optional<std::uint64_t> TableSession::opponentsChoice() const {
    const std::vector<engine::LegalStep> legal = match().legal();
    if (legal.empty()) {
        return std::nullopt;
    }
    const bool isOwn = isWatched() && match().actor() == m_setup.seat;
    const std::string& player = isOwn ? m_setup.self : m_setup.opponent;
    if (isPolicy(*m_system, player)) {
        auto choice = m_system->decide(match(), player, seedAt(m_setup.match.seed, size_t(m_place)));
        return choice ? std::optional<std::uint64_t>(*choice) : std::optional<std::uint64_t>(legal.front().code);
    }
    // A stand-in keeps its hand, ends its turn and declines what it may decline.
    for (const engine::LegalStep& step : legal) {
        const Json json = Json::parse(step.json, nullptr, false);
        const std::string action = json.value("action", std::string());
        const ActionPlace* place = m_layout.action(action);
        const bool idle = place && (place->role == ActionPlace::Role::End ||
                                    (place->role == ActionPlace::Role::Mulligan && !json.value("take", false)));
        const bool declines = json.contains("choose") && (json["choose"] == "pass" || json["choose"] == "no");
        if (idle || declines) {
            return step.code;
        }
    }
    return legal.front().code;
}

void TableSession::runOpponent() {
    const int most = isWatched() ? kMostStepsOfAGame : kMostStepsInARow;
    for (int i = 0; i < most && !match().outcome().over && !isPersonsMove(); ++i) {
        const auto choice = playersChoice();
        if (!choice) {
            return;
        }
        append(*choice, TableStep::By::Policy);
    }
}

std::optional<std::uint64_t> TableSession::playersChoice() {
    if (m_setup.opponent == opponent::kDummy && match().actor() != m_setup.seat) {
        standUpDummies();
    }
    return opponentsChoice();
}

void TableSession::goTo(int place) {
    m_place = std::clamp(place, 0, length());
    renew();
}

void TableSession::keepBranch(const std::string& name) {
    m_branches.push_back({name, m_line, m_place});
    Q_EMIT branchesChanged();
}

void TableSession::enterBranch(int index) {
    TableBranch& branch = m_branches[size_t(index)];
    const auto shared = std::ranges::mismatch(m_line, branch.line);
    const bool isPrefix = shared.in1 == m_line.end();
    branch.fork = int(shared.in2 - branch.line.begin());
    TableLine entered = branch.line;
    if (isPrefix) {
        // What is in view is the start of the branch: nothing is left behind.
        m_branches.erase(m_branches.begin() + index);
    } else {
        branch = {{}, m_line, branch.fork};
    }
    m_line = std::move(entered);
    m_place = length();
    renew();
    Q_EMIT branchesChanged();
}

void TableSession::removeBranch(int index) {
    m_branches.erase(m_branches.begin() + index);
    Q_EMIT branchesChanged();
}

void TableSession::renameBranch(int index, const std::string& name) {
    m_branches[size_t(index)].name = name;
    Q_EMIT branchesChanged();
}

model::Result<std::unique_ptr<engine::Match>> TableSession::place(const Json& position) const {
    engine::MatchSetup setup = m_setup.match;
    setup.seed = seedAt(setup.seed, size_t(m_place));
    return m_system->place(setup, withoutDerived(position, m_layout));
}

model::Result<void> TableSession::changeByHand(const Json& position, const std::string& sentence) {
    auto placed = place(position);
    if (!placed) {
        return placed.error();
    }
    auto step = std::make_shared<TableStep>();
    step->side = viewer();
    step->json = position.dump();
    step->note = sentence;
    step->by = TableStep::By::Hand;
    step->turn = m_board.turn;
    step->active = m_board.active;
    step->after = std::move(*placed);
    leaveLine();
    m_line.push_back(std::move(step));
    m_place = length();
    resume();
    return {};
}

void TableSession::standUpDummies() {
    // Only at the start of a turn, before the stand-in has done anything in it.
    const engine::Match& now = match();
    const bool fresh = m_place == 0 || m_line[size_t(m_place) - 1]->active != now.actor();
    Json position = now.position(std::nullopt);
    const TableBoard board = readBoard(position, m_layout);
    if (!fresh || now.pending() || board.active != now.actor() || m_layout.dummy.count == 0) {
        return;
    }
    Json& side = position[m_layout.seats[size_t(now.actor())]];
    Json figures = Json::array();
    for (int i = 1; i <= m_layout.dummy.count; ++i) {
        Json figure = {{"card", model::keyFromName(m_layout.dummy.name.de) + '-' + std::to_string(i)}};
        figure.update(m_layout.dummy.state);
        figures.push_back(std::move(figure));
    }
    side[m_layout.dummy.zone] = std::move(figures);
    if (auto placed = place(position)) {
        auto step = std::make_shared<TableStep>();
        step->side = now.actor();
        step->json = position.dump();
        step->by = TableStep::By::Hand;
        step->turn = board.turn;
        step->active = now.actor();
        step->after = std::move(*placed);
        leaveLine();
        m_line.push_back(std::move(step));
        m_place = length();
    }
}

model::Result<void> TableSession::replay(const std::vector<TableStep>& steps) {
    m_line.clear();
    m_place = 0;
    m_branches.clear();
    std::optional<model::Error> failure;
    for (const TableStep& step : steps) {
        if (step.by == TableStep::By::Hand) {
            auto placed = place(Json::parse(step.json, nullptr, false));
            if (!placed) {
                failure = placed.error();
                break;
            }
            auto taken = std::make_shared<TableStep>(step);
            taken->after = std::move(*placed);
            m_line.push_back(std::move(taken));
            m_place = length();
            continue;
        }
        const std::vector<engine::LegalStep> legal = match().legal();
        if (!match().isConcession(step.code) &&
            std::ranges::find(legal, step.code, &engine::LegalStep::code) == legal.end()) {
            failure = model::Error{"table.replay", {std::to_string(m_place + 1)}, step.json};
            break;
        }
        append(step.code, step.by);
    }
    renew();
    Q_EMIT branchesChanged();
    return failure ? model::Result<void>(*failure) : model::Result<void>();
}

} // namespace blattwerk::app
