"""Makes clean copies of damaged logs, and indexes from segments. See `segspec.recovering.recover`."""

from segspec.recovering.indexes import build_indexes
from segspec.recovering.recover import recover
from segspec.recovering.report import Lost, RecoveredLog, Report

__all__ = ["Lost", "RecoveredLog", "Report", "build_indexes", "recover"]
