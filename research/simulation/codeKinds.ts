import { createHash } from 'node:crypto';
import type { OtpSettings } from '@otp-lab/otp';
import {
  eightBytes,
  lastDigits,
  lastNibble,
  pick,
  type RandomSource,
  truncate,
  wordAt,
} from '@otp-lab/otp/testing';
import {
  type App,
  type AppFactory,
  appWithFault,
  correctApp,
  type FaultyApp,
  hmacOf,
} from './app.ts';
import { below } from './settings.ts';
import { timeKinds, withClock } from './timeKinds.ts';

const allAlgorithms = ['SHA1', 'SHA224', 'SHA256', 'SHA384', 'SHA512', 'MD5'];

const otherAlgorithm = (settings: OtpSettings, random: RandomSource) =>
  pick(
    random,
    allAlgorithms.filter((algorithm) => algorithm !== settings.algorithm),
  );

const algorithm: AppFactory = (settings, random) => {
  const other = otherAlgorithm(settings, random);
  return appWithFault(settings, [`algorithm:${other}`], { algorithm: other });
};

const algorithmAndPeriod: AppFactory = (settings, random) => {
  const faulty = timeKinds['another period']?.(settings, random);
  const other = otherAlgorithm(settings, random);
  const findings = faulty?.findings.map((finding) => `algorithm:${other},${finding}`);
  return faulty && findings && { ...faulty, app: { ...faulty.app, algorithm: other }, findings };
};

/** An app that ignores the settings and uses SHA1, 6 digits and 30 seconds. */
const everythingIgnored: AppFactory = (settings) => {
  const defaults = { ...settings, algorithm: 'SHA1', digits: 6, period: 30 } as const;
  const findings = [
    settings.algorithm === 'SHA1' ? '' : 'algorithm:SHA1',
    settings.digits === 6 ? '' : 'digits:6',
    settings.period === 30 || settings.type === 'hotp' ? '' : 'period:30',
  ].filter((finding) => finding !== '');
  if (findings.length < 2) return undefined;
  return { app: correctApp(defaults), findings: [findings.join(',')], settings };
};

/** Returns a kind of app that computes the code from the MAC in a different way. */
const codeFault =
  (
    finding: string,
    showOf: (settings: OtpSettings, random: RandomSource) => App['show'] | undefined,
  ): AppFactory =>
  (settings, random) => {
    const show = showOf(settings, random);
    return show && appWithFault(settings, [finding], { show });
  };

/** Returns a kind of app that gets a different number from the MAC. */
const numberFault = (finding: string, numberOf: (mac: Buffer) => bigint): AppFactory =>
  codeFault(
    finding,
    ({ digits }) =>
      (mac) =>
        lastDigits(numberOf(mac), digits),
  );

const digits: AppFactory = (settings, random) => {
  const other = pick(
    random,
    [4, 5, 6, 7, 8, 9, 10].filter((digits) => digits !== settings.digits),
  );
  return appWithFault(settings, [`digits:${other}`], {
    show: (mac) => lastDigits(truncate(mac), other),
  });
};

const padded: AppFactory = (settings) => {
  const length = settings.digits < 8 ? 8 : 10;
  if (settings.digits === 10) return undefined;
  const { show } = correctApp(settings);
  const padding = (mac: Buffer) => show(mac).padStart(length, '0');
  return appWithFault(settings, [`digits:${length}`], { show: padding });
};

const zerosLost = codeFault(
  'code:zeros-lost',
  ({ digits: asked }) =>
    (mac) =>
      (truncate(mac) % 10n ** BigInt(asked)).toString(),
);

/** Returns a kind of app that cuts off one or two digits, and leaves at least four. */
const cut =
  (name: string, slice: (code: string, shownDigits: number) => string): AppFactory =>
  (settings, random) => {
    const shownDigits = settings.digits - 1 - below(random, 2);
    if (shownDigits < 4) return undefined;
    const { show } = correctApp(settings);
    // A code cut at the left equals a code with fewer digits, so both findings are correct.
    const findings = name === 'code:cut-left' ? [name, `digits:${shownDigits}`] : [name];
    return appWithFault(settings, findings, { show: (mac) => slice(show(mac), shownDigits) });
  };

const byte19: AppFactory = (settings, random) =>
  settings.algorithm === 'SHA1'
    ? undefined
    : numberFault('truncation:byte19', (mac) => wordAt(mac, mac.readUInt8(19) % 16) % 2n ** 31n)(
        settings,
        random,
      );

const sign: AppFactory = (settings, random) => {
  const whole = (mac: Buffer) => wordAt(mac, lastNibble(mac));
  const size = (mac: Buffer) => {
    const word = BigInt.asIntN(32, whole(mac));
    return word < 0n ? -word : word;
  };
  return numberFault('truncation:sign', pick(random, [whole, size]))(settings, random);
};

const steam = codeFault('alphabet:steam', () => (mac) => {
  let rest = truncate(mac);
  let code = '';
  for (let index = 0; index < 5; index += 1) {
    code += '23456789BCDFGHJKMNPQRTVWXY'[Number(rest % 26n)] ?? '';
    rest /= 26n;
  }
  return code;
});

const fixedOffset: AppFactory = (settings, random) => {
  const offset = below(random, 16);
  const numberOf = (mac: Buffer) => wordAt(mac, offset) % 2n ** 31n;
  const faulty = numberFault(`truncation:offset${offset}`, numberOf)(settings, random);
  // `truncation:offset` says only that the app takes the number from a wrong offset.
  return faulty && { ...faulty, findings: [...faulty.findings, 'truncation:offset'] };
};

const hexText: AppFactory = (settings, random) => {
  const asBytes = (mac: Buffer) => {
    const text = Buffer.from(mac.toString('hex'));
    return wordAt(text, lastNibble(text)) % 2n ** 31n;
  };
  const byCharacters = (mac: Buffer) =>
    BigInt(`0x${mac.toString('hex').slice(lastNibble(mac), lastNibble(mac) + 8)}`) % 2n ** 31n;
  return numberFault('truncation:hex', pick(random, [asBytes, byCharacters]))(settings, random);
};

const firstDigits = codeFault(
  'truncation:first-digits',
  ({ digits: asked }) =>
    (mac) =>
      truncate(mac).toString().slice(0, asked).padStart(asked, '0'),
);

const modulo32Bit = codeFault('truncation:modulo-32-bit', ({ digits: asked }) =>
  asked === 10
    ? (mac) => (truncate(mac) % BigInt.asUintN(32, 10n ** 10n)).toString().padStart(10, '0')
    : undefined,
);

/** Returns a kind of app that computes the MAC in a different way. */
const macFault =
  (name: string, macs: readonly App['mac'][]): AppFactory =>
  (settings, random) =>
    appWithFault(settings, [name], { mac: pick(random, macs) });

/** Returns a MAC function that passes the counter to HMAC in a different form. */
const counterWrittenAs =
  (write: (counter: bigint) => Buffer | string): App['mac'] =>
  (app, counter) =>
    hmacOf(app.algorithm, app.key, write(counter));

/** Returns a MAC function that hashes key and counter without HMAC. */
const plainHash = (parts: (key: Buffer, message: Buffer) => readonly Buffer[]): App['mac'] =>
  function hash(app, counter) {
    const message = Buffer.concat(parts(app.key, eightBytes(counter)));
    return createHash(app.algorithm.toLowerCase()).update(message).digest();
  };

/**
 * Known faults in computing the MAC and the code. The keys are the names in docs/reference/measured-diagnosis.md.
 */
export const codeKinds: Readonly<Record<string, AppFactory>> = {
  'another algorithm': algorithm,
  'another algorithm, clock ±1': withClock(algorithm),
  'another algorithm and period': algorithmAndPeriod,
  'SHA1, 6 digits, 30 seconds': everythingIgnored,
  'SHA1, 6 digits, 30 seconds, clock ±1': withClock(everythingIgnored),
  'another number of digits': digits,
  'padded with zeros': padded,
  'zeros lost': zerosLost,
  'cut at the left': cut('code:cut-left', (code, shownDigits) => code.slice(-shownDigits)),
  'cut at the right': cut('code:cut-right', (code, shownDigits) => code.slice(0, shownDigits)),
  'offset from byte 19': byte19,
  'sign bit kept': sign,
  "Steam's alphabet": steam,
  'fixed offset': fixedOffset,
  'hex text truncated': hexText,
  'first digits of the number': firstDigits,
  'modulo in 32 bits, 10 digits': modulo32Bit,
  'counter, little-endian': macFault('counter:little-endian', [
    counterWrittenAs((counter) => eightBytes(counter).reverse()),
  ]),
  'counter, 4 bytes': macFault('counter:32-bit', [
    counterWrittenAs((counter) => eightBytes(counter).subarray(4)),
  ]),
  'counter, as text': macFault('counter:text', [
    counterWrittenAs((counter) => counter.toString()),
    counterWrittenAs((counter) => counter.toString(16)),
    counterWrittenAs((counter) => eightBytes(counter).toString('hex')),
  ]),
  'plain hash': macFault('hash:plain', [
    plainHash((key, message) => [key, message]),
    plainHash((key, message) => [message, key]),
  ]),
  'HMAC, arguments exchanged': macFault('hash:swapped', [
    (app, counter) => hmacOf(app.algorithm, eightBytes(counter), app.key),
  ]),
  'as the settings say': (settings: OtpSettings): FaultyApp =>
    appWithFault(settings, ['match'], {}),
};
