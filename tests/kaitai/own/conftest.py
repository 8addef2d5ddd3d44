"""The specs of `specs/`, compiled as a user's are; and the command line."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from segspec.custom import OwnFormat, compile_format
from tests import needs
from tests.cli.conftest import segspec

__all__ = ["segspec"]

SPECS = Path(__file__).with_name("specs")

Made = Callable[..., OwnFormat]


@cache
def made(name: str, rows: str | None, columns: tuple[str, ...] | None, flatten: bool) -> OwnFormat:
    needs.npm("kaitai-struct-compiler")
    return compile_format(SPECS / f"{name}.ksy", rows, columns, flatten=flatten)


@pytest.fixture(scope="session")
def own() -> Made:
    """A format of `specs/`: its name, its rows, its columns, with flat names unless told otherwise."""

    def make(
        name: str, rows: str | None = None, columns: tuple[str, ...] | None = None, *, flatten: bool = True
    ) -> OwnFormat:
        return made(name, rows, columns, flatten)

    return make


@pytest.fixture
def compiler(own: Made) -> None:
    """Skips, or fails, as `own` does where there is no compiler."""
    own("tlv")
