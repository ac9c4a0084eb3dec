import { type AppNote, appNotes } from './appNotes.ts';
import type { NoteAppId } from './data.ts';
import type { NotePlatform } from './types.ts';

/** An app on a platform, or wherever it runs, with the notes on it. */
export interface NoteRow {
  readonly app: NoteAppId;
  readonly name: string;
  readonly platform?: NotePlatform;
  /** Those that say nothing of a platform hold on each. */
  readonly notes: readonly AppNote[];
}

function rowsOf(app: NoteAppId): NoteRow[] {
  const all = appNotes.filter((note) => note.app === app);
  // The row without a platform is the first; `toSorted` would leave it to the end.
  const platforms = [...new Set(all.map(({ platform }) => platform ?? ''))].toSorted();
  return platforms
    .map((platform) => (platform === '' ? undefined : platform))
    .map((platform) => ({
      app,
      name: all[0]?.name ?? app,
      ...(platform === undefined ? {} : { platform }),
      notes: all.filter((note) => note.platform === undefined || note.platform === platform),
    }));
}

/** The rows of the table: apps by name, each platform of which something is noted by itself. */
export const noteRows: readonly NoteRow[] = [...new Set(appNotes.map(({ app }) => app))].flatMap(
  rowsOf,
);
