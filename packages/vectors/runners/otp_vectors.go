//go:build ignore

// Runs the OTP test vectors against a library. Go 1.18 or later. MIT License.
//
//	go run otp_vectors.go [otp-vectors.json [report.json]]
//
// The first line keeps the file out of other packages in its folder.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"runtime"
	"strings"
	"unicode/utf8"

	// BEGIN: replace this part with calls of your library.
	"crypto/hmac"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/binary"
	"encoding/hex"
	"hash"
	"strconv"
)

const (
	name        = "example"
	version     = "1.0.0"
	unsupported = "no base32, no uris, no exports, no verification"
	known       = "" // ids of cases that fail for now
)

// answer returns the answer to a case, or an error if the library refuses it, or notSupported.
func answer(kind string, test object) (any, error) {
	if kind != "codes" {
		return nil, notSupported("no " + kind)
	}
	key, _ := hex.DecodeString(test.text("key"))
	digits, period := test.number("digits"), test.number("period")
	counter, err := strconv.ParseUint(test.text("counter"), 10, 64)
	if test.text("type") == "totp" && period > 0 && test.number("seconds") >= 0 {
		counter, err = uint64(test.number("seconds")/period), nil
	}
	if err != nil || len(key) == 0 || digits < 1 {
		return nil, errors.New("out of bounds")
	}
	hashes := map[string]func() hash.Hash{"SHA1": sha1.New, "SHA256": sha256.New, "SHA512": sha512.New}
	mac := hmac.New(hashes[test.text("algorithm")], key)
	binary.Write(mac, binary.BigEndian, counter)
	sum := mac.Sum(nil)
	code := fmt.Sprintf("%010d", binary.BigEndian.Uint32(sum[sum[len(sum)-1]&15:])&0x7fffffff)
	return code[len(code)-int(digits):], nil
}

// END: the rest stays as it is.

const usage = `Usage: go run otp_vectors.go [otp-vectors.json [report.json]]

Exit status: 0 no deviations, 1 deviations or known failures that pass, 2 a mistake in the input
or in an answer, 3 newer vectors. Unsupported features, separated by commas: no KIND, no GROUP,
no TYPE, no ALGORITHM, digits A to B, period A to B, counter A to B. README.md has the rest.
`

// notSupported is the error for a case that the library has no function or parameter for.
type notSupported string

func (what notSupported) Error() string {
	if what == "" {
		return "no reason given"
	}
	return string(what)
}

type object map[string]any

func (o object) text(field string) string {
	text, _ := o[field].(string)
	return text
}

func (o object) number(field string) int64 {
	number, _ := o[field].(json.Number)
	value, _ := number.Int64()
	return value
}

type group struct {
	Kind, Name string
	Tests      []object
}

type suite struct {
	Version string
	Groups  []group
	Flags   map[string]string
}

type rule func(group, object, []object) bool

var settings = []string{"type", "key", "algorithm", "digits"}
var inputFields = map[string][]string{
	"codes": settings, "base32": {"text"}, "uris": {"uri"}, "exports": {"uris"},
	"verification": {"type", "key", "algorithm", "digits", "typed", "behind", "ahead"},
}
var answerFields = map[string][]string{
	"codes": {"code"}, "base32": {"key"}, "uris": {"account", "code"},
	"exports": {"accounts"}, "verification": {"matched"},
}

func fail(status int, format string, values ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", values...)
	os.Exit(status)
}

func isOne(value any, words string) bool {
	text, ok := value.(string)
	return ok && text != "" && strings.Contains(" "+words+" ", " "+text+" ")
}

func isText(value any) bool {
	text, ok := value.(string)
	return ok && utf8.ValidString(text)
}

func isWhole(value any) bool {
	number, ok := value.(json.Number)
	return ok && regexp.MustCompile(`^-?\d+$`).MatchString(string(number))
}

// hasRightValue returns whether the value of a field in the vectors is right.
func hasRightValue(field string, value any) bool {
	list, isList := value.([]any)
	switch field {
	case "result":
		return isOne(value, "valid acceptable invalid")
	case "flags":
		return isList
	case "type":
		return isOne(value, "totp hotp")
	case "algorithm":
		return isOne(value, "SHA1 SHA256 SHA512")
	case "digits", "period", "seconds", "behind", "ahead":
		return isWhole(value)
	case "typed":
		return isText(value) || isWhole(value)
	case "uris", "accounts":
		right := len(list) > 0
		for _, one := range list {
			right = right && (field == "uris" && isText(one) || field == "accounts" && hasRightValue("account", one))
		}
		return right
	case "account":
		account, ok := value.(map[string]any)
		return ok && lackOf(account, settings) == ""
	}
	return isText(value)
}

// lackOf returns the first field that a case or an account lacks or that has a wrong value.
func lackOf(one object, fields []string) string {
	if strings.Contains(strings.Join(fields, " "), "digits") {
		moving := []string{"period"}
		if one["type"] == "hotp" {
			moving = []string{"counter"}
		} else if one["id"] != nil {
			moving = []string{"period", "seconds"}
		}
		fields = append(append([]string{}, fields...), moving...)
	}
	for _, field := range fields {
		if !hasRightValue(field, one[field]) {
			return field
		}
	}
	return ""
}

func readVectors(path string) (vectors suite) {
	text, err := os.ReadFile(path)
	if err != nil {
		fail(2, "The vectors can't be read: %v", err)
	}
	if len(text) > 1 && (text[0] > 127 || text[0] == 0 || text[1] == 0) {
		fail(2, "The vectors must be UTF-8 without a byte order mark.")
	}
	if !json.Valid(text) {
		fail(2, "The vectors are not JSON: %v", json.Unmarshal(text, &object{}))
	}
	var file object
	decode(text, &file)
	version, hasVersion := file["version"].(string)
	groups, _ := file["groups"].([]any)
	if !hasVersion || len(groups) == 0 {
		fail(2, `The file has no test vectors: it needs "version" and "groups".`)
	}
	const newer = "Copy a newer runner."
	if !strings.HasPrefix(version, "1.") {
		fail(3, "The vectors have version %s. This runner reads version 1. %s", version, newer)
	}
	cases := 0
	for index, one := range groups {
		in, _ := one.(map[string]any)
		tests, hasTests := in["tests"].([]any)
		if !isText(in["kind"]) || !isText(in["name"]) || !hasTests {
			fail(2, `Group %d of the vectors needs "kind", "name" and "tests".`, index+1)
		}
		kind := in["kind"].(string)
		if answerFields[kind] == nil {
			fail(3, "Group %s has the unknown kind %s. %s", in["name"], kind, newer)
		}
		for _, test := range tests {
			test, _ := test.(map[string]any)
			fields := append([]string{"id", "result", "flags", "comment"}, inputFields[kind]...)
			if test["result"] != "invalid" && kind != "verification" {
				fields = append(fields, answerFields[kind]...)
			}
			if lack := lackOf(test, fields); lack != "" {
				id := test["id"]
				if id == nil {
					id = fmt.Sprintf("in %s", in["name"])
				}
				fail(2, `Case %v lacks "%s", or its value is unknown.`, id, lack)
			}
			cases++
		}
	}
	if total := encode(file["numberOfTests"], ""); total != fmt.Sprint(cases) {
		fail(2, `The file has %d cases, but "numberOfTests" is %s.`, cases, total)
	}
	decode(text, &vectors)
	return vectors
}

func decode(text []byte, value any) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	decoder.Decode(value)
}

// parseRule parses "no X" or "FIELD A to B". The result says whether it excludes a case.
func parseRule(text string, groups []group) rule {
	words := " totp hotp sha1 sha256 sha512 "
	for _, one := range groups {
		words += one.Kind + " " + one.Name + " "
	}
	lower := strings.ToLower(text)
	if match := regexp.MustCompile(`^no (\S+)$`).FindStringSubmatch(lower); match != nil && strings.Contains(words, " "+match[1]+" ") {
		return func(in group, _ object, accounts []object) bool {
			found := in.Kind == match[1] || in.Name == match[1]
			for _, one := range accounts {
				found = found || one.text("type") == match[1] || strings.ToLower(one.text("algorithm")) == match[1]
			}
			return found
		}
	}
	match := regexp.MustCompile(`^(digits|period|counter) (\d+) to (\d+)$`).FindStringSubmatch(lower)
	if match == nil {
		fail(2, "Unknown in the list of unsupported features: %s", text)
	}
	low, _ := new(big.Int).SetString(match[2], 10)
	high, _ := new(big.Int).SetString(match[3], 10)
	if low.Cmp(high) > 0 {
		fail(2, "The range is empty: %s", text)
	}
	return func(_ group, test object, accounts []object) bool {
		found := false
		for _, one := range accounts {
			value, ok := new(big.Int).SetString(fmt.Sprint(one[match[1]]), 10)
			found = found || ok && (value.Cmp(low) < 0 || value.Cmp(high) > 0)
		}
		return found && !strings.Contains(fmt.Sprint(test["flags"]), "OutOfBounds")
	}
}

// objects returns a list of JSON objects. Answers may have any type that encodes to JSON.
func objects(value any) (list []object) {
	text, _ := json.Marshal(value)
	decode(text, &list)
	return list
}

// accountProblem returns what is wrong with an account in an answer, if anything.
func accountProblem(value any) string {
	account, ok := value.(map[string]any)
	if !ok {
		return "an account must be an object"
	}
	problem := "an account is empty"
	for field, one := range account {
		isNumber := field == "digits" || field == "period"
		switch {
		case !isOne(field, "type key algorithm digits issuer account period counter"):
			return fmt.Sprintf("an account has no %q", field)
		case one != nil && isNumber && !isWhole(one):
			return fmt.Sprintf("%q must be a whole number", field)
		case one != nil && !isNumber && !isText(one):
			return fmt.Sprintf("%q must be text", field)
		case one != nil:
			problem = ""
		}
	}
	return problem
}

// problemOf returns what is wrong with the form of an answer, if anything.
func problemOf(kind string, test object, given any) string {
	switch kind {
	case "verification":
		if _, ok := given.(bool); !ok {
			return "it must be a bool"
		}
	case "exports":
		list, ok := given.([]any)
		if !ok {
			return "it must be a list of accounts"
		}
		for _, one := range list {
			if problem := accountProblem(one); problem != "" {
				return problem
			}
			if one.(map[string]any)["key"] == nil {
				return `"key" is missing`
			}
		}
	case "uris":
		one, ok := given.(map[string]any)
		for field := range one {
			ok = ok && (field == "account" || field == "code")
		}
		if !ok || one["account"] == nil {
			return `it must be an object with "account" and "code"`
		}
		if !isText(one["code"]) && (one["code"] != nil || test["code"] != nil) {
			return `"code" must be text`
		}
		return accountProblem(one["account"])
	default:
		if !isText(given) {
			return "it must be a string"
		}
	}
	return ""
}

// ask returns the answer to a case, as decoded JSON, or an error if the library refuses it.
func ask(kind string, test object) (given any, err error) {
	defer func() {
		problem := recover()
		if problem == nil {
			return
		}
		callers := make([]uintptr, 32)
		frames := runtime.CallersFrames(callers[:runtime.Callers(2, callers)])
		frame, more := frames.Next()
		for more && strings.HasPrefix(frame.Function, "runtime.") {
			frame, more = frames.Next()
		}
		advice := fmt.Sprintf("If your library doesn't support %s, add \"no %s\" to unsupported.", kind, kind)
		fail(2, "%s: panic: %v (%s:%d). %s Is this a refusal? Then return an error.", test["id"], problem, frame.File, frame.Line, advice)
	}()
	given, err = answer(kind, test)
	if err != nil {
		return nil, err
	}
	if given == nil {
		return nil, errors.New("no answer")
	}
	if kind == "uris" || kind == "exports" {
		text, _ := json.Marshal(given)
		decode(text, &given)
	}
	if problem := problemOf(kind, test, given); problem != "" {
		fail(2, "%s: wrong form of answer: %s: %v", test["id"], problem, given)
	}
	return given, nil
}

func listed(texts ...string) (entries []string) {
	for _, text := range strings.Split(strings.Join(texts, ","), ",") {
		if text = strings.TrimSpace(text); text != "" {
			entries = append(entries, text)
		}
	}
	return entries
}

// agrees compares the fields that both accounts have.
func agrees(given, expected object) bool {
	for field, value := range expected {
		if one, has := given[field]; has && !reflect.DeepEqual(one, value) {
			return false
		}
	}
	return true
}

func isRight(kind string, test object, given any) bool {
	switch kind {
	case "codes", "base32":
		return given == test[answerFields[kind][0]]
	case "uris":
		one := objects([]any{given})[0]
		account := objects([]any{one["account"], test["account"]})
		return one["code"] == test["code"] && agrees(account[0], account[1])
	}
	list, expected := objects(given), objects(test["accounts"])
	right := len(list) == len(expected)
	for index := range list {
		right = right && agrees(list[index], expected[index])
	}
	return right
}

func judge(kind string, test object, given any, err error) string {
	result := test.text("result")
	isValid := result == "valid"
	switch {
	case err != nil && isValid:
		return "refused"
	case err != nil, kind == "verification" && (result == "acceptable" || given == isValid):
		return "passed"
	case kind == "verification" && isValid:
		return "wrong"
	case result == "invalid":
		return "accepted"
	case isRight(kind, test, given):
		return "passed"
	}
	return "wrong"
}

func deviation(kind, verdict string, test object, given any, err error) object {
	input := object{}
	for field, value := range test {
		if !strings.Contains(" id result flags comment "+strings.Join(answerFields[kind], " ")+" ", " "+field+" ") {
			input[field] = value
		}
	}
	found := object{"id": test["id"], "verdict": verdict, "input": input, "given": given}
	switch {
	case kind == "verification":
		found["expected"] = object{"accepted": test["result"] == "valid"}
		found["given"] = object{"accepted": given}
	case test["result"] != "invalid" && kind == "uris":
		found["expected"] = object{"account": test["account"], "code": test["code"]}
	case test["result"] != "invalid":
		found["expected"] = test[answerFields[kind][0]]
	}
	if err != nil {
		found["given"] = object{"refused": err.Error()}
	}
	return found
}

func encode(value any, indent string) string {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", indent)
	encoder.Encode(value)
	return strings.TrimSpace(text.String())
}

// fileOf returns the first that is set: the argument, the variable, or the default.
func fileOf(argument int, variable, preset string) string {
	if len(os.Args) > argument {
		return os.Args[argument]
	}
	if path := os.Getenv(variable); path != "" {
		return path
	}
	return preset
}

func main() {
	if len(os.Args) > 1 && os.Args[1] == "--help" {
		fmt.Print(usage)
		return
	}
	_, self, _, _ := runtime.Caller(0)
	near := filepath.Join(filepath.Dir(self), "otp-vectors.json")
	if data := filepath.Join(filepath.Dir(self), "../data/otp-vectors.json"); !exists(near) && exists(data) {
		near = data
	}
	vectors := readVectors(fileOf(1, "OTP_VECTORS", near))
	names := listed(unsupported, os.Getenv("OTP_UNSUPPORTED"))
	var excludes []rule
	for _, text := range names {
		excludes = append(excludes, parseRule(text, vectors.Groups))
	}
	tests, cases := map[string]object{}, 0
	for _, group := range vectors.Groups {
		for _, test := range group.Tests {
			tests[test.text("id")] = test
		}
	}
	isKnown := map[string]bool{}
	for _, id := range listed(known, os.Getenv("OTP_KNOWN")) {
		if tests[id] == nil {
			fail(2, "Unknown in the list of known failures: %s", id)
		}
		isKnown[id] = true
	}
	skipped, skips, fixed, warnings := map[string]int{}, []object{}, []string{}, []string{}
	total, kinds, found := map[string]int{"failed": 0}, map[string]map[string]int{}, map[bool][]object{}
	refusals := map[string][]string{}
	for _, group := range vectors.Groups {
		kind := group.Kind
		if kinds[kind] == nil {
			kinds[kind] = map[string]int{"passed": 0, "wrong": 0, "accepted": 0, "refused": 0, "notRun": 0}
		}
	next:
		for _, test := range group.Tests {
			cases++
			id := test.text("id")
			accounts := objects(test["accounts"])
			if accounts == nil && test["account"] != nil {
				accounts = objects([]any{test["account"]})
			} else if accounts == nil {
				accounts = []object{test}
			}
			for index, excludes := range excludes {
				if excludes(group, test, accounts) {
					kinds[kind]["notRun"]++
					skipped[names[index]]++
					continue next
				}
			}
			given, err := ask(kind, test)
			var what notSupported
			if errors.As(err, &what) {
				kinds[kind]["notRun"]++
				if skipped[what.Error()]++; skipped[what.Error()] == 1 {
					names = append(names, what.Error())
				}
				continue
			}
			refusal := ""
			if err != nil {
				refusal = "refused with " + encode(err.Error(), "")
			}
			refusals[kind] = append(refusals[kind], refusal)
			verdict := judge(kind, test, given, err)
			kinds[kind][verdict]++
			if verdict != "passed" {
				found[isKnown[id]] = append(found[isKnown[id]], deviation(kind, verdict, test, given, err))
			} else if isKnown[id] {
				fixed = append(fixed, id)
			}
		}
	}
	for kind, counts := range kinds {
		for verdict, count := range counts {
			total[verdict] += count
		}
		all := refusals[kind]
		if len(all) == 0 {
			delete(kinds, kind)
			continue
		}
		same := len(all) > 1 && all[0] != ""
		for _, one := range all {
			same = same && one == all[0]
		}
		if same {
			warnings = append(warnings, fmt.Sprintf("all %d cases of %s were %s. Is answer right?", len(all), kind, all[0]))
		}
	}
	if len(kinds) == 0 {
		fail(2, "No case was run: the list of unsupported features excludes all.")
	}
	verdicts := map[any]int{}
	for _, one := range found[false] {
		verdicts[one["verdict"]]++
		expected, has := one["expected"]
		if !has {
			expected = "a refusal"
		}
		test := tests[one.text("id")]
		fmt.Printf("%s %s: expected %s, given %s\n", one["verdict"], one["id"], encode(expected, ""), encode(one["given"], ""))
		fmt.Printf("    %s\n", test["comment"])
		for _, flag := range test["flags"].([]any) {
			fmt.Printf("    %s: %s\n", flag, vectors.Flags[fmt.Sprint(flag)])
		}
	}
	for _, one := range found[true] {
		fmt.Printf("known: %s (%s)\n", one["id"], one["verdict"])
	}
	for _, id := range fixed {
		fmt.Printf("passes now: %s (remove it from the list of known failures)\n", id)
	}
	for _, what := range names {
		if skipped[what] > 0 {
			skips = append(skips, object{"what": what, "cases": skipped[what]})
			fmt.Printf("not run: %s (%d cases)\n", what, skipped[what])
			skipped[what] = 0
		}
	}
	for _, text := range warnings {
		fmt.Printf("warning: %s\n", text)
	}
	total["failed"], total["known"] = total["wrong"]+total["accepted"], len(found[true])
	fmt.Printf("%s %s, vectors %s: %d passed, %d deviations (%d wrong, %d accepted, %d refused), %d known, %d not run\n",
		name, version, vectors.Version, total["passed"], len(found[false]), verdicts["wrong"], verdicts["accepted"],
		verdicts["refused"], len(found[true]), total["notRun"])
	deviations := []object{}
	for isKnown, cause := range map[bool]string{false: "unexplained", true: "known"} {
		if len(found[isKnown]) > 0 {
			deviations = append(deviations, object{"cause": cause, "tests": found[isKnown]})
		}
	}
	report := object{"vectors": vectors.Version, "cases": cases,
		"causes": object{"unexplained": "Nobody has explained these deviations yet.",
			"known": "The list of known failures has these cases."},
		"implementations": []object{{"name": name, "language": "Go", "source": "local", "package": name,
			"version": version, "counts": total, "kinds": kinds, "notRun": skips, "deviations": deviations,
			"fixed": fixed, "warnings": warnings}}}
	if path := fileOf(2, "OTP_REPORT", ""); path != "" {
		if err := os.WriteFile(path, []byte(encode(report, " ")+"\n"), 0o644); err != nil {
			fail(2, "The report can't be written: %v", err)
		}
	}
	if len(found[false])+len(fixed) > 0 {
		os.Exit(1)
	}
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
