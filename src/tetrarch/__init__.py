"""Tetrarch: Kingsburg, The Castles of Burgundy, Council of Four and Kingdom Builder in one engine."""

from tetrarch import _pure  # noqa: F401  (first of all: TETRARCH_PURE=1 must hold for every import below)

# isort: split

from tetrarch import texts
from tetrarch._build import VERSION as __version__
from tetrarch.core.engine.kernel import CHANCE, Game, State
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.creation import Verdict, from_json, new, replay, verify
from tetrarch.core.match.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    BadToken,
    GameError,
    IllegalAction,
    NotYourTurn,
    RulesFault,
    StaleVersion,
    UndoRefused,
)
from tetrarch.core.match.match import GameEvent, Match, Move, Question, RecordEntry, ScoreLine
from tetrarch.core.match.options import Option
from tetrarch.core.match.phrase import Catalogue
from tetrarch.core.match.registry import Descriptor, ModuleInfo, find, list_games, register
from tetrarch.core.match.rulings import Ruling

__all__ = [
    "CHANCE",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadToken",
    "Descriptor",
    "Game",
    "GameError",
    "GameEvent",
    "IllegalAction",
    "Match",
    "ModuleInfo",
    "Move",
    "NotYourTurn",
    "Option",
    "Question",
    "RecordEntry",
    "Rng",
    "RulesFault",
    "Ruling",
    "ScoreLine",
    "StaleVersion",
    "State",
    "UndoRefused",
    "Verdict",
    "__version__",
    "find",
    "from_json",
    "list_games",
    "new",
    "register",
    "replay",
    "verify",
]

Catalogue.format = texts.format
