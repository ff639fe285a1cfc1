"""Sessions, games, rules, health."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tetrarch import texts
from tetrarch._build import VERSION
from tetrarch.bots.levels import LEVELS, strength
from tetrarch.core.errors import BadOption
from tetrarch.core.registry import Descriptor, find, games
from tetrarch.core.rulings import LANGUAGES
from tetrarch.server import schemas
from tetrarch.server.accounts import digest_of
from tetrarch.server.http import (
    Wire,
    admit,
    body,
    core_of,
    forgotten,
    remembered,
    session,
    someone,
    token,
    who,
)
from tetrarch.server.levels import DEFAULT
from tetrarch.server.openapi import described
from tetrarch.server.refusals import Refused

router = APIRouter()


@router.post("/api/session", **described(schemas.SessionRequest, schemas.Session))
async def sign_in(request: Request) -> Response:
    """Become a guest with a name; who is signed in already stays who they are, under the old name."""
    await admit(request, "session")
    core = core_of(request)
    wanted = await body(request, schemas.SessionRequest)
    user = await who(request)
    if user is not None:
        return Wire(session(user))
    user, secret = await core.accounts.sign_in(wanted.name)
    return remembered(request, Wire(session(user), 201), secret)


@router.get("/api/session", **described(None, schemas.Session))
async def me(request: Request) -> Response:
    """Who I am."""
    user = await who(request)
    if user is None:
        raise Refused("not_signed_in")
    return Wire(session(user))


@router.patch("/api/session", **described(schemas.SessionRequest, schemas.Session))
async def rename(request: Request) -> Response:
    """Another name."""
    user = await someone(request)
    wanted = await body(request, schemas.SessionRequest)
    return Wire(session(await core_of(request).accounts.rename(user, wanted.name)))


@router.delete("/api/session", **described(None, None))
async def sign_out(request: Request) -> Response:
    """Forget me on this device."""
    await someone(request)
    core = core_of(request)
    secret = token(request) or ""
    await core.accounts.sign_out(secret)
    core.rooms.cut(digest_of(secret))
    return forgotten(request)


@router.get("/api/games", **described(None, schemas.Games))
async def all_games(request: Request) -> Response:
    """The games with all that may be chosen, and the levels of bots."""
    levels = [schemas.LevelInfo(level.id, level.key, level.id == DEFAULT) for level in LEVELS]
    infos = [game_info(descriptor) for descriptor in games()]
    return Wire(schemas.Games(infos, levels, list(LANGUAGES), VERSION))


def game_info(descriptor: Descriptor) -> schemas.GameInfo:
    options = []
    for option in descriptor.options:
        fields = option.describe()
        fields["ruling"] = descriptor.words.ruling(option.ruling)
        options.append(schemas.OptionInfo(**fields))  # type: ignore[arg-type]  # checked by the tests
    modules = [
        schemas.ModuleInfo(
            module.id,
            descriptor.words.ruling(module.ruling),
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


@router.get("/api/games/{game}/rules", **described(None, schemas.Rules))
def rules(game: str, lang: str = "en") -> Response:
    """The rules of a game in a language."""
    try:
        descriptor = find(game)
    except BadOption:
        raise Refused("not_found") from None
    spoken = texts.spoken(lang)
    page = descriptor.rulebook().joinpath(f"{spoken}.md").read_text(encoding="utf-8")
    rulings = [
        schemas.RulingInfo(ruling.id, ruling.section, ruling.title, ruling.text)
        for ruling in descriptor.rulings(spoken).values()
    ]
    return Wire(schemas.Rules(descriptor.id, spoken, page, rulings))
