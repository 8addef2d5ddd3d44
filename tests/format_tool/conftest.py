from __future__ import annotations

from tests.cli.conftest import segspec

__all__ = ["segspec"]
