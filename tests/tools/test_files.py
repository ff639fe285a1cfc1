"""What must not be in the project's files: addresses of registries, paths of one machine, broken links."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(work|root|farm|home|Users)/[\w.]")
REGISTRY = re.compile(r"\b(pypi|pythonhosted|npmjs|debian)\.(org|com)\b|--(extra-)?index-url|find-links\s*=")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")


def tracked() -> list[Path]:
    """The project's text files: what git knows or would add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def hits(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in paths
        for number, line in enumerate(text(path).splitlines(), 1)
        if pattern.search(line)
    ]


def test_every_list_of_requirements_is_locked() -> None:
    assert [path.stem for path in sorted((ROOT / "requirements").glob("*.in"))] == [p.stem for p in LOCKS]


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_locks_name_no_address(path: Path) -> None:
    assert "://" not in text(path)
    assert "--hash=sha256:" in text(path)


def test_npm_locks_name_no_address() -> None:
    locks = [path for path in tracked() if path.name == "package-lock.json"]
    assert [line for path in locks for line in text(path).splitlines() if '"resolved"' in line] == []


def pin(name: str, source: str) -> str:
    found = re.search(rf"^{name}==([\w.]+)", text(ROOT / "requirements" / source), re.MULTILINE)
    assert found, f"requirements/{source} does not pin {name}"
    return found[1]


@pytest.mark.parametrize("name", ["mypy", "librt"])
def test_compiler_and_runtime_are_pinned_alike_everywhere(name: str) -> None:
    assert f'"{name}=={pin(name, "build.in")}"' in text(ROOT / "pyproject.toml")
    assert pin(name, "build.lock") == pin(name, "dev.lock") == pin(name, "build.in")


def test_no_path_of_one_machine() -> None:
    assert hits(MACHINE_PATH, tracked()) == []


def test_no_address_of_a_registry() -> None:
    assert hits(REGISTRY, [path for path in tracked() if path != Path(__file__)]) == []


def test_links_between_our_pages_lead_somewhere() -> None:
    broken = []
    for page in [path for path in tracked() if path.suffix == ".md"]:
        for target in LINK.findall(text(page)):
            file = target.split("#")[0]
            if file and "://" not in target and not target.startswith("mailto:"):
                if not (page.parent / file).exists():
                    broken.append(f"{page.relative_to(ROOT)} -> {target}")
    assert broken == []
