#include "app/cards/card_text_scenes.h"

#include "app/cards/card_editor.h"
#include "app/cards/card_text_control.h"
#include "app/cards/card_text_edit.h"
#include "app/cards/cards_page.h"
#include "app/cards/finding_cache.h"
#include "app/cards/scene_texts.h"
#include "app/cards/text_completion.h"
#include "app/session/workspace.h"

#include <QApplication>
#include <QMenu>
#include <QToolTip>

#include <algorithm>
#include <functional>
#include <memory>

namespace blattwerk::app {

namespace {

/// Steps that the scenes may have made.
constexpr int kMostSteps = 3;
constexpr int kLongText = 400;

/// Places the cursor behind a text that replaces what is there, as if it had been typed.
CardTextEdit* type(CardsPage* page, const char* field, const QString& text) {
    auto* edit = page->findChild<CardTextEdit*>(QLatin1String(field));
    edit->setFocus(Qt::TabFocusReason);
    edit->selectAll();
    edit->insertPlainText(text);
    edit->completion()->close();
    page->editor()->settle();
    page->findings()->finish();
    return edit;
}

CardTextEdit* cardText(CardsPage* page) {
    return page->findChild<CardTextEdit*>(QStringLiteral("cards.text"));
}

/// The tooltip of the first unknown place; a window of its own.
QWidget* tooltip(CardsPage* page) {
    CardTextEdit* edit = cardText(page);
    for (const TextMark& mark : edit->marks()) {
        if (const QString said = edit->hintAt(mark.from); mark.kind == TextMark::Kind::Unknown && !said.isEmpty()) {
            QToolTip::showText(edit->mapToGlobal(QPoint(8, 8)), said, edit);
        }
    }
    const QWidgetList windows = QApplication::topLevelWidgets();
    const auto it = std::ranges::find_if(
        windows, [](const QWidget* window) { return window->inherits("QTipLabel") && window->isVisible(); });
    return it == windows.end() ? nullptr : *it;
}

/// The reminder of all terms that the paragraph names.
void addReminder(CardsPage* page) {
    page->editor()->textControl()->toggleReminder();
    if (auto* menu = cardText(page)->findChild<QMenu*>(QStringLiteral("cards.reminder.terms"))) {
        menu->actions().last()->trigger();
        menu->close();
    }
    page->editor()->settle();
}

} // namespace

std::vector<PageScene> cardTextScenes(CardsPage* page, Workspace& workspace, const std::string& cardKey) {
    const std::optional<SceneTexts> texts = sceneTexts(page->system());
    if (!texts) {
        return {};
    }
    const SceneTexts said = *texts;
    const auto text = [page, said](const std::string& typed) {
        return type(page, "cards.text", QString::fromStdString(said.above + '\n' + typed));
    };
    // Going from field to field stores what was typed; it does not stay.
    const auto before = std::make_shared<std::string>();
    const auto stored = [page, cardKey, &workspace] {
        const model::Card* card = workspace.system(page->system().toStdString()).card(cardKey);
        return card ? card->text : std::string();
    };
    const auto close = [page] { cardText(page)->completion()->close(); };
    std::vector<PageScene> scenes;
    const auto add = [&scenes](const char* name, std::function<void()> arrange, std::function<void()> finish = {}) {
        scenes.push_back({QLatin1String(name), std::move(arrange), {}, std::move(finish)});
    };
    add("cards-text-understood", [text, said, before, stored] {
        *before = stored();
        text(said.understood);
    });
    add(
        "cards-text-completion", [text, said] { text(said.completion)->completion()->open(); }, close);
    add(
        "cards-text-completion-all", [text, said] { text(said.beginning)->completion()->open(); }, close);
    add("cards-text-alias", [text, said] { text(said.alias); });
    add("cards-text-repair", [text, said] { text(said.repair); });
    add("cards-text-unknown", [text, said] { text(said.unknown); });
    scenes.push_back({QStringLiteral("cards-text-tooltip"), [text, said] { text(said.unknown); },
                      [page] { return tooltip(page); }, [] { QToolTip::hideText(); }});
    add("cards-text-impossible", [text, said] { text(said.impossible); });
    add("cards-text-doubt", [text, said] { text(said.doubt); });
    add("cards-text-empty", [page] { type(page, "cards.text", {}); });
    add("cards-text-long", [page, said] {
        const QString line = QString::fromStdString(said.above + '\n' + said.understood + '\n');
        type(page, "cards.text", line.repeated(1 + kLongText / int(line.size())).trimmed());
    });
    add("cards-text-headless", [page] { type(page, "cards.text", QStringLiteral("Ziehe 1 Karte.")); });
    add("cards-text-manual", [text, said, page] {
        text(said.manual);
        page->editor()->textControl()->toggleManual();
        page->editor()->settle();
    });
    add("cards-text-reminder", [text, said, page] {
        text(said.understood);
        addReminder(page);
    });
    add(
        "cards-text-english",
        [text, said, page] {
            text(said.understood);
            auto* english = page->findChild<CardTextEdit*>(QStringLiteral("cards.otherLanguage"));
            type(page, "cards.otherLanguage", english->toPlainText() + QStringLiteral(" Bewitch 1 figure."));
        },
        [page, before, stored, &workspace] {
            page->editor()->discard();
            for (int i = 0; i < kMostSteps && stored() != *before; ++i) {
                static_cast<void>(workspace.undo());
            }
        });
    return scenes;
}

} // namespace blattwerk::app
