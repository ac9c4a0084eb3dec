/** The products with releases. The names of apps end in `-app`. */
export const products = ['windows-app', 'login-windows', 'login-mac'] as const;
export type Product = (typeof products)[number];

export type InstallerPlatform = 'windows' | 'macos';

/** The processor that an installer is built for. `universal` runs on both kinds of Macs: Apple silicon and Intel. */
export type Build = 'x64' | 'x86' | 'universal';

/** Four numbers joined by dots: '1.0.3.0'. */
export type Version = `${number}.${number}.${number}.${number}`;

/** A file of a release. releases.schema.json describes the fields. */
export interface Installer {
  readonly name: string;
  readonly platform: InstallerPlatform;
  readonly build: Build;
  readonly bytes: number;
  /** 64 hexadecimal digits in lower case. */
  readonly sha256: string;
}

/** An entry of releases.json. releases.schema.json describes the fields. */
export interface Release {
  readonly product: Product;
  readonly version: Version;
  /** The day of the release: '2026-11-02'. */
  readonly date: string;
  /** The lowest supported version of the system: '10.14'. */
  readonly minimum: string;
  /** Whether the release is a sample whose files install nothing. Pages and feeds label it. */
  readonly sample?: boolean;
  readonly files: readonly Installer[];
  /** The changes as sentences, by locale. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
}

/** The content of releases.json. */
export interface ReleasesFile {
  readonly $schema: string;
  readonly releases: readonly Release[];
}
