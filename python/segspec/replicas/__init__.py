"""Compares the copies of one log on several nodes, and merges them into a complete one."""

from segspec.replicas.comparison import ReplicaComparison, compare
from segspec.replicas.merged import Merged, merge

__all__ = ["Merged", "ReplicaComparison", "compare", "merge"]
