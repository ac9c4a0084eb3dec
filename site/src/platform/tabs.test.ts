import { expect, test } from 'vitest';
import { loginTabs } from './loginTabs.ts';
import type { System } from './types.ts';

test.each<[System, string, string]>([
  ['windows', 'windows mac linux', 'windows'],
  ['android', 'windows mac linux', 'windows'],
  ['chromeos', 'windows mac linux', 'windows'],
  ['unknown', 'windows mac linux', 'windows'],
  ['linux', 'windows mac linux', 'linux'],
  ['ios', 'mac windows linux', 'mac'],
  ['macos', 'mac windows linux', 'mac'],
])('the login page on %s has the tabs %s and selects %s', (system, order, selected) => {
  expect(loginTabs(system)).toEqual({ order: order.split(' '), selected });
});
