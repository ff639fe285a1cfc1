"""The corpus: finished games with every kind of set-up, kept as records. A changed rule shows here first.

    python tests/corpus/games.py            makes the files of all games anew
    python tests/corpus/games.py kingsburg  of one

Before release 1.0 that is what to do after a change that is meant; from then on a file stays for good, and
a version of the rules gets one of its own.
"""

from __future__ import annotations

import lzma
import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
COUNT = 400
END = "%\n"  # between two records


def path(game: str) -> Path:
    return HERE / f"{game}.tet.xz"


@cache
def records(game: str) -> list[str]:
    """The records of a game."""
    return lzma.decompress(path(game).read_bytes()).decode().split(END)


def played(game: str) -> Iterator[str]:
    """Records of new games: random set-ups, each seat played at random or by the heuristic."""
    from laws.subjects import SUBJECTS
    from tetrarch.bots.factory import make_bot
    from tetrarch.core.engine.rng import Rng

    subject = next(subject for subject in SUBJECTS if subject.id == game)
    for seed in range(COUNT):
        match = subject.match(seed)
        rng = random.Random(seed)
        players = [make_bot(rng.choice(["random", "greedy"]), seed) for _ in range(match.game.seats)]
        while (seat := match.seat) is not None:
            match.play(players[seat].choose(match.game, match.state, seat, Rng(rng.getrandbits(60))), seat)
        yield match.record()


def main(games: list[str]) -> None:
    sys.path.insert(0, str(HERE.parent))
    import tetrarch

    for game in games or [descriptor.id for descriptor in tetrarch.list_games()]:
        text = END.join(played(game))
        path(game).write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
        print(f"{game}: {COUNT} games, {path(game).stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
