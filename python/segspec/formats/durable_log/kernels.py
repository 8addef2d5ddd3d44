"""What a writer's run of durable-log packs."""

from __future__ import annotations

KERNELS = ()

PACKS = ("durable_log_record", "durable_log_index_entry")
