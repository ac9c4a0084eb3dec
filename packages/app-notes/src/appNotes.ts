import { type NoteAppId, noteApps } from './data.ts';
import { type NoteSource, noteSources, type NoteSourceId } from './sources.ts';
import type { NoteApp, NoteEntry, NoteSetting } from './types.ts';
import type { RuleId } from '@otp-lab/otp/read';

/** A note with the app that it is on. */
export type AppNote = NoteEntry & {
  readonly app: NoteAppId;
  /** The app's name, which is the same in every language. */
  readonly name: string;
};

/** The apps with their notes, by name. */
const apps = Object.entries(noteApps as Readonly<Record<string, NoteApp>>) as [
  NoteAppId,
  NoteApp,
][];

/** What authenticator apps do otherwise than asked, or as asked where it surprises. */
export const appNotes: readonly AppNote[] = apps.flatMap(([app, { name, notes }]) =>
  notes.map((note): AppNote => ({ ...note, app, name })),
);

/** The name of an app that notes are on. */
export function nameOfNotedApp(app: NoteAppId): string {
  return noteApps[app].name;
}

/** Where notes come from: who saw it and when. */
export function noteSourceOf(id: NoteSourceId): NoteSource {
  return noteSources[id];
}

/** The notes about a setting. */
export function notesAbout(setting: NoteSetting): AppNote[] {
  return appNotes.filter(({ settings }) => settings.includes(setting));
}

/** The notes that belong to a finding of reading. */
export function notesForRule(rule: RuleId): AppNote[] {
  return appNotes.filter(({ rules }) => rules?.includes(rule));
}

/** The notes that contradict a note. */
export function conflictsOf(one: AppNote): AppNote[] {
  return appNotes.filter(
    (other) => other !== one && one.conflict !== undefined && other.conflict === one.conflict,
  );
}
