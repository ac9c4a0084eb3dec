import type { Architecture, Certainty, ClientHints, System } from './types.ts';

interface Detected {
  readonly architecture: Architecture;
  readonly certainty: Certainty;
}

const unknown: Detected = { architecture: 'unknown', certainty: 'unknown' };

function fromHints(system: System, hints: ClientHints): Architecture {
  const { architecture, bitness, wow64 } = hints;
  if (system === 'macos') {
    if (architecture === 'arm') return 'apple-silicon';
    return architecture === 'x86' ? 'intel' : 'unknown';
  }
  if (architecture === 'arm') return bitness === '64' ? 'arm64' : 'unknown';
  if (architecture !== 'x86') return 'unknown';
  if (bitness === '64' || wow64 === true) return 'x64';
  return bitness === '32' ? 'x86' : 'unknown';
}

function fromUserAgent(system: System, userAgent: string): Architecture {
  // Every Mac's user agent contains Intel, even on Apple silicon.
  if (system === 'macos') return 'unknown';
  if (/ARM64|aarch64/i.test(userAgent)) return 'arm64';
  if (/Win64|WOW64|x86_64|amd64/i.test(userAgent)) return 'x64';
  if (/i[3-6]86/i.test(userAgent)) return 'x86';
  return system === 'windows' && /Windows NT/i.test(userAgent) ? 'x86' : 'unknown';
}

/**
 * Returns the processor that an installer has to be built for. Client hints are certain. A user agent is a guess:
 * Chromium sends 'Win64; x64' on Windows on ARM, too. On phones the processor is unknown, because no installer
 * depends on it.
 */
export function architectureOf(
  system: System,
  userAgent: string,
  hints: ClientHints | undefined,
): Detected {
  if (system !== 'windows' && system !== 'macos' && system !== 'linux') return unknown;
  const hinted = fromHints(system, hints ?? {});
  if (hinted !== 'unknown') return { architecture: hinted, certainty: 'certain' };
  const guessed = fromUserAgent(system, userAgent);
  return guessed === 'unknown' ? unknown : { architecture: guessed, certainty: 'assumed' };
}
