package main

import (
	"bufio"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/base32"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"strconv"

	"github.com/xlzd/gotp"
)

type given struct {
	Kind, Type, Key, Algorithm, Counter, Text string
	Digits, Behind, Ahead                     int
	Seconds, Period                           int
	Used                                      *string
	Typed                                     any
}

type unsupported string

var hashers = map[string]*gotp.Hasher{
	"SHA1":   {HashName: "sha1", Digest: sha1.New},
	"SHA256": {HashName: "sha256", Digest: sha256.New},
	"SHA512": {HashName: "sha512", Digest: sha512.New},
}

func need(isSupported bool, feature string) {
	if !isSupported {
		panic(unsupported(feature))
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func secretOf(in given) string {
	key, err := hex.DecodeString(in.Key)
	check(err)
	return base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(key)
}

// The library's counter is a signed int.
func counterOf(text string) int {
	counter, err := strconv.Atoi(text)
	need(err == nil, "a counter too large for a signed 64-bit number")
	return counter
}

func answer(in given) any {
	switch in.Kind {
	case "codes":
		if in.Type == "hotp" {
			return gotp.NewHOTP(secretOf(in), in.Digits, hashers[in.Algorithm]).At(counterOf(in.Counter))
		}
		return gotp.NewTOTP(secretOf(in), in.Digits, in.Period, hashers[in.Algorithm]).At(in.Seconds)
	case "base32":
		// The library doesn't expose the decoded key, so the code is compared.
		return map[string]string{"code": gotp.NewDefaultTOTP(in.Text).At(in.Seconds)}
	case "verification":
		need(in.Used == nil, "codes already used")
		need(in.Behind == 0 && in.Ahead == 0, "a window")
		typed, isText := in.Typed.(string)
		need(isText, "codes as numbers")
		var accepted bool
		if in.Type == "hotp" {
			accepted = gotp.NewHOTP(secretOf(in), in.Digits, hashers[in.Algorithm]).Verify(typed, counterOf(in.Counter))
		} else {
			accepted = gotp.NewTOTP(secretOf(in), in.Digits, in.Period, hashers[in.Algorithm]).Verify(typed, in.Seconds)
		}
		return map[string]bool{"accepted": accepted}
	}
	panic(unsupported(in.Kind))
}

func safely(line []byte) (reply map[string]any) {
	defer func() {
		if reason := recover(); reason != nil {
			if feature, isUnsupported := reason.(unsupported); isUnsupported {
				reply = map[string]any{"unsupported": string(feature)}
			} else {
				reply = map[string]any{"refused": fmt.Sprint(reason)}
			}
		}
	}()
	var in given
	check(json.Unmarshal(line, &in))
	return map[string]any{"answer": answer(in)}
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		check(json.NewEncoder(os.Stdout).Encode(safely(lines.Bytes())))
	}
}
