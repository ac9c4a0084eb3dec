import type { RuleId } from '@otp-lab/otp/read';
import type { NoteSourceId } from './sources.ts';

/** What a note is about. */
export const noteSettings = [
  'type',
  'algorithm',
  'digits',
  'period',
  'counter',
  'secret',
  'issuer',
  'account',
  'clock',
] as const;
export type NoteSetting = (typeof noteSettings)[number];

/** A number, or all numbers from one on, up to another where that is said. */
export type NoteNumber = number | { readonly from: number; readonly to?: number };

/** Values of settings, as an account or its URI writes them. */
export interface NoteValues {
  readonly type?: readonly ('hotp' | 'totp')[];
  readonly algorithm?: readonly string[];
  readonly digits?: readonly NoteNumber[];
  readonly period?: readonly NoteNumber[];
  /** Text in a secret. */
  readonly secret?: readonly string[];
}

/** What a statement may say besides its behavior. */
interface NoteFields {
  /** The values that it is about. */
  readonly given: NoteValues;
  /** The values that the app uses. */
  readonly used: NoteValues;
  readonly bytes: number;
  /** Which characters become which. */
  readonly repairs: string;
}

/**
 * What an app was seen to do (`meanings.ts`), and the arguments of its sentence: each with the field
 * of the note that it says.
 */
export const noteBehaviors = {
  ignores: { used: 'used' },
  'wrong-in-some': { tested: 'given' },
  right: { tested: 'given' },
  only: { supported: 'given' },
  'only-else-refuses': { supported: 'given' },
  refuses: { value: 'given' },
  'refuses-honestly': {},
  takes: { value: 'given' },
  'reads-as': { given: 'given', as: 'used' },
  'algorithm-unknown-is': { used: 'used' },
  clamps: { range: 'given' },
  'wrong-at': { value: 'given' },
  'time-from-server': {},
  'time-rounded': {},
  'secret-repaired': { repairs: 'repairs' },
  'secret-short-called-unsafe': { bytes: 'bytes' },
  'secret-padded-to': { bytes: 'bytes' },
  'secret-separators-dropped': {},
  'issuer-label-wins': {},
  'issuer-parameter-wins': {},
  'label-one-colon': {},
  'name-length': { bytes: 'bytes' },
  'counter-missing-is-zero': {},
  'counter-required': {},
  'type-ignored': {},
} as const satisfies Record<string, Readonly<Record<string, keyof NoteFields>>>;

export type NoteBehavior = keyof typeof noteBehaviors;

type FieldOf<Behavior extends NoteBehavior> = Extract<
  (typeof noteBehaviors)[Behavior][keyof (typeof noteBehaviors)[Behavior]],
  keyof NoteFields
>;

/** A behavior with the fields that it has, and no others. */
type Statement = {
  [Behavior in NoteBehavior]: { readonly behavior: Behavior } & Pick<NoteFields, FieldOf<Behavior>>;
}[NoteBehavior];

export type NotePlatform = 'Android' | 'iOS' | 'Web';

/** What an app was seen to do, by whom and when, as the file of notes has it. */
export type NoteEntry = Statement & {
  /** The platform, where the app differs between several. */
  readonly platform?: NotePlatform;
  /** What it is about. */
  readonly settings: readonly NoteSetting[];
  /** The only type of account for which it is said; an app of which it is said takes that type. */
  readonly type?: 'hotp';
  /** Whether it is said of all of `given` together, and of none of it alone. */
  readonly together?: true;
  readonly sources: readonly NoteSourceId[];
  /** Findings of reading to which the note belongs. */
  readonly rules?: readonly RuleId[];
  /** The same text for notes that contradict each other. */
  readonly conflict?: string;
};

/** An app with the notes on it, by its name in addresses. */
export interface NoteApp<Entry = NoteEntry> {
  readonly name: string;
  readonly notes: readonly Entry[];
}
