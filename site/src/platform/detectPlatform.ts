/** Detects the visitor's system and processor, so that the site recommends an installer that runs there. */
import { architectureOf } from './architectureOf.ts';
import { systemInAddress } from './systemInAddress.ts';
import { systemOf } from './systemOf.ts';
import type { Certainty, Device, Platform, System, Visitor } from './types.ts';

/** Systems by the client hint `platform` in lower case. */
const hintedSystems: ReadonlyMap<string, System> = new Map<string, System>([
  ['windows', 'windows'],
  ['macos', 'macos'],
  ['android', 'android'],
  ['ios', 'ios'],
  ['linux', 'linux'],
  ['chrome os', 'chromeos'],
  ['chromium os', 'chromeos'],
  ['chromeos', 'chromeos'],
]);

/** What the browser reveals, apart from the address. */
interface Browser {
  readonly system: System;
  readonly device?: Device;
  readonly certainty: Certainty;
}

function deviceOf(userAgent: string): Device | undefined {
  if (/iPad/i.test(userAgent)) return 'ipad';
  return /\(iPhone;/i.test(userAgent) ? 'iphone' : undefined;
}

function browserOf({ userAgent = '', hints, touchPoints }: Visitor): Browser {
  const hinted = hintedSystems.get(hints?.platform?.toLowerCase() ?? '');
  if (hinted !== undefined) return { system: hinted, certainty: 'certain' };

  const system = systemOf(userAgent, touchPoints ?? 0);
  if (system === 'unknown') return { system, certainty: 'unknown' };

  // An iPad in desktop mode sends the user agent of a Mac.
  const isMacUserAgent = /Macintosh/i.test(userAgent);
  if (system === 'ios' && isMacUserAgent) return { system, device: 'ipad', certainty: 'assumed' };
  // A phone or tablet in desktop mode sends one of these user agents. Without a touch screen, it's a computer.
  const canBeDesktopMode =
    system === 'macos' || system === 'linux' || /X11.+SamsungBrowser/i.test(userAgent);
  const certainty = canBeDesktopMode && touchPoints !== 0 ? 'assumed' : 'certain';
  const device = system === 'ios' ? deviceOf(userAgent) : undefined;
  return { system, certainty, ...(device && { device }) };
}

/**
 * Returns a visitor's system, device and processor. The query's category wins over the page's name, and the page's name
 * over the browser. Unknown names are ignored, and so is case. The processor is known only if the system is the
 * browser's, because only the browser reveals it.
 */
export function detectPlatform(visitor: Visitor): Platform {
  const browser = browserOf(visitor);
  const { source, found } = systemInAddress(visitor);
  const [system, device] = found ?? [browser.system, browser.device];
  const { architecture, certainty: architectureCertainty } =
    system === browser.system
      ? architectureOf(system, visitor.userAgent ?? '', visitor.hints)
      : architectureOf(system, '', undefined);
  return {
    system,
    ...(device && { device }),
    certainty: found ? 'certain' : browser.certainty,
    architecture,
    architectureCertainty,
    source,
  };
}
