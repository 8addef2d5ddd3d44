"""The command line, one file a verb."""

from __future__ import annotations

import gc

FEW_COLLECTIONS = 20_000
"""Allocations between garbage collections. The default of 700 costs a tenth of the start, from the import of click on,
and those during imports and at the end of the process another tenth."""

gc.set_threshold(FEW_COLLECTIONS)
