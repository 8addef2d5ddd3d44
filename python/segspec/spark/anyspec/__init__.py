"""Files of any Kaitai Struct spec in Spark: `spark.read.format("kaitai").option("ksy", "my.ksy").load(path)`.

The driver compiles the spec, and the reader travels with the plan: tasks need only Python.
"""
