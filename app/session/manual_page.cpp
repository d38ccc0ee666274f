#include "app/session/manual_page.h"

namespace blattwerk::app {

namespace {

/// Text as it is: signs that `man` would read as its own are taken back.
std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        const bool atStart = out.empty() || out.back() == '\n';
        if (atStart && (c == '.' || c == '\'')) {
            out += "\\&";
        }
        if (c == '\\') {
            out += "\\e";
        } else if (c == '-') {
            out += "\\-";
        } else {
            out += c;
        }
    }
    return out;
}

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : escaped(text)) {
        out += c == '"' ? std::string("\\(dq") : std::string(1, c);
    }
    return out + '"';
}

} // namespace

std::string manualSource(const ManualPage& page) {
    std::string upper = page.program;
    for (char& c : upper) {
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    std::string out = ".TH " + quoted(upper) + " 1 \"\" " + quoted("Blattwerk " + page.version) + ' ' +
                      quoted(page.part) + "\n.nh\n.ad l\n";
    for (const ManualSection& section : page.sections) {
        out += (section.isInner ? ".SS " : ".SH ") + quoted(section.title) + '\n';
        for (const std::string& line : section.typed) {
            out += ".PP\n\\fB" + escaped(line) + "\\fR\n";
        }
        if (!section.text.empty()) {
            out += section.typed.empty() ? "" : ".PP\n";
            out += escaped(section.text) + '\n';
        }
        for (const ManualOption& option : section.options) {
            out += ".TP\n\\fB" + escaped(option.typed) + "\\fR\n" + escaped(option.meaning) + '\n';
        }
    }
    return out;
}

} // namespace blattwerk::app
