import type { System } from './types.ts';

/**
 * The system that a user agent names.
 * @param touchPoints navigator.maxTouchPoints; an iPad that says Macintosh is known by it
 */
export function systemOf(userAgent: string, touchPoints: number): System {
  if (/Windows Phone|Xbox|Tizen|Web0S|SMART-TV|KAIOS|PlayStation|Nintendo/i.test(userAgent)) {
    return 'unknown';
  }
  if (/iPhone|iPad|iPod|CriOS|FxiOS|EdgiOS|OPiOS/i.test(userAgent)) return 'ios';
  // In desktop mode Samsung's browser says Linux, which it does not run on.
  if (/Android|X11.+SamsungBrowser/i.test(userAgent)) return 'android';
  if (/Macintosh|Mac OS X/i.test(userAgent)) return touchPoints > 1 ? 'ios' : 'macos';
  if (/Windows/i.test(userAgent)) return 'windows';
  if (/\bCrOS\b/i.test(userAgent)) return 'chromeos';
  // X11 alone says little: FreeBSD and others have it too.
  return /Ubuntu|Linux/i.test(userAgent) ? 'linux' : 'unknown';
}
