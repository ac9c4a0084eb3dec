import type { System } from '../platform/types.ts';

/**
 * The capabilities that visitors compare apps by: the rows of the comparison, in order. Each app compared either lists
 * a feature with the capability, or its system rules it out (`ruledOutOn`). The comparison claims nothing else.
 */
export const capabilities = {
  codes: { ruledOutOn: [] },
  storage: { ruledOutOn: [] },
  scan: { ruledOutOn: [] },
  'export-qr': { ruledOutOn: [] },
  backup: { ruledOutOn: [] },
  lock: { ruledOutOn: [] },
  account: { ruledOutOn: ['ios', 'android'] },
  presence: { ruledOutOn: ['ios', 'android'] },
  autostart: { ruledOutOn: ['ios', 'android'] },
  // An Apple Watch works with an iPhone only.
  watch: { ruledOutOn: ['macos', 'android', 'windows'] },
} as const satisfies Record<string, { readonly ruledOutOn: readonly System[] }>;
export type Capability = keyof typeof capabilities;

/** The features that apps list, and the capabilities that each one gives. */
export const features = {
  codes: ['codes'],
  'secure-storage': ['storage'],
  keychain: ['storage'],
  'windows-storage': ['storage'],
  // The watch app gets its credentials from the iCloud Keychain, which is secure storage.
  'icloud-keychain': ['backup', 'storage'],
  'icloud-keychain-option': ['backup', 'storage'],
  'icloud-drive': ['backup'],
  'cloud-backup': ['backup'],
  'qr-scan': ['scan'],
  'qr-export': ['export-qr'],
  'uri-export': [],
  'pem-backup': ['backup'],
  passcode: ['lock'],
  'passcode-or-biometrics': ['lock'],
  'face-touch-id': ['lock'],
  'account-or-passcode': ['lock', 'account'],
  'windows-account': ['account'],
  'auto-hide': [],
  'code-hiding': [],
  'icon-change': [],
  'icon-images': [],
  copy: [],
  'status-bar': ['presence'],
  taskbar: ['presence'],
  autostart: ['autostart'],
  widgets: [],
  'watch-app': ['watch'],
  'own-engine': [],
  'remaining-seconds': [],
  'code-always': [],
  'code-shown': [],
  'icon-and-name': [],
  'opens-app': [],
  'widget-sizes': [],
} as const satisfies Record<string, readonly Capability[]>;
export type Feature = keyof typeof features;
