#pragma once

#include "model/local_text.h"

#include <QHash>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace blattwerk::app {

/// Where words may be broken. It knows the words of its lists at once; only for others does it need the dictionary,
/// which takes seconds to load, so it is loaded when the first such word comes up: at once or in the background.
class Hyphenator {
public:
    enum class Loading { AtOnce, InBackground };

    /// `onLoaded` is called once from the loading thread when the dictionary has come; then ask again.
    explicit Hyphenator(Loading loading, std::function<void()> onLoaded = {});
    ~Hyphenator();
    Hyphenator(const Hyphenator&) = delete;
    Hyphenator& operator=(const Hyphenator&) = delete;

    /// Words with their hyphens marked, `Nach-zieh-sta-pel`, one each; they go before the dictionary.
    void addExceptions(const QStringList& words);

    /// Positions in a text at which its words may be broken, ascending.
    [[nodiscard]] std::vector<qsizetype> positions(QStringView text, model::Language language);
    /// Whether a word is long enough to be broken at all.
    [[nodiscard]] static bool isBreakable(QStringView word);
    /// Waits for the dictionary if a word had to go without an answer because it was still loading; true if so: what
    /// was set since then has to be set again.
    [[nodiscard]] bool settle();
    /// Whether the dictionary had to be asked for.
    [[nodiscard]] bool usesDictionary() const { return m_dictionary != nullptr; }
    /// Positions inside one word of letters; empty for short or unknown ones.
    [[nodiscard]] std::vector<qsizetype> breaks(const QString& word, model::Language language);

private:
    struct Dictionary;
    void learn(const QString& marked);
    void load();
    [[nodiscard]] std::vector<qsizetype> askDictionary(const QString& word) const;

    Loading m_loading;
    std::function<void()> m_onLoaded;
    std::mutex m_mutex;
    QHash<QString, std::vector<qsizetype>> m_known;
    std::unique_ptr<Dictionary> m_dictionary;
    bool m_unanswered = false;
};

} // namespace blattwerk::app
