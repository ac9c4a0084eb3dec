/**
 * The space between a number and a unit that is written out, except in labels such as 'x64 (64 Bits)', which the
 * specification fixes.
 */
const spaceBeforeUnit =
  /(?<=(?<!\([0-9]*)[0-9]) (?=(?:bits?|bytes?|Stellen|Sekunden|Zeichen|dígitos|segundos|caracteres)\b)/giu;

/**
 * The space in the name of an RFC's appendix, in the accounts Lab 1 to 14, in Japanese QR コード and 2 段階 ('two steps'),
 * before Japanese 用 ('for') and before a Japanese particle, in Korean 한 번 ('once') and 회원 가입 ('sign-up'), and in
 * Windows PC.
 */
const spaceInName =
  /(?<=appendix|Anhang|apéndice|부록|付録) (?=[A-Z]\b)|(?<=[0-9]) (?=段階)|(?<=QR) (?=コード)|(?<=Lab) (?=[0-9])| (?=用)|(?<=[A-Z0-9]) (?=(?:[のをとにへでがはも]|[でにとへ]は|でも|にも|から|まで|だけ|より)(?!\p{Script=Hiragana}))|(?<=한) (?=번)|(?<=회원) (?=가입)|(?<=Windows) (?=PC\b)/giu;

/** The space before a dot that separates the parts of a line. The dot must not begin a line. */
const spaceBeforeDot = / (?=· )/gu;

/**
 * Places where Chromium breaks a line within a word: between a closing quotation mark and a Korean particle, and in
 * Japanese お問い合わせ ('inquiry'), その場で ('on the spot'), いくつか ('some') and バージョン ('version'), between a closing
 * bracket and を, and after the hyphen of a short German compound, such as QR-Code.
 */
const withinWord =
  /(?<=[”’])(?=\p{Script=Hangul})|(?<=お問い)(?=合わせ)|(?<=その)(?=場で)|(?<=いく)(?=つか)|(?<=」)(?=を)|(?<=バージ)(?=ョン)|(?<=\b(?:QR|OTP)-)(?=(?:Codes?|URIs?|Logins?|Labor|Konto|Konten)\b)/gu;
const wordJoiner = '\u2060';

/**
 * Returns a text with no-break spaces between numbers and units, in names, and before dots that separate parts, and
 * with word joiners within words that browsers would break. Hyphens stay as they are, because the browser's
 * search doesn't find 'one-time' if its hyphen is a no-break hyphen.
 * @example keepTogether('20 bytes') // '20\u00a0bytes'
 */
export function keepTogether(text: string): string {
  return [spaceBeforeUnit, spaceInName, spaceBeforeDot]
    .reduce((changed, space) => changed.replaceAll(space, '\u00a0'), text)
    .replaceAll(withinWord, wordJoiner);
}
