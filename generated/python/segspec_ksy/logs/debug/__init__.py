"""Their parsers, with bounds."""
