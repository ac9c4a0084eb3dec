import type { OtpSettings } from '@otp-lab/otp';
import { bytesOf } from '@otp-lab/otp/testing';
import { type AppFactory, appWithFault, type Random } from './app.ts';
import { type Kinds, withFinding, withoutFinding } from './faults.ts';
import { below } from './settings.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const lookalikes: Readonly<Record<string, string>> = {
  O: 'Q',
  I: 'L',
  S: '5',
  Z: '2',
  B: 'E',
  G: '6',
};

/** Returns another letter of Base32. */
const otherLetter = (letter: string, random: Random) =>
  letters.charAt((letters.indexOf(letter) + 1 + below(random, 31)) % 32);

/**
 * Returns a kind of app whose secret has a typing error. The secrets have at most 40 letters, because nobody types
 * more by hand.
 * @param mistype returns the secret with the error at a place, or undefined if there can't be one
 */
const typingError =
  (
    finding: string,
    mistype: (secret: string, place: number, random: Random) => string | undefined,
  ): AppFactory =>
  (given, random) => {
    const settings: OtpSettings = { ...given, secret: given.secret.slice(0, 40) };
    const typed = mistype(settings.secret, below(random, settings.secret.length), random);
    if (typed === undefined) return undefined;
    const [key, right] = [bytesOf(typed), bytesOf(settings.secret)];
    return key.equals(right)
      ? undefined
      : appWithFault(settings, [finding, `key:cut${key.length}`], { key });
  };

const replaced = (secret: string, place: number, letter: string) =>
  `${secret.slice(0, place)}${letter}${secret.slice(place + 1)}`;

const swapped = (secret: string, place: number, distance: number) => {
  const [one, other] = [secret[place], secret[place + distance]];
  if (one === undefined || other === undefined || one === other) return undefined;
  return replaced(replaced(secret, place, other), place + distance, one);
};

/**
 * Apps whose user mistyped the secret. The findings are `secret:` and the error. The sentence of a lost letter is true
 * whether the settings or the app lack the letter. `key:cut` is true if the error only cuts the key.
 */
export const secretKinds: Kinds = {
  'secret, one wrong letter': withFinding(
    typingError('secret:one-letter', (secret, place, random) =>
      replaced(secret, place, otherLetter(secret.charAt(place), random)),
    ),
  ),
  'secret, a letter read as one that looks like it': withFinding(
    typingError('secret:one-letter', (secret, place) => {
      const index = Array.from(secret).findIndex(
        (letter, at) => at >= place && lookalikes[letter] !== undefined,
      );
      const other = lookalikes[secret.charAt(index)];
      return other === undefined ? undefined : replaced(secret, index, other);
    }),
  ),
  'secret, two letters swapped': withFinding(
    typingError('secret:swapped', (secret, place) => swapped(secret, place, 1)),
  ),
  'secret, first letter lost': withFinding(typingError('secret:lost', (secret) => secret.slice(1))),
  'secret, one letter lost': withFinding(
    typingError('secret:lost', (secret, place) => replaced(secret, place, '')),
  ),
  'secret, one letter doubled': withFinding(
    typingError('secret:doubled', (secret, place) =>
      replaced(secret, place, secret.charAt(place).repeat(2)),
    ),
  ),
  'secret, a letter added': withoutFinding(
    typingError('secret:lost', (secret, place, random) =>
      replaced(
        secret,
        place,
        `${secret.charAt(place)}${otherLetter(secret.charAt(place), random)}`,
      ),
    ),
  ),
  'secret, two wrong letters': withoutFinding(
    typingError('secret:two-letters', (secret, place, random) => {
      const once = replaced(secret, place, otherLetter(secret.charAt(place), random));
      const next = (place + 1 + below(random, secret.length - 1)) % secret.length;
      return replaced(once, next, otherLetter(once.charAt(next), random));
    }),
  ),
  'secret, groups of four swapped': withoutFinding(
    typingError('secret:groups', (secret, place) => {
      const start = Math.floor(place / 8) * 8;
      const [one, other] = [secret.slice(start, start + 4), secret.slice(start + 4, start + 8)];
      return other.length < 4
        ? undefined
        : `${secret.slice(0, start)}${other}${one}${secret.slice(start + 8)}`;
    }),
  ),
  'secret, last four letters lost': withoutFinding(
    typingError('secret:cut', (secret) => secret.slice(0, -4)),
  ),
};
