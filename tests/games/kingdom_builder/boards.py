"""Three boards drawn by hand from the printed quadrants, and the plain geometry of the hexes.

Nothing here asks the engine: the tests compare it with these maps.
"""

LETTERS = "ABCDEFGHIJKLMNOPQRST"
TERRAIN = {"grass": "G", "flower": "F", "forest": "T", "canyon": "C", "desert": "D", "water": "W"}
BUILDABLE = "GFTCD"

QUADRANTS = {
    "A": ["tavern", "paddock", "oasis", "farm"],
    "B": ["oracle", "tower", "harbor", "barn"],
    "C": ["tavern", "paddock", "barn", "harbor"],
}

MAPS = {
    "A": (
        "FDDMMDDCCCCCCDDWDDDD",
        "FFDDDMMCCCMMCDDWDDDD",
        "FFFFFFFMMMMMCMMWDDLF",
        "WWFKGGTTMMMCMMWMDFFF",
        "FFWWGGGTTCCCTTWMMCFF",
        "FCCWGTTCCCCTTWCCCMFF",
        "DFLCWTTLCGCLTTWFFFFF",
        "DDCWTTGGGGGGTWGKGFGT",
        "DDDWTTTGGGGGTTWGGGGT",
        "DDWWTTTGGGGGTTWGGGTT",
        "DDCWWTTGGGDDCWWTTTGG",
        "DCWFFTTTGGDKCWTTTLGG",
        "DDWFFTTLFGCCCFFFTCFF",
        "WWWFGTFFFFCCFFWDDCCF",
        "WWWWGGGGFFCGGWFFDDCC",
        "WTTWGGCCDCGGLFWFWDDC",
        "WTCTWGCCDCGGGTFFWWDD",
        "WKCFWLDDCWGGTTMWWWDW",
        "WWCFWWWDDWGMTTWWWWWW",
        "WWWWWWWWWWTTTWWWWWWW",
    ),
    "B": (
        "GGGTTWGTTTTTTTMMGMCC",
        "GGGKTWGTTTTMTTFGMMMC",
        "GFFGTTWGGTFFTFFFGGWM",
        "FFCGTWFLTTDFFFWLGWMM",
        "FFFCCWFFWWDDDDFWGWCC",
        "MMCGGWWWDDDCDDDWWCGC",
        "CCCMGFFFDDDDCDDWFKGC",
        "CCKDMDFFCCCCLDWFFFGG",
        "WWWDDDDMCCDCWWWTTFGG",
        "WWWWDDDDDCDCCWTTTGGG",
        "GGTTTWGTTFCDDDDDDDDD",
        "GFTTWGTTFFCCCDDDDDCD",
        "GFFTWGGFFFMMMDMMLDDC",
        "FFTTWGMFDDCMMMMMFFCC",
        "CFKTWGDDDDCCCMMWFFFC",
        "CCTWGGMMDDGCCCMFFWTC",
        "CCWWWGDDDCGGLTFFWFFT",
        "WWGGWWLCMCGGTTFFGKTT",
        "WDKGWMWCCCGGGTTWGGTT",
        "WDDWWWWCCCGGGTWGGTTT",
    ),
    "C": (
        "FDDMMDDCCCCCCDDWDDDD",
        "FFDDDMMCCCMMCDDWDDDD",
        "FFFFFFFMMMMMCMMWDDLF",
        "WWFKGGTTMMMCMMWMDFFF",
        "FFWWGGGTTCCCTTWMMCFF",
        "FCCWGTTCCCCTTWCCCMFF",
        "DFLCWTTLCGCLTTWFFFFF",
        "DDCWTTGGGGGGTWGKGFGT",
        "DDDWTTTGGGGGTTWGGGGT",
        "DDWWTTTGGGGGTTWGGGTT",
        "CDDDDDDDDDGGTTTWGTTF",
        "CCCDDDDDCDGFTTWGTTFF",
        "MMMDMMLDDCGFFTWGGFFF",
        "CMMMMMFFCCFFTTWGMFDD",
        "CCCMMWFFFCCFKTWGDDDD",
        "GCCCMFFWTCCCTWGGMMDD",
        "GGLTFFWFFTCCWWWGDDDC",
        "GGTTFFGKTTWWGGWWLCMC",
        "GGGTTWGGTTWDKGWMWCCC",
        "GGGTWGGTTTWDDWWWWCCC",
    ),
}

LOCATIONS = {
    "A": {
        "S3": "paddock",
        "C7": "tavern",
        "H7": "tavern",
        "L7": "paddock",
        "R12": "farm",
        "H13": "oasis",
        "M16": "farm",
        "F18": "oasis",
    },
    "B": {"H4": "oracle", "P4": "tower", "M8": "tower", "Q13": "barn", "M17": "barn", "G18": "harbor"},
    "C": {
        "S3": "paddock",
        "C7": "tavern",
        "H7": "tavern",
        "L7": "paddock",
        "G13": "barn",
        "C17": "barn",
        "Q18": "harbor",
    },
}
CASTLES = {
    "A": ["D4", "P8", "L12", "B18"],
    "B": ["D2", "R7", "C8", "C15", "R18", "C19"],
    "C": ["D4", "P8", "M15", "H18", "M19"],
}
CELLS = [f"{letter}{row}" for row in range(1, 21) for letter in LETTERS]


def place(cell: str) -> tuple[int, int]:
    """Row and column, both from 0."""
    return int(cell[1:]) - 1, LETTERS.index(cell[0])


def letter(board: str, cell: str) -> str:
    row, col = place(cell)
    return MAPS[board][row][col]


def around(cell: str) -> set[str]:
    """The hexes that share a side; every second row lies half a hex further to the right [KB-6]."""
    row, col = place(cell)
    left = col - 1 + row % 2
    near = [(row, col - 1), (row, col + 1)] + [(r, c) for r in (row - 1, row + 1) for c in (left, left + 1)]
    return {f"{LETTERS[c]}{r + 1}" for r, c in near if 0 <= r < 20 and 0 <= c < 20}


def hexes(board: str, *terrains: str) -> set[str]:
    """All hexes of these terrains."""
    letters = [TERRAIN[terrain] for terrain in terrains]
    return {cell for cell in CELLS if letter(board, cell) in letters}


def fill(board: str, terrains: str, but: str = "") -> list[str]:
    """Settlements of seats 1, 2 and 3 in turn on all hexes of these terrains, in reading order."""
    wanted = hexes(board, *terrains.split()) - set(but.split())
    cells = [cell for cell in CELLS if cell in wanted]
    return [" ".join(cells[seat::3]) for seat in range(3)]
