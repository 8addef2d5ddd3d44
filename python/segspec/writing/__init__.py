"""Writing logs: `create` and the `LogWriter` that it returns."""

from __future__ import annotations

from segspec.writing.log_writer import LogWriter, create, writer_of

__all__ = ["LogWriter", "create", "writer_of"]
