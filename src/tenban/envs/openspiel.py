"""OpenSpiel: every game as a Python game with explicit chance, simultaneous nodes and information states.

>>> import pyspiel
>>> import tenban.envs.openspiel
>>> game = pyspiel.load_game("tenban_latria(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 36)

Do not run the C++ `pyspiel.ISMCTSBot` on a Python game: it crashes.  The one in `open_spiel.python` works.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tenban.api import usual_seats
from tenban.kernel import SPECTATOR, Rules, imagine
from tenban.kernel.snapshot import decode, encode
from tenban.registry import Game, find, games

from .arrays import np
from .episode import REWARDS, WIN_SHARE, Episode
from .errors import EnvironmentSetupError, framework, one_of
from .explicit import ExplicitGame, explicit_game
from .setup import new_episode

if TYPE_CHECKING:
    import pyspiel
else:
    pyspiel = framework("pyspiel")

_OUTCOMES = 256  # the most outcomes of a draw
_DRAWS = 4  # chance nodes per choice, as an upper bound on average
_SEEDS = 2**48


class _Position:
    """The game inside a state; OpenSpiel copies it when it clones the state, and pickles it to serialise it."""

    def __init__(self, game: ExplicitGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> _Position:
        return _Position(self.game.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        game, episode = self.game, self.game.episode
        waiting = (game.moves, game.draws, game.outcomes, game.memory)
        return _restored, (episode.rules.name, episode.seats, episode.options, encode(game.state), waiting)


def _restored(
    name: str, seats: int, options: dict[str, str], data: dict[str, Any], waiting: tuple[Any, ...]
) -> _Position:
    episode = new_episode(name, seats, options)
    game = ExplicitGame(episode, decode(episode.rules, data, episode.options))
    game.moves, game.draws, game.outcomes, game.memory = waiting
    return _Position(game)


class TenbanGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Tenban.  Its parameters are `players`, `rewards` and the options of the game."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        options = {name: str(value) for name, value in given.items() if name not in ("players", "rewards")}
        players = int(given.get("players", usual_seats(game.rules)))
        self.reward_kind = one_of("rewards", str(given.get("rewards", WIN_SHARE)), REWARDS)
        self.episode: Episode = new_episode(game, players, options)
        super().__init__(_type_of(game, self.reward_kind), _info_of(self.episode, self.reward_kind), given)

    def new_initial_state(self, _: Any = None) -> TenbanState:
        """Return the first node of the tree."""
        return TenbanState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> TenbanObserver:
        """Return an observer: of a seat's view, of the public view, or of what only the seat knows."""
        return TenbanObserver(self.episode, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return _DRAWS * int(self.max_game_length())


class TenbanState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree.  The constructor does nothing costly, because OpenSpiel clones through it."""

    def __init__(self, game: TenbanGame) -> None:
        super().__init__(game)
        self._position: _Position | None = None

    @property
    def game(self) -> ExplicitGame:
        """The position in Tenban's own terms."""
        if self._position is None:
            self._position = _Position(explicit_game(self.get_game().episode))
        return self._position.game

    def current_player(self) -> int:
        game = self.game
        if game.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if game.is_simultaneous() else game.to_act()[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the draws of this node, all equally likely."""
        outcomes = self.game.outcomes
        return [(draw, 1.0 / outcomes) for draw in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        game = self.game
        if game.outcomes:
            game.decide(int(action))
        else:
            game.act([(game.to_act()[0], int(action))])

    def _apply_actions(self, actions: list[int]) -> None:
        self.game.act([(seat, int(actions[seat])) for seat in self.game.to_act()])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        episode = self.game.episode
        return "wait" if action == episode.wait else episode.rules.space.actions[action].text

    def is_terminal(self) -> bool:
        return self.game.over

    def returns(self) -> list[float]:
        """Return what each player has earned, once the game is over."""
        game = self.game
        game.episode.state = game.state
        return game.episode.returns(self.get_game().reward_kind) if game.over else [0.0] * game.episode.seats

    def __str__(self) -> str:
        game = self.game
        waiting = f" {game.moves} {game.draws}" if game.outcomes else ""
        return _text(encode(game.state)) + waiting

    def resample_from_infostate(self, player: int, sampler: Any) -> TenbanState:
        """Return a state that the player cannot tell from this one, with a deal of its own."""
        other: TenbanState = self.clone()
        game = other.game
        world = imagine(self.game.view(player), int(sampler() * _SEEDS))
        world.chance = game.state.chance
        game.state = world
        return other

    def _to_struct(self) -> dict[str, Any]:
        return {"game": self.game.episode.rules.name, "draw": self.game.outcomes, "state": encode(self.game.state)}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"action": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        text, episode = str(struct.get("action")), self.game.episode
        if text == "wait":
            return [episode.wait]
        if text not in episode.rules.space.by_text:
            raise EnvironmentSetupError(f"{text!r} is no action of {episode.rules.name}")
        return [episode.rules.space.by_text[text].code]

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return {"seat": player, "view": encode(self.game.view(player).state)}


class TenbanObserver:
    """Observes a state for OpenSpiel: as a tensor with named parts, and as a string."""

    def __init__(self, episode: Episode, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise EnvironmentSetupError(f"an observer of {episode.rules.name} has no parameters, but got {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise EnvironmentSetupError(
                "an observer shows what one player knows or what is public, and not all secrets"
            )
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = bool(kind.public_info)
        self.recall = bool(kind.perfect_recall)
        layout = episode.tensor.layout(episode.rules, episode.seats)
        self.tensor = np.zeros(layout.size, np.float32) if self.public else np.zeros(0, np.float32)
        parts = [found for found in layout.slices if found.size] if self.public else []
        self.dict = {found.name: self.tensor[found.start : found.stop].reshape(found.shape) for found in parts}

    def set_from(self, state: TenbanState, player: int) -> None:
        """Write what the player sees, or what is public, into `tensor`."""
        if self.public:
            v = state.game.view(player if self.own else SPECTATOR)
            self.tensor[:] = np.frombuffer(state.game.episode.tensor.encode(v), np.uint8)

    def string_from(self, state: TenbanState, player: int) -> str:
        """Return what the player sees as text; with perfect recall also a digest of what it saw and did before."""
        game = state.game
        if not self.own:
            return _text(_seen(game, SPECTATOR)) if self.public else ""
        seen = _seen(game, player)
        if not self.public:
            known = _seen(game, SPECTATOR)["own"]
            secret = {name: value for name, value in seen["own"].items() if value != known[name]}
            return f"player {player}: {_text(secret)}" if game.episode.rules.info.hidden_information else ""
        recalled = f" after {game.memory[player].hex()}" if self.recall else ""
        return f"player {player}{recalled}: {_text(seen)}"


def _seen(game: ExplicitGame, seat: int) -> dict[str, Any]:
    return encode(game.view(seat).state)


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def short_name(game: Game) -> str:
    """Return the name under which OpenSpiel knows a game, such as "tenban_latria"."""
    return f"tenban_{game.name}"


def _is_constant_sum(rules: Rules[Any], rewards: str) -> bool:
    """Return whether the rewards of all seats add up to 1: a share of the win that no scripted rival can take."""
    return rewards == WIN_SHARE and type(rules).rivals is Rules.rivals


def _type_of(game: Game, rewards: str) -> Any:
    info, kinds = game.info, pyspiel.GameType
    defaults = {"players": usual_seats(game.rules), "rewards": WIN_SHARE, **game.rules.defaults}
    known = (
        kinds.Information.IMPERFECT_INFORMATION if info.hidden_information else kinds.Information.PERFECT_INFORMATION
    )
    constant = _is_constant_sum(game.rules, rewards)
    chance = kinds.ChanceMode.EXPLICIT_STOCHASTIC if info.chance else kinds.ChanceMode.DETERMINISTIC
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if info.simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=known,
        utility=kinds.Utility.CONSTANT_SUM if constant else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=info.seats[1],
        min_num_players=info.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults,
    )


def _info_of(episode: Episode, rewards: str) -> Any:
    length = episode.rules.info.length
    shares = rewards == WIN_SHARE
    return pyspiel.GameInfo(
        num_distinct_actions=episode.actions,
        max_chance_outcomes=_OUTCOMES if episode.rules.info.chance else 0,
        num_players=episode.seats,
        min_utility=0.0 if shares else -1000.0,
        max_utility=1.0 if shares else 1000.0,
        utility_sum=1.0 if _is_constant_sum(episode.rules, rewards) else None,
        max_game_length=length,
    )


def register() -> None:
    """Register every game for `pyspiel.load_game("tenban_latria(players=4)")`."""
    known = set(pyspiel.registered_names())
    for game in games().values():
        if game.has("tensor") and short_name(game) not in known:
            pyspiel.register_game(_type_of(game, WIN_SHARE), _maker(game.name))


def _maker(name: str) -> Any:
    """Return a class that makes the game: OpenSpiel keeps it until the process ends, unlike a function."""

    class Made(TenbanGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(find(name), params)

    return Made


register()
