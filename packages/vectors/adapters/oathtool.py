import subprocess

from serve import needs, serve


def run(arguments):
    result = subprocess.run(["oathtool", *arguments], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise RuntimeError(result.stderr.strip() or f"status {result.returncode}")
    return result.stdout.splitlines()


def mode(given):
    if given["type"] == "hotp":
        needs(given["algorithm"] == "SHA1", f"hotp with {given['algorithm']}")
        return ["--hotp", "-c", given["counter"]]
    return [
        f"--totp={given['algorithm']}",
        "-s",
        f"{given['period']}s",
        "--now",
        f"@{given['seconds']}",
    ]


def codes(given):
    return run([*mode(given), "-d", str(given["digits"]), "--", given["key"]])[0]


def base32(given):
    needs("\0" not in given["text"], "NUL on a command line")
    lines = run(["-v", "--hotp", "-b", "--", given["text"]])
    return next(line for line in lines if line.startswith("Hex secret: "))[12:]


def verification(given):
    needs("used" not in given, "codes already used")
    needs(isinstance(given["typed"], str) and "\0" not in given["typed"], "a code with NUL, or as a number")
    needs(given["digits"] == len(given["typed"]), "a code of a different length: the length sets the number of digits")
    if given["type"] == "hotp":
        needs(given["behind"] == 0, "counters before the own one")
    else:
        needs(given["behind"] == given["ahead"], "a window with different sizes before and after")
    try:
        run([*mode(given), "-w", str(given["ahead"]), "-d", str(given["digits"]), "--", given["key"], given["typed"]])
    except RuntimeError:
        return {"accepted": False}
    return {"accepted": True}


serve({"codes": codes, "base32": base32, "verification": verification})
