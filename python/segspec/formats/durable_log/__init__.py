"""durable-log: segments of checksummed records, each with a dense index. `FORMAT` is what the library uses."""

from __future__ import annotations

from segspec.formats.durable_log.descriptor import DurableLog

FORMAT = DurableLog()
