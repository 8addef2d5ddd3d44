"""The engine: what is the same in every log of frames. It reads, searches, checks, copies and writes by what a
declaration and its spec say, and by the rules of a format."""
