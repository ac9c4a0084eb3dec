import { expect, test } from 'vitest';
import { phoneSystemsOf } from './phoneSystems.ts';
import { noteRows } from './noteRows.ts';

test.each<[app: string, platform: string | undefined, systems: readonly string[]]>([
  ['bitwarden', undefined, ['Android', 'iOS']],
  ['aegis', undefined, ['Android']],
  ['keepassxc', undefined, []],
  ['2fas', 'iOS', ['iOS']],
  ['ente', 'Web', []],
  // Authy has a row for Android, so the other one is about iOS.
  ['authy', undefined, ['iOS']],
])('the row of %s (%s) is about %j', (app, platform, systems) => {
  const row = noteRows.find(
    (candidate) => candidate.app === app && candidate.platform === platform,
  );
  expect(row && phoneSystemsOf(row)).toEqual(systems);
});
