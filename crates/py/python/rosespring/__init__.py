"""Gul bara, Gioul, Tawula and backgammon: rules, evaluation, and thousands of games at a time.

`Game` and `State` have the names of OpenSpiel: chance is player -1, the end is player -4, and one
step of one man is an action. `VecEnv` plays thousands of games at once. `Evaluator` values arrays of
positions by a net. `rollout`, `review` and `selfplay` are the long tasks. A `Job` is a longer one
that many machines share (`rosespring.cluster` gives it to Ray).

>>> import rosespring
>>> state = rosespring.Game("gul-bara").new_initial_state()
>>> state.apply_action(state.string_to_action("5-3"))  # White begins: 5 against 3.
>>> state.apply_action(state.string_to_action("6-5"))
>>> [state.action_to_string(action) for action in state.legal_actions()]
['24/19', '24/18']

A position is one row of 64 bytes (`numpy.int8`). Its layout is in `docs/python.md`.

>>> positions = rosespring.pack([state.position_id()])
>>> positions.shape, positions[0, 24]
((1, 64), np.int8(15))
"""

import sys

# Installers refuse an older version; a copied folder has none.
if sys.version_info < (3, 11):
    raise ImportError("rosespring needs Python 3.11 or later, and this is " + sys.version.split()[0])

from rosespring._native import VERSION as __version__
from rosespring._native import Game, State, games, presets
from rosespring.evaluation import Evaluator, Value, features
from rosespring.jobs import Job
from rosespring.positions import ids, observations, pack
from rosespring.tasks import SelfPlay, reasons, review, rollout, selfplay
from rosespring.vec_env import Ends, Legal, Step, VecEnv

__all__ = [
    "Ends",
    "Evaluator",
    "Game",
    "Job",
    "Legal",
    "SelfPlay",
    "State",
    "Step",
    "Value",
    "VecEnv",
    "__version__",
    "features",
    "games",
    "ids",
    "observations",
    "pack",
    "presets",
    "reasons",
    "review",
    "rollout",
    "selfplay",
]
