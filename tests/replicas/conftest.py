"""What tests of replicas share."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from tests.cli.conftest import segspec as segspec


@pytest.fixture
def command(segspec: Run) -> Run:
    """The command line; `segspec` is the library there."""
    return segspec
