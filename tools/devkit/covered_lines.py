"""A plugin of pytest: which lines of the package the tests ran, in a data file of coverage.py.

`pytest -p devkit.covered_lines` with COVERAGE_FILE (where to write) in the environment. SlipCover notes the
lines at almost no cost: what coverage.py does by itself on Python 3.11 doubles the time of tests.
"""

import os
from pathlib import Path

import slipcover
from coverage import CoverageData

import tetrarch_path
from devkit.places import ROOT

PACKAGE = os.path.join(tetrarch_path.choose(str(ROOT)), "tetrarch")

_matcher = slipcover.FileMatcher(sources=[PACKAGE])
_noted = slipcover.Slipcover(source=[PACKAGE])
slipcover.ImportManager(_noted, _matcher).__enter__()
slipcover.wrap_spec_from_file_location(_noted, _matcher)  # migrations of the database are loaded like this


def pytest_unconfigure() -> None:
    files = _noted.get_coverage()["files"]
    data = CoverageData(os.environ["COVERAGE_FILE"])
    data.add_lines({str(Path(name).resolve()): found["executed_lines"] for name, found in files.items()})
    data.write()
