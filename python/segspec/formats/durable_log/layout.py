"""durable-log beyond its specs and declaration, and values that its modules take from them."""

from __future__ import annotations

from typing import Any

from segspec.formats.durable_log.descriptor import DurableLog

LOG = DurableLog.log
NAME = DurableLog.name
NAMES, FOLDER, INDEX = LOG.names, LOG.folder, LOG.index
(LOCK_NAME,) = NAMES.others
LAST_OFFSET: int = NAMES.most

DEFAULT_SEGMENT_BYTES = 64 << 20
"""A record that would make a segment longer begins a new one (`Config::default`)."""


def __getattr__(name: str) -> Any:
    if name == "DurableLogIndex":
        # Only inspect draws an index with its parser.
        from segspec_ksy.durable_log_index import DurableLogIndex

        return DurableLogIndex
    raise AttributeError(name)
