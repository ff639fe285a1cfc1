"""What must be true of every lesson, found by taking it."""

from __future__ import annotations

from collections.abc import Iterator

from tetrarch import texts
from tetrarch.bots.levels import BY_ID
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.vocabulary import Vocabulary
from tetrarch.lessons.lesson import READ_ON, Lesson, field_of
from tetrarch.lessons.script import Script, Step, fits

MAX_BRANCHES = 4  # other moves that are tried at a step


def problems(script: Script) -> list[str]:
    """What is wrong with a lesson when it is taken as it is meant."""
    found = [
        f"there is no text {key}" for key in script.keys if any(missing(key, lang) for lang in LANGUAGES)
    ]
    if script.play_on.level not in BY_ID:
        found.append(f"there is no level {script.play_on.level}")
    lesson = Lesson(script)
    while (step := lesson.step) is not None:
        wrong = list(step_problems(lesson, step))
        found += [f"{step.id}: {what}" for what in wrong]
        if any("legal" in what or "no field" in what for what in wrong):
            return found  # it leads no further
        lesson.skip()
    return found + [f"the others could not answer {token}" for token in lesson.unplayed]


def step_problems(lesson: Lesson, step: Step) -> Iterator[str]:
    view = lesson.match.view(lesson.scene.learner)
    fields = [point for point in step.point if ":" not in point]
    for name in [*fields, *(step.args or {}).values(), *([step.until] if step.until else [])]:
        try:
            field_of(view, name)
        except KeyError as error:
            yield str(error)
            return
    vocabulary = lesson.match.descriptor.vocabulary
    yield from (
        f"nothing is called {name}" for name in step.point if ":" in name and not exists(name, vocabulary)
    )
    text = lesson.text
    assert text is not None
    for lang in LANGUAGES:
        args = tuple((name, texts.fluent_value(value)) for name, value in text.args.items())
        said, wrong = texts.format_with_errors(text.key, args, lang)
        yield from (f"{lang}: {what}" for what in wrong)
        if "{" in said:
            yield f"{lang}: {said}"
    if step.moves:
        yield from move_problems(lesson, step)


def move_problems(lesson: Lesson, step: Step) -> Iterator[str]:
    legal = [move.token for move in lesson.moves]
    good = lesson.good_moves
    yield from (
        f"{pattern} is not legal" for pattern in step.moves if not any(fits(t, (pattern,)) for t in legal)
    )
    targets = {target for move in good for target in move.targets}
    if step.span == 1 and targets and len(good) <= MAX_BRANCHES and not targets & set(step.point):
        yield f"it points at none of {sorted(targets)}"
    for token in legal:
        if not step.goes_on(token) and step.attribute_for(token) is None:
            yield f"nothing is said to {token}"


def exists(name: str, vocabulary: Vocabulary) -> bool:
    """Whether a target's name can mean something on the board: `cell:D4`, `slot:3-bank`."""
    kind, _, rest = name.partition(":")
    for one in vocabulary.kinds.values():
        for target in one.target.split():
            word, _, keys = target.partition(":")
            operands = [one.operands[key] for key in (keys or word).split("-")]
            parts = rest.split("-")
            if word == kind and len(parts) == len(operands):
                if all(part in names.names for part, names in zip(parts, operands, strict=True)):
                    return True
    return False


def missing(key: str, lang: str) -> bool:
    """Whether a language has no such text; what its arguments are is seen when the step is reached."""
    _, wrong = texts.format_with_errors(key, (), lang)
    return any("there is no message" in what for what in wrong)


def branches(script: Script) -> Iterator[list[str]]:
    """Answers that leave the way that is meant at one step, and come to its next step."""
    lesson = Lesson(script)
    while (step := lesson.step) is not None:
        for move in lesson.good_moves[:MAX_BRANCHES] if step.moves else []:
            yield [*lesson.answers, move.token]
        lesson.skip()


def answer_of(lesson: Lesson, choice: int) -> str:
    """One of the answers that go on."""
    good = lesson.good_moves
    return good[choice % len(good)].token if good else READ_ON
