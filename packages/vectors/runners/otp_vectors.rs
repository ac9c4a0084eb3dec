// Runs the OTP test vectors against a library. Rust 2021, needs serde_json. MIT License.
//
//     cargo run --example otp_vectors -- [otp-vectors.json [report.json]]
//
// In the folder tests it's a test: cargo test.
use serde_json::{json, Map, Value};
use std::{collections::BTreeMap, env, fs, panic, path::Path, process::exit};

// BEGIN: replace this part with calls of your library.
use hmac::{Hmac, Mac};

const NAME: &str = "example";
const VERSION: &str = "1.0.0";
const UNSUPPORTED: &str = "no base32, no uris, no exports, no verification, no SHA256, no SHA512";
const KNOWN: &str = ""; // ids of cases that fail for now

/// Returns the answer to a case, or an error if the library refuses or doesn't support it.
fn answer(kind: &str, test: &Value) -> Result<Value, NoAnswer> {
    if kind != "codes" {
        return Err(NoAnswer::Unsupported(format!("no {kind}")));
    }
    let text = test["key"].as_str().unwrap_or("");
    let hex = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).unwrap_or(0);
    let key: Vec<u8> = (0..text.len()).step_by(2).map(hex).collect();
    let digits = test["digits"].as_u64().ok_or("bad digits")? as usize;
    let counter: u64 = match test["counter"].as_str() {
        Some(counter) => counter.parse().map_err(|_| "bad counter")?,
        None => {
            let seconds = test["seconds"].as_u64().ok_or("bad time")?;
            seconds.checked_div(test["period"].as_u64().ok_or("bad period")?).ok_or("bad period")?
        }
    };
    if key.is_empty() || digits == 0 {
        return Err("out of bounds".into());
    }
    let mut mac = Hmac::<sha1::Sha1>::new_from_slice(&key).map_err(|error| error.to_string())?;
    mac.update(&counter.to_be_bytes());
    let sum = mac.finalize().into_bytes();
    let offset = (sum[sum.len() - 1] & 15) as usize;
    let bytes = [sum[offset], sum[offset + 1], sum[offset + 2], sum[offset + 3]];
    let code = format!("{:010}", u32::from_be_bytes(bytes) & 0x7fff_ffff);
    Ok(json!(code[code.len() - digits..]))
}
// END: the rest stays as it is.

const USAGE: &str = "Usage: otp_vectors.rs [otp-vectors.json [report.json]]

Exit status: 0 no deviations, 1 deviations or known failures that pass, 2 a mistake in the input
or in an answer, 3 newer vectors. Unsupported features, separated by commas: no KIND, no GROUP,
no TYPE, no ALGORITHM, digits A to B, period A to B, counter A to B. README.md has the rest.";
const SETTINGS: [&str; 4] = ["type", "key", "algorithm", "digits"];

enum NoAnswer {
    Refused(String),
    /// The library has no function or parameter for the case. The text says which.
    Unsupported(String),
}

impl<T: ToString> From<T> for NoAnswer {
    fn from(error: T) -> Self {
        NoAnswer::Refused(error.to_string())
    }
}

fn answer_fields(kind: &str) -> &'static [&'static str] {
    match kind {
        "codes" => &["code"],
        "base32" => &["key"],
        "uris" => &["account", "code"],
        "exports" => &["accounts"],
        "verification" => &["matched"],
        _ => &[],
    }
}

fn input_fields(kind: &str) -> &'static [&'static str] {
    match kind {
        "codes" => &SETTINGS,
        "base32" => &["text"],
        "uris" => &["uri"],
        "exports" => &["uris"],
        _ => &["type", "key", "algorithm", "digits", "typed", "behind", "ahead"],
    }
}

fn fail(status: i32, message: String) -> ! {
    eprintln!("{message}");
    exit(status)
}

fn is_list(value: &Value, has: impl Fn(&Value) -> bool) -> bool {
    value.as_array().map_or(false, |list| !list.is_empty() && list.iter().all(has))
}

/// Returns whether the value of a field in the vectors is right.
fn has_right_value(field: &str, value: &Value) -> bool {
    let is_one_of = |words: &[&str]| value.as_str().map_or(false, |text| words.contains(&text));
    match field {
        "result" => is_one_of(&["valid", "acceptable", "invalid"]),
        "flags" => value.is_array(),
        "type" => is_one_of(&["totp", "hotp"]),
        "algorithm" => is_one_of(&["SHA1", "SHA256", "SHA512"]),
        "digits" | "period" | "seconds" | "behind" | "ahead" => value.is_i64() || value.is_u64(),
        "typed" => value.is_string() || value.is_i64(),
        "uris" => is_list(value, Value::is_string),
        "account" => value.is_object() && lack_of(value, &SETTINGS).is_none(),
        "accounts" => is_list(value, |one| has_right_value("account", one)),
        _ => value.is_string(),
    }
}

/// Returns the first field that a case or an account lacks or that has a wrong value.
fn lack_of<'a>(one: &Value, fields: &[&'a str]) -> Option<&'a str> {
    let mut all = fields.to_vec();
    if fields.contains(&"digits") {
        match (one["type"] == "hotp", one["id"].is_null()) {
            (true, _) => all.push("counter"),
            (_, true) => all.push("period"),
            _ => all.extend(["period", "seconds"]),
        }
    }
    all.into_iter().find(|field| !has_right_value(field, &one[*field]))
}

fn read_vectors(path: &str) -> Value {
    let bytes = fs::read(path).unwrap_or_else(|error| fail(2, format!("The vectors can't be read: {error}")));
    if bytes.first().map_or(false, |first| *first > 127) || bytes.iter().take(2).any(|byte| *byte == 0) {
        fail(2, "The vectors must be UTF-8 without a byte order mark.".into());
    }
    let vectors: Value = serde_json::from_slice(&bytes)
        .unwrap_or_else(|error| fail(2, format!("The vectors are not JSON: {error}")));
    let (version, groups) = match (vectors["version"].as_str(), vectors["groups"].as_array()) {
        (Some(version), Some(groups)) if !groups.is_empty() => (version, groups),
        _ => fail(2, "The file has no test vectors: it needs \"version\" and \"groups\".".into()),
    };
    let newer = "Copy a newer runner.";
    if !version.starts_with("1.") {
        fail(3, format!("The vectors have version {version}. This runner reads version 1. {newer}"));
    }
    let mut cases = 0;
    for (index, group) in groups.iter().enumerate() {
        let (kind, name, tests) = match (group["kind"].as_str(), group["name"].as_str(), group["tests"].as_array()) {
            (Some(kind), Some(name), Some(tests)) => (kind, name, tests),
            _ => fail(2, format!("Group {} of the vectors needs \"kind\", \"name\" and \"tests\".", index + 1)),
        };
        if answer_fields(kind).is_empty() {
            fail(3, format!("Group {name} has the unknown kind {kind}. {newer}"));
        }
        for test in tests {
            let mut fields = vec!["id", "result", "flags", "comment"];
            fields.extend(input_fields(kind));
            if test["result"] != "invalid" && kind != "verification" {
                fields.extend(answer_fields(kind));
            }
            if let Some(lack) = lack_of(test, &fields) {
                let case = test["id"].as_str().map_or(format!("in {name}"), str::to_string);
                fail(2, format!("Case {case} lacks \"{lack}\", or its value is unknown."));
            }
            cases += 1;
        }
    }
    let total = &vectors["numberOfTests"];
    if *total != cases {
        fail(2, format!("The file has {cases} cases, but \"numberOfTests\" is {total}."));
    }
    vectors
}

enum Rule {
    No(String),
    Range(String, u128, u128),
}

/// Parses "no X" or "FIELD A to B".
fn parse_rule(text: &str, groups: &[Value]) -> Rule {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    match words[..] {
        ["no", name] if ["totp", "hotp", "sha1", "sha256", "sha512"].contains(&name)
            || groups.iter().any(|group| group["kind"] == name || group["name"] == name) =>
        {
            return Rule::No(name.into())
        }
        [field @ ("digits" | "period" | "counter"), low, "to", high] => {
            if let (Ok(low), Ok(high)) = (low.parse::<u128>(), high.parse::<u128>()) {
                if low > high {
                    fail(2, format!("The range is empty: {text}"));
                }
                return Rule::Range(field.into(), low, high);
            }
        }
        _ => {}
    }
    fail(2, format!("Unknown in the list of unsupported features: {text}"))
}

fn excludes(rule: &Rule, group: &Value, test: &Value) -> bool {
    let one = if test["account"].is_object() { &test["account"] } else { test };
    let accounts = test["accounts"].as_array().cloned().unwrap_or_else(|| vec![one.clone()]);
    match rule {
        Rule::No(name) => {
            let is_named = |value: &Value| value.as_str().map_or(false, |text| text.eq_ignore_ascii_case(name));
            [&group["kind"], &group["name"]].into_iter().any(is_named)
                || accounts.iter().any(|one| is_named(&one["type"]) || is_named(&one["algorithm"]))
        }
        Rule::Range(field, low, high) => {
            let is_outside = |one: &Value| match &one[field] {
                Value::Null => false,
                value => value.to_string().trim_matches('"').parse::<u128>().map_or(true, |number| number < *low || number > *high),
            };
            let flags = test["flags"].as_array().map_or(&[][..], |flags| flags);
            !flags.contains(&json!("OutOfBounds")) && accounts.iter().any(is_outside)
        }
    }
}

/// Returns what is wrong with an account in an answer, if anything.
fn account_problem(value: &Value) -> Option<String> {
    let account = match value.as_object() {
        Some(account) => account,
        None => return Some("an account must be an object".into()),
    };
    for (name, one) in account {
        let is_number = name == "digits" || name == "period";
        if !is_number && ![&SETTINGS[..], &["issuer", "account", "counter"]].concat().contains(&name.as_str()) {
            return Some(format!("an account has no \"{name}\""));
        }
        if !one.is_null() && !(if is_number { one.is_i64() || one.is_u64() } else { one.is_string() }) {
            return Some(format!("\"{name}\" must be {}", if is_number { "a whole number" } else { "text" }));
        }
    }
    account.values().all(Value::is_null).then(|| "an account is empty".into())
}

/// Returns what is wrong with the form of an answer, if anything.
fn problem_of(kind: &str, test: &Value, given: &Value) -> Option<String> {
    let must = |is_right: bool, what: &str| (!is_right).then(|| what.to_string());
    match kind {
        "verification" => must(given.is_boolean(), "it must be true or false"),
        "exports" => match given.as_array() {
            None => must(false, "it must be a list of accounts"),
            Some(list) => list
                .iter()
                .find_map(|one| account_problem(one).or_else(|| must(!one["key"].is_null(), "\"key\" is missing"))),
        },
        "uris" => {
            let has_fields = |map: &Map<String, Value>| map.keys().all(|name| name == "account" || name == "code");
            let is_uri = given.as_object().map_or(false, has_fields) && !given["account"].is_null();
            let is_code = given["code"].is_string() || given["code"].is_null() && test["code"].is_null();
            must(is_uri, "it must be an object with \"account\" and \"code\"")
                .or_else(|| must(is_code, "\"code\" must be text"))
                .or_else(|| account_problem(&given["account"]))
        }
        _ => must(given.is_string(), "it must be text"),
    }
}

/// Compares the fields that both accounts have.
fn agrees(given: &Value, expected: &Value) -> bool {
    let none = Map::new();
    let fields = expected.as_object().unwrap_or(&none);
    fields.iter().all(|(name, value)| given.get(name).map_or(true, |one| one == value))
}

fn is_right(kind: &str, test: &Value, given: &Value) -> bool {
    match kind {
        "codes" | "base32" => *given == test[answer_fields(kind)[0]],
        "uris" => {
            given["code"] == test["code"] && agrees(&given["account"], &test["account"])
        }
        _ => match (given.as_array(), test["accounts"].as_array()) {
            (Some(list), Some(expected)) => {
                list.len() == expected.len() && list.iter().zip(expected).all(|(one, other)| agrees(one, other))
            }
            _ => false,
        },
    }
}

fn judge(kind: &str, test: &Value, reply: &Result<Value, String>) -> &'static str {
    let is_valid = test["result"] == "valid";
    match reply {
        Err(_) => if is_valid { "refused" } else { "passed" },
        Ok(given) if kind == "verification" => {
            let is_accepted = *given == true;
            if test["result"] == "acceptable" || is_accepted == is_valid {
                "passed"
            } else if is_accepted {
                "accepted"
            } else {
                "wrong"
            }
        }
        Ok(_) if test["result"] == "invalid" => "accepted",
        Ok(given) => if is_right(kind, test, given) { "passed" } else { "wrong" },
    }
}

fn deviation(kind: &str, verdict: &str, test: &Value, reply: Result<Value, String>) -> Value {
    let fields = answer_fields(kind);
    let mut input = test.clone();
    if let Some(input) = input.as_object_mut() {
        for field in ["id", "result", "flags", "comment"].iter().chain(fields) {
            input.remove(*field);
        }
    }
    let given = reply.map_or_else(
        |message| json!({ "refused": message }),
        |given| if kind == "verification" { json!({ "accepted": given }) } else { given },
    );
    let mut found = json!({ "id": test["id"], "verdict": verdict, "input": input, "given": given });
    if kind == "verification" {
        found["expected"] = json!({ "accepted": test["result"] == "valid" });
    } else if test["result"] != "invalid" {
        let expected = json!({ "account": test["account"], "code": test["code"] });
        found["expected"] = if kind == "uris" { expected } else { test[fields[0]].clone() };
    }
    found
}

/// Returns the entries of comma-separated lists.
fn listed(texts: &str, variable: &str) -> Vec<String> {
    let all = format!("{texts},{}", env::var(variable).unwrap_or_default());
    all.split(',').map(str::trim).filter(|text| !text.is_empty()).map(String::from).collect()
}

/// Returns the answer to a case. A panic ends the program.
fn ask(kind: &str, test: &Value) -> Result<Value, NoAnswer> {
    let id = test["id"].as_str().unwrap_or("").to_string();
    let case = id.clone();
    let advice = format!("If your library doesn't support {kind}, add \"no {kind}\" to UNSUPPORTED.");
    panic::set_hook(Box::new(move |panic| {
        let what = panic.to_string().replace('\n', " ");
        fail(2, format!("{case}: {what}. {advice} Is this a refusal? Then return an error."))
    }));
    let answered = answer(kind, test);
    let _ = panic::take_hook();
    let given = answered?;
    if given.is_null() {
        return Err("no answer".into());
    }
    if let Some(problem) = problem_of(kind, test, &given) {
        fail(2, format!("{id}: wrong form of answer: {problem}: {given}"));
    }
    Ok(given)
}

/// Runs a file of vectors, prints the result, writes the report, and returns the exit status.
fn run(arguments: &[String]) -> i32 {
    // The path of this file is relative to the package or to its workspace.
    let package = Path::new(option_env!("CARGO_MANIFEST_DIR").unwrap_or(""));
    let source = package.ancestors().map(|folder| folder.join(file!())).find(|path| path.exists());
    let folder = source.as_deref().and_then(Path::parent).unwrap_or(Path::new(""));
    let nearby = [folder.join("otp-vectors.json"), folder.join("../data/otp-vectors.json")];
    let near = nearby.iter().find(|path| path.exists()).unwrap_or(&nearby[0]);
    let file_of = |index: usize, variable| arguments.get(index).cloned().or(env::var(variable).ok()).filter(|path| !path.is_empty());
    let vectors = read_vectors(&file_of(0, "OTP_VECTORS").unwrap_or(near.display().to_string()));
    let none = vec![];
    let groups = vectors["groups"].as_array().unwrap_or(&none);
    let names = listed(UNSUPPORTED, "OTP_UNSUPPORTED");
    let rules: Vec<Rule> = names.iter().map(|name| parse_rule(name, groups)).collect();
    let all: BTreeMap<&str, &Value> = groups.iter().flat_map(|group| group["tests"].as_array().unwrap_or(&none))
        .map(|test| (test["id"].as_str().unwrap_or(""), test)).collect();
    let known = listed(KNOWN, "OTP_KNOWN");
    if let Some(id) = known.iter().find(|id| !all.contains_key(id.as_str())) {
        fail(2, format!("Unknown in the list of known failures: {id}"));
    }
    let mut skipped: BTreeMap<String, u32> = BTreeMap::new();
    let mut kinds: BTreeMap<&str, BTreeMap<&str, u32>> = BTreeMap::new();
    let mut refusals: BTreeMap<&str, Vec<Option<String>>> = BTreeMap::new();
    let (mut tests, mut known_tests, mut fixed) = (vec![], vec![], vec![]);
    for group in groups {
        let kind = group["kind"].as_str().unwrap_or("");
        let counts = kinds.entry(kind).or_insert_with(|| {
            ["passed", "wrong", "accepted", "refused", "notRun"].into_iter().map(|verdict| (verdict, 0)).collect()
        });
        for test in group["tests"].as_array().unwrap_or(&none) {
            let mut verdict = "notRun";
            let rule = rules.iter().position(|rule| excludes(rule, group, test));
            let reply = match rule {
                Some(index) => Err(NoAnswer::Unsupported(names[index].clone())),
                None => ask(kind, test),
            };
            let reply = match reply {
                Ok(given) => Some(Ok(given)),
                Err(NoAnswer::Refused(message)) => Some(Err(message)),
                Err(NoAnswer::Unsupported(what)) => {
                    let reason = if what.is_empty() { "no reason given".into() } else { what };
                    *skipped.entry(reason).or_insert(0) += 1;
                    None
                }
            };
            if let Some(reply) = reply {
                refusals.entry(kind).or_default().push(reply.clone().err());
                verdict = judge(kind, test, &reply);
                let is_known = known.iter().any(|id| test["id"] == id.as_str());
                if verdict != "passed" {
                    (if is_known { &mut known_tests } else { &mut tests }).push(deviation(kind, verdict, test, reply));
                } else if is_known {
                    fixed.push(test["id"].as_str().unwrap_or(""));
                }
            }
            *counts.entry(verdict).or_insert(0) += 1;
        }
    }
    if refusals.is_empty() {
        fail(2, "No case was run: the list of unsupported features excludes all.".into());
    }
    let warnings: Vec<String> = refusals.iter().filter_map(|(kind, texts)| match &texts[0] {
        Some(first) if texts.len() > 1 && texts.iter().all(|text| *text == texts[0]) => {
            Some(format!("all {} cases of {kind} were refused with \"{first}\". Is answer right?", texts.len()))
        }
        _ => None,
    }).collect();
    for test in &tests {
        let refusal = json!("a refusal");
        let expected = test.get("expected").unwrap_or(&refusal);
        let (verdict, id) = (test["verdict"].as_str().unwrap_or(""), test["id"].as_str().unwrap_or(""));
        println!("{verdict} {id}: expected {expected}, given {}", test["given"]);
        println!("    {}", all[id]["comment"].as_str().unwrap_or(""));
        for flag in all[id]["flags"].as_array().unwrap_or(&none).iter().filter_map(Value::as_str) {
            println!("    {flag}: {}", vectors["flags"][flag].as_str().unwrap_or(""));
        }
    }
    for test in &known_tests {
        println!("known: {} ({})", test["id"].as_str().unwrap_or(""), test["verdict"].as_str().unwrap_or(""));
    }
    for id in &fixed {
        println!("passes now: {id} (remove it from the list of known failures)");
    }
    for (what, cases) in &skipped {
        println!("not run: {what} ({cases} cases)");
    }
    for text in &warnings {
        println!("warning: {text}");
    }
    let total = |verdict: &str| kinds.values().map(|counts| counts[verdict]).sum::<u32>();
    let (passed, wrong, accepted) = (total("passed"), total("wrong"), total("accepted"));
    let (refused, not_run) = (total("refused"), total("notRun"));
    let count = |verdict: &str| format!("{} {verdict}", tests.iter().filter(|test| test["verdict"] == verdict).count());
    let parts = [count("wrong"), count("accepted"), count("refused")].join(", ");
    let version = vectors["version"].as_str().unwrap_or("");
    println!(
        "{NAME} {VERSION}, vectors {version}: {passed} passed, {} deviations ({parts}), {} known, {not_run} not run",
        tests.len(), known_tests.len()
    );
    kinds.retain(|kind, _| refusals.contains_key(kind));
    let status = if tests.is_empty() && fixed.is_empty() { 0 } else { 1 };
    let known_count = known_tests.len();
    let mut deviations = vec![];
    for (cause, list) in [("unexplained", tests), ("known", known_tests)] {
        if !list.is_empty() {
            deviations.push(json!({ "cause": cause, "tests": list }));
        }
    }
    let report = json!({
        "vectors": version,
        "cases": all.len(),
        "causes": {
            "unexplained": "Nobody has explained these deviations yet.",
            "known": "The list of known failures has these cases.",
        },
        "implementations": [{
            "name": NAME, "language": "Rust", "source": "local", "package": NAME, "version": VERSION,
            "counts": { "passed": passed, "failed": wrong + accepted, "wrong": wrong, "accepted": accepted, "refused": refused, "notRun": not_run, "known": known_count },
            "kinds": kinds,
            "notRun": skipped.iter().map(|(what, cases)| json!({ "what": what, "cases": cases })).collect::<Vec<_>>(),
            "deviations": deviations, "fixed": fixed, "warnings": warnings,
        }],
    });
    if let Some(file) = file_of(1, "OTP_REPORT") {
        if let Err(error) = fs::write(file, format!("{report:#}\n")) {
            fail(2, format!("The report can't be written: {error}"));
        }
    }
    status
}

#[allow(dead_code)] // in a test, nothing calls it
fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if arguments.get(0).map_or(false, |first| first == "--help") {
        println!("{USAGE}");
        return;
    }
    exit(run(&arguments));
}

#[test]
fn otp_vectors() {
    assert_eq!(run(&[]), 0);
}
