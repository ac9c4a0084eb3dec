import { pick } from '../../src/otp/testing/random.ts';
import { rightApp } from './app.ts';
import type { MakeCase } from './cases.ts';
import { below } from './settings.ts';

const signed = (number: number) => (number > 0 ? `+${number}` : `${number}`);
const periods = [10, 15, 20, 30, 45, 60, 90, 120, 300];

const steps: MakeCase = (settings, next) => {
  if (settings.type === 'hotp') return undefined;
  const ahead = pick(next, [-1, 1]) * (1 + below(next, 20));
  const app = rightApp(settings);
  const counter = (seconds: number) => app.counter(seconds, 1) + BigInt(ahead);
  return { app: { ...app, counter }, findings: [`clock:${signed(ahead)}`], settings };
};

/** A clock that is off by any time: which step it shows depends on the moment. */
const seconds: MakeCase = (settings, next) => {
  if (settings.type === 'hotp') return undefined;
  const ahead = Math.floor(next() * 180_000 - 90_000) / 1000;
  const { period } = settings;
  const app = rightApp(settings);
  const possible = [Math.floor(ahead / period), Math.ceil(ahead / period)];
  return {
    app: { ...app, early: ahead, counter: (moment) => app.counter(moment + ahead, 1) },
    findings: possible.map((one) => (one === 0 ? 'match' : `clock:${signed(one)}`)),
    settings,
  };
};

const zone: MakeCase = (settings, next) => {
  if (settings.type === 'hotp') return undefined;
  const hours = pick(next, [-1, 1]) * (1 + below(next, 14));
  const app = rightApp(settings);
  const counter = (moment: number) => app.counter(moment + hours * 3600, 1);
  const findings = [`clock:zone${signed(hours)}`];
  return { app: { ...app, early: hours * 3600, counter }, findings, settings };
};

const rounded: MakeCase = (settings) => {
  if (settings.type === 'hotp') return undefined;
  const { period } = settings;
  const counter = (moment: number) => BigInt(Math.round(moment / period));
  const app = { ...rightApp(settings), early: period / 2, counter };
  return { app, findings: ['clock:rounded'], settings };
};

const milliseconds: MakeCase = (settings) => {
  if (settings.type === 'hotp') return undefined;
  const counter = (moment: number) =>
    BigInt(Math.floor(Math.round(moment * 1000) / settings.period));
  return { app: { ...rightApp(settings), counter }, findings: ['clock:milliseconds'], settings };
};

/** The display is drawn anew in the first second of each period and then stands still. */
const millisecondsDrawn: MakeCase = (settings, next) => {
  if (settings.type === 'hotp') return undefined;
  const { period } = settings;
  const late = below(next, 1000);
  const counter = (moment: number) =>
    BigInt(Math.floor((Math.floor(moment / period) * period * 1000 + late) / period));
  return { app: { ...rightApp(settings), counter }, findings: ['clock:milliseconds'], settings };
};

const period: MakeCase = (settings, next) => {
  if (settings.type === 'hotp') return undefined;
  const other = pick(
    next,
    periods.filter((one) => one !== settings.period),
  );
  const app = rightApp({ ...settings, period: other });
  return { app, findings: [`period:${other}`], settings };
};

const counter: MakeCase = (settings, next) => {
  if (settings.type === 'totp') return undefined;
  const ahead = pick(next, [-2, -1, 1, 1, 1, 1 + below(next, 100)]);
  const app = rightApp({ ...settings, counter: settings.counter + BigInt(ahead) });
  return { app, findings: [`counter:${signed(ahead)}`], settings };
};

const counterRestart: MakeCase = (settings, next) => {
  if (settings.type === 'totp') return undefined;
  const start = pick(next, [0n, 1n]);
  const app = rightApp({ ...settings, counter: start });
  return { app, findings: [`counter:${start - settings.counter}`], settings };
};

/** Faults of the clock, the period and the counter. */
export const timeCases = {
  steps,
  seconds,
  zone,
  rounded,
  milliseconds,
  millisecondsDrawn,
  period,
  counter,
  counterRestart,
};
