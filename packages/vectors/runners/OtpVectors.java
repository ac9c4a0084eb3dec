// Runs the OTP test vectors against a library. Java 17 or later, no dependencies. MIT License.
//
//     java OtpVectors.java [otp-vectors.json [report.json]]
import java.math.BigInteger;
import java.nio.ByteBuffer; // only for the example
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.*;
import java.util.regex.Pattern;
import javax.crypto.Mac; // only for the example
import javax.crypto.spec.SecretKeySpec; // only for the example

public class OtpVectors {
    // BEGIN: replace this part with calls of your library.
    static final String NAME = "example";
    static final String VERSION = "1.0.0";
    static final String UNSUPPORTED = "no base32, no uris, no exports, no verification";
    static final String KNOWN = ""; // ids of cases that fail for now

    /** Returns the answer to a case. Throws an exception if the library refuses it, or Unsupported. */
    static Object answer(String kind, Map<String, Object> test) throws Exception {
        if (!kind.equals("codes")) throw new Unsupported("no " + kind);
        byte[] key = HexFormat.of().parseHex((String) test.get("key"));
        int digits = ((Long) test.get("digits")).intValue();
        long counter;
        if (test.get("type").equals("hotp")) {
            counter = Long.parseUnsignedLong((String) test.get("counter"));
        } else {
            long seconds = (Long) test.get("seconds"), period = (Long) test.get("period");
            if (seconds < 0 || period < 1) throw new IllegalArgumentException("out of bounds");
            counter = seconds / period;
        }
        if (digits < 1) throw new IllegalArgumentException("out of bounds");
        String algorithm = "Hmac" + test.get("algorithm");
        Mac mac = Mac.getInstance(algorithm);
        mac.init(new SecretKeySpec(key, algorithm)); // throws if the key is empty
        ByteBuffer bytes = ByteBuffer.wrap(mac.doFinal(ByteBuffer.allocate(8).putLong(counter).array()));
        int number = bytes.getInt(bytes.get(bytes.limit() - 1) & 15) & 0x7fffffff;
        String code = String.format("%010d", number);
        return code.substring(code.length() - digits);
    }
    // END: the rest stays as it is.

    static final String USAGE = """
            Usage: java OtpVectors.java [otp-vectors.json [report.json]]

            Exit status: 0 no deviations, 1 deviations or known failures that pass, 2 a mistake in the input
            or in an answer, 3 newer vectors. Unsupported features, separated by commas: no KIND, no GROUP,
            no TYPE, no ALGORITHM, digits A to B, period A to B, counter A to B. README.md has the rest.
            """;
    static final List<String> SETTINGS = List.of("type", "key", "algorithm", "digits");
    static final Map<String, List<String>> INPUT_FIELDS = Map.of("codes", SETTINGS, "base32", List.of("text"),
            "uris", List.of("uri"), "exports", List.of("uris"),
            "verification", List.of("type", "key", "algorithm", "digits", "typed", "behind", "ahead"));
    static final Map<String, List<String>> ANSWER_FIELDS = Map.of("codes", List.of("code"), "base32", List.of("key"),
            "uris", List.of("account", "code"), "exports", List.of("accounts"), "verification", List.of("matched"));
    static final Set<String> ACCOUNT_FIELDS = Set.of("type", "key", "algorithm", "digits", "issuer", "account", "period", "counter");
    static final List<String> VERDICTS = List.of("passed", "wrong", "accepted", "refused", "notRun");

    /** The answer to a case that the library has no function or parameter for. */
    static class Unsupported extends RuntimeException {
        Unsupported() {
            this(null);
        }

        Unsupported(String what) {
            super(what == null || what.isBlank() ? "no reason given" : what);
        }
    }

    /** An error with the exit status of the program. */
    static class VectorsError extends RuntimeException {
        final int status;

        VectorsError(int status, String message) {
            super(message);
            this.status = status;
        }
    }

    /** Parses JSON to Map, List, String, Long, Boolean and null. The vectors have no fractions. */
    static class Json {
        final String text;
        int at = 0;

        Json(String text) {
            this.text = text;
        }

        char next() {
            while (at < text.length() && text.charAt(at) <= ' ') at++;
            if (at >= text.length()) throw new IllegalArgumentException("unexpected end");
            return text.charAt(at++);
        }

        boolean endsOrContinues(char end) {
            char found = next();
            if (found != end && found != ',') throw new IllegalArgumentException("unexpected " + found + " at " + (at - 1));
            return found == end;
        }

        Object value() {
            char first = next();
            if (first == '{') {
                Map<String, Object> map = new LinkedHashMap<>();
                boolean ends = next() == '}';
                if (!ends) at--;
                while (!ends) {
                    String name = (String) value();
                    if (next() != ':') throw new IllegalArgumentException("no colon at " + (at - 1));
                    map.put(name, value());
                    ends = endsOrContinues('}');
                }
                return map;
            }
            if (first == '[') {
                List<Object> list = new ArrayList<>();
                boolean ends = next() == ']';
                if (!ends) at--;
                while (!ends) {
                    list.add(value());
                    ends = endsOrContinues(']');
                }
                return list;
            }
            if (first == '"') return string();
            int start = --at;
            while (at < text.length() && ",]} \n\r\t".indexOf(text.charAt(at)) < 0) at++;
            String word = text.substring(start, at);
            return switch (word) {
                case "true" -> true;
                case "false" -> false;
                case "null" -> null;
                default -> Long.valueOf(word);
            };
        }

        String string() {
            StringBuilder found = new StringBuilder();
            for (char one = text.charAt(at++); one != '"'; one = text.charAt(at++)) {
                if (one != '\\') found.append(one);
                else if (text.charAt(at) == 'u') {
                    found.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                    at += 5;
                } else {
                    int escape = "bfnrt".indexOf(text.charAt(at));
                    found.append(escape < 0 ? text.charAt(at) : "\b\f\n\r\t".charAt(escape));
                    at++;
                }
            }
            return found.toString();
        }

        static Object parse(String text) {
            Json json = new Json(text);
            Object value = json.value();
            if (!text.substring(json.at).isBlank()) throw new IllegalArgumentException("text after the end");
            return value;
        }

        static String write(Object value) {
            List<String> parts = new ArrayList<>();
            if (value instanceof Map<?, ?> map) {
                map.forEach((name, one) -> parts.add(write(name) + ":" + write(one)));
                return "{" + String.join(",", parts) + "}";
            }
            if (value instanceof List<?> list) {
                list.forEach(one -> parts.add(write(one)));
                return "[" + String.join(",", parts) + "]";
            }
            if (!(value instanceof String string)) return String.valueOf(value);
            StringBuilder text = new StringBuilder("\"");
            for (char one : string.toCharArray()) {
                if (one == '"' || one == '\\') text.append('\\').append(one);
                else if (one < ' ') text.append(String.format("\\u%04x", (int) one));
                else text.append(one);
            }
            return text.append('"').toString();
        }
    }

    interface Rule {
        boolean excludes(Map<String, Object> group, Map<String, Object> test, List<Map<String, Object>> accounts);
    }

    @SuppressWarnings("unchecked")
    static <T> T get(Map<String, Object> map, String field) {
        return (T) map.get(field);
    }

    static boolean isList(Object value, java.util.function.Predicate<Object> fits) {
        return value instanceof List<?> list && !list.isEmpty() && list.stream().allMatch(fits);
    }

    /** Returns whether the value of a field in the vectors is right. */
    @SuppressWarnings("unchecked")
    static boolean hasRightValue(String field, Object value) {
        return switch (field) {
            case "result" -> value != null && List.of("valid", "acceptable", "invalid").contains(value);
            case "flags" -> value instanceof List;
            case "type" -> value != null && List.of("totp", "hotp").contains(value);
            case "algorithm" -> value != null && List.of("SHA1", "SHA256", "SHA512").contains(value);
            case "digits", "period", "seconds", "behind", "ahead" -> value instanceof Long;
            case "typed" -> value instanceof String || value instanceof Long;
            case "uris" -> isList(value, one -> one instanceof String);
            case "account" -> value instanceof Map<?, ?> map && lackOf((Map<String, Object>) map, SETTINGS) == null;
            case "accounts" -> isList(value, one -> hasRightValue("account", one));
            default -> value instanceof String;
        };
    }

    /** Returns the first field that a case or an account lacks or that has a wrong value. */
    static String lackOf(Map<String, Object> one, List<String> fields) {
        var all = new ArrayList<>(fields);
        if (all.contains("digits")) {
            boolean isHotp = "hotp".equals(one.get("type"));
            all.addAll(isHotp ? List.of("counter") : one.containsKey("id") ? List.of("period", "seconds") : List.of("period"));
        }
        return all.stream().filter(field -> !hasRightValue(field, one.get(field))).findFirst().orElse(null);
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> asMap(Object value) {
        return value instanceof Map<?, ?> map ? (Map<String, Object>) map : Map.of();
    }

    static Map<String, Object> readVectors(String path) {
        Object parsed;
        try {
            byte[] bytes = Files.readAllBytes(Path.of(path));
            if (bytes.length > 1 && (bytes[0] <= 0 || bytes[1] == 0))
                throw new VectorsError(2, "The vectors must be UTF-8 without a byte order mark.");
            parsed = Json.parse(new String(bytes, StandardCharsets.UTF_8));
        } catch (VectorsError error) {
            throw error;
        } catch (java.io.IOException error) {
            throw new VectorsError(2, "The vectors can't be read: " + error);
        } catch (RuntimeException error) {
            throw new VectorsError(2, "The vectors are not JSON: " + error.getMessage());
        }
        var vectors = asMap(parsed);
        if (!(vectors.get("version") instanceof String version) || !isList(vectors.get("groups"), one -> true))
            throw new VectorsError(2, "The file has no test vectors: it needs \"version\" and \"groups\".");
        String newer = "Copy a newer runner.";
        if (!version.startsWith("1."))
            throw new VectorsError(3, "The vectors have version " + version + ". This runner reads version 1. " + newer);
        int number = 0;
        long cases = 0;
        for (Object group : (List<?>) vectors.get("groups")) {
            number++;
            var in = asMap(group);
            if (!(in.get("kind") instanceof String kind) || !(in.get("name") instanceof String name) || !(in.get("tests") instanceof List<?> tests))
                throw new VectorsError(2, "Group " + number + " of the vectors needs \"kind\", \"name\" and \"tests\".");
            if (!ANSWER_FIELDS.containsKey(kind))
                throw new VectorsError(3, "Group " + name + " has the unknown kind " + kind + ". " + newer);
            for (Object one : tests) {
                var test = asMap(one);
                var fields = new ArrayList<>(List.of("id", "result", "flags", "comment"));
                fields.addAll(INPUT_FIELDS.get(kind));
                if (!"invalid".equals(test.get("result")) && !kind.equals("verification")) fields.addAll(ANSWER_FIELDS.get(kind));
                String lack = lackOf(test, fields);
                if (lack != null)
                    throw new VectorsError(2, "Case " + test.getOrDefault("id", "in " + name) + " lacks \"" + lack + "\", or its value is unknown.");
                cases++;
            }
        }
        if (!Objects.equals(vectors.get("numberOfTests"), cases))
            throw new VectorsError(2, "The file has " + cases + " cases, but \"numberOfTests\" is " + Json.write(vectors.get("numberOfTests")) + ".");
        return vectors;
    }

    /** Parses "no X" or "FIELD A to B". */
    static Rule parseRule(String text, List<Map<String, Object>> groups) {
        String rule = text.toLowerCase(Locale.ROOT);
        Set<Object> words = new HashSet<>(List.of("totp", "hotp", "sha1", "sha256", "sha512"));
        groups.forEach(group -> words.addAll(List.of(group.get("kind"), group.get("name"))));
        if (rule.startsWith("no ") && words.contains(rule.substring(3))) {
            String name = rule.substring(3);
            return (group, test, accounts) -> name.equals(group.get("kind")) || name.equals(group.get("name"))
                    || accounts.stream().anyMatch(one -> name.equals(one.get("type")) || name.equalsIgnoreCase((String) one.get("algorithm")));
        }
        var match = Pattern.compile("(digits|period|counter) (\\d+) to (\\d+)").matcher(rule);
        if (!match.matches()) throw new VectorsError(2, "Unknown in the list of unsupported features: " + text);
        BigInteger low = new BigInteger(match.group(2)), high = new BigInteger(match.group(3));
        if (low.compareTo(high) > 0) throw new VectorsError(2, "The range is empty: " + text);
        return (group, test, accounts) -> !((List<?>) test.get("flags")).contains("OutOfBounds")
                && accounts.stream().map(one -> one.get(match.group(1))).filter(Objects::nonNull)
                        .map(value -> new BigInteger(value.toString()))
                        .anyMatch(value -> value.compareTo(low) < 0 || value.compareTo(high) > 0);
    }

    static boolean isWhole(Object value) {
        return value instanceof Long || value instanceof Integer;
    }

    /** Returns what is wrong with an account in an answer, or null. */
    static String accountProblem(Object value) {
        if (!(value instanceof Map<?, ?> account)) return "an account must be a Map";
        for (var field : account.entrySet()) {
            Object name = field.getKey(), one = field.getValue();
            if (name == null || !ACCOUNT_FIELDS.contains(name)) return "an account has no \"" + name + "\"";
            boolean isNumber = name.equals("digits") || name.equals("period");
            if (one != null && !(isNumber ? isWhole(one) : one instanceof String))
                return "\"" + name + "\" must be " + (isNumber ? "a whole number" : "text");
        }
        return account.values().stream().allMatch(Objects::isNull) ? "an account is empty" : null;
    }

    /** Returns what is wrong with the form of an answer, or null. */
    static String problemOf(String kind, Map<String, Object> test, Object given) {
        switch (kind) {
            case "verification":
                return given instanceof Boolean ? null : "it must be true or false";
            case "exports":
                if (!(given instanceof List<?> list)) return "it must be a list of accounts";
                for (Object one : list) {
                    String problem = accountProblem(one);
                    if (problem != null) return problem;
                    if (asMap(one).get("key") == null) return "\"key\" is missing";
                }
                return null;
            case "uris":
                var uri = asMap(given);
                if (!Set.of("account", "code").containsAll(uri.keySet()) || uri.get("account") == null)
                    return "it must be a Map with \"account\" and \"code\"";
                Object code = uri.get("code");
                if (!(code instanceof String) && (code != null || test.containsKey("code"))) return "\"code\" must be text";
                return accountProblem(uri.get("account"));
            default:
                return given instanceof String ? null : "it must be text";
        }
    }

    /** Says whether an exception looks like a mistake in the code, not like a refusal. */
    static boolean isMistake(Throwable error) {
        return error instanceof Error || error instanceof NullPointerException || error instanceof ClassCastException;
    }

    /** Compares the fields that both accounts have. Answers may have an Integer where the vectors have a Long. */
    static boolean agrees(Map<String, Object> given, Map<String, Object> expected) {
        return expected.entrySet().stream().filter(one -> given.containsKey(one.getKey())).allMatch(one -> {
            Object value = given.get(one.getKey());
            return Objects.equals(value instanceof Integer number ? (Object) number.longValue() : value, one.getValue());
        });
    }

    @SuppressWarnings("unchecked")
    static boolean isRight(String kind, Map<String, Object> test, Object given) {
        if (kind.equals("codes") || kind.equals("base32")) return given.equals(test.get(ANSWER_FIELDS.get(kind).get(0)));
        if (kind.equals("uris")) {
            var one = (Map<String, Object>) given;
            return test.get("code").equals(one.get("code")) && agrees(get(one, "account"), get(test, "account"));
        }
        List<Map<String, Object>> list = (List<Map<String, Object>>) given, expected = get(test, "accounts");
        boolean isRight = list.size() == expected.size();
        for (int index = 0; isRight && index < list.size(); index++) isRight = agrees(list.get(index), expected.get(index));
        return isRight;
    }

    static String judge(String kind, Map<String, Object> test, Object given, boolean isRefused) {
        boolean isValid = test.get("result").equals("valid");
        if (isRefused) return isValid ? "refused" : "passed";
        if (kind.equals("verification")) {
            boolean isAccepted = (Boolean) given;
            if (test.get("result").equals("acceptable") || isAccepted == isValid) return "passed";
            return isAccepted ? "accepted" : "wrong";
        }
        if (test.get("result").equals("invalid")) return "accepted";
        return isRight(kind, test, given) ? "passed" : "wrong";
    }

    /** Returns a map from alternating names and values, in this order. */
    static Map<String, Object> object(Object... fields) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int index = 0; index < fields.length; index += 2) map.put((String) fields[index], fields[index + 1]);
        return map;
    }

    static Map<String, Object> deviation(String kind, String verdict, Map<String, Object> test, Object given) {
        var input = new LinkedHashMap<>(test);
        input.keySet().removeAll(List.of("id", "result", "flags", "comment"));
        input.keySet().removeAll(ANSWER_FIELDS.get(kind));
        var found = object("id", test.get("id"), "verdict", verdict, "input", input);
        if (kind.equals("verification")) found.put("expected", object("accepted", test.get("result").equals("valid")));
        else if (kind.equals("uris") && test.containsKey("code"))
            found.put("expected", object("account", test.get("account"), "code", test.get("code")));
        else if (!test.get("result").equals("invalid")) found.put("expected", test.get(ANSWER_FIELDS.get(kind).get(0)));
        found.put("given", given instanceof Boolean ? object("accepted", given) : given);
        return found;
    }

    /** Returns the first that is set: the argument, the environment variable, or the default. */
    static String fileOf(String[] arguments, int index, String variable, String preset) {
        if (arguments.length > index) return arguments[index];
        return Objects.requireNonNullElse(System.getenv(variable), "").isEmpty() ? preset : System.getenv(variable);
    }

    /** Returns the vectors next to the runner, or in the folder data beside its folder. */
    static String nearFile() throws Exception {
        // The location is this file, or the folder of its class.
        var location = Path.of(OtpVectors.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        var folder = Files.isDirectory(location) ? location : location.getParent();
        var data = folder.resolve("../data/otp-vectors.json");
        var near = folder.resolve("otp-vectors.json");
        return (!Files.exists(near) && Files.exists(data) ? data : near).toString();
    }

    static List<String> listed(String list, String variable) {
        String all = list + "," + Objects.requireNonNullElse(System.getenv(variable), "");
        return Arrays.stream(all.split(",")).map(String::strip).filter(text -> !text.isEmpty()).toList();
    }

    static int run(String[] arguments) throws Exception {
        var vectors = readVectors(fileOf(arguments, 0, "OTP_VECTORS", nearFile()));
        List<Map<String, Object>> groups = get(vectors, "groups");
        Map<String, Rule> rules = new LinkedHashMap<>();
        for (String rule : listed(UNSUPPORTED, "OTP_UNSUPPORTED")) rules.put(rule, parseRule(rule, groups));
        Map<Object, Map<String, Object>> all = new LinkedHashMap<>();
        for (var group : groups)
            for (Map<String, Object> test : OtpVectors.<List<Map<String, Object>>>get(group, "tests")) all.put(test.get("id"), test);
        List<String> known = listed(KNOWN, "OTP_KNOWN");
        for (String id : known)
            if (!all.containsKey(id)) throw new VectorsError(2, "Unknown in the list of known failures: " + id);
        Map<String, Object> kinds = new LinkedHashMap<>();
        Map<String, Integer> skipped = new LinkedHashMap<>(), total = new LinkedHashMap<>();
        Map<String, List<String>> refusals = new LinkedHashMap<>();
        VERDICTS.forEach(verdict -> total.put(verdict, 0));
        List<Map<String, Object>> tests = new ArrayList<>(), knownTests = new ArrayList<>();
        List<Object> fixed = new ArrayList<>(), warnings = new ArrayList<>();
        for (var group : groups) {
            String kind = get(group, "kind");
            @SuppressWarnings("unchecked")
            var counts = (Map<String, Integer>) kinds.computeIfAbsent(kind, one -> new LinkedHashMap<String, Integer>());
            VERDICTS.forEach(verdict -> counts.putIfAbsent(verdict, 0));
            for (Map<String, Object> test : OtpVectors.<List<Map<String, Object>>>get(group, "tests")) {
                Map<String, Object> account = test.containsKey("account") ? get(test, "account") : test;
                List<Map<String, Object>> accounts = test.containsKey("accounts") ? get(test, "accounts") : List.of(account);
                var excluding = rules.entrySet().stream().filter(one -> one.getValue().excludes(group, test, accounts)).findFirst();
                String verdict = "notRun";
                String unsupported = excluding.map(Map.Entry::getKey).orElse(null), refused = null;
                Object given = null;
                if (unsupported == null) {
                    try {
                        given = answer(kind, test);
                        if (given == null) refused = "no answer";
                    } catch (Unsupported error) {
                        unsupported = error.getMessage();
                    } catch (Throwable error) {
                        if (isMistake(error))
                            throw new VectorsError(2, test.get("id") + ": " + error + " (" + error.getStackTrace()[0]
                                    + "). If your library doesn't support " + kind + ", add \"no " + kind + "\" to UNSUPPORTED."
                                    + " Is this a refusal? Then catch it and throw another exception.");
                        refused = String.valueOf(error.getMessage());
                    }
                }
                if (unsupported != null) {
                    skipped.merge(unsupported, 1, Integer::sum);
                } else {
                    String problem = refused == null ? problemOf(kind, test, given) : null;
                    if (problem != null) throw new VectorsError(2, test.get("id") + ": wrong form of answer: " + problem + ": " + given);
                    refusals.computeIfAbsent(kind, one -> new ArrayList<>()).add(refused);
                    verdict = judge(kind, test, given, refused != null);
                    boolean isKnown = known.contains(test.get("id"));
                    if (!verdict.equals("passed"))
                        (isKnown ? knownTests : tests).add(deviation(kind, verdict, test, refused == null ? given : object("refused", refused)));
                    else if (isKnown) fixed.add(test.get("id"));
                }
                counts.merge(verdict, 1, Integer::sum);
                total.merge(verdict, 1, Integer::sum);
            }
        }
        if (refusals.isEmpty()) throw new VectorsError(2, "No case was run: the list of unsupported features excludes all.");
        kinds.keySet().retainAll(refusals.keySet());
        refusals.forEach((kind, texts) -> {
            if (texts.size() > 1 && texts.get(0) != null && new HashSet<>(texts).size() == 1)
                warnings.add("all " + texts.size() + " cases of " + kind + " were refused with \"" + texts.get(0) + "\". Is answer right?");
        });
        total.put("failed", total.get("wrong") + total.get("accepted"));
        total.put("known", knownTests.size());
        for (var test : tests) {
            var one = all.get(test.get("id"));
            System.out.println(test.get("verdict") + " " + test.get("id") + ": expected "
                    + Json.write(test.getOrDefault("expected", "a refusal")) + ", given " + Json.write(test.get("given")));
            System.out.println("    " + one.get("comment"));
            for (Object flag : OtpVectors.<List<?>>get(one, "flags"))
                System.out.println("    " + flag + ": " + asMap(vectors.get("flags")).get(flag));
        }
        knownTests.forEach(test -> System.out.println("known: " + test.get("id") + " (" + test.get("verdict") + ")"));
        fixed.forEach(id -> System.out.println("passes now: " + id + " (remove it from the list of known failures)"));
        skipped.forEach((what, count) -> System.out.println("not run: " + what + " (" + count + " cases)"));
        warnings.forEach(text -> System.out.println("warning: " + text));
        List<String> parts = new ArrayList<>();
        for (String verdict : List.of("wrong", "accepted", "refused"))
            parts.add(tests.stream().filter(test -> test.get("verdict").equals(verdict)).count() + " " + verdict);
        System.out.printf("%s %s, vectors %s: %d passed, %d deviations (%s), %d known, %d not run%n", NAME, VERSION,
                vectors.get("version"), total.get("passed"), tests.size(), String.join(", ", parts), knownTests.size(), total.get("notRun"));
        List<Object> notRun = new ArrayList<>(), deviations = new ArrayList<>();
        skipped.forEach((what, count) -> notRun.add(object("what", what, "cases", count)));
        if (!tests.isEmpty()) deviations.add(object("cause", "unexplained", "tests", tests));
        if (!knownTests.isEmpty()) deviations.add(object("cause", "known", "tests", knownTests));
        var implementation = object("name", NAME, "language", "Java", "source", "local", "package", NAME, "version", VERSION, "counts", total,
                "kinds", kinds, "notRun", notRun, "deviations", deviations, "fixed", fixed, "warnings", warnings);
        var causes = object("unexplained", "Nobody has explained these deviations yet.", "known", "The list of known failures has these cases.");
        var report = object("vectors", vectors.get("version"), "cases", all.size(), "causes", causes, "implementations", List.of(implementation));
        String reportFile = fileOf(arguments, 1, "OTP_REPORT", null);
        try {
            if (reportFile != null) Files.writeString(Path.of(reportFile), Json.write(report) + "\n");
        } catch (java.io.IOException error) {
            throw new VectorsError(2, "The report can't be written: " + error);
        }
        return tests.isEmpty() && fixed.isEmpty() ? 0 : 1;
    }

    public static void main(String[] arguments) throws Exception {
        int status = 0;
        try {
            if (arguments.length > 0 && arguments[0].equals("--help")) System.out.print(USAGE);
            else status = run(arguments);
        } catch (VectorsError error) {
            System.err.println(error.getMessage());
            status = error.status;
        }
        System.exit(status);
    }
}
