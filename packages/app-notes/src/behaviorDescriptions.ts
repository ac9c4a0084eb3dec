import type { NoteBehavior } from './types.ts';

/** Describes each behavior, for readers and editors of the notes. Part of the published JSON. */
export const behaviorDescriptions: Readonly<Record<NoteBehavior, string>> = {
  ignores: 'Shows the code for `used`, whatever is asked for, without a warning.',
  'wrong-in-some': 'Shows a wrong code, without a warning, in some combinations of `given`.',
  right: 'Does all of `given` as asked, in every combination.',
  only: 'Supports only `given`; the source doesn’t say what it does with other values.',
  'only-else-refuses': 'Does `given` and refuses other values.',
  refuses: 'Refuses `given`.',
  'refuses-honestly':
    'Reports every setting that it doesn’t support; the source doesn’t say which ones.',
  takes: 'Accepts `given`, which is out of the ordinary.',
  'reads-as': 'Uses `used` where `given` is asked for, without a warning.',
  'algorithm-unknown-is': 'Uses `used` for an algorithm that it does not know, without a warning.',
  clamps: 'Brings values into the range `given`, without a warning.',
  'wrong-at': 'Shows a wrong code for `given`.',
  'time-from-server': 'Takes the time from its own server, not from the device.',
  'time-rounded': 'Rounds the time, so that its code changes half a second early.',
  'code-kept':
    'Shows a code for 30 seconds from when it first appears, so it may be the code of the previous step.',
  'wrong-at-usual': 'Was seen to show a wrong code with SHA1, 6 digits and 30 seconds.',
  'secret-repaired': 'Replaces characters in the secret: `repairs`.',
  'secret-short-called-unsafe': 'Calls a secret of fewer than `bytes` bytes unsafe.',
  'secret-padded-to': 'Lengthens a short secret to `bytes` bytes.',
  'secret-separators-dropped': 'Drops spaces and dashes in the secret.',
  'issuer-label-wins': 'Shows the label’s issuer where two are named.',
  'issuer-parameter-wins': 'Shows the parameter’s issuer where two are named.',
  'steam-by-issuer':
    'Shows a Steam code if the label names the issuer Steam; `used` has the possible lengths.',
  'steam-reversed':
    'Shows the characters of a Steam code in reverse order if the label names the issuer Steam; `used` has the possible lengths.',
  'label-one-colon': 'Allows one colon in the label at most.',
  'name-length': 'Allows a name of `bytes` bytes at most.',
  'counter-missing-is-zero': 'Begins with 0 where the counter is missing.',
  'counter-required': 'Refuses a counter-based account without a counter.',
  'type-ignored': 'Ignores the type: a counter-based account becomes a time-based one.',
};
