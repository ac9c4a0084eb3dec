package main

import (
	"bufio"
	"encoding/base32"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"time"

	"github.com/pquerna/otp"
	"github.com/pquerna/otp/hotp"
	"github.com/pquerna/otp/totp"
)

type given struct {
	Kind, Type, Key, Algorithm, Counter, Text string
	Digits, Behind, Ahead                          int
	Seconds, Period                                int64
	Used                                           *string
	Typed                                          any
}

type unsupported string

var algorithms = map[string]otp.Algorithm{
	"SHA1": otp.AlgorithmSHA1, "SHA256": otp.AlgorithmSHA256, "SHA512": otp.AlgorithmSHA512,
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

func counterOf(text string) uint64 {
	counter, err := strconv.ParseUint(text, 10, 64)
	check(err)
	return counter
}

func totpCode(secret string, in given) string {
	need(in.Period >= 0, "a negative period: the type is unsigned")
	code, err := totp.GenerateCodeCustom(secret, time.Unix(in.Seconds, 0), totp.ValidateOpts{
		Period: uint(in.Period), Digits: otp.Digits(in.Digits), Algorithm: algorithms[in.Algorithm],
	})
	check(err)
	return code
}

func hotpCode(secret string, in given) string {
	code, err := hotp.GenerateCodeCustom(secret, counterOf(in.Counter), hotp.ValidateOpts{
		Digits: otp.Digits(in.Digits), Algorithm: algorithms[in.Algorithm],
	})
	check(err)
	return code
}

func answer(in given) any {
	switch in.Kind {
	case "codes":
		if in.Type == "hotp" {
			return hotpCode(secretOf(in), in)
		}
		return totpCode(secretOf(in), in)
	case "base32":
		// The library doesn't expose the decoded key, so the code is compared.
		in.Digits, in.Period, in.Algorithm = 6, 30, "SHA1"
		return map[string]string{"code": totpCode(in.Text, in)}
	case "verification":
		need(in.Used == nil, "codes already used")
		typed, isText := in.Typed.(string)
		need(isText, "codes as numbers")
		var accepted bool
		var err error
		if in.Type == "hotp" {
			need(in.Behind == 0 && in.Ahead == 0, "a window for hotp")
			accepted, err = hotp.ValidateCustom(typed, counterOf(in.Counter), secretOf(in), hotp.ValidateOpts{
				Digits: otp.Digits(in.Digits), Algorithm: algorithms[in.Algorithm],
			})
		} else {
			need(in.Behind == in.Ahead, "a window with different sizes before and after")
			accepted, err = totp.ValidateCustom(typed, secretOf(in), time.Unix(in.Seconds, 0), totp.ValidateOpts{
				Period: uint(in.Period), Skew: uint(in.Ahead), Digits: otp.Digits(in.Digits), Algorithm: algorithms[in.Algorithm],
			})
		}
		return map[string]bool{"accepted": accepted && err == nil}
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
