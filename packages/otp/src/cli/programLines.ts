import {
  type Explanation,
  type InputProperty,
  type InputPropertyKind,
  isWithoutAnswers,
  type ProgramCause,
  type ProgramCausePart,
  type ProgramCauseKind,
  type ProgramResult,
} from '../program/index.ts';
import { sentenceValues } from '../diagnosis/index.ts';
import { englishFormats, joinAlternatives, type Sentence } from './sentences.ts';

/** Sentences about bugs of a program, one for each kind. */
const sentences: Readonly<Record<ProgramCauseKind, Sentence>> = {
  'clock-steps': ({ count, direction }) =>
    `Your program is ${count === 1 ? 'one time step' : `${count} time steps`} ${direction}.`,
  'clock-milliseconds': () => 'Your program counts milliseconds instead of seconds.',
  'clock-zone': ({ time, direction }) =>
    `Your program’s time is ${time} ${direction}, as if local time were UTC.`,
  'clock-rounded': () =>
    'Your program rounds to the nearest time step instead of always rounding down.',
  'clock-rounded-up': () =>
    'Your program rounds up to the next time step instead of always rounding down.',
  counter: ({ shown, direction }) =>
    `Your program’s counter is ${shown} ${direction === 'ahead' ? 'too high' : 'too low'}.`,
  'counter-little-endian': ({ bytes }) =>
    bytes === 4
      ? 'Your program hashes the counter as 4 bytes, low byte first; it should be 8 bytes, high byte first.'
      : 'Your program writes the counter low byte first; it should be high byte first.',
  'counter-32-bit': () => 'Your program hashes the counter as 4 bytes instead of 8.',
  'counter-text': () => 'Your program hashes the counter as text instead of as 8 bytes.',
  'counter-cut32': () => 'Your program keeps only 32 bits of the counter.',
  'counter-cut53': () =>
    'Your program keeps the counter in a floating-point number, which is exact only up to 2^53.',
  algorithm: ({ algorithm }) =>
    `Your program always uses ${algorithm}, whichever algorithm the input asks for.`,
  digits: ({ digits }) =>
    `For the wrong codes, your program uses ${digits} digits instead of the number asked for.`,
  period: ({ period }) =>
    period === 1
      ? 'Your program uses Unix time itself as the counter, without dividing it by the period.'
      : `Your program always uses a period of ${period} seconds, whatever the input asks for.`,
  'type-totp': () => 'Your program divides the counter by 30 as if it were a time.',
  'type-hotp': () => 'Your program ignores the time and uses a fixed counter.',
  'key-ascii': () =>
    'Your program uses the secret’s text as the key instead of decoding it from Base32.',
  'key-hex': () => 'Your program reads the secret as hexadecimal instead of Base32.',
  'key-hex-text': () =>
    'Your program uses the key’s hexadecimal text, instead of its bytes, as the key.',
  'key-hex-as-base32': () => 'Your program decodes the key’s hexadecimal text as Base32.',
  'key-empty': () => 'Your program uses an empty key.',
  'key-padded': () => 'Your program adds zero bytes to the front of the key.',
  'key-repeated': ({ bytes }) =>
    `Your program repeats short keys until they are ${bytes} bytes long.`,
  'key-cut': ({ bytes }) => `Your program uses only the first ${bytes} bytes of the key.`,
  'key-partial-byte': () =>
    'Your program keeps the leftover bits at the end of the secret, which don’t make up a whole byte.',
  'key-base64': () => 'Your program decodes the secret as Base64 instead of Base32.',
  'key-base32hex': () => 'Your program decodes the secret with the base32hex alphabet.',
  'key-crockford': () => 'Your program decodes the secret with Crockford’s Base32 alphabet.',
  'key-utf16': () =>
    'Your program uses the secret’s text as the key, in UTF-16 with two bytes per character.',
  'key-newline': () => 'Your program includes a line break in the key.',
  'key-block': () =>
    'Your program truncates keys that are longer than a block of the hash. HMAC requires such keys to be hashed instead.',
  'key-text': () =>
    'Your program decodes the key as UTF-8 text, which destroys bytes from 0x80 up.',
  'key-utf8': () =>
    'Your program encodes the key in UTF-8, which turns each byte from 0x80 up into two.',
  'key-zero-ended': () => 'Your program ends the key at its first zero byte, as a C string would.',
  'key-zeros-dropped': () =>
    'Your program drops zero bytes at the start of the key, as a big integer would.',
  'hash-plain': () => 'Your program hashes the key and the counter without HMAC.',
  'hash-swapped': () => 'Your program swaps the key and the counter in the HMAC.',
  'truncation-byte19': () =>
    'Your program takes the offset from byte 19 of every hash. It should come from the last byte, which is byte 19 only in SHA1.',
  'truncation-sign': () => 'Your program keeps the sign bit that RFC 4226 removes.',
  'truncation-offset': ({ offset }) =>
    `Your program always takes the number from byte ${offset} of the hash. The offset should come from the last byte.`,
  'truncation-hex': () =>
    'Your program truncates the hash’s hexadecimal text instead of its bytes.',
  'truncation-first-digits': () =>
    'Your program takes the first digits of the number instead of the last.',
  'truncation-modulo-32-bit': () =>
    'Your program computes 10-digit codes with 32-bit integers, which are too small for them.',
  'code-zeros-lost': () => 'Your program drops leading zeros.',
  'code-cut-left': () => 'Your program cuts off the beginning of long codes.',
  'code-cut-right': () => 'Your program cuts off the end of long codes.',
  'clock-cut32': () =>
    'Your program keeps the time in a 32-bit integer, which overflows in 2038 if signed or in 2106 if unsigned.',
  'clock-since-2001': () => 'Your program counts the seconds since 2001 instead of since 1970.',
  'clock-milliseconds-32-bit': () =>
    'Your program keeps the time in milliseconds in 32 bits, which overflow every few weeks.',
  'counter-word-twice': () =>
    'Your program writes the counter’s lower 4 bytes twice. In JavaScript, this happens when >> shifts by 32 or more.',
  'code-zeros-appended': () =>
    'Your program pads short codes with zeros at the end; they belong at the beginning.',
  'key-whole-groups': () =>
    'Your program decodes only whole groups of 8 Base32 letters and loses the rest of the secret.',
  'key-filled-with-a': () =>
    'Your program fills up the secret with the letter A instead of =, which makes the key longer.',
  'key-repeated-to-hash': () =>
    'Your program repeats short keys until they are as long as the hash: 20, 32, or 64 bytes.',
  'truncation-whole-number': () =>
    'Your program prints the whole number instead of its last digits.',
  'truncation-offset-read': ({ read }) =>
    `Your program computes the offset as ${read}. It should be the low 4 bits of the last byte: hash[length - 1] & 15.`,
  'truncation-little-endian': () =>
    'Your program reads the 4 bytes at the offset in little-endian order instead of big-endian.',
  'truncation-modulo-nines': () =>
    'Your program takes the remainder of 10^digits − 1, such as 999999, instead of 10^digits.',
  'hash-block64': () => 'Your program computes HMAC-SHA512 with blocks of 64 bytes instead of 128.',
  'algorithm-as': ({ asked, algorithm }) =>
    `Where the input asks for ${asked}, your program uses ${algorithm}.`,
  'digits-below': ({ digits, bound }) =>
    `Your program uses ${digits} digits where the input asks for fewer than ${bound}.`,
  'digits-above': ({ digits, bound }) =>
    `Your program uses ${digits} digits where the input asks for more than ${bound}.`,
  'digits-except': ({ digits, known }) =>
    `Your program uses ${digits} digits where the input asks for anything other than ${known === 2 ? '6 or 8' : '6, 7, or 8'}.`,
  'digits-modulo': ({ exponent }) =>
    `For the wrong codes, your program takes the remainder after dividing by 10^${exponent} instead of by 10^digits, and pads it with zeros if it’s too short.`,
  'period-except': ({ period }) =>
    `Your program uses a period of ${period} seconds where the input asks for anything other than 30 or 60.`,
  'alphabet-steam': () => 'Your program writes the code in Steam’s alphabet.',
};

function sentenceOf(part: ProgramCausePart): string {
  return sentences[part.kind](sentenceValues(part, englishFormats));
}

const causeOf = ({ parts }: ProgramCause) => parts.map(sentenceOf).join(' ');

/** What inputs have, for a sentence that continues after "with". */
const properties: Readonly<Record<InputPropertyKind, Sentence>> = {
  algorithm: ({ algorithm }) => `${algorithm}`,
  'counter-above': ({ exponent }) => `a counter or time step of 2^${exponent} or more`,
  'counter-zero': () => 'a counter or time step of 0',
  digits: ({ digits }) => `${digits} digits`,
  'digits-above': ({ bound }) => `more than ${bound} digits`,
  'digits-below': ({ bound }) => `fewer than ${bound} digits`,
  'digits-except': () => 'a number of digits other than 6 or 8',
  'key-above': ({ bytes }) => `a key longer than ${bytes} bytes`,
  'key-below': ({ bytes }) => `a key shorter than ${bytes} bytes`,
  'key-not-text': () => 'a key that isn’t UTF-8 text',
  'period-below': ({ bound }) => `a period of less than ${bound} seconds`,
  'period-except': () => 'a period other than 30 or 60 seconds',
  'secret-lower-case': () => 'lowercase letters in the secret',
  'secret-padded': () => 'padding (=) in the secret',
  'secret-spare-bits': () => 'leftover bits in the secret that aren’t zero',
  'secret-unpadded': () => 'missing padding (=)',
  'time-above': ({ exponent }) => `a time of 2^${exponent} seconds or more`,
  type: ({ type }) => `${type}`,
};

const propertyOf = ({ kind, values }: InputProperty) => properties[kind](values);

/** Says how many inputs a program refused, and what they have in common. */
function refusalLines({ total: { refused }, refusedProperties }: ProgramResult): string[] {
  if (refused === 0) return [];
  const count = refused === 1 ? 'One input was refused.' : `${refused} inputs were refused.`;
  if (refusedProperties.length === 0) return [count];
  const common = refusedProperties.map(propertyOf).join(' or ');
  return [count, `Your program refused all inputs with ${common}, and no others.`];
}

const certainties = { certain: 'Certain', likely: 'Likely', none: 'Unexplained' } as const;

function matchLines(result: ProgramResult): string[] {
  const { right, missing, refused } = result.total;
  if (missing + refused === 0) return ['Correct', `All ${right} codes are correct.`];
  const correct =
    right === 1
      ? 'The one code in the output is correct.'
      : right === 2
        ? 'Both codes in the output are correct.'
        : `All ${right} codes in the output are correct.`;
  if (refused === 0) return ['Correct so far', correct];
  return [
    'Incomplete',
    ...refusalLines(result),
    'If your program is meant to support these inputs, that’s a bug.',
    correct,
  ];
}

/** Says how many wrong codes the causes explain, and how many correct codes agree with them. */
function explainedCodes({ wrong, right }: ProgramResult['total']): string {
  const all =
    wrong === 1
      ? 'This explains the wrong code'
      : wrong === 2
        ? 'This explains both wrong codes'
        : `This explains all ${wrong} wrong codes`;
  if (right === 0) return `${all}.`;
  return right === 1
    ? `${all}, and the correct one is consistent with it.`
    : `${all}, and the ${right} correct ones are consistent with it.`;
}

function invalidLine({ invalid }: ProgramResult['total']): string {
  const lines = invalid === 1 ? 'One line is' : `${invalid} lines are`;
  return `${lines} not a code, and not “error” either.`;
}

/** Names the bugs that explain some of the wrong codes, and says how many they explain. */
function partialLines({ partialCauses }: Explanation, total: ProgramResult['total']): string[] {
  const wrong = total.wrong - total.invalid;
  const explained = partialCauses.reduce((sum, cause) => sum + cause.explained, 0);
  return [
    partialCauses.map(({ part }) => sentenceOf(part)).join(' '),
    explained === wrong
      ? explainedCodes({ ...total, wrong })
      : `This explains ${explained} of the ${wrong} wrong codes. No known bug explains the rest.`,
  ];
}

function resultLines(result: ProgramResult): string[] {
  const { total, explanation } = result;
  if (total.invalid > 0 && explanation === undefined)
    return ['Wrong', invalidLine(total), ...refusalLines(result)];
  if (explanation === undefined) return matchLines(result);
  const { certainty, causes, partialCauses } = explanation;
  const [first, ...also] = causes;
  if (partialCauses.length > 0)
    return ['Partly explained', ...partialLines(explanation, total), ...refusalLines(result)];
  const lines: string[] = [certainties[certainty]];
  if (certainty === 'none')
    lines.push(
      'No known bug explains all of the wrong codes.',
      'Compare your codes with the correct ones to see which kinds of input your program gets wrong.',
    );
  if (first === undefined) return [...lines, ...refusalLines(result)];
  lines.push(joinAlternatives(causes.map(causeOf)));
  if (also.length === 0 && first.parts.length > 1) lines.push('Your program has these bugs.');
  if (also.length > 0) lines.push('The codes don’t show which of these it is.');
  lines.push(explainedCodes({ ...total, wrong: total.wrong - total.invalid }));
  if (total.invalid > 0) lines.push(invalidLine(total));
  lines.push(...refusalLines(result));
  if (certainty === 'likely') lines.push('More codes could make this certain.');
  return lines;
}

/** Further IDs are omitted. */
const maxIds = 5;

/** Says which lines of the output couldn't be matched to the inputs. */
function readingLines({ outputs, total }: ProgramResult): string[] {
  const { contradicted, extra, repeated } = outputs;
  const { missing } = total;
  const counted = [
    [missing, 'One input is missing from the output.', 'inputs are missing from the output.'],
    [extra, 'One line matches no input.', 'lines match no input.'],
    [repeated, 'One line is repeated.', 'lines are repeated.'],
  ] as const;
  const lines = outputs.hasIds
    ? []
    : ['The output has no IDs, so its lines were matched to the inputs in order.'];
  for (const [count, one, several] of counted)
    if (count > 0) lines.push(count === 1 ? one : `${count} ${several}`);
  if (contradicted.length > 0) {
    const ids = contradicted.slice(0, maxIds).join(', ');
    const more = contradicted.length > maxIds ? ', …' : '';
    lines.push(`Some IDs appear with different answers. Only the first one counts: ${ids}${more}`);
  }
  return lines;
}

/** Returns lines that say what is wrong with a program, one sentence each. */
export function programLines(result: ProgramResult): string[] {
  if (isWithoutAnswers(result))
    return [
      'This text has no code for any input in the list. Each line needs an ID from the list and a code, or just a code.',
    ];
  return [...resultLines(result), ...readingLines(result)];
}
