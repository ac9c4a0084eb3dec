import type { OtpSettings } from '@otp-lab/otp';
import { bytesOf, type RandomSource } from '@otp-lab/otp/testing';
import { type AppFactory, appWithFault } from './app.ts';
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
const otherLetter = (letter: string, random: RandomSource) =>
  letters.charAt((letters.indexOf(letter) + 1 + below(random, 31)) % 32);

/**
 * Returns a kind of app whose secret has a typing error. The secrets have at most 40 letters, because nobody types
 * more by hand.
 * @param mistype returns the secret with the error at an index, or undefined if there can't be one
 */
const typingError =
  (
    finding: string,
    mistype: (secret: string, index: number, random: RandomSource) => string | undefined,
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

const replaced = (secret: string, index: number, letter: string) =>
  `${secret.slice(0, index)}${letter}${secret.slice(index + 1)}`;

const swapped = (secret: string, index: number, distance: number) => {
  const [one, other] = [secret[index], secret[index + distance]];
  if (one === undefined || other === undefined || one === other) return undefined;
  return replaced(replaced(secret, index, other), index + distance, one);
};

/**
 * Apps whose user mistyped the secret. The findings are `secret:` and the error. The finding of a lost letter is right
 * whether the settings or the app lack the letter. `key:cut` is right if the error only cuts the key.
 */
export const secretKinds: Kinds = {
  'secret, one wrong letter': withFinding(
    typingError('secret:one-letter', (secret, index, random) =>
      replaced(secret, index, otherLetter(secret.charAt(index), random)),
    ),
  ),
  'secret, a letter read as one that looks like it': withFinding(
    typingError('secret:one-letter', (secret, index) => {
      const lookalikeIndex = Array.from(secret).findIndex(
        (letter, at) => at >= index && lookalikes[letter] !== undefined,
      );
      const other = lookalikes[secret.charAt(lookalikeIndex)];
      return other === undefined ? undefined : replaced(secret, lookalikeIndex, other);
    }),
  ),
  'secret, two letters swapped': withFinding(
    typingError('secret:swapped', (secret, index) => swapped(secret, index, 1)),
  ),
  'secret, first letter lost': withFinding(typingError('secret:lost', (secret) => secret.slice(1))),
  'secret, one letter lost': withFinding(
    typingError('secret:lost', (secret, index) => replaced(secret, index, '')),
  ),
  'secret, one letter doubled': withFinding(
    typingError('secret:doubled', (secret, index) =>
      replaced(secret, index, secret.charAt(index).repeat(2)),
    ),
  ),
  'secret, a letter added': withoutFinding(
    typingError('secret:lost', (secret, index, random) =>
      replaced(
        secret,
        index,
        `${secret.charAt(index)}${otherLetter(secret.charAt(index), random)}`,
      ),
    ),
  ),
  'secret, two wrong letters': withoutFinding(
    typingError('secret:two-letters', (secret, index, random) => {
      const once = replaced(secret, index, otherLetter(secret.charAt(index), random));
      const next = (index + 1 + below(random, secret.length - 1)) % secret.length;
      return replaced(once, next, otherLetter(once.charAt(next), random));
    }),
  ),
  'secret, groups of four swapped': withoutFinding(
    typingError('secret:groups', (secret, index) => {
      const start = Math.floor(index / 8) * 8;
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
