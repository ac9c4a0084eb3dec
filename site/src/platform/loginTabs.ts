import type { System } from './types.ts';

export type LoginTab = 'windows' | 'mac' | 'linux';

/** The tabs of the login page in order, and the one that is selected. */
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
