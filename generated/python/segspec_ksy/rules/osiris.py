"""The rules of osiris that runs tell by their numbers."""

ORDER_EPOCH = 1
