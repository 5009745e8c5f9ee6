"""Webhooks: signatures of messages, by the Standard Webhooks specification."""

import base64
import hmac
import time
from collections.abc import Mapping, Sequence

from cairn_client import types
from cairn_client.plain import read

TOLERANCE_SECONDS = 300
"""Maximum age of a message: an older one may be a replay."""


class BadSignature(Exception):
    """The signature of a message is wrong, missing or too old."""


def verify_webhook(secrets: str | Sequence[str], headers: Mapping[str, str], body: bytes) -> types.WebhookMessage:
    """Return a message that one of the secrets (`whsec_…`) signed within five minutes. Raise BadSignature otherwise.

    The case of the headers' names does not matter. `webhook-id` is the same for each attempt to deliver a message.
    """
    named = {name.lower(): value for name, value in headers.items()}
    try:
        id, sent, signatures = (named[f"webhook-{name}"] for name in ("id", "timestamp", "signature"))
        age = abs(time.time() - int(sent))
    except (KeyError, ValueError) as error:
        raise BadSignature("The headers of a webhook are missing or invalid.") from error
    if age > TOLERANCE_SECONDS:
        raise BadSignature("The message is too old, or the clock is wrong.")
    signed = f"{id}.{sent}.".encode() + body
    good = [
        b"v1," + base64.b64encode(hmac.digest(base64.b64decode(secret.removeprefix("whsec_")), signed, "sha256"))
        for secret in ([secrets] if isinstance(secrets, str) else secrets)
    ]
    given = [signature.encode() for signature in signatures.split(" ")]
    if not any(hmac.compare_digest(one, other) for one in given for other in good):
        raise BadSignature("No secret matches the signature.")
    return read(body, types.WebhookMessage)
