import { architectureOf } from './architectureOf.ts';
import { addressed } from './names.ts';
import { systemOf } from './systemOf.ts';
import type { Certainty, Device, Platform, System, Visitor } from './types.ts';

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

  const saysMacintosh = /Macintosh/i.test(userAgent);
  if (system === 'ios' && saysMacintosh) return { system, device: 'ipad', certainty: 'assumed' };
  // A phone or tablet in desktop mode poses as one of these; only a device without touch cannot be one.
  const posable =
    system === 'macos' || system === 'linux' || /X11.+SamsungBrowser/i.test(userAgent);
  const certainty = posable && touchPoints !== 0 ? 'assumed' : 'certain';
  const device = system === 'ios' ? deviceOf(userAgent) : undefined;
  return { system, certainty, ...(device && { device }) };
}

/**
 * The system, device and architecture of a visitor: the category first, then the path, then the
 * browser. Names compare without case; a name that is not known is passed over.
 * The architecture is the browser's, and so known only where the system is the browser's too.
 */
export function detectPlatform(visitor: Visitor): Platform {
  const browser = browserOf(visitor);
  const { source, known } = addressed(visitor);
  const [system, device] = known ?? [browser.system, browser.device];
  const { architecture, certainty: architectureCertainty } =
    system === browser.system
      ? architectureOf(system, visitor.userAgent ?? '', visitor.hints)
      : architectureOf(system, '', undefined);
  return {
    system,
    ...(device && { device }),
    certainty: known ? 'certain' : browser.certainty,
    architecture,
    architectureCertainty,
    source,
  };
}
