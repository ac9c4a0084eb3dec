import { conflictsOf } from '../../../otp/appNotes.ts';
import type { AppNote } from '../../../otp/notes/types.ts';

/** The notes and those that contradict them, which stand beside each other. */
export function withConflicts(notes: readonly AppNote[]): AppNote[] {
  return [...new Set(notes.flatMap((note) => [note, ...conflictsOf(note)]))];
}
