<?php
// Runs the OTP test vectors against a library. PHP 8.1 or later, 64 bits. MIT License.
//
//     php otp_vectors.php [otp-vectors.json [report.json]]
//
// Exit status: 0 no deviations, 1 deviations or known failures that pass, 2 a mistake in the input
// or in an answer, 3 newer vectors. Unsupported features, separated by commas: no KIND, no GROUP,
// no TYPE, no ALGORITHM, digits A to B, period A to B, counter A to B. README.md has the rest.
declare(strict_types=1);

// BEGIN: replace this part with calls of your library.
const NAME = 'example';
const VERSION = '1.0.0';
const UNSUPPORTED = 'no base32, no uris, no exports, no verification, counter 0 to 9223372036854775807';
const KNOWN = ''; // ids of cases that fail for now

/** Returns the answer to a case. Throws if the library refuses it, or Unsupported. */
function answer(string $kind, array $test): mixed
{
    if ($kind !== 'codes') {
        throw new Unsupported("no $kind");
    }
    $key = hex2bin($test['key']);
    $digits = $test['digits'];
    $period = $test['period'] ?? 30;
    // A counter of more than 63 bits becomes negative or the greatest integer.
    $counter = isset($test['counter']) ? (int) $test['counter'] : ($period < 1 ? -1 : $test['seconds'] / $period);
    if ($key === '' || $digits < 1 || $counter < 0 || (string) ($test['counter'] ?? 0) !== (string) (int) ($test['counter'] ?? 0)) {
        throw new RangeException('out of bounds');
    }
    $mac = hash_hmac($test['algorithm'], pack('J', (int) $counter), $key, true);
    $number = unpack('N', $mac, ord(substr($mac, -1)) & 15)[1] & 0x7fffffff;
    return str_pad((string) ($number % 10 ** $digits), $digits, '0', STR_PAD_LEFT);
}
// END: the rest stays as it is.

const SETTINGS = ['type', 'key', 'algorithm', 'digits'];
const INPUT_FIELDS = [
    'codes' => SETTINGS,
    'base32' => ['text'],
    'uris' => ['uri'],
    'exports' => ['uris'],
    'verification' => [...SETTINGS, 'typed', 'behind', 'ahead'],
];
const ANSWER_FIELDS = [
    'codes' => ['code'],
    'base32' => ['key'],
    'uris' => ['account', 'code'],
    'exports' => ['accounts'],
    'verification' => ['matched'],
];
const ACCOUNT_FIELDS = [...SETTINGS, 'issuer', 'account', 'period', 'counter'];

const FORMAT = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;

/** The answer to a case that the library has no function or parameter for. */
class Unsupported extends Exception
{
}

/** An error whose code is the exit status of the program. */
class VectorsError extends Exception
{
}

/** Returns whether a value is a list that isn't empty and whose items all fit. */
function isListOf(mixed $value, callable $has): bool
{
    return is_array($value) && $value !== [] && array_is_list($value) && array_filter($value, $has) === $value;
}

function isAccount(mixed $value): bool
{
    return is_array($value) && lackOf($value, SETTINGS) === null;
}

/** Returns the first field that a case or an account lacks or that has a wrong value. */
function lackOf(array $one, array $fields): ?string
{
    if (in_array('digits', $fields, true)) {
        $totp = isset($one['id']) ? ['period', 'seconds'] : ['period'];
        $fields = [...$fields, ...(($one['type'] ?? '') === 'hotp' ? ['counter'] : $totp)];
    }
    foreach ($fields as $field) {
        $value = $one[$field] ?? null;
        $fits = match ($field) {
            'result' => in_array($value, ['valid', 'acceptable', 'invalid'], true),
            'flags' => is_array($value),
            'type' => in_array($value, ['totp', 'hotp'], true),
            'algorithm' => in_array($value, ['SHA1', 'SHA256', 'SHA512'], true),
            'digits', 'period', 'seconds', 'behind', 'ahead' => is_int($value),
            'typed' => is_string($value) || is_int($value),
            'uris' => isListOf($value, 'is_string'),
            'account' => isset($one['id']) ? isAccount($value) : is_string($value),
            'accounts' => isListOf($value, 'isAccount'),
            default => is_string($value),
        };
        if (!$fits) {
            return $field;
        }
    }
    return null;
}

function readVectors(string $path): array
{
    $text = @file_get_contents($path);
    if ($text === false) {
        throw new VectorsError("The vectors can't be read: $path", 2);
    }
    if (preg_match('/^[\x80-\xff]|^.?\x00/', $text)) {
        throw new VectorsError('The vectors must be UTF-8 without a byte order mark.', 2);
    }
    try {
        $vectors = json_decode($text, true, 64, JSON_THROW_ON_ERROR);
    } catch (JsonException $error) {
        throw new VectorsError("The vectors are not JSON: {$error->getMessage()}", 2);
    }
    $version = is_array($vectors) ? $vectors['version'] ?? null : null;
    if (!is_string($version) || !isListOf($vectors['groups'] ?? null, fn () => true)) {
        throw new VectorsError('The file has no test vectors: it needs "version" and "groups".', 2);
    }
    $newer = 'Copy a newer runner.';
    if (!str_starts_with($version, '1.')) {
        throw new VectorsError("The vectors have version $version. This runner reads version 1. $newer", 3);
    }
    $cases = 0;
    foreach ($vectors['groups'] as $index => $group) {
        [$kind, $name, $tests] = [$group['kind'] ?? null, $group['name'] ?? null, $group['tests'] ?? null];
        if (!is_string($kind) || !is_string($name) || !is_array($tests)) {
            throw new VectorsError('Group ' . ($index + 1) . ' of the vectors needs "kind", "name" and "tests".', 2);
        }
        if (!isset(ANSWER_FIELDS[$kind])) {
            throw new VectorsError("Group $name has the unknown kind $kind. $newer", 3);
        }
        foreach ($tests as $test) {
            $test = is_array($test) ? $test : [];
            $hasAnswer = ($test['result'] ?? '') !== 'invalid' && $kind !== 'verification';
            $expected = $hasAnswer ? ANSWER_FIELDS[$kind] : [];
            $lack = lackOf($test, ['id', 'result', 'flags', 'comment', ...INPUT_FIELDS[$kind], ...$expected]);
            if ($lack !== null) {
                $case = $test['id'] ?? "in $name";
                throw new VectorsError("Case $case lacks \"$lack\", or its value is unknown.", 2);
            }
            $cases++;
        }
    }
    $total = $vectors['numberOfTests'] ?? null;
    if ($total !== $cases) {
        $total = json_encode($total);
        throw new VectorsError("The file has $cases cases, but \"numberOfTests\" is $total.", 2);
    }
    return $vectors;
}

/** Returns whether a decimal number is less than another. They may exceed PHP's integers. */
function isLess(string $one, string $other): bool
{
    return $one[0] === '-' || strlen($one) < strlen($other) || (strlen($one) === strlen($other) && strcmp($one, $other) < 0);
}

/** Parses "no X" or "FIELD A to B". Returns a function that says whether it excludes a case. */
function parseRule(string $rule, array $groups): Closure
{
    $names = array_merge(array_column($groups, 'kind'), array_column($groups, 'name'));
    $words = ['totp', 'hotp', 'sha1', 'sha256', 'sha512', ...$names];
    if (preg_match('/^no (\S+)$/i', $rule, $match) && in_array($name = strtolower($match[1]), $words, true)) {
        return function (array $group, array $test, array $accounts) use ($name): bool {
            $given = [$group['kind'], $group['name']];
            foreach ($accounts as $one) {
                array_push($given, $one['type'] ?? '', strtolower($one['algorithm'] ?? ''));
            }
            return in_array($name, $given, true);
        };
    }
    if (!preg_match('/^(digits|period|counter) (\d+) to (\d+)$/i', $rule, $match)) {
        throw new VectorsError("Unknown in the list of unsupported features: $rule", 2);
    }
    [, $field, $low, $high] = $match;
    [$low, $high] = [ltrim($low, '0') ?: '0', ltrim($high, '0') ?: '0'];
    if (isLess($high, $low)) {
        throw new VectorsError("The range is empty: $rule", 2);
    }
    return function (array $group, array $test, array $accounts) use ($field, $low, $high): bool {
        $values = array_map('strval', array_column($accounts, strtolower($field)));
        $outside = array_filter($values, fn ($value) => isLess($value, $low) || isLess($high, $value));
        return $outside !== [] && !in_array('OutOfBounds', $test['flags'], true);
    };
}

/** Bytes that aren't text can't be written to the report. */
function isText(mixed $value): bool
{
    return is_string($value) && preg_match('//u', $value) === 1;
}

/** Returns what is wrong with an account in an answer, if anything. */
function accountProblem(mixed $account): ?string
{
    if (!is_array($account)) {
        return 'an account must be an array';
    }
    foreach ($account as $name => $value) {
        if (!in_array($name, ACCOUNT_FIELDS, true)) {
            return "an account has no \"$name\"";
        }
        $isNumber = in_array($name, ['digits', 'period'], true);
        if ($value !== null && !($isNumber ? is_int($value) : isText($value))) {
            return "\"$name\" must be " . ($isNumber ? 'a whole number' : 'text');
        }
    }
    return array_filter($account, fn ($value) => $value !== null) === [] ? 'an account is empty' : null;
}

/** Returns what is wrong with the form of an answer, if anything. */
function problemOf(string $kind, array $test, mixed $given): ?string
{
    if ($kind === 'verification') {
        return is_bool($given) ? null : 'it must be true or false';
    }
    if ($kind === 'exports') {
        if (!is_array($given) || !array_is_list($given)) {
            return 'it must be a list of accounts';
        }
        foreach ($given as $one) {
            if ($problem = accountProblem($one) ?? (isset($one['key']) ? null : '"key" is missing')) {
                return $problem;
            }
        }
        return null;
    }
    if ($kind !== 'uris') {
        return isText($given) ? null : 'it must be text';
    }
    if (!is_array($given) || array_diff_key($given, ['account' => 0, 'code' => 0]) !== [] || !isset($given['account'])) {
        return 'it must be an array with "account" and "code"';
    }
    if (!isText($given['code'] ?? (isset($test['code']) ? null : ''))) {
        return '"code" must be text';
    }
    return accountProblem($given['account']);
}

/** Compares the fields that both accounts have. */
function agrees(array $given, array $expected): bool
{
    foreach (array_intersect_key($given, $expected) as $name => $value) {
        if ($value !== $expected[$name]) {
            return false;
        }
    }
    return true;
}

function isRight(string $kind, array $test, mixed $given): bool
{
    if ($kind === 'codes' || $kind === 'base32') {
        return $given === $test[ANSWER_FIELDS[$kind][0]];
    }
    if ($kind === 'uris') {
        return $given['code'] === $test['code'] && agrees($given['account'], $test['account']);
    }
    $same = count($given) === count($test['accounts']);
    return $same && !in_array(false, array_map('agrees', $given, $test['accounts']), true);
}

function judge(string $kind, array $test, array $reply): string
{
    ['result' => $result] = $test;
    if (isset($reply['refused'])) {
        return $result === 'valid' ? 'refused' : 'passed';
    }
    if ($kind === 'verification') {
        $accepted = $reply['answer']['accepted'];
        $passed = $result === 'acceptable' || $accepted === ($result === 'valid');
        return $passed ? 'passed' : ($accepted ? 'accepted' : 'wrong');
    }
    if ($result === 'invalid') {
        return 'accepted';
    }
    return isRight($kind, $test, $reply['answer']) ? 'passed' : 'wrong';
}

/** Says whether an error looks like a mistake in the code, not like a refusal. */
function isMistake(Throwable $error): bool
{
    if ($error instanceof ErrorException) {
        return true;
    }
    return $error instanceof Error && !$error instanceof ValueError && !$error instanceof ArithmeticError;
}

function ask(string $kind, array $test): array
{
    // Makes a warning in this file an error, such as one about a field that the case doesn't have.
    set_error_handler(function (int $level, string $message, string $file, int $line): bool {
        if ($file !== __FILE__ || !(error_reporting() & $level)) {
            return false;
        }
        throw new ErrorException($message, 0, $level, $file, $line);
    }, E_WARNING);
    try {
        $given = answer($kind, $test);
    } catch (Unsupported $error) {
        return ['unsupported' => $error->getMessage() ?: 'no reason given'];
    } catch (Throwable $error) {
        if (!isMistake($error)) {
            return ['refused' => $error->getMessage()];
        }
        $place = "{$error->getFile()}:{$error->getLine()}";
        $what = "{$test['id']}: " . $error::class . ": {$error->getMessage()} ($place).";
        $what .= " If your library doesn't support $kind, add \"no $kind\" to UNSUPPORTED.";
        throw new VectorsError("$what Is this a refusal? Then catch it and throw an Exception.", 2, $error);
    } finally {
        restore_error_handler();
    }
    if ($given === null) {
        return ['refused' => 'no answer'];
    }
    if ($problem = problemOf($kind, $test, $given)) {
        $shown = json_encode($given, FORMAT);
        throw new VectorsError("{$test['id']}: wrong form of answer: $problem: $shown", 2);
    }
    return ['answer' => $kind === 'verification' ? ['accepted' => $given] : $given];
}

function deviation(string $kind, string $verdict, array $test, array $reply): array
{
    $hidden = array_flip(['id', 'result', 'flags', 'comment', ...ANSWER_FIELDS[$kind]]);
    $expected = array_intersect_key($test, array_flip(ANSWER_FIELDS[$kind]));
    $expected = match ($kind) {
        'verification' => ['accepted' => $test['result'] === 'valid'],
        'uris' => $expected,
        default => reset($expected),
    };
    return [
        'id' => $test['id'],
        'verdict' => $verdict,
        'input' => array_diff_key($test, $hidden),
        ...($kind !== 'verification' && $test['result'] === 'invalid' ? [] : ['expected' => $expected]),
        'given' => $reply['answer'] ?? $reply,
    ];
}

/** Returns the entries of comma-separated lists. */
function listed(string ...$texts): array
{
    return array_values(array_filter(array_map('trim', explode(',', implode(',', $texts))), 'strlen'));
}

function runVectors(array $vectors): array
{
    $groups = $vectors['groups'];
    $excludes = [];
    foreach (listed(UNSUPPORTED, (string) getenv('OTP_UNSUPPORTED')) as $rule) {
        $excludes[$rule] = parseRule($rule, $groups);
    }
    $known = listed(KNOWN, (string) getenv('OTP_KNOWN'));
    $ids = array_column(array_merge(...array_column($groups, 'tests')), 'id');
    foreach (array_diff($known, $ids) as $id) {
        throw new VectorsError("Unknown in the list of known failures: $id", 2);
    }
    $none = array_fill_keys(['passed', 'wrong', 'accepted', 'refused', 'notRun'], 0);
    [$kinds, $refusals, $notRun, $fixed] = [[], [], [], []];
    $found = ['unexplained' => [], 'known' => []];
    foreach ($groups as $group) {
        $kind = $group['kind'];
        $kinds[$kind] ??= $none;
        foreach ($group['tests'] as $test) {
            $accounts = $test['accounts'] ?? [$test['account'] ?? $test];
            $excluding = array_filter($excludes, fn ($has) => $has($group, $test, $accounts));
            $reply = $excluding === [] ? ask($kind, $test) : ['unsupported' => array_key_first($excluding)];
            if (isset($reply['unsupported'])) {
                $kinds[$kind]['notRun']++;
                $notRun[$reply['unsupported']] = ($notRun[$reply['unsupported']] ?? 0) + 1;
                continue;
            }
            $refusals[$kind][] = $reply['refused'] ?? null;
            $verdict = judge($kind, $test, $reply);
            $kinds[$kind][$verdict]++;
            $isKnown = in_array($test['id'], $known, true);
            if ($verdict !== 'passed') {
                $found[$isKnown ? 'known' : 'unexplained'][] = deviation($kind, $verdict, $test, $reply);
            } elseif ($isKnown) {
                $fixed[] = $test['id'];
            }
        }
    }
    if ($refusals === []) {
        throw new VectorsError('No case was run: the list of unsupported features excludes all.', 2);
    }
    $total = array_map(fn ($verdict) => array_sum(array_column($kinds, $verdict)), array_combine(array_keys($none), array_keys($none)));
    $warnings = [];
    foreach ($refusals as $kind => $all) {
        if (count($all) > 1 && $all[0] !== null && array_unique($all) === [$all[0]]) {
            $warnings[] = 'all ' . count($all) . " cases of $kind were refused with \"$all[0]\". Is answer right?";
        }
    }
    $deviations = [];
    foreach (array_filter($found) as $cause => $tests) {
        $deviations[] = ['cause' => $cause, 'tests' => $tests];
    }
    return [
        'vectors' => $vectors['version'],
        'cases' => count($ids),
        'causes' => [
            'unexplained' => 'Nobody has explained these deviations yet.',
            'known' => 'The list of known failures has these cases.',
        ],
        'implementations' => [[
            'name' => NAME,
            'language' => 'PHP',
            'source' => 'local',
            'package' => NAME,
            'version' => VERSION,
            'counts' => [...$total, 'failed' => $total['wrong'] + $total['accepted'], 'known' => count($found['known'])],
            'kinds' => array_intersect_key($kinds, $refusals),
            'notRun' => array_map(fn ($what, $cases) => ['what' => (string) $what, 'cases' => $cases], array_keys($notRun), $notRun),
            'deviations' => $deviations,
            'fixed' => $fixed,
            'warnings' => $warnings,
        ]],
    ];
}

/** Prints the result and returns the exit status. */
function printResult(array $report, array $vectors): int
{
    [$one] = $report['implementations'];
    $cases = array_column(array_merge(...array_column($vectors['groups'], 'tests')), null, 'id');
    $found = array_column($one['deviations'], 'tests', 'cause');
    [$tests, $known] = [$found['unexplained'] ?? [], $found['known'] ?? []];
    foreach ($tests as $test) {
        [$expected, $given] = [json_encode($test['expected'] ?? 'a refusal', FORMAT), json_encode($test['given'], FORMAT)];
        echo "{$test['verdict']} {$test['id']}: expected $expected, given $given\n";
        echo "    {$cases[$test['id']]['comment']}\n";
        foreach ($cases[$test['id']]['flags'] as $flag) {
            echo "    $flag: ", $vectors['flags'][$flag] ?? '', "\n";
        }
    }
    foreach ($known as $test) {
        echo "known: {$test['id']} ({$test['verdict']})\n";
    }
    foreach ($one['fixed'] as $id) {
        echo "passes now: $id (remove it from the list of known failures)\n";
    }
    foreach ($one['notRun'] as ['what' => $what, 'cases' => $count]) {
        echo "not run: $what ($count cases)\n";
    }
    foreach ($one['warnings'] as $text) {
        echo "warning: $text\n";
    }
    $counts = array_count_values(array_column($tests, 'verdict')) + ['wrong' => 0, 'accepted' => 0, 'refused' => 0];
    ['passed' => $passed, 'notRun' => $notRun] = $one['counts'];
    echo NAME, ' ', VERSION, ", vectors {$report['vectors']}: $passed passed, ", count($tests), ' deviations (',
        "{$counts['wrong']} wrong, {$counts['accepted']} accepted, {$counts['refused']} refused), ",
        count($known), " known, $notRun not run\n";
    return $tests === [] && $one['fixed'] === [] ? 0 : 1;
}

/** Runs a file of vectors, prints the result and writes the report. Returns the exit status. */
function runFile(?string $file = null, ?string $reportFile = null): int
{
    $near = [__DIR__ . '/otp-vectors.json', __DIR__ . '/../data/otp-vectors.json'];
    $default = array_values(array_filter($near, 'file_exists'))[0] ?? $near[0];
    $vectors = readVectors($file ?? (getenv('OTP_VECTORS') ?: $default));
    $report = runVectors($vectors);
    $status = printResult($report, $vectors);
    $reportFile ??= getenv('OTP_REPORT') ?: null;
    if ($reportFile !== null && @file_put_contents($reportFile, json_encode($report, FORMAT | JSON_PRETTY_PRINT) . "\n") === false) {
        throw new VectorsError("The report can't be written: $reportFile", 2);
    }
    return $status;
}

// A test that includes this file calls runFile itself.
if (realpath($_SERVER['SCRIPT_FILENAME']) === __FILE__) {
    try {
        if (($argv[1] ?? '') === '--help') {
            preg_match('~^// Runs.*?(?=^declare)~ms', file_get_contents(__FILE__), $help);
            echo preg_replace('~^// ?~m', '', $help[0]);
            exit(0);
        }
        exit(runFile(...array_slice($argv, 1, 2)));
    } catch (VectorsError $error) {
        fwrite(STDERR, "{$error->getMessage()}\n");
        exit($error->getCode());
    }
}
