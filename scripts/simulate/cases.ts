import type { OtpSettings } from '../../src/otp/settings.ts';
import { pick } from '../../src/otp/testing/random.ts';
import {
  type App,
  byByte19,
  decimals,
  type Faulty,
  rightApp,
  signed,
  standard,
  steam,
  unsigned,
} from './app.ts';
import { keyCases } from './key-cases.ts';
import { below, type Next } from './settings.ts';
import { timeCases } from './time-cases.ts';

/** Makes an app with one fault; undefined where it is none with these settings. */
export type MakeCase = (settings: OtpSettings, next: Next) => Faulty | undefined;

const allAlgorithms = ['SHA1', 'SHA224', 'SHA256', 'SHA384', 'SHA512', 'MD5'];

function withApp(settings: OtpSettings, finding: string, change: Partial<App>): Faulty {
  return { app: { ...rightApp(settings), ...change }, findings: [finding], settings };
}

const otherAlgorithm = (settings: OtpSettings, next: Next) =>
  pick(
    next,
    allAlgorithms.filter((algorithm) => algorithm !== settings.algorithm),
  );

const algorithmCase: MakeCase = (settings, next) => {
  const algorithm = otherAlgorithm(settings, next);
  return withApp(settings, `algorithm:${algorithm}`, { algorithm });
};

const algorithmAndPeriod: MakeCase = (settings, next) => {
  const made = timeCases.period(settings, next);
  const algorithm = otherAlgorithm(settings, next);
  const findings = made?.findings.map((finding) => `algorithm:${algorithm},${finding}`);
  return made && findings && { ...made, app: { ...made.app, algorithm }, findings };
};

/** SHA1, 6 digits and 30 seconds, whatever is asked for. */
const everythingIgnored: MakeCase = (settings) => {
  const usual = { ...settings, algorithm: 'SHA1', digits: 6, period: 30 } as const;
  const findings = [
    settings.algorithm === 'SHA1' ? '' : 'algorithm:SHA1',
    settings.digits === 6 ? '' : 'digits:6',
    settings.period === 30 || settings.type === 'hotp' ? '' : 'period:30',
  ].filter((finding) => finding !== '');
  if (findings.length < 2) return undefined;
  return { app: rightApp(usual), findings: [findings.join(',')], settings };
};

const digitsCase: MakeCase = (settings, next) => {
  const digits = pick(
    next,
    [4, 5, 6, 7, 8, 9, 10].filter((other) => other !== settings.digits),
  );
  return withApp(settings, `digits:${digits}`, { show: (mac) => decimals(standard(mac), digits) });
};

const padded: MakeCase = (settings) => {
  const shown = settings.digits === 8 ? 10 : 8;
  const { show } = rightApp(settings);
  return withApp(settings, `digits:${shown}`, { show: (mac) => show(mac).padStart(shown, '0') });
};

const zerosLost: MakeCase = (settings) =>
  withApp(settings, 'code:zeros-lost', {
    show: (mac) => (standard(mac) % 10n ** BigInt(settings.digits)).toString(),
  });

const cutLeft: MakeCase = (settings, next) => {
  const kept = settings.digits - 1 - below(next, 2);
  const { show } = rightApp(settings);
  return withApp(settings, 'code:cut-left', { show: (mac) => show(mac).slice(-kept) });
};

const cutRight: MakeCase = (settings, next) => {
  const kept = settings.digits - 1 - below(next, 2);
  const { show } = rightApp(settings);
  return withApp(settings, 'code:cut-right', { show: (mac) => show(mac).slice(0, kept) });
};

const byte19Case: MakeCase = (settings) =>
  settings.algorithm === 'SHA1'
    ? undefined
    : withApp(settings, 'truncation:byte19', {
        show: (mac) => decimals(byByte19(mac), settings.digits),
      });

const signCase: MakeCase = (settings, next) => {
  const number = pick(next, [unsigned, signed]);
  return withApp(settings, 'truncation:sign', {
    show: (mac) => decimals(number(mac), settings.digits),
  });
};

const typeCase: MakeCase = (settings) => {
  const counted = settings.type === 'totp';
  return withApp(settings, counted ? 'type:hotp' : 'type:totp', {
    period: 30,
    counter: counted
      ? (_, press) => BigInt(press - 1)
      : (seconds) => BigInt(Math.floor(seconds / 30)),
  });
};

/** A clock one step off besides another fault, as a device often has. */
function withClock(make: MakeCase): MakeCase {
  return (settings, next) => {
    const made = settings.type === 'totp' ? make(settings, next) : undefined;
    if (made === undefined) return undefined;
    const steps = pick(next, [-1, 1]);
    const { counter } = made.app;
    const findings = made.findings.map((finding) => `clock:${steps > 0 ? '+1' : '-1'},${finding}`);
    const shifted: App['counter'] = (seconds, press) => counter(seconds, press) + BigInt(steps);
    return { ...made, app: { ...made.app, counter: shifted }, findings };
  };
}

/** Every family of faults. */
export const cases: Readonly<Record<string, MakeCase>> = {
  'as the settings say': (settings) => withApp(settings, 'match', {}),
  'clock, −20 to +20 steps': timeCases.steps,
  'clock, any seconds up to 90': timeCases.seconds,
  'clock, time zone': timeCases.zone,
  'clock, rounded': timeCases.rounded,
  'clock, milliseconds at the moment': timeCases.milliseconds,
  'clock, milliseconds when drawn': timeCases.millisecondsDrawn,
  'counter, −2 to +100': timeCases.counter,
  'counter, from 0 or 1': timeCases.counterRestart,
  'another algorithm': algorithmCase,
  'another period': timeCases.period,
  'another algorithm and period': algorithmAndPeriod,
  'SHA1, 6 digits, 30 seconds': everythingIgnored,
  'another number of digits': digitsCase,
  'padded with zeros': padded,
  'zeros lost': zerosLost,
  'cut at the left': cutLeft,
  'cut at the right': cutRight,
  'type mistaken': typeCase,
  'key, ASCII': keyCases.ascii,
  'key, hex': keyCases.hex,
  'key, padded': keyCases.padded,
  'key, cut': keyCases.cut,
  'key, partial byte': keyCases.partialByte,
  'key, repaired': keyCases.repaired,
  'offset from byte 19': byte19Case,
  'sign bit kept': signCase,
  "Steam's alphabet": (settings) => withApp(settings, 'alphabet:steam', { show: steam }),
  'another algorithm, clock ±1': withClock(algorithmCase),
  'another period, clock ±1': withClock(timeCases.period),
  'SHA1, 6 digits, 30 seconds, clock ±1': withClock(everythingIgnored),
  'key, ASCII, clock ±1': withClock(keyCases.ascii),
};
