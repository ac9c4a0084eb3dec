"""Calls the C library with ctypes."""

import ctypes

from serve import base32_of, needs, serve

library = ctypes.CDLL("libcotp.so.12")
# The hash ids of libgcrypt, which the library's header uses.
hashes = {"SHA1": 2, "SHA256": 8, "SHA512": 10}
library.get_hotp.restype = ctypes.c_char_p
library.get_hotp.argtypes = [ctypes.c_char_p, ctypes.c_long, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]
library.get_totp_at.restype = ctypes.c_char_p
library.get_totp_at.argtypes = [
    ctypes.c_char_p,
    ctypes.c_long,
    ctypes.c_int,
    ctypes.c_int,
    ctypes.c_int,
    ctypes.c_void_p,
]
library.hotp_verify.argtypes = [
    ctypes.c_char_p,
    ctypes.c_long,
    ctypes.c_int,
    ctypes.c_char_p,
    ctypes.c_int,
]
errors = ["valid", "gcrypt version", "Base32", "algorithm", "code", "digits", "period"]


def code_or_raise(code, error):
    if code is None or error.value != 0:
        raise RuntimeError(f"error {error.value}: {errors[error.value] if error.value < 7 else ''}")
    return code.decode()


def codes(given):
    error = ctypes.c_int(0)
    secret = base32_of(given["key"]).encode()
    sha = hashes[given["algorithm"]]
    if given["type"] == "hotp":
        counter = int(given["counter"])
        needs(-(2**63) <= counter < 2**63, "a counter too large for a signed long")
        code = library.get_hotp(secret, counter, given["digits"], sha, ctypes.byref(error))
    else:
        code = library.get_totp_at(
            secret, given["seconds"], given["digits"], given["period"], sha, ctypes.byref(error)
        )
    return code_or_raise(code, error)


def base32(given):
    needs("\0" not in given["text"], "NUL in a C string")
    error = ctypes.c_int(0)
    code = library.get_totp_at(
        given["text"].encode(), given["seconds"], 6, 30, hashes["SHA1"], ctypes.byref(error)
    )
    return {"code": code_or_raise(code, error)}


def verification(given):
    needs("used" not in given, "codes already used")
    needs(given["behind"] == 0 and given["ahead"] == 0, "a window")
    needs(given["type"] == "hotp", "a given time")
    needs(isinstance(given["typed"], str), "codes as numbers")
    accepted = library.hotp_verify(
        base32_of(given["key"]).encode(),
        int(given["counter"]),
        given["digits"],
        given["typed"].encode(),
        hashes[given["algorithm"]],
    )
    return {"accepted": accepted == 0}


serve({"codes": codes, "base32": base32, "verification": verification})
