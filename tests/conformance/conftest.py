"""The command line, as in its own tests."""

from __future__ import annotations

from tests.cli.conftest import segspec as segspec
