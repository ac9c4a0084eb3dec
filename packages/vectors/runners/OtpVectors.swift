// Runs the OTP test vectors against a library. Swift 5.7 or later. MIT License.
//
//     swiftc OtpVectors.swift && ./OtpVectors [otp-vectors.json [report.json]]
//
// On macOS it needs nothing else. Elsewhere, make it the main.swift of a target with swift-crypto.
import Foundation

// BEGIN: replace this part with calls of your library.
#if canImport(CryptoKit)
import CryptoKit
#else
import Crypto
#endif

let name = "example"
let version = "1.0.0"
let unsupported = "no base32, no uris, no exports, no verification"
let known = "" // ids of cases that fail for now

/// Returns the answer to a case. Throws an error if the library refuses it, or Unsupported.
func answer(_ kind: String, _ test: Object) throws -> Any {
    guard kind == "codes" else { throw Unsupported(what: "no \(kind)") }
    let text = Array(test["key"] as? String ?? "")
    let bytes = stride(from: 0, to: text.count, by: 2).compactMap { UInt8(String(text[$0...$0 + 1]), radix: 16) }
    let digits = test["digits"] as? Int ?? 0
    var counter = UInt64(test["counter"] as? String ?? "")
    if test["type"] as? String == "totp", let seconds = test["seconds"] as? Int, let period = test["period"] as? Int {
        counter = seconds >= 0 && period > 0 ? UInt64(seconds / period) : nil
    }
    guard !bytes.isEmpty, digits > 0, let counter else { throw Refusal("out of bounds") }
    let message = withUnsafeBytes(of: counter.bigEndian) { Data($0) }
    let key = SymmetricKey(data: bytes)
    let mac: [UInt8]
    switch test["algorithm"] as? String {
    case "SHA256": mac = Array(HMAC<SHA256>.authenticationCode(for: message, using: key))
    case "SHA512": mac = Array(HMAC<SHA512>.authenticationCode(for: message, using: key))
    default: mac = Array(HMAC<Insecure.SHA1>.authenticationCode(for: message, using: key))
    }
    let offset = Int(mac[mac.count - 1] & 15)
    let number = mac[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7fff_ffff
    return String(("0000000000" + String(number)).suffix(digits))
}
// END: the rest stays as it is.

typealias Object = [String: Any]
typealias Rule = (_ group: Object, _ test: Object, _ accounts: [Object]) -> Bool

let usage = """
    Usage: OtpVectors.swift [otp-vectors.json [report.json]]

    Exit status: 0 no deviations, 1 deviations or known failures that pass, 2 a mistake in the input
    or in an answer, 3 newer vectors. Unsupported features, separated by commas: no KIND, no GROUP,
    no TYPE, no ALGORITHM, digits A to B, period A to B, counter A to B. README.md has the rest.
    """

/// The answer to a case that the library has no function or parameter for.
struct Unsupported: Error {
    var what = "no reason given"
}

struct Refusal: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

let settings = ["type", "key", "algorithm", "digits"]
let accountFields = settings + ["issuer", "account", "period", "counter"]
let inputFields = [
    "codes": settings, "base32": ["text"], "uris": ["uri"], "exports": ["uris"],
    "verification": settings + ["typed", "behind", "ahead"],
]
let answerFields = [
    "codes": ["code"], "base32": ["key"], "uris": ["account", "code"],
    "exports": ["accounts"], "verification": ["matched"],
]
let verdicts = ["passed", "wrong", "accepted", "refused", "notRun"]

func fail(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
}

/// JSON's true and false are numbers too, except for their type.
func isBool(_ value: Any?) -> Bool {
    guard let number = value as? NSNumber else { return value is Bool }
    return ["c", "B"].contains(String(cString: number.objCType))
}

func isWhole(_ value: Any?) -> Bool { value is Int && !isBool(value) }

/// Returns whether the value of a field in the vectors is right.
func hasRightValue(_ field: String, _ value: Any?) -> Bool {
    let text = value as? String ?? ""
    switch field {
    case "result": return ["valid", "acceptable", "invalid"].contains(text)
    case "flags": return value is [Any]
    case "type": return ["totp", "hotp"].contains(text)
    case "algorithm": return ["SHA1", "SHA256", "SHA512"].contains(text)
    case "digits", "period", "seconds", "behind", "ahead": return isWhole(value)
    case "typed": return value is String || isWhole(value)
    case "uris": return !(value as? [String] ?? []).isEmpty
    case "account": return (value as? Object).map { lackOf($0, settings) == nil } ?? false
    case "accounts":
        let list = value as? [Object] ?? []
        return !list.isEmpty && list.allSatisfy { hasRightValue("account", $0) }
    default: return value is String
    }
}

/// Returns the first field that a case or an account lacks or that has a wrong value.
func lackOf(_ one: Object, _ fields: [String]) -> String? {
    var all = fields
    if fields.contains("digits") {
        let totp = one["id"] == nil ? ["period"] : ["period", "seconds"]
        all += one["type"] as? String == "hotp" ? ["counter"] : totp
    }
    return all.first { !hasRightValue($0, one[$0]) }
}

func readVectors(_ path: String) -> (file: Object, groups: [Object]) {
    guard let data = FileManager.default.contents(atPath: path) else {
        fail(2, "The vectors can't be read: \(path)")
    }
    if data.first ?? 0 > 127 || data.prefix(2).contains(0) {
        fail(2, "The vectors must be UTF-8 without a byte order mark.")
    }
    let parsed: Any
    do {
        parsed = try JSONSerialization.jsonObject(with: data)
    } catch {
        fail(2, "The vectors are not JSON: \(error)")
    }
    guard let file = parsed as? Object, let version = file["version"] as? String,
        let list = file["groups"] as? [Any], !list.isEmpty
    else { fail(2, "The file has no test vectors: it needs \"version\" and \"groups\".") }
    let newer = "Copy a newer runner."
    if !version.hasPrefix("1.") {
        fail(3, "The vectors have version \(version). This runner reads version 1. \(newer)")
    }
    var cases = 0
    for (index, one) in list.enumerated() {
        let group = one as? Object ?? [:]
        guard let kind = group["kind"] as? String, let name = group["name"] as? String, let tests = group["tests"] as? [Any]
        else { fail(2, "Group \(index + 1) of the vectors needs \"kind\", \"name\" and \"tests\".") }
        guard let inputs = inputFields[kind], let answers = answerFields[kind] else {
            fail(3, "Group \(name) has the unknown kind \(kind). \(newer)")
        }
        for one in tests {
            let test = one as? Object ?? [:]
            let hasAnswer = test["result"] as? String != "invalid" && kind != "verification"
            if let lack = lackOf(test, ["id", "result", "flags", "comment"] + inputs + (hasAnswer ? answers : [])) {
                fail(2, "Case \(test["id"] ?? "in \(name)") lacks \"\(lack)\", or its value is unknown.")
            }
            cases += 1
        }
    }
    if !isWhole(file["numberOfTests"]) || file["numberOfTests"] as? Int != cases {
        fail(2, "The file has \(cases) cases, but \"numberOfTests\" is \(file["numberOfTests"] ?? "null").")
    }
    return (file, list.compactMap { $0 as? Object })
}

/// Compares two decimal numbers, which may exceed Int.
func isLess(_ one: String, _ other: String) -> Bool {
    one.hasPrefix("-") || one.count < other.count || (one.count == other.count && one < other)
}

/// Parses "no X" or "FIELD A to B".
func parseRule(_ text: String, _ groups: [Object]) -> Rule {
    let words = text.lowercased().split(separator: " ").map(String.init)
    var names: Set<String> = ["totp", "hotp", "sha1", "sha256", "sha512"]
    for group in groups { names.formUnion([group["kind"], group["name"]].compactMap { $0 as? String }) }
    if words.count == 2, words[0] == "no", names.contains(words[1]) {
        return { group, _, accounts in
            let given = [group["kind"], group["name"]] + accounts.flatMap { [$0["type"], $0["algorithm"]] }
            return given.contains { ($0 as? String)?.lowercased() == words[1] }
        }
    }
    guard words.count == 4, ["digits", "period", "counter"].contains(words[0]), words[2] == "to",
        !(words[1] + words[3]).contains(where: { !"0123456789".contains($0) })
    else { fail(2, "Unknown in the list of unsupported features: \(text)") }
    let low = String(words[1].drop(while: { $0 == "0" })), high = String(words[3].drop(while: { $0 == "0" }))
    if isLess(high, low) { fail(2, "The range is empty: \(text)") }
    return { _, test, accounts in
        let values = accounts.compactMap { $0[words[0]] }.map { "\($0)" }
        let isOutside = values.contains { isLess($0 == "0" ? "" : $0, low) || isLess(high, $0 == "0" ? "" : $0) }
        return isOutside && !(test["flags"] as? [String] ?? []).contains("OutOfBounds")
    }
}

/// Compares two values of an account, which are texts or whole numbers.
func isSame(_ one: Any?, _ other: Any?) -> Bool {
    if let text = one as? String { return text == other as? String }
    return one as? Int == other as? Int
}

/// Returns what is wrong with an account in an answer, if anything.
func accountProblem(_ value: Any?) -> String? {
    guard let account = value as? [String: Any?] else { return "an account must be a dictionary" }
    for (name, one) in account {
        if !accountFields.contains(name) { return "an account has no \"\(name)\"" }
        let isNumber = name == "digits" || name == "period"
        if let one, !(one is NSNull), !(isNumber ? isWhole(one) : one is String) {
            return "\"\(name)\" must be \(isNumber ? "a whole number" : "text")"
        }
    }
    return account.values.allSatisfy { $0 == nil || $0 is NSNull } ? "an account is empty" : nil
}

/// Returns what is wrong with the form of an answer, if anything.
func problemOf(_ kind: String, _ test: Object, _ given: Any) -> String? {
    switch kind {
    case "verification":
        return isBool(given) ? nil : "it must be true or false"
    case "exports":
        guard let list = given as? [Any] else { return "it must be a list of accounts" }
        for one in list {
            if let problem = accountProblem(one) { return problem }
            if !((one as? Object)?["key"] is String) { return "\"key\" is missing" }
        }
        return nil
    case "uris":
        guard let uri = given as? Object, uri.keys.allSatisfy({ $0 == "account" || $0 == "code" }), uri["account"] != nil
        else { return "it must be a dictionary with \"account\" and \"code\"" }
        if !(uri["code"] is String) && (uri["code"] != nil || test["code"] != nil) { return "\"code\" must be text" }
        return accountProblem(uri["account"])
    default:
        return given is String ? nil : "it must be text"
    }
}

/// Compares the fields that both accounts have.
func agrees(_ given: Object, _ expected: Object) -> Bool {
    expected.allSatisfy { field, value in given[field] == nil || isSame(given[field], value) }
}

func isRight(_ kind: String, _ test: Object, _ given: Any) -> Bool {
    switch kind {
    case "codes", "base32":
        return isSame(given, test[answerFields[kind]![0]])
    case "uris":
        let one = given as? Object ?? [:]
        return isSame(one["code"], test["code"]) && agrees(one["account"] as? Object ?? [:], test["account"] as? Object ?? [:])
    default:
        let list = given as? [Object] ?? [], expected = test["accounts"] as? [Object] ?? []
        return list.count == expected.count && zip(list, expected).allSatisfy { agrees($0, $1) }
    }
}

func judge(_ kind: String, _ test: Object, _ given: Any, isRefused: Bool) -> String {
    let result = test["result"] as? String
    if isRefused { return result == "valid" ? "refused" : "passed" }
    if kind == "verification" {
        let isAccepted = given as? Bool ?? false
        if result == "acceptable" || isAccepted == (result == "valid") { return "passed" }
        return isAccepted ? "accepted" : "wrong"
    }
    if result == "invalid" { return "accepted" }
    return isRight(kind, test, given) ? "passed" : "wrong"
}

func deviation(_ kind: String, _ verdict: String, _ test: Object, _ given: Any, isRefused: Bool) -> Object {
    let fields = answerFields[kind]!, hidden = ["id", "result", "flags", "comment"] + fields
    var found: Object = ["id": test["id"] ?? "", "verdict": verdict]
    found["input"] = test.filter { !hidden.contains($0.key) }
    found["given"] = kind == "verification" && !isRefused ? ["accepted": given] : given
    if kind == "verification" {
        found["expected"] = ["accepted": test["result"] as? String == "valid"]
    } else if kind == "uris" {
        found["expected"] = test["code"] == nil ? nil : test.filter { fields.contains($0.key) }
    } else {
        found["expected"] = test[fields[0]]
    }
    return found
}

func encode(_ value: Any, _ options: JSONSerialization.WritingOptions = []) -> String {
    let all = options.union([.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    let data = try? JSONSerialization.data(withJSONObject: value, options: all)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"not JSON\""
}

func listed(_ list: String, _ variable: String) -> [String] {
    let all = "\(list),\(ProcessInfo.processInfo.environment[variable] ?? "")"
    return all.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
}

/// Returns the first that is set: the argument, the environment variable, or the default.
func fileOf(_ index: Int, _ variable: String, _ preset: String) -> String {
    if CommandLine.arguments.count > index { return CommandLine.arguments[index] }
    let named = ProcessInfo.processInfo.environment[variable] ?? ""
    return named.isEmpty ? preset : named
}

if CommandLine.arguments.dropFirst().first == "--help" {
    print(usage)
    exit(0)
}
let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let nearby = ["otp-vectors.json", "../data/otp-vectors.json"].map { folder.appendingPathComponent($0).standardized.path }
let near = nearby.first { FileManager.default.fileExists(atPath: $0) } ?? nearby[0]
let (vectors, groups) = readVectors(fileOf(1, "OTP_VECTORS", near))
let vectorsVersion = vectors["version"] as? String ?? ""
let names = listed(unsupported, "OTP_UNSUPPORTED")
let rules = names.map { parseRule($0, groups) }
var all: [String: Object] = [:]
for group in groups {
    for test in group["tests"] as? [Object] ?? [] { all[test["id"] as? String ?? ""] = test }
}
let knownIds = listed(known, "OTP_KNOWN")
for id in knownIds where all[id] == nil { fail(2, "Unknown in the list of known failures: \(id)") }
var skipped: [String: Int] = [:]
var kinds: [String: [String: Int]] = [:]
var refusals: [String: [String?]] = [:]
var tests: [Object] = []
var knownTests: [Object] = []
var fixed: [String] = []
for group in groups {
    let kind = group["kind"] as? String ?? ""
    for test in group["tests"] as? [Object] ?? [] {
        let accounts = test["accounts"] as? [Object] ?? [test["account"] as? Object ?? test]
        let id = test["id"] as? String ?? ""
        var verdict = "notRun"
        do {
            if let index = rules.firstIndex(where: { $0(group, test, accounts) }) {
                throw Unsupported(what: names[index])
            }
            var given: Any = ""
            var refused: String?
            do {
                given = try answer(kind, test)
            } catch let error where !(error is Unsupported) {
                refused = "\(error)"
                given = ["refused": "\(error)"]
            }
            if refused == nil, let problem = problemOf(kind, test, given) {
                fail(2, "\(id): wrong form of answer: \(problem): \(given)")
            }
            refusals[kind, default: []].append(refused)
            verdict = judge(kind, test, given, isRefused: refused != nil)
            if verdict != "passed" {
                let found = deviation(kind, verdict, test, given, isRefused: refused != nil)
                if knownIds.contains(id) { knownTests.append(found) } else { tests.append(found) }
            } else if knownIds.contains(id) {
                fixed.append(id)
            }
        } catch let error as Unsupported {
            skipped[error.what.isEmpty ? "no reason given" : error.what, default: 0] += 1
        }
        let none = Dictionary(uniqueKeysWithValues: verdicts.map { ($0, 0) })
        kinds[kind, default: none][verdict, default: 0] += 1
    }
}
if refusals.isEmpty { fail(2, "No case was run: the list of unsupported features excludes all.") }
var total = ["failed": 0]
for counts in kinds.values { total.merge(counts, uniquingKeysWith: +) }
total["failed"] = total["wrong", default: 0] + total["accepted", default: 0]
total["known"] = knownTests.count
let warnings = refusals.sorted { $0.key < $1.key }.compactMap { kind, texts -> String? in
    guard texts.count > 1, let first = texts[0], Set(texts).count == 1 else { return nil }
    return "all \(texts.count) cases of \(kind) were refused with \"\(first)\". Is answer right?"
}

for test in tests {
    let one = all[test["id"] as? String ?? ""] ?? [:]
    print("\(test["verdict"]!) \(test["id"]!): expected \(encode(test["expected"] ?? "a refusal")), given \(encode(test["given"]!))")
    print("    \(one["comment"] ?? "")")
    for flag in one["flags"] as? [String] ?? [] { print("    \(flag): \((vectors["flags"] as? Object)?[flag] ?? "")") }
}
for test in knownTests { print("known: \(test["id"]!) (\(test["verdict"]!))") }
for id in fixed { print("passes now: \(id) (remove it from the list of known failures)") }
let reasons = skipped.sorted { $0.key < $1.key }
for (what, count) in reasons { print("not run: \(what) (\(count) cases)") }
for text in warnings { print("warning: \(text)") }
let parts = ["wrong", "accepted", "refused"].map { verdict in
    "\(tests.filter { $0["verdict"] as? String == verdict }.count) \(verdict)"
}
print("\(name) \(version), vectors \(vectorsVersion): \(total["passed"]!) passed, \(tests.count) deviations (\(parts.joined(separator: ", "))), \(knownTests.count) known, \(total["notRun"]!) not run")

let implementation: Object = [
    "name": name, "language": "Swift", "source": "local", "package": name, "version": version, "counts": total,
    "kinds": kinds.filter { refusals[$0.key] != nil },
    "notRun": reasons.map { ["what": $0.key, "cases": $0.value] as Object },
    "deviations": [("unexplained", tests), ("known", knownTests)].filter { !$0.1.isEmpty }.map { ["cause": $0.0, "tests": $0.1] as Object },
    "fixed": fixed, "warnings": warnings,
]
let report: Object = [
    "vectors": vectorsVersion, "cases": all.count,
    "causes": [
        "unexplained": "Nobody has explained these deviations yet.", "known": "The list of known failures has these cases.",
    ],
    "implementations": [implementation],
]
let reportFile = fileOf(2, "OTP_REPORT", "")
if !reportFile.isEmpty {
    do {
        try (encode(report, .prettyPrinted) + "\n").write(toFile: reportFile, atomically: true, encoding: .utf8)
    } catch {
        fail(2, "The report can't be written: \(error)")
    }
}
exit(tests.isEmpty && fixed.isEmpty ? 0 : 1)
