import { everydayCodes, healthCodes, paymentCodes } from './everydayCodes.ts';
import type { ForeignCode, Recognizer } from './foreignCode.ts';
import { pairingCodes, transferCodes } from './pairingCodes.ts';

const recognizers: readonly Recognizer[] = [
  ...pairingCodes,
  ...transferCodes,
  ...healthCodes,
  ...everydayCodes,
  ...paymentCodes,
];

/** Beginnings of texts that are accounts. A visitor may still be typing one. */
const accountSchemes = [
  'otpauth://',
  'otpauth-migration://',
  'apple-otpauth://',
  'motp://',
  'steam://',
];

/** The capacity of a QR code in alphanumeric characters. A longer text is a file. */
const maxTextLength = 4296;

/** Longer JSON, XML or CSV is the file of a program. */
const maxMarkupLength = 300;

/** Returns whether the text may be an account, although it can't be read as one. */
function resemblesAccount(text: string): boolean {
  const lower = text.slice(0, 40).toLowerCase();
  return (
    accountSchemes.some((scheme) => scheme.startsWith(lower)) ||
    /^(?:apple-)?(?:otpauth|motp)\b/.test(lower) ||
    /[?&]secret=/i.test(text) ||
    /^[a-z-]{2,24}:?\/{0,2}(?:totp|hotp)\//i.test(text)
  );
}

function recognizeLink(text: string): ForeignCode | undefined {
  const address =
    /^(?:URLTO:|MEBKM:|URL:)/i.test(text) ||
    /^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|edu|gov)(?:[/?#]|$))\S*$/i.test(text);
  if (address) return { kind: 'link', app: '', scheme: 'https' };
  const scheme = /^([a-z][a-z0-9+.-]{1,30}):(?:\/\/\S|[^\s/]\S{4})\S*$/i.exec(text)?.[1];
  return scheme === undefined ? undefined : { kind: 'link', app: '', scheme: scheme.toLowerCase() };
}

/**
 * Recognizes what a text without an OTP account is for. Returns undefined if the text is empty, looks
 * like a mistyped account, or is a file.
 */
export function recognizeForeign(text: string): ForeignCode | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const known = recognizers.find(({ pattern }) => pattern.test(trimmed));
  if (known) return { kind: known.kind, app: known.app ?? '', scheme: '' };
  if (resemblesAccount(trimmed)) return undefined;
  const link = recognizeLink(trimmed);
  if (link) return link;
  const isFile = trimmed.length > (/^[[{<"]/.test(trimmed) ? maxMarkupLength : maxTextLength);
  return isFile ? undefined : { kind: 'text', app: '', scheme: '' };
}
