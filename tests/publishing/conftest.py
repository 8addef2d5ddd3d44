"""What tests of publishing share."""

from __future__ import annotations

from tests.cli.conftest import segspec as segspec
