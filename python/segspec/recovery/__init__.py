"""Makes clean copies of damaged logs, and indexes from segments. See `segspec.recovery.recover`."""

from segspec.recovery.indexes import build_indexes
from segspec.recovery.recover import recover
from segspec.recovery.report import Lost, RecoveredLog, Report

__all__ = ["Lost", "RecoveredLog", "Report", "build_indexes", "recover"]
