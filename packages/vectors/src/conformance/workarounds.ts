/**
 * Options and spellings that avoid a deviation. Each `text` contains `code`. The site translates
 * these sentences by their names.
 */
export const workarounds = {
  'limit-raised': {
    text: 'The limit is a safeguard. The option createGuardrails({ MAX_SECRET_BYTES: 128 }) changes it.',
    code: 'createGuardrails({ MAX_SECRET_BYTES: 128 })',
  },
  'zeros-kept': {
    text: 'With the option explicitZeroPad: true, the zeros are kept.',
    code: 'explicitZeroPad: true',
  },
  'lowercase-read': {
    text: 'Written in lowercase (algorithm=sha256), the algorithm is recognized.',
    code: 'algorithm=sha256',
  },
} as const;

export type WorkaroundName = keyof typeof workarounds;

/** Returns the name of a `text` from the report. Throws if there is none. */
export function workaroundNamed(text: string): WorkaroundName {
  const found = Object.entries(workarounds).find(([, note]) => note.text === text);
  if (!found) throw new Error(`workarounds.ts has no text '${text}'`);
  return found[0] as WorkaroundName;
}
