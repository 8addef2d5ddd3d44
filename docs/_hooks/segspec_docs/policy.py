"""The content security policy of a page that reads strangers' files: it sends nothing."""

from __future__ import annotations

import base64
import hashlib
import re

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
HEAD = '<meta charset="utf-8">\n'
SITE = "'self' file:"
"""The site's own files; on a disk, Firefox does not accept `'self'`."""


def with_policy(html: str) -> str:
    """The page with the policy, which also holds for its workers."""
    digests = [hashlib.sha256(script.encode()).digest() for script in INLINE.findall(html)]
    inline = "".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in dict.fromkeys(digests))
    rules = {
        "default-src": "'none'",
        "script-src": f"{SITE} 'unsafe-eval'{inline}",
        "worker-src": "blob:",
        "style-src": SITE,
        "img-src": SITE,
        "connect-src": "'none'",
        "form-action": "'none'",
        "base-uri": "'none'",
    }
    policy = "; ".join(f"{name} {sources}" for name, sources in rules.items())
    assert html.count(HEAD) == 1, "the template has one place for it"
    return html.replace(HEAD, f'{HEAD}<meta http-equiv="Content-Security-Policy" content="{policy}">\n')
