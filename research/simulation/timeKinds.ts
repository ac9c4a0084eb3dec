import type { OtpSettings } from '@otp-lab/otp';
import { pick } from '@otp-lab/otp/testing';
import { type App, type Faulty, type Kind, type Next, rightApp, withApp } from './app.ts';
import { below } from './settings.ts';

type Make = Kind['make'];

const signed = (number: number | bigint) => (number > 0 ? `+${number}` : `${number}`);
const periods = [10, 15, 20, 30, 45, 60, 90, 120, 300];

const totpOnly =
  (make: (settings: OtpSettings, next: Next) => Faulty | undefined): Make =>
  (settings, next) =>
    settings.type === 'totp' ? make(settings, next) : undefined;
const hotpOnly =
  (make: (settings: OtpSettings, next: Next) => Faulty | undefined): Make =>
  (settings, next) =>
    settings.type === 'hotp' ? make(settings, next) : undefined;

/** An app whose clock is ahead. */
function clockAhead(settings: OtpSettings, ahead: number, findings: readonly string[]): Faulty {
  const app = rightApp(settings);
  const counter = (moment: number) => app.counter(moment + ahead, 1);
  return { app: { ...app, early: ahead, counter }, findings, ahead, settings };
}

function zoneName(minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `clock:zone${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${rest}`}`;
}

const upTo = (most: number, next: Next) => pick(next, [-1, 1]) * (1 + below(next, most));

const steps = totpOnly((settings, next) => {
  const ahead = upTo(20, next);
  return clockAhead(settings, ahead * settings.period, [`clock:${signed(ahead)}`]);
});

const seconds = (most: number) =>
  totpOnly((settings, next) =>
    clockAhead(settings, Math.floor((2 * next() - 1) * most * 1000) / 1000, []),
  );

const zone = (minutesOf: (next: Next) => number, offOf: (next: Next) => number) =>
  totpOnly((settings, next) => {
    const minutes = minutesOf(next);
    const off = offOf(next);
    const names = off === 0 ? [] : [`clock:${signed(off)}`];
    const ahead = minutes * 60 + off * settings.period;
    return clockAhead(settings, ahead, [[...names, zoneName(minutes)].join(',')]);
  });

const rounded = totpOnly((settings) => {
  const { period } = settings;
  const counter = (moment: number) => BigInt(Math.round(moment / period));
  return withApp(settings, ['clock:rounded'], { early: period / 2, counter });
});

const milliseconds = totpOnly((settings) => {
  const counter = (moment: number) =>
    BigInt(Math.floor(Math.round(moment * 1000) / settings.period));
  return withApp(settings, ['clock:milliseconds'], { counter });
});

/** The display is drawn anew in the first second of each period and then stands still. */
const millisecondsDrawn = totpOnly((settings, next) => {
  const { period } = settings;
  const late = below(next, 1000);
  const counter = (moment: number) =>
    BigInt(Math.floor((Math.floor(moment / period) * period * 1000 + late) / period));
  return withApp(settings, ['clock:milliseconds'], { counter });
});

const period = totpOnly((settings, next) => {
  const other = pick(
    next,
    periods.filter((one) => one !== settings.period),
  );
  const app = rightApp({ ...settings, period: other });
  return { app, findings: [`period:${other}`], settings };
});

/** A counter that begins elsewhere. */
function counterFrom(settings: OtpSettings, start: bigint): Faulty {
  const app = rightApp({ ...settings, counter: start });
  return { app, findings: [`counter:${signed(start - settings.counter)}`], settings };
}

const counterNear = hotpOnly((settings, next) => {
  const ahead = pick(next, [-2, -1, 1, 1, 1, 1 + below(next, 100)]);
  return counterFrom(settings, settings.counter + BigInt(ahead));
});

const counterFar = hotpOnly((settings, next) => {
  const ahead = pick(next, [-3 - below(next, 998), 101 + below(next, 9900)]);
  return counterFrom(settings, settings.counter + BigInt(ahead));
});

const counterRestart = hotpOnly((settings, next) => counterFrom(settings, pick(next, [0n, 1n])));

const typeMistaken: Make = (settings) => {
  const counts = settings.type === 'totp';
  return withApp(settings, [counts ? 'type:hotp' : 'type:totp'], {
    period: 30,
    counter: counts ? (_, press) => BigInt(press - 1) : (moment) => BigInt(Math.floor(moment / 30)),
  });
};

const typeMistakenLater = totpOnly((settings, next) => {
  const start = 1 + below(next, 20);
  return withApp(settings, [`counter:+${start},type:hotp`], {
    counter: (_, press) => BigInt(start + press - 1),
  });
});

/** A clock one step off besides another fault, as a device often has. */
export function withClock(make: Make): Make {
  return totpOnly((settings, next) => {
    const made = make(settings, next);
    if (made === undefined) return undefined;
    const off = pick(next, [-1, 1]);
    const { counter } = made.app;
    const shifted: App['counter'] = (moment, press) => counter(moment, press) + BigInt(off);
    const findings = made.findings.map((finding) => `clock:${signed(off)},${finding}`);
    return { ...made, app: { ...made.app, counter: shifted }, findings };
  });
}

const wholeHours = (next: Next) => 60 * upTo(14, next);
/** Zones that are not whole hours, and quarters that no country uses. */
const halfHours = (next: Next) => pick(next, [-570, -210, 270, 330, 345, 390, 570, 765]);
const quarters = (next: Next) =>
  pick(next, [-1, 1]) * (60 * (1 + below(next, 13)) + pick(next, [15, 30, 45]));
const none = () => 0;

/** Faults of the clock, the period, the type and the counter that the diagnosis knows. */
export const timeKinds: Readonly<Record<string, Make>> = {
  'clock, −20 to +20 steps': steps,
  'clock, any seconds up to 90': seconds(90),
  'clock, any seconds up to 26 hours': seconds(93_600),
  'clock, time zone of whole hours': zone(wholeHours, none),
  'clock, time zone of half hours': zone(halfHours, none),
  'clock, time zone of any quarter hour': zone(quarters, none),
  'clock, time zone and a step': zone(wholeHours, (next) => pick(next, [-1, 1])),
  'clock, rounded': rounded,
  'clock, milliseconds at the moment': milliseconds,
  'clock, milliseconds when drawn': millisecondsDrawn,
  'another period': period,
  'another period, clock ±1': withClock(period),
  'counter, −2 to +100': counterNear,
  'counter, −1000 to +10 000': counterFar,
  'counter, from 0 or 1': counterRestart,
  'type mistaken': typeMistaken,
  'type mistaken, after some presses': typeMistakenLater,
};
