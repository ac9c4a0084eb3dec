import { base32Alphabet, normalizeBase32 } from '../base32.ts';
import { secretPart } from './causeParts.ts';
import { hypothesisOf } from './hypothesis.ts';
import { decodeLoosely, type KeyHypothesis } from './keyEncodings.ts';
import { ratios } from './priors.ts';

/**
 * The maximum length of a secret in letters. In longer secrets, the search for typing errors would
 * take too long.
 */
const maxLength = 160;

type Kind = Parameters<typeof secretPart>[0];
/** A text that differs from the secret by one typing error. */
type Correction = readonly [kind: Kind, text: string];

const letters = Array.from(base32Alphabet);

function* oneLetterCorrections(text: string): Generator<Correction, void> {
  for (let index = 0; index < text.length; index += 1)
    for (const letter of letters)
      yield ['one-letter', `${text.slice(0, index)}${letter}${text.slice(index + 1)}`];
}

function* swappedCorrections(text: string): Generator<Correction, void> {
  for (let index = 0; index + 1 < text.length; index += 1) {
    const swapped = `${text.charAt(index + 1)}${text.charAt(index)}`;
    yield ['swapped', `${text.slice(0, index)}${swapped}${text.slice(index + 2)}`];
  }
}

/**
 * Yields corrections that differ in length. Either the secret in the settings has one more letter, or the app's secret
 * does.
 */
function* lengthCorrections(text: string): Generator<Correction, void> {
  for (let index = 0; index < text.length; index += 1) {
    const isDoubled = text[index] === text[index + 1];
    const shorter = `${text.slice(0, index)}${text.slice(index + 1)}`;
    yield [isDoubled ? 'doubled' : 'lost', shorter];
  }
  for (let index = 0; index <= text.length; index += 1)
    for (const letter of letters) {
      const isDoubled = letter === text[index - 1] || letter === text[index];
      const longer = `${text.slice(0, index)}${letter}${text.slice(index)}`;
      yield [isDoubled ? 'doubled' : 'lost', longer];
    }
}

/**
 * Returns the keys of all secrets that differ from this one by one typing error: one wrong letter,
 * two swapped neighbors, or one letter lost or doubled. Contains each key once, and not the key of
 * the secret itself.
 */
export function secretHypotheses(secret: string): KeyHypothesis[] {
  const text = normalizeBase32(secret);
  const { length } = text;
  if (length < 2 || length > maxLength) return [];
  const counts: Readonly<Record<Kind, number>> = {
    'one-letter': length * (letters.length - 1),
    swapped: length - 1,
    lost: (length + 1) * letters.length + length,
    doubled: 2 * length,
  };
  const keyOf = (base32: string) => decodeLoosely(base32, base32Alphabet, 5, 'skip');
  const known = new Set([keyOf(text).join(' ')]);
  const hypotheses: KeyHypothesis[] = [];
  for (const corrections of [swappedCorrections, oneLetterCorrections, lengthCorrections])
    for (const [kind, corrected] of corrections(text)) {
      const bytes = keyOf(corrected);
      const name = bytes.join(' ');
      const isBase32 = /^[A-Z2-7]*$/.test(corrected);
      if (!isBase32 || known.has(name)) continue;
      known.add(name);
      const ratio = ratios.secretErrors[kind] / counts[kind];
      hypotheses.push({ ...hypothesisOf(secretPart(kind, corrected), ratio), bytes });
    }
  return hypotheses;
}
