/** A JavaScript test that compares a program's codes to the vectors. */
export const inJavaScript = `import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { myCode } from './mine.js';

const { groups } = JSON.parse(readFileSync('otp-vectors.json', 'utf8'));
for (const { kind, tests } of groups) {
  if (kind !== 'codes') continue;
  for (const test of tests) {
    let code;
    try {
      code = myCode(test);
    } catch {
      assert(test.result !== 'valid', test.id);
      continue;
    }
    assert(test.result !== 'invalid', test.id);
    assert.equal(code, test.code, \`\${test.id}: \${test.comment}\`);
  }
}
`;

/** Shell commands that compare oathtool's counter-based SHA1 codes to the vectors. */
export const inShell = (address: string) => `curl -sO ${address}
jq -r '.groups[] | select(.kind == "codes") | .tests[]
    | select(.type == "hotp" and .algorithm == "SHA1"
             and .digits >= 6 and .digits <= 8 and .result != "invalid")
    | [.id, .key, .counter, .digits, .code] | @tsv' otp-vectors.json |
while read id key counter digits code; do
  [ "$(oathtool -c "$counter" -d "$digits" "$key")" = "$code" ] || echo "$id differs"
done
`;

/**
 * Steps of a GitHub workflow that run a copied runner with the action in the unpacked archive of this name. Their lines
 * are short enough for a phone.
 */
export const inAction = (archive: string) => `steps:
- uses: actions/checkout@v4
- uses: ./${archive}
  with:
    command: >-
      python3 tests/otp_vectors.py
    # What it doesn't support:
    # unsupported: no hotp
`;

/** Shell commands that run a copied runner on the unpacked archive of this name. */
export const inRunner = (archive: string) => `tar -xzf ${archive}.tgz
V=${archive}/data
python3 tests/otp_vectors.py \\
  $V/otp-vectors.json
`;
