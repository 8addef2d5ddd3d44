"""Compares the copies of one log that several nodes hold, and makes one of them that has everything."""

from segspec.replicas.comparison import ReplicaComparison, compare
from segspec.replicas.merged import Merged, merge

__all__ = ["Merged", "ReplicaComparison", "compare", "merge"]
