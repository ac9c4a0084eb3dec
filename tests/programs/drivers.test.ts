import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProgramName, runProgram } from '../../scripts/programs.ts';
import { readInputs, rightCode } from '@otp-lab/otp/program';

const at = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const list = at('packages/otp/data/program-inputs.txt');
const inputs = readInputs(list);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'driver-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const javascript = `
const { createHmac } = await import('node:crypto');
function hotp(key, secret, counter, digits, algorithm) {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(counter);
  const mac = createHmac(algorithm, key).update(message).digest();
  const number = mac.readUInt32BE(mac.at(-1) & 15) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}
function totp(key, secret, seconds, period, digits, algorithm) {
  return hotp(key, secret, BigInt(Math.floor(seconds / period)), digits, algorithm);
}
`;

const python = `
import base64, hmac
def hotp(key, secret, counter, digits, algorithm):
    plain = secret.rstrip('=').upper()
    key = base64.b32decode(plain + '=' * (-len(plain) % 8))
    mac = hmac.new(key, counter.to_bytes(8, 'big'), algorithm.lower()).digest()
    offset = mac[-1] & 15
    number = int.from_bytes(mac[offset:offset + 4], 'big') & 0x7fffffff
    return str(number % 10 ** digits).zfill(digits)

def totp(key, secret, seconds, period, digits, algorithm):
    return hotp(key, secret, seconds // period, digits, algorithm)
`;

const shell = `
hotp() { oathtool --hotp -c "$3" -d "$4" "$1"; }
totp() { oathtool --totp="$6" -N "@$3" -s "$4s" -d "$5" "$1"; }
`;

/** Runs the driver of a language, unchanged or with the visitor's functions. Returns the printed lines. */
function linesOf(program: ProgramName, language: string, functions?: string): string[] {
  const text = at(`site/src/lab/program/drivers/${language}.txt`);
  const placeholder =
    /(?<=---- Call your program here.*\n)[^]*(?=(?:\/\/|#) ---- End of your part)/;
  expect(text).toMatch(placeholder);
  const file = join(folder, language === 'javascript' ? 'driver.mjs' : 'driver');
  writeFileSync(file, functions === undefined ? text : text.replace(placeholder, () => functions));
  return runProgram(program, [file], list).stdout.toString().trimEnd().split('\n');
}

describe.each([
  ['javascript', 'node', javascript, []],
  ['python', 'pyotp', python, []],
  // oathtool supports only 6, 7 and 8 digits.
  ['shell', 'sh', shell, [4, 5, 9, 10]],
] as const)('the driver for %s', (language, program, functions, refused: readonly number[]) => {
  it('prints the codes of a correct program, and an error for each input that the program refuses', () => {
    expect(linesOf(program, language, functions)).toEqual(
      inputs.map((input) =>
        refused.includes(input.digits) ? `${input.id} error` : `${input.id} ${rightCode(input)}`,
      ),
    );
  });

  it('prints an error for each input before it is edited', () => {
    expect(linesOf(program, language)).toEqual(inputs.map(({ id }) => `${id} error`));
  });
});
