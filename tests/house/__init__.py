"""The rules that the source keeps, each with a planted violation that shows the rule at work."""
