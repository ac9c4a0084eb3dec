import { type AppNote, appNotes } from './appNotes.ts';
import type { NoteAppId } from './appNames.ts';
import type { NotePlatform } from './types.ts';

/** An app, on one platform or on all, with its notes. */
export interface NoteRow {
  readonly app: NoteAppId;
  readonly platform?: NotePlatform;
  /** Includes the notes without a platform, which apply to all platforms. */
  readonly notes: readonly AppNote[];
}

function rowsOf(app: NoteAppId): NoteRow[] {
  const all = appNotes.filter((note) => note.app === app);
  const named = new Set(
    all.map(({ platform }) => platform).filter((platform) => platform !== undefined),
  );
  // Rows for Android and iOS already have the notes that apply to all platforms.
  const hasRest = !(named.has('Android') && named.has('iOS')) && all.some((note) => !note.platform);
  const platforms = [...(hasRest ? [undefined] : []), ...[...named].toSorted()];
  return platforms.map((platform) => ({
    app,
    ...(platform === undefined ? {} : { platform }),
    notes: all.filter((note) => note.platform === undefined || note.platform === platform),
  }));
}

/** The rows of the notes table: apps by id, with a row for each platform that has its own notes. */
export const noteRows: readonly NoteRow[] = [...new Set(appNotes.map(({ app }) => app))].flatMap(
  rowsOf,
);
