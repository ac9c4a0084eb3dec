import type { Unnumbered } from './codeCase.ts';
import type { FlagName } from './suiteFlags.ts';
import type { UriCase } from './types.ts';
import { accountWith, accountWithoutNames, parsedCase, secretText } from './uriCase.ts';

const uriOf = (label: string, issuer?: string) =>
  `otpauth://totp/${label}?secret=${secretText}${issuer === undefined ? '' : `&issuer=${issuer}`}`;

/** Names that the format defines: the label, the raw issuer parameter, and the expected names. */
const clear: readonly (readonly [
  comment: string,
  label: string,
  parameter: string | undefined,
  issuer: string,
  account: string,
  flags?: readonly FlagName[],
])[] = [
  ['issuer only in the label', 'Example:alice', undefined, 'Example', 'alice'],
  ['issuer only as a parameter', 'alice', 'Example', 'Example', 'alice'],
  ['the colon percent-encoded', 'Example%3Aalice', 'Example', 'Example', 'alice', ['Escapes']],
  ['a space after the colon', 'Example:%20alice', 'Example', 'Example', 'alice', ['Escapes']],
  [
    'percent-encoded colon, space and @',
    'Big%20Corporation%3A%20alice%40bigco.com',
    'Big%20Corporation',
    'Big Corporation',
    'alice@bigco.com',
    ['Published', 'Escapes'],
  ],
  [
    'spaces in both',
    'Provider1:Alice%20Smith',
    'Provider1',
    'Provider1',
    'Alice Smith',
    ['Published', 'Escapes'],
  ],
  ['a plus sign percent-encoded', 'a%2Bb:c%2Bd', 'a%2Bb', 'a+b', 'c+d', ['Escapes']],
  ['& = ? # / percent-encoded', '%26%3D:%3F%23%2F', '%26%3D', '&=', '?#/', ['Escapes']],
  ['a percent sign', '100%25:50%25', '100%25', '100%', '50%', ['Escapes']],
  ['an escaped escape', 'a%2520b:c%2541', 'a%2520b', 'a%20b', 'c%41', ['Escapes']],
  [
    'Korean',
    '%ED%95%9C%EA%B8%80:%EC%9D%B4%EB%A6%84',
    '%ED%95%9C%EA%B8%80',
    '한글',
    '이름',
    ['Escapes'],
  ],
  [
    'German with lowercase hex digits',
    'M%c3%bcller:J%c3%bcrgen',
    'M%c3%bcller',
    'Müller',
    'Jürgen',
    ['Escapes'],
  ],
  ['emoji', '%F0%9F%98%80:%F0%9F%94%91', '%F0%9F%98%80', '😀', '🔑', ['Escapes']],
  ['an apostrophe at the end', "Farmers':alice", "Farmers'", "Farmers'", 'alice'],
  [
    'letters escaped unnecessarily',
    '%45xample:%61lice',
    '%45xample',
    'Example',
    'alice',
    ['Escapes'],
  ],
];

/** Names that the format leaves open or forbids. */
const unclear: readonly (readonly [
  comment: string,
  label: string,
  parameter: string | undefined,
  flags: readonly FlagName[],
])[] = [
  ['two issuers', 'Example:alice', 'Other', ['IssuerMismatch']],
  ['issuers that differ by case', 'example:alice', 'Example', ['IssuerMismatch']],
  ['a colon in the account', 'Example:alice:work', 'Example', ['ColonInName']],
  ['a colon in the issuer', 'Big:Co:alice', 'Big%3ACo', ['ColonInName']],
  ['the same, percent-encoded', 'Big%3ACo%3Aalice', 'Big%3ACo', ['ColonInName', 'Escapes']],
  ['plus signs for spaces', 'My+Company:alice', 'My+Company', ['Escapes']],
  ['plus signs only in the parameter', 'My%20Company:alice', 'My+Company', ['Escapes']],
  ['a raw percent sign', 'Example:100%', 'Example', ['BrokenEscapes']],
  ['half an escape', 'Example:alice%4', 'Example', ['BrokenEscapes']],
  ['bytes that are not UTF-8', 'Example:%B0%A1', 'Example', ['BrokenEscapes']],
  ['raw spaces', 'My Company:alice', 'My Company', ['BrokenEscapes']],
  ['raw letters of other scripts', '한글:이름', '한글', ['BrokenEscapes']],
  ['a raw # in the label', 'C#:alice', 'C%23', ['BrokenEscapes']],
  ['a raw slash in the label', 'Example/Shop:alice', 'Example%2FShop', ['BrokenEscapes']],
  ['NUL in the account', 'Example:alice%00x', 'Example', ['ControlCharacters']],
  [
    'a character in the account that reverses text direction',
    'Example:alice%E2%80%AEx',
    'Example',
    ['ControlCharacters'],
  ],
  ['a line break in the issuer', 'Exam%0Aple:alice', 'Exam%0Aple', ['ControlCharacters']],
  ['no account', 'Example:', 'Example', ['Names']],
  ['no label', '', 'Example', ['Names']],
  ['the issuer twice', 'Example:alice', 'Example&issuer=Other', ['RepeatedParameter']],
];

/** Returns cases about issuer and account: first clear names, then unclear ones. */
export function uriNameCases(): Unnumbered<UriCase>[] {
  return [
    ...clear.map(([comment, label, parameter, issuer, account, flags = []]) =>
      parsedCase(
        'valid',
        ['Names', ...flags],
        comment,
        uriOf(label, parameter),
        accountWith({ issuer, account }),
      ),
    ),
    ...unclear.map(([comment, label, parameter, flags]) =>
      parsedCase(
        'acceptable',
        [...new Set(['Names' as const, ...flags])],
        comment,
        uriOf(label, parameter),
        accountWithoutNames(),
      ),
    ),
    parsedCase(
      'acceptable',
      ['Names', 'SteamIssuer'],
      'the issuer Steam, which doesn’t make it a Steam code in the format',
      uriOf('Steam:alice', 'Steam'),
      accountWith({ issuer: 'Steam', account: 'alice' }),
    ),
    parsedCase(
      'acceptable',
      ['Names', 'IssuerMismatch'],
      'a name in the label, and its domain as the issuer, as Apple recommends',
      uriOf('Example:alice', 'example.com'),
      accountWithoutNames(),
    ),
    parsedCase(
      'acceptable',
      ['Names'],
      'nothing before the colon',
      uriOf(':alice', 'Example'),
      accountWithoutNames(),
    ),
  ];
}
