import { describe, expect, it, test } from 'vitest';
import { type CheckVerdict, type ServerCheck, serverChecks } from '@otp-lab/otp/server';
import { judgeReport } from './judgeReport.ts';
import { codeAt, type Phase, type ServerSettings } from './server.ts';
import type { ServerCase } from './serverCase.ts';
import { correctServers, faultyServers, otherServers } from './servers.ts';

const settings: ServerSettings = {
  secret: Buffer.from('12345678901234567890'),
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
};
const start = 1_800_000_000;
/** A step whose code starts with a zero. */
const stepWithZero = firstStepWithZero();

function codeOf(step: number): string {
  return codeAt(settings.secret, settings.algorithm, settings.digits, step);
}

function firstStepWithZero(): number {
  let step = start / 30 + 10;
  while (!codeOf(step).startsWith('0')) step += 1;
  return step;
}

const named = (name: string): ServerCase => {
  const found = [...faultyServers, ...correctServers, ...otherServers].find(
    (candidate) => candidate.name === name,
  );
  if (found === undefined) throw new Error(`There is no server “${name}”.`);
  return found;
};

/** Plays attempts: the seconds after `start`, the code, and the phase if it isn't the login. */
function play(name: string, attempts: readonly (readonly [number, string, Phase?])[]): string {
  const server = named(name).create(settings);
  return attempts
    .map(([seconds, code, phase = 'login']) =>
      server.attempt(code, start + seconds, phase) === 'accepted' ? '+' : '-',
    )
    .join('');
}

const at = (steps: number) => codeOf(start / 30 + steps);

test('all servers have different names', () => {
  const names = [...faultyServers, ...correctServers, ...otherServers].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('each check of the report has a server that must not pass it', () => {
  expect(new Set(faultyServers.flatMap(({ faulty }) => faulty))).toEqual(new Set(serverChecks));
});

test('each faulty server fails a check, and the other servers fail none', () => {
  expect(faultyServers.filter(({ faulty }) => faulty.length === 0)).toEqual([]);
  expect([...correctServers, ...otherServers].filter(({ faulty }) => faulty.length > 0)).toEqual(
    [],
  );
});

it('computes the codes of RFC 6238', () => {
  expect(codeAt(settings.secret, 'SHA1', 8, 1)).toBe('94287082');
});

describe('correct servers', () => {
  it.each(correctServers)('$name: accepts each code once', ({ create }) => {
    const server = create(settings);
    const answers = [at(0), at(0), at(3), at(-5)].map((code, index) =>
      server.attempt(code, start + (index < 2 ? 5 : 95), 'login'),
    );
    expect(answers).toEqual(['accepted', 'refused', 'accepted', 'refused']);
  });
});

it.each([
  [
    'window of 10 steps',
    [
      [5, at(-10)],
      [6, at(-11)],
      [7, at(10)],
    ],
    '+-+',
  ],
  [
    'window only ahead',
    [
      [5, at(-1)],
      [6, at(0)],
      [7, at(1)],
    ],
    '-++',
  ],
  [
    'clock 40 s slow',
    [
      [5, at(0)],
      [15, at(0)],
      [95, at(2)],
    ],
    '-++',
  ],
  [
    'clock 90 s slow',
    [
      [5, at(0)],
      [6, at(-1)],
      [7, at(-2)],
    ],
    '--+',
  ],
  [
    'time rounded to the nearest step',
    [
      [20, at(-1)],
      [21, at(2)],
    ],
    '-+',
  ],
  [
    'time rounded up',
    [
      [5, at(-1)],
      [6, at(2)],
    ],
    '-+',
  ],
  [
    'clock in minutes',
    [
      [35, at(-1)],
      [36, at(1)],
      [40, at(2)],
    ],
    '++-',
  ],
  [
    'clock stopped',
    [
      [5, at(0)],
      [905, at(1)],
    ],
    '++',
  ],
  [
    'two nodes, different clocks',
    [
      [5, at(0)],
      [6, at(0)],
      [65, at(2)],
      [66, at(-2)],
    ],
    '+-++',
  ],
  [
    'reuse accepted',
    [
      [5, at(0)],
      [6, at(0)],
    ],
    '++',
  ],
  [
    'reuse within the step',
    [
      [5, at(0)],
      [6, at(0)],
      [35, at(1)],
      [36, at(0)],
    ],
    '+++-',
  ],
  [
    'reuse of an older code after a newer one',
    [
      [5, at(0)],
      [6, at(0)],
      [35, at(1)],
      [36, at(0)],
    ],
    '+-++',
  ],
  [
    'cache of used codes too short',
    [
      [5, at(0)],
      [6, at(0)],
      [26, at(0)],
    ],
    '+-+',
  ],
  [
    'a refused code clears the memory',
    [
      [5, at(0)],
      [6, at(0)],
      [7, at(0)],
    ],
    '+-+',
  ],
  [
    'memory of the typed text',
    [
      [5, at(0)],
      [6, at(0)],
      [7, ` ${at(0)}`],
    ],
    '+-+',
  ],
  [
    'set-up and login remember separately',
    [
      [5, at(0), 'setup'],
      [6, at(0), 'setup'],
      [7, at(0)],
    ],
    '+-+',
  ],
  [
    'two nodes, separate memories',
    [
      [5, at(0)],
      [6, at(0)],
      [7, at(0)],
    ],
    '++-',
  ],
  [
    'wide window at set-up',
    [
      [5, at(-9), 'setup'],
      [35, at(-8)],
      [36, at(1)],
    ],
    '+-+',
  ],
  [
    'set-up accepts any digits',
    [
      [5, '000000', 'setup'],
      [6, '000000'],
      [7, '12345', 'setup'],
    ],
    '+--',
  ],
  [
    'locked after one failure',
    [
      [5, '000000'],
      [35, at(1)],
      [700, at(23)],
    ],
    '--+',
  ],
  [
    'limit per step',
    [...Array.from({ length: 10 }, () => [5, 'x'] as const), [6, at(0)], [31, at(1)]],
    `${'-'.repeat(11)}+`,
  ],
  ['period of 60 seconds', [[5, at(0)]], '-'],
  ['seven digits accepted', [[5, `${at(0)}7`]], '+'],
  [
    'space refused',
    [
      [5, ` ${at(0)}`],
      [6, at(0)],
    ],
    '-+',
  ],
] as const)('%s: answers as described', (name, attempts, answers) => {
  expect(play(name, attempts)).toBe(answers);
});

it.each([
  ['usual', '+-'],
  ['codes compared as numbers', '+-'],
  ['expected code without leading zeros', '-+'],
  ['typed code loses leading zeros', '--'],
])('%s: treats leading zeros as described', (name, answers) => {
  const seconds = stepWithZero * 30 - start + 5;
  const code = codeOf(stepWithZero);
  expect(
    play(name, [
      [seconds, code],
      [seconds + 1, code.replace(/^0+/, '')],
    ]),
  ).toBe(answers);
});

it('judges whether the report on a server is right', () => {
  const report = Object.fromEntries(serverChecks.map((check) => [check, 'pass'])) as Record<
    ServerCheck,
    CheckVerdict
  >;
  expect(judgeReport(named('usual'), report, true).isRight).toBe(true);
  expect(judgeReport(named('reuse accepted'), report, true)).toEqual({
    isRight: false,
    falsePasses: ['reuse'],
    falseFails: [],
  });
  expect(judgeReport(named('reuse accepted'), { ...report, reuse: 'fail' }, true).isRight).toBe(
    true,
  );
  const unseen: Record<ServerCheck, CheckVerdict> = { ...report, 'attempts-limit': 'not-seen' };
  expect(judgeReport(named('no limit of attempts'), unseen, true).isRight).toBe(true);
  expect(judgeReport(named('usual'), { ...report, clock: 'fail' }, true).falseFails).toEqual([
    'clock',
  ]);
});
