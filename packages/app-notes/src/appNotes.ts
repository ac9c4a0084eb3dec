import type { NoteAppId } from './appNames.ts';
import { noteApps } from './noteApps.ts';
import { type NoteSource, noteSources, type NoteSourceId } from './sources.ts';
import type { NoteApp, NoteEntry, NoteSetting } from './types.ts';
import type { RuleId } from '@otp-lab/otp/read';

/** A note together with its app. */
export type AppNote = NoteEntry & {
  readonly app: NoteAppId;
  /** The app's name. It isn't translated. */
  readonly name: string;
};

const apps = Object.entries(noteApps as Readonly<Record<string, NoteApp>>) as [
  NoteAppId,
  NoteApp,
][];

/**
 * All notes. Most notes say that an app deviates from the QR code. Others say that it follows the QR code, where many
 * apps don't.
 */
export const appNotes: readonly AppNote[] = apps.flatMap(([app, { name, notes }]) =>
  notes.map((note): AppNote => ({ ...note, app, name })),
);

/** Returns the source with an id: who observed an app, and when. */
export function noteSourceOf(id: NoteSourceId): NoteSource {
  return noteSources[id];
}

/** Returns the notes about a setting. */
export function notesAbout(setting: NoteSetting): AppNote[] {
  return appNotes.filter(({ settings }) => settings.includes(setting));
}

/** Returns the notes that belong to a rule of `@otp-lab/otp/read`. */
export function notesForRule(rule: RuleId): AppNote[] {
  return appNotes.filter(({ rules }) => rules?.includes(rule));
}

/** Returns the notes that contradict a note. */
export function conflictsOf(note: AppNote): AppNote[] {
  return appNotes.filter(
    (other) => other !== note && note.conflict !== undefined && other.conflict === note.conflict,
  );
}
