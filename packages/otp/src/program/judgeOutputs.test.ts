import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../runToEnd.ts';
import { eightBytes, lastNibble } from '../testing/hotpSteps.ts';
import { allOrSample } from '../testing/sweep.ts';
import { readInputs } from './readInputs.ts';
import { judgeOutputs, type ProgramResult, rightCode } from './judgeOutputs.ts';

const listUrl = new URL('../../data/program-inputs.txt', import.meta.url);
const inputs = readInputs(readFileSync(listUrl, 'utf8'));
const lines = inputs.map((input) => [input.id, rightCode(input)] as const);
const codes = lines.map(([, code]) => code);

function judge(text: string): ProgramResult {
  return runToEnd(judgeOutputs(text, inputs));
}

/** Prints all correct codes, one line for each input. */
const print = (line: (id: string, code: string) => string, between = '\n') =>
  lines.map(([id, code]) => line(id, code)).join(between);

describe('correct codes', () => {
  it.each([
    ['lines with id and code', print((id, code) => `${id} ${code}`)],
    [
      'another order',
      [...lines]
        .toReversed()
        .map((line) => line.join(' '))
        .join('\n'),
    ],
    ['line ends of Windows', print((id, code) => `${id} ${code}`, '\r\n')],
    ['line ends of old Macs', print((id, code) => `${id} ${code}`, '\r')],
    ['a byte order mark', `\uFEFF${print((id, code) => `${id} ${code}`)}`],
    ['spaces and blank lines', print((id, code) => `  ${id}   ${code}  \n`)],
    ['codes in groups', print((id, code) => `${id}: ${code.slice(0, 3)} ${code.slice(3)}`)],
    ['CSV with quotes', `id,code\n${print((id, code) => `"${id}","${code}"`)}`],
    ['CSV of Excel', print((id, code) => `${id};${code}`)],
    ['tabs', print((id, code) => `${id}\t${code}`)],
    ['assignments', print((id, code) => `${id} = '${code}';`)],
    [
      'the input before the code',
      readFileSync(listUrl, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line, index) => `${line} ${codes[index]}`)
        .join('\n'),
    ],
    ['a JSON object', JSON.stringify(Object.fromEntries(lines))],
    ['a JSON object in lines', JSON.stringify(Object.fromEntries(lines), null, 2)],
    ['a JSON array of pairs', JSON.stringify(lines)],
    ['a JSON array of objects', JSON.stringify(lines.map(([id, code]) => ({ id, code })))],
    [
      'a JSON array in an object',
      JSON.stringify({ codes: lines.map(([id, otp]) => ({ id, otp })) }),
    ],
    ['JSON lines', print((id, code) => JSON.stringify({ id, code }))],
  ])('are read from %s', (_, text) => {
    const { total, outputs, explanation } = judge(text);
    expect(total).toEqual({
      verdict: 'pass',
      right: inputs.length,
      wrong: 0,
      invalid: 0,
      refused: 0,
      missing: 0,
    });
    expect([outputs.hasIds, outputs.repeated, outputs.contradicted]).toEqual([true, 0, []]);
    expect(explanation).toBeUndefined();
  });

  it.each([
    ['one per line', codes.join('\n')],
    ['quoted', codes.map((code) => `"${code}",`).join('\r\n')],
    ['in one line', codes.join(', ')],
    ['a JSON array', JSON.stringify(codes)],
    ['a JSON array in lines', JSON.stringify(codes, null, 2)],
  ])('are read without ids, in the order of the inputs: %s', (_, text) => {
    const { total, outputs } = judge(text);
    expect([total.right, outputs.hasIds]).toEqual([inputs.length, false]);
  });
});

it('names a kept sign in a program whose remainders are never negative', () => {
  const text = inputs.map(({ id, algorithm, key, digits, counter }) => {
    const mac = createHmac(algorithm, key).update(eightBytes(counter)).digest();
    const number = mac.readInt32BE(lastNibble(mac));
    const modulus = 10 ** digits;
    return `${id} ${String(((number % modulus) + modulus) % modulus).padStart(digits, '0')}`;
  });
  expect(judge(text.join('\n')).explanation).toMatchObject({
    certainty: 'certain',
    causes: [{ finding: 'truncation:sign' }],
  });
});

describe('incomplete, wrong and hostile outputs', () => {
  it('finds the leading zeros that spreadsheets and JSON numbers lose', () => {
    const { explanation } = judge(JSON.stringify(codes.map(Number)));
    expect(explanation).toMatchObject({
      certainty: 'certain',
      causes: [{ finding: 'code:zeros-lost' }],
    });
  });

  it('counts missing, unrelated, repeated and contradictory lines', () => {
    const some = print((id, code) => `${id} ${code}`)
      .split('\n')
      .slice(0, -3);
    const [first, second] = lines;
    const { total, outputs } = judge(
      [...some, 'done', second?.join(' '), `${first?.[0]} 000000`].join('\n'),
    );
    expect(total).toMatchObject({ verdict: 'partial', right: inputs.length - 3, missing: 3 });
    expect(outputs).toMatchObject({ extra: 1, repeated: 1, contradicted: [first?.[0]] });
  });

  it.each([
    ['ids and codes', `id,code\n${print((id, code) => `${id},${code}`)}`],
    ['only codes', ['code', ...codes].join('\n')],
  ])('ignores a line with column names: %s', (_, text) => {
    const { total, outputs } = judge(text);
    expect([total.right, outputs.extra]).toEqual([inputs.length, 0]);
  });

  it('counts an error as an output without a code, not as a wrong code', () => {
    const { total, groups } = judge(
      print((id, code) => `${id} ${id.startsWith('counter') ? 'error' : code}`),
    );
    expect(total).toMatchObject({ wrong: 0, refused: 15 });
    expect(groups.find(({ group }) => group === 'counters')).toMatchObject({ verdict: 'none' });
  });

  it('reads no codes from the input list itself', () => {
    expect(judge(readFileSync(listUrl, 'utf8')).total).toMatchObject({
      right: 0,
      wrong: 0,
      refused: inputs.length,
    });
  });

  it('names no cause for a single wrong code', () => {
    const { explanation, differences } = judge(
      print((id, code) => `${id} ${id === 'sign-1' ? '123456' : code}`),
    );
    expect(explanation?.certainty).toBe('none');
    expect(differences).toMatchObject([{ id: 'sign-1', given: '123456' }]);
  });

  it('returns the first three wrong codes, then the others, each with the line of its input', () => {
    const { differences, moreDifferences } = judge(
      print((id, code) => `${id} ${id.startsWith('counter') ? '12345678' : code}`),
    );
    expect(differences.map(({ id }) => id)).toEqual(['counter-1', 'counter-2', 'counter-3']);
    expect(moreDifferences.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, index) => `counter-${index + 4}`),
    );
    const list = readFileSync(listUrl, 'utf8').split('\n');
    for (const { id, line } of [...differences, ...moreDifferences])
      expect(list).toContain(`${id} ${line}`);
  });

  it.each([
    ['unrelated lines', 'hello\nworld'],
    ['many brackets', '['.repeat(100_000)],
    ['a very long line', 'x '.repeat(1_000_000)],
    ['property names of objects', '{"__proto__":"123456","constructor":1}'],
    ['null', 'null'],
    ['[null]', '[null,[[1]],{}]'],
    ['control characters', '\u0000\u0001\u001B[31m'],
  ])('reads no correct codes from %s', (_, text) => {
    expect(judge(text).total).toMatchObject({ right: 0 });
  });

  it('reads many more lines than there are inputs', () => {
    const many = print((id, code) => `${id} ${code}`);
    const text = Array.from({ length: allOrSample(6370, 640) }, () => many).join('\n');
    const { outputs, total } = judge(text);
    expect(outputs.lines).toBeGreaterThan(allOrSample(1_000_000, 100_000));
    expect([outputs.repeated, total.right]).toEqual([outputs.lines - inputs.length, inputs.length]);
  });
});
