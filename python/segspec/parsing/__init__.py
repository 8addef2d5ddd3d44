"""The generated Kaitai parsers, called and explained: errors in our words, debug trees, annotated bytes."""
