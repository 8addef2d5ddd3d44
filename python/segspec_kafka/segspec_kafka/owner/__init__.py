"""Simulates what a broker's start does to a partition's files. Line numbers are those of apache/kafka 4.1.1;
differences in 3.9.1 are noted. Both were compared with `LogManager` itself, on thousands of damaged folders."""
