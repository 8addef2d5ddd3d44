"""A format of another package, as pip installs it, while a test runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from segspec.formats import registry


@contextmanager
def installed(site: Path, monkeypatch: pytest.MonkeyPatch, name: str, where: str) -> Iterator[None]:
    """The entry point of a package, in the folder `site`; `where` is the module and the object."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{name} = {where}\n")
    monkeypatch.syspath_prepend(str(site))
    _forget()
    try:
        yield
    finally:
        monkeypatch.undo()
        _forget()


def _forget() -> None:
    for function in (registry._others, registry._load, registry._sound):
        function.cache_clear()
