"""Lines of JSON to Arrow, many at once."""
