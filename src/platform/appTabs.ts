import type { System } from './types.ts';

export type AppTab = 'ios' | 'ios-widget' | 'watchos' | 'macos' | 'android' | 'windows';

type Order = readonly [AppTab, ...AppTab[]];

const appleFirst: Order = ['ios', 'ios-widget', 'watchos', 'macos', 'android', 'windows'];
const androidFirst: Order = ['android', 'ios', 'macos', 'ios-widget', 'watchos', 'windows'];

const appTabs: Readonly<Record<System, Order>> = {
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
export function tabOrder(system: System): Order {
  return appTabs[system];
}
