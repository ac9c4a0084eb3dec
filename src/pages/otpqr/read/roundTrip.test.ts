import { describe, expect, it } from 'vitest';
import { decodeBase32, encodeBase32 } from '../../../otp/base32.ts';
import { readText } from '../../../otp/read/text.ts';
import type { OtpSettings } from '../../../otp/settings.ts';
import { randomAccount, withSpareBits } from '../../../otp/testing/accounts.ts';
import { seededNumbers } from '../../../otp/testing/random.ts';
import { fileWriters, ours, uriWriters, type Writer } from '../../../otp/testing/writers.ts';
import { writeOtpUri } from '../../../otp/uri.ts';
import { codesFor } from '../make/codes.ts';
import { draftOf, emptyDraft, readDraft } from '../settings/model.ts';

/** How many accounts each writer is given: a sample, or what the environment says. */
const sweep = process.env['SWEEP'];
const rounds = Number(sweep ?? 2000);

/** A moment of RFC 6238, appendix B. */
const seconds = 1_111_111_109;

function bytesOf(secret: string): Uint8Array {
  const decoded = decodeBase32(secret);
  if (!decoded.ok) throw new Error(secret);
  return decoded.bytes;
}

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

describe.each([...uriWriters, ...fileWriters].map((writer) => [writer.name, writer] as const))(
  '%s',
  (name, writer) => {
    it(
      'writes what is read back, and made again with the same codes',
      { timeout: 3_600_000 },
      () => {
        const next = seededNumbers(17);
        let written = 0;
        for (let round = 0; round < rounds; round += 1) {
          const account = accountFor(writer, next, round);
          const text = writer.write(account);
          if (text === undefined) continue;
          written += 1;
          const { accounts } = readText(text);
          expect(accounts, text).toEqual([expected(account, writer)]);
          const made = madeOf(accounts[0] as OtpSettings);
          expect(made.code, text).toBe(codeOf(account));
          if (writer === ours) expect(made.uri).toBe(text);
        }
        if (sweep !== undefined) console.info(`${name}: ${written} of ${rounds} accounts written`);
        expect(written).toBeGreaterThan(rounds / 50);
      },
    );
  },
);

it.each(['\n', ',', ';', ' '])('lists of URIs parted by %j are read whole', (mark) => {
  const next = seededNumbers(18);
  for (let round = 0; round < rounds / 20; round += 1) {
    const accounts = Array.from({ length: 5 }, () => randomAccount(next));
    const text = accounts.map((account) => ours.write(account)).join(mark);
    expect(readText(text).accounts, text).toEqual(accounts);
  }
});
