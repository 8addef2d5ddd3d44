"""Logs in Spark: `spark.read.format("osiris" | "tank" | "durable_log" | "mojo" | "ffwd").load(path)`.

    from segspec.spark import session
    spark = session()
    spark.read.format("osiris").load("/var/lib/rabbitmq/…/stream/orders").select("offset", "value").show()

The formats need no registration where segspec is installed: Spark finds the `pyspark_<format>` modules by name. The
options are in `segspec.spark.option_table`.
"""

from __future__ import annotations

from segspec.spark.session import register, session

__all__ = ["register", "session"]
