"""The content security policy of a page that reads files of strangers: what runs in it speaks to nobody."""

from __future__ import annotations

import base64
import hashlib
import re

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
HEAD = '<meta charset="utf-8">\n'
SITE = "'self' file:"
"""The site's own files. On a disk `'self'` is nothing to Firefox."""


def with_policy(html: str) -> str:
    """The page with the policy. Its workers have it, too: they are blobs, made of scripts of the site, and one makes
    functions of what the compiler wrote. No markup that gets into the page runs."""
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
