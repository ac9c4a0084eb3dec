import type { ReportedImplementation } from './report.ts';

/** The JSON that shields.io reads at `https://img.shields.io/endpoint?url=…`. */
export interface Badge {
  readonly schemaVersion: 1;
  readonly label: string;
  readonly message: string;
  readonly color: 'brightgreen' | 'green' | 'orange';
}

/**
 * Returns the id of an implementation in the address of its badge: its name in lower case, with
 * hyphens instead of other characters.
 *
 * @example
 * badgeId('@oslojs/otp'); // 'oslojs-otp'
 */
export function badgeId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Returns the badge of an implementation. Green means that no answer was wrong. Bright green means that it also refused
 * no valid case.
 */
export function badgeOf(
  { counts }: Pick<ReportedImplementation, 'counts'>,
  vectors: string,
): Badge {
  const { passed, failed, refused } = counts;
  const color = failed > 0 ? 'orange' : refused > 0 ? 'green' : 'brightgreen';
  const message = `${passed} of ${passed + failed + refused} passed`;
  return { schemaVersion: 1, label: `OTP vectors ${vectors}`, message, color };
}
