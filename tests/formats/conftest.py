"""Formats of packages, as tests install them."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.formats import registry
from segspec.formats.registry import Added
from tests.cli.conftest import segspec
from tests.formats.ledger import ledger

__all__ = ["segspec"]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The format `ledger` is a package's."""
    entry = Added("ledger", "tests.formats.ledger:LEDGER", "tests")
    monkeypatch.setattr(registry, "_others", lambda: {"ledger": entry})


FIELDS = [(b"a", b"1"), (b"b", None), (b"c", b"")]
OWN = {"delta": -3, "producer": (1 << 64) - 1, "rate": 1.5, "is_final": True, "note": 'é"', "raw": b"\xff"}
RECORDS = [
    {"key": b"k", "value": b"v", "timestamp": 5, "fields": FIELDS, **OWN},
    {"key": b"k", "timestamp": 6, "fields": []},
    {"key": b"", "value": b"", "timestamp": 7, "is_final": False},
]


@pytest.fixture
def log(tmp_path: Path, installed: None) -> Path:
    """A ledger of three records: one that has everything, one whose value is null, and one of which little is there."""
    return ledger(tmp_path / "ledger", RECORDS)
