"""Runs `pass otp` with a temporary store, encrypted with a key without a passphrase."""

import os
import subprocess
import tempfile

from serve import needs, serve

folder = tempfile.TemporaryDirectory(prefix="conformance-")
environment = {
    **os.environ,
    "GNUPGHOME": os.path.join(folder.name, "keys"),
    "PASSWORD_STORE_DIR": os.path.join(folder.name, "store"),
    "TZ": "UTC",
}
os.mkdir(environment["GNUPGHOME"], 0o700)


def call(arguments, typed=""):
    result = subprocess.run(
        arguments, input=typed, capture_output=True, text=True, check=False, env=environment
    )
    if result.returncode != 0:
        raise RuntimeError((result.stderr or result.stdout).strip()[-200:])
    return result.stdout.rstrip("\n")


call(["gpg", "-q", "--batch", "--passphrase", "", "--quick-generate-key", "test", "default", "default", "never"])
call(["pass", "init", "test"])


def uris(given):
    needs("\n" not in given["uri"], "line breaks")
    # pass-otp increments the counter first, so a new hotp entry shows the code of the next counter.
    needs("hotp" not in given["uri"].lower()[:16], "the code for the counter in the URI")
    call(["pass", "otp", "insert", "-f", "one"], given["uri"])
    time = subprocess.run(
        ["date", "-u", "-d", f"@{given['seconds']}", "+%Y-%m-%d %H:%M:%S"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    # Slow the clock down to 1 %: the time may be only one second before the next step.
    return {"code": call(["faketime", "-f", f"@{time} x0.01", "pass", "otp", "one"])}


serve({"uris": uris})
call(["gpgconf", "--kill", "gpg-agent"])
