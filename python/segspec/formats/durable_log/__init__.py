"""durable-log: segments of checksummed records, each with a dense index."""

from __future__ import annotations

from segspec.formats.durable_log.descriptor import DurableLog

FORMAT = DurableLog()
