/** What authenticator apps do with each setting of an account, with sources. */
export {
  type AppNote,
  appNotes,
  conflictsOf,
  notesAbout,
  notesForRule,
  noteSourceOf,
} from './appNotes.ts';
export { noteAppName, type NoteAppId } from './appNames.ts';
export { noteApps } from './noteApps.ts';
export {
  type MenuIcon,
  type MenuPath,
  type MenuPurpose,
  menuPurposes,
  type MenuStep,
} from './menuTypes.ts';
export { appMenus } from './appMenus.ts';
export { type DatedSourceId, type NoteSource, noteSources, type NoteSourceId } from './sources.ts';
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

/** The notes as a table: a row per app and platform, a column per value of a setting. */
export { columnValues, type NoteColumn, noteColumns } from './columns.ts';
export { type NoteRow, noteRows } from './noteRows.ts';
export { type PhoneSystem, phoneSystems, phoneSystemsOf } from './phoneSystems.ts';
/** How the outcomes are known: measured by us, or reported by others, and when. */
export { areOld, type Evidence, evidenceOf, newestSourceDay } from './evidence.ts';
export { noteVerdicts, type Outcome, outcomeOf, type RequestedSettings } from './outcomes.ts';
export { type ValueSetting, valueSettings } from './values.ts';

/** The notes applied to one account: whether apps support it, and the codes they show. */
export { codeFor } from './codeFor.ts';
export { type AppSupport, type ComparedSettings, appSupport } from './appSupport.ts';
export {
  type AppPrediction,
  appsWithCause,
  hasDefaultSettings,
  type MatchingApp,
  predictCodes,
  type PredictedCode,
} from './predictCodes.ts';

/** Converts report cards from @otp-lab/otp/app-test to notes. */
export { reportEntry, reportOutcome } from './reportNotes.ts';
