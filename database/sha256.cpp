#include "database/sha256.h"

#include <QCryptographicHash>

namespace blattwerk::database {

std::string sha256(std::string_view bytes) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return hash.result().toHex().toStdString();
}

} // namespace blattwerk::database
