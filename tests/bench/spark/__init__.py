"""The Spark data sources beside prebuilt batches and beside Parquet, in one session, interleaved."""
