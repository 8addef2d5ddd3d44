"""The rules of mojo that runs tell by their numbers."""

PACK_MASTER_COUNTS = 3
ENTRY_KNOWN_FLAGS = 4
ORDER_IN_A_PACK = 1
ORDER_PACKS = 2
