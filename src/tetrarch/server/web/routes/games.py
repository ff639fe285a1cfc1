"""The games with their options, their rules, and the levels of bots."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tetrarch import texts
from tetrarch._build import VERSION
from tetrarch.bots.levels import LEVELS, strength
from tetrarch.core.languages import LANGUAGES
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import Descriptor, find, list_games
from tetrarch.core.match.rulings import page_text
from tetrarch.server import schemas
from tetrarch.server.bot_levels import DEFAULT_LEVEL
from tetrarch.server.refusals import Refused
from tetrarch.server.web.endpoints import TEXT, Endpoints
from tetrarch.server.web.http import MessageResponse

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
    )


@endpoints.get("/api/games/{game}/rules", schemas.Rules, query={"lang": TEXT})
def rules(request: Request, game: str) -> Response:
    """The rules of a game in a language."""
    try:
        descriptor = find(game)
    except BadOption:
        raise Refused("not_found") from None
    lang = texts.supported_language(request.query_params.get("lang", "en"))
    page = page_text(descriptor.rulebook(), lang)
    rulings = [
        schemas.RulingInfo(ruling.id, ruling.section, ruling.title, ruling.text)
        for ruling in descriptor.rulings(lang).values()
    ]
    return MessageResponse(schemas.Rules(descriptor.id, lang, page, rulings))
