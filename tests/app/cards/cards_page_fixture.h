#pragma once

#include "app/cards/card_editor.h"
#include "app/cards/card_list.h"
#include "app/cards/card_text_edit.h"
#include "app/cards/cards_page.h"
#include "app/cards/completion_popup.h"
#include "app/cards/text_completion.h"
#include "app/cards/text_hint.h"
#include "app/face/fonts.h"
#include "app/session/workspace.h"
#include "app/shell/appearance.h"
#include "app/shell/settings.h"
#include "app/widgets/face_source.h"
#include "database/exchange/system_package.h"

#include <QTemporaryDir>
#include <QtTest>

#include <memory>

namespace blattwerk::app {

/// The page of cards over a new project with the shipped systems.
struct CardsPageFixture {
    CardsPageFixture() {
        loadFonts();
        const QString path = folder.filePath("a.blattwerk");
        const auto packages = database::loadPackages();
        if (!packages || !database::Project::create(path.toStdString(), *packages)) {
            qFatal("no project");
        }
        auto project = database::Project::open(path.toStdString());
        workspace = std::make_unique<Workspace>(std::move(*project));
        settings = std::make_unique<Settings>(folder.filePath("settings.ini"));
        appearance = std::make_unique<Appearance>(shippedTokens());
        faces = std::make_unique<FaceSource>(*workspace, appearance->tokens());
        page = std::make_unique<CardsPage>(PageContext{workspace.get(), appearance.get(), settings.get(), faces.get()});
        page->resize(1240, 800);
        page->show();
        if (!QTest::qWaitForWindowExposed(page.get())) {
            qFatal("no window");
        }
        QApplication::setActiveWindow(page.get());
    }

    /// Shows a card with an empty text and the cursor in it.
    CardTextEdit* emptyText(const char* cardKey = "konfetti-kati") const {
        page->list()->show(QString(cardKey));
        CardTextEdit* edit = text();
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        return edit;
    }
    [[nodiscard]] CardTextEdit* text() const { return child<CardTextEdit>("cards.text"); }
    [[nodiscard]] QString plainText() const { return text()->toPlainText(); }
    [[nodiscard]] TextHint* hint() const { return child<TextHint>("cards.text.hint"); }
    [[nodiscard]] CompletionPopup* popup() const { return text()->completion()->popup(); }
    [[nodiscard]] bool isOpen() const { return text()->completion()->isOpen(); }
    [[nodiscard]] const TextReading& reading() const { return page->editor()->reading(); }
    [[nodiscard]] const SystemDesk& desk() const { return workspace->system("heldenhain"); }
    [[nodiscard]] const model::Card& card(const char* key = "konfetti-kati") const { return *desk().card(key); }

    template<typename T>
    [[nodiscard]] T* child(const char* name) const {
        T* found = page->findChild<T*>(QLatin1String(name));
        if (!found) {
            qFatal("no %s", name);
        }
        return found;
    }

    /// Types sign by sign, umlauts too, as a keyboard would.
    static void type(QWidget* into, const QString& signs) {
        for (const QChar sign : signs) {
            const int key = sign == QLatin1Char('\n') ? int(Qt::Key_Return) : int(sign.toUpper().unicode());
            QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, sign == QLatin1Char('\n') ? "\r" : QString(sign));
            QCoreApplication::sendEvent(into, &press);
            QKeyEvent release(QEvent::KeyRelease, key, Qt::NoModifier, QString(sign));
            QCoreApplication::sendEvent(into, &release);
        }
    }

    QTemporaryDir folder;
    std::unique_ptr<Workspace> workspace;
    std::unique_ptr<Settings> settings;
    std::unique_ptr<Appearance> appearance;
    std::unique_ptr<FaceSource> faces;
    std::unique_ptr<CardsPage> page;
};

} // namespace blattwerk::app
