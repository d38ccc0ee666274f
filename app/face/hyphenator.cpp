#include "app/face/hyphenator.h"

#include <QFile>
#include <QStringList>
#include <QTextStream>

#include <hyphen.h>

#include <algorithm>
#include <thread>

namespace blattwerk::app {

namespace {

constexpr qsizetype kShortestWord = 7;
constexpr int kLeast = 3; // letters before and after a hyphen

} // namespace

struct Hyphenator::Dictionary {
    HyphenDict* dict = nullptr;
    std::atomic<bool> ready = false;
    std::thread loader;

    void read(const std::function<void()>& onLoaded) {
        for (const char* path : {"/usr/share/hyphen/hyph_de_DE.dic", "/usr/share/hyphen/hyph_de.dic"})
            if (dict == nullptr && QFile::exists(QString::fromLatin1(path)))
                dict = hnj_hyphen_load(path);
        ready.store(true, std::memory_order_release);
        ready.notify_all();
        if (dict != nullptr && onLoaded)
            onLoaded();
    }
    ~Dictionary() {
        if (loader.joinable())
            loader.join();
        if (dict != nullptr)
            hnj_hyphen_free(dict);
    }
};

Hyphenator::Hyphenator(Loading loading, std::function<void()> onLoaded)
    : m_loading(loading),
      m_onLoaded(std::move(onLoaded)) {
    QFile file(QStringLiteral(":/hyphenation/de.words"));
    if (file.open(QIODevice::ReadOnly))
        for (const QString& word : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
            learn(word);
}

Hyphenator::~Hyphenator() = default;

void Hyphenator::addExceptions(const QStringList& words) {
    const std::lock_guard lock(m_mutex);
    for (const QString& word : words)
        learn(word);
}

void Hyphenator::learn(const QString& marked) {
    QString word;
    std::vector<qsizetype> places;
    for (const QChar c : marked.trimmed()) {
        if (c == u'-')
            places.push_back(word.size());
        else
            word.append(c);
    }
    if (!word.isEmpty() && !word.startsWith(u'#'))
        m_known.insert(word.toLower(), std::move(places));
}

void Hyphenator::load() {
    if (m_dictionary)
        return;
    m_dictionary = std::make_unique<Dictionary>();
    if (m_loading == Loading::AtOnce)
        m_dictionary->read(m_onLoaded);
    else
        m_dictionary->loader = std::thread([d = m_dictionary.get(), done = m_onLoaded] { d->read(done); });
}

std::vector<qsizetype> Hyphenator::askDictionary(const QString& word) const {
    // The German patterns are stored in Latin-1; a word with other letters has no breaks.
    const QByteArray bytes = word.toLatin1();
    if (m_dictionary->dict == nullptr || QString::fromLatin1(bytes) != word)
        return {};
    std::vector<char> marks(static_cast<std::size_t>(bytes.size()) + 5);
    char** replacements = nullptr;
    int* positions = nullptr;
    int* cuts = nullptr;
    hnj_hyphen_hyphenate2(m_dictionary->dict, bytes.constData(), static_cast<int>(bytes.size()), marks.data(), nullptr,
                          &replacements, &positions, &cuts);
    std::vector<qsizetype> out;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const bool replaced = replacements != nullptr && replacements[i] != nullptr;
        if ((marks[static_cast<std::size_t>(i)] & 1) != 0 && !replaced && i + 1 >= kLeast &&
            bytes.size() - i - 1 >= kLeast)
            out.push_back(i + 1);
    }
    if (replacements != nullptr)
        for (qsizetype i = 0; i < bytes.size(); ++i)
            std::free(replacements[i]);
    std::free(replacements);
    std::free(positions);
    std::free(cuts);
    return out;
}

bool Hyphenator::isBreakable(QStringView word) {
    return word.size() >= kShortestWord;
}

std::vector<qsizetype> Hyphenator::breaks(const QString& word, model::Language language) {
    if (!isBreakable(word))
        return {};
    const QString folded = word.toLower();
    const std::lock_guard lock(m_mutex);
    if (const auto found = m_known.constFind(folded); found != m_known.constEnd())
        return *found;
    if (language != model::Language::German)
        return {};
    load();
    if (!m_dictionary->ready.load(std::memory_order_acquire)) {
        m_unanswered = true;
        return {};
    }
    std::vector<qsizetype> out = askDictionary(folded);
    m_known.insert(folded, out);
    return out;
}

bool Hyphenator::settle() {
    Dictionary* dictionary = nullptr;
    {
        const std::lock_guard lock(m_mutex);
        if (!m_unanswered)
            return false;
        m_unanswered = false;
        dictionary = m_dictionary.get();
    }
    dictionary->ready.wait(false, std::memory_order_acquire);
    return true;
}

std::vector<qsizetype> Hyphenator::positions(QStringView text, model::Language language) {
    std::vector<qsizetype> out;
    for (qsizetype i = 0; i < text.size();) {
        qsizetype end = i;
        while (end < text.size() && text[end].isLetter())
            ++end;
        if (end > i)
            for (const qsizetype at : breaks(text.sliced(i, end - i).toString(), language))
                out.push_back(i + at);
        i = std::max(end, i + 1);
    }
    return out;
}

} // namespace blattwerk::app
