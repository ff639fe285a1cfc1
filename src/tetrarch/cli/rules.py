"""`tetrarch rules`: the rulebook, or the rules that somebody asks for."""

from __future__ import annotations

import argparse
from typing import Any

from tetrarch.cli.arguments import add_lang, command
from tetrarch.cli.screen import Screen
from tetrarch.core.match.registry import Descriptor, find
from tetrarch.core.match.rulings import Ruling

EXAMPLES = """examples:
  tetrarch rules kingdom_builder              all rules
  tetrarch rules kingdom_builder KB-37        one rule
  tetrarch rules kingdom_builder water --lang it    the rules that speak of something"""

MAX_FULL_RULES = 8  # more than these are listed by title


def add_parser(commands: Any) -> None:
    parser = command(commands, "rules", "the rules of a game, or some of them", EXAMPLES)
    parser.add_argument("game", help="the game's id, as `tetrarch games` lists it")
    parser.add_argument("wanted", nargs="*", help="numbers such as KB-37, or words to look for")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    descriptor, screen = find(args.game), Screen(args.lang)
    if args.wanted:
        return 0 if show_rules(screen, descriptor, " ".join(args.wanted)) else 1
    section = ""
    for ruling in descriptor.rulings(args.lang).values():
        if ruling.section != section:
            section = ruling.section
            screen.write(f"\n{screen.bold(section)}\n")
        screen.rule(ruling)
    return 0


def show_rules(screen: Screen, descriptor: Descriptor, wanted: str) -> bool:
    """The rules asked for by number or word, or the list of sections; whether any was found."""
    book = descriptor.rulings(screen.lang)
    if not wanted:
        show_sections(screen, list(book.values()))
        return True
    found = [ruling for word in wanted.split() if (ruling := by_number(descriptor, book, word))]
    if not found:
        found = [ruling for ruling in book.values() if speaks_of(ruling, wanted)]
    for ruling in found:
        if len(found) > MAX_FULL_RULES:
            screen.fold(f"{ruling.id} {ruling.title}", "    ")
        else:
            screen.rule(ruling)
    if not found:
        screen.say("terminal-rules-none", wanted=wanted, first=next(iter(book)), last=list(book)[-1])
    return bool(found)


def by_number(descriptor: Descriptor, book: dict[str, Ruling], word: str) -> Ruling | None:
    """KB-7, kb7 and 7 alike."""
    digits = word.upper().removeprefix(descriptor.vocabulary.prefix).lstrip("-")
    return book.get(f"{descriptor.vocabulary.prefix}-{int(digits)}") if digits.isdecimal() else None


def speaks_of(ruling: Ruling, wanted: str) -> bool:
    text = f"{ruling.section} {ruling.title} {ruling.text}".casefold()
    return all(word in text for word in wanted.casefold().split())


def show_sections(screen: Screen, book: list[Ruling]) -> None:
    for section in dict.fromkeys(ruling.section for ruling in book):
        ids = [ruling.id for ruling in book if ruling.section == section]
        screen.write(f"  {ids[0]:>7} - {ids[-1]:7} {section}")
    screen.say("terminal-rules-how", example=book[0].id)
