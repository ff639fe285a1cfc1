"""The catalogues: the same messages in every language, none missing, none idle, none that fails to format."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tetrarch
from tetrarch import texts
from tetrarch.bots.levels import LEVELS
from tetrarch.core.engine.kernel import Step
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match import errors
from tetrarch.core.match.match import Phrase
from tetrarch.core.match.options import Pick, Several
from tetrarch.core.match.registry import AnyGame, Descriptor
from tetrarch.core.match.vocabulary import Names
from tetrarch.lessons.catalogue import find_lesson, lesson_names

ROOT = Path(__file__).resolve().parents[1]
LOCALES = ROOT / "src" / "tetrarch" / "locales"
CASES = {"gen", "acc", "ins", "loc", "dat", "a", "start"}  # attributes for one language's grammar
FEW_ROWS, MANY_ROWS = 40, 400  # most formatted messages for each key
MODES = {"teams", "solo", "chateauma"}  # ways to play, which do not go with all other modules
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 14, 22, 25, 101, 112)


class Parts(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    """What a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def parts(pattern: ast.Pattern) -> Parts:
    found = Parts()
    found.visit(pattern)
    return found


@cache
def entries(lang: str, domain: str) -> tuple[dict[str, ast.Pattern], dict[str, ast.Pattern]]:
    """Messages, attributes among them as `id.attribute`, and terms."""
    messages: dict[str, ast.Pattern] = {}
    terms: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse((LOCALES / lang / f"{domain}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{domain}: cannot be read: {entry.content[:80]}"
        if isinstance(entry, ast.Term):
            assert entry.id.name not in terms
            terms[entry.id.name] = entry.value
        elif isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{lang}: {entry.id.name} stands twice"
            messages[entry.id.name] = entry.value
            for attribute in entry.attributes:
                messages[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return messages, terms


@cache
def variables(lang: str, domain: str, key: str) -> set[str]:
    """The arguments that a message takes, those of the messages it mentions included."""
    found = parts(entries(lang, domain)[0][key])
    return found.variables.union(*(variables(lang, domain, other) for other in found.messages))


def keys(lang: str, domain: str) -> set[str]:
    return {key for key in entries(lang, domain)[0] if key.partition(".")[2] not in CASES}


def everything() -> list[tuple[str, str]]:
    return [(domain, key) for domain in texts.domains() for key in sorted(keys("en", domain))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", texts.domains())
def test_every_language_has_the_same_messages_with_the_same_arguments(lang: str, domain: str) -> None:
    assert keys(lang, domain) == keys("en", domain)
    assert set(entries(lang, domain)[1]) == set(entries("en", domain)[1])
    for key in keys("en", domain):
        assert variables(lang, domain, key) == variables("en", domain, key), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", texts.domains())
def test_messages_mention_only_what_there_is_and_no_functions(lang: str, domain: str) -> None:
    messages, terms = entries(lang, domain)
    used: set[str] = set()
    for key, pattern in [*messages.items(), *terms.items()]:
        found = parts(pattern)
        assert found.messages <= set(messages) and found.terms <= set(terms), key
        assert found.functions == set(), f"{key}: the browser and Python must format alike"
        used |= found.terms
    assert used == set(terms), "a term that nothing mentions"


def test_a_file_holds_the_messages_that_its_name_begins() -> None:
    for domain, key in everything():
        assert texts.domain(key) == domain, key
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)
    for lang in LANGUAGES:
        assert {path.stem for path in (LOCALES / lang).iterdir()} == set(texts.domains())


def test_no_two_files_share_a_term() -> None:
    terms = [term for domain in texts.domains() for term in entries("en", domain)[1]]
    assert len(terms) == len(set(terms)), "the browser may put all files into one bundle"


# which messages there must be


def base_and_modules(descriptor: Descriptor) -> Iterator[AnyGame]:
    """The base game, and each module that can be played alone."""
    yield descriptor.game(descriptor.usual[0], {})[0]
    for module in descriptor.modules:
        seats = module.seats[0] if module.seats else descriptor.usual[0]
        with suppress(errors.BadOption):
            yield descriptor.game(seats, {"modules": [module.id]})[0]


def asked(descriptor: Descriptor) -> set[str]:
    """The steps that are questions; the others are bookkeeping."""
    named = (
        zip(game.steps, descriptor.vocabulary.steps, strict=False) for game in base_and_modules(descriptor)
    )
    return {words.name for row in named for step, words in row if type(step).legal is not Step.legal}


def derived(descriptor: Descriptor) -> Iterator[str]:
    """The keys that follow from a game's words."""
    vocabulary, id = descriptor.vocabulary, descriptor.id
    yield from (f"{id}-name", f"{id}-name.help", f"{id}-event-score", f"{id}-event-undone")
    yield from (f"{id}-automaton" for module in descriptor.modules if module.automaton)
    for quick in descriptor.quick:
        yield from (f"{id}-quick-{quick.id}", f"{id}-quick-{quick.id}.help")
    for preset in descriptor.presets:
        yield from (f"{id}-preset-{preset.id}", f"{id}-preset-{preset.id}.help")
    for option in descriptor.options:
        yield from (f"{id}-option-{option.id}", f"{id}-option-{option.id}.help")
        if isinstance(option, Pick | Several):
            yield f"{id}-option-{option.id}.value"
        if isinstance(option, Several) and option.suffixes:
            yield f"{id}-option-{option.id}.turned"
    if descriptor.modules:
        yield f"{id}-option-modules.about"
    for kind in vocabulary.kinds.values():
        key = f"{id}-move-{kind.verb.lstrip('~')}"
        yield from [key] if kind.chance else [key, f"{key}.short", f"{key}.many"]
        if kind.role == "lapse":
            yield f"{key}.left"
    yield from (f"{id}-ask-{name}" for name in asked(descriptor))
    yield from (f"{id}-event-{event.name}" for event in vocabulary.events.values())
    yield from (f"{id}-source-{source.name}" for source in vocabulary.sources)
    yield from (f"{id}-part-{part}" for game in base_and_modules(descriptor) for part in game.term_names)


def required() -> set[str]:
    found = {key for descriptor in tetrarch.list_games() for key in derived(descriptor)}
    found |= {f"undo-{reason}" for reason in errors.UNDO_REASONS}
    found |= {level.key for level in LEVELS}
    lessons = [(game.id, name) for game in tetrarch.list_games() for name in lesson_names(game.id)]
    found |= {key for game, name in lessons for key in find_lesson(game, name).keys}
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    found |= {f"error-{kind.__name__}" for kind in kinds if kind is not errors.GameError}
    return found


def test_every_message_that_can_be_asked_for_is_there() -> None:
    there = {key for _, key in everything()}
    assert required() - there == set()


def test_no_message_is_idle() -> None:
    """Each follows from a game's words, stands in the sources, or is mentioned by one that does."""
    sources = [path for top in ("src/tetrarch", "web/src") for path in (ROOT / top).rglob("*.*")]
    sources = [path for path in sources if path.suffix in (".py", ".ts", ".svelte")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    literal = set(re.findall(r"[a-z_]+(?:-[A-Za-z0-9_]+)+(?:\.[a-z]+)?", text))
    short = set(re.findall(r"translate\(\s*[\"']([a-z.-]+)[\"']", text))
    literal |= {f"{game.id}-{key}" for game in tetrarch.list_games() for key in short}
    literal |= {f"seat-name.{form}" for form in ("bot", "you")}
    literal |= {f"terminal-help-{name}" for name in texts_of_commands()}
    used = required() | literal
    used |= {f"{key}.plain" for key in used}
    used |= {f"{key}.help" for key in used if "_legend-" in key}  # the sentence about a sign
    used |= {f"{key}.alt" for key in used if "_rules-figure-" in key}  # a figure for those who cannot see it
    used |= {key for descriptor in tetrarch.list_games() for key in coached(descriptor)}
    for _ in range(4):
        used |= {other for domain, key in everything() if key in used for other in mentioned(domain, key)}
    assert sorted(key for _, key in everything() if key not in used) == []


def coached(descriptor: Descriptor) -> Iterator[str]:
    """What the coach may speak of: questions, kinds of moves, and these with the thing they are about."""
    yield from (f"{descriptor.id}_coach-ask-{name}" for name in asked(descriptor))
    for kind in descriptor.vocabulary.kinds.values():
        yield f"{descriptor.id}_coach-do-{kind.verb}"
        for names in kind.operands.values():
            for thing in [*names.names, "livestock", "monastery"]:
                yield f"{descriptor.id}_coach-{kind.verb}-{thing}"


def texts_of_commands() -> tuple[str, ...]:
    from tetrarch.cli.session import COMMANDS

    return COMMANDS


def mentioned(domain: str, key: str) -> set[str]:
    return {other for lang in LANGUAGES for other in parts(entries(lang, domain)[0][key]).messages}


def test_what_is_said_beside_a_place_needs_no_coordinates() -> None:
    """A question, move or event that names a space has words without it, for boards without coordinates."""
    naming = {"cell", "from"}
    games = {game.id for game in tetrarch.list_games()}
    for lang in LANGUAGES:
        for domain, key in everything():
            if domain not in games or not re.fullmatch(rf"{domain}-(ask|move|event)-\w+", key):
                continue
            messages = entries(lang, domain)[0]
            if "cell" in (words := parts(messages[key]).variables) or key.endswith("-ask-land"):
                assert f"{key}.plain" in messages, (lang, key, words)
                assert not naming & parts(messages[f"{key}.plain"]).variables, (lang, key)


# formatting


VALUES: dict[str, tuple[object, ...]] = {
    "you": ("yes", "no"),
    "other_you": ("yes", "no"),
    "way": ("gain", "loss"),
    "edition": (1, 2),
    "beside": ("none", *tetrarch.find("kingdom_builder").vocabulary.kinds[2].operands["tile"].names),
    "terrain": ("grass", "flower", "forest", "canyon", "desert", "water", "mountain", "castle", "location"),
    "held": ("ready", "used", "fresh", "gone", "lost_ready"),
    "ruling": ("none", "KB-7"),
    "turn": ("0", "180"),
    "place": ("top_left", "top_right", "bottom_left", "bottom_right"),
}
COUNTS = (
    "left",
    "points",
    "supply",
    "cards",
    "draws",
    "count",
    "number",
    "round",
    "most",
    "least",
    "shown",
    "all",
    "coins",
    "assistants",
    "gold",
    "steps",
    "stars",
    "roads",
    "price",
    "owed",
    "mains",
    "workers",
    "silver",
    "tiles",
    "size",
    "inns",
    "empty",
    "wood",
    "stone",
    "plus2",
    "tokens",
    "soldiers",
    "change",
    "more",
    "target",
    "total",
    "bid",
)


def named(domain: str, name: str) -> tuple[object, ...]:
    """Values that an argument can have."""
    if name in COUNTS:
        return NUMBERS
    if domain in {game.id for game in tetrarch.list_games()}:
        vocabulary = tetrarch.find(domain).vocabulary
        if name == "source":
            return tuple(source.name for source in vocabulary.sources)
        all_operands = [
            *(event.operands for event in vocabulary.events.values()),
            *(kind.operands for kind in vocabulary.kinds.values()),
            *(step.operands for step in vocabulary.steps),
        ]
        found: dict[str, Names] = {key: names for operands in all_operands for key, names in operands.items()}
        if name in found and name not in VALUES:
            return found[name].names[:12]
    return VALUES.get(name, ("Ania",))


def grid(domain: str, key: str, most: int) -> Iterator[dict[str, object]]:
    """All combinations of values, or where there are too many a few for every value."""
    names = sorted(variables("en", domain, key))
    values = [named(domain, name) for name in names]
    if prod(map(len, values)) <= most:
        rows = list(product(*values))
    else:
        rows = [tuple(v[n // (i + 1) % len(v)] for i, v in enumerate(values)) for n in range(most)]
    for row in rows:
        yield dict(zip(names, row, strict=True))


@pytest.mark.parametrize("most", [FEW_ROWS, pytest.param(MANY_ROWS, marks=pytest.mark.slow)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", texts.domains())
def test_every_message_formats_without_error(lang: str, domain: str, most: int) -> None:
    for key in keys(lang, domain):
        for args in grid(domain, key, most):
            text, wrong = texts.format_with_errors(key, tuple(args.items()), lang)
            said = text.strip() or "-tail-" in key  # the tail of a sentence may be nothing
            assert wrong == () and said and "{" not in text, (key, args, text, wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_an_option_has_its_own_words(lang: str) -> None:
    for game in tetrarch.list_games():
        for option in game.options:
            if isinstance(option, Pick | Several):
                values = [*option.values, *(["random"] if isinstance(option, Several) else [])]
                key = f"{game.id}-option-{option.id}.value"
                said = [texts.format(key, {"value": value}, lang) for value in values]
                assert len(set(said)) == len(said), said
        names = [module.id for module in game.modules]
        about = [texts.format(f"{game.id}-option-modules.about", {"value": name}, lang) for name in names]
        assert len(set(about)) == len(about), about


VARIANTS: dict[str, list[dict[str, Any]]] = {
    "kingsburg": [
        {"scenario": "goblin_valley"},
        {
            "scenario": "full_granaries",
            "rows_method": "draft",
            "governor_method": "auction",
            "whims_variant": "restoration",
        },
    ]
}


def plays() -> Iterator[tuple[str, dict[str, Any]]]:
    """The games to listen to: each as it is, and with all its modules."""
    for game in tetrarch.list_games():
        yield game.id, {}
        if game.modules:
            modules = [module.id for module in game.modules if module.id not in MODES]
            for more in VARIANTS.get(game.id, [{}]):
                yield game.id, {"modules": modules, **more}
    yield "castles_of_burgundy", {"modules": ["inns", "shields", "teams"]}
    yield "castles_of_burgundy", {"modules": ["shields", "solo", "vineyards"], "target": 5}
    others = ["extra_tiles", "border_posts", "white_castles", "trade_routes", "shields"]
    modifiers = ["covered", "built", "first", "extra_turns"]
    for more in ([], ["vineyards"]):
        yield (
            "castles_of_burgundy",
            {"modules": [*others, *more, "chateauma"], "chateauma_modifiers": modifiers},
        )


PLAYS = list(plays())
Said = tuple[str, tuple[tuple[str, Any], ...]]  # a key, and its arguments as the formatter takes them


@cache
def phrases_of(play: int) -> list[Said]:
    """Every phrase of a played game, once, with the arguments that the engine really gives."""
    game, options = PLAYS[play]
    seats = max(tetrarch.find(game).min_seats(options), 1 if "solo" in options.get("modules", []) else 3)
    match = tetrarch.new(game, seats=seats, seed=11, **options)
    rng = tetrarch.Rng(5)
    phrases: list[Phrase] = []
    while not match.over:
        assert match.question is not None
        moves = match.legal()
        phrases += [match.question, *moves]
        match.play(moves[rng.below(len(moves))])
    people = {"player": "Ania", "you": "no", "other_you": "no"}
    phrases += [Phrase(event.key, {**event.args, **people}) for event in match.events()]
    phrases += [line for seat in range(seats) for line in match.score_sheet(seat)]
    said = [
        (phrase.key, tuple((k, texts.fluent_value(v)) for k, v in phrase.args.items())) for phrase in phrases
    ]
    return list(dict.fromkeys(said))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("play", range(len(PLAYS)), ids=[game for game, _ in PLAYS])
def test_a_whole_game_speaks(lang: str, play: int) -> None:
    for key, args in phrases_of(play):
        text, wrong = texts.format_with_errors(key, args, lang)
        assert wrong == () and text, (key, args, wrong)


def test_polish_counts() -> None:
    said = {n: texts.format("kingdom_builder-table-supply", {"supply": n}, "pl") for n in (*NUMBERS, 40)}
    assert said == {
        0: "w zapasie 0 osad",
        1: "w zapasie 1 osada",
        2: "w zapasie 2 osady",
        3: "w zapasie 3 osady",
        4: "w zapasie 4 osady",
        5: "w zapasie 5 osad",
        11: "w zapasie 11 osad",
        12: "w zapasie 12 osad",
        14: "w zapasie 14 osad",
        22: "w zapasie 22 osady",
        25: "w zapasie 25 osad",
        101: "w zapasie 101 osad",
        112: "w zapasie 112 osad",
        40: "w zapasie 40 osad",
    }


def test_polish_selects_all_plural_forms() -> None:
    for domain in texts.domains():
        for key, pattern in entries("pl", domain)[0].items():
            for variants in selectors(pattern):
                if "one" in variants:
                    assert {"one", "few", "many", "other"} <= variants, key


def selectors(pattern: ast.Pattern) -> list[set[str]]:
    found: list[set[str]] = []

    class Selects(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            found.append({getattr(variant.key, "name", "") for variant in node.variants})
            self.generic_visit(node)

    Selects().visit(pattern)
    return found


def test_italian_and_polish_inflect_names() -> None:
    args = {"cell": "F12", "terrain": "forest", "beside": "oracle"}
    assert texts.format("kingdom_builder-move-b", args, "en") == "Build on F12 (forest, beside the oracle)"
    assert (
        texts.format("kingdom_builder-move-b", args, "it")
        == "Costruisci su F12 (foresta, accanto all'oracolo)"
    )
    assert texts.format("kingdom_builder-move-b", args, "pl") == "Zbuduj na F12 (las, obok wyroczni)"
    played = {"terrain": "flower", "player": "Ania", "you": "no"}
    assert texts.format("kingdom_builder-event-played", played, "pl") == "Ania zagrywa kartę pola kwiatowego."


# the formatter


def test_an_unknown_message_shows_its_key() -> None:
    assert texts.format("kingdom_builder-nothing", {"n": 3}, "it") == "kingdom_builder-nothing n=3"
    assert texts.format("kingdom_builder-name.nothing", {}, "it") == "kingdom_builder-name.nothing"


def test_languages_are_found_by_their_tags() -> None:
    tags = ("it", "it_CH.UTF-8", "pl-PL", "C", "", "de", "EN_gb")
    assert [texts.supported_language(tag) for tag in tags] == ["it", "it", "pl", "en", "en", "en", "en"]


def test_arguments_of_any_kind_become_text_or_numbers() -> None:
    assert [texts.fluent_value(value) for value in (3, 2.5, True, False, None, "x", ("a", "b"))] == [
        3,
        2.5,
        "yes",
        "no",
        "none",
        "x",
        "('a', 'b')",
    ]


def test_refusals_are_phrases() -> None:
    said = [
        texts.refusal(error).text("en")
        for error in (
            errors.IllegalAction("no", "KB-37"),
            errors.IllegalAction("no"),
            errors.StaleVersion("old", 12),
            errors.BadToken("'x' is nothing"),
            errors.UndoRefused("dice; back to one of [] is possible", "chance"),
            errors.UndoRefused("something else"),
        )
    ]
    assert said == [
        "That can't be played now, by rule KB-37.",
        "That can't be played now.",
        "The game has moved on: move 12 is asked now.",
        "This is not a move: 'x' is nothing",
        "Dice or cards have been drawn since: that can't be taken back.",
        "This can't be taken back.",
    ]


def test_importing_the_package_does_not_import_fluent() -> None:
    import subprocess
    import sys

    code = "import sys, tetrarch; print(any(name.startswith('fluent') for name in sys.modules))"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "False"
