import type { Architecture, Certainty, ClientHints, System } from './types.ts';

interface Answer {
  readonly architecture: Architecture;
  readonly certainty: Certainty;
}

const unknown: Answer = { architecture: 'unknown', certainty: 'unknown' };

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
  // Every Mac says Intel in its user agent, whatever it is.
  if (system === 'macos') return 'unknown';
  if (/ARM64|aarch64/i.test(userAgent)) return 'arm64';
  if (/Win64|WOW64|x86_64|amd64/i.test(userAgent)) return 'x64';
  if (/i[3-6]86/i.test(userAgent)) return 'x86';
  return system === 'windows' && /Windows NT/i.test(userAgent) ? 'x86' : 'unknown';
}

/**
 * The processor that an installer for this system must fit: certain from client hints, assumed
 * from a user agent (Chromium freezes 'Win64; x64', on Windows for ARM too), unknown on phones.
 */
export function architectureOf(
  system: System,
  userAgent: string,
  hints: ClientHints | undefined,
): Answer {
  if (system !== 'windows' && system !== 'macos' && system !== 'linux') return unknown;
  const hinted = fromHints(system, hints ?? {});
  if (hinted !== 'unknown') return { architecture: hinted, certainty: 'certain' };
  const guessed = fromUserAgent(system, userAgent);
  return guessed === 'unknown' ? unknown : { architecture: guessed, certainty: 'assumed' };
}
