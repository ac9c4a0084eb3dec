import type { ProgramCausePart } from '@otp-lab/otp/program';

/** A section of an RFC. */
export interface StandardSection {
  /** The number of the RFC. */
  readonly rfc: string;
  readonly section: string;
}

/** Causes that decode the secret in another way than Base32. */
const decoding: ReadonlySet<ProgramCausePart['kind']> = new Set<ProgramCausePart['kind']>([
  'key-ascii',
  'key-base32hex',
  'key-base64',
  'key-crockford',
  'key-filled-with-a',
  'key-hex',
  'key-hex-as-base32',
  'key-partial-byte',
  'key-whole-groups',
]);

/** Causes that use the key in another way than HMAC. */
const keying: ReadonlySet<ProgramCausePart['kind']> = new Set<ProgramCausePart['kind']>([
  'key-block',
  'key-repeated',
  'key-repeated-to-hash',
]);

/** Returns the section of the standard that a program with this fault doesn't follow, or undefined if none fits. */
export function standardOf({
  family,
  kind,
}: Pick<ProgramCausePart, 'family' | 'kind'>): StandardSection | undefined {
  switch (family) {
    case 'clock':
    case 'period':
      return { rfc: '6238', section: '4.2' };
    case 'counter':
      return { rfc: '4226', section: '5.1' };
    case 'hash':
      return { rfc: '2104', section: '2' };
    case 'truncation':
    case 'code':
    case 'digits':
      return { rfc: '4226', section: '5.3' };
    case 'key':
      if (decoding.has(kind)) return { rfc: '4648', section: '6' };
      return keying.has(kind) ? { rfc: '2104', section: '2' } : undefined;
    default:
      return undefined;
  }
}
