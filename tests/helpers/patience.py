"""How long tests wait for what is sure to come. A busy machine takes a minute for what a quiet one does at once."""

from __future__ import annotations

PATIENCE = 300.0
