"""What operators are given: units and a site that their programs accept, and settings that exist."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tetrarch.server.config import Settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
KNOWN = {f"TETRARCH_{name.upper()}" for name in Settings.model_fields}


def test_every_setting_is_explained_and_exists() -> None:
    text = (ROOT / "docs" / "operators.md").read_text(encoding="utf-8")
    named = re.compile(r"TETRARCH_[A-Z_]+")
    assert set(named.findall(text)) == KNOWN
    for file in DEPLOY.iterdir():
        assert set(named.findall(file.read_text(encoding="utf-8"))) <= KNOWN, file.name


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
def test_units(tmp_path: Path) -> None:
    names = []
    for unit in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        text = unit.read_text(encoding="utf-8").replace("/opt/tetrarch/bin/tetrarch", sys.executable)
        name = unit.name.replace("@.", "@8001.")
        (tmp_path / name).write_text(text, encoding="utf-8")
        names.append(str(tmp_path / name))
    command = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", *names]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


@pytest.mark.skipif(not shutil.which("nginx"), reason="there is no nginx")
def test_site(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = re.sub(r".*ssl_certificate.*\n", "", text).replace("listen 443 ssl;", "listen 443;")
    whole = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off;\n{site}\n}}"
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    command = ["nginx", "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
