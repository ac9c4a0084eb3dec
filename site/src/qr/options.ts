/** How much damage a QR code survives: about 7%, 15%, 25% or 30% (ISO/IEC 18004, 6.5.1). */
export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H';

/** The inputs of a QR code. Unusable values fall back to the default. */
export interface QrInputs {
  readonly value: string;
  /** Width and height in CSS pixels, including the margin. Default: 275. */
  readonly size?: unknown;
  /** A hexadecimal color of 3, 4, 6 or 8 digits, with or without `#`. */
  readonly darkColor?: unknown;
  readonly lightColor?: unknown;
  readonly errorCorrectionLevel?: unknown;
  /** The address of a picture over the middle. If empty, there is none. */
  readonly centerImageSrc?: unknown;
  /** Width and height of the center picture in CSS pixels. Default: 40. */
  readonly centerImageSize?: unknown;
  /** The light border on each side in CSS pixels, part of `size`. Default: 16, and at most a quarter of `size`. */
  readonly margin?: unknown;
  /** The version, clamped to 1–40. If it isn't a number, the smallest version that fits is used. */
  readonly version?: unknown;
}

/** Normalized inputs. Colors are `#` and 3, 4, 6 or 8 lower-case digits. */
export interface QrOptions {
  readonly value: string;
  readonly size: number;
  readonly darkColor: string;
  readonly lightColor: string;
  readonly errorCorrectionLevel: ErrorCorrectionLevel;
  readonly centerImageSrc: string;
  readonly centerImageSize: number;
  readonly margin: number;
  readonly version: number | undefined;
}

const defaults = {
  size: 275,
  darkColor: '#000000',
  lightColor: '#ffffff',
  errorCorrectionLevel: 'M',
  centerImageSize: 40,
  margin: 16,
} as const;

const levelsByName: Readonly<Record<string, ErrorCorrectionLevel>> = {
  l: 'L',
  m: 'M',
  q: 'Q',
  h: 'H',
  low: 'L',
  medium: 'M',
  quartile: 'Q',
  high: 'H',
};

/** Returns the inputs with defaults in place of missing and unusable values. */
export function normalizeQrInputs(inputs: QrInputs): QrOptions {
  const size = atLeast(1, inputs.size, defaults.size);
  return {
    value: inputs.value,
    size,
    darkColor: hexColor(inputs.darkColor, defaults.darkColor),
    lightColor: hexColor(inputs.lightColor, defaults.lightColor),
    errorCorrectionLevel: level(inputs.errorCorrectionLevel),
    centerImageSrc: typeof inputs.centerImageSrc === 'string' ? inputs.centerImageSrc.trim() : '',
    centerImageSize: atLeast(0, inputs.centerImageSize, defaults.centerImageSize),
    // At least half of the width remains for the modules.
    margin: Math.min(atLeast(0, inputs.margin, defaults.margin), size / 4),
    version: version(inputs.version),
  };
}

function hexColor(input: unknown, fallback: string): string {
  if (typeof input !== 'string') return fallback;
  const digits = /^#?((?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}))$/i.exec(input.trim())?.[1];
  return digits === undefined ? fallback : `#${digits.toLowerCase()}`;
}

function level(input: unknown): ErrorCorrectionLevel {
  if (typeof input !== 'string') return defaults.errorCorrectionLevel;
  const name = input.trim().toLowerCase();
  return Object.hasOwn(levelsByName, name)
    ? (levelsByName[name] ?? defaults.errorCorrectionLevel)
    : defaults.errorCorrectionLevel;
}

function version(input: unknown): number | undefined {
  const given = numeric(input);
  return Number.isNaN(given) ? undefined : Math.min(40, Math.max(1, Math.trunc(given)));
}

function atLeast(least: number, input: unknown, fallback: number): number {
  const given = numeric(input);
  return Number.isFinite(given) && given >= least ? given : fallback;
}

/** Returns a number, or a text as a number. Everything else is NaN. */
function numeric(input: unknown): number {
  if (typeof input === 'number') return input;
  if (typeof input === 'string' && input.trim() !== '') return Number(input);
  return Number.NaN;
}
