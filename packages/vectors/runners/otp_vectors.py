#!/usr/bin/env python3
"""Runs the OTP test vectors against a library. Python 3.8 or later. MIT License.

    python3 otp_vectors.py [otp-vectors.json [report.json]]

Exit status: 0 no deviations, 1 deviations or known failures that pass, 2 a mistake in the input
or in an answer, 3 newer vectors. Unsupported features, separated by commas: no KIND, no GROUP,
no TYPE, no ALGORITHM, digits A to B, period A to B, counter A to B. README.md has the rest.
"""
import json
import os
import re
import sys
import traceback

# BEGIN: replace this part with calls of your library.
import hashlib
import hmac

NAME = "example"
VERSION = "1.0.0"
UNSUPPORTED = "no base32, no uris, no exports, no verification"
KNOWN = ""  # ids of cases that fail for now


def answer(kind, test):
    """Returns the answer to a case. Raises an exception if the library refuses it, or Unsupported."""
    if kind != "codes":
        raise Unsupported("no " + kind)
    key, digits = bytes.fromhex(test["key"]), test["digits"]
    counter = int(test["counter"]) if test["type"] == "hotp" else test["seconds"] // test["period"]
    if not key or digits < 1 or test.get("period", 30) < 1:
        raise ValueError("out of bounds")
    message = counter.to_bytes(8, "big")  # raises OverflowError if it doesn't fit
    mac = hmac.new(key, message, getattr(hashlib, test["algorithm"].lower())).digest()
    offset = mac[-1] & 15
    number = int.from_bytes(mac[offset : offset + 4], "big") & 0x7FFFFFFF
    return str(number % 10**digits).zfill(digits)


# END: the rest stays as it is.

SETTINGS = ["type", "key", "algorithm", "digits"]
INPUT_FIELDS = {
    "codes": SETTINGS,
    "base32": ["text"],
    "uris": ["uri"],
    "exports": ["uris"],
    "verification": [*SETTINGS, "typed", "behind", "ahead"],
}
ANSWER_FIELDS = {
    "codes": ["code"],
    "base32": ["key"],
    "uris": ["account", "code"],
    "exports": ["accounts"],
    "verification": ["matched"],
}
ACCOUNT_FIELDS = [*SETTINGS, "issuer", "account", "period", "counter"]


class Unsupported(Exception):
    """Raised for a case that the library has no function or parameter for."""


class VectorsError(Exception):
    """An error with the exit status of the program."""

    def __init__(self, status, message):
        super().__init__(message)
        self.status = status


def is_text(value):
    return isinstance(value, str)


def is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def is_account(value):
    return isinstance(value, dict) and not lack_of(value, SETTINGS)


def list_of(has):
    return lambda value: isinstance(value, list) and len(value) > 0 and all(map(has, value))


# Checks the values of fields. Those that aren't here are text.
CHECKS = {
    "result": lambda value: value in ("valid", "acceptable", "invalid"),
    "flags": lambda value: isinstance(value, list),
    "type": lambda value: value in ("totp", "hotp"),
    "algorithm": lambda value: value in ("SHA1", "SHA256", "SHA512"),
    "typed": lambda value: is_text(value) or is_whole(value),
    "uris": list_of(is_text),
    "account": is_account,
    "accounts": list_of(is_account),
    **dict.fromkeys(["digits", "period", "seconds", "behind", "ahead"], is_whole),
}


def lack_of(one, fields):
    """Returns the first field that a case or an account lacks or that has a wrong value."""
    if "digits" in fields:
        totp = ["period", "seconds"] if "id" in one else ["period"]
        fields = fields + (["counter"] if one.get("type") == "hotp" else totp)
    return next((name for name in fields if not CHECKS.get(name, is_text)(one.get(name))), None)


def read_vectors(path):
    try:
        with open(path, "rb") as file:
            data = file.read()
        if data[:1] > b"\x7f" or b"\0" in data[:2]:
            raise VectorsError(2, "The vectors must be UTF-8 without a byte order mark.")
        vectors = json.loads(data.decode())
    except OSError as error:
        raise VectorsError(2, f"The vectors can't be read: {error}")
    except ValueError as error:
        raise VectorsError(2, f"The vectors are not JSON: {error}")
    version = vectors.get("version") if isinstance(vectors, dict) else None
    if not is_text(version) or not list_of(lambda _: True)(vectors.get("groups")):
        raise VectorsError(2, 'The file has no test vectors: it needs "version" and "groups".')
    newer = "Copy a newer runner."
    if not version.startswith("1."):
        what = f"The vectors have version {version}. This runner reads version 1. {newer}"
        raise VectorsError(3, what)
    cases = 0
    for number, group in enumerate(vectors["groups"], 1):
        one = group if isinstance(group, dict) else {}
        kind, name, tests = one.get("kind"), one.get("name"), one.get("tests")
        if not is_text(kind) or not is_text(name) or not isinstance(tests, list):
            what = f'Group {number} of the vectors needs "kind", "name" and "tests".'
            raise VectorsError(2, what)
        if kind not in ANSWER_FIELDS:
            raise VectorsError(3, f"Group {name} has the unknown kind {kind}. {newer}")
        for test in tests:
            test = test if isinstance(test, dict) else {}
            fields = ["id", "result", "flags", "comment", *INPUT_FIELDS[kind]]
            if test.get("result") != "invalid" and kind != "verification":
                fields += ANSWER_FIELDS[kind]
            lack = lack_of(test, fields)
            if lack:
                case = test.get("id") or f"in {name}"
                raise VectorsError(2, f'Case {case} lacks "{lack}", or its value is unknown.')
            cases += 1
    total = json.dumps(vectors.get("numberOfTests"))
    if total != str(cases):
        raise VectorsError(2, f'The file has {cases} cases, but "numberOfTests" is {total}.')
    return vectors


def parse_rule(rule, groups):
    """Parses "no X" or "FIELD A to B". Returns a function that says whether it excludes a case."""
    words = {"totp", "hotp", "sha1", "sha256", "sha512"}
    words |= {group[field] for group in groups for field in ("kind", "name")}
    match = re.fullmatch(r"no (\S+)", rule, re.I)
    if match and match[1].lower() in words:
        name = match[1].lower()
        return lambda group, _, accounts: name in (group["kind"], group["name"]) or any(
            name in (one.get("type"), one.get("algorithm", "").lower()) for one in accounts
        )
    match = re.fullmatch(r"(digits|period|counter) (\d+) to (\d+)", rule, re.I)
    if not match:
        raise VectorsError(2, f"Unknown in the list of unsupported features: {rule}")
    field, low, high = match[1].lower(), int(match[2]), int(match[3])
    if low > high:
        raise VectorsError(2, f"The range is empty: {rule}")
    return lambda _, test, accounts: "OutOfBounds" not in test["flags"] and any(
        field in one and not low <= int(one[field]) <= high for one in accounts
    )


def account_problem(account):
    """Returns what is wrong with an account in an answer, if anything."""
    if not isinstance(account, dict):
        return "an account must be a dict"
    for name, value in account.items():
        if name not in ACCOUNT_FIELDS:
            return f"an account has no {name!r}"
        is_number = name in ("digits", "period")
        if value is not None and not (is_whole if is_number else is_text)(value):
            return f'"{name}" must be {"a whole number" if is_number else "text"}'
    return "an account is empty" if all(one is None for one in account.values()) else None


def problem_of(kind, test, given):
    """Returns what is wrong with the form of an answer, if anything."""
    if kind == "verification":
        return None if isinstance(given, bool) else "it must be True or False"
    if kind == "exports":
        if not isinstance(given, list):
            return "it must be a list of accounts"
        for one in given:
            problem = account_problem(one) or (not one.get("key") and '"key" is missing')
            if problem:
                return problem
        return None
    if kind != "uris":
        return None if is_text(given) else "it must be text"
    is_uri = isinstance(given, dict) and all(name in ("account", "code") for name in given)
    if not is_uri or given.get("account") is None:
        return 'it must be a dict with "account" and "code"'
    code = given.get("code")
    if not is_text(code) and (code is not None or "code" in test):
        return '"code" must be text'
    return account_problem(given["account"])


def agrees(given, expected):
    """Compares the fields that both accounts have."""
    return all(given.get(name, value) == value for name, value in expected.items())


def is_right(kind, test, given):
    if kind == "codes":
        return given == test["code"]
    if kind == "base32":
        return given == test["key"]
    if kind == "uris":
        return given["code"] == test["code"] and agrees(given["account"], test["account"])
    accounts = test["accounts"]
    return len(given) == len(accounts) and all(map(agrees, given, accounts))


def judge(kind, test, reply):
    result = test["result"]
    if "refused" in reply:
        return "refused" if result == "valid" else "passed"
    given = reply["answer"]
    if kind == "verification":
        if result == "acceptable" or given["accepted"] == (result == "valid"):
            return "passed"
        return "accepted" if given["accepted"] else "wrong"
    if result == "invalid":
        return "accepted"
    return "passed" if is_right(kind, test, given) else "wrong"


def expected_of(kind, test):
    if kind == "verification":
        return {"accepted": test["result"] == "valid"}
    values = {name: test.get(name) for name in ANSWER_FIELDS[kind]}
    return values if kind == "uris" else values[ANSWER_FIELDS[kind][0]]


def is_mistake(error):
    """Says whether an exception looks like a mistake in the code, not like a refusal."""
    place = error.__traceback__
    while place.tb_next:
        place = place.tb_next
    is_here = place.tb_frame.f_code.co_filename == __file__
    mistakes = (NameError, AttributeError, TypeError, ImportError)
    return isinstance(error, mistakes) or (is_here and isinstance(error, LookupError))


def ask(kind, test):
    try:
        given = answer(kind, test)
    except Unsupported as error:
        return {"unsupported": str(error) or "no reason given"}
    except Exception as error:
        if not is_mistake(error):
            return {"refused": str(error)}
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{test['id']}: {type(error).__name__}: {error} ({place.filename}:{place.lineno})."
        what += f' If your library doesn\'t support {kind}, add "no {kind}" to UNSUPPORTED.'
        what += " Is this a refusal? Then catch it and raise a ValueError."
        raise VectorsError(2, what) from error
    if given is None:
        return {"refused": "no answer"}
    problem = problem_of(kind, test, given)
    if problem:
        raise VectorsError(2, f"{test['id']}: wrong form of answer: {problem}: {given!r}")
    return {"answer": {"accepted": given} if kind == "verification" else given}


def listed(*texts):
    return [text.strip() for text in ",".join(texts).split(",") if text.strip()]


def run_vectors(vectors):
    groups = vectors["groups"]
    rules = listed(UNSUPPORTED, os.environ.get("OTP_UNSUPPORTED", ""))
    excludes = [(rule, parse_rule(rule, groups)) for rule in rules]
    known = listed(KNOWN, os.environ.get("OTP_KNOWN", ""))
    ids = {test["id"] for group in groups for test in group["tests"]}
    for one in known:
        if one not in ids:
            raise VectorsError(2, f"Unknown in the list of known failures: {one}")
    verdicts = ("passed", "wrong", "accepted", "refused", "notRun")
    kinds, refusals, not_run, fixed = {}, {}, {}, []
    found = {"unexplained": [], "known": []}
    for group in groups:
        kind = group["kind"]
        counts = kinds.setdefault(kind, dict.fromkeys(verdicts, 0))
        for test in group["tests"]:
            accounts = test.get("accounts") or [test.get("account") or test]
            excluded = next((rule for rule, has in excludes if has(group, test, accounts)), None)
            reply = {"unsupported": excluded} if excluded else ask(kind, test)
            if "unsupported" in reply:
                counts["notRun"] += 1
                what = reply["unsupported"]
                not_run[what] = not_run.get(what, 0) + 1
                continue
            refusals.setdefault(kind, []).append(reply.get("refused"))
            verdict = judge(kind, test, reply)
            counts[verdict] += 1
            if verdict == "passed":
                if test["id"] in known:
                    fixed.append(test["id"])
                continue
            hidden = ["id", "result", "flags", "comment", *ANSWER_FIELDS[kind]]
            deviation = {"id": test["id"], "verdict": verdict}
            deviation["input"] = {name: test[name] for name in test if name not in hidden}
            if test["result"] != "invalid" or kind == "verification":
                deviation["expected"] = expected_of(kind, test)
            deviation["given"] = reply.get("answer", reply)
            found["known" if test["id"] in known else "unexplained"].append(deviation)
    total = {name: sum(counts[name] for counts in kinds.values()) for name in verdicts}
    if not refusals:
        raise VectorsError(2, "No case was run: the list of unsupported features excludes all.")
    warnings = [
        f'all {len(all_of)} cases of {kind} were refused with "{all_of[0]}". Is answer right?'
        for kind, all_of in refusals.items()
        if len(all_of) > 1 and all_of[0] is not None and len(set(all_of)) == 1
    ]
    implementation = {
        "name": NAME,
        "language": "Python",
        "source": "local",
        "package": NAME,
        "version": VERSION,
        "counts": {**total, "failed": total["wrong"] + total["accepted"], "known": len(found["known"])},
        "kinds": {kind: counts for kind, counts in kinds.items() if kind in refusals},
        "notRun": [{"what": what, "cases": cases} for what, cases in not_run.items()],
        "deviations": [{"cause": name, "tests": tests} for name, tests in found.items() if tests],
        "fixed": fixed,
        "warnings": warnings,
    }
    causes = {
        "unexplained": "Nobody has explained these deviations yet.",
        "known": "The list of known failures has these cases.",
    }
    report = {"vectors": vectors["version"], "cases": len(ids), "causes": causes}
    return {**report, "implementations": [implementation]}


def print_result(report, vectors):
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")
    (one,) = report["implementations"]
    cases = {test["id"]: test for group in vectors["groups"] for test in group["tests"]}
    causes = {cause["cause"]: cause["tests"] for cause in one["deviations"]}
    tests, known = causes.get("unexplained", []), causes.get("known", [])
    for test in tests:
        expected = json.dumps(test.get("expected", "a refusal"))
        print(f"{test['verdict']} {test['id']}: expected {expected}, given {json.dumps(test['given'])}")
        print("    " + cases[test["id"]]["comment"])
        for flag in cases[test["id"]]["flags"]:
            print(f"    {flag}: {vectors.get('flags', {}).get(flag)}")
    for test in known:
        print(f"known: {test['id']} ({test['verdict']})")
    for id_ in one["fixed"]:
        print(f"passes now: {id_} (remove it from the list of known failures)")
    for skipped in one["notRun"]:
        print(f"not run: {skipped['what']} ({skipped['cases']} cases)")
    for text in one["warnings"]:
        print(f"warning: {text}")
    verdicts = [test["verdict"] for test in tests]
    counts = ", ".join(f"{verdicts.count(name)} {name}" for name in ("wrong", "accepted", "refused"))
    print(
        f"{NAME} {VERSION}, vectors {report['vectors']}: {one['counts']['passed']} passed, "
        f"{len(tests)} deviations ({counts}), {len(known)} known, {one['counts']['notRun']} not run"
    )
    return 1 if tests or one["fixed"] else 0


def run_file(file=None, report_file=None):
    """Runs a file of vectors, prints the result, writes the report. Returns the exit status."""
    folder = os.path.dirname(os.path.abspath(__file__))
    near = [os.path.join(folder, *path) for path in (["otp-vectors.json"], ["..", "data", "otp-vectors.json"])]
    default = next(filter(os.path.exists, near), near[0])
    vectors = read_vectors(file or os.environ.get("OTP_VECTORS") or default)
    report = run_vectors(vectors)
    status = print_result(report, vectors)
    report_file = report_file or os.environ.get("OTP_REPORT")
    try:
        if report_file:
            with open(report_file, "w", encoding="utf-8") as output:
                output.write(json.dumps(report, indent=1) + "\n")
    except OSError as error:
        raise VectorsError(2, f"The report can't be written: {error}")
    return status


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["--help"]:
            print(__doc__)
        else:
            sys.exit(run_file(*sys.argv[1:3]))
    except VectorsError as problem:
        print(problem, file=sys.stderr)
        sys.exit(problem.status)
