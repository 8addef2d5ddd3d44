"""Simulates a broker's start on a partition's files. Line numbers are those of apache/kafka 4.1.1. It and 3.9.1 were
compared with `LogManager` on thousands of damaged folders."""
