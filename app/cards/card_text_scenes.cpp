#include "app/cards/card_text_scenes.h"

#include "app/cards/card_editor.h"
#include "app/cards/card_text_control.h"
#include "app/cards/card_text_edit.h"
#include "app/cards/cards_page.h"
#include "app/cards/finding_cache.h"
#include "app/cards/language_tools.h"
#include "app/cards/meaning_dialog.h"
#include "app/cards/phrases_dialog.h"
#include "app/cards/replace_dialog.h"
#include "app/cards/text_completion.h"

namespace blattwerk::app {

namespace {

const QString kHead = QStringLiteral("Nach dem Punktesammeln dieser Karte: Entferne 1 Stress von einer anderen eigenen "
                                     "Figur.\n");

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

} // namespace

std::vector<PageScene> cardTextScenes(CardsPage* page) {
    const auto text = [page](const QString& typed) { return type(page, "cards.text", kHead + typed); };
    const auto close = [page] { page->findChild<CardTextEdit*>(QStringLiteral("cards.text"))->completion()->close(); };
    std::vector<PageScene> scenes;
    scenes.push_back({QStringLiteral("cards-text-understood"),
                      [text] {
                          text(QStringLiteral("Zu Beginn deines Zuges: Preis: Gib dieser Karte 1 Stress. "
                                              "Dafür: Ziehe 1 Karte."));
                      },
                      {},
                      {}});
    scenes.push_back({QStringLiteral("cards-text-completion"),
                      [text] { text(QStringLiteral("Zu Beginn deines Zuges: Er"))->completion()->open(); },
                      {},
                      close});
    scenes.push_back({QStringLiteral("cards-text-completion-all"),
                      [text] { text(QStringLiteral("Zu Beginn deines Zuges: "))->completion()->open(); },
                      {},
                      close});
    scenes.push_back({QStringLiteral("cards-text-alias"),
                      [text] { text(QStringLiteral("Zu Beginn deines Zuges: Dein Gegner verliert zwei Energie.")); },
                      {},
                      {}});
    scenes.push_back({QStringLiteral("cards-text-repair"),
                      [text] { text(QStringLiteral("Zu Beginn deines Zuges: Erschöpfe eine gegnerischen Figur.")); },
                      {},
                      {}});
    scenes.push_back({QStringLiteral("cards-text-manual"),
                      [text, page] {
                          text(QStringLiteral("Zu Beginn deines Zuges: Ziehe 1 Karte. Singe ein Lied."));
                          page->editor()->textControl()->toggleManual();
                          page->editor()->settle();
                      },
                      {},
                      {}});
    scenes.push_back({QStringLiteral("cards-text-english"),
                      [text, page] {
                          text(QStringLiteral("Zu Beginn deines Zuges: Ziehe 1 Karte."));
                          type(page, "cards.otherLanguage",
                               QStringLiteral("At the start of your turn: Draw 2 cards. Bewitch 1 figure."));
                      },
                      {},
                      [page] { page->editor()->discard(); }});
    return scenes;
}

std::vector<PageScene> languageToolScenes(CardsPage* page, Workspace& workspace) {
    const auto subject = [page](const char* name) {
        return [page, name]() -> QWidget* { return page->window()->findChild<QDialog*>(QLatin1String(name)); };
    };
    const auto close = [page] { page->languageTools()->closeAll(); };
    std::vector<PageScene> scenes;
    scenes.push_back({QStringLiteral("cards-meaning"),
                      [page] {
                          MeaningDialog* dialog =
                              page->languageTools()->openMeaning(QStringLiteral("Mach eine gegnerische Figur müde"));
                          if (dialog) {
                              dialog->findChild<CardTextEdit*>(QStringLiteral("cards.meaning.phrase"))
                                  ->replaceText(QStringLiteral("Erschöpfe eine gegnerische Figur."));
                              dialog->settle();
                          }
                      },
                      subject("cards.meaning"), close});
    scenes.push_back({QStringLiteral("cards-phrases"),
                      [page, &workspace] {
                          PhraseBook book(workspace, page->system().toStdString());
                          const auto alias =
                              book.proposal("Mach eine gegnerische Figur müde.", "Erschöpfe eine gegnerische Figur.",
                                            model::Language::German);
                          if (alias && book.save(*alias)) {
                              page->languageTools()->openPhrases();
                          }
                      },
                      subject("cards.phrases"),
                      [close, &workspace] {
                          close();
                          const auto undone = workspace.undo();
                          static_cast<void>(undone);
                      }});
    scenes.push_back({QStringLiteral("cards-replace"),
                      [page] {
                          if (ReplaceDialog* dialog = page->languageTools()->openReplace()) {
                              dialog->setPattern(QStringLiteral("Ziehe 1 Karte."), QStringLiteral("Ziehe 2 Karten."));
                          }
                      },
                      subject("cards.replace"), close});
    return scenes;
}

} // namespace blattwerk::app
