"""The rules of frames that runs tell by their numbers."""

RECORD_CHECKSUM = 1
NUMBER_DUE = 2
