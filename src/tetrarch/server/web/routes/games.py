"""The games with their options, their rules, and the levels of bots."""

from __future__ import annotations

from random import SystemRandom

from starlette.requests import Request
from starlette.responses import Response

from tetrarch import texts
from tetrarch._build import VERSION
from tetrarch.bots.levels import LEVELS, strength
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import Descriptor, find, list_games
from tetrarch.core.match.rulings import page_text
from tetrarch.core.setup.choices import check_setup, random_setup
from tetrarch.server import schemas
from tetrarch.server.bot_levels import DEFAULT_LEVEL
from tetrarch.server.learning.figures import figures_of
from tetrarch.server.refusals import Refused, refuse, to_refusal
from tetrarch.server.web.endpoints import NUMBER, TEXT, Endpoints
from tetrarch.server.web.http import MessageResponse, admit, body, query_number

endpoints = Endpoints()


@endpoints.get("/api/games", schemas.Games)
async def all_games(request: Request) -> Response:
    """The games with all that may be chosen, and the levels of bots."""
    levels = [schemas.LevelInfo(level.id, level.key, level.id == DEFAULT_LEVEL) for level in LEVELS]
    infos = [game_info(descriptor) for descriptor in list_games()]
    return MessageResponse(schemas.Games(infos, levels, list(LANGUAGES), VERSION))


def game_info(descriptor: Descriptor) -> schemas.GameInfo:
    options = []
    for option in descriptor.options:
        fields = option.describe()
        fields["ruling"] = descriptor.vocabulary.ruling(option.ruling)
        options.append(schemas.OptionInfo(**fields))  # type: ignore[arg-type]  # checked by the tests
    modules = [
        schemas.ModuleInfo(
            module.id,
            descriptor.vocabulary.ruling(module.ruling),
            module.reconstructed,
            list(module.seats),
            list(module.sides),
            module.automaton,
            list(module.options),
        )
        for module in descriptor.modules
    ]
    return schemas.GameInfo(
        descriptor.id,
        descriptor.version,
        list(descriptor.seats),
        options,
        modules,
        descriptor.reconstructed,
        [schemas.Strength(**row) for row in strength(descriptor.id)],
        descriptor.usual,
        [schemas.QuickInfo(one.id, one.seats, dict(one.options)) for one in descriptor.quick],
        [schemas.PresetInfo(one.id, dict(one.options), one.seats) for one in descriptor.presets],
    )


@endpoints.post("/api/games/{game}/setup", schemas.SetupCheck, body=schemas.SetupRequest)
async def setup(request: Request, game: str) -> Response:
    """Whether a set-up can be played, and what cannot be added to it."""
    await admit(request, "setup")
    descriptor, wanted = game_of(game), await body(request, schemas.SetupRequest)
    try:
        check = check_setup(descriptor, wanted.options, wanted.seats)
    except BadOption as error:
        refuse(error)
    return MessageResponse(
        schemas.SetupCheck(
            list(check.seats),
            None if check.error is None else to_refusal(check.error).to_message(),
            [
                schemas.BlockedChoice(
                    one.choice.option,
                    one.choice.value,
                    one.ruling,
                    [schemas.SetupChoice(other.option, other.value) for other in one.because],
                )
                for one in check.blocked
            ],
        )
    )


@endpoints.get("/api/games/{game}/surprise", schemas.SurpriseInfo, query={"seats": NUMBER})
def surprise(request: Request, game: str) -> Response:
    """A set-up by lot for a number of seats."""
    descriptor = game_of(game)
    seats = query_number(request, "seats", None) or descriptor.usual[0]
    return MessageResponse(schemas.SurpriseInfo(random_setup(descriptor, seats, SystemRandom())))


def game_of(game: str) -> Descriptor:
    """A game by the name in an address."""
    try:
        return find(game)
    except BadOption:
        raise Refused("not_found") from None


@endpoints.get("/api/games/{game}/rules", schemas.Rules, query={"lang": TEXT})
def rules(request: Request, game: str) -> Response:
    """The rules of a game in a language."""
    descriptor = game_of(game)
    lang = texts.supported_language(request.query_params.get("lang", "en"))
    page = page_text(descriptor.rulebook(), lang)
    rulings = [
        schemas.RulingInfo(ruling.id, ruling.section, ruling.title, ruling.text)
        for ruling in descriptor.rulings(lang).values()
    ]
    return MessageResponse(schemas.Rules(descriptor.id, lang, page, rulings))


@endpoints.get("/api/games/{game}/figures", schemas.Figures)
def figures(request: Request, game: str) -> Response:
    """The figures of a game's rules."""
    return MessageResponse(figures_of(game_of(game).id))
