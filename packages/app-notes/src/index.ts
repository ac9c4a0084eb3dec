/** What authenticator apps do with each setting of an account, with the sources that say so. */
export {
  type AppNote,
  appNotes,
  conflictsOf,
  nameOfNotedApp,
  notesAbout,
  notesForRule,
  noteSourceOf,
} from './appNotes.ts';
export { type NoteAppId, noteApps } from './data.ts';
export { type NoteSource, noteSources, type NoteSourceId } from './sources.ts';
export {
  type NoteApp,
  type NoteBehavior,
  noteBehaviors,
  type NoteEntry,
  type NoteNumber,
  type NotePlatform,
  type NoteSetting,
  noteSettings,
  type NoteValues,
} from './types.ts';

/** The notes as a table: a row for each app, a column for each value of a setting. */
export { columnValues, type NoteColumn, noteColumns } from './columns.ts';
export { type NoteRow, noteRows } from './rows.ts';
export { noteVerdicts, type Outcome, outcomeOf, type Wanted } from './outcomes.ts';
export { type ValueSetting, valueSettings } from './values.ts';

/** What the notes say of one account: whether an app takes it, and the code that it would show. */
export { type AppAnswer, type NotedSettings, whatAppsDo } from './whatAppsDo.ts';
export {
  appsKnownFor,
  type AppShows,
  appsShow,
  codeFor,
  isUsual,
  type KnownApp,
  type ShownCode,
} from './appsShow.ts';

/** Report cards of apps (@otp-lab/otp/app-test) as notes. */
export { reportEntry, reportOutcome } from './reportNotes.ts';
