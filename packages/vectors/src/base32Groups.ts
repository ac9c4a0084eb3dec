import { encodeBase32, fromHex } from '@otp-lab/otp';
import { numbered, type Unnumbered } from './codeCase.ts';
import type { FlagName } from './suiteFlags.ts';
import { generatedKey, textHex } from './keys.ts';
import type { Base32Case, SuiteGroup, SuiteResult } from './types.ts';

/** `key` is hexadecimal. It's ignored in invalid cases. */
type Row = readonly [text: string, key: string, comment: string];

/** Returns a function that converts rows to cases with a result and flags. */
const withResult =
  (result: SuiteResult, flags: readonly FlagName[]) =>
  ([text, key, comment]: Row): Unnumbered<Base32Case> => ({
    result,
    flags,
    comment,
    text,
    ...(result === 'invalid' ? {} : { key }),
  });

const foobar = textHex('foobar');
const hello = '48656c6c6f21deadbeef';

const published: readonly Row[] = [
  ['MY======', textHex('f'), 'f'],
  ['MZXQ====', textHex('fo'), 'fo'],
  ['MZXW6===', textHex('foo'), 'foo'],
  ['MZXW6YQ=', textHex('foob'), 'foob'],
  ['MZXW6YTB', textHex('fooba'), 'fooba'],
  ['MZXW6YTBOI======', foobar, 'foobar'],
];

function plainCases(): Unnumbered<Base32Case>[] {
  const literal: readonly Row[] = [
    ['MY', textHex('f'), 'one byte, no padding'],
    ['MZXQ', textHex('fo'), 'two bytes, no padding'],
    ['MZXW6', textHex('foo'), 'three bytes, no padding'],
    ['MZXW6YQ', textHex('foob'), 'four bytes, no padding'],
    ['MZXW6YTBOI', foobar, 'six bytes, no padding'],
    ['JBSWY3DPEHPK3PXP', hello, 'the secret of the Key URI Format'],
    [
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
      '00443214c74254b635cf84653a56d7c675be77df',
      'the alphabet',
    ],
    ['AAAAAAAA', '0000000000', 'zero bytes'],
    ['77777777', 'ffffffffff', 'bytes of 0xff'],
    ['AA', '00', 'one zero byte'],
    ['74', 'ff', 'one byte of 0xff'],
    ['QAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', `80${'00'.repeat(19)}`, 'only the first bit set'],
    ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB', `${'00'.repeat(19)}01`, 'only the last bit set'],
  ];
  const made = [7, 8, 9, 10, 11, 16, 19, 20, 32, 64, 65].map((length): Row => {
    const key = generatedKey(length);
    return [encodeBase32(fromHex(key), { padding: false }), key, `${length} bytes`];
  });
  return [...literal, ...made].map(withResult('valid', []));
}

const padded: readonly Row[] = [
  ['JBSWY3DPEHPK3PXPAA======', `${hello}00`, 'six padding characters'],
  ['JBSWY3DPEHPK3PXPAAAA====', `${hello}0000`, 'four'],
  ['JBSWY3DPEHPK3PXPAAAAA===', `${hello}000000`, 'three'],
  ['JBSWY3DPEHPK3PXPAAAAAAA=', `${hello}00000000`, 'one'],
];

const wrongPadding: readonly Row[] = [
  ['MY=', textHex('f'), 'one padding character instead of six'],
  ['MY=======', textHex('f'), 'seven instead of six'],
  ['MZXQ=', textHex('fo'), 'one instead of four'],
  ['MZXW6YTB=', textHex('fooba'), 'one instead of none'],
  ['MZXW6YTB========', textHex('fooba'), 'eight instead of none'],
];

const paddingInside: readonly Row[] = [
  ['MY======MY======', '', 'two texts, one after the other'],
  ['=MZXW6YTB', '', 'leading padding'],
  ['MZXW=6YTB', '', 'padding in the middle'],
  ['MZXW6YQ=A', '', 'a character after the padding'],
];

const otherCase: readonly Row[] = [
  ['mzxw6ytboi', foobar, 'lowercase letters'],
  ['jbswy3dpehpk3pxp', hello, 'lowercase letters'],
  ['JbSwY3DpEhPk3PxP', hello, 'both cases mixed'],
  ['mzxw6ytboi======', foobar, 'lowercase letters with padding'],
];

const separated: readonly Row[] = [
  ['JBSW Y3DP EHPK 3PXP', hello, 'groups of four with spaces'],
  ['jbsw y3dp ehpk 3pxp', hello, 'the same in lowercase'],
  [' JBSWY3DPEHPK3PXP', hello, 'a leading space'],
  ['JBSWY3DPEHPK3PXP ', hello, 'a trailing space'],
  ['JBSWY3DPEHPK3PXP\n', hello, 'a line break behind'],
  ['JBSWY3DP\r\nEHPK3PXP', hello, 'a line break inside'],
  ['JBSWY3DP\tEHPK3PXP', hello, 'a tab inside'],
  ['JBSW-Y3DP-EHPK-3PXP', hello, 'dashes'],
  ['JBSW–Y3DP–EHPK–3PXP', hello, 'en dashes, as word processors write them'],
  ['JBSWY3DP\u00A0EHPK3PXP', hello, 'a no-break space, as in text copied from web pages'],
  ['MZXW 6YTB OI== ====', foobar, 'spaces in the padding'],
  ['JBSWY3DP\u200BEHPK3PXP', hello, 'a zero-width space inside, as in text copied from web pages'],
];

const spareBits: readonly Row[] = [
  ['MZ', textHex('f'), 'one byte, two spare bits of 01'],
  ['M3', textHex('f'), 'one byte, spare bits 11'],
  ['MZXR', textHex('fo'), 'two bytes, spare bits 0001'],
  ['MZXX', textHex('fo'), 'two bytes, spare bits 0111'],
  ['MZXW7', textHex('foo'), 'three bytes, spare bit 1'],
  ['MZXW6YR', textHex('foob'), 'four bytes, spare bits 001'],
  ['MZXW6YX', textHex('foob'), 'four bytes, spare bits 111'],
  ['MZXW6YTBOJ', foobar, 'six bytes, spare bits 01'],
  ['MZ======', textHex('f'), 'with padding'],
  ['QWERTYUIOP', '858919e28873', 'the top row of a keyboard'],
];

const foreign: readonly Row[] = [
  ['MZXW0YTB', '', 'the digit 0'],
  ['MZXW1YTB', '', 'the digit 1'],
  ['MZXW8YTB', '', 'the digit 8'],
  ['MZXW9YTB', '', 'the digit 9'],
  ['0ZXW6YTB', '', 'a leading 0'],
  ['MZXW6YT1', '', 'a trailing 1'],
  ['MZXW6YTB!', '', 'an exclamation mark at the end'],
  ['MZXW!6YTB', '', 'an exclamation mark inside'],
  ['MZXW@YTB', '', 'the character before A in ASCII'],
  ['MZXW[YTB', '', 'the character after Z in ASCII'],
  ['MZXW`YTB', '', 'the character before a in ASCII'],
  ['MZXW{YTB', '', 'the character after z in ASCII'],
  ['MZXW/YTB', '', 'a slash'],
  ['MZXW_YTB', '', 'an underscore'],
  ['MZXW.YTB', '', 'a full stop'],
  ['MZXW,6YTB', '', 'a comma'],
  ['MZXW\u0000YTB', '', 'NUL'],
  ['MZXWéYTB', '', 'a letter with an accent'],
  ['MZXW😀YTB', '', 'an emoji'],
  ['CPNMUOJ1E8======', '', 'foobar in the other Base32 of RFC 4648 (section 7)'],
];

const lookAlikes: readonly Row[] = [
  ['ＭZXW6YTB', '', 'a full-width M'],
  ['MZXW６YTB', '', 'a full-width 6'],
  ['MZXW6YTBOı', '', 'a dotless i, whose uppercase is I'],
  ['MZXWſYTB', '', 'a long s, whose uppercase is S'],
  ['MZXW\u212AYTB', '', 'the Kelvin sign, whose lowercase is k'],
  ['МZXW6YTB', '', 'a Cyrillic M'],
  ['MZXWßYTB', '', 'a sharp s, whose uppercase is SS'],
  ['MZXW٦YTB', '', 'an Arabic-Indic 6'],
];

const impossible: readonly Row[] = [
  ['A', '', '1 character'],
  ['MZX', '', '3 characters'],
  ['MZXW6Y', '', '6 characters'],
  ['MZXW6YTBO', '', '9 characters'],
  ['MZXW6YTBOIX', '', '11 characters'],
  ['MZXW6YTBOIXWYA', '', '14 characters'],
  ['A=======', '', '1 character and padding'],
  ['MZX=====', '', '3 characters and padding'],
  ['MZXW6Y==', '', '6 characters and padding'],
];

const emptyTexts: readonly Row[] = [
  ['', '', 'no text, which decodes to no bytes (RFC 4648 section 10)'],
  [' ', '', 'a space'],
  ['========', '', 'only padding'],
];

const groups: readonly [name: string, comment: string, readonly Unnumbered<Base32Case>[]][] = [
  [
    'base32-rfc4648',
    'RFC 4648 section 10',
    published.map(withResult('valid', ['Published', 'Padding'])),
  ],
  ['base32-plain', 'Uppercase without padding, as in URIs', plainCases()],
  ['base32-padded', 'Correct padding', padded.map(withResult('valid', ['Padding']))],
  [
    'base32-padding-length',
    'Padding of the wrong length',
    wrongPadding.map(withResult('acceptable', ['WrongPadding'])),
  ],
  [
    'base32-padding-inside',
    'Padding before the end',
    paddingInside.map(withResult('invalid', ['PaddingInside'])),
  ],
  ['base32-case', 'Lowercase letters', otherCase.map(withResult('acceptable', ['LowerCase']))],
  [
    'base32-separators',
    'Spaces and dashes',
    separated.map(withResult('acceptable', ['Separators'])),
  ],
  [
    'base32-spare-bits',
    'Leftover bits: refused or dropped',
    spareBits.map(withResult('acceptable', ['SpareBits'])),
  ],
  [
    'base32-foreign',
    'Characters outside the alphabet',
    foreign.map(withResult('invalid', ['ForeignCharacter'])),
  ],
  [
    'base32-look-alikes',
    'Characters that look like Base32',
    lookAlikes.map(withResult('invalid', ['ForeignCharacter', 'LookAlike'])),
  ],
  [
    'base32-length',
    'Impossible lengths',
    impossible.map(withResult('invalid', ['ImpossibleLength'])),
  ],
  ['base32-empty', 'Empty secrets', emptyTexts.map(withResult('acceptable', ['EmptyText']))],
];

/** Returns the groups of kind `base32`. */
export function base32Groups(): SuiteGroup[] {
  return groups.map(([name, comment, tests]) => ({
    kind: 'base32',
    name,
    comment,
    tests: numbered<Base32Case>(name, tests),
  }));
}
