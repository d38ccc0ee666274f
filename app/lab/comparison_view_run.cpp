#include "app/lab/comparison_form.h"
#include "app/lab/comparison_view.h"
#include "app/lab/experiment_list.h"
#include "app/lab/experiment_panel.h"
#include "app/session/manifest.h"
#include "app/session/sentences.h"
#include "app/session/workspace.h"

#include <algorithm>

namespace blattwerk::app {

namespace {

using nlohmann::ordered_json;

ordered_json cardsJson(const std::vector<ComparedCard>& cards) {
    ordered_json json = ordered_json::array();
    for (const ComparedCard& card : cards) {
        ordered_json fields = ordered_json::array();
        for (const model::FieldChange& change : card.fields) {
            fields.push_back({change.field, model::valueText(change.before), model::valueText(change.after)});
        }
        json.push_back({{"key", card.key}, {"name", card.name}, {"fields", std::move(fields)}});
    }
    return json;
}

/// Throws the library's exceptions where it is none.
std::vector<ComparedCard> cardsFrom(const ordered_json& json) {
    std::vector<ComparedCard> cards;
    for (const ordered_json& entry : json) {
        ComparedCard card{entry.at("key").get<std::string>(), entry.at("name").get<std::string>(), {}};
        for (const ordered_json& field : entry.at("fields")) {
            card.fields.push_back(
                {field.at(0).get<std::string>(), field.at(1).get<std::string>(), field.at(2).get<std::string>()});
        }
        cards.push_back(std::move(card));
    }
    return cards;
}

} // namespace

QString ComparisonView::autoName(const ComparisonOrder& order) const {
    const model::Collection* deck = desk().collection(order.deck);
    const QString name = QString::fromStdString(deck ? deck->name.in(uiLanguage()) : order.deck);
    const auto label = [&](const ComparedState& state) {
        if (order.before.edition == order.after.edition) {
            return QString::fromStdString(state.rules.name);
        }
        return state.edition.empty() ? tr("now") : QString::fromStdString(state.edition);
    };
    return QStringLiteral("%1: %2 → %3").arg(name, label(order.before), label(order.after));
}

void ComparisonView::start() {
    if (isRunning() || !m_form->objection().isEmpty()) {
        return;
    }
    ComparisonOrder order = m_form->order();
    order.name = autoName(order).toStdString();
    begin(std::move(order), false);
}

void ComparisonView::rerun() {
    if (isRunning() || m_shown.stored.id == 0) {
        return;
    }
    // As many games as were played, whatever ended them.
    ComparisonOrder order = m_shown.order;
    order.games = m_shown.comparison.games;
    order.precision = 0;
    begin(std::move(order), true);
}

bool ComparisonView::begin(ComparisonOrder order, bool again) {
    say(NoticeKind::Ok, {});
    auto job = comparisonJob(*m_context.workspace, desk(), order);
    if (!job) {
        say(NoticeKind::Error, errorSentence(job.error()));
        return false;
    }
    if (again) {
        m_before = m_shown.comparison;
    } else {
        m_before.reset();
        RunSetup run;
        run.player = run.opponent = order.policy;
        run.seed = order.seed;
        run.threads = order.threads;
        run.parameters = order.after.rules.values;
        m_shown = {};
        m_shown.manifest = manifest(*m_context.workspace, desk(), run);
        const auto& before = job->tournaments ? job->tournaments->baseline.pool : job->pairings.front().baseline.pool;
        const auto& after = job->tournaments ? job->tournaments->variant.pool : job->pairings.front().variant.pool;
        m_shown.manifest["pool_before"] = poolHash(before);
        m_shown.manifest["pool_after"] = poolHash(after);
        m_shown.order = std::move(order);
        m_shown.cards = comparedCards(*job);
        m_list->showCurrent(0);
    }
    m_laboratory.start(std::move(*job));
    renewButtons();
    return true;
}

void ComparisonView::cancel() {
    m_laboratory.cancel();
}

void ComparisonView::take(const engine::lab::Comparison& comparison, bool isFinal) {
    if (m_before) {
        if (isFinal) {
            finishAgain(comparison);
            renewButtons();
        }
        return;
    }
    m_shown.comparison = comparison;
    if (isFinal && comparison.games > 0 && store()) {
        renewList();
    }
    if (isFinal && comparison.games == 0) {
        say(NoticeKind::Advice, tr("Stopped before a game was counted."));
    }
    renewFigures(isFinal);
    renewButtons();
}

void ComparisonView::finishAgain(const engine::lab::Comparison& comparison) {
    const engine::lab::Comparison before = *m_before;
    m_before.reset();
    if (comparison.games != before.games) {
        say(NoticeKind::Advice, tr("Stopped. The stored figures are as they were."));
        return;
    }
    ordered_json then = before.report();
    ordered_json now = comparison.report();
    then.erase("end");
    now.erase("end");
    if (then == now) {
        say(NoticeKind::Ok, tr("The same figures: all games came out as they did then."));
    } else {
        say(NoticeKind::Warning,
            tr("Other figures than then: cards, decks, rules or program have changed since. The stored ones stay."));
    }
}

bool ComparisonView::store() {
    database::Experiment experiment;
    experiment.system = m_system;
    experiment.kind = "comparison";
    experiment.name = m_shown.order.name;
    experiment.programVersion = m_shown.manifest.value("program", std::string());
    experiment.seed = std::to_string(m_shown.order.seed);
    experiment.settings = m_shown.order.toJson().dump();
    const ordered_json result = {{"manifest", m_shown.manifest},
                                 {"cards", cardsJson(m_shown.cards)},
                                 {"comparison", m_shown.comparison.report()}};
    experiment.result = result.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    auto& experiments = m_context.workspace->project().experiments();
    const auto id = experiments.add(experiment);
    if (!id) {
        say(NoticeKind::Error, errorSentence(id.error()));
        return false;
    }
    if (auto stored = experiments.find(*id); stored && stored->has_value()) {
        m_shown.stored = std::move(**stored);
        m_shown.stored.result.clear();
    }
    return true;
}

void ComparisonView::showExperiment(std::int64_t id) {
    m_panel->commit();
    if (isRunning()) {
        return;
    }
    auto stored = m_context.workspace->project().experiments().find(id);
    if (!stored || !stored->has_value()) {
        say(NoticeKind::Error,
            stored ? tr("This comparison is no longer in the project.") : errorSentence(stored.error()));
        return;
    }
    database::Experiment& experiment = **stored;
    Shown shown;
    const auto settings = ordered_json::parse(experiment.settings, nullptr, false);
    auto order = ComparisonOrder::fromJson(settings.is_discarded() ? ordered_json() : settings);
    const auto result = ordered_json::parse(experiment.result, nullptr, false);
    model::Result<engine::lab::Comparison> comparison = model::Error{"experiment.settings", {}, {}};
    // What somebody else wrote into the file is looked at by the library, whose exceptions end here.
    try {
        comparison = engine::lab::Comparison::fromReport(result.at("comparison"));
        shown.cards = cardsFrom(result.at("cards"));
        shown.manifest = result.at("manifest");
    } catch (const std::exception&) {
        comparison = model::Error{"experiment.settings", {}, {}};
    }
    if (!order || !comparison || !shown.manifest.is_object()) {
        say(NoticeKind::Error, errorSentence(!order        ? order.error()
                                             : !comparison ? comparison.error()
                                                           : model::Error{"experiment.settings", {}, {}}));
        m_list->showCurrent(m_shown.stored.id);
        return;
    }
    say(NoticeKind::Ok, {});
    shown.order = std::move(*order);
    shown.comparison = std::move(*comparison);
    experiment.result.clear();
    shown.order.name = experiment.name;
    shown.stored = std::move(experiment);
    m_shown = std::move(shown);
    m_form->show(m_shown.order);
    m_list->showCurrent(id);
    renewFigures(true);
    renewButtons();
}

void ComparisonView::removeExperiment(std::int64_t id) {
    if (id == 0 || isRunning()) {
        return;
    }
    m_panel->commit();
    auto& experiments = m_context.workspace->project().experiments();
    auto stored = experiments.find(id);
    if (!stored || !stored->has_value()) {
        return;
    }
    if (const auto done = experiments.remove(id); !done) {
        say(NoticeKind::Error, errorSentence(done.error()));
        return;
    }
    const database::Experiment removed = std::move(**stored);
    if (m_shown.stored.id == id) {
        m_shown = {};
    }
    renew();
    say(NoticeKind::Advice, tr("“%1” deleted.").arg(QString::fromStdString(removed.name)), {tr("Bring back")},
        [this, removed] {
            const auto back = m_context.workspace->project().experiments().add(removed);
            if (!back) {
                say(NoticeKind::Error, errorSentence(back.error()));
                return;
            }
            renewList();
            showExperiment(*back);
        });
}

void ComparisonView::freeze(const QString& label) {
    const auto made = m_context.workspace->freeze(m_system, label.toStdString());
    if (!made) {
        say(NoticeKind::Error, errorSentence(made.error()));
        return;
    }
    renew();
    say(NoticeKind::Ok, tr("Edition “%1” keeps %n card(s) as they are now.", nullptr, made->cards).arg(label));
}

} // namespace blattwerk::app
