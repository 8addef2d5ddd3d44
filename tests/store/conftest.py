from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from segspec.store import Store

Open = Callable[..., Store]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens the store of this test, with small segments; closes what was not closed."""
    stores: list[Store] = []

    def open_store(**options: Any) -> Store:
        sizes = {"segment_bytes": 1200, "pack_bytes": 250, "archive": tmp_path / "archive"}
        stores.append(Store(tmp_path / "store", **{**sizes, **options}))
        return stores[-1]

    yield open_store
    for store in stores:
        store.close()
