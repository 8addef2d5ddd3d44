"""What a broker's start does to a partition's files, on paper. Lines are those of apache/kafka 4.1.1; what 3.9.1 does
otherwise is said where it is so. Both were held against `LogManager` itself, on thousands of damaged folders."""
