import { createServer, type Policy } from './server.ts';
import {
  allButKey,
  type ServerCase,
  serverCase as server,
  twoNodes,
  windows,
} from './serverCase.ts';

const window = (behind: number, ahead: number): Partial<Policy> => ({
  window: () => ({ behind, ahead }),
});

const clock = (offset: number): Partial<Policy> => ({ clock: (seconds) => seconds + offset });

/** Returns a policy whose clock stops at its first reading. */
function stoppedClock(): Partial<Policy> {
  let first: number | undefined;
  return { clock: (seconds) => (first ??= seconds) };
}

/** Servers with a wrong window or a wrong clock. */
export const timeServers: readonly ServerCase[] = [
  server('window of 10 steps', 'Accepts ten steps behind and ahead.', windows, window(10, 10)),
  server(
    'window of 30, meant as seconds',
    'Accepts 30 steps behind and ahead, because 30 was meant as seconds.',
    windows,
    window(30, 30),
  ),
  server(
    'three steps behind',
    'Accepts three steps behind and one ahead.',
    ['window-behind'],
    window(3, 1),
  ),
  server(
    'an hour behind',
    'Accepts the codes of the last hour.',
    ['window-behind'],
    window(120, 1),
  ),
  server(
    'a day behind',
    'Accepts the codes of the last 24 hours.',
    ['window-behind'],
    window(2880, 0),
  ),
  server(
    'window only ahead',
    'Accepts the current step and the next one, but no code that arrives a step late.',
    ['window-behind'],
    window(0, 1),
  ),
  server(
    'three steps ahead',
    'Accepts one step behind and three ahead.',
    ['window-ahead'],
    window(1, 3),
  ),
  server('clock 40 s slow', 'Its clock is 40 seconds slow.', ['clock'], clock(-40), windows),
  server('clock 40 s fast', 'Its clock is 40 seconds fast.', ['clock'], clock(40), windows),
  server('clock 90 s slow', 'Its clock is 90 seconds slow.', ['clock'], clock(-90), windows),
  server(
    'time rounded to the nearest step',
    'Rounds the time, so half of each step counts as the next one.',
    ['clock'],
    { clock: (seconds) => Math.round(seconds / 30) * 30 },
    windows,
  ),
  server(
    'time rounded up',
    'Rounds the time up to the next step.',
    ['clock'],
    { clock: (seconds) => Math.ceil(seconds / 30) * 30 },
    windows,
  ),
  server(
    'clock an hour fast',
    'Adds the summer time to the Unix time.',
    ['clock'],
    clock(3600),
    allButKey,
  ),
  server(
    'clock in minutes',
    'Truncates its clock to whole minutes, so every second step is one behind.',
    ['clock'],
    { clock: (seconds) => Math.floor(seconds / 60) * 60 },
    windows,
  ),
  server(
    'clock in milliseconds',
    'Reads milliseconds as seconds.',
    ['clock'],
    { clock: (seconds) => seconds * 1000 },
    allButKey,
  ),
  {
    name: 'clock stopped',
    description: 'Reads its clock once and keeps that time.',
    faulty: ['clock'],
    distorted: allButKey,
    create: (settings) => createServer(settings, stoppedClock()),
  },
  {
    name: 'two nodes, different clocks',
    description:
      'A balancer sends attempts to two nodes in turn. The second clock is 100 seconds slow.',
    faulty: ['clock'],
    distorted: [...windows, 'reuse', 'setup-equals-login', 'leading-zeros', 'attempts-limit'],
    create: twoNodes({}, clock(-100)),
  },
];
