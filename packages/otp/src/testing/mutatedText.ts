import { writeOtpUri } from '../uri.ts';
import { algorithms, digitChoices, otpTypes } from '../settings.ts';
import { encodeBase32 } from '../base32.ts';
import { randomAccount } from './accounts.ts';
import { exportPayload, exportUri } from './export.ts';
import { pick, randomBytes, randomCounter, type RandomSource } from './random.ts';
import { fileWriters } from './fileWriters.ts';

const below = (next: RandomSource, limit: number) => Math.floor(next() * limit);
/** Text that mutations insert. */
const pieces = [
  '%',
  '%zz',
  '%ff',
  '%00',
  '+',
  '&',
  '=',
  '?',
  '#',
  '/',
  ':',
  '%3A',
  '&amp;',
  '\0',
  '\uD800',
  '\n',
  ' ',
  '=======',
  '한글',
  '😀',
  '\u202E',
  'ı',
  'otpauth://',
  'otpauth-migration://',
  'secret=',
  '&digits=0',
  '&digits=99',
  '&period=0',
  '&period=1e9',
  '&counter=-1',
  '&secret=',
  '&counter=18446744073709551616',
  '&algorithm=MD5',
  '&algorithm=sha-256',
  'offline?data=',
];

/** Returns a valid otpauth URI, or an export that may be damaged. */
function randomUri(next: RandomSource): string {
  const secret = randomBytes(next, 1 + below(next, 40));
  const name = pick(next, ['tester', 'A:b', '한글', 'a b@c', '']);
  if (next() < 0.5)
    return writeOtpUri({
      type: pick(next, otpTypes),
      issuer: pick(next, ['Example', 'C#', '50%', '']),
      account: name,
      secret: encodeBase32(secret),
      algorithm: pick(next, algorithms),
      digits: pick(next, digitChoices),
      period: 1 + below(next, 300),
      counter: randomCounter(next),
    });
  return exportUri(randomPayload(next, name));
}

function randomPayload(next: RandomSource, name: string): Uint8Array {
  const accounts = Array.from({ length: 1 + below(next, 4) }, () => ({
    secret: randomBytes(next, 1 + below(next, 30)),
    name,
    issuer: pick(next, ['', 'Example']),
    algorithm: below(next, 5),
    digits: below(next, 3),
    type: below(next, 3),
    counter: randomCounter(next),
  }));
  const size = 1 + below(next, 4);
  const payload = exportPayload(accounts, { size, index: below(next, size), id: below(next, 99) });
  for (let damage = below(next, 4); damage > 0; damage -= 1)
    payload[below(next, payload.length)] = below(next, 256);
  return next() < 0.1 ? payload.subarray(0, below(next, payload.length)) : payload;
}

const oddValues = [
  'null',
  'true',
  '-1',
  '0',
  '1e999',
  '12345678901234567890',
  '[]',
  '{}',
  '[[1]]',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"otpauth://totp/a"',
  '"1"',
];

/** Returns the export file of an app with up to three of its values replaced by invalid ones. */
function randomFile(next: RandomSource): string {
  let text = pick(next, fileWriters).write(randomAccount(next)) ?? '';
  for (let change = below(next, 4); change > 0; change -= 1) {
    const values = [...text.matchAll(/(?<=[:[,]\s*)(?:"[^"]*"|-?\d+|null|true|\[\]|\{\})/g)];
    const value = values[below(next, values.length)];
    if (value === undefined) continue;
    const after = text.slice(value.index + value[0].length);
    text = text.slice(0, value.index) + pick(next, oddValues) + after;
  }
  return text;
}

function mutateOnce(next: RandomSource, text: string): string {
  const index = below(next, text.length + 1);
  const before = text.slice(0, index);
  const after = text.slice(index);
  const kind = below(next, 6);
  if (kind === 0) return before + pick(next, pieces) + after;
  if (kind === 1) return before + after.slice(1 + below(next, 5));
  if (kind === 2) return before + String.fromCharCode(below(next, 0x180)) + after.slice(1);
  if (kind === 3) return before + pick(next, pieces).repeat(below(next, 400)) + after;
  if (kind === 4) return `${before}${after}${pick(next, [' ', '\n', ''])}${randomUri(next)}`;
  return before;
}

/** Returns a URI, an export or the file of an app with random changes. */
export function mutatedText(next: RandomSource): string {
  if (next() < 0.2) return randomFile(next);
  let text = randomUri(next);
  for (let change = 1 + below(next, 6); change > 0; change -= 1) text = mutateOnce(next, text);
  return text;
}
