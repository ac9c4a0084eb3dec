"""Answers JSON lines: the same protocol as serve.mjs."""

import base64
import json
import sys


class Unsupported(Exception):
    """What the implementation does not offer, which is no refusal."""


def needs(is_offered, what):
    if not is_offered:
        raise Unsupported(what)


def base32_of(key):
    """Standard Base32 without padding of a key in hexadecimal."""
    return base64.b32encode(bytes.fromhex(key)).decode().rstrip("=")


def serve(handlers):
    for line in sys.stdin:
        given = json.loads(line)
        kind = given.pop("kind")
        try:
            needs(kind in handlers, kind)
            answer = {"answer": handlers[kind](given)}
        except Unsupported as error:
            answer = {"unsupported": str(error)}
        except Exception as error:  # whatever a program raises is a refusal
            answer = {"refused": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)
