import type { RuleId } from '@otp-lab/otp/read';
import type { DatedSourceId } from './sources.ts';

/** The settings that notes can be about. */
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

/** A number or a range. The range includes `to` and has no upper bound without it. */
export type NoteNumber = number | { readonly from: number; readonly to?: number };

/** Values of settings, as in an account or its URI. */
export interface NoteValues {
  readonly type?: readonly ('hotp' | 'totp')[];
  readonly algorithm?: readonly string[];
  readonly digits?: readonly NoteNumber[];
  readonly period?: readonly NoteNumber[];
  /** Text that appears in a secret. */
  readonly secret?: readonly string[];
}

/** Fields that a behavior may require. */
interface NoteFields {
  /** The values that the note is about. */
  readonly given: NoteValues;
  /** The values that the app uses. */
  readonly used: NoteValues;
  readonly bytes: number;
  /** Which characters the app replaces, and by what. */
  readonly repairs: string;
}

/**
 * The behaviors (described in `behaviorDescriptions.ts`). Each maps the arguments of its message to the note's fields
 * that contain their values.
 */
export const noteBehaviors = {
  ignores: { used: 'used' },
  'wrong-in-some': { tested: 'given' },
  right: { tested: 'given' },
  only: { supported: 'given' },
  'only-else-refuses': { supported: 'given' },
  refuses: { value: 'given' },
  'calls-unsafe': { value: 'given' },
  'refuses-honestly': {},
  takes: { value: 'given' },
  'reads-as': { given: 'given', as: 'used' },
  'algorithm-unknown-is': { used: 'used' },
  clamps: { range: 'given' },
  'wrong-at': { value: 'given' },
  'time-from-server': {},
  'time-rounded': {},
  'code-kept': {},
  'wrong-at-usual': {},
  'secret-repaired': { repairs: 'repairs' },
  'secret-short-called-unsafe': { bytes: 'bytes' },
  'secret-others-dropped': {},
  'secret-padded-to': { bytes: 'bytes' },
  'secret-separators-dropped': {},
  'issuer-label-wins': {},
  'issuer-parameter-wins': {},
  'steam-by-issuer': { used: 'used' },
  'steam-reversed': { used: 'used' },
  'label-one-colon': {},
  'name-length': { bytes: 'bytes' },
  'counter-missing-is-zero': {},
  'counter-required': {},
  'counter-starts-before': {},
  'type-ignored': {},
} as const satisfies Record<string, Readonly<Record<string, keyof NoteFields>>>;

export type NoteBehavior = keyof typeof noteBehaviors;

type FieldOf<Behavior extends NoteBehavior> = Extract<
  (typeof noteBehaviors)[Behavior][keyof (typeof noteBehaviors)[Behavior]],
  keyof NoteFields
>;

/** A behavior with exactly the fields that it requires. */
type Statement = {
  [Behavior in NoteBehavior]: { readonly behavior: Behavior } & Pick<NoteFields, FieldOf<Behavior>>;
}[NoteBehavior];

export type NotePlatform = 'Android' | 'iOS' | 'Web';

/** One note: what an app was observed to do, with sources. */
export type NoteEntry = Statement & {
  /** The platform, if the app differs between platforms. */
  readonly platform?: NotePlatform;
  /** The settings that the note is about. */
  readonly settings: readonly NoteSetting[];
  /** The only type of account that the note applies to. A note with a type implies that the app accepts this type. */
  readonly type?: 'hotp' | 'totp';
  readonly sources: readonly DatedSourceId[];
  /** The rules of `@otp-lab/otp/read` that the note belongs to. */
  readonly rules?: readonly RuleId[];
  /** An id shared by notes that contradict each other. */
  readonly conflict?: string;
};

/** An app with its notes. */
export interface NoteApp<Entry = NoteEntry> {
  readonly name: string;
  /** The day on which we looked for sources about settings without a note, and found none. */
  readonly searched?: string;
  readonly notes: readonly Entry[];
}
