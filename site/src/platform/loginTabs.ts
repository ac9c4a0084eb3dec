import type { System } from './types.ts';

export type LoginTab = 'windows' | 'mac' | 'linux';

/** Returns the tabs of the login page in the order for a system, and the tab that is selected at first. */
export function loginTabs(system: System): {
  readonly order: readonly [LoginTab, ...LoginTab[]];
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
