"""The numbers of rules."""
