"""The reasons why a generated kernel stops."""

END_OF_STREAM, VALUE, NEGATIVE, ENCODING = "end of stream", "value", "negative", "encoding"
OVERFLOW, DIVISION, STALLED = "overflow", "division by zero", "stalled"
"""`stalled`: a repeated structure took no bytes; `overflow`: a number needs more than 64 bits."""
