"""Legal moves listed for people, and what people type read as a move."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from tetrarch.cli.screen import Screen
from tetrarch.core.match.match import Move
from tetrarch.core.match.phrase import Phrase
from tetrarch.core.match.vocabulary import Kind, Vocabulary

MAX_LINES_OF_A_KIND = 6  # moves of a kind that get a line each


@dataclass(frozen=True)
class UnreadableInput(Phrase):
    """Why an input is no move, and what to type instead."""


def sort_by_kind(moves: Sequence[Move]) -> list[Move]:
    """Moves as they are listed and numbered: kind by kind."""
    return sorted(moves, key=lambda move: move.action & 0xFF)


def show_moves(screen: Screen, moves: Sequence[Move]) -> None:
    """All moves with their numbers: a line each for a few of a kind, columns for many."""
    kinds = dict.fromkeys(move.key for move in moves)
    for key in kinds:
        group = [(number, move) for number, move in enumerate(moves, 1) if move.key == key]
        if len(group) <= MAX_LINES_OF_A_KIND:
            for number, move in group:
                show_move(screen, f"{number:>4}  {move.text(screen.lang)}", move.token)
        else:
            verb = group[0][1].token.partition(":")[0]
            print(f"      {screen.text(f'{key}.many')}:  {screen.dim(f'{verb}:...')}")
            show_columns(screen, [(n, screen.text(f"{key}.short", **move.args)) for n, move in group])


def show_move(screen: Screen, text: str, token: str) -> None:
    """A move in a sentence; a long one goes on below itself."""
    if len(text) + len(token) + 2 <= screen.width:
        print(f"{text}  {screen.dim(token)}")
    else:
        print(
            textwrap.fill(f"{text}  {token}", screen.width, subsequent_indent=" " * 6, break_on_hyphens=False)
        )


def show_columns(screen: Screen, items: Sequence[tuple[int, str]]) -> None:
    """Short labels side by side, read row by row; a label longer than most takes the room of two."""
    lengths = sorted(len(label) for _, label in items)
    slot = lengths[len(lengths) * 3 // 4] + 8
    line, used = "", 0
    for number, label in items:
        room = -(-(len(label) + 8) // slot) * slot
        if used + room - 2 > screen.width and line:
            print(line.rstrip())
            line, used = "", 0
        line += f"{screen.dim(f'{number:>4}')}  {label:{room - 6}}"
        used += room
    print(line.rstrip())


def read_move(text: str, moves: Sequence[Move], vocabulary: Vocabulary) -> str | UnreadableInput:
    """The token that an input means, legal or not; or why it can't be read."""
    typed = text.casefold()
    text = text if len(text) <= 40 else f"{text[:40]}..."
    if typed.isdecimal():
        number = int(typed[:9])
        if 1 <= number <= len(moves):
            return moves[number - 1].token
        return UnreadableInput("terminal-no-number", {"number": text, "most": len(moves)})
    for move in moves:
        if move.token.casefold() == typed:
            return move.token
    matches = [move.token for move in moves if move.token.partition(":")[2].casefold() == typed]
    if len(matches) > 1:
        return UnreadableInput("terminal-ambiguous", {"input": text, "moves": ", ".join(matches)})
    return matches[0] if matches else read_illegal_move(typed, text, moves, vocabulary)


def read_illegal_move(
    typed: str, text: str, moves: Sequence[Move], vocabulary: Vocabulary
) -> str | UnreadableInput:
    """A move that is not among the legal ones: with its verb, or of the one kind that could be meant."""
    verb, colon, rest = typed.partition(":")
    own = [kind for kind in vocabulary.kinds.values() if not kind.chance]
    if colon or any(kind.verb == verb and not kind.operands for kind in own):
        kinds = [kind for kind in own if kind.verb == verb]
    else:
        verbs = {move.token.partition(":")[0] for move in moves}
        kinds, rest = [kind for kind in own if kind.verb in verbs], typed
    tokens = [token for kind in kinds if (token := read_operands(kind, rest)) is not None]
    if len(tokens) == 1:
        return tokens[0]
    known = [move.token for move in moves]
    near = get_close_matches(typed, [name for token in known for name in (token.casefold(), token)], 3, 0.7)
    near = [token for token in known if token in near or token.casefold() in near]
    if near:
        return UnreadableInput("terminal-near", {"input": text, "moves": ", ".join(near)})
    return UnreadableInput("terminal-unread", {"input": text, "example": known[0]})


def read_operands(kind: Kind, rest: str) -> str | None:
    """A kind's token with operands as they are spelled, whatever case they were typed in."""
    parts = rest.split("-") if rest else []
    if len(parts) != len(kind.operands):
        return None
    spelled = []
    for part, names in zip(parts, kind.operands.values(), strict=True):
        name = next((name for name in names.names if names.same(name.casefold(), part)), None)
        if name is None:
            return None
        spelled.append(name)
    return f"{kind.verb}:{'-'.join(spelled)}" if spelled else kind.verb
