/** How much damage a QR code survives: about 7, 15, 25 or 30 % (ISO/IEC 18004, 6.5.1). */
export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H';

/** What the widget may be given. Anything unusable falls back to its default. */
export interface QrInputs {
  readonly value: string;
  /** Outer width and height in CSS pixels, margin included. */
  readonly size?: unknown;
  /** Hexadecimal color of 3, 4, 6 or 8 digits, with or without `#`. */
  readonly darkColor?: unknown;
  readonly lightColor?: unknown;
  readonly errorCorrectionLevel?: unknown;
  /** Address of a picture laid over the middle; none when empty. */
  readonly centerImageSrc?: unknown;
  /** Width and height of that picture in CSS pixels. */
  readonly centerImageSize?: unknown;
  /** Light border on each side in CSS pixels, part of `size`. */
  readonly margin?: unknown;
  /** Symbol version 1–40; clamped; not a number means the smallest that fits. */
  readonly version?: unknown;
}

/** The same, usable as it is. Colors are `#` and 3, 4, 6 or 8 lower-case digits. */
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

const DEFAULTS = {
  size: 275,
  darkColor: '#000000',
  lightColor: '#ffffff',
  errorCorrectionLevel: 'M',
  centerImageSize: 40,
  margin: 16,
} as const;

const LEVELS: Readonly<Record<string, ErrorCorrectionLevel>> = {
  l: 'L',
  m: 'M',
  q: 'Q',
  h: 'H',
  low: 'L',
  medium: 'M',
  quartile: 'Q',
  high: 'H',
};

/** Replaces every missing or unusable input of the widget by its default. */
export function normalizeQrInputs(inputs: QrInputs): QrOptions {
  const size = atLeast(1, inputs.size, DEFAULTS.size);
  return {
    value: inputs.value,
    size,
    darkColor: hexColor(inputs.darkColor, DEFAULTS.darkColor),
    lightColor: hexColor(inputs.lightColor, DEFAULTS.lightColor),
    errorCorrectionLevel: level(inputs.errorCorrectionLevel),
    centerImageSrc: typeof inputs.centerImageSrc === 'string' ? inputs.centerImageSrc.trim() : '',
    centerImageSize: atLeast(0, inputs.centerImageSize, DEFAULTS.centerImageSize),
    // A border may not swallow the code: at least half of the width is modules.
    margin: Math.min(atLeast(0, inputs.margin, DEFAULTS.margin), size / 4),
    version: version(inputs.version),
  };
}

function hexColor(input: unknown, fallback: string): string {
  if (typeof input !== 'string') return fallback;
  const digits = /^#?((?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}))$/i.exec(input.trim())?.[1];
  return digits === undefined ? fallback : `#${digits.toLowerCase()}`;
}

function level(input: unknown): ErrorCorrectionLevel {
  if (typeof input !== 'string') return DEFAULTS.errorCorrectionLevel;
  const name = input.trim().toLowerCase();
  return Object.hasOwn(LEVELS, name)
    ? (LEVELS[name] ?? DEFAULTS.errorCorrectionLevel)
    : DEFAULTS.errorCorrectionLevel;
}

function version(input: unknown): number | undefined {
  const given = numeric(input);
  return Number.isNaN(given) ? undefined : Math.min(40, Math.max(1, Math.trunc(given)));
}

function atLeast(least: number, input: unknown, fallback: number): number {
  const given = numeric(input);
  return Number.isFinite(given) && given >= least ? given : fallback;
}

/** A number, or text that is one whole number or fraction; anything else is NaN. */
function numeric(input: unknown): number {
  if (typeof input === 'number') return input;
  if (typeof input === 'string' && input.trim() !== '') return Number(input);
  return Number.NaN;
}
