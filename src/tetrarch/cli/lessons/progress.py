"""How far a lesson has come at this machine."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tetrarch.cli.local_game import state_folder
from tetrarch.lessons.script import Script


class LessonProgress:
    """A small file beside the saved games. Where it cannot be read or written, the lesson goes on without."""

    def __init__(self, script: Script) -> None:
        self.path = state_folder() / "lessons" / f"{script.game}-{script.id}.json"
        self.answers: list[str] = []
        self.done = False
        try:
            doc = json.loads(self.path.read_text(encoding="utf-8"))
            self.answers = [str(answer) for answer in doc["answers"]]
            self.done = bool(doc["done"])
        except (OSError, ValueError, KeyError, TypeError):
            pass  # there is none, or it is damaged: from the beginning

    def keep(self, answers: Sequence[str], done: bool) -> None:
        """Write down the answers given; a lesson once finished stays so."""
        self.answers, self.done = list(answers), self.done or done
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.with_name(self.path.name + ".new")
            beside.write_text(json.dumps({"answers": self.answers, "done": self.done}), encoding="utf-8")
            beside.replace(self.path)
        except OSError:
            pass
