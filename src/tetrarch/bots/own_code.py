"""Code that somebody wrote: bots, evaluators and observers as `module:Class`, and what they raise."""

from __future__ import annotations

import traceback
from importlib import import_module
from types import TracebackType

from tetrarch.core.match.errors import BadOption, GameError

OURS = ("tetrarch", "importlib")


def load(what: str, module: str, name: str) -> object:
    """The thing of that name in an importable module."""
    try:
        return getattr(import_module(module), name)
    except Exception as err:  # whatever a module of somebody's own raises
        raise traced(BadOption(f"{what} {module}:{name} cannot be found: {err}"), err) from err


def make(what: str, module: str, name: str, *args: object) -> object:
    """An object of the class of that name."""
    kind = load(what, module, name)
    if not isinstance(kind, type):
        raise BadOption(f"{what} {module}:{name} must be a class")
    try:
        return kind(*args)
    except Exception as err:  # whatever a class of somebody's own raises
        raise traced(BadOption(f"{what} {module}:{name} cannot be made: {err}"), err) from err


def traced(error: GameError, cause: BaseException) -> GameError:
    """An error that also tells where in somebody's own code its cause was raised, if it was there."""
    tb = cause.__traceback__
    while tb is not None and is_ours(tb):
        tb = tb.tb_next
    if tb is not None:
        error.trace = "".join(traceback.format_exception(type(cause), cause, tb))
    return error


def is_ours(tb: TracebackType) -> bool:
    """Whether a line of a traceback is of this package, or of Python's way to import."""
    module = str(tb.tb_frame.f_globals.get("__name__"))
    return module.partition(".")[0] in OURS
