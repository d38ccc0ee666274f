#include "app/session/translation.h"

#include "app/session/sentences.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace blattwerk::app {

namespace {

/// The translator of that name below the application object, made on first use.
QTranslator* translator(const char* name) {
    QCoreApplication* application = QCoreApplication::instance();
    if (auto* existing = application->findChild<QTranslator*>(QLatin1String(name))) {
        QCoreApplication::removeTranslator(existing);
        return existing;
    }
    auto* made = new QTranslator(application);
    made->setObjectName(QLatin1String(name));
    return made;
}

} // namespace

void useLanguage(model::Language language) {
    setUiLanguage(language);
    const auto view = model::languageCode(language);
    const QString code = QString::fromLatin1(view.data(), qsizetype(view.size()));
    QLocale::setDefault(QLocale(code));
    QTranslator* qt = translator("translator.qt");
    if (qt->load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(qt);
    }
    QTranslator* own = translator("translator.own");
    if (own->load(QStringLiteral(":/i18n/blattwerk_") + code)) {
        QCoreApplication::installTranslator(own);
    }
}

} // namespace blattwerk::app
