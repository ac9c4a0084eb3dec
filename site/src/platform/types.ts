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

/** What an installer is built for; 'unknown' also where no installer depends on it. */
export type Architecture = 'x64' | 'x86' | 'arm64' | 'apple-silicon' | 'intel' | 'unknown';

export type Certainty = 'certain' | 'assumed' | 'unknown';

/**
 * What a browser offers as User-Agent Client Hints (navigator.userAgentData).
 * A browser without them gives nothing; one that refuses the detailed ones gives the platform alone.
 */
export interface ClientHints {
  readonly platform?: string;
  /** 'x86' or 'arm'. */
  readonly architecture?: string;
  /** '64' or '32': the browser's, which is less than the system's under WOW64. */
  readonly bitness?: string;
  readonly wow64?: boolean;
}

/** All that is known of a visitor; each part may be missing. */
export interface Visitor {
  /** The query parameter `category`. */
  readonly category?: string | undefined;
  /** The name of the screen as addressed, with or without slashes. */
  readonly path?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly hints?: ClientHints | undefined;
  /** navigator.maxTouchPoints. */
  readonly touchPoints?: number | undefined;
}

export interface Platform {
  readonly system: System;
  readonly device?: Device;
  /** How sure the system is. */
  readonly certainty: Certainty;
  readonly architecture: Architecture;
  /** How sure the architecture is. */
  readonly architectureCertainty: Certainty;
  /** What named the system. */
  readonly source: 'category' | 'path' | 'browser';
}
