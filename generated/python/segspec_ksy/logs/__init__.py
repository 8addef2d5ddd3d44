"""The logs of our formats, as their specs declare them."""
