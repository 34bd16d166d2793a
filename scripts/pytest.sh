# Sourced by test and slow, after common.sh: runs pytest on one of the environments and remembers what failed.
. scripts/chromium.sh

if [ "${TENBAN_BROWSER:-1}" != 0 ]; then
    TENBAN_CHROMIUM=$(wanted_chromium)
    export TENBAN_CHROMIUM
fi

# pytest_on ENVIRONMENT BUILD MARKERS: the tests learn from TENBAN_BUILD what they should find themselves running on.
failed=()
pytest_on() {
    say "== the tests, $2: $3 =="
    local code=0
    TENBAN_BUILD=$2 "$1/bin/python" -m pytest -q -n "${TENBAN_JOBS:-2}" --dist loadgroup -m "$3" "${@:4}" || code=$?
    [ $code = 0 ] || [ $code = 5 ] || failed+=("$2")  # 5: the arguments leave no test
}

# in_browser ENVIRONMENT BUILD MARKERS: the browser's tests have processes of their own, as its driver holds an event
# loop that would stand in others' way.
in_browser() { [ "${TENBAN_BROWSER:-1}" = 0 ] || pytest_on "$1" "$2" "browser and $3" "${@:4}"; }

no_test_failed() { [ ${#failed[@]} = 0 ] || fail "Tests failed: ${failed[*]}."; }
