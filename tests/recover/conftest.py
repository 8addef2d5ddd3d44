"""Fixtures of the tests of `recover` and `index`."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.cli.conftest import segspec

__all__ = ["segspec"]


@pytest.fixture(autouse=True, scope="module")
def _no_waiting_for_the_disk() -> Iterator[None]:
    """Syncing takes most of the time, and only one test looks at it, by a spy of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield
