import { defaultLanguage, languageRoot, languages, matchLanguage } from '../i18n/languages.ts';
import { visitorSystem } from '../ui/visitorSystem.ts';
import { readPreference } from '../ui/preferences.ts';
import { documentOf, isBareHash, readAddress } from './address.ts';
import { afterPaint } from './afterPaint.ts';
import { keepEarlyInput } from './earlyInput.ts';
import { arriveAt, leaveFor } from './hop.ts';
import { tellOfFailures } from './incomplete.ts';

/**
 * The script in every document's head, run before anything is painted. Where the address asks for
 * another document it goes there; here it sets theme and system, and starts the other scripts once
 * the document has been painted.
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

/** A path without what hosts add or leave out: case, the last slash, `index.html`. */
function plainPath(path: string): string {
  return path.toLowerCase().replace(/\/(index\.html)?$/, '');
}

const language = place.language ?? visitorLanguage();
const target = documentOf(languageRoot(language), place);
const isDocument =
  root.lang === language &&
  root.dataset.screen === place.screen &&
  root.dataset.tool === place.tool &&
  root.dataset.noted === place.noted;
// A host may answer every path with one document: the router shows the right screen there.
const isLeaving = !isDocument && plainPath(target) !== plainPath(location.pathname);

const theme = readPreference('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
root.dataset.system = visitorSystem({ category: place.query.get('category'), path: place.name });
const tab = place.query.get('tab');
if (tab !== undefined) root.dataset.askedTab = tab;
root.dataset.script = '';
if (isBareHash(location.hash)) root.dataset.bare = '';

const { font = '', modules: listed = '' } = document.currentScript?.dataset ?? {};
const modules = listed.split(' ');

function fetchEarly(link: Readonly<Record<string, string>>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}

function start(): void {
  // Pictures wait for it.
  root.dataset.painted = '';
  for (const href of modules) fetchEarly({ rel: 'modulepreload', href });
  // React is most of the code. Run as a task of its own, it leaves a press its turn before the rest.
  const [main = '', react = main] = modules;
  import(/* @vite-ignore */ react).then(() => import(/* @vite-ignore */ main)).catch(reportError);
}

keepEarlyInput(document);
tellOfFailures();
if (isLeaving) leaveFor(target, start);
else {
  // In a document that is being left, this would delay the next one.
  fetchEarly({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font });
  arriveAt(place.isRouted ? languageRoot(language) : undefined);
  document.addEventListener('DOMContentLoaded', () => afterPaint(start));
}
