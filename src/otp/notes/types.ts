import type { RuleId } from '../read/rules.ts';
import type { NoteSourceId } from './data.ts';

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
 * What an app was seen to do, and the arguments of its sentence: each with the field of the note
 * that it says.
 */
export const noteBehaviours = {
  /** Shows the code for `used`, whatever is asked for, without a word. */
  ignores: { used: 'used' },
  /** Shows a wrong code without a word in some combinations of `given`. */
  'wrong-in-some': { tested: 'given' },
  /** Does all of `given` as asked, in every combination. */
  right: { tested: 'given' },
  /** Does `given` alone; what it does with others is not said. */
  only: { supported: 'given' },
  /** Does `given` and refuses others. */
  'only-else-refuses': { supported: 'given' },
  /** Refuses `given`. */
  refuses: { value: 'given' },
  /** Says that it cannot, for all that it cannot. */
  'refuses-honestly': {},
  /** Takes `given`, which is out of the ordinary. */
  takes: { value: 'given' },
  /** Takes `given` for `used` without a word. */
  'reads-as': { given: 'given', used: 'used' },
  /** Takes an algorithm that it does not know for `used` without a word. */
  'algorithm-unknown-is': { used: 'used' },
  /** Brings values into the range `given` without a word. */
  clamps: { range: 'given' },
  /** Shows a wrong code for `given`. */
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

export type NoteBehaviour = keyof typeof noteBehaviours;

type FieldOf<Behaviour extends NoteBehaviour> = Extract<
  (typeof noteBehaviours)[Behaviour][keyof (typeof noteBehaviours)[Behaviour]],
  keyof NoteFields
>;

/** A behavior with the fields that it has, and no others. */
type Statement = {
  [Behaviour in NoteBehaviour]: { readonly behaviour: Behaviour } & Pick<
    NoteFields,
    FieldOf<Behaviour>
  >;
}[NoteBehaviour];

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

/** Where an observation of an app comes from, and when it was made. */
export interface NoteSource {
  readonly title: string;
  /** The year of the observation; absent where the source does not say. */
  readonly year?: number;
  readonly address?: string;
}

/** An app with the notes on it, by its name in addresses. */
export interface NoteApp<Entry = NoteEntry> {
  readonly name: string;
  readonly notes: readonly Entry[];
}
