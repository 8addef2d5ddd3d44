"""What a remote store's client says, as the errors that users of the library expect."""

from __future__ import annotations

import pytest

import segspec


def test_a_store_without_credentials_is_an_os_error_that_names_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_PROFILE", "AWS_SESSION_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    monkeypatch.setenv("AWS_SHARED_CREDENTIALS_FILE", "/nonexistent")
    monkeypatch.setenv("AWS_CONFIG_FILE", "/nonexistent")
    with pytest.raises(OSError, match=r"s3://nobucket/log: .*credentials"):
        segspec.open("s3://nobucket/log")
