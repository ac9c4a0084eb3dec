/** What has releases; an app's ends in `-app`. */
export const products = ['windows-app', 'login-windows', 'login-mac'] as const;
export type Product = (typeof products)[number];

export type InstallerPlatform = 'windows' | 'macos';

/** What an installer is built for: 'universal' holds both processors of the Mac. */
export type Build = 'x64' | 'x86' | 'universal';

/** Four numbers with dots: '1.0.3.0'. */
export type Version = `${number}.${number}.${number}.${number}`;

export interface Installer {
  /** The file's name as downloaded: letters, digits, dot, dash and underscore. */
  readonly name: string;
  readonly platform: InstallerPlatform;
  readonly build: Build;
  readonly bytes: number;
  /** SHA-256, 64 hexadecimal digits in lower case. */
  readonly sha256: string;
}

export interface Release {
  readonly product: Product;
  readonly version: Version;
  /** The day of the release, '2026-11-02'. */
  readonly date: string;
  /** The least version of the platform: '8' for Windows 8, '10.14' for macOS 10.14. */
  readonly minimum: string;
  /** Whether the release is a sample whose files install nothing. Pages and feeds label it. */
  readonly sample?: boolean;
  /** What is still offered; none for a release that is only remembered. */
  readonly files: readonly Installer[];
  /** What changed, in sentences, by language tag; en-US stands in for a language without its own. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
}
