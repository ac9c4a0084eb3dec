import { type AppNote, conflictsOf } from '@otp-lab/app-notes';

/** The notes and those that contradict them, which stand beside each other. */
export function withConflicts(notes: readonly AppNote[]): AppNote[] {
  return [...new Set(notes.flatMap((note) => [note, ...conflictsOf(note)]))];
}
