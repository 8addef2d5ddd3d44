"""The contracts that each folder in `formats/` fulfils."""
