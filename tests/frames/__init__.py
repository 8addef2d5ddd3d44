"""The engine: findings are made by the rules that are broken."""
