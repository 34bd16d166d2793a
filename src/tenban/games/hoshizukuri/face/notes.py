"""What a choice costs and brings, in a few signs."""

from __future__ import annotations

from collections.abc import Sequence

from tenban.kernel import Action
from tenban.scene.face import Viewer

from ..actions import GAIN, PLAY, SPACE, SWEEP, TRASH
from ..pieces import FUSED, THREE_COLOURS
from ..state import HoshizukuriState
from ..steps.cards import Fusion, Meadow, Thunder
from ..steps.turn import AfterPlay, DiscardDown, EndTurn, Generate

At = Viewer[HoshizukuriState]


def whole(s: HoshizukuriState, actions: Sequence[Action]) -> list[Action]:
    """Return a choice from its first part on, those made already included."""
    return [*[SPACE.actions[code] for code in s.picks], *actions]


def chosen(actions: Sequence[Action]) -> list[int]:
    """Return the cards a complete choice names."""
    return [action.arg for action in actions if action.verb.domains]


def resolving(s: HoshizukuriState) -> bool:
    """Return whether the last play is still being resolved."""
    return any(isinstance(step, AfterPlay) for step in s.stack)


def shards_so_far(s: HoshizukuriState) -> int:
    return s.shards + (s.shards_of(s.field[-1]) if resolving(s) else 0)


def flight(s: HoshizukuriState) -> tuple[int, int]:
    """Return where the comet of the turn started, and where these plays take it."""
    there = int(s.orbit[s.active])
    if s.stack and isinstance(s.stack[-1], (Generate, EndTurn, DiscardDown)):
        return there - s.counted, there
    return there, there + s.counted + (1 if resolving(s) and s.counts(s.field[-1]) else 0)


def sums(s: HoshizukuriState) -> tuple[str, str]:
    """Return the shards so far and where the comet of the turn will be, in symbols."""
    start, end = flight(s)
    return f"{{shard}}{shards_so_far(s)}", f"{{orbit}}{start}→{end}"


def notes(at: At, actions: Sequence[Action]) -> list[str]:
    actions = whole(at.state, actions)
    verb, kinds = actions[0].verb, chosen(actions)
    if not kinds:
        return _without(at)
    if verb is PLAY:
        return _of_play(at, tuple(kinds))
    if verb is GAIN:
        return _of_gain(at, kinds[0])
    if verb is SWEEP:
        steps = 1 if at.state.counts((kinds[0],)) else 0
        return [at.words("note-sweep", shards=at.state.box.shards[kinds[0]], steps=steps)]
    if verb is TRASH and isinstance(at.step, Fusion):
        return [at.words("note-fusion", shards=at.state.box.shards[FUSED + len(kinds)])]
    if verb is TRASH and isinstance(at.step, Thunder):
        return [at.words("note-up-to", cost=at.state.box.cost[kinds[0]] + at.state.box.thunder_more)]
    return []


def _without(at: At) -> list[str]:
    return [at.words("note-fusion", shards=at.state.box.shards[FUSED])] if isinstance(at.step, Fusion) else []


def _of_play(at: At, kinds: tuple[int, ...]) -> list[str]:
    """Return which form of play it is, the shards with it, and whether it moves the comet."""
    s = at.state
    colours = 0
    for kind in kinds:
        colours |= s.box.colour[kind]
    form = "single" if len(kinds) == 1 else "three" if colours == THREE_COLOURS else "colour"
    said = [
        at.words(f"note-{form}"),
        at.words("note-shards", before=s.shards, after=s.shards + s.shards_of(kinds)),
        at.words("note-orbit", steps=1 if s.counts(kinds) else 0),
    ]
    if any(s.box.icons >> kind & 1 for kind in kinds):
        said.append(at.words("note-ends"))
    return said


def _of_gain(at: At, kind: int) -> list[str]:
    cost = at.state.box.cost[kind]
    if isinstance(at.step, Generate):
        return [at.words("note-cost", cost=cost, shards=at.state.shards)]
    return [at.words("note-to-discard" if isinstance(at.step, Meadow) else "note-to-hand")]
