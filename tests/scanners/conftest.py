"""The lanes that scanners run in."""

from __future__ import annotations

import pytest

from tests.native.lane import COMPILED, LANES, PLAIN, use


@pytest.fixture(params=[lane for lane in LANES if lane in (PLAIN, COMPILED)])
def lane(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    use(monkeypatch, request.param)
    return str(request.param)
