import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  decodeSecret,
  fileWriters,
  allOrSample,
  otpLabWriter,
  randomAccount,
  seededNumbers,
  uriWriters,
  withSpareBits,
  type Writer,
} from '@otp-lab/otp/testing';
import { encodeBase32, type OtpSettings, writeOtpUri } from '@otp-lab/otp';
import { readText } from '@otp-lab/otp/read';
import { codesFor } from '../make/codes.ts';
import { draftOf, emptyDraft, parseDraft } from '../settings/draft.ts';

/** The number of accounts for each writer. */
const rounds = allOrSample(100_000, 500);

/** A time of the test vectors in RFC 6238, appendix B. */
const seconds = 1_111_111_109;

function codeOf(account: OtpSettings): string {
  return codesFor(account, decodeSecret(account.secret), seconds).current;
}

/** Returns what Make shows for an account that Read has read. */
function shownByMake(account: OtpSettings) {
  const parsed = parseDraft({ ...emptyDraft, ...draftOf(account) });
  return { uri: writeOtpUri(parsed.settings), code: codeOf(parsed.settings) };
}

function expected(account: OtpSettings, { hasVerbatimSecret }: Writer): OtpSettings {
  if (hasVerbatimSecret) return account;
  return { ...account, secret: encodeBase32(decodeSecret(account.secret), { padding: false }) };
}

/** Returns a random account. Every second one has spare bits if the writer keeps the text of the secret. */
function accountFor(writer: Writer, next: () => number, round: number): OtpSettings {
  const account = randomAccount(next);
  return writer.hasVerbatimSecret && round % 2 === 0 ? withSpareBits(account, next) : account;
}

/** Returns the texts that Read misreads, or for which Make shows another code or, for our own writer, another URI. */
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
    const made = shownByMake(found);
    if (made.code !== codeOf(account) || (writer === otpLabWriter && made.uri !== text))
      faults.push(text);
  }
  return faults;
}

describe('text of a known program', () => {
  it.each([...uriWriters, ...fileWriters].map((writer) => [writer.name, writer] as const))(
    'is read correctly, and gives the same codes in Make: %s',
    (_, writer) => expect(findFaults(writer)).toEqual([]),
  );
});

it.each(['\n', ',', ';', ' '])('reads all URIs of a list separated by %j', (mark) => {
  const next = seededNumbers(18);
  for (let round = 0; round < rounds / 20; round += 1) {
    const accounts = Array.from({ length: 5 }, () => randomAccount(next));
    const text = accounts.map((account) => otpLabWriter.write(account)).join(mark);
    expect(readText(text).accounts).toEqual(accounts);
  }
});
