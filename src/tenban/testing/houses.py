"""Random house files: those within the limits must play, all others must be refused in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any

from tenban.kernel import DataError, KeyedRandom, Rules, State, settle, to_act
from tenban.kernel.data import MOST_TEXT, NOT_ENTRIES, Limits, Tables, nearest
from tenban.kernel.play import play
from tenban.kernel.view import view
from tenban.registry import Game
from tenban.scene.rulebook import overview
from tenban.scene.text import render
from tenban.scene.words import LANGUAGES

from .playthrough import MOST_CHOICES, some_options
from .setups import seat_counts

_MOST_DRAWS = 400  # drawn files, of which one must fit together
_READ = 5  # the rulebook and scenes are read as text with every so many house files
_SCENES = 40  # a scene is made at every so many choices
_HUGE = (2**31, 2**63, 10**30, -(2**31), -(10**5000), 10**5000)
_SECONDS = 2.0  # processor time in which a bad file is refused
_LONGEST = 60.0  # seconds of processor time in which a game ends
_MEMORY = 1 << 30  # bytes that no house file may need


@dataclass
class HouseRun:
    """What became of random house files."""

    game: str
    played: int = 0
    choices: int = 0
    misfits: int = 0  # drawn within the limits, but the entries did not fit together
    refused: int = 0
    longest: float = 0.0  # seconds of processor time for one file
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        played = f"{self.played} house files played with {self.choices} choices ({self.misfits} drawn ones did not fit)"
        cost = f"at most {self.longest:.1f} s for one file, {peak_memory() >> 20} MB in all"
        head = f"{self.game}: {played}, {self.refused} bad ones refused, {cost}, {len(self.faults)} faults"
        return "\n".join([head, *self.faults])


def houses(game: Game, files: int, first: int = 0) -> HouseRun:
    """Play a game with each of so many random house files, and try as many bad ones."""
    run, before = HouseRun(game.name), peak_memory()
    for seed in range(first, first + files) if game.rules.tables is not None else ():
        began = process_time()
        try_good(game, seed, run)
        try_bad(game, seed, run)
        run.longest = max(run.longest, process_time() - began)
        if process_time() - began > _LONGEST:
            run.faults.append(f"  seed {seed} takes {process_time() - began:.0f} s")
    if peak_memory() - before > _MEMORY:
        run.faults.append(f"  the files need {peak_memory() - before >> 20} MB")
    return run


def peak_memory() -> int:
    """Return the most memory that this process has used, in bytes."""
    import resource  # Windows has none; nothing but the tests calls this

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10


# Files within the limits


def drawn_house(tables: Tables, random: Random) -> dict[str, Any]:
    """Return a house file with some entries replaced by random ones within the limits."""
    names = list(tables.raw)
    house: dict[str, Any] = {}
    for name in random.sample(names, min(len(names), random.choice((1, 1, 2, 3, len(names))))):
        entries = tables.entries(name)
        keys = random.sample(list(entries), random.randint(1, min(len(entries), 4)))
        limits = Limits(tables[name])
        house[name] = {key: _drawn(limits, [key], entries[key], random) for key in keys}
    return house


def _drawn(limits: Limits, path: list[str], printed: Any, random: Random) -> Any:
    """Return a random value of the shape of the printed one; often it stays as printed."""
    if isinstance(printed, dict):
        return _drawn_table(limits, path, printed, random)
    if isinstance(printed, list):
        return _drawn_list(limits, path, printed, random)
    if isinstance(printed, bool):
        return random.random() < 0.5
    if isinstance(printed, int):
        least, most = nearest(limits.numbers, path) or [printed, printed]
        near = [printed - 1, printed, printed + 1, least, most]
        return (
            random.choice([n for n in near if least <= n <= most])
            if random.random() < 0.5
            else random.randint(least, most)
        )
    words = nearest(limits.choices, path)
    return random.choice(words) if words and random.random() < 0.7 else printed


def _drawn_table(limits: Limits, path: list[str], printed: dict[str, Any], random: Random) -> dict[str, Any]:
    free = nearest(limits.keys, path)
    keys = list(printed)
    if free is not None:
        keys = [str(n) for n in random.sample(range(free[0], free[1] + 1), random.randint(0, 6))]
    changed = random.sample(keys, random.randint(0, len(keys)))
    return {
        key: _drawn(limits, [*path, key], printed.get(key, 0), random) if key in changed else printed.get(key, 0)
        for key in keys
    }


def _drawn_list(limits: Limits, path: list[str], printed: list[Any], random: Random) -> list[Any]:
    lengths, words = nearest(limits.lengths, path), nearest(limits.choices, path)
    numbers = nearest(limits.numbers, path)
    size = len(printed) if lengths is None or random.random() < 0.5 else random.randint(lengths[0], lengths[1])
    pool: list[Any] = words or (list(range(numbers[0], numbers[1] + 1)) if numbers else printed)
    if random.random() < 0.3 and size == len(printed):
        return random.sample(printed, size)  # the same entries in another order
    if numbers and random.random() < 0.3:
        return sorted(random.choices(pool, k=size))
    found = [printed[i] if i < len(printed) and random.random() < 0.7 else random.choice(pool) for i in range(size)]
    return found if pool else []


def fitting_house(rules: Rules[Any], random: Random, run: HouseRun) -> tuple[dict[str, Any], Rules[Any]]:
    """Return a random house file that the game accepts, and the rules with it."""
    assert rules.tables is not None
    for _ in range(_MOST_DRAWS):
        house = drawn_house(rules.tables, random)
        try:
            return house, rules.house(house)
        except DataError:
            run.misfits += 1
    raise DataError(f"none of {_MOST_DRAWS} drawn house files fits together")


def try_good(game: Game, seed: int, run: HouseRun) -> None:
    """Play a game with a random house file and report what goes wrong."""
    random = Random(f"{game.name}:{seed}")
    house: dict[str, Any] = {}
    seats = random.choice(list(seat_counts(game)))
    try:
        house, rules = fitting_house(game.rules, random, run)
        faults = list(_play(game, rules, seats, seed, run))
        if seed % _READ == 0:
            faults += _unsaid(game, rules, random.choice(LANGUAGES))
    except Exception as fault:  # whatever the rules raise is a finding
        faults = [f"{type(fault).__name__}: {fault}"]
    run.played += 1
    run.faults += [f"  seed {seed}, {seats} seats, house {house}: {fault}" for fault in faults]


def _play(game: Game, rules: Rules[Any], seats: int, seed: int, run: HouseRun) -> Iterator[str]:
    options = rules.checked(seats, some_options(rules, seats, seed))
    s: State = rules.setup(seats, options)
    s.chance = KeyedRandom(seed.to_bytes(16, "big"))
    random = Random(seed)
    settle(s)
    for number in range(MOST_CHOICES):
        actors = to_act(s)
        if number % _SCENES == seed % _SCENES or not actors:
            _look(game, rules, s, random, seed % _READ == 0)
            yield from rules.faults(s)
        if not actors:
            break
        seat = random.choice(actors)
        play(rules, s, seat, random.choice(s.stack[-1].legal(s, seat)))
        run.choices += 1
    else:
        yield "the game does not end"
    if any(
        sum(line.points for line in rules.score(s) if line.side == seat) != rules.totals(s)[seat]
        for seat in range(seats)
    ):
        yield "the score lines do not add up"


def _unsaid(game: Game, rules: Rules[Any], lang: str) -> list[str]:
    """Return a sentence for each text of the rulebook that lacks a number."""
    words = game.words(lang, rules)
    said = [words.clause(clause.id) for clause in rules.clauses] + overview(words)
    said += [cell for sheet in game.sheets(lang, rules) for row in [[sheet.title], *sheet.rows] for cell in row]
    return [f"the text {text[:60]!r} lacks a number" for text in said if "{$" in text]


def _look(game: Game, rules: Rules[Any], s: State, random: Random, reading: bool) -> None:
    """Make the scene of one seat in a random language, and if `reading` the text of it."""
    seat = random.randrange(s.seats)
    names = [str(n) for n in range(1, s.seats + 1)]
    scene = game.face.scene(view(rules, s, seat), lang=random.choice(LANGUAGES), names=names)
    if reading:
        render(scene)


# Files outside the limits


def try_bad(game: Game, seed: int, run: HouseRun) -> None:
    """Try a house file with a value that no limit allows; it must be refused in one sentence, and soon."""
    random = Random(f"bad {game.name}:{seed}")
    house, began = spoilt_house(game.rules, random), process_time()
    try:
        game.rules.house(house)
        fault = "is accepted"
    except DataError as refusal:
        text = str(refusal)
        fault = "" if "\n" not in text and len(text) < 900 else f"is refused at length: {text[:100]}"
    except Exception as other:  # whatever else is raised is a finding
        fault = f"raises {type(other).__name__}"
    run.refused += 1
    if process_time() - began > _SECONDS:
        fault = "is refused too slowly"
    if fault:
        run.faults.append(f"  seed {seed}, a bad house file {fault}: {_brief(house)}")


def spoilt_house(rules: Rules[Any], random: Random) -> dict[str, Any]:
    """Return a house file with one value outside the limits, of another kind, or under an unknown name."""
    assert rules.tables is not None
    tables = rules.tables
    name = random.choice(list(tables.raw))
    entries = tables.entries(name)
    key = random.choice(list(entries))
    limits = Limits(tables[name])
    value = _spoilt(limits, [key], entries[key], random)
    other = random.choice((name, name, name, f"{name}x"))
    spoilt = {other: {key: value}} if random.random() < 0.9 else {name: {random.choice(NOT_ENTRIES[2:]): {}}}
    return {name: value} if random.random() < 0.05 and not isinstance(value, dict) else spoilt


def _spoilt(limits: Limits, path: list[str], printed: Any, random: Random) -> Any:
    if isinstance(printed, dict) and printed and random.random() < 0.8:
        key = random.choice(list(printed))
        return {**printed, key: _spoilt(limits, [*path, key], printed[key], random)}
    if isinstance(printed, list) and printed and random.random() < 0.6:
        spoilt = printed[:]
        spoilt[random.randrange(len(spoilt))] = _spoilt(limits, path, printed[0], random)
        return spoilt
    if isinstance(printed, int) and not isinstance(printed, bool) and random.random() < 0.7:
        least, most = nearest(limits.numbers, path) or [0, 0]
        return random.choice([least - 1, most + 1, *_HUGE])
    return random.choice([value for value in _strangers() if type(value) is not type(printed)] + _too_much(printed))


def _strangers() -> list[Any]:
    return [None, 1.5, float("nan"), float("inf"), b"", "nothing of the kind", 10**40, -1, [], [[]], {"?": 1}]


def _too_much(printed: Any) -> list[Any]:
    """Return values of the right kind that are too long."""
    if isinstance(printed, str):
        return ["x" * (MOST_TEXT + 1), "a\nb", "x" * 10**6]
    if isinstance(printed, list):
        return [[0] * 10**5, [None] * 46]
    return [{str(n): n for n in range(100)}] if isinstance(printed, dict) else []


def _brief(house: dict[str, Any]) -> str:
    try:
        return repr(house)[:300]
    except ValueError:
        return f"{list(house)} with a number too long to print"
