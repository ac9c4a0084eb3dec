import type { LoginTab } from '../platform/loginTabs.ts';
import { currentRelease, releases } from '../releases/releases.ts';
import type { Product } from '../releases/types.ts';
import type { IconName } from '../components/ui/iconNames.ts';
import { type RequiredSystem, type Specification, processorsOf } from './specifications.ts';
import type { LoginSlide } from './slides.ts';

/** The features that login components list. */
export type LoginFeature =
  | 'windows-logon'
  | 'new-code'
  | 'no-memo'
  | 'no-sharing'
  | 'other-apps'
  | 'enroll'
  | 'enroll-cancel'
  | 'mac-login'
  | 'emergency'
  | 'online-help'
  | 'check-updates'
  | 'version';

/** A login component that visitors can download. */
export interface FinishedLogin {
  readonly id: Exclude<LoginTab, 'linux'>;
  readonly icon: IconName;
  /** The system that it runs on, for search engines: 'macOS'. */
  readonly operatingSystem: string;
  readonly product: Product;
  /** The pictures of the carousel, in order. */
  readonly slides: readonly LoginSlide[];
  readonly features: readonly LoginFeature[];
  readonly specifications: readonly Specification[];
}

/** A login component under construction. Visitors can't download it yet. */
export interface ComingLogin {
  readonly id: 'linux';
  readonly icon: IconName;
}

export type Login = FinishedLogin | ComingLogin;

/** Returns whether visitors can download a login component. */
export function isFinished(login: Login): login is FinishedLogin {
  return 'product' in login;
}

function requirementsOf(product: Product, system: RequiredSystem): readonly Specification[] {
  const { minimum, files } = currentRelease(releases, product);
  return [
    { id: 'requirement', requirement: { system, version: minimum } },
    { id: 'processors', processors: processorsOf(files.map(({ build }) => build)) },
  ];
}

const windows: FinishedLogin = {
  id: 'windows',
  icon: 'windows',
  operatingSystem: 'Windows',
  product: 'login-windows',
  slides: [
    'login-windows-sign-in',
    'login-windows-account',
    'login-windows-phone-code',
    'login-windows-install',
  ],
  features: ['windows-logon', 'new-code', 'no-memo', 'no-sharing', 'other-apps'],
  specifications: [
    { id: 'price' },
    ...requirementsOf('login-windows', 'windows'),
    { id: 'arm', support: 'unsupported' },
    { id: 'server' },
  ],
};

const mac: FinishedLogin = {
  id: 'mac',
  icon: 'mac',
  operatingSystem: 'macOS',
  product: 'login-mac',
  slides: ['login-mac-enroll', 'login-mac-login', 'login-mac-emergency', 'login-mac-updates'],
  features: [
    'mac-login',
    'enroll',
    'enroll-cancel',
    'emergency',
    'online-help',
    'check-updates',
    'version',
    'other-apps',
  ],
  specifications: [{ id: 'price' }, ...requirementsOf('login-mac', 'macos'), { id: 'server' }],
};

const linux: ComingLogin = { id: 'linux', icon: 'linux' };

/** The login component of each tab. */
export const logins: Readonly<Record<LoginTab, Login>> = { windows, mac, linux };
