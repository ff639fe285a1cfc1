"""Are there advisories about what the lock files name? Asks OSV, which collects those of PyPI and npm."""

from __future__ import annotations

import json
import os
import re
import urllib.error
import urllib.request
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from devkit.places import ROOT

SOURCE = "https://api.osv.dev"
BATCH = 500  # packages in one question
SECONDS = 30.0
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.M)
Package = tuple[str, str, str]  # ecosystem, name, version


class Unreachable(Exception):
    """The source of advisories did not answer: nothing is known."""


def locked_packages(root: Path = ROOT) -> list[Package]:
    """Every package of the lock files, in a fixed order."""
    found = set[Package]()
    for path in sorted((root / "requirements").glob("*.lock")):
        found |= {
            ("PyPI", name.lower(), version) for name, version in PINNED.findall(path.read_text("utf-8"))
        }
    lock = json.loads((root / "web" / "package-lock.json").read_text("utf-8"))
    for path, package in lock["packages"].items():
        if path:
            name = package.get("name") or path.rpartition("node_modules/")[2]
            found.add(("npm", name, package["version"]))
    return sorted(found)


def advisories(packages: Sequence[Package], source: str) -> dict[Package, list[str]]:
    """The ids of advisories about packages; Unreachable if the source does not answer as it should."""
    found: dict[Package, list[str]] = {}
    for start in range(0, len(packages), BATCH):
        batch = packages[start : start + BATCH]
        queries = [
            {"package": {"ecosystem": kind, "name": name}, "version": version}
            for kind, name, version in batch
        ]
        results = ask(f"{source}/v1/querybatch", {"queries": queries}).get("results", [])
        if len(results) != len(batch):
            raise Unreachable(f"{source} gave {len(results)} answers to {len(batch)} questions")
        for package, result in zip(batch, results, strict=True):
            if ids := sorted(one["id"] for one in result.get("vulns", ())):
                found[package] = ids
    return found


def ask(address: str, question: object) -> Any:
    body = json.dumps(question).encode()
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return json.load(answer)
    except (OSError, ValueError) as error:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        raise Unreachable(f"{address}: {reason}") from None


def report(found: dict[Package, list[str]]) -> Iterable[str]:
    for (kind, name, version), ids in found.items():
        yield f"{kind} {name} {version}: {', '.join(f'https://osv.dev/{id}' for id in ids)}"


def run() -> int:
    """Print what is found: 0 nothing, 1 advisories, 2 nothing could be learned."""
    packages, source = locked_packages(), os.environ.get("OSV_ADDRESS", SOURCE).rstrip("/")
    try:
        found = advisories(packages, source)
    except Unreachable as error:
        print(f"NOT AUDITED: no advisories could be fetched ({error}).")
        print(f"{len(packages)} locked packages were compared with nothing.")
        print(f"Run this where {source} is reachable, or name a mirror in OSV_ADDRESS.")
        return 2
    for line in report(found):
        print(line)
    print(f"{len(packages)} locked packages, {len(found)} with advisories, by {source}")
    return 1 if found else 0
