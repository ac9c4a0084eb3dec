import { expect, test } from 'vitest';
import { programOutput } from '../../scripts/programs.ts';
import type { Format, Truncation } from '@otp-lab/otp/internals';
import {
  type CodeComputation,
  type Construction,
  diagnosedAlgorithms,
  type CounterEncoding,
} from '@otp-lab/otp/diagnosis';
import { algorithms, defaultSettings } from '@otp-lab/otp';
import {
  javascriptLines,
  oathtoolLine,
  pythonLines,
  rightComputation,
  stepsOf,
  type Task,
} from '@otp-lab/otp/steps';

const constructions: readonly Construction[] = [
  'hmac',
  'hmac-64-byte-block',
  'hmac-swapped',
  'key-first',
  'counter-first',
];
const counterEncodings: readonly CounterEncoding[] = [
  'eight-bytes',
  'eight-bytes-reversed',
  'four-bytes',
  'four-bytes-reversed',
  'decimal',
  'hex',
  'hex-capitals',
  'hex-padded',
  'low-word-twice',
];
const truncations: readonly Truncation[] = [
  'standard',
  'byte19',
  'unsigned',
  'signed',
  'signed-floored',
  'hex-bytes',
  'hex-offset',
  0,
  12,
];
const last = (digits: number, length = digits): Format => ({
  kind: 'last',
  modulus: 10 ** digits,
  length,
});
const formats: readonly Format[] = [
  ...[4, 5, 6, 7, 8, 9, 10].map((digits) => last(digits)),
  last(6, 8),
  { kind: 'last', modulus: 1_410_065_408, length: 10 },
  { kind: 'zeros-lost', modulus: 1e6 },
  { kind: 'zeros-lost', modulus: 1e4 },
  { kind: 'first', digits: 8, length: 6 },
  { kind: 'first', digits: 10, length: 6 },
  { kind: 'first-of-all', length: 6 },
  { kind: 'steam' },
];
const keys = [20, 0, 1, 64, 65, 150].map((length) =>
  Uint8Array.from({ length }, (_, index) => (index * 37 + 131) % 256),
);
const secret = 'W4AW2QWMUYQZ3VNMZCRLA7HKVTLUM3SD';
const right = rightComputation({ ...defaultSettings, secret });
if (right === undefined) throw new Error('the secret is Base32');
const counters = [0n, 1n, 60_000_000n, 2n ** 32n + 5n, 2n ** 62n + 1n, 2n ** 64n - 1n];

/** Every variant of each stage with every algorithm. All other stages are correct. */
const computations: readonly CodeComputation[] = diagnosedAlgorithms.flatMap((algorithm) => {
  const macMethod = { ...right.macMethod, algorithm };
  const as = (change: Partial<CodeComputation>): CodeComputation => ({
    ...right,
    macMethod,
    ...change,
  });
  return [
    ...keys.map((key) => as({ key })),
    ...constructions.map((construction) => as({ macMethod: { ...macMethod, construction } })),
    ...counterEncodings.map((counterEncoding) =>
      as({ macMethod: { ...macMethod, counterEncoding } }),
    ),
    ...truncations
      .filter((truncation) => algorithm !== 'MD5' || truncation !== 'byte19')
      .filter((truncation) => algorithm !== 'SHA1' || truncation !== 'byte19')
      .map((truncation) => as({ truncation })),
    ...formats.map((format) => as({ format })),
    as({ truncation: 'unsigned', format: last(10) }),
  ];
});

const tasks: readonly Task[] = computations.flatMap((computation): Task[] => [
  ...counters.map((counter) => ({ computation, counter, secret })),
  ...[0, 1_800_000_010, 20_000_000_000].map((seconds) => {
    const period = 45;
    const time = { seconds, period };
    return { computation, counter: BigInt(Math.floor(seconds / period)), time, secret };
  }),
]);
const codes = tasks.map(({ computation, counter }) => stepsOf(computation, counter).code);

test('the Python programs print the code', () => {
  const run = `
import contextlib, io, json, sys
def printed(lines):
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec("\\n".join(lines), {})
    return out.getvalue().strip()
print(json.dumps([printed(lines) for lines in json.load(sys.stdin)]))
`;
  const input = JSON.stringify(tasks.map(pythonLines));
  expect(JSON.parse(programOutput('pyotp', ['-c', run], input))).toEqual(codes);
});

test('the JavaScript programs print the code', () => {
  const run = `
const printed = (lines) => {
  let text = '';
  const console = { log: (line) => (text += line) };
  new Function('require', 'console', lines.join('\\n'))(require, console);
  return text;
};
const all = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
console.log(JSON.stringify(all.map(printed)));
`;
  const input = JSON.stringify(tasks.map(javascriptLines));
  expect(JSON.parse(programOutput('node', ['-e', run], input))).toEqual(codes);
});

test('a single program runs unchanged', () => {
  const [task] = tasks;
  if (task === undefined) throw new Error('there is no task');
  expect(programOutput('node', ['-'], javascriptLines(task).join('\n'))).toBe(codes[0]);
  expect(programOutput('pyotp', ['-'], pythonLines(task).join('\n'))).toBe(codes[0]);
});

test('the oathtool commands print the code, and exist for all usual settings', () => {
  const lines = tasks.map(oathtoolLine);
  const supported = lines.flatMap((line, index) => (line === undefined ? [] : [{ line, index }]));
  const known: readonly string[] = algorithms;
  const withoutCommand = tasks.filter(({ computation, counter }, index) => {
    const { macMethod, truncation, format } = computation;
    const isUsual =
      known.includes(macMethod.algorithm) &&
      macMethod.construction === 'hmac' &&
      macMethod.counterEncoding === 'eight-bytes' &&
      truncation === 'standard' &&
      format.kind === 'last' &&
      format.modulus <= 1e8 &&
      counter < 2n ** 62n;
    return isUsual && lines[index] === undefined;
  });
  expect(withoutCommand).toEqual([]);
  const script = supported.map(({ line }) => line).join('\n');
  expect(programOutput('sh', ['-s'], script).split('\n')).toEqual(
    supported.map(({ index }) => codes[index]),
  );
});
