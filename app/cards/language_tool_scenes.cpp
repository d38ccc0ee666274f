#include "app/cards/card_editor.h"
#include "app/cards/card_text_edit.h"
#include "app/cards/card_text_scenes.h"
#include "app/cards/cards_page.h"
#include "app/cards/finding_cache.h"
#include "app/cards/language_tools.h"
#include "app/cards/meaning_dialog.h"
#include "app/cards/phrases_dialog.h"
#include "app/cards/replace_dialog.h"
#include "app/cards/scene_texts.h"
#include "app/cards/translation_form.h"
#include "app/session/phrase_book.h"
#include "app/session/text_language.h"
#include "app/session/workspace.h"
#include "model/card_translation.h"
#include "model/change_set.h"

#include <QCheckBox>
#include <QPushButton>
#include <QScrollArea>

#include <memory>

namespace blattwerk::app {

namespace {

/// The dialog in which a sentence is taught, filled in.
MeaningDialog* openMeaning(CardsPage* page, const std::string& taught, const std::string& meaning) {
    MeaningDialog* dialog = page->languageTools()->openMeaning(QString::fromStdString(taught));
    if (dialog) {
        dialog->findChild<CardTextEdit*>(QStringLiteral("cards.meaning.phrase"))
            ->replaceText(QString::fromStdString(meaning));
        dialog->settle();
    }
    return dialog;
}

/// A translated name whose original has changed since: two steps.
int outdateTranslation(CardsPage* page, Workspace& workspace, const std::string& key) {
    const model::Card* card = workspace.system(page->system().toStdString()).card(key);
    if (!card) {
        return 0;
    }
    model::Card before = *card;
    model::Card after = before;
    model::setTranslationText(after, "en.name", "Translated Name");
    const bool translated = workspace.perform(model::editCard(before, after)).isOk();
    before = *workspace.system(page->system().toStdString()).card(key);
    after = before;
    after.name += " II";
    const bool renamed = translated && workspace.perform(model::editCard(before, after)).isOk();
    page->editor()->settle();
    page->findings()->finish();
    auto* form = page->findChild<TranslationForm*>(QStringLiteral("cards.translations"));
    for (QWidget* around = form; around != nullptr; around = around->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(around)) {
            area->ensureWidgetVisible(form);
        }
    }
    return (translated ? 1 : 0) + (renamed ? 1 : 0);
}

} // namespace

std::vector<PageScene> languageToolScenes(CardsPage* page, Workspace& workspace, const std::string& cardKey) {
    const std::optional<SceneTexts> texts = sceneTexts(page->system());
    if (!texts) {
        return {};
    }
    const SceneTexts said = *texts;
    const auto subject = [page](const char* name) {
        return [page, name]() -> QWidget* { return page->window()->findChild<QDialog*>(QLatin1String(name)); };
    };
    const auto close = [page] { page->languageTools()->closeAll(); };
    // Nothing of the scenes stays in the project.
    const auto steps = std::make_shared<int>(0);
    const auto takeBack = [close, steps, &workspace] {
        close();
        for (; *steps > 0; --*steps) {
            static_cast<void>(workspace.undo());
        }
    };
    std::vector<PageScene> scenes;
    scenes.push_back({QStringLiteral("cards-meaning"), [page, said] { openMeaning(page, said.taught, said.meaning); },
                      subject("cards.meaning"), close});
    scenes.push_back({QStringLiteral("cards-meaning-refused"),
                      [page, said] {
                          // What it shall mean is a known sentence too, but another one.
                          if (MeaningDialog* dialog = openMeaning(page, said.pattern, said.replacement)) {
                              dialog->findChild<QPushButton*>(QStringLiteral("cards.meaning.save"))->click();
                          }
                      },
                      subject("cards.meaning"), close});
    scenes.push_back(
        {QStringLiteral("cards-meaning-canonical"),
         [page, said] {
             if (MeaningDialog* dialog = openMeaning(page, said.taught, said.meaning)) {
                 dialog->findChild<QCheckBox*>(QStringLiteral("cards.meaning.canonical"))->setChecked(true);
             }
         },
         subject("cards.meaning"), close});
    scenes.push_back({QStringLiteral("cards-phrases"),
                      [page, said, steps, &workspace] {
                          const std::string system = page->system().toStdString();
                          PhraseBook book(workspace, system);
                          const auto alias =
                              book.proposal(said.taught, said.meaning, textLanguage(workspace.system(system).info));
                          if (alias && book.save(*alias)) {
                              *steps = 1;
                              page->languageTools()->openPhrases();
                          }
                      },
                      subject("cards.phrases"), takeBack});
    scenes.push_back({QStringLiteral("cards-replace"),
                      [page, said] {
                          if (ReplaceDialog* dialog = page->languageTools()->openReplace()) {
                              dialog->setPattern(QString::fromStdString(said.pattern),
                                                 QString::fromStdString(said.replacement));
                          }
                      },
                      subject("cards.replace"), close});
    scenes.push_back({QStringLiteral("cards-translation-stale"),
                      [page, steps, cardKey, &workspace] { *steps = outdateTranslation(page, workspace, cardKey); },
                      {},
                      takeBack});
    return scenes;
}

} // namespace blattwerk::app
