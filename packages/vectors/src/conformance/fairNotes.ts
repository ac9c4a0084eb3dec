/**
 * What is said in fairness of a deviation, each with the code that it names. A page shows these
 * sentences in its own language by the names.
 */
export const fairNotes = {
  'limit-raised': {
    text: 'The limit is a guardrail, which createGuardrails({ MAX_SECRET_BYTES: 128 }) changes.',
    code: 'createGuardrails({ MAX_SECRET_BYTES: 128 })',
  },
  'zeros-kept': {
    text: 'With the option explicitZeroPad: true, the zeros are kept.',
    code: 'explicitZeroPad: true',
  },
  'lowercase-read': {
    text: 'In lowercase, algorithm=sha256, it is understood.',
    code: 'algorithm=sha256',
  },
} as const;

export type FairNoteName = keyof typeof fairNotes;

/** The name of a sentence of the report. */
export function fairNoteNamed(text: string): FairNoteName {
  const found = Object.entries(fairNotes).find(([, note]) => note.text === text);
  if (!found) throw new Error(`fairNotes.ts has no note '${text}'`);
  return found[0] as FairNoteName;
}
