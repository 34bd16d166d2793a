"""The report of a training: one HTML file with its plots."""

from __future__ import annotations

from html import escape
from math import sqrt
from pathlib import Path

from ..ladder.page import STYLE, table
from ..ladder.plots import new_figure, svg
from .run import Round, Training

REPORT = "report.html"
_MOST_SHOWN = 40  # weights

_METHOD = """
Bots of equal strength that err now and then play against each other. Some quiet positions of each game are kept, with
the features of every seat and the result of the game. The weights are those whose softmax predicts the results best, by
cross-entropy; a tenth of the positions, of the last games, is held out and gives the losses above. The hand-written
values get the temperature that suits them best. In the trials one seat uses the weights and the others do not; all
compare moves by halving with equally many simulations, and every key is played from several seats. The policy is fitted
to what searches by the new values find about the moves of some positions.
"""


def write(training: Training, folder: Path) -> Path:
    """Write the report into a folder and return its path."""
    path = folder / REPORT
    path.write_text(page(training), "utf-8")
    return path


def page(training: Training) -> str:
    """Return the report as HTML."""
    plan = training.plan
    title = f"Training: {plan.game}"
    seats = ", ".join(map(str, plan.seats))
    facts = f"{plan.rounds} × {plan.games} games, seats {seats}, {plan.hidden} hidden units, seed {plan.seed}"
    parts = [
        f"<h1>{escape(title)}</h1><p class=soft>{escape(facts)}</p>",
        f"<h2>Rounds</h2>{_losses(training.rounds)}{_rounds(training.rounds)}",
        _policies(training.rounds),
        f"<h2>Predicted and happened</h2>{_calibration(training.rounds[-1])}",
        f"<h2>The greatest weights</h2>{_weights(training)}",
        f"<h2>How this was found</h2><p>{_METHOD}</p>",
    ]
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{escape(title)}</title>"
    return f"<!doctype html><html lang=en>{head}<style>{STYLE}</style>{''.join(parts)}</html>\n"


def share_won(won: list[float]) -> tuple[float, float]:
    """Return the mean share of the trials, 1 being fair, and the half-width of its 95 % interval."""
    if not won:
        return 1.0, float("inf")
    mean = sum(won) / len(won)
    return mean, 1.96 * sqrt(sum((one - mean) ** 2 for one in won) / len(won) / max(len(won) - 1, 1))


def _rounds(rounds: list[Round]) -> str:
    rows = []
    for number, one in enumerate(rounds, 1):
        mean, half = share_won(one.won)
        trials = f"{mean:.2f} ± {half:.2f}" if one.won else "none"
        rows.append([str(number), str(one.positions), f"{one.loss:.4f}", f"{one.loss_by_hand:.4f}", trials])
    return table(["round", "positions", "loss", "loss by hand", "won, of the fair share"], rows)


def _policies(rounds: list[Round]) -> str:
    """Return how well the policy of each round predicts searches; "" without policies."""
    rows = [
        [str(number), str(one.searched), f"{one.policy_loss:.4f}", f"{one.policy_loss_by_value:.4f}"]
        for number, one in enumerate(rounds, 1)
        if one.searched
    ]
    head = ["round", "positions searched", "loss", "loss by the value one step ahead"]
    return f"<h2>The policy</h2>{table(head, rows)}" if rows else ""


def _losses(rounds: list[Round]) -> str:
    figure, axes = new_figure(7.0, 2.4)
    numbers = list(range(1, len(rounds) + 1))
    axes.plot(numbers, [one.loss for one in rounds], "o-", label="learned")
    axes.plot(numbers, [one.loss_by_hand for one in rounds], "s--", label="hand-written")
    axes.set_xticks(numbers)
    axes.set_xlabel("round")
    axes.set_ylabel("cross-entropy")
    axes.legend()
    return svg(figure)


def _calibration(one: Round) -> str:
    figure, axes = new_figure(4.0, 4.0)
    axes.plot([0, 1], [0, 1], "--", color="#8a93a3")
    axes.plot([point[0] for point in one.curve], [point[1] for point in one.curve], "o-", color="#b5522b")
    axes.set_xlabel("predicted value")
    axes.set_ylabel("mean result")
    return svg(figure)


def _weights(training: Training) -> str:
    weights = training.weights
    pairs = sorted(zip(weights.linear, weights.features, strict=True), key=lambda pair: -abs(pair[0]))
    return table(["feature", "weight"], [[name, f"{weight:.4g}"] for weight, name in pairs[:_MOST_SHOWN]])
