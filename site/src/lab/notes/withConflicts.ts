import { type AppNote, conflictsOf } from '@otp-lab/app-notes';

/**
 * Returns the notes, each followed by the notes that contradict it, without duplicates. If all notes share a setting,
 * contradictions about other settings are left out: notes on digits don't lead to a note on algorithms.
 */
export function withConflicts(notes: readonly AppNote[]): AppNote[] {
  const [first, ...others] = notes;
  const common = (first?.settings ?? []).filter((setting) =>
    others.every(({ settings }) => settings.includes(setting)),
  );
  const isRelated = ({ settings }: AppNote) =>
    common.length === 0 || settings.some((setting) => common.includes(setting));
  return [...new Set(notes.flatMap((note) => [note, ...conflictsOf(note).filter(isRelated)]))];
}
