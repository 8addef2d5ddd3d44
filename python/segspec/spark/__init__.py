"""Logs in Spark: `spark.read.format("osiris" | "tank" | "durable_log" | "mojo" | "ffwd").load(path)`.

    from segspec.spark import session
    spark = session()
    spark.read.format("osiris").load("/var/lib/rabbitmq/…/stream/orders").select("offset", "value").show()

Spark finds the `pyspark_<format>` modules by name. `segspec.spark.option_table` has the options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from segspec.spark.session import register, register_log, session, write

if TYPE_CHECKING:
    from segspec.spark.conversion import convert

__all__ = ["convert", "register", "register_log", "session", "write"]


def __getattr__(name: str) -> Any:
    if name == "convert":
        from segspec.spark.conversion import convert

        return convert
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
