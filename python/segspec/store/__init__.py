"""A store of streams whose segments are archived in an object store, evicted, fetched back and merged."""

from __future__ import annotations

from segspec.store.archive import open_log
from segspec.store.async_store import AsyncStore, AsyncStream
from segspec.store.store import Store
from segspec.store.stored_stream import StoredStream

__all__ = ["AsyncStore", "AsyncStream", "Store", "StoredStream", "open_log"]
