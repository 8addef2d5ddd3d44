"""Makes `generated/` of `ksy/`: parsers, stubs, layouts, tables of fields."""
