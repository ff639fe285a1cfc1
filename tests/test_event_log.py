"""The log tells all that happens: by how much, what there is now, why, and to whom, in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

import tetrarch
from tetrarch import texts
from tetrarch.core.match.match import GameEvent, Match

NAMES = ["Ania", "Ugo", "Ewa", "Leo"]


def played_at_random(game: str, seats: int, seed: int, **options: Any) -> Match:
    match = tetrarch.new(game, seats=seats, seed=seed, **options)
    rng = tetrarch.Rng(seed)
    while not match.over:
        moves = match.legal()
        match.play(moves[rng.below(len(moves))])
    return match


KINGSBURG = ["extra_rows", "alternate_rows", "governors", "destiny", "troop_tokens", "whims"]
BURGUNDY = ["extra_tiles", "border_posts", "white_castles", "trade_routes", "shields", "vineyards"]
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("kingsburg", 3, {"edition": 1}),
    ("kingsburg", 3, {"modules": KINGSBURG, "scenario": "goblin_valley"}),
    ("kingsburg", 4, {"modules": KINGSBURG, "scenario": "full_granaries"}),
    ("castles_of_burgundy", 2, {"modules": [*BURGUNDY, "chateauma"]}),
    ("castles_of_burgundy", 4, {"modules": ["inns", "shields", "teams"]}),
    ("castles_of_burgundy", 1, {"modules": ["solo", "vineyards"]}),
]
CHANGES = ("goods", "tokens", "soldiers", "silver", "workers")


def changes_of(match: Match) -> Iterator[tuple[GameEvent, tuple[Any, ...], int, int]]:
    """Every change that the log tells of: what of whom, by how much, and what there is then."""
    for event in match.events():
        args: Any = event.args
        if event.name in CHANGES and "way" in args:
            change = args["change"] * (1 if args["way"] == "gain" else -1)
            owner = match.game.side[event.seat] if event.name in ("silver", "workers") else event.seat
            yield event, (event.name, args.get("good"), owner), change, args["count"]
        elif event.name == "sent_home":
            yield event, ("soldiers", None, event.seat), -args["change"], args["count"]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_every_change_starts_from_what_the_last_one_left(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    match = played_at_random(game, seats, 4, **options)
    known: dict[tuple[Any, ...], int] = {}
    for event, what, change, count in changes_of(match):
        if what in known:
            assert known[what] + change == count, (event, known[what])
        known[what] = count
    view = match.view(None)
    for (name, good, owner), count in known.items():
        if name == "goods":
            assert view["goods"][owner].get(good, 0) == count
        elif name in ("soldiers", "silver", "workers"):
            assert view[name][owner] == count
    assert known, "something has changed"


@pytest.mark.parametrize("seed", range(3))
def test_councils_purses_are_told_to_the_end(seed: int) -> None:
    match = played_at_random("council_of_four", 3, seed)
    coins: dict[int, object] = {}
    assistants: dict[int, object] = {}
    for event in match.events():
        if event.name in ("coins", "assistants"):
            (coins if event.name == "coins" else assistants)[event.seat] = event.args["count"]
        elif event.name == "owed":
            assistants[event.seat] = event.args["count"]
        coins[event.seat] = event.args.get("coins", coins.get(event.seat))
        assistants[event.seat] = event.args.get("assistants", assistants.get(event.seat))
    view = match.view(None)
    assert coins == dict(enumerate(view["coins"])) and assistants == dict(enumerate(view["assistants"]))


def said(key: str, viewer: int | None = None, **args: object) -> list[str]:
    """An event of seat 0 in English, Italian and Polish."""
    event = GameEvent(key, args, key.partition("-event-")[2], 0)
    return [texts.event_text(event, NAMES, viewer, lang) for lang in ("en", "it", "pl")]


SENTENCES: list[tuple[str, dict[str, object], list[str]]] = [
    (
        "kingsburg-event-goods",
        {"good": "wood", "change": 2, "way": "gain", "count": 3, "cause": "none"},
        ["Ania gains 2 wood (now 3).", "Ania ottiene 2 legni (ora 3).", "Ania dostaje 2 drewna (teraz 3)."],
    ),
    (
        "kingsburg-event-goods",
        {"good": "gold", "change": 1, "way": "loss", "count": 0, "cause": "tax"},
        [
            "Ania pays 1 gold: Royal Tax (now 0).",
            "Ania paga 1 oro: Tassa Reale (ora 0).",
            "Ania oddaje 1 złoto: Królewski Podatek (teraz 0).",
        ],
    ),
    (
        "kingsburg-event-goods",
        {"good": "stone", "change": 5, "way": "loss", "count": 1, "cause": "defeat"},
        [
            "Ania loses 5 stone: defeat (now 1).",
            "Ania perde 5 pietre: sconfitta (ora 1).",
            "Ania traci 5 kamieni: porażka (teraz 1).",
        ],
    ),
    (
        "kingsburg-event-soldiers",
        {"change": 1, "way": "gain", "count": 2, "cause": "hired"},
        [
            "Ania recruits 1 soldier (now 2).",
            "Ania recluta 1 soldato (ora 2).",
            "Ania werbuje 1 żołnierza (teraz 2).",
        ],
    ),
    (
        "kingsburg-event-sent_home",
        {"change": 3, "count": 1},
        [
            "Ania sends 3 soldiers home and keeps 1 with the Captain.",
            "Ania manda a casa 3 soldati e ne tiene 1 con il Capitano.",
            "Ania odsyła do domu 3 żołnierzy, a dzięki Kapitanowi zatrzymuje 1 żołnierza.",
        ],
    ),
    (
        "kingsburg-event-boosted",
        {"change": 1, "way": "loss", "count": -1},
        [
            "Ania counts 1 less in this battle.",
            "Ania conta 1 in meno in questa battaglia.",
            "Ania: siła w tej bitwie maleje o 1.",
        ],
    ),
    (
        "kingsburg-event-score",
        {"source": "destroyed", "points": 3, "way": "loss"},
        [
            "Ania loses 3 points: Destroyed buildings.",
            "Ania perde 3 punti: Edifici distrutti.",
            "Ania traci 3 punkty: Zniszczone budynki.",
        ],
    ),
    (
        "kingsburg-event-placed",
        {"place": "smuggler", "edition": 1, "dice": "6-6", "white": "1", "token": 2, "market": "yes"},
        [
            "Ania influences the Smuggler with 6-6 and white 1, token +2, with the Market.",
            "Ania influenza il Contrabbandiere con 6-6 (bianchi: 1), gettone +2, con il Mercato.",
            "Ania wpływa na Przemytnika, kości: 6-6 (białe: 1), żeton +2, dzięki Targowi.",
        ],
    ),
    (
        "kingsburg-event-placed",
        {"place": "smuggler", "edition": 2, "dice": "6-6", "white": "none", "token": 0, "market": "no"},
        [
            "Ania influences the Spy with 6-6.",
            "Ania influenza la Spia con 6-6.",
            "Ania wpływa na Szpiega, kości: 6-6.",
        ],
    ),
    (
        "kingsburg-event-dice_changed",
        {"dice": "3-4-6", "white": "2"},
        [
            "Ania's dice now show 3-4-6 and white 2.",
            "I dadi di Ania ora mostrano 3-4-6 (bianchi: 2).",
            "Ania: kości pokazują teraz 3-4-6 (białe: 2).",
        ],
    ),
    (
        "kingsburg-event-stolen",
        {"other": 1, "good": "gold"},
        ["Ania steals 1 gold from Ugo.", "Ania ruba 1 oro a Ugo.", "Ania kradnie 1 złoto graczowi Ugo."],
    ),
    (
        "kingsburg-event-whim_laid",
        {"whim": 5, "place": "sergeant", "edition": 2},
        [
            "Whim 5 now covers the Sergeant.",
            "Il capriccio 5 ora copre il Sergente.",
            "Kaprys 5 zakrywa teraz Sierżanta.",
        ],
    ),
    (
        "kingsburg-event-row_chosen",
        {"row": "E"},
        [
            "Ania chooses the strip of row E.",
            "Ania sceglie la striscia della riga E.",
            "Ania wybiera pasek rzędu E.",
        ],
    ),
    (
        "kingsburg-event-strips_returned",
        {},
        [
            "No strip that fits is left: all go back and are drawn again.",
            "Non resta una striscia adatta: tornano tutte indietro e si pesca di nuovo.",
            "Nie został żaden pasujący pasek: wszystkie wracają i losuje się od nowa.",
        ],
    ),
    (
        "kingsburg-event-rows_laid",
        {"rows": "none"},
        [
            "Ania uses no alternative row.",
            "Ania non usa nessuna riga alternativa.",
            "Ania nie używa żadnego rzędu alternatywnego.",
        ],
    ),
    (
        "castles_of_burgundy-event-workers",
        {"change": 2, "way": "loss", "count": 1, "cause": "die"},
        [
            "Ania pays 2 workers to change the die (now 1).",
            "Ania paga 2 lavoratori per cambiare il dado (ora 1).",
            "Ania oddaje 2 robotników za zmianę kości (teraz 1).",
        ],
    ),
    (
        "castles_of_burgundy-event-workers",
        {"change": 2, "way": "gain", "count": 3, "cause": "none"},
        [
            "Ania gains 2 workers for a die (now 3).",
            "Ania ottiene 2 lavoratori in cambio di un dado (ora 3).",
            "Ania dostaje 2 robotników w zamian za kość (teraz 3).",
        ],
    ),
    (
        "castles_of_burgundy-event-silver",
        {"change": 1, "way": "gain", "count": 2, "cause": "sale"},
        [
            "Ania gains 1 silver coin: sale (now 2).",
            "Ania ottiene 1 moneta d'argento: vendita (ora 2).",
            "Ania dostaje 1 srebrnik: sprzedaż (teraz 2).",
        ],
    ),
    (
        "castles_of_burgundy-event-goods",
        {"depot": 3, "good": 4, "change": 2, "count": 5},
        [
            "Ania takes 2 red goods tiles from depot 3 (now 5).",
            "Ania prende 2 merci rosse dal deposito 3 (ora 5).",
            "Ania bierze 2 czerwone towary ze składu 3 (teraz 5).",
        ],
    ),
    (
        "castles_of_burgundy-event-area",
        {"colour": "building", "size": 4, "more": 1},
        [
            "Ania completes a town of 4 spaces; it counts as 1 space larger.",
            "Ania completa una città di 4 caselle, che vale 1 casella in più.",
            "Ania kończy miasto o wielkości 4 pól; dolicza się 1 pole.",
        ],
    ),
    (
        "castles_of_burgundy-event-posts",
        {"change": 2, "count": 3},
        [
            "Ania joins 2 pairs of border posts (now 3).",
            "Ania collega 2 coppie di posti di frontiera (ora 3).",
            "Ania łączy 2 pary posterunków granicznych (teraz 3).",
        ],
    ),
    (
        "castles_of_burgundy-event-gave",
        {"good": 2, "change": 1},
        [
            "Ania hands in 1 purple goods tile.",
            "Ania consegna 1 merce viola.",
            "Ania oddaje 1 fioletowy towar.",
        ],
    ),
    (
        "castles_of_burgundy-event-traded",
        {"tile": "goat3"},
        [
            "Ania trades 5 goods for a tile of the black depot, which goes into storage face down: 3 goats.",
            "Ania scambia 5 merci con una tessera del deposito nero, che va coperta nella scorta: 3 capre.",
            "Ania wymienia 5 towarów na kafelek z czarnego składu, który trafia zakryty do zapasu: 3 kozy.",
        ],
    ),
    (
        "castles_of_burgundy-event-joker_taken",
        {"tile": "cow3"},
        [
            "Ania places nothing; a tile of the black depot becomes a joker: 3 cows.",
            "Ania non piazza nulla; una tessera del deposito nero diventa un jolly: 3 mucche.",
            "Ania nic nie umieszcza; kafelek z czarnego składu staje się jokerem: 3 krowy.",
        ],
    ),
    (  # what is paid, or lost, is told by the line that follows
        "castles_of_burgundy-event-tribute",
        {"shield": 13, "how": "silver"},
        [
            "Ania keeps shield 13 (shields score twice).",
            "Ania tiene lo scudo 13 (scudi doppi).",
            "Ania zatrzymuje tarczę 13 (tarcze podwójnie).",
        ],
    ),
    (
        "castles_of_burgundy-event-tribute",
        {"shield": 13, "how": "drop"},
        ["Ania pays no tribute.", "Ania non paga il tributo.", "Ania nie płaci daniny."],
    ),
    (
        "castles_of_burgundy-event-mines_paid",
        {"count": 2},
        [
            "The phase is over: Ania's mines pay.",
            "La fase è finita: le miniere di Ania rendono.",
            "Koniec fazy: Ania zarabia na kopalniach.",
        ],
    ),
    (
        "castles_of_burgundy-event-shield",
        {"shield": 8, "cell": "G4"},
        [
            "Ania takes shield 8 (mines pay twice) and puts it on the castle on G4.",
            "Ania prende lo scudo 8 (miniere doppie) e lo mette sul castello in G4.",
            "Ania bierze tarczę 8 (kopalnie podwójnie) i kładzie ją na zamku na G4.",
        ],
    ),
    (
        "kingsburg-event-helped",
        {"place": "architect", "edition": 2},
        [
            "The Architect helps Ania.",
            "L'Architetto aiuta Ania.",
            "Architekt pomaga graczowi Ania.",
        ],
    ),
    (
        "kingsburg-event-order",
        {"rank": 2},
        [
            "Ania is second in turn order.",
            "Ania è al secondo posto nell'ordine di gioco.",
            "Ania jest na drugim miejscu w kolejności.",
        ],
    ),
    (
        "kingsburg-event-used",
        {"effect": "priest"},
        ["The Priest blesses Ania.", "Il Sacerdote benedice Ania.", "Kapłan błogosławi graczowi Ania."],
    ),
    (
        "kingsburg-event-used",
        {"effect": "statue"},
        ["Ania uses the Statue.", "Ania usa la Statua.", "Ania używa Statuy."],
    ),
    (
        "kingsburg-event-score",
        {"source": "spy", "edition": 2, "points": 1, "way": "loss"},
        [
            "Ania loses 1 point: Paid to the Spy.",
            "Ania perde 1 punto: Compenso alla Spia.",
            "Ania traci 1 punkt: Zapłata dla Szpiega.",
        ],
    ),
    (
        "kingsburg-event-deal",
        {"place": "inventor", "edition": 2},
        [
            "Ania makes a secret deal with the Inventor.",
            "Ania stringe un accordo segreto con l'Inventore.",
            "Ania kładzie znacznik tajnego układu na Wynalazcę.",
        ],
    ),
    (
        "kingsburg-event-gift",
        {"place": "queen", "edition": 2},
        [
            "Ania takes the gift on the Queen.",
            "Ania prende il dono che sta sulla Regina.",
            "Ania bierze dar z pola Królowej.",
        ],
    ),
    (
        "kingsburg-event-moved",
        {"place": "alchemist", "edition": 2},
        [
            "The Duke moves the dice of Ania from the Alchemist to the Duchess.",
            "Il Duca sposta sulla Nobildonna i dadi che Ania ha sull'Alchimista.",
            "Diuk przenosi kości gracza Ania z pola Alchemika na Księżną.",
        ],
    ),
    (
        "kingsburg-event-opened",
        {"bid": 4, "governor": "heiress"},
        [
            "Heiress: Ania opens the bidding with 4.",
            "Ereditiera: Ania apre l'asta con 4.",
            "Dziedziczka: Ania otwiera licytację od 4.",
        ],
    ),
    (
        "council_of_four-event-pawn",
        {"council": "king", "colour": "orange"},
        [
            "An orange councillor joins the king's council.",
            "Un consigliere arancione entra nel consiglio del re.",
            "Do rady króla wchodzi pomarańczowy radny.",
        ],
    ),
    (
        "council_of_four-event-paid",
        {"cards": "o1", "coins": 3, "price": 7},
        [
            "Ania satisfies the council and pays 7 coins (now 3).",
            "Ania soddisfa il consiglio e paga 7 monete (ora 3).",
            "Ania zaspokaja radę i płaci 7 monet (teraz 3).",
        ],
    ),
    (
        "kingdom_builder-event-moved",
        {"from": "D16", "cell": "D16", "back": "yes"},
        [
            "Ania puts the settlement back on D16.",
            "Ania rimette l'insediamento su D16.",
            "Ania odkłada osadę z powrotem na D16.",
        ],
    ),
    (
        "kingdom_builder-event-lost",
        {"cell": "H5", "tile": "farm"},
        [
            "Ania loses the farm tile from H5 by moving away.",
            "Ania perde la tessera fattoria di H5 perché se ne allontana.",
            "Ania traci żeton farmy z pola H5, bo z nim już nie sąsiaduje.",
        ],
    ),
    (
        "council_of_four-event-assistants",
        {"change": 1, "way": "loss", "count": 2},
        [
            "Ania returns 1 assistant to exchange the permits of a region (now 2).",
            "Ania restituisce 1 aiutante per cambiare i permessi di una regione (ora 2).",
            "Ania oddaje 1 pomocnika za wymianę pozwoleń regionu (teraz 2).",
        ],
    ),
]


@pytest.mark.parametrize(("key", "args", "sentences"), SENTENCES, ids=[key for key, _, _ in SENTENCES])
def test_what_the_log_says(key: str, args: dict[str, object], sentences: list[str]) -> None:
    assert said(key, **args) == sentences


LABELS: list[tuple[str, dict[str, object], list[str]]] = [
    (
        "castles_of_burgundy-move-take.short",
        {"tile": "mine", "depot": 5, "die": 4, "workers": 1},
        [
            "mine, depot 5 with die 4, for 1 worker",
            "miniera, deposito 5 con il dado 4, per 1 lavoratore",
            "kopalnia, skład 5 kością 4, za 1 robotnika",
        ],
    ),
    (
        "castles_of_burgundy-move-discard_shared.short",
        {"tile": "cow2"},
        ["2 cows, shared storage", "2 mucche, scorta comune", "2 krowy, wspólny zapas"],
    ),
    (
        "castles_of_burgundy-move-first",
        {"effect": "area"},
        ["First: completed area", "Prima: area completata", "Najpierw: ukończony obszar"],
    ),
    (
        "kingsburg-move-steal.short",
        {"good": "stone", "number": 2},
        ["stone, player 2", "pietra, giocatore 2", "kamień, gracz 2"],
    ),
    (
        "kingsburg-ask-gift",
        {"kinds": "alike", "count": 2},
        [
            "You get 2 goods of one kind: which?",
            "Ricevi 2 merci dello stesso tipo: quali?",
            "Dostajesz 2 jednakowe dobra: które?",
        ],
    ),
    (
        "council_of_four-move-pay",
        {"price": 8, "white": 0, "black": 0, "orange": 0, "pink": 0, "purple": 1, "blue": 2, "joker": 1},
        [
            "Pay 8 coins, 1 purple card, 2 blue cards, 1 joker",
            "Paga 8 monete, 1 carta viola, 2 carte blu, 1 jolly",
            "Zapłać 8 monet, 1 fioletową kartę, 2 niebieskie karty, 1 jokera",
        ],
    ),
    (
        "council_of_four-distance",
        {"roads": 0},
        ["where he stands", "dove si trova già", "gdzie już stoi"],
    ),
    (
        "council_of_four-distance",
        {"roads": 1},
        ["1 road away", "a 1 strada di distanza", "o 1 drogę dalej"],
    ),
]


@pytest.mark.parametrize(("key", "args", "labels"), LABELS, ids=[key for key, _, _ in LABELS])
def test_what_moves_and_questions_say(key: str, args: dict[str, object], labels: list[str]) -> None:
    assert [texts.format(key, args, lang) for lang in ("en", "it", "pl")] == labels


def test_the_one_it_happens_to_is_told_so() -> None:
    assert said("kingsburg-event-stolen", 1, other=1, good="gold") == [
        "Ania steals 1 gold from you.",
        "Ania ti ruba 1 oro.",
        "Ania kradnie ci 1 złoto.",
    ]
    assert said("kingsburg-event-stolen", 0, other=1, good="gold")[0] == "You steal 1 gold from Ugo."


def test_one_is_missing_and_a_seat_is_a_player() -> None:
    def translate(key: str, **args: object) -> list[str]:
        return [texts.format(f"castles_of_burgundy-{key}", args, lang) for lang in ("en", "it", "pl")]

    assert translate("ask-give", count=1)[1] == "Quali merci consegni? Ne manca 1."
    assert translate("ask-give", count=2)[1] == "Quali merci consegni? Ne mancano 2."
    assert translate("move-follow", seat=1) == [
        "Shield 6: use the monasteries of Player 2",
        "Scudo 6: usa i monasteri del giocatore 2",
        "Tarcza 6: korzystaj z klasztorów gracza 2",
    ]


def told(match: Match, name: str) -> list[dict[str, object]]:
    return [dict(event.args) for event in match.events() if event.name == name]


def test_events_name_advisors_by_the_edition() -> None:
    for edition in (1, 2):
        match = played_at_random("kingsburg", 3, 2, edition=edition)
        assert {args["edition"] for args in told(match, "placed")} == {edition}
        assert match.view(None)["edition"] == edition


def test_border_posts_count_pairs() -> None:
    for seed in range(4):
        match = played_at_random("castles_of_burgundy", 2, seed, modules=["border_posts"])
        pairs = told(match, "posts")
        assert all(1 <= int(str(args["change"])) <= int(str(args["count"])) <= 3 for args in pairs)


def test_goods_of_one_colour_are_named_by_it_and_no_dice_are_not_read_out() -> None:
    def translate(key: str, **args: object) -> list[str]:
        return [texts.format(key, args, lang) for lang in ("en", "it", "pl")]

    kinds = tetrarch.find("castles_of_burgundy").vocabulary.kinds
    goods = next(kind for kind in kinds.values() if kind.verb == "goods").operands["goods"]
    one, two = goods.value(goods.read("3")), goods.value(goods.read("1+3"))
    assert translate("castles_of_burgundy-move-goods", depot=2, goods=one) == [
        "Take from depot 2: pink goods (3)",
        "Prendi dal deposito 2: merci rosa (3)",
        "Weź ze składu 2: towary różowe (3)",
    ]
    assert (
        translate("castles_of_burgundy-move-goods", depot=2, goods=two)[0] == "Take from depot 2: goods 1+3"
    )
    assert translate("kingsburg-move-reroll", faces="none", whites="3") == [
        "Reroll white 3",
        "Rilancia bianchi: 3",
        "Przerzuć białe: 3",
    ]
    assert translate("kingsburg-move-reroll", faces="1+2", whites="none")[0] == "Reroll 1+2"
