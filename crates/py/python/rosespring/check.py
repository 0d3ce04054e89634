"""Runs the checkers of other APIs that are installed: `python -m rosespring check`."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import sys
import traceback
import warnings
from collections.abc import Callable
from typing import Any

from rosespring import games

#: Number of steps of each environment that PettingZoo's checkers play.
CYCLES = 300
#: Number of games that OpenSpiel's checker plays, by each of the rules.
SIMULATIONS = 1


def run() -> dict[str, str]:
    """Returns the outcome of each checker, `passed` or `failed`, or that it was not run because its
    library is not installed. Each runs over all games, that of Ray over one job.

    The fault of a checker is written to standard error.
    """
    return {name: _outcome(library, check) for name, library, check in CHECKS}


def _outcome(library: str, check: Callable[[], None]) -> str:
    if importlib.util.find_spec(library) is None:
        return f"not run: {library} is not installed"
    try:
        check()
    except Exception:  # A checker may raise anything.
        traceback.print_exc(file=sys.stderr)
        return "failed"
    return "passed"


def _of_all_games(check: Callable[[str], None]) -> Callable[[], None]:
    def check_all() -> None:
        for rules in games():
            check(rules)

    return check_all


def _check_env(rules: str) -> None:
    from gymnasium.utils.env_checker import check_env

    from rosespring.gym import TablesEnv

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # An environment that no registry has made cannot be made again to look at its renderings.
        check_env(TablesEnv(rules), skip_render_check=True)


def _api_test(rules: str) -> None:
    from pettingzoo.test import api_test

    _quietly(api_test, _aec(rules), num_cycles=CYCLES)


def _seed_test(rules: str) -> None:
    from pettingzoo.test import seed_test

    _quietly(seed_test, lambda: _aec(rules), num_cycles=CYCLES)


def _aec(rules: str) -> Any:
    from rosespring.pettingzoo import env

    return env(rules)


def _random_sim_test(rules: str) -> None:
    import pyspiel

    import rosespring.openspiel  # noqa: F401 - registers the game

    game = pyspiel.load_game("rosespring", {"rules": rules})
    _quietly(pyspiel.random_sim_test, game, num_sims=SIMULATIONS, serialize=True, verbose=False)


def _two_nodes() -> None:
    from rosespring.cluster import check_two_nodes

    _quietly(check_two_nodes)


def _quietly(check: Callable[..., object], *arguments: Any, **options: Any) -> None:
    """Calls a checker without what it prints, so that standard output has the outcomes alone."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        # PettingZoo warns of names and spaces that it did not expect, and passes them.
        warnings.simplefilter("ignore")
        check(*arguments, **options)


#: The name of each checker, its library, and the function that runs it.
CHECKS: list[tuple[str, str, Callable[[], None]]] = [
    ("gymnasium.check_env", "gymnasium", _of_all_games(_check_env)),
    ("pettingzoo.api_test", "pettingzoo", _of_all_games(_api_test)),
    ("pettingzoo.seed_test", "pettingzoo", _of_all_games(_seed_test)),
    ("openspiel.random_sim_test", "pyspiel", _of_all_games(_random_sim_test)),
    ("ray.two_nodes_one_killed", "ray", _two_nodes),
]
