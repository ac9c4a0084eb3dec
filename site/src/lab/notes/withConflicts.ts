import { type AppNote, conflictsOf } from '@otp-lab/app-notes';

/** Returns the notes, each followed by the notes that contradict it, without duplicates. */
export function withConflicts(notes: readonly AppNote[]): AppNote[] {
  return [...new Set(notes.flatMap((note) => [note, ...conflictsOf(note)]))];
}
