import type { OtpSettings } from '@otp-lab/otp';
import { pick, type RandomSource } from '@otp-lab/otp/testing';
import { type App, type AppFactory, appWithFault, correctApp, type FaultyApp } from './app.ts';
import { below } from './settings.ts';

const signed = (number: number | bigint) => (number > 0 ? `+${number}` : `${number}`);
const periods = [10, 15, 20, 30, 45, 60, 90, 120, 300];

const totpOnly =
  (make: AppFactory): AppFactory =>
  (settings, random) =>
    settings.type === 'totp' ? make(settings, random) : undefined;
const hotpOnly =
  (make: AppFactory): AppFactory =>
  (settings, random) =>
    settings.type === 'hotp' ? make(settings, random) : undefined;

/** Returns an app whose clock is `ahead` seconds ahead. */
function clockAhead(settings: OtpSettings, ahead: number, findings: readonly string[]): FaultyApp {
  const app = correctApp(settings);
  const counter = (time: number) => app.counter(time + ahead, 1);
  return { app: { ...app, secondsEarly: ahead, counter }, findings, ahead, settings };
}

function zoneName(minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `clock:zone${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${rest}`}`;
}

const upTo = (most: number, random: RandomSource) =>
  pick(random, [-1, 1]) * (1 + below(random, most));

const steps = totpOnly((settings, random) => {
  const ahead = upTo(20, random);
  return clockAhead(settings, ahead * settings.period, [`clock:${signed(ahead)}`]);
});

const seconds = (most: number) =>
  totpOnly((settings, random) =>
    clockAhead(settings, Math.floor((2 * random() - 1) * most * 1000) / 1000, []),
  );

const zone = (
  minutesOf: (random: RandomSource) => number,
  offOf: (random: RandomSource) => number,
) =>
  totpOnly((settings, random) => {
    const minutes = minutesOf(random);
    const off = offOf(random);
    const names = off === 0 ? [] : [`clock:${signed(off)}`];
    const ahead = minutes * 60 + off * settings.period;
    return clockAhead(settings, ahead, [[...names, zoneName(minutes)].join(',')]);
  });

const rounded = totpOnly((settings) => {
  const { period } = settings;
  const counter = (time: number) => BigInt(Math.round(time / period));
  return appWithFault(settings, ['clock:rounded'], { secondsEarly: period / 2, counter });
});

const milliseconds = totpOnly((settings) => {
  const counter = (time: number) => BigInt(Math.floor(Math.round(time * 1000) / settings.period));
  return appWithFault(settings, ['clock:milliseconds'], { counter });
});

/**
 * An app that uses milliseconds, draws the code in the first second of each period, and doesn't update it afterward.
 */
const millisecondsDrawn = totpOnly((settings, random) => {
  const { period } = settings;
  const late = below(random, 1000);
  const counter = (time: number) =>
    BigInt(Math.floor((Math.floor(time / period) * period * 1000 + late) / period));
  return appWithFault(settings, ['clock:milliseconds'], { counter });
});

/** An app that uses milliseconds, whose user types each code some seconds after the app has computed it. */
const millisecondsTyped = totpOnly((settings, random) => {
  const counter = (time: number) =>
    BigInt(Math.floor(((time - 20 * random()) * 1000) / settings.period));
  return appWithFault(settings, ['clock:milliseconds'], { counter });
});

const period = totpOnly((settings, random) => {
  const appPeriod = pick(
    random,
    periods.filter((period) => period !== settings.period),
  );
  const app = correctApp({ ...settings, period: appPeriod });
  return { app, findings: [`period:${appPeriod}`], settings };
});

/** Returns an app whose counter starts at `start`. */
function counterFrom(settings: OtpSettings, start: bigint): FaultyApp {
  const app = correctApp({ ...settings, counter: start });
  return { app, findings: [`counter:${signed(start - settings.counter)}`], settings };
}

const counterNear = hotpOnly((settings, random) => {
  const ahead = pick(random, [-2, -1, 1, 1, 1, 1 + below(random, 100)]);
  return counterFrom(settings, settings.counter + BigInt(ahead));
});

const counterFar = hotpOnly((settings, random) => {
  const ahead = pick(random, [-3 - below(random, 998), 101 + below(random, 9900)]);
  return counterFrom(settings, settings.counter + BigInt(ahead));
});

const counterRestart = hotpOnly((settings, random) =>
  counterFrom(settings, pick(random, [0n, 1n])),
);

const typeMistaken: AppFactory = (settings) => {
  const counts = settings.type === 'totp';
  return appWithFault(settings, [counts ? 'type:hotp' : 'type:totp'], {
    period: 30,
    counter: counts ? (_, press) => BigInt(press - 1) : (time) => BigInt(Math.floor(time / 30)),
  });
};

const typeMistakenLater = totpOnly((settings, random) => {
  const start = 1 + below(random, 20);
  return appWithFault(settings, [`counter:+${start},type:hotp`], {
    counter: (_, press) => BigInt(start + press - 1),
  });
});

/** Returns a kind of app that has a fault and a clock that is one step off, which is common. */
export function withClock(make: AppFactory): AppFactory {
  return totpOnly((settings, random) => {
    const faulty = make(settings, random);
    if (faulty === undefined) return undefined;
    const off = pick(random, [-1, 1]);
    const { counter } = faulty.app;
    const shifted: App['counter'] = (time, press) => counter(time, press) + BigInt(off);
    // An app whose clock is one step off shows the same codes as an app that counts one step too many or too few.
    const findings = faulty.findings.flatMap((finding) => [
      `clock:${signed(off)},${finding}`,
      `counter:step${signed(off)},${finding}`,
    ]);
    return { ...faulty, app: { ...faulty.app, counter: shifted }, findings };
  });
}

const wholeHours = (random: RandomSource) => 60 * upTo(14, random);
/** Real time zones that aren't whole hours, in minutes. */
const halfHours = (random: RandomSource) =>
  pick(random, [-570, -210, 270, 330, 345, 390, 570, 765]);
/** Offsets in minutes that are a multiple of 15 but not of 60. They include offsets that no country uses. */
const quarters = (random: RandomSource) =>
  pick(random, [-1, 1]) * (60 * (1 + below(random, 13)) + pick(random, [15, 30, 45]));
const noOffset = () => 0;

/**
 * Known faults of the clock, period, type and counter. The keys are the names in
 * docs/reference/measured-diagnosis.md.
 */
export const timeKinds: Readonly<Record<string, AppFactory>> = {
  'clock, −20 to +20 steps': steps,
  'clock, any seconds up to 90': seconds(90),
  'clock, any seconds up to 26 hours': seconds(93_600),
  'clock, time zone of whole hours': zone(wholeHours, noOffset),
  'clock, time zone of half hours': zone(halfHours, noOffset),
  'clock, time zone of any quarter hour': zone(quarters, noOffset),
  'clock, time zone and a step': zone(wholeHours, (random) => pick(random, [-1, 1])),
  'clock, rounded': rounded,
  'clock, milliseconds at the moment': milliseconds,
  'clock, milliseconds when drawn': millisecondsDrawn,
  'clock, milliseconds, typed later': millisecondsTyped,
  'another period': period,
  'another period, clock ±1': withClock(period),
  'counter, −2 to +100': counterNear,
  'counter, −1000 to +10 000': counterFar,
  'counter, from 0 or 1': counterRestart,
  'type mistaken': typeMistaken,
  'type mistaken, after some presses': typeMistakenLater,
};
