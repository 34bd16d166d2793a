# Sourced by the other scripts: finds Python, fetches uv, makes environments, builds the wheel.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mkdir -p .cache
unset PYTHONPATH VIRTUAL_ENV PYTHONDONTWRITEBYTECODE
export UV_PYTHON_DOWNLOADS=never

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# working TEXT COMMAND…: run a command that may take a while, and show what is being done and for how long.
working() {
    local text=$1 start=$SECONDS ticker=
    shift
    if [ -t 2 ]; then
        while printf '\r%s … %d s ' "$text" $((SECONDS - start)) >&2; do sleep 1; done &
        ticker=$!
        trap "kill $ticker 2>/dev/null || true" EXIT
    else
        say "$text …"
    fi
    "$@"
    [ -z "$ticker" ] || { kill "$ticker"; wait "$ticker" 2>/dev/null || true; trap - EXIT; printf '\r' >&2; }
    say "$text: $((SECONDS - start)) s"
}

# The first Python on this machine that runs and is new enough; PYTHON names another.
find_python() {
    local candidate
    for candidate in ${PYTHON:-python3.11 python3.12 python3.13 python3.14 python3 python}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            "$candidate" -c 'import sys; print(sys.executable)'
            return
        fi
    done
    fail "Tenban needs Python 3.11 or newer and found none; install it, or name it: make PYTHON=/path/to/python3.11"
}
base=$(find_python)

# A name for the contents of the files given; files that are not there count as empty.
digest() { { printf '%s\n' "$@"; cat -- "$@" 2>/dev/null || true; } | cksum | tr ' ' -; }

# Whether the stamp file $1 says $2.
says() { [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]; }

uv() {
    local home=.cache/uv key
    key="$base $(digest requirements/uv.txt)"
    if ! says $home/stamp "$key"; then
        rm -rf $home
        fetch_uv $home >.cache/setup.log 2>&1 ||
            { tail -n 5 .cache/setup.log >&2; fail "uv could not be installed; is there a network?"; }
        printf '%s' "$key" >$home/stamp
    fi
    $home/bin/uv "$@"
}
# By the pip that Python has; an environment with a pip of its own takes longer, and is for a Python without one.
fetch_uv() {
    local python=$base where="--target $1"
    if ! "$base" -m pip --version; then
        "$base" -m venv --clear "$1" ||
            { say "Python's venv module does not work ($base); on Debian install python3-venv."; return 1; }
        python=$1/bin/python where=
    fi
    "$python" -m pip install -q --no-deps --no-compile --require-hashes $where -r requirements/uv.txt
}

# environment FOLDER LOCKS FINISH KEY: a virtual environment with exactly the packages of requirements/LOCK.txt, for one
# lock or several, then what the function FINISH adds; rebuilt when a lock or KEY has changed.
environment() {
    local folder=$1 locks finish=$3 key
    locks=$(printf 'requirements/%s.txt ' $2)
    key="$base $(digest $locks) $4"
    says "$folder/.stamp" "$key" && return
    rm -f "$folder/.stamp"
    [ "$("$folder/bin/python" -c 'import sys; print(sys._base_executable)' 2>/dev/null)" = "$base" ] ||
        uv venv -q --clear --python "$base" "$folder"
    uv pip sync -q --python "$folder/bin/python" --require-hashes $locks ||
        fail "The packages of ${locks% } could not be installed."
    "$finish" "$folder"
    printf '%s' "$key" >"$folder/.stamp"
}

examples() { for project in examples/*/pyproject.toml; do [ ! -f "$project" ] || dirname "$project"; done; }

# .venv: the tools, and the sources as they lie here, interpreted.
dev_environment() {
    environment .venv dev finish_dev "$(digest pyproject.toml hatch_build.py requirements/build.txt examples/*/pyproject.toml)"
}
finish_dev() {
    local project
    for project in . $(examples); do
        TENBAN_COMPILE=0 uv pip install -q --python "$1/bin/python" --no-deps -b requirements/build.txt -e "$project"
    done
}

# .venv-wheel: the same tools, and the wheel.   .venv-play: the wheel and what it needs, no more.
wheel_environment() {
    wheel dist
    environment .venv-wheel dev finish_wheel "$(digest dist/*.whl) $(contents $(examples))"
}
finish_wheel() { install_built "$1" dist/tenban-*.whl $(examples); }
play_environment() {
    wheel dist
    environment .venv-play play finish_play "$(digest dist/*.whl)"
}
finish_play() { install_built "$1" dist/tenban-*.whl; }

# .venv-ray: .venv-wheel and Ray, which is large, for the tests on a cluster.
ray_environment() {
    wheel dist
    environment .venv-ray "dev ray" finish_wheel "$(digest dist/*.whl) $(contents $(examples))"
}

# .venv-quick: the same as .venv-play, interpreted, because compiling takes minutes. For the first start.
quick_wheel() { TENBAN_COMPILE=0 wheel .cache/quick; }
quick_environment() {
    quick_wheel
    environment .venv-quick play finish_quick "$(digest .cache/quick/*.whl)"
}
finish_quick() { install_built "$1" .cache/quick/tenban-*.whl; }

# .venv-bench: peers to measure beside, and a wheel in which the examples and a game only for measuring are compiled too.
guests() { examples; echo bench/tables/tictactoe; }
bench_environment() {
    TENBAN_COMPILE=1 TENBAN_WEB=0 TENBAN_ALSO=$(guests | sed 's|$|/src|') wheel .cache/bench
    environment .venv-bench bench finish_bench "$(digest .cache/bench/*.whl) $(contents $(guests))"
}
finish_bench() { install_built "$1" .cache/bench/tenban-*.whl $(guests); }

install_built() {
    local folder=$1 project
    for project in "${@:2}"; do
        uv pip install -q --python "$folder/bin/python" --no-deps --reinstall -b requirements/build.txt "./$project"
    done
}

# wheel FOLDER: FOLDER/tenban-….whl, built if the sources have changed. One build at a time, others wait for it.
wheel() {
    local folder=$1 key
    key=$(wheel_key)
    has_wheel "$folder" "$key" && return
    begin_building
    if ! has_wheel "$folder" "$key"; then
        build_wheel "$folder"
        printf '%s' "$key" >"$folder/.stamp"
    fi
    rm -rf .cache/building
}
wheel_key() { echo "$base ${TENBAN_COMPILE:-auto} ${TENBAN_OPTIMISE:-3} ${TENBAN_WEB:-auto} $(tools) $(contents $(sources) ${TENBAN_ALSO:-})"; }
has_wheel() { says "$1/.stamp" "$2" && ls "$1"/tenban-*.whl >/dev/null 2>&1; }
begin_building() {
    until mkdir .cache/building 2>/dev/null; do
        sleep 1
        kill -0 "$(cat .cache/building/pid 2>/dev/null)" 2>/dev/null || rm -rf .cache/building
    done
    echo $$ >.cache/building/pid
}
build_wheel() {
    local folder=$1
    rm -f "$folder"/tenban-*.whl "$folder/.stamp"
    build --wheel "$folder"
    grep '^The wheel' .cache/build.log >&2 || true
}
# build KIND FOLDER: FOLDER/tenban-….whl (--wheel) or .tar.gz (--sdist), by the packages of requirements/build.txt.
build() {
    local kind=$1 folder=$2
    if ! uv build "$kind" --python "$base" -o "$folder" -b requirements/build.txt --require-build-hashes \
        --preview-features build-dependency-hashes >.cache/build.log 2>&1; then
        sed '/^error: Failed to build/,$d; /^Building wheel/d' .cache/build.log >&2
        rm -rf .cache/building
        fail "The ${kind#--} was not built; the whole story is in .cache/build.log."
    fi
}
tools() { { command -v "${CC:-cc}" node || true; } | tr '\n' ' '; }
sources() { ls -d src client buildtools requirements pyproject.toml hatch_build.py README.md LICENSE 2>/dev/null || true; }

# A name for everything under the paths given, but for what is built there.
contents() {
    [ $# != 0 ] || return 0
    find "$@" \( -name node_modules -o -name .fonts -o -name __pycache__ -o -path src/tenban/server/static \) -prune \
        -o -type f ! -name '*.so' -print | sort | tr '\n' '\0' | xargs -0 cksum | cksum
}
