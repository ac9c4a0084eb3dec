import type { System } from './types.ts';

export type AppTab = 'ios' | 'ios-widget' | 'watchos' | 'macos' | 'android' | 'windows';
export type LoginTab = 'windows' | 'mac' | 'linux';

type Order<Tab> = readonly [Tab, ...Tab[]];

const appleFirst: Order<AppTab> = ['ios', 'ios-widget', 'watchos', 'macos', 'android', 'windows'];
const androidFirst: Order<AppTab> = ['android', 'ios', 'macos', 'ios-widget', 'watchos', 'windows'];

const appTabs: Readonly<Record<System, Order<AppTab>>> = {
  ios: appleFirst,
  linux: appleFirst,
  unknown: appleFirst,
  macos: ['macos', 'ios', 'ios-widget', 'watchos', 'android', 'windows'],
  android: androidFirst,
  // A Chromebook installs the Android app.
  chromeos: androidFirst,
  windows: ['windows', 'android', 'ios', 'macos', 'ios-widget', 'watchos'],
};

/** The tabs of the apps page, the visitor's own first; the first is selected. */
export function tabOrder(system: System): Order<AppTab> {
  return appTabs[system];
}

/** The tabs of the login page in order, and the one that is selected. */
export function loginTabs(system: System): {
  readonly order: Order<LoginTab>;
  readonly selected: LoginTab;
} {
  if (system === 'ios' || system === 'macos') {
    return { order: ['mac', 'windows', 'linux'], selected: 'mac' };
  }
  return {
    order: ['windows', 'mac', 'linux'],
    selected: system === 'linux' ? 'linux' : 'windows',
  };
}
