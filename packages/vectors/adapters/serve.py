"""Answers JSON lines with the protocol of serve.mjs."""

import base64
import json
import sys


class Unsupported(Exception):
    """The implementation doesn't support what a case tests. That isn't a refusal."""


def needs(is_supported, feature):
    if not is_supported:
        raise Unsupported(feature)


def base32_of(key):
    """Encodes a hexadecimal key as Base32 without padding."""
    return base64.b32encode(bytes.fromhex(key)).decode().rstrip("=")


def serve(handlers):
    for line in sys.stdin:
        given = json.loads(line)
        kind = given.pop("kind")
        try:
            needs(kind in handlers, kind)
            reply = {"answer": handlers[kind](given)}
        except Unsupported as error:
            reply = {"unsupported": str(error)}
        except Exception as error:  # any other exception is a refusal
            reply = {"refused": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)
