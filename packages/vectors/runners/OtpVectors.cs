// Runs the OTP test vectors against a library. .NET 8 or later, no packages. MIT License.
//
//     dotnet run -- [otp-vectors.json [report.json]]      (this file and a console project)
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Numerics;
using System.Security.Cryptography; // only for the example
using System.Runtime.CompilerServices;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;

static class OtpVectors
{
    // BEGIN: replace this part with calls of your library.
    const string Name = "example";
    const string Version = "1.0.0";
    const string Unsupported = "no base32, no uris, no exports, no verification";
    const string Known = ""; // ids of cases that fail for now

    /// <summary>Returns the answer to a case. Throws if the library refuses it, or UnsupportedException.</summary>
    static JsonNode Answer(string kind, JsonObject test)
    {
        if (kind != "codes") throw new UnsupportedException("no " + kind);
        string text = (string)test["key"];
        byte[] key = Enumerable.Range(0, text.Length / 2).Select(at => Convert.ToByte(text.Substring(at * 2, 2), 16)).ToArray();
        int digits = (int)test["digits"];
        if (key.Length == 0 || digits < 1) throw new ArgumentException("out of bounds");
        ulong counter;
        if ((string)test["type"] == "hotp") counter = ulong.Parse((string)test["counter"]);
        else
        {
            long seconds = (long)test["seconds"], period = (long)test["period"];
            if (seconds < 0 || period < 1) throw new ArgumentException("out of bounds");
            counter = (ulong)(seconds / period);
        }
        string algorithm = (string)test["algorithm"];
        using (HMAC hmac = algorithm == "SHA1" ? new HMACSHA1(key) : algorithm == "SHA256" ? (HMAC)new HMACSHA256(key) : new HMACSHA512(key))
        {
            byte[] mac = hmac.ComputeHash(Enumerable.Range(0, 8).Select(at => (byte)(counter >> (56 - 8 * at))).ToArray());
            int offset = mac[mac.Length - 1] & 15;
            long number = (mac[offset] & 127L) << 24 | (long)mac[offset + 1] << 16 | (long)mac[offset + 2] << 8 | mac[offset + 3];
            string code = number.ToString("D10");
            return code.Substring(code.Length - digits);
        }
    }
    // END: the rest stays as it is.

    const string Usage = @"Usage: OtpVectors.cs [otp-vectors.json [report.json]]

Exit status: 0 no deviations, 1 deviations or known failures that pass, 2 a mistake in the input
or in an answer, 3 newer vectors. Unsupported features, separated by commas: no KIND, no GROUP,
no TYPE, no ALGORITHM, digits A to B, period A to B, counter A to B. README.md has the rest.";
    static readonly string[] Settings = { "type", "key", "algorithm", "digits" };
    static readonly string[] AccountFields = Settings.Concat(new[] { "issuer", "account", "period", "counter" }).ToArray();
    static readonly Dictionary<string, string[]> InputFields = new Dictionary<string, string[]>
    {
        ["codes"] = Settings,
        ["base32"] = new[] { "text" },
        ["uris"] = new[] { "uri" },
        ["exports"] = new[] { "uris" },
        ["verification"] = Settings.Concat(new[] { "typed", "behind", "ahead" }).ToArray(),
    };
    static readonly Dictionary<string, string[]> AnswerFields = new Dictionary<string, string[]>
    {
        ["codes"] = new[] { "code" },
        ["base32"] = new[] { "key" },
        ["uris"] = new[] { "account", "code" },
        ["exports"] = new[] { "accounts" },
        ["verification"] = new[] { "matched" },
    };
    static readonly string[] Verdicts = { "passed", "wrong", "accepted", "refused", "notRun" };

    /// <summary>The answer to a case that the library has no function or parameter for.</summary>
    class UnsupportedException : Exception
    {
        public UnsupportedException(string what = "") : base(string.IsNullOrWhiteSpace(what) ? "no reason given" : what) { }
    }

    /// <summary>An error with the exit status of the program.</summary>
    class VectorsException : Exception
    {
        public readonly int Status;
        public VectorsException(int status, string message) : base(message) { Status = status; }
    }

    static JsonValueKind KindOf(JsonNode value) => value == null ? JsonValueKind.Null : value.GetValueKind();
    static bool IsText(JsonNode value) => KindOf(value) == JsonValueKind.String;
    static bool IsWhole(JsonNode value) => KindOf(value) == JsonValueKind.Number && long.TryParse(value.ToJsonString(), out _);
    static bool IsOneOf(JsonNode value, params string[] texts) => IsText(value) && texts.Contains((string)value);
    static bool IsListOf(JsonNode value, Func<JsonNode, bool> has) => value is JsonArray list && list.Count > 0 && list.All(has);

    /// <summary>Returns whether the value of a field in the vectors is right.</summary>
    static bool HasRightValue(string field, JsonNode value)
    {
        switch (field)
        {
            case "result": return IsOneOf(value, "valid", "acceptable", "invalid");
            case "flags": return value is JsonArray;
            case "type": return IsOneOf(value, "totp", "hotp");
            case "algorithm": return IsOneOf(value, "SHA1", "SHA256", "SHA512");
            case "digits": case "period": case "seconds": case "behind": case "ahead": return IsWhole(value);
            case "typed": return IsText(value) || IsWhole(value);
            case "uris": return IsListOf(value, IsText);
            case "account": return value is JsonObject account && LackOf(account, Settings) == null;
            case "accounts": return IsListOf(value, one => HasRightValue("account", one));
            default: return IsText(value);
        }
    }

    /// <summary>Returns the first field that a case or an account lacks or that has a wrong value.</summary>
    static string LackOf(JsonObject one, IEnumerable<string> fields)
    {
        var all = fields.ToList();
        if (all.Contains("digits"))
        {
            if (IsOneOf(one["type"], "hotp")) all.Add("counter");
            else all.AddRange(one.ContainsKey("id") ? new[] { "period", "seconds" } : new[] { "period" });
        }
        return all.FirstOrDefault(field => !HasRightValue(field, one[field]));
    }

    static JsonObject ReadVectors(string path)
    {
        JsonNode parsed;
        try
        {
            byte[] bytes = File.ReadAllBytes(path);
            if (bytes.Length > 1 && (bytes[0] > 127 || bytes[0] == 0 || bytes[1] == 0))
                throw new VectorsException(2, "The vectors must be UTF-8 without a byte order mark.");
            parsed = JsonNode.Parse(bytes);
        }
        catch (VectorsException) { throw; }
        catch (JsonException error) { throw new VectorsException(2, "The vectors are not JSON: " + error.Message); }
        catch (Exception error) { throw new VectorsException(2, "The vectors can't be read: " + error.Message); }
        var vectors = parsed as JsonObject;
        if (vectors == null || !IsText(vectors["version"]) || !IsListOf(vectors["groups"], one => true))
            throw new VectorsException(2, "The file has no test vectors: it needs \"version\" and \"groups\".");
        const string newer = "Copy a newer runner.";
        string version = (string)vectors["version"];
        if (!version.StartsWith("1.", StringComparison.Ordinal))
            throw new VectorsException(3, $"The vectors have version {version}. This runner reads version 1. {newer}");
        int number = 0, cases = 0;
        foreach (JsonNode node in vectors["groups"].AsArray())
        {
            number++;
            var group = node as JsonObject;
            if (group == null || !IsText(group["kind"]) || !IsText(group["name"]) || !(group["tests"] is JsonArray tests))
                throw new VectorsException(2, $"Group {number} of the vectors needs \"kind\", \"name\" and \"tests\".");
            string kind = (string)group["kind"], name = (string)group["name"];
            if (!AnswerFields.ContainsKey(kind))
                throw new VectorsException(3, $"Group {name} has the unknown kind {kind}. {newer}");
            foreach (JsonNode one in tests)
            {
                JsonObject test = one as JsonObject ?? new JsonObject();
                var fields = new[] { "id", "result", "flags", "comment" }.Concat(InputFields[kind]);
                if (!IsOneOf(test["result"], "invalid") && kind != "verification") fields = fields.Concat(AnswerFields[kind]);
                string lack = LackOf(test, fields);
                if (lack != null)
                    throw new VectorsException(2, $"Case {test["id"]?.ToString() ?? "in " + name} lacks \"{lack}\", or its value is unknown.");
                cases++;
            }
        }
        string total = vectors["numberOfTests"]?.ToJsonString() ?? "null";
        if (total != cases.ToString())
            throw new VectorsException(2, $"The file has {cases} cases, but \"numberOfTests\" is {total}.");
        return vectors;
    }

    /// <summary>Parses "no X" or "FIELD A to B". Returns a function that says whether it excludes a case.</summary>
    static Func<JsonNode, JsonNode, JsonNode[], bool> ParseRule(string text, JsonArray groups)
    {
        string rule = text.ToLowerInvariant();
        var words = new HashSet<string> { "totp", "hotp", "sha1", "sha256", "sha512" };
        foreach (JsonNode group in groups) words.UnionWith(new[] { (string)group["kind"], (string)group["name"] });
        if (rule.StartsWith("no ", StringComparison.Ordinal) && words.Contains(rule.Substring(3)))
        {
            string name = rule.Substring(3);
            return (group, test, accounts) => name == (string)group["kind"] || name == (string)group["name"]
                || accounts.Any(one => name == (string)one["type"] || name == ((string)one["algorithm"])?.ToLowerInvariant());
        }
        Match match = Regex.Match(rule, @"^(digits|period|counter) (\d+) to (\d+)$");
        if (!match.Success) throw new VectorsException(2, "Unknown in the list of unsupported features: " + text);
        string field = match.Groups[1].Value;
        BigInteger low = BigInteger.Parse(match.Groups[2].Value), high = BigInteger.Parse(match.Groups[3].Value);
        if (low > high) throw new VectorsException(2, "The range is empty: " + text);
        return (group, test, accounts) => !test["flags"].AsArray().Any(flag => (string)flag == "OutOfBounds")
            && accounts.Where(one => one[field] != null).Select(one => BigInteger.Parse(one[field].ToString()))
                .Any(value => value < low || value > high);
    }

    /// <summary>Returns what is wrong with an account in an answer, or null.</summary>
    static string AccountProblem(JsonNode value)
    {
        if (!(value is JsonObject account)) return "an account must be an object";
        foreach (var field in account)
        {
            if (!AccountFields.Contains(field.Key)) return $"an account has no \"{field.Key}\"";
            bool isNumber = field.Key == "digits" || field.Key == "period";
            if (field.Value != null && !(isNumber ? IsWhole(field.Value) : IsText(field.Value)))
                return $"\"{field.Key}\" must be " + (isNumber ? "a whole number" : "text");
        }
        return account.All(field => field.Value == null) ? "an account is empty" : null;
    }

    /// <summary>Returns what is wrong with the form of an answer, or null.</summary>
    static string ProblemOf(string kind, JsonObject test, JsonNode given)
    {
        switch (kind)
        {
            case "verification":
                return KindOf(given) == JsonValueKind.True || KindOf(given) == JsonValueKind.False ? null : "it must be true or false";
            case "exports":
                if (!(given is JsonArray list)) return "it must be a list of accounts";
                return list.Select(one => AccountProblem(one) ?? (one["key"] == null ? "\"key\" is missing" : null)).FirstOrDefault(one => one != null);
            case "uris":
                var uri = given as JsonObject;
                if (uri == null || uri.Any(field => field.Key != "account" && field.Key != "code") || uri["account"] == null)
                    return "it must be an object with \"account\" and \"code\"";
                if (!IsText(uri["code"]) && (uri["code"] != null || test["code"] != null)) return "\"code\" must be text";
                return AccountProblem(uri["account"]);
            default:
                return IsText(given) ? null : "it must be text";
        }
    }

    /// <summary>Says whether an exception looks like a mistake in the code, not like a refusal.</summary>
    static bool IsMistake(Exception error) =>
        error is NullReferenceException || error is InvalidCastException || error is KeyNotFoundException || error is MissingMemberException || error is TypeLoadException;

    /// <summary>Compares the fields that both accounts have.</summary>
    static bool Agrees(JsonNode given, JsonNode expected) =>
        expected.AsObject().All(field => !given.AsObject().ContainsKey(field.Key) || JsonNode.DeepEquals(given[field.Key], field.Value));

    static bool IsRight(string kind, JsonObject test, JsonNode given)
    {
        if (kind == "codes" || kind == "base32") return (string)given == (string)test[AnswerFields[kind][0]];
        if (kind == "uris") return (string)given["code"] == (string)test["code"] && Agrees(given["account"], test["account"]);
        JsonArray list = given.AsArray(), expected = test["accounts"].AsArray();
        return list.Count == expected.Count && list.Zip(expected, Agrees).All(same => same);
    }

    static string Judge(string kind, JsonObject test, JsonNode given, bool isRefused)
    {
        string result = (string)test["result"];
        if (isRefused) return result == "valid" ? "refused" : "passed";
        if (kind == "verification")
        {
            bool isAccepted = (bool)given["accepted"];
            if (result == "acceptable" || isAccepted == (result == "valid")) return "passed";
            return isAccepted ? "accepted" : "wrong";
        }
        if (result == "invalid") return "accepted";
        return IsRight(kind, test, given) ? "passed" : "wrong";
    }

    static JsonObject Deviation(string kind, string verdict, JsonObject test, JsonNode given)
    {
        string[] fields = AnswerFields[kind];
        JsonObject input = test.DeepClone().AsObject();
        foreach (string field in new[] { "id", "result", "flags", "comment" }.Concat(fields)) input.Remove(field);
        var found = new JsonObject { ["id"] = (string)test["id"], ["verdict"] = verdict, ["input"] = input };
        if (kind == "verification") found["expected"] = new JsonObject { ["accepted"] = (string)test["result"] == "valid" };
        else if (kind == "uris" && test["code"] != null)
            found["expected"] = new JsonObject { ["account"] = test["account"].DeepClone(), ["code"] = (string)test["code"] };
        else if ((string)test["result"] != "invalid") found["expected"] = test[fields[0]].DeepClone();
        found["given"] = given.DeepClone();
        return found;
    }

    static JsonObject ToObject(Dictionary<string, int> counts)
    {
        var found = new JsonObject();
        foreach (var one in counts) found[one.Key] = one.Value;
        return found;
    }

    static List<string> Listed(string list, string variable) =>
        (list + "," + Environment.GetEnvironmentVariable(variable)).Split(',').Select(text => text.Trim()).Where(text => text != "").ToList();

    /// <summary>Returns the first that is set: the argument, the environment variable, or the default.</summary>
    static string FileOf(string argument, string variable, string preset)
    {
        string named = Environment.GetEnvironmentVariable(variable);
        return argument ?? (string.IsNullOrEmpty(named) ? preset : named);
    }

    /// <summary>Returns the vectors next to this file, or in the folder data beside its folder.</summary>
    static string NearFile([CallerFilePath] string self = "")
    {
        string folder = Path.GetDirectoryName(self), near = Path.Combine(folder, "otp-vectors.json");
        string data = Path.Combine(folder, "..", "data", "otp-vectors.json");
        return !File.Exists(near) && File.Exists(data) ? data : near;
    }

    static int Run(string file, string reportFile)
    {
        JsonObject vectors = ReadVectors(FileOf(file, "OTP_VECTORS", NearFile()));
        JsonArray groups = vectors["groups"].AsArray();
        var rules = Listed(Unsupported, "OTP_UNSUPPORTED").Select(rule => new { Name = rule, Excludes = ParseRule(rule, groups) }).ToList();
        var all = groups.SelectMany(group => group["tests"].AsArray()).ToDictionary(test => (string)test["id"]);
        var known = Listed(Known, "OTP_KNOWN");
        foreach (string id in known)
            if (!all.ContainsKey(id)) throw new VectorsException(2, "Unknown in the list of known failures: " + id);
        var kinds = new Dictionary<string, Dictionary<string, int>>();
        var refusals = new Dictionary<string, List<string>>();
        var skipped = new Dictionary<string, int>();
        JsonArray tests = new JsonArray(), knownTests = new JsonArray(), fixedIds = new JsonArray(), warnings = new JsonArray();
        foreach (JsonNode group in groups)
        {
            string kind = (string)group["kind"];
            if (!kinds.ContainsKey(kind)) kinds[kind] = Verdicts.ToDictionary(one => one, one => 0);
            foreach (JsonNode node in group["tests"].AsArray())
            {
                JsonObject test = node.AsObject();
                string id = (string)test["id"];
                JsonNode[] accounts = test["accounts"]?.AsArray().ToArray() ?? new[] { test["account"] ?? test };
                string unsupported = rules.FirstOrDefault(one => one.Excludes(group, test, accounts))?.Name;
                string verdict = "notRun", refused = null;
                JsonNode given = null;
                if (unsupported == null)
                {
                    try
                    {
                        given = Answer(kind, test);
                        if (given == null) refused = "no answer";
                    }
                    catch (UnsupportedException error)
                    {
                        unsupported = error.Message;
                    }
                    catch (Exception error)
                    {
                        if (IsMistake(error))
                            throw new VectorsException(2, $"{id}: {error.GetType().Name}: {error.Message} ({error.StackTrace?.Split('\n')[0].Trim()}). If your library doesn't support {kind}, add \"no {kind}\" to Unsupported. Is this a refusal? Then catch it and throw another exception.");
                        refused = error.Message;
                    }
                }
                if (unsupported != null)
                {
                    skipped.TryGetValue(unsupported, out int before);
                    skipped[unsupported] = before + 1;
                }
                else
                {
                    string problem = refused == null ? ProblemOf(kind, test, given) : null;
                    if (problem != null) throw new VectorsException(2, $"{id}: wrong form of answer: {problem}: {given.ToJsonString()}");
                    if (!refusals.ContainsKey(kind)) refusals[kind] = new List<string>();
                    refusals[kind].Add(refused);
                    if (refused != null) given = new JsonObject { ["refused"] = refused };
                    else if (kind == "verification") given = new JsonObject { ["accepted"] = (bool)given };
                    verdict = Judge(kind, test, given, refused != null);
                    if (verdict != "passed") (known.Contains(id) ? knownTests : tests).Add(Deviation(kind, verdict, test, given));
                    else if (known.Contains(id)) fixedIds.Add(id);
                }
                kinds[kind][verdict] += 1;
            }
        }
        if (refusals.Count == 0)
            throw new VectorsException(2, "No case was run: the list of unsupported features excludes all.");
        var total = Verdicts.ToDictionary(verdict => verdict, verdict => kinds.Values.Sum(counts => counts[verdict]));
        total["failed"] = total["wrong"] + total["accepted"];
        total["known"] = knownTests.Count;
        var runKinds = new JsonObject();
        foreach (var one in refusals) runKinds[one.Key] = ToObject(kinds[one.Key]);
        foreach (var one in refusals.Where(one => one.Value.Count > 1 && one.Value[0] != null && one.Value.Distinct().Count() == 1))
            warnings.Add($"all {one.Value.Count} cases of {one.Key} were refused with \"{one.Value[0]}\". Is answer right?");
        var notRun = new JsonArray();
        foreach (var one in skipped) notRun.Add(new JsonObject { ["what"] = one.Key, ["cases"] = one.Value });
        var options = new JsonSerializerOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
        foreach (JsonNode test in tests)
        {
            JsonNode one = all[(string)test["id"]];
            Console.WriteLine($"{test["verdict"]} {test["id"]}: expected {test["expected"]?.ToJsonString(options) ?? "\"a refusal\""}, given {test["given"].ToJsonString(options)}");
            Console.WriteLine("    " + one["comment"]);
            foreach (JsonNode flag in one["flags"].AsArray()) Console.WriteLine($"    {flag}: {vectors["flags"]?[flag.ToString()]}");
        }
        foreach (JsonNode test in knownTests) Console.WriteLine($"known: {test["id"]} ({test["verdict"]})");
        foreach (JsonNode id in fixedIds) Console.WriteLine($"passes now: {id} (remove it from the list of known failures)");
        foreach (var one in skipped) Console.WriteLine($"not run: {one.Key} ({one.Value} cases)");
        foreach (JsonNode text in warnings) Console.WriteLine("warning: " + text);
        string parts = string.Join(", ", new[] { "wrong", "accepted", "refused" }.Select(verdict => $"{tests.Count(test => (string)test["verdict"] == verdict)} {verdict}"));
        Console.WriteLine($"{Name} {Version}, vectors {vectors["version"]}: {total["passed"]} passed, {tests.Count} deviations ({parts}), {knownTests.Count} known, {total["notRun"]} not run");
        int status = tests.Count + fixedIds.Count > 0 ? 1 : 0;
        var deviations = new JsonArray();
        if (tests.Count > 0) deviations.Add(new JsonObject { ["cause"] = "unexplained", ["tests"] = tests });
        if (knownTests.Count > 0) deviations.Add(new JsonObject { ["cause"] = "known", ["tests"] = knownTests });
        var report = new JsonObject
        {
            ["vectors"] = (string)vectors["version"],
            ["cases"] = all.Count,
            ["causes"] = new JsonObject
            {
                ["unexplained"] = "Nobody has explained these deviations yet.",
                ["known"] = "The list of known failures has these cases.",
            },
            ["implementations"] = new JsonArray(new JsonObject
            {
                ["name"] = Name,
                ["language"] = "C#",
                ["source"] = "local",
                ["package"] = Name,
                ["version"] = Version,
                ["counts"] = ToObject(total),
                ["kinds"] = runKinds,
                ["notRun"] = notRun,
                ["deviations"] = deviations,
                ["fixed"] = fixedIds,
                ["warnings"] = warnings,
            }),
        };
        reportFile = FileOf(reportFile, "OTP_REPORT", null);
        try
        {
            if (reportFile != null) File.WriteAllText(reportFile, report.ToJsonString(options) + "\n");
        }
        catch (Exception error)
        {
            throw new VectorsException(2, "The report can't be written: " + error.Message);
        }
        return status;
    }

    static int Main(string[] arguments)
    {
        try
        {
            if (arguments.ElementAtOrDefault(0) != "--help") return Run(arguments.ElementAtOrDefault(0), arguments.ElementAtOrDefault(1));
            Console.WriteLine(Usage);
            return 0;
        }
        catch (VectorsException error)
        {
            Console.Error.WriteLine(error.Message);
            return error.Status;
        }
    }
}
