import type { OtpSettings } from '@otp-lab/otp';
import { eightBytes, pick } from '@otp-lab/otp/testing';
import { type AppFactory, appWithFault, correctApp, type FaultyApp } from './app.ts';
import { type Kinds, messageFault, stepFault, withFinding, withoutFinding } from './faults.ts';
import { below } from './settings.ts';

/** Returns a kind of HOTP app that hashes the counter as text, with a first counter of one digit. */
const textOfLowCounter: AppFactory = (given, random) => {
  if (given.type === 'totp') return undefined;
  const settings = { ...given, counter: pick(random, [0n, 1n, 5n, 8n]) };
  return messageFault(['counter:text'], (counter) => counter.toString())(settings, random);
};

/**
 * Returns an app that shows right codes, but of the time steps that `stepOf` computes from the Unix time in seconds.
 */
function otherTimeSteps(settings: OtpSettings, stepOf: (seconds: number) => number): FaultyApp {
  return {
    ...appWithFault(settings, [], { counter: (seconds) => BigInt(Math.floor(stepOf(seconds))) }),
    hasOtherTimeSteps: true,
  };
}

/** An app that redraws its screen only every second period, so it shows an old code half of the time. */
const redrawnRarely: AppFactory = (settings) => {
  if (settings.type === 'hotp') return undefined;
  const { period } = settings;
  return otherTimeSteps(settings, (seconds) => 2 * Math.floor(seconds / (2 * period)));
};

/** An app that shows the code for the end of the current minute. */
const endOfMinute: AppFactory = (settings) =>
  settings.type === 'hotp'
    ? undefined
    : otherTimeSteps(settings, (seconds) => (Math.ceil(seconds / 60) * 60 - 1) / settings.period);

/** An app that keeps the time in a 32-bit float, which rounds it to 128 seconds. */
const floatTime: AppFactory = (settings) =>
  settings.type === 'hotp'
    ? undefined
    : otherTimeSteps(settings, (seconds) => Math.fround(seconds) / settings.period);

/** An HOTP app that counts two for each press. */
const everySecondCounter: AppFactory = (settings) =>
  settings.type === 'totp'
    ? undefined
    : appWithFault(settings, [], {
        counter: (_, press) => settings.counter + 2n * BigInt(press - 1),
      });

/** An HOTP app that shows the first code again and again. */
const stoppedCounter: AppFactory = (settings) =>
  settings.type === 'totp'
    ? undefined
    : appWithFault(settings, [], { counter: () => settings.counter });

/** An app whose clock is right, but whose steps all start early by the same random part of a period. */
const randomStart: AppFactory = (settings, random) => {
  const early = below(random, settings.period);
  const right = correctApp(settings);
  return settings.type === 'hotp'
    ? undefined
    : {
        ...appWithFault(settings, [], {
          secondsEarly: early,
          counter: (seconds) => right.counter(seconds + early, 1),
        }),
        ahead: early,
      };
};

const since2001 = 978_307_200;
const swapWords = (bytes: Buffer) => Buffer.concat([bytes.subarray(4), bytes.subarray(0, 4)]);

/** Faults of the time step and the counter. */
export const stepKinds: Kinds = {
  'step rounded up': withFinding(
    stepFault(['counter:step+1'], (time, period) => Math.ceil(time / period)),
  ),
  'step counted from 1': withFinding(
    stepFault(['counter:step+1'], (time, period) => time / period + 1),
  ),
  'step counted one too few': withFinding(
    stepFault(['counter:step-1'], (time, period) => time / period - 1),
  ),
  'screen redrawn every second period': withoutFinding(redrawnRarely),
  'code for the end of the minute': withoutFinding(endOfMinute),
  'time since 2001': withFinding(
    stepFault(['clock:since-2001'], (time, period) => (time - since2001) / period),
  ),
  'milliseconds overflow 32 bits': withFinding(
    stepFault(
      ['clock:milliseconds-32-bit'],
      (time, period) => Number(BigInt.asIntN(32, BigInt(Math.floor(time * 1000)))) / 1000 / period,
    ),
  ),
  'time in a float of 32 bits': withoutFinding(floatTime),
  'time not divided': withFinding(stepFault(['period:1'], (time) => time)),
  'period in minutes': withoutFinding(stepFault([], (time, period) => time / (60 * period))),
  'period one second too short': withoutFinding(
    stepFault([], (time, period) => time / (period - 1)),
  ),
  'period of 30.5 seconds': withoutFinding(stepFault([], (time) => time / 30.5)),
  'steps that start anywhere': withFinding(randomStart),
  'counter in both words': withFinding(
    messageFault(['counter:word-twice'], (counter) => {
      const low = eightBytes(counter).subarray(4);
      return Buffer.concat([low, low]);
    }),
  ),
  'words of the counter swapped': withoutFinding(
    messageFault([], (counter) => swapWords(eightBytes(counter))),
  ),
  'counter, words little-endian': withoutFinding(
    messageFault([], (counter) => eightBytes(counter).swap32()),
  ),
  'counter as text of 16 hex digits in capitals': withoutFinding(
    messageFault(['counter:text'], (counter) => eightBytes(counter).toString('hex').toUpperCase()),
  ),
  'counter as text of 8 digits': withoutFinding(
    messageFault(['counter:text'], (counter) => counter.toString().padStart(8, '0')),
  ),
  'counter as text, from a low counter': withFinding(textOfLowCounter),
  'counter in 7 bytes': withoutFinding(
    messageFault([], (counter) => eightBytes(counter).subarray(1)),
  ),
  'counter in 4 bytes, little-endian': withoutFinding(
    messageFault(['counter:little-endian', 'counter:32-bit'], (counter) =>
      Buffer.from(eightBytes(counter).subarray(4)).reverse(),
    ),
  ),
  'counter up by two': withoutFinding(everySecondCounter),
  'counter stands still': withoutFinding(stoppedCounter),
};
