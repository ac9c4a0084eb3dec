import { decodeBase32, encodeBase32 } from '../base32.ts';
import { defaultSettings, type OtpSettings } from '../settings.ts';
import { writeOtpUri } from '../uri.ts';
import { type CapabilityId, capabilityOf } from '../capabilities.ts';

/** One QR code of the run: it tests one capability or several. */
export interface Probe {
  readonly id: string;
  readonly capabilities: readonly CapabilityId[];
  /** The length of the random secret that it needs, in bits. */
  readonly secretBits: 128 | 160 | 512;
}

/** A probe with its secret, ready to be shown. */
export interface BuiltProbe extends Probe {
  readonly uri: string;
  /** What a good app computes with; for what must be refused, what a careless one may. */
  readonly settings: OtpSettings;
}

interface Recipe {
  readonly capabilities: readonly CapabilityId[];
  readonly secretBits?: Probe['secretBits'];
  readonly settings?: Partial<OtpSettings>;
  /** Makes the URI what the Key Uri Format does not allow. */
  readonly spoil?: (uri: string, settings: OtpSettings) => string;
}

const asLowerCase = (uri: string) =>
  uri.replace(/algorithm=[A-Z0-9]+/, (text) => text.toLowerCase());

const withOtherIssuer = (uri: string) => uri.replace(/issuer=[^&]*/, 'issuer=Another');

function withPadding(uri: string, { secret }: OtpSettings): string {
  const decoded = decodeBase32(secret);
  return decoded.ok ? uri.replace(/secret=[^&]*/, `secret=${encodeBase32(decoded.bytes)}`) : uri;
}

/** Digits that no decoder takes for letters: 9 is outside Base32 and looks like none of it. */
const withBadSecret = (uri: string) =>
  uri.replace(/secret=(..)[^&]{2}/, (_, start: string) => `secret=${start}99`);

const recipes = {
  'sha256-digits-8-period-60': {
    capabilities: ['sha256', 'digits-8', 'period-60'],
    settings: { algorithm: 'SHA256', digits: 8, period: 60 },
  },
  'sha512-secret-long': {
    capabilities: ['sha512', 'secret-long'],
    secretBits: 512,
    settings: { algorithm: 'SHA512' },
  },
  'digits-7-secret-padded': {
    capabilities: ['digits-7', 'secret-padded'],
    secretBits: 128,
    settings: { digits: 7 },
    spoil: withPadding,
  },
  hotp: {
    capabilities: ['hotp', 'hotp-first-code'],
    settings: { type: 'hotp', counter: 5n },
  },
  'issuer-algorithm': {
    capabilities: ['issuer-mismatch', 'algorithm-lower-case'],
    settings: { algorithm: 'SHA256' },
    spoil: (uri) => withOtherIssuer(asLowerCase(uri)),
  },
  labels: {
    capabilities: ['label-space-colon', 'label-non-latin'],
    settings: { issuer: '한글 회사', account: '이름: 첫 번째' },
  },
  sha256: { capabilities: ['sha256'], settings: { algorithm: 'SHA256' } },
  'digits-8': { capabilities: ['digits-8'], settings: { digits: 8 } },
  'period-60': { capabilities: ['period-60'], settings: { period: 60 } },
  sha512: { capabilities: ['sha512'], settings: { algorithm: 'SHA512' } },
  'secret-long': { capabilities: ['secret-long'], secretBits: 512 },
  'digits-7': { capabilities: ['digits-7'], settings: { digits: 7 } },
  'secret-padded': { capabilities: ['secret-padded'], secretBits: 128, spoil: withPadding },
  'issuer-mismatch': { capabilities: ['issuer-mismatch'], spoil: withOtherIssuer },
  'algorithm-lower-case': {
    capabilities: ['algorithm-lower-case'],
    settings: { algorithm: 'SHA256' },
    spoil: asLowerCase,
  },
  'label-space-colon': {
    capabilities: ['label-space-colon'],
    settings: { issuer: 'One Company', account: 'first: second' },
  },
  'label-non-latin': {
    capabilities: ['label-non-latin'],
    settings: { issuer: '한글회사', account: '이름' },
  },
  'refuse-digits-0': {
    capabilities: ['refuse-digits-0'],
    spoil: (uri) => uri.replace('digits=6', 'digits=0'),
  },
  'refuse-period-0': {
    capabilities: ['refuse-period-0'],
    spoil: (uri) => uri.replace('period=30', 'period=0'),
  },
  'refuse-base32': { capabilities: ['refuse-base32'], spoil: withBadSecret },
  'refuse-algorithm': {
    capabilities: ['refuse-algorithm'],
    spoil: (uri) => uri.replace('algorithm=SHA1', 'algorithm=WHIRLPOOL'),
  },
} as const satisfies Record<string, Recipe>;

export type ProbeId = keyof typeof recipes;

const probeIds = Object.keys(recipes).filter((id): id is ProbeId => id in recipes);

function recipeOf(id: ProbeId): Recipe {
  return recipes[id];
}

/** What a probe tests, and the secret that it needs. */
export function probeOf(id: ProbeId): Probe & { readonly id: ProbeId } {
  const { capabilities, secretBits = 160 } = recipeOf(id);
  return { id, capabilities, secretBits };
}

/** The probe with its random secret, which is Base32 text of the probe's length. */
export function buildProbe(id: ProbeId, secret: string): BuiltProbe {
  const { settings: change = {}, spoil } = recipeOf(id);
  const settings = {
    ...defaultSettings,
    issuer: 'Lab',
    account: probeOf(id).capabilities.join('-'),
    secret,
    ...change,
  };
  const uri = writeOtpUri(settings);
  return { ...probeOf(id), settings, uri: spoil === undefined ? uri : spoil(uri, settings) };
}

/** The probes of one capability alone. */
function singleProbe(capability: CapabilityId): ProbeId | undefined {
  return probeIds.find((id) => {
    const { capabilities } = recipeOf(id);
    return capabilities.length === 1 && capabilities[0] === capability;
  });
}

/** The few probes that a run begins with: together they test every capability once. */
export const firstProbes: readonly ProbeId[] = probeIds.filter((id) => {
  const tested = recipeOf(id).capabilities;
  return tested.length > 1 || tested.every((one) => capabilityOf(one).wanted === 'refusal');
});

/**
 * The probes of a run in their order: a refused one that tests several capabilities is followed
 * by those that test each alone, since the refusal does not tell which of them it is about.
 */
export function planProbes(refused: ReadonlySet<ProbeId>): ProbeId[] {
  return firstProbes.flatMap((id) => {
    const tested = recipeOf(id).capabilities;
    if (!refused.has(id) || tested.length === 1) return [id];
    return [id, ...tested.flatMap((one) => singleProbe(one) ?? [])];
  });
}
