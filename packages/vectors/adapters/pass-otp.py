"""Runs `pass otp` in a store of its own, made with a key without a passphrase."""

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
    done = subprocess.run(
        arguments, input=typed, capture_output=True, text=True, check=False, env=environment
    )
    if done.returncode != 0:
        raise RuntimeError((done.stderr or done.stdout).strip()[-200:])
    return done.stdout.rstrip("\n")


call(["gpg", "-q", "--batch", "--passphrase", "", "--quick-generate-key", "test", "default", "default", "never"])
call(["pass", "init", "test"])


def uris(given):
    needs("\n" not in given["uri"], "line breaks")
    # It counts up before it shows a code: what a new hotp entry shows belongs to the next counter.
    needs("hotp" not in given["uri"].lower()[:16], "the code for the counter in the URI")
    call(["pass", "otp", "insert", "-f", "one"], given["uri"])
    moment = subprocess.run(
        ["date", "-u", "-d", f"@{given['seconds']}", "+%Y-%m-%d %H:%M:%S"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    # The clock runs at a hundredth of its speed: a moment may be a second before the next step.
    return {"code": call(["faketime", "-f", f"@{moment} x0.01", "pass", "otp", "one"])}


serve({"uris": uris})
call(["gpgconf", "--kill", "gpg-agent"])
