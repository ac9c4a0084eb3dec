import type { RuleId } from './read/rules.ts';
import { openApps } from './notes/openApps.ts';
import { triedApps } from './notes/triedApps.ts';
import type { AppNote, NoteSetting } from './notes/types.ts';

/** What authenticator apps do otherwise than asked, or as asked where it surprises. */
export const appNotes: readonly AppNote[] = [...triedApps, ...openApps].toSorted((one, other) =>
  one.app < other.app ? -1 : one.app > other.app ? 1 : 0,
);

/** The notes about a setting. */
export function notesAbout(setting: NoteSetting): AppNote[] {
  return appNotes.filter(({ settings }) => settings.includes(setting));
}

/** The notes that belong to a finding of reading. */
export function notesForRule(rule: RuleId): AppNote[] {
  return appNotes.filter(({ rules }) => rules.includes(rule));
}

/** The notes that contradict a note. */
export function conflictsOf(one: AppNote): AppNote[] {
  return appNotes.filter(
    (other) => other !== one && one.conflict !== undefined && other.conflict === one.conflict,
  );
}
