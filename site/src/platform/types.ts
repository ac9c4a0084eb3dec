export const systems = [
  'windows',
  'android',
  'ios',
  'macos',
  'linux',
  'chromeos',
  'unknown',
] as const;

export type System = (typeof systems)[number];

export type Device = 'iphone' | 'ipad';

/** A processor that installers are built for. It is 'unknown' on systems whose installers don't depend on it. */
export type Architecture = 'x64' | 'x86' | 'arm64' | 'apple-silicon' | 'intel' | 'unknown';

export type Certainty = 'certain' | 'assumed' | 'unknown';

/**
 * User-Agent Client Hints (navigator.userAgentData). A browser may lack them, or refuse all but the platform.
 */
export interface ClientHints {
  readonly platform?: string;
  /** 'x86' or 'arm'. */
  readonly architecture?: string;
  /** '64' or '32': the browser's. A 32-bit browser on 64-bit Windows has '32' and `wow64`. */
  readonly bitness?: string;
  readonly wow64?: boolean;
}

/** What is known about a visitor. Each field may be missing. */
export interface Visitor {
  /** The query parameter `category`. */
  readonly category?: string | undefined;
  /** The page's name in the address, with or without slashes. */
  readonly pageName?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly hints?: ClientHints | undefined;
  /** navigator.maxTouchPoints. */
  readonly touchPoints?: number | undefined;
}

export interface Platform {
  readonly system: System;
  readonly device?: Device;
  /** How certain `system` is. */
  readonly certainty: Certainty;
  readonly architecture: Architecture;
  /** How certain `architecture` is. */
  readonly architectureCertainty: Certainty;
  /** Where `system` comes from. */
  readonly source: 'category' | 'pageName' | 'browser';
}
