"""Runs keepassxc-cli with a new database of one entry for each question."""

import base64
import os
import subprocess
import tempfile
from datetime import datetime, timedelta
from xml.sax.saxutils import escape

from serve import base32_of, needs, serve

folder = tempfile.TemporaryDirectory(prefix="conformance-")


def show(uri, seconds):
    """Returns the code of a URI, from a new database of one entry."""
    xml = os.path.join(folder.name, "one.xml")
    database = os.path.join(folder.name, "one.kdbx")
    identifier = [base64.b64encode(bytes([number] * 16)).decode() for number in (1, 2)]
    with open(xml, "w", encoding="utf-8") as file:
        file.write(
            '<?xml version="1.0" encoding="UTF-8"?><KeePassFile><Meta/><Root><Group>'
            f"<UUID>{identifier[0]}</UUID><Name>Root</Name><Entry><UUID>{identifier[1]}</UUID>"
            "<String><Key>Title</Key><Value>one</Value></String>"
            f"<String><Key>otp</Key><Value>{escape(uri)}</Value></String>"
            "</Entry></Group></Root></KeePassFile>"
        )
    if os.path.exists(database):
        os.remove(database)
    call(["import", "-q", "-p", "-t", "100", xml, database], "p\np\n")
    code = call(["show", "-q", "-t", database, "one"], "p\n", seconds)
    if not code.isdigit():
        raise RuntimeError(code)
    return code


def call(arguments, typed, seconds=None):
    # Slow the clock down to 1 %: the time may be only one second before the next step.
    clock = [] if seconds is None else ["faketime", "-f", f"@{utc(seconds)} x0.01"]
    result = subprocess.run(
        [*clock, "keepassxc-cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "TZ": "UTC"},
    )
    if result.returncode != 0:
        raise RuntimeError(result.stderr.strip())
    return result.stdout.rstrip("\n")


def utc(seconds):
    return (datetime(1970, 1, 1) + timedelta(seconds=seconds)).strftime("%Y-%m-%d %H:%M:%S")


def codes(given):
    needs(given["type"] == "totp", "hotp")
    needs(0 < given["seconds"] < 2**31, "a time that the test clock cannot be set to")
    uri = (
        f"otpauth://totp/a?secret={base32_of(given['key'])}&algorithm={given['algorithm']}"
        f"&digits={given['digits']}&period={given['period']}"
    )
    return show(uri, given["seconds"])


def base32(given):
    needs(given["text"].isascii() and given["text"].isprintable(), "text in a URI that is not printable ASCII")
    text = given["text"].replace(" ", "%20")
    return {"code": show(f"otpauth://totp/a?secret={text}", given["seconds"])}


def uris(given):
    needs("\n" not in given["uri"], "line breaks")
    is_uri = given["uri"].startswith("otpauth://")
    needs(is_uri, "other text: the field also reads an older format")
    needs("hotp" not in given["uri"].lower()[:16], "hotp")
    return {"code": show(given["uri"], given["seconds"])}


serve({"codes": codes, "base32": base32, "uris": uris})
