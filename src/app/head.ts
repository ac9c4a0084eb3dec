import { defaultLanguage, languageRoot, languages, matchLanguage } from '../i18n/languages.ts';
import { systemOf } from '../platform/systemOf.ts';
import { readPreference } from '../ui/preferences.ts';
import { afterPaint } from './afterPaint.ts';
import { keepEarlyInput } from './earlyInput.ts';
import { hasFrame } from './frame.ts';
import { tellOfFailures } from './incomplete.ts';
import { readAddress } from './readAddress.ts';

/**
 * The script in every document's head, run before anything is painted: it goes to the visitor's
 * language, sets theme and system, hides a document that is not what the address asks for, and
 * starts the rest once the document has been painted.
 */
const root = document.documentElement;
const place = readAddress(location, languages);

function visitorLanguage(): string {
  const wanted = [readPreference('language') ?? '', ...navigator.languages];
  for (const tag of wanted) {
    const language = matchLanguage(tag);
    if (language) return language;
  }
  return defaultLanguage;
}

const language = place.language ?? visitorLanguage();
const leaving = place.language === undefined && language !== defaultLanguage;
if (leaving) {
  const { pathname, search, hash } = location;
  location.replace(`${languageRoot(language)}${pathname.slice(1)}${search}${hash}`);
}

const theme = readPreference('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
root.dataset.os = systemOf(navigator.userAgent, navigator.maxTouchPoints);
if (root.dataset.name !== place.name || place.query.size > 0) root.dataset.elsewhere = '';
// The worker has the typeface on this device.
if (navigator.serviceWorker?.controller) root.dataset.kept = '';
if (!hasFrame(place.name)) root.dataset.frameless = '';

keepEarlyInput(document);
tellOfFailures();

const modules = document.currentScript?.dataset.modules?.split(' ') ?? [];

function start(): void {
  // Pictures wait for it.
  root.dataset.painted = '';
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ modules[0] ?? '').catch(reportError);
}

document.addEventListener('DOMContentLoaded', () => {
  // Firefox ends a document that is left with what had come of it: nothing can start there.
  if (leaving) return;
  afterPaint(start);
});
