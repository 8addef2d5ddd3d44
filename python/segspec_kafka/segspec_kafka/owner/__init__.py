"""Simulates a broker's start on a partition's files. Line numbers are those of apache/kafka 4.1.1, with differences to
3.9.1. Both were compared with `LogManager` itself, on thousands of damaged folders."""
