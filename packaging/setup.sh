#!/bin/sh
# Makes .venv and installs prdesk into it, with an extra such as "dev" if one is given.
# Usage: packaging/setup.sh [EXTRA]
set -eu
cd "$(dirname "$0")/.."
extra=${1:-}
venv=.venv

fail() {
    echo "$1" >&2
    exit 1
}

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

if ! { [ -x $venv/bin/python ] && new_enough $venv/bin/python && $venv/bin/python -m pip --version; } \
    >/dev/null 2>&1; then
    python=
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if new_enough "$candidate"; then
            python=$candidate
            break
        fi
    done
    [ -n "$python" ] || fail "prdesk needs Python 3.11 or newer, and none was found; on Debian and Ubuntu it comes with: sudo apt-get install python3 python3-venv"
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        fail "Python's venv module is missing; on Debian and Ubuntu it comes with: sudo apt-get install python3-venv"
    echo "Setting up prdesk in $venv, once; this takes a minute."
    "$python" -m venv --clear $venv
fi

$venv/bin/python -m pip install --quiet --disable-pip-version-check \
    --editable ".${extra:+[$extra]}" ||
    fail "The packages prdesk needs could not be installed (is there a network?)."
