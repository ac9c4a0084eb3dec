import type { NoteBehavior } from './types.ts';

/** Describes each behavior, for readers and editors of the notes. Part of the published JSON. */
export const behaviorDescriptions: Readonly<Record<NoteBehavior, string>> = {
  ignores: 'Always uses `used`, whatever the account says, without a warning.',
  'wrong-in-some':
    'Shows a wrong code, without a warning, for some combinations of `given`. The source doesn’t say which.',
  right: 'Shows the correct code for every combination of `given`.',
  only: 'Supports only `given`. The source doesn’t say what the app does with other values.',
  'only-else-refuses': 'Supports only `given` and refuses other values.',
  refuses: 'Refuses `given`.',
  'calls-unsafe':
    'Calls `given` unsafe. Shows the correct code if the user adds the account nevertheless.',
  'refuses-honestly':
    'Reports every setting that it doesn’t support. The source doesn’t say which ones.',
  takes: 'Accepts `given`, which is unusual. The source doesn’t say whether the code is correct.',
  'reads-as': 'Uses `used` instead of `given`, without a warning.',
  'algorithm-unknown-is':
    'Uses `used` instead of an algorithm that it doesn’t know, without a warning.',
  clamps:
    'Changes a value outside the range `given` to the nearest value in it, without a warning.',
  'wrong-at': 'Shows a wrong code for `given`. The note doesn’t say how the app computes it.',
  'time-from-server': 'Gets the time from its own server, not from the device.',
  'time-rounded': 'Rounds the time, so that its code changes half a second early.',
  'code-kept':
    'Shows a code for 30 seconds from when it first appears, so it may be the code of the previous step.',
  'wrong-at-usual': 'Was seen to show a wrong code with SHA1, 6 digits and 30 seconds.',
  'secret-repaired': 'Replaces characters in the secret. `repairs` lists them.',
  'secret-short-called-unsafe': 'Calls a secret of fewer than `bytes` bytes unsafe.',
  'secret-others-dropped':
    'Removes characters that aren’t Base32 from the secret, without a warning.',
  'secret-padded-to': 'Lengthens a short secret to `bytes` bytes.',
  'secret-separators-dropped': 'Removes spaces and dashes from the secret.',
  'issuer-label-wins':
    'Shows the issuer of the label if the label and the parameter name different issuers.',
  'issuer-parameter-wins':
    'Shows the issuer of the parameter if the label and the parameter name different issuers.',
  'steam-by-issuer':
    'Shows a Steam code if the label names the issuer Steam. `used` has the possible lengths.',
  'steam-reversed':
    'Shows the characters of a Steam code in reverse order if the label names the issuer Steam. `used` has the possible lengths.',
  'label-one-colon': 'Allows at most one colon in the label.',
  'name-length': 'Allows a name of at most `bytes` bytes.',
  'counter-missing-is-zero': 'Starts at 0 if the counter is missing.',
  'counter-required': 'Refuses a counter-based account without a counter.',
  'counter-starts-before':
    'Shows the code of the previous counter first, so that its first code is wrong.',
  'type-ignored': 'Ignores the type: a counter-based account becomes a time-based one.',
};
