#!/bin/sh
# Runs the OTP test vectors against a program. Needs jq 1.6 or later. MIT License.
#
#     sh otp-vectors.sh [otp-vectors.json [report.json]]
#
# Exit status: 0 no deviations, 1 deviations or known failures that pass, 2 a mistake in the input
# or in an answer, 3 newer vectors. Unsupported features, separated by commas: no KIND, no GROUP,
# no TYPE, no ALGORITHM, digits A to B, period A to B, counter A to B. README.md has the rest.

# BEGIN: replace this part with calls of your program.
name=example
version=1.0.0
# oathtool computes codes for impossible settings. Remove "no code-refused" to see which.
unsupported='no base32, no uris, no exports, no verification, no code-refused, digits 6 to 8'
known= # ids of cases that fail for now

# Prints the answer to a case. Fails if the program refuses it, with status 3 if the program has no
# option for it. The last line of its error output says why. The arguments depend on the kind:
#   codes         type key algorithm digits counter seconds period      → the code
#   base32        text                                                  → the key in hexadecimal
#   uris          uri                                                   → JSON with account and code
#   exports       uri...                                                → a JSON list of accounts
#   verification  as codes, then behind ahead used typed                → true or false
# counter, or seconds and period, are empty if the type doesn't have them. So is used.
answer() {
  if [ "$2 $4" = 'hotp SHA1' ]; then
    oathtool --hotp -c "$6" -d "$5" "$3"
  elif [ "$2" = totp ]; then
    oathtool --totp="$4" -d "$5" -s "${8}s" -N "@$7" "$3"
  else
    echo "hotp with $4" >&2
    return 3
  fi
}
# END: the rest stays as it is.

fail() {
  status=$1
  shift
  printf '%s\n' "$*" >&2
  exit "$status"
}

if [ "$1" = --help ]; then
  sed -n '2,/^$/s/^# \{0,1\}//p' "$0"
  exit
fi
folder=$(dirname "$0")
near=$folder/otp-vectors.json
[ -e "$near" ] || [ ! -e "$folder/../data/otp-vectors.json" ] || near=$folder/../data/otp-vectors.json
vectors=${1:-${OTP_VECTORS:-$near}}
report=${2:-${OTP_REPORT:-/dev/null}}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

[ -r "$vectors" ] && [ -f "$vectors" ] || fail 2 "The vectors can't be read: $vectors"
case $(head -c 2 "$vectors" | od -An -tx1) in
  *00* | ' '[89abcdef]*) fail 2 'The vectors must be UTF-8 without a byte order mark.' ;;
esac
problem=$(jq . "$vectors" 2>&1 >/dev/null) || fail 2 "The vectors are not JSON: $problem"
# Prints the exit status and what is wrong with the file, if anything.
problem=$(jq -r '
  def isText: type == "string";
  def isWhole: type == "number" and . == floor;
  def isListOf(has): type == "array" and length > 0 and all(.[]; has);
  # The first field that a case or an account lacks or that has a wrong value.
  def lackOf($fields):
    def isAccount: type == "object" and ([lackOf(["type", "key", "algorithm", "digits"])] == []);
    . as $one | first(($fields + if any($fields[]; . == "digits") | not then []
      elif .type == "hotp" then ["counter"] elif has("id") then ["period", "seconds"] else ["period"] end)[]
      | select(. as $field | $one[$field] | if $field == "result" then IN("valid", "acceptable", "invalid")
        elif $field == "flags" then type == "array"
        elif $field == "type" then IN("totp", "hotp")
        elif $field == "algorithm" then IN("SHA1", "SHA256", "SHA512")
        elif $field | IN("digits", "period", "seconds", "behind", "ahead") then isWhole
        elif $field == "typed" then isText or isWhole
        elif $field == "uris" then isListOf(isText)
        elif $field == "account" then isAccount
        elif $field == "accounts" then isListOf(isAccount)
        else isText end | not));
  {codes: [["type", "key", "algorithm", "digits"], ["code"]], base32: [["text"], ["key"]],
    uris: [["uri"], ["account", "code"]], exports: [["uris"], ["accounts"]],
    verification: [["type", "key", "algorithm", "digits", "typed", "behind", "ahead"], []]} as $fields
  | first(
    if (objects | (.version | isText) and (.groups | isListOf(true))) // false | not
    then "2 The file has no test vectors: it needs \"version\" and \"groups\"."
    elif .version | startswith("1.") | not
    then "3 The vectors have version \(.version). This runner reads version 1. Copy a newer runner." else empty end,
    (.groups | to_entries[] | .key as $index | .value | objects // {} | .kind as $kind | .name as $name
      | if ([$kind, $name] | all(isText)) and (.tests | type) == "array" | not
        then "2 Group \($index + 1) of the vectors needs \"kind\", \"name\" and \"tests\"."
        elif $fields[$kind] == null then "3 Group \($name) has the unknown kind \($kind). Copy a newer runner."
        else .tests[] | objects // {} | . as $test | ["id", "result", "flags", "comment"] + $fields[$kind][0]
          + if .result == "invalid" then [] else $fields[$kind][1] end | . as $wanted | $test | lackOf($wanted)
          | "2 Case \($test.id // "in \($name)") lacks \"\(.)\", or its value is unknown." end),
    ([.groups[].tests[]] | length) as $cases | select(.numberOfTests != $cases)
    | "2 The file has \($cases) cases, but \"numberOfTests\" is \(.numberOfTests | tojson).")' "$vectors")
[ -z "$problem" ] || fail "${problem%% *}" "${problem#* }"
found=$(jq -r .version "$vectors")

# Adds the rule that excludes a case, if there is one, as "excluded" to each case.
if ! problem=$(jq --arg rules "$unsupported,$OTP_UNSUPPORTED" '
  def below($other): if startswith("-") then true
    elif length != ($other | length) then length < ($other | length) else . < $other end;
  ([.groups[] | .kind, .name] + ["totp", "hotp", "sha1", "sha256", "sha512"]) as $words
  | [$rules | split(",")[] | gsub("^\\s+|\\s+$"; "") | select(. != "") | . as $text
    | ascii_downcase
    | (capture("^no (?<name>\\S+)$") // capture("^(?<field>digits|period|counter) (?<low>\\d+) to (?<high>\\d+)$") // {})
    | select(.field or ([.name] | inside($words))) // error("Unknown in the list of unsupported features: \($text)")
    | if .field then .low |= (sub("^0+"; "") | if . == "" then "0" else . end)
      | .high |= (sub("^0+"; "") | if . == "" then "0" else . end) | . as $rule
      | select(.high | below($rule.low) | not) // error("The range is empty: \($text)") else . end
    | .text = $text] as $rules
  | [.groups[] | .kind as $kind | .name as $group | .tests[] | . as $test
    | (.accounts // [.account // .]) as $accounts
    | first(($rules[] | . as $rule | select(if .name
        then [$kind, $group, ($accounts[] | .type, (.algorithm // "" | ascii_downcase))] | index([$rule.name])
        else ($test.flags | index(["OutOfBounds"]) | not) and any($accounts[] | .[$rule.field] | values | tostring;
          . as $value | below($rule.low) or ($rule.high | below($value))) end) | .text), null) as $excluded
    | {kind: $kind, excluded: $excluded, test: $test}]' "$vectors" 2>&1 >"$work/cases"); then
  fail 2 "${problem#jq: error (at *): }"
fi

# Appends a line with id, status, and answer.
run() {
  id=$1
  shift
  given=$(answer "$@" 2>"$work/error")
  status=$?
  [ $status -eq 0 ] || given=$(tail -n 1 "$work/error")
  [ $status -ne 126 ] && [ $status -ne 127 ] ||
    fail 2 "$id: $given (status $status). If your program doesn't support $1, add \"no $1\" to unsupported. Is this a refusal? Then end with another status."
  printf '%s\t%s\t%s\n' "$id" "$status" "$given" >>"$work/answers"
}

: >"$work/answers"
jq -r '.[] | select(.excluded == null) | .kind as $kind | .test
  | [.type, .key, .algorithm, .digits, .counter // "", .seconds // "", .period // ""] as $settings
  | ([.id, $kind] + if $kind == "codes" then $settings elif $kind == "base32" then [.text]
    elif $kind == "uris" then [.uri] elif $kind == "exports" then .uris
    else $settings + [.behind, .ahead, .used // "", .typed] end)
  | "run " + (map(tostring) | @sh)' "$work/cases" >"$work/calls"
# shellcheck disable=SC1091
. "$work/calls"

if ! problem=$(jq -R -s --slurpfile cases "$work/cases" --arg name "$name" --arg version "$version" \
  --arg vectors "$found" --arg known "$known,$OTP_KNOWN" '
  def isText: type == "string";
  # What is wrong with an account or an answer, or nothing.
  def accountProblem: if type != "object" then "an account must be an object" else
    first((to_entries[] | .key as $field | ($field | IN("digits", "period")) as $isNumber
      | if $field | IN("type", "key", "algorithm", "digits", "issuer", "account", "period", "counter") | not
        then "an account has no \"\($field)\""
        elif .value == null or ($isNumber and (.value | type == "number" and . == floor)) or ($isNumber | not) and (.value | isText)
        then empty else "\"\($field)\" must be \(if $isNumber then "a whole number" else "text" end)" end),
      select(all(.[]; . == null)) | "an account is empty") end;
  def problemOf($kind; $test): if $kind == "verification" then select(type != "boolean") | "it must be true or false"
    elif $kind == "exports" then if type != "array" then "it must be a JSON list of accounts"
      else first(.[] | accountProblem, (select(.key == null) | "\"key\" is missing")) end
    elif $kind != "uris" then empty
    elif type != "object" or (keys - ["account", "code"] != []) or .account == null
    then "it must be a JSON object with \"account\" and \"code\""
    elif (.code | isText) or (.code == null and $test.code == null) then .account | accountProblem
    else "\"code\" must be text" end;
  def agrees($given; $expected): all($expected | keys[]; . as $field
    | ($given | has($field) | not) or $given[$field] == $expected[$field]);
  {codes: ["code"], base32: ["key"], uris: ["account", "code"], exports: ["accounts"], verification: ["matched"]} as $fields
  | (split("\n") | map(select(. != "") | split("\t") | {key: .[0], value: {status: .[1], text: .[2:] | join("\t")}}) | from_entries) as $answers
  | [$known | split(",")[] | gsub("^\\s+|\\s+$"; "") | select(. != "")] as $known
  | ([$cases[0][].test.id] | map({key: ., value: true}) | from_entries) as $ids
  | first($known[] | select($ids[.] | not) | error("Unknown in the list of known failures: \(.)")), null
  | [$cases[0][] | .kind as $kind | .test as $test | ($test.result == "valid") as $isValid | $answers[$test.id] as $reply
    | .excluded = (.excluded // (if $reply.status == "3" then $reply.text | if . == "" then "no reason given" else . end else null end))
    | (if .excluded then null elif $reply.status != "0" then {refused: $reply.text}
      elif $kind == "codes" or $kind == "base32" then $reply.text
      else ($reply.text | try fromjson catch null)
        | first(problemOf($kind; $test) | error("\($test.id): wrong form of answer: \(.): \($reply.text)")), .
        | if $kind == "verification" then {accepted: .} else . end end) as $given
    | .refused = if $reply.status != "0" then $reply.text else null end
    | .verdict = if .excluded then "notRun"
      elif $reply.status != "0" then if $isValid then "refused" else "passed" end
      elif $kind == "verification" then
        if $test.result == "acceptable" or $given.accepted == $isValid then "passed"
        elif $given.accepted then "accepted" else "wrong" end
      elif $test.result == "invalid" then "accepted"
      elif (if $kind == "codes" then $given == $test.code elif $kind == "base32" then $given == $test.key
        elif $kind == "uris" then $given.code == $test.code and agrees($given.account; $test.account)
        else ($given | length) == ($test.accounts | length) and
          all(range($given | length); agrees($given[.]; $test.accounts[.])) end) then "passed" else "wrong" end
    | .cause = if $known | index([$test.id]) then "known" else "unexplained" end
    | .deviation = ({id: $test.id, verdict, input: ($test | with_entries(select(.key
        | IN(["id", "result", "flags", "comment"] + $fields[$kind] | .[]) | not)))}
      + (if $kind == "verification" then {expected: {accepted: $isValid}} elif $test.result == "invalid" then {}
        elif $kind == "uris" then {expected: ($test | {account, code})} else {expected: $test[$fields[$kind][0]]} end)
      + {given: $given})] as $judged
  | def counts: reduce .[].verdict as $verdict ({passed: 0, wrong: 0, accepted: 0, refused: 0, notRun: 0}; .[$verdict] += 1);
  ($judged | group_by(.kind) | map({kind: .[0].kind, counts: counts, refusals: map(select(.excluded | not) | .refused)}
    | select(.refusals != []))) as $kinds
  | if $kinds == [] then error("No case was run: the list of unsupported features excludes all.") else . end
  | {vectors: $vectors, cases: ($judged | length),
    causes: {unexplained: "Nobody has explained these deviations yet.", known: "The list of known failures has these cases."},
    implementations: [{name: $name, language: "Shell", source: "local", package: $name, version: $version,
      counts: ($judged | counts | .failed = .wrong + .accepted
        | .known = ([$judged[] | select(.cause == "known" and (.verdict | IN("passed", "notRun") | not))] | length)),
      kinds: ($kinds | map({key: .kind, value: .counts}) | from_entries),
      notRun: (reduce ($judged[].excluded | values) as $what ([];
        if any(.[]; .what == $what) then map(if .what == $what then .cases += 1 else . end) else . + [{what: $what, cases: 1}] end)),
      deviations: ["unexplained", "known" | . as $cause
        | {cause: $cause, tests: [$judged[] | select(.cause == $cause and (.verdict | IN("passed", "notRun") | not)) | .deviation]}
        | select(.tests != [])],
      fixed: [$judged[] | select(.cause == "known" and .verdict == "passed") | .test.id],
      warnings: [$kinds[] | select((.refusals | length) > 1 and .refusals[0] != null and (.refusals | unique | length) == 1)
        | "all \(.refusals | length) cases of \(.kind) were refused with \"\(.refusals[0])\". Is answer right?"]}]}
' "$work/answers" 2>&1 >"$work/report"); then
  fail 2 "${problem#jq: error (at *): }"
fi

jq -r --slurpfile vectors "$vectors" '.vectors as $version | ([$vectors[0].groups[].tests[]] | map({key: .id, value: .}) | from_entries) as $cases
  | def testsOf($cause): [.deviations[] | select(.cause == $cause) | .tests[]];
  def count($verdict): map(select(.verdict == $verdict)) | length | "\(.) \($verdict)";
  .implementations[0] | testsOf("unexplained") as $tests | testsOf("known") as $known
  | ($tests[] | "\(.verdict) \(.id): expected \(if has("expected") then .expected else "a refusal" end | tojson), given \(.given | tojson)",
      ($cases[.id] | "    \(.comment)", (.flags[] | "    \(.): \($vectors[0].flags[.])"))),
    ($known[] | "known: \(.id) (\(.verdict))"),
    (.fixed[] | "passes now: \(.) (remove it from the list of known failures)"),
    (.notRun[] | "not run: \(.what) (\(.cases) cases)"),
    (.warnings[] | "warning: \(.)"),
    "\(.name) \(.version), vectors \($version): \(.counts.passed) passed, \($tests | length) deviations (\($tests
      | [count("wrong", "accepted", "refused")] | join(", "))), \($known | length) known, \(.counts.notRun) not run"' "$work/report"
{ cat "$work/report" >"$report"; } 2>/dev/null || fail 2 "The report can't be written: $report"
jq -e '.implementations[0] | .fixed == [] and all(.deviations[]; .cause == "known")' "$work/report" >/dev/null
