import { decodeBase32 } from '../base32.ts';
import type { KeyReading } from './keys.ts';
import { plainPart } from './parts.ts';
import { ratios } from './priors.ts';

function pairsOf(text: string): string[] {
  return text.match(/../g) ?? [];
}

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Two characters as C's strtol and JavaScript's parseInt read them: up to what is not hex. */
function lenientByte(pair: string): number {
  return Number.parseInt(pair, 16) || 0;
}

/**
 * Keys of an app that takes the secret's text for hex, in the ways in which programs read text
 * that is not, or that takes the key's hex for its text.
 */
export function hexReadings(text: string): KeyReading[] {
  const part = plainPart('key:hex');
  const pairs = pairsOf(text);
  const stop = pairs.findIndex((pair) => !/^[0-9A-F]{2}$/.test(pair));
  const untilWrong = stop < 0 ? pairs : pairs.slice(0, stop);
  const withoutWrong = pairsOf(text.replace(/[^0-9A-F]/g, ''));
  const decoded = decodeBase32(text);
  const hexTexts = decoded.ok ? [toHex(decoded.bytes), toHex(decoded.bytes).toUpperCase()] : [];
  const readings: readonly (readonly [Uint8Array, number])[] = [
    [Uint8Array.from(untilWrong, lenientByte), stop < 0 ? ratios.keyHex : ratios.keyHexOther],
    [Uint8Array.from(withoutWrong, lenientByte), ratios.keyHexOther],
    [Uint8Array.from(pairs, lenientByte), ratios.keyHexOther],
  ];
  return [
    ...readings.map(([bytes, ratio]) => ({ parts: [part], ratio, bytes })),
    ...hexTexts.map((hex) => ({
      parts: [part],
      ratio: ratios.keyHexOther,
      bytes: new TextEncoder().encode(hex),
    })),
  ];
}
