import { expect, test } from 'vitest';
import { tabOrder } from './appTabs.ts';
import { loginTabs } from './loginTabs.ts';
import type { System } from './types.ts';

const appleFirst = 'ios ios-widget watchos macos android windows';
const androidFirst = 'android ios macos ios-widget watchos windows';

test.each<[System, string]>([
  ['ios', appleFirst],
  ['macos', 'macos ios ios-widget watchos android windows'],
  ['android', androidFirst],
  ['windows', 'windows android ios macos ios-widget watchos'],
  ['linux', appleFirst],
  ['unknown', appleFirst],
  ['chromeos', androidFirst],
])('apps page on %s: %s', (system, order) => {
  expect(tabOrder(system).join(' ')).toBe(order);
});

test.each<[System, string, string]>([
  ['windows', 'windows mac linux', 'windows'],
  ['android', 'windows mac linux', 'windows'],
  ['chromeos', 'windows mac linux', 'windows'],
  ['unknown', 'windows mac linux', 'windows'],
  ['linux', 'windows mac linux', 'linux'],
  ['ios', 'mac windows linux', 'mac'],
  ['macos', 'mac windows linux', 'mac'],
])('login page on %s: %s, %s selected', (system, order, selected) => {
  expect(loginTabs(system)).toEqual({ order: order.split(' '), selected });
});
