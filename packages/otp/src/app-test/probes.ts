import { decodeTypedBase32, encodeBase32 } from '../base32.ts';
import { defaultSettings, type OtpSettings } from '../settings.ts';
import { writeOtpUri } from '../uri.ts';
import { type CapabilityId, capabilityOf } from './capabilities.ts';

/**
 * The faults that the codes for a probe's secret expose:
 *
 * - `zero-and-sign`: lost zeros, and a sign bit that isn't cleared. Only these codes start with 0. In the other probes,
 *   a lost zero would look like a code with fewer digits.
 * - `sign`: a sign bit that isn't cleared.
 * - `offset-0`: a wrong offset, because the correct one is 0.
 * - `offset-15`: a wrong offset, because the correct one is 15.
 */
export type Exposure = 'zero-and-sign' | 'sign' | 'offset-0' | 'offset-15';

interface ProbeDefinition {
  readonly capabilities: readonly CapabilityId[];
  /** The length of the secret in bits. */
  readonly secretBits: 128 | 160 | 256 | 512;
  /** Whether a byte of the key is zero. */
  readonly hasZeroByte: boolean;
  /** The faults that the secret's codes must expose. Absent if a good app refuses the QR code. */
  readonly exposes?: Exposure;
  /** How the settings differ from the defaults. */
  readonly change: Partial<OtpSettings>;
  /** Returns the names of the account. Absent if the probe doesn't test names. */
  readonly names?: (name: ProbeName) => Pick<OtpSettings, 'issuer' | 'account'>;
  /** Changes the URI in a way that the Key URI Format doesn't allow. */
  readonly corrupt?: (uri: string, settings: OtpSettings) => string;
}

/** One QR code of the test, for one or more capabilities. */
export interface Probe extends Omit<ProbeDefinition, 'corrupt' | 'names'> {
  readonly id: ProbeId;
}

/** A probe with its secret and the URI for its QR code. */
export interface BuiltProbe extends Probe {
  readonly uri: string;
  /** The settings of the correct code. If a good app refuses the QR code, the settings that a careless app uses. */
  readonly settings: OtpSettings;
}

/** Issuers and accounts in letters that aren't Latin. Testers compare them, so they must be able to read them. */
const foreignNames = {
  greek: { issuer: 'Αθήνα', account: 'Ωμέγα' },
  hangul: { issuer: '한글', account: '이름' },
  han: { issuer: '東京', account: '名前' },
} as const;

/** The letters of the names that aren't Latin. */
export type NameLetters = keyof typeof foreignNames;

/** How the account of a probe is named, so that testers find it in the app. */
export interface ProbeName {
  /** The number in the account's name, from 1: 'Lab 7'. */
  readonly number: number;
  readonly letters: NameLetters;
}

const asLowerCase = (uri: string) =>
  uri.replace(/algorithm=[A-Z0-9]+/, (text) => text.toLowerCase());

/** The issuer in the label, and the one in the parameter if the probe has two. */
export const twoIssuers = { label: 'Lab', parameter: 'Another' } as const;

const withOtherIssuer = (uri: string) =>
  uri.replace(/issuer=[^&]*/, `issuer=${twoIssuers.parameter}`);

function withPadding(uri: string, { secret }: OtpSettings): string {
  const decoded = decodeTypedBase32(secret);
  return decoded.ok ? uri.replace(/secret=[^&]*/, `secret=${encodeBase32(decoded.bytes)}`) : uri;
}

/**
 * Puts 9s into the secret. Base32 doesn't contain 9, and no decoder replaces it by a similar
 * letter.
 */
const withBadSecret = (uri: string) =>
  uri.replace(/secret=(..)[^&]{2}/, (_, beginning: string) => `secret=${beginning}99`);

const defaults = {
  secretBits: 160,
  hasZeroByte: false,
  exposes: 'zero-and-sign',
  change: {},
} as const;
const single = { ...defaults, exposes: 'sign' } as const;
const refusable = { secretBits: 160, hasZeroByte: false, change: {} } as const;

const definitions = {
  'sha256-digits-8-period-60': {
    ...defaults,
    capabilities: ['sha256', 'digits-8', 'period-60'],
    exposes: 'offset-0',
    change: { algorithm: 'SHA256', digits: 8, period: 60 },
  },
  'sha512-secret-long': {
    ...defaults,
    capabilities: ['sha512', 'secret-long'],
    secretBits: 512,
    change: { algorithm: 'SHA512' },
  },
  'digits-7-secret-padded': {
    ...defaults,
    capabilities: ['digits-7', 'secret-padded'],
    secretBits: 128,
    exposes: 'offset-15',
    change: { digits: 7 },
    corrupt: withPadding,
  },
  hotp: {
    ...defaults,
    capabilities: ['hotp', 'hotp-first-code'],
    change: { type: 'hotp', counter: 5n },
  },
  // The key is as long as the hash, because some programs change a key of another length.
  'issuer-algorithm-zero-byte': {
    ...defaults,
    capabilities: ['issuer-mismatch', 'algorithm-lower-case', 'secret-zero-byte'],
    secretBits: 256,
    hasZeroByte: true,
    change: { algorithm: 'SHA256' },
    corrupt: (uri) => withOtherIssuer(asLowerCase(uri)),
  },
  labels: {
    ...defaults,
    capabilities: ['label-space-colon', 'label-non-latin'],
    change: {},
    names: ({ number, letters }) => {
      const { issuer, account } = foreignNames[letters];
      return { issuer: `${issuer} ${twoIssuers.label}`, account: `${account}: Lab ${number}` };
    },
  },
  sha256: { ...single, capabilities: ['sha256'], change: { algorithm: 'SHA256' } },
  'digits-8': { ...single, capabilities: ['digits-8'], change: { digits: 8 } },
  'period-60': { ...single, capabilities: ['period-60'], change: { period: 60 } },
  sha512: { ...single, capabilities: ['sha512'], change: { algorithm: 'SHA512' } },
  'secret-long': { ...single, capabilities: ['secret-long'], secretBits: 512 },
  'digits-7': { ...single, capabilities: ['digits-7'], change: { digits: 7 } },
  'secret-padded': {
    ...single,
    capabilities: ['secret-padded'],
    secretBits: 128,
    corrupt: withPadding,
  },
  'secret-zero-byte': { ...single, capabilities: ['secret-zero-byte'], hasZeroByte: true },
  'issuer-mismatch': { ...single, capabilities: ['issuer-mismatch'], corrupt: withOtherIssuer },
  'algorithm-lower-case': {
    ...single,
    capabilities: ['algorithm-lower-case'],
    change: { algorithm: 'SHA256' },
    corrupt: asLowerCase,
  },
  'label-space-colon': {
    ...single,
    capabilities: ['label-space-colon'],
    names: ({ number }) => ({ issuer: 'One lab', account: `first: Lab ${number}` }),
  },
  'label-non-latin': {
    ...single,
    capabilities: ['label-non-latin'],
    names: ({ number, letters }) => {
      const { issuer, account } = foreignNames[letters];
      return { issuer, account: `${account}-Lab-${number}` };
    },
  },
  'refuse-digits-0': {
    ...refusable,
    capabilities: ['refuse-digits-0'],
    corrupt: (uri) => uri.replace('digits=6', 'digits=0'),
  },
  'refuse-period-0': {
    ...refusable,
    capabilities: ['refuse-period-0'],
    corrupt: (uri) => uri.replace('period=30', 'period=0'),
  },
  'refuse-base32': { ...refusable, capabilities: ['refuse-base32'], corrupt: withBadSecret },
  'refuse-algorithm': {
    ...refusable,
    capabilities: ['refuse-algorithm'],
    corrupt: (uri) => uri.replace('algorithm=SHA1', 'algorithm=WHIRLPOOL'),
  },
} as const satisfies Record<string, ProbeDefinition>;

export type ProbeId = keyof typeof definitions;

const probeIds = Object.keys(definitions).filter((id): id is ProbeId => id in definitions);

function definitionOf(id: ProbeId): ProbeDefinition {
  return definitions[id];
}

/** Returns a probe by its id. */
export function probeOf(id: ProbeId): Probe {
  const { corrupt: _, names: __, ...definition } = definitionOf(id);
  return { id, ...definition };
}

/**
 * Returns a probe with its URI.
 *
 * @param secret Base32 text of the probe's length, from `chooseSecret` or `plainSecret`
 * @param name the number must differ from those of the run's other probes
 */
export function buildProbe(id: ProbeId, secret: string, name: ProbeName): BuiltProbe {
  const { change, corrupt, names } = definitionOf(id);
  const settings = {
    ...defaultSettings,
    issuer: twoIssuers.label,
    account: `Lab ${name.number}`,
    secret,
    ...change,
    ...names?.(name),
  };
  const uri = writeOtpUri(settings);
  return { ...probeOf(id), settings, uri: corrupt === undefined ? uri : corrupt(uri, settings) };
}

/** Returns the probe that tests only this capability, or undefined if there is none. */
export function singleProbe(capability: CapabilityId): ProbeId | undefined {
  return probeIds.find((id) => {
    const { capabilities } = definitionOf(id);
    return capabilities.length === 1 && capabilities[0] === capability;
  });
}

/** The probes that a test starts with. Together they test every capability once. */
export const firstProbes: readonly ProbeId[] = probeIds.filter((id) => {
  const tested = definitionOf(id).capabilities;
  return (
    tested.length > 1 || tested.every((capability) => capabilityOf(capability).wanted === 'refusal')
  );
});
