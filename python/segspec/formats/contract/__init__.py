"""What a format is: the contracts that each folder in `formats/` fulfils."""
