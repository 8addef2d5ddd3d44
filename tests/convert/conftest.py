"""Fixtures of the tests of conversions."""

from __future__ import annotations

import os

import pytest

from tests.cli.conftest import segspec as segspec


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)
