import type { FormatId } from '@otp-lab/account-transfer';
import type { AppWithMovePage } from '../../routes.ts';

/** A file that Move writes. */
export interface Target {
  /** The id of the format in `@otp-lab/account-transfer`. */
  readonly format: FormatId;
  /** The name of the app or format. Undefined if it is translated, or the vendor's. */
  readonly name?: string;
  /** The app's name in addresses and in `@otp-lab/app-notes`. */
  readonly app?: AppWithMovePage;
  /** Whether the file is encrypted with a password. */
  readonly isEncrypted: boolean;
  /** Whether the accounts are QR codes on the screen, not a file. */
  readonly hasQrCodes?: boolean;
  /** Whether the app, on some systems, can't open a file whose password has characters outside ASCII. */
  readonly needsAsciiPassword?: true;
}

/**
 * The files that Move writes, in the order of the list. Their ids are the values of the list, which tests look for
 * (never rename one). Formats with optional encryption have two entries, and the id of the encrypted one ends with
 * `-encrypted`.
 */
export const targets = {
  'vendor-phone': { format: 'qr', isEncrypted: false, hasQrCodes: true },
  'vendor-pem': { format: 'pem', isEncrypted: true },
  '2fas': { format: 'twofas', name: '2FAS', app: '2fas', isEncrypted: false },
  // 2FAS 5.4.4 for iOS encodes the password as ASCII (`ExchangeFileEncryption.swift`, read 2026-11-26).
  '2fas-encrypted': {
    format: 'twofas',
    name: '2FAS',
    app: '2fas',
    isEncrypted: true,
    needsAsciiPassword: true,
  },
  aegis: { format: 'aegis', name: 'Aegis', app: 'aegis', isEncrypted: false },
  'aegis-encrypted': { format: 'aegis', name: 'Aegis', app: 'aegis', isEncrypted: true },
  bitwarden: { format: 'bitwarden', name: 'Bitwarden', app: 'bitwarden', isEncrypted: false },
  'bitwarden-encrypted': {
    format: 'bitwarden',
    name: 'Bitwarden',
    app: 'bitwarden',
    isEncrypted: true,
  },
  ente: { format: 'ente', name: 'Ente Auth', app: 'ente', isEncrypted: false },
  'ente-encrypted': { format: 'ente', name: 'Ente Auth', app: 'ente', isEncrypted: true },
  google: {
    format: 'google',
    name: 'Google Authenticator',
    app: 'google-authenticator',
    isEncrypted: false,
    hasQrCodes: true,
  },
  keepassxc: { format: 'keepassxc', name: 'KeePassXC', app: 'keepassxc', isEncrypted: false },
  proton: {
    format: 'proton',
    name: 'Proton Authenticator',
    app: 'proton-authenticator',
    isEncrypted: false,
  },
  'proton-encrypted': {
    format: 'proton',
    name: 'Proton Authenticator',
    app: 'proton-authenticator',
    isEncrypted: true,
  },
  stratum: { format: 'stratum', name: 'Stratum', app: 'stratum', isEncrypted: false },
  'stratum-encrypted': { format: 'stratum', name: 'Stratum', app: 'stratum', isEncrypted: true },
  cxf: { format: 'cxf', name: 'Credential Exchange Format (CXF)', isEncrypted: false },
  uris: { format: 'uris', isEncrypted: false },
} as const satisfies Readonly<Record<string, Target>>;

export type TargetId = keyof typeof targets;

/** The formats that several programs import. */
export const formatTargets: readonly TargetId[] = ['cxf', 'uris'];
/** The targets that are apps, the vendor's first. */
export const appTargets = (Object.keys(targets) as TargetId[]).filter(
  (id) => !formatTargets.includes(id),
);

/** Returns the target with the same format and the opposite encryption, or undefined if there is none. */
export function counterpartOf(id: TargetId): TargetId | undefined {
  const { format, isEncrypted } = targets[id];
  return (Object.keys(targets) as TargetId[]).find(
    (other) => targets[other].format === format && targets[other].isEncrypted !== isEncrypted,
  );
}

/** Returns the first target of an app, which isn't encrypted if the app also imports such files. */
export function targetOf(app: AppWithMovePage): TargetId | undefined {
  return appTargets.find((id) => (targets[id] as Target).app === app);
}

/**
 * Returns the target that the page of an app suggests. Empty if there is no such app, or if the visitor brings a file
 * of that app.
 */
export function suggestedTarget(
  app: AppWithMovePage | undefined,
  sources: readonly { readonly app: string }[],
): TargetId | '' {
  const target = app && targetOf(app);
  if (target === undefined) return '';
  const { name }: Target = targets[target];
  return sources.some((source) => source.app === name) ? '' : target;
}
