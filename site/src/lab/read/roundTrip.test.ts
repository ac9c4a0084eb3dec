import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  fileWriters,
  inSweep,
  ours,
  randomAccount,
  seededNumbers,
  uriWriters,
  withSpareBits,
  type Writer,
} from '@otp-lab/otp/testing';
import { encodeBase32, type OtpSettings, writeOtpUri } from '@otp-lab/otp';
import { readText } from '@otp-lab/otp/read';
import { codesFor } from '../make/codes.ts';
import { draftOf, emptyDraft, readDraft } from '../settings/model.ts';

/** How many accounts each writer writes. */
const rounds = inSweep(100_000, 500);

/** A moment of RFC 6238, appendix B. */
const seconds = 1_111_111_109;

function codeOf(account: OtpSettings): string {
  return codesFor(account, bytesOf(account.secret), seconds).current;
}

/** What Make shows of an account that was read and used. */
function madeOf(account: OtpSettings) {
  const meaning = readDraft({ ...emptyDraft, ...draftOf(account) });
  return { uri: writeOtpUri(meaning.settings), code: codeOf(meaning.settings) };
}

function expected(account: OtpSettings, { keepsText }: Writer): OtpSettings {
  if (keepsText) return account;
  return { ...account, secret: encodeBase32(bytesOf(account.secret), { padding: false }) };
}

/** An account for every second writing with spare bits, which only text can keep. */
function accountFor(writer: Writer, next: () => number, round: number): OtpSettings {
  const account = randomAccount(next);
  return writer.keepsText && round % 2 === 0 ? withSpareBits(account, next) : account;
}

/** What a writer wrote that was not read back, or not made again as it was. */
function findFaults(writer: Writer): string[] {
  const next = seededNumbers(17);
  const faults: string[] = [];
  let written = 0;
  for (let round = 0; written < rounds; round += 1) {
    const account = accountFor(writer, next, round);
    const text = writer.write(account);
    if (text === undefined) continue;
    written += 1;
    const [found, ...others] = readText(text).accounts;
    const wanted = expected(account, writer);
    if (found === undefined || others.length > 0 || !isDeepStrictEqual(found, wanted)) {
      faults.push(text);
      continue;
    }
    const made = madeOf(found);
    if (made.code !== codeOf(account) || (writer === ours && made.uri !== text)) faults.push(text);
  }
  return faults;
}

describe('what a known program writes', () => {
  it.each([...uriWriters, ...fileWriters].map((writer) => [writer.name, writer] as const))(
    'is read back, and made again with the same codes: %s',
    (_, writer) => expect(findFaults(writer)).toEqual([]),
  );
});

it.each(['\n', ',', ';', ' '])('lists of URIs parted by %j are read whole', (mark) => {
  const next = seededNumbers(18);
  for (let round = 0; round < rounds / 20; round += 1) {
    const accounts = Array.from({ length: 5 }, () => randomAccount(next));
    const text = accounts.map((account) => ours.write(account)).join(mark);
    expect(readText(text).accounts).toEqual(accounts);
  }
});
