#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include <functional>
#include <vector>

namespace blattwerk::app {

class Appearance;
class FaceSource;
class Settings;
class Workspace;

/// What every page works with. Outlives the pages.
struct PageContext {
    Workspace* workspace = nullptr;
    Appearance* appearance = nullptr;
    Settings* settings = nullptr;
    FaceSource* faces = nullptr;
};

/// Dynamic property of a widget: the rule that F1 opens while the widget or something in it has the focus. Where none
/// is set the page answers (Page::rulesInFocus).
inline constexpr char kRuleProperty[] = "rule";

/// One picture for `--screenshots`: brings the page into a state worth looking at. `subject` is what is drawn (default:
/// the window), `finish` closes what was opened.
struct PageScene {
    QString name;
    std::function<void()> arrange;
    std::function<QWidget*()> subject;
    std::function<void()> finish;
};

/// What the frame of the window shows of a page.
struct PageHeading {
    QString title;
    /// Beside the title: what the page looks at now.
    QString subtitle;
    /// Key of the deck whose accent the page takes (`sup`); empty for that of the system.
    QString accentKey;
    /// The two texts of the status bar.
    QString statusLeft, statusRight;
};

/// One page of the window. It brings its own header buttons and menu actions, and says which accent it wants.
class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(const PageContext& context, QWidget* parent = nullptr);

    [[nodiscard]] virtual PageHeading heading() const = 0;
    [[nodiscard]] QString title() const { return heading().title; }
    [[nodiscard]] QString subtitle() const { return heading().subtitle; }
    [[nodiscard]] QString statusLeft() const { return heading().statusLeft; }
    /// The accent of the heading, that of the system where it names none.
    [[nodiscard]] QString accentKey() const;
    /// Shown at the right of the header, in this order. Owned by the page.
    [[nodiscard]] const QList<QWidget*>& headerWidgets() const { return m_headerWidgets; }
    /// The page's menu (its own name is the menu's title); empty for none.
    [[nodiscard]] const QList<QAction*>& menuActions() const { return m_menuActions; }

    /// The system that the window shows; pages renew themselves.
    virtual void setSystem(const QString& key);
    [[nodiscard]] const QString& system() const { return m_system; }
    /// Opens a link of that page's kind: a card, deck or rule key. False if there is no such thing.
    virtual bool openKey(const QString& key);
    /// The page becomes visible.
    virtual void activated() {}
    /// The page keeps what is being typed; before it is left, before undo, before the window closes.
    virtual void commitEdits() {}
    /// Pictures that show this page; at least one.
    [[nodiscard]] virtual std::vector<PageScene> scenes() = 0;
    /// Rules that concern what has the focus, for F1.
    [[nodiscard]] virtual QStringList rulesInFocus() const { return {}; }

Q_SIGNALS:
    /// Title, subtitle, accent, status or actions changed.
    void headerChanged();
    /// `card:nami`, `deck:superfreundinnen`, `rule:HEL-R62`, `table:superfreundinnen`, `print:superfreundinnen`.
    void linkActivated(const QString& link);
    /// A sentence for the status bar that stays until the next one: what was done, or why it was not.
    void reported(const QString& sentence, bool isError);

protected:
    [[nodiscard]] Workspace& workspace() const { return *m_context.workspace; }
    [[nodiscard]] Appearance& appearance() const { return *m_context.appearance; }
    [[nodiscard]] Settings& settings() const { return *m_context.settings; }
    [[nodiscard]] FaceSource& faces() const { return *m_context.faces; }
    [[nodiscard]] const PageContext& context() const { return m_context; }
    /// Both once, when the page is made.
    void setHeaderWidgets(const QList<QWidget*>& widgets) { m_headerWidgets = widgets; }
    void setMenuActions(const QList<QAction*>& actions) { m_menuActions = actions; }
    void changeEvent(QEvent* event) override;
    /// Sets all texts anew, in the language that is now in use. Called by the page's constructor and on a switch.
    virtual void retranslate() {}

private:
    PageContext m_context;
    QString m_system;
    QList<QWidget*> m_headerWidgets;
    QList<QAction*> m_menuActions;
};

} // namespace blattwerk::app
