#include "app/session/account_name.h"

#include <QString>
#include <QtGlobal>

#include <pwd.h>
#include <unistd.h>

namespace blattwerk::app {

std::string accountName() {
    for (const char* variable : {"USER", "LOGNAME"}) {
        if (const QString name = qEnvironmentVariable(variable); !name.isEmpty()) {
            return name.toStdString();
        }
    }
    // Services and containers often set neither.
    const passwd* account = getpwuid(geteuid());
    return account && account->pw_name ? account->pw_name : "";
}

} // namespace blattwerk::app
