import { createHmac } from 'node:crypto';
import { decodeTypedBase32, type OtpType } from '@otp-lab/otp';
import type { Adapter } from '@otp-lab/vectors/conformance/run';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The Unix times to ask for. There are six, because a single code of few digits may be right by chance. */
const times = [59, 1111111109, 1234567890, 1600000007, 1700000042, 2000000000];

interface Account {
  readonly type: OtpType;
  readonly algorithm: string;
  readonly digits: number;
  readonly period: number;
}

const usual: Account = { type: 'totp', algorithm: 'SHA1', digits: 6, period: 30 };

/** What the app does with one value. `as` is the value that the app used instead. */
export interface SettingResult {
  readonly setting: string;
  readonly value: number | string;
  readonly outcome: 'other' | 'refused' | 'right' | 'unsupported' | 'used-other';
  readonly as?: number | string;
}

type Reply = Awaited<ReturnType<Adapter['ask']>>;

function uriOf({ type, algorithm, digits, period }: Account, counter: number): string {
  const factor = type === 'hotp' ? `counter=${counter}` : `period=${period}`;
  return `otpauth://${type}/Example:alice?secret=${secret}&issuer=Example&algorithm=${algorithm}&digits=${digits}&${factor}`;
}

/** Returns the code of RFC 4226 and RFC 6238 with any number of digits, even those that the RFCs exclude. */
function codeOf(account: Account, seconds: number, counter: number, typed = secret): string {
  const decoded = decodeTypedBase32(typed);
  if (!decoded.ok) throw new Error('the secret is Base32');
  const factor = Buffer.alloc(8);
  factor.writeBigUInt64BE(
    BigInt(account.type === 'hotp' ? counter : Math.floor(seconds / account.period)),
  );
  const hash = createHmac(account.algorithm, decoded.bytes).update(factor).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(BigInt(number) % 10n ** BigInt(account.digits)).padStart(account.digits, '0');
}

const shown = (reply: Reply) =>
  'answer' in reply ? (reply.answer as { code?: string }).code : undefined;

const digitsUsed = Array.from({ length: 12 }, (_, index) => index + 1);
const periodsUsed = [...Array.from({ length: 120 }, (_, index) => index + 1), 300, 3600, 86_400];

/** Accounts that differ from `account` in one setting. */
function* variants(account: Account, setting: string): Generator<[number | string, Account]> {
  if (setting === 'algorithm')
    for (const algorithm of ['SHA1', 'SHA256', 'SHA512'])
      yield [algorithm, { ...account, algorithm }];
  if (setting === 'digits') for (const digits of digitsUsed) yield [digits, { ...account, digits }];
  if (setting === 'period')
    for (const period of periodsUsed) yield [period, { ...account, period }];
  if (setting === 'type') yield ['totp', { ...account, type: 'totp' }];
}

async function askValue(
  adapter: Adapter,
  setting: string,
  value: number | string,
  account: Account,
): Promise<SettingResult> {
  const replies: Reply[] = [];
  for (const [index, seconds] of times.entries())
    replies.push(await adapter.ask({ kind: 'uris', uri: uriOf(account, index + 1), seconds }));
  const about = { setting, value };
  if (replies.every((reply) => 'unsupported' in reply)) return { ...about, outcome: 'unsupported' };
  if (replies.every((reply) => 'refused' in reply)) return { ...about, outcome: 'refused' };
  const isCodeOf = (candidate: Account) =>
    replies.every(
      (reply, index) => shown(reply) === codeOf(candidate, times[index] ?? 0, index + 1),
    );
  const isKnown = ['SHA1', 'SHA256', 'SHA512'].includes(account.algorithm.toUpperCase());
  if (isKnown && isCodeOf(account)) return { ...about, outcome: 'right' };
  for (const [as, other] of variants(account, setting))
    if (isCodeOf(other)) return { ...about, outcome: 'used-other', as };
  return { ...about, outcome: 'other' };
}

/** URIs that the Key URI Format lets apps read in different ways. `read` says how the app has read the URI. */
const readings: Readonly<Record<string, { uri: string; read: (reply: Reply) => string }>> = {
  'issuer-mismatch': {
    uri: `otpauth://totp/Label:alice?secret=${secret}&issuer=Parameter`,
    read: issuerOf,
  },
  'counter-missing': {
    uri: `otpauth://hotp/Example:alice?secret=${secret}&issuer=Example`,
    read: (reply) => {
      const found = Array.from({ length: 4 }, (_, counter) => counter).find(
        (counter) => codeOf({ ...usual, type: 'hotp' }, 0, counter) === shown(reply),
      );
      return found === undefined ? 'other' : String(found);
    },
  },
  'secret-lowercase': {
    uri: uriOf(usual, 0).replace(secret, secret.toLowerCase()),
    read: usualCode,
  },
  'secret-spaces': { uri: uriOf(usual, 0).replace(secret, spaced('%20')), read: usualCode },
  'secret-dashes': { uri: uriOf(usual, 0).replace(secret, spaced('-')), read: usualCode },
  'secret-padding': {
    uri: `otpauth://totp/Example:alice?secret=ODLD5KAUQLZGJWCOYZALYOV2HQ%3D%3D%3D%3D%3D%3D&issuer=Example`,
    read: (reply) => codeIs(reply, 'ODLD5KAUQLZGJWCOYZALYOV2HQ'),
  },
  'secret-80-bits': {
    uri: `otpauth://totp/Example:alice?secret=GEZDGNBVGY3TQOJQ&issuer=Example`,
    read: (reply) => codeIs(reply, 'GEZDGNBVGY3TQOJQ'),
  },
  'secret-0-for-O': {
    uri: `otpauth://totp/Example:alice?secret=${secret.replace('OJ', '0J')}&issuer=Example`,
    read: usualCode,
  },
  'label-colons': {
    uri: `otpauth://totp/Example:alice:work?secret=${secret}&issuer=Example`,
    read: accountOf,
  },
  'issuer-steam': {
    uri: `otpauth://totp/Steam:alice?secret=${secret}&issuer=Steam`,
    read: usualCode,
  },
};

function spaced(separator: string): string {
  return secret.match(/.{4}/g)?.join(separator) ?? secret;
}

function issuerOf(reply: Reply): string {
  const { account } = ('answer' in reply ? reply.answer : {}) as { account?: { issuer?: string } };
  return account?.issuer ?? 'none';
}

function accountOf(reply: Reply): string {
  const { account } = ('answer' in reply ? reply.answer : {}) as { account?: { account?: string } };
  return account?.account ?? 'none';
}

function codeIs(reply: Reply, typed: string): string {
  const expected = codeOf(usual, 1111111109, 0, typed);
  const code = shown(reply);
  return code === expected ? 'right' : `code ${code ?? 'none'}`;
}

function usualCode(reply: Reply): string {
  return codeIs(reply, secret);
}

/** Asks how an app treats each value of a setting, and how it reads URIs that the format doesn't define. */
export async function askSettings(adapter: Adapter) {
  const values: SettingResult[] = [];
  const ask = async (setting: string, value: number | string, change: Partial<Account>) =>
    values.push(await askValue(adapter, setting, value, { ...usual, ...change }));
  await ask('type', 'hotp', { type: 'hotp' });
  for (const algorithm of ['SHA1', 'SHA256', 'SHA512', 'sha256', 'MD5'])
    await ask('algorithm', algorithm, { algorithm });
  for (const digits of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) await ask('digits', digits, { digits });
  for (const period of [1, 5, 10, 15, 20, 30, 45, 60, 90, 120, 300, 3600, 86_400])
    await ask('period', period, { period });
  let combinations = 0;
  for (const algorithm of ['SHA1', 'SHA256', 'SHA512'])
    for (const digits of [6, 8])
      for (const period of [30, 60]) {
        const { outcome } = await askValue(adapter, 'all', '', {
          ...usual,
          algorithm,
          digits,
          period,
        });
        if (outcome === 'right') combinations += 1;
      }
  const read: Record<string, string> = {};
  for (const [name, { uri, read: readReply }] of Object.entries(readings)) {
    const reply = await adapter.ask({ kind: 'uris', uri, seconds: 1111111109 });
    if ('answer' in reply) read[name] = readReply(reply);
    else read[name] = 'refused' in reply ? 'refused' : 'unsupported';
  }
  return { values, twelveCombinationsRight: combinations, readings: read };
}
