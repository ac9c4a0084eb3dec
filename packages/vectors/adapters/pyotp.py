import hashlib
import os
import sys
import time
from datetime import datetime

# This file has the same name as the library, so import from other folders first.
sys.path.append(sys.path.pop(0))
import pyotp
from serve import base32_of, needs, serve

os.environ["TZ"] = "UTC"
time.tzset()


def otp_of(given):
    secret = base32_of(given["key"])
    digest = getattr(hashlib, given["algorithm"].lower())
    if given["type"] == "hotp":
        return pyotp.HOTP(secret, given["digits"], digest)
    return pyotp.TOTP(secret, given["digits"], digest, interval=given["period"])


def codes(given):
    otp = otp_of(given)
    return otp.at(int(given["counter"]) if given["type"] == "hotp" else given["seconds"])


def base32(given):
    return pyotp.TOTP(given["text"]).byte_secret().hex()


def uris(given):
    otp = pyotp.parse_uri(given["uri"])
    is_totp = isinstance(otp, pyotp.TOTP)
    account = {
        "type": "totp" if is_totp else "hotp",
        "issuer": otp.issuer or "",
        "account": otp.name,
        "key": otp.byte_secret().hex(),
        "algorithm": otp.digest().name.upper(),
        "digits": otp.digits,
    }
    if is_totp:
        return {"account": {**account, "period": otp.interval}, "code": otp.at(given["seconds"])}
    return {"account": {**account, "counter": str(otp.initial_count)}, "code": otp.at(0)}


def verification(given):
    needs("used" not in given, "codes already used")
    needs(given["behind"] == given["ahead"], "a window with different sizes before and after")
    needs(given["type"] == "totp" or given["ahead"] == 0, "a window for hotp")
    otp = otp_of(given)
    if given["type"] == "hotp":
        return {"accepted": otp.verify(given["typed"], int(given["counter"]))}
    at = datetime.fromtimestamp(given["seconds"])
    return {"accepted": otp.verify(given["typed"], at, given["ahead"])}


serve({"codes": codes, "base32": base32, "uris": uris, "verification": verification})
