"""Fixtures of the tests of the writers."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def _no_waiting_for_the_disk(request: pytest.FixtureRequest) -> Iterator[None]:
    """Syncing takes most of the time, and only the modules that set `SYNCS` look at it."""
    with pytest.MonkeyPatch.context() as patch:
        if not getattr(request.module, "SYNCS", False):
            patch.setattr(os, "fsync", lambda _: None)
        yield
