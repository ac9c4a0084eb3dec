import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../runToEnd.ts';
import { readInputs } from './readInputs.ts';
import { judgeOutputs, type ProgramResult, rightCode } from './judgeOutputs.ts';

const list = readFileSync(new URL('../../data/program-inputs.txt', import.meta.url), 'utf8');
const inputs = readInputs(list);

/** Judges a program that prints the correct codes, except where `change` returns another text. */
function judge(change: (id: string, code: string) => string | undefined): ProgramResult {
  const lines = inputs
    .map((input) => [input.id, rightCode(input)] as const)
    .map(([id, code]) => `${id} ${change(id, code) ?? code}`);
  return runToEnd(judgeOutputs(lines.join('\n'), inputs));
}

const groupOf = ({ groups }: ProgramResult, name: string) =>
  groups.find(({ group }) => group === name);

describe('an output that is neither a code nor “error”', () => {
  it('is wrong: codes of nine and ten digits as floating-point numbers', () => {
    const result = judge((_, code) => (code.length < 9 ? undefined : Number(code).toExponential()));
    expect(result.total).toMatchObject({ verdict: 'fail', wrong: 6, invalid: 6, refused: 0 });
    expect(groupOf(result, 'digits')).toMatchObject({ verdict: 'fail', right: 5, wrong: 5 });
    expect(result.differences).toContainEqual({
      id: 'ten-digits-2',
      line: 'totp 3132333435363738393031323334353637383930 GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ SHA1 10 60090 30',
      expected: '1698385982',
      given: '1.698385982e+9',
    });
    expect(result.explanation).toBeUndefined();
  });

  it.each(['NaN', 'undefined', 'null', 'None', '755224.0', 'panic index out of range'])(
    'is wrong: %s',
    (text) => {
      const result = judge((id) => (id.startsWith('ten-digits') ? text : undefined));
      expect(result.total).toMatchObject({ invalid: 3, refused: 0 });
      expect(groupOf(result, 'digits')?.verdict).toBe('fail');
      expect(result.differences[0]?.given).toBe(text);
    },
  );

  it.each(['error', 'Error', ''])('is a refusal: “%s”', (text) => {
    const result = judge((id) => (id.startsWith('ten-digits') ? text : undefined));
    expect(result.total).toMatchObject({ wrong: 0, invalid: 0, refused: 3 });
    expect(groupOf(result, 'digits')?.verdict).toBe('partial');
  });

  it('is shown in addition to the first wrong codes, and is not explained by their fault', () => {
    const result = judge((id, code) => (id === 'ten-digits-2' ? 'NaN' : String(Number(code))));
    expect(result.explanation).toMatchObject({
      certainty: 'certain',
      causes: [{ finding: 'code:zeros-lost' }],
    });
    expect(result.differences).toHaveLength(4);
    expect(result.differences.at(-1)).toMatchObject({ id: 'ten-digits-2', given: 'NaN' });
  });

  it('is cut after 64 characters', () => {
    const { differences } = judge((id) => (id === 'rfc4226-1' ? 'x'.repeat(9999) : undefined));
    expect(differences[0]?.given).toBe(`${'x'.repeat(64)}…`);
  });
});

describe('a group', () => {
  it('is correct only if all of its codes are correct', () => {
    const one = inputs.find(({ group }) => group === 'hashes')?.id;
    const result = judge((id) => (id === one ? undefined : 'error'));
    expect(groupOf(result, 'hashes')).toMatchObject({ verdict: 'partial', right: 1, wrong: 0 });
    expect(groupOf(result, 'plain')).toMatchObject({ verdict: 'none', right: 0 });
    expect(
      groupOf(
        judge(() => undefined),
        'hashes',
      ),
    ).toMatchObject({ verdict: 'pass' });
  });
});
