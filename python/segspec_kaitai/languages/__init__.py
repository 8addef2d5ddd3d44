"""Parsers as packages of other languages."""
