import type { ReportedImplementation } from '@otp-lab/vectors/conformance';
import type { Messages } from '../../i18n/messageTypes.ts';

/** Why cases were not run, by the keys of the messages. */
export type NotRunReason = keyof Messages['labVectorsImplementations']['reasons'];

/** Maps the features that an adapter lacks to reasons. Several features, such as each length, have one reason. */
const reasons: readonly (readonly [RegExp, NotRunReason])[] = [
  [/^codes$/, 'codes'],
  [/^base32$/, 'base32'],
  [/^uris$/, 'uris'],
  [/^exports$/, 'exports'],
  [/^verification$/, 'verification'],
  [/^hotp$/, 'hotp'],
  [/^SHA(256|512)$/, 'algorithms'],
  [/^hotp with SHA(256|512)$/, 'hotpAlgorithms'],
  [/^-?\d+ digits$/, 'digits'],
  [/^periods of -?\d+ s$/, 'periods'],
  [/^a counter too large for a JavaScript number$/, 'counterNumber'],
  [/^a counter too large for a signed (long|64-bit number)$/, 'counterSigned'],
  [/^a negative (seconds|period|digits): the type is unsigned$/, 'negative'],
  [/^a window with different sizes before and after$/, 'windowSides'],
  [/^a window other than one step before and after$/, 'windowFixed'],
  [/^a window$/, 'window'],
  [/^a window for hotp$/, 'windowHotp'],
  [/^a window at a given time$/, 'windowMoment'],
  [/^a given time$/, 'moment'],
  [/^codes already used$/, 'used'],
  [/^codes already used, for hotp$/, 'usedHotp'],
  [/^codes as numbers$/, 'numbers'],
  [/^a code with NUL, or as a number$/, 'typedArgument'],
  [/^a code of a different length: the length sets the number of digits$/, 'typedLength'],
  [/^NUL on a command line$/, 'nulArgument'],
  [/^NUL in a C string$/, 'nulString'],
  [/^a time that the test clock cannot be set to$/, 'clock'],
  [/^text in a URI that is not printable ASCII$/, 'uriCharacters'],
  [/^other text: the field also reads an older format$/, 'otherTexts'],
  [/^line breaks$/, 'lineBreaks'],
  [/^the code for the counter in the URI$/, 'nextCounter'],
];

function reasonOf(what: string): NotRunReason {
  const found = reasons.find(([pattern]) => pattern.test(what));
  if (!found) throw new Error(`No message says why these cases were not run: ${what}`);
  return found[1];
}

/** Returns the reasons why cases were not run and their numbers of cases, largest first. */
export function notRunReasons(
  notRun: ReportedImplementation['notRun'],
): readonly (readonly [NotRunReason, number])[] {
  const counts = new Map<NotRunReason, number>();
  for (const { what, cases } of notRun) {
    const reason = reasonOf(what);
    counts.set(reason, (counts.get(reason) ?? 0) + cases);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
