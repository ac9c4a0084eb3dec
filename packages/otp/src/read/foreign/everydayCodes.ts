import type { Recognizer } from './foreignCode.ts';

/**
 * Codes that have nothing to do with signing in. Sources: zxing's wiki page 'Barcode
 * Contents' and its package `com.google.zxing.client.result`; the URI schemes of IANA (`geo`: RFC 5870,
 * `mailto`: RFC 6068, `tel`: RFC 3966, `sms`: RFC 5724).
 */
export const everydayCodes: readonly Recognizer[] = [
  // 'DPP:' is Wi-Fi Easy Connect.
  { kind: 'wifi', pattern: /^(?:WIFI|DPP):/i },
  { kind: 'contact', pattern: /^(?:BEGIN:VCARD|MECARD:|BIZCARD:|MEMORY:)/i },
  { kind: 'calendar', pattern: /^(?:BEGIN:VEVENT|BEGIN:VCALENDAR|webcals?:)/i },
  { kind: 'mail', pattern: /^(?:mailto|MATMSG|smtp):/i },
  { kind: 'mail', pattern: /^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,24}$/i },
  { kind: 'phone', pattern: /^(?:tel|telprompt|facetime|facetime-audio):/i },
  { kind: 'phone', pattern: /^\+\d[\d ().-]{6,20}$/ },
  { kind: 'sms', pattern: /^(?:sms|smsto|mms|mmsto):/i },
  { kind: 'location', pattern: /^(?:geo|comgooglemaps|maps|waze):/i },
  {
    kind: 'location',
    pattern:
      /^https?:\/\/(?:maps\.google\.|(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.app\.goo\.gl\/|goo\.gl\/maps|maps\.apple\.com|(?:www\.)?openstreetmap\.org)/i,
  },
];

const currencies =
  'bitcoin|bitcoincash|ethereum|litecoin|dogecoin|monero|dash|zcash|lightning|lnurlp|lnurlw|solana|cardano|web\\+cardano|ripple|xrpl|stellar|web\\+stellar|tron|ton|nano|tezos|polkadot|cosmos|bnb|algorand|ravencoin|digibyte';

/**
 * Requests for a payment. Sources, those with a date read on 2026-11-24:
 *
 * - Bitcoin: BIP 21, https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki (2026-11-24), whose
 *   scheme is case-insensitive; other cryptocurrencies: BIP 173, ERC-681, BOLT 11.
 * - Europe: EPC069-12, lines that begin with 'BCD' and the version 001 or 002,
 *   https://www.girocodegenerator.com/en/epc-qr-code.
 * - India: NPCI's UPI Linking Specifications 1.6, `upi://pay?pa=…` as in
 *   https://qr.abundera.ai/it/standards/upi/.
 * - EMV QR Code Specification for Payment Systems (`000201…6304` and 'CPV01' in Base64); Swiss Payment
 *   Standards ('SPC'); Czech Banking Association ('SPD*').
 */
export const paymentCodes: readonly Recognizer[] = [
  { kind: 'crypto-payment', pattern: new RegExp(`^(?:${currencies}):`, 'i') },
  { kind: 'crypto-payment', pattern: /^(?:bc1|tb1|ltc1|addr1|lnbc|lntb|lnurl1)[a-z0-9]{20,}$/i },
  { kind: 'crypto-payment', pattern: /^0x[0-9a-f]{40}$/i },
  { kind: 'crypto-payment', pattern: /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/ },
  { kind: 'crypto-payment', pattern: /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/ },
  { kind: 'crypto-payment', pattern: /^4[1-9A-HJ-NP-Za-km-z]{94}$/ },
  { kind: 'crypto-payment', pattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/ },
  { kind: 'emv-payment', pattern: /^000201\d\d[^]*63\s?04\s?[0-9A-F]{4}$/i },
  // 'CPV01', the payload format indicator of consumer-presented codes, in Base64.
  { kind: 'emv-payment', pattern: /^hQVDUFYwMQ/ },
  { kind: 'emv-payment', pattern: /^(?:BCD\r?\n00[12]|SPC\r?\n0\d{3})\r?\n/ },
  { kind: 'emv-payment', pattern: /^(?:upi:\/\/|wxp:\/\/|alipays?:|SPD\*\d|ST0001\d\|)/i },
];

/**
 * Sources: SMART Health Cards Framework (`shc:/`) and SMART Health Links (`shlink:/`);
 * EU Digital COVID Certificate, `HC1:`; New Zealand's `NZCP:/`.
 */
export const healthCodes: readonly Recognizer[] = [
  { kind: 'health-card', pattern: /^(?:shc:\/|shlink:\/|HC[1-9]:|NZCP:\/)/i },
  { kind: 'health-card', pattern: /^https:\/\/\S{1,500}#shlink:\//i },
];
