"""The page about formats of one's own does what it says: its spec, its Python and its commands are run in order."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from segspec.cli.streams import COULD_NOT, SOUND
from tests.cli.conftest import Run
from tests.conftest import ROOT
from tests.kaitai.own.conftest import Made

pytestmark = pytest.mark.node

PAGE = ROOT / "docs" / "own-format.md"
BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
SECRET = (
    "meta:\n  id: secret\nseq:\n  - id: name\n    type: strz\n    encoding: rot13\n"
    "  - id: body\n    size: 4\n    process: my_lib.unlock\n"
)


def test_the_page_does_what_it_says(segspec: Run, own: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own("tlv")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SEGSPEC_NODE", str(ROOT))
    Path("secret.ksy").write_text(SECRET)
    commands = 0
    names: dict[str, object] = {}
    for block in BLOCK.finditer(PAGE.read_text(encoding="utf-8")):
        if block["kind"] == "yaml":
            Path("boiler.ksy").write_text(block["text"])
        elif block["kind"] == "python":
            exec(compile(block["text"], str(PAGE), "exec"), names)
        elif block["kind"] == "console":
            for given in block["text"].split("$ ")[1:]:
                line, _, printed = given.partition("\n")
                done = segspec(*shlex.split(line)[1:])
                assert done.out + done.err == printed, line
                assert done.code != COULD_NOT
                assert (done.code == SOUND) == (not done.err and ": error " not in done.out), line
                commands += 1
    assert commands == 10
    assert Path("boiler.parquet").stat().st_size > 0
