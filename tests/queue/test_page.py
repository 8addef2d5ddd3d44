"""The page on the queue, followed as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "queue.md"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_the_page_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = PAGE.read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    assert len(blocks) == 4
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), {"__name__": "page"})
    results: dict[str, object] = {"__name__": "page"}
    exec(compile(blocks[2], str(PAGE), "exec"), results)
    assert results["due"] == 3, "a second run begins where the first one ended"
    (shell,) = re.findall(r"^```shell\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    program = f'segspec() {{ "{sys.executable}" -m segspec.cli.main "$@"; }}\nset -e\n{shell}'
    done = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "3 messages: 3 … 5" in done.stdout
    assert "order 3\n" in done.stdout
    assert "one\n" in done.stdout
    assert "0 segments removed" in done.stdout
