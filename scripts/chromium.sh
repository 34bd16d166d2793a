# Sourced by scripts/test: finds a chromium for the browser tests, or installs Debian's where that is possible.

find_chromium() {
    local candidate
    for candidate in ${TENBAN_CHROMIUM:+"$TENBAN_CHROMIUM"} chromium chromium-browser google-chrome google-chrome-stable \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
        type -P "$candidate" && return
    done
    return 1
}

install_chromium() {
    command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 1
    say "Installing chromium for the browser tests (apt-get)."
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; } \
        >.cache/apt.log 2>&1
}

wanted_chromium() {
    find_chromium || { install_chromium && find_chromium; } ||
        fail "The browser tests need chromium: install it (Debian: apt-get install chromium), name it in TENBAN_CHROMIUM, or leave them out with TENBAN_BROWSER=0."
}
