import type { RuleId } from '../read/rules.ts';
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

/** What an app was seen to do, and the values that its sentence needs. */
export const noteBehaviours = {
  /** Shows the code for `used`, whatever is asked for, without a word. */
  ignores: ['used'],
  /** Shows a wrong code without a word in some combinations. */
  'wrong-in-some': [],
  /** Does all of `tested` as asked. */
  right: ['tested'],
  /** Does `supported` alone; what it does with others is not said. */
  only: ['supported'],
  /** Does `supported` and refuses others. */
  'only-else-refuses': ['supported'],
  /** Refuses `value`. */
  refuses: ['value'],
  /** Says that it cannot, for all that it cannot. */
  'refuses-honestly': [],
  /** Takes `value`, which is out of the ordinary. */
  takes: ['value'],
  /** Takes `given` for `used` without a word. */
  'reads-as': ['given', 'used'],
  /** Takes an algorithm that it does not know for `used` without a word. */
  'algorithm-unknown-is': ['used'],
  /** Brings values into `range` without a word. */
  clamps: ['range'],
  /** A code of so many digits is not the one asked for. */
  'wrong-at-digits': ['digits'],
  'time-from-server': [],
  'time-rounded': [],
  'secret-repaired': ['repairs'],
  'secret-short-called-unsafe': ['bytes'],
  'secret-padded-to': ['bytes'],
  'secret-separators-dropped': [],
  'issuer-label-wins': [],
  'issuer-parameter-wins': [],
  'label-one-colon': [],
  'name-length': ['bytes'],
  'counter-missing-is-zero': [],
  'counter-required': [],
  'type-ignored': [],
} as const satisfies Record<string, readonly string[]>;

export type NoteBehaviour = keyof typeof noteBehaviours;

type ValuesOf<Behaviour extends NoteBehaviour> = Readonly<
  Record<(typeof noteBehaviours)[Behaviour][number], string>
>;

/** What an app was seen to do, by whom and when. */
export interface AppNote {
  readonly app: string;
  /** The platform, where the app differs between several. */
  readonly platform?: 'Android' | 'iOS' | 'Web';
  readonly settings: readonly NoteSetting[];
  readonly behaviour: NoteBehaviour;
  readonly values: Readonly<Record<string, string>>;
  readonly sources: readonly NoteSourceId[];
  /** Findings of reading to which the note belongs. */
  readonly rules: readonly RuleId[];
  /** The same text for notes that contradict each other. */
  readonly conflict?: string;
}

/** A note whose values are those of its behaviour. */
export function note<Behaviour extends NoteBehaviour>(
  app: string | readonly [app: string, platform: NonNullable<AppNote['platform']>],
  settings: readonly NoteSetting[],
  behaviour: Behaviour,
  values: ValuesOf<Behaviour>,
  sources: readonly NoteSourceId[],
  more: Partial<Pick<AppNote, 'rules' | 'conflict'>> = {},
): AppNote {
  const [name, platform] = typeof app === 'string' ? [app] : app;
  return {
    app: name,
    ...(platform === undefined ? {} : { platform }),
    settings,
    behaviour,
    values,
    sources,
    rules: more.rules ?? [],
    ...(more.conflict === undefined ? {} : { conflict: more.conflict }),
  };
}
