"""How much of Kaitai Struct becomes tables: the public gallery's specs, and the asserts of the language's own tests."""
