/** Detects the visitor's system, so that the site shows the right app or installer first. */
import type { System } from './types.ts';

/**
 * Returns the system of a browser.
 * @param touchPoints navigator.maxTouchPoints, which distinguishes an iPad in desktop mode from a Mac
 */
export function systemOf(userAgent: string, touchPoints: number): System {
  if (/Windows Phone|Xbox|Tizen|Web0S|SMART-TV|KAIOS|PlayStation|Nintendo/i.test(userAgent)) {
    return 'unknown';
  }
  if (/iPhone|iPad|iPod|CriOS|FxiOS|EdgiOS|OPiOS/i.test(userAgent)) return 'ios';
  // In desktop mode, Samsung's browser claims Linux, which it doesn't run on.
  if (/Android|X11.+SamsungBrowser/i.test(userAgent)) return 'android';
  if (/Macintosh|Mac OS X/i.test(userAgent)) return touchPoints > 1 ? 'ios' : 'macos';
  if (/Windows/i.test(userAgent)) return 'windows';
  if (/\bCrOS\b/i.test(userAgent)) return 'chromeos';
  // X11 isn't enough: FreeBSD and others send it, too.
  return /Ubuntu|Linux/i.test(userAgent) ? 'linux' : 'unknown';
}
