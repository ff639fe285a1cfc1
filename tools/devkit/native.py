"""The compiled copy of the package in build/native: made when it can be, never among the sources.

build/ext/KEY holds the extension modules of one state of the *compiled* sources; build/native/FINGERPRINT a
whole package: those extension modules beside the plain files of one state of *all* sources. Nothing in them
is changed after it is made, so a running program never sees half of an update, and a change to plain files
only copies.
"""

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import tetrarch_path
from devkit.compiled_modules import compiled_modules
from devkit.places import BUILD, PYTHON, ROOT, one_at_a_time, run, say, settings

KEEP = 3  # older builds stay a while, for going back and forth between two states
INPUTS = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "requirements", "tools")


def have_compiler() -> bool:
    """Whether C that uses Python's headers can be compiled here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(compiler[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True).returncode == 0


def fits() -> bool:
    """Whether there is a compiled copy of the package as it is now."""
    return Path(tetrarch_path.native(str(ROOT))).is_dir()


def ensure() -> None:
    """See that there is a compiled copy of the package as it is now."""
    with one_at_a_time("native"):
        target = Path(tetrarch_path.native(str(ROOT)))
        if not target.is_dir():
            # Work on a snapshot: what is edited meanwhile must not end up in a copy that bears the old name.
            draft = snapshot(BUILD / "draft")
            target = target.with_name(tetrarch_path.fingerprint(str(draft)))
            shutil.rmtree(target, ignore_errors=True)
            _assemble(draft, target)
            say(f"compiled copy: {target.relative_to(ROOT)}")
        os.utime(target)
        _remove_old_builds(target.parent)


def snapshot(target: Path) -> Path:
    """A copy of all that a build reads."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name in INPUTS:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            shutil.copy2(source, target / name)
    _copy_package(ROOT / "src", target / "src")
    return target


def extensions(draft: Path) -> Path:
    """The folder with the extension modules of a snapshot; compiles them where that was not done before."""
    target = BUILD / "ext" / key(draft)
    if not target.is_dir():
        say(f"compiling {len(compiled_modules(draft))} modules with mypyc (-O{settings(draft)['opt-level']})")
        command = "setup.py -q build_ext --build-lib build/lib --build-temp build/temp".split()
        run([PYTHON, *command], env={"TETRARCH_COMPILE": "always"}, quiet=True, folder=draft)
        target.parent.mkdir(exist_ok=True)
        (draft / "build" / "lib").rename(target)
    os.utime(target)
    _remove_old_builds(target.parent)
    return target


def _copy_package(source: Path, target: Path) -> None:
    for path in map(Path, tetrarch_path.package_files(str(source / "tetrarch"))):
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)


def _assemble(draft: Path, target: Path) -> None:
    whole = draft / "whole"
    _copy_package(draft / "src", whole)
    shutil.copytree(extensions(draft), whole, dirs_exist_ok=True, copy_function=_link)
    target.parent.mkdir(exist_ok=True)
    whole.rename(target)


def _link(source: str, target: str) -> None:
    """Extension modules are large and never edited, so copies share them where the file system can."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def key(root: Path) -> str:
    """A name for everything that the extension modules depend on."""
    digest = hashlib.blake2b(digest_size=10)
    rules = settings(root)
    digest.update(repr((rules["compile"], rules["plain-folders"], rules["opt-level"], sys.version)).encode())
    package = root / "src" / "tetrarch"
    compiled = {package / name for name in compiled_modules(root)}
    build = {root / "setup.py", root / "requirements" / "build.lock"}
    for path in sorted(build | compiled | _plain_imports(package, compiled)):
        digest.update(f"\n{path.relative_to(root)}\n".encode())
        digest.update(path.read_bytes())
    return f"{sys.implementation.cache_tag}-{digest.hexdigest()}"


def _plain_imports(package: Path, compiled: set[Path]) -> set[Path]:
    """Plain modules that compiled ones import, however far: mypyc reads their types and constants."""
    seen = set(compiled)
    todo = list(compiled)
    while todo:
        for path in _imports(package, todo.pop()) - seen:
            seen.add(path)
            todo.append(path)
    return seen - compiled


def _imports(package: Path, path: Path) -> set[Path]:
    """The files of the package that a module names in its import statements."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update({node.module, *(f"{node.module}.{alias.name}" for alias in node.names)})
    places = [package.parent / name.replace(".", "/") for name in names if name.split(".")[0] == "tetrarch"]
    files = [file for place in places for file in (place.with_suffix(".py"), place / "__init__.py")]
    return {file for file in files if file.exists()}


def _remove_old_builds(folder: Path) -> None:
    builds = sorted(folder.glob("cpython-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in builds[KEEP:]:
        shutil.rmtree(path, ignore_errors=True)
