import { createHash } from 'node:crypto';
import type { OtpSettings } from '@otp-lab/otp';
import { pick } from '@otp-lab/otp/testing';
import {
  type App,
  decimals,
  eightBytes,
  type Faulty,
  hmacOf,
  type Kind,
  lastNibble,
  type Next,
  rightApp,
  standard,
  withApp,
  wordAt,
} from './app.ts';
import { below } from './settings.ts';
import { timeKinds, withClock } from './timeKinds.ts';

type Make = Kind['make'];

const allAlgorithms = ['SHA1', 'SHA224', 'SHA256', 'SHA384', 'SHA512', 'MD5'];

const otherAlgorithm = (settings: OtpSettings, next: Next) =>
  pick(
    next,
    allAlgorithms.filter((algorithm) => algorithm !== settings.algorithm),
  );

const algorithm: Make = (settings, next) => {
  const other = otherAlgorithm(settings, next);
  return withApp(settings, [`algorithm:${other}`], { algorithm: other });
};

const algorithmAndPeriod: Make = (settings, next) => {
  const made = timeKinds['another period']?.(settings, next);
  const other = otherAlgorithm(settings, next);
  const findings = made?.findings.map((finding) => `algorithm:${other},${finding}`);
  return made && findings && { ...made, app: { ...made.app, algorithm: other }, findings };
};

/** SHA1, 6 digits and 30 seconds, whatever is asked for. */
const everythingIgnored: Make = (settings) => {
  const usual = { ...settings, algorithm: 'SHA1', digits: 6, period: 30 } as const;
  const findings = [
    settings.algorithm === 'SHA1' ? '' : 'algorithm:SHA1',
    settings.digits === 6 ? '' : 'digits:6',
    settings.period === 30 || settings.type === 'hotp' ? '' : 'period:30',
  ].filter((finding) => finding !== '');
  if (findings.length < 2) return undefined;
  return { app: rightApp(usual), findings: [findings.join(',')], settings };
};

/** An app that shows a MAC otherwise. */
const shown =
  (name: string, showOf: (settings: OtpSettings, next: Next) => App['show'] | undefined): Make =>
  (settings, next) => {
    const show = showOf(settings, next);
    return show && withApp(settings, [name], { show });
  };

/** An app that takes another number out of a MAC. */
const number = (name: string, numberOf: (mac: Buffer) => bigint): Make =>
  shown(
    name,
    ({ digits }) =>
      (mac) =>
        decimals(numberOf(mac), digits),
  );

const digits: Make = (settings, next) => {
  const other = pick(
    next,
    [4, 5, 6, 7, 8, 9, 10].filter((one) => one !== settings.digits),
  );
  return withApp(settings, [`digits:${other}`], { show: (mac) => decimals(standard(mac), other) });
};

const padded: Make = (settings) => {
  const length = settings.digits < 8 ? 8 : 10;
  if (settings.digits === 10) return undefined;
  const { show } = rightApp(settings);
  const padding = (mac: Buffer) => show(mac).padStart(length, '0');
  return withApp(settings, [`digits:${length}`], { show: padding });
};

const zerosLost = shown(
  'code:zeros-lost',
  ({ digits: asked }) =>
    (mac) =>
      (standard(mac) % 10n ** BigInt(asked)).toString(),
);

/** An app that cuts a code, but not below four digits. */
const cut =
  (name: string, slice: (code: string, kept: number) => string): Make =>
  (settings, next) => {
    const kept = settings.digits - 1 - below(next, 2);
    if (kept < 4) return undefined;
    const { show } = rightApp(settings);
    // Cut at the left, a code of eight digits is one of six: both may be said.
    const findings = name === 'code:cut-left' ? [name, `digits:${kept}`] : [name];
    return withApp(settings, findings, { show: (mac) => slice(show(mac), kept) });
  };

const byte19: Make = (settings, next) =>
  settings.algorithm === 'SHA1'
    ? undefined
    : number('truncation:byte19', (mac) => wordAt(mac, mac.readUInt8(19) % 16) % 2n ** 31n)(
        settings,
        next,
      );

const sign: Make = (settings, next) => {
  const whole = (mac: Buffer) => wordAt(mac, lastNibble(mac));
  const size = (mac: Buffer) => {
    const word = BigInt.asIntN(32, whole(mac));
    return word < 0n ? -word : word;
  };
  return number('truncation:sign', pick(next, [whole, size]))(settings, next);
};

const steam = shown('alphabet:steam', () => (mac) => {
  let rest = standard(mac);
  let code = '';
  for (let place = 0; place < 5; place += 1) {
    code += '23456789BCDFGHJKMNPQRTVWXY'[Number(rest % 26n)] ?? '';
    rest /= 26n;
  }
  return code;
});

const fixedOffset: Make = (settings, next) => {
  const offset = below(next, 16);
  const numberOf = (mac: Buffer) => wordAt(mac, offset) % 2n ** 31n;
  return number(`truncation:offset${offset}`, numberOf)(settings, next);
};

const hexText: Make = (settings, next) => {
  const asBytes = (mac: Buffer) => {
    const text = Buffer.from(mac.toString('hex'));
    return wordAt(text, lastNibble(text)) % 2n ** 31n;
  };
  const byCharacters = (mac: Buffer) =>
    BigInt(`0x${mac.toString('hex').slice(lastNibble(mac), lastNibble(mac) + 8)}`) % 2n ** 31n;
  return number('truncation:hex', pick(next, [asBytes, byCharacters]))(settings, next);
};

const firstDigits = shown(
  'truncation:first-digits',
  ({ digits: asked }) =>
    (mac) =>
      standard(mac).toString().slice(0, asked).padStart(asked, '0'),
);

const modulo32Bit = shown('truncation:modulo-32-bit', ({ digits: asked }) =>
  asked === 10
    ? (mac) => (standard(mac) % BigInt.asUintN(32, 10n ** 10n)).toString().padStart(10, '0')
    : undefined,
);

/** An app that hashes otherwise. */
const hashed =
  (name: string, macs: readonly App['mac'][]): Make =>
  (settings, next) =>
    withApp(settings, [name], { mac: pick(next, macs) });

const written =
  (write: (counter: bigint) => Buffer | string): App['mac'] =>
  (app, counter) =>
    hmacOf(app.algorithm, app.key, write(counter));

const plainHash = (parts: (key: Buffer, message: Buffer) => readonly Buffer[]): App['mac'] =>
  function hash(app, counter) {
    const message = Buffer.concat(parts(app.key, eightBytes(counter)));
    return createHash(app.algorithm.toLowerCase()).update(message).digest();
  };

/** Faults in hashing and in showing a code that the diagnosis knows. */
export const codeKinds: Readonly<Record<string, Make>> = {
  'another algorithm': algorithm,
  'another algorithm, clock ±1': withClock(algorithm),
  'another algorithm and period': algorithmAndPeriod,
  'SHA1, 6 digits, 30 seconds': everythingIgnored,
  'SHA1, 6 digits, 30 seconds, clock ±1': withClock(everythingIgnored),
  'another number of digits': digits,
  'padded with zeros': padded,
  'zeros lost': zerosLost,
  'cut at the left': cut('code:cut-left', (code, kept) => code.slice(-kept)),
  'cut at the right': cut('code:cut-right', (code, kept) => code.slice(0, kept)),
  'offset from byte 19': byte19,
  'sign bit kept': sign,
  "Steam's alphabet": steam,
  'fixed offset': fixedOffset,
  'hex text truncated': hexText,
  'first digits of the number': firstDigits,
  'modulo in 32 bits, 10 digits': modulo32Bit,
  'counter, little-endian': hashed('counter:little-endian', [
    written((counter) => eightBytes(counter).reverse()),
  ]),
  'counter, 4 bytes': hashed('counter:32-bit', [
    written((counter) => eightBytes(counter).subarray(4)),
  ]),
  'counter, as text': hashed('counter:text', [
    written((counter) => counter.toString()),
    written((counter) => counter.toString(16)),
    written((counter) => eightBytes(counter).toString('hex')),
  ]),
  'plain hash': hashed('hash:plain', [
    plainHash((key, message) => [key, message]),
    plainHash((key, message) => [message, key]),
  ]),
  'HMAC, arguments exchanged': hashed('hash:swapped', [
    (app, counter) => hmacOf(app.algorithm, eightBytes(counter), app.key),
  ]),
  'as the settings say': (settings: OtpSettings): Faulty => withApp(settings, ['match'], {}),
};
