import { type AppNote, conflictsOf } from '../../../otp/appNotes.ts';

/** The notes and those that contradict them, which stand beside each other. */
export function withConflicts(notes: readonly AppNote[]): AppNote[] {
  return [...new Set(notes.flatMap((note) => [note, ...conflictsOf(note)]))];
}
