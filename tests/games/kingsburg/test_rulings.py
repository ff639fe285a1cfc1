"""Every ruling is proved by a test that names it, and says the same in all languages."""

from typing import ClassVar

from games.rulings import Rulings
from tetrarch.games.kingsburg.presentation.descriptor import DESCRIPTOR


class TestRulings(Rulings):
    game = DESCRIPTOR
    count = 258
    unstated: ClassVar[tuple[str, ...]] = ("modules",)  # its default is written as `none`


def test_no_modules_by_default() -> None:
    modules = next(option for option in DESCRIPTOR.options if option.id == "modules")
    assert modules.default == () and "`modules` (default: none)" in DESCRIPTOR.rulings()["KI-120"].text


def test_every_module_cites_its_ruling() -> None:
    assert {DESCRIPTOR.vocabulary.ruling(module.ruling) for module in DESCRIPTOR.modules} <= {
        *DESCRIPTOR.rulings()
    }
