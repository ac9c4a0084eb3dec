import type { ComponentType } from 'react';
import { languageRoot, languages, defaultLanguage } from '../i18n/languages.ts';
import { loadWords } from '../i18n/load.ts';
import type { Messages } from '../i18n/messages.ts';
import type { ScreenProps } from '../pages/screen.ts';
import { type Place, hashPath, parseAddress, samePlace } from './address.ts';
import { loaders } from './loaders.ts';
import { keepScroll, rememberScroll, scrollOf, stampEntry } from './scroll.ts';
import { screenWords } from './screenWords.ts';

/** How the shown screen was come by; it decides where focus and scroll go. */
export type Arrival = 'start' | 'link' | 'history' | 'stay';

/** A place with all that is needed to draw it at once. */
export interface Shown {
  readonly place: Place;
  readonly language: string;
  readonly words: Partial<Messages>;
  readonly Screen: ComponentType<ScreenProps> | undefined;
  /** Counts fresh openings: a screen with another number starts from nothing. */
  readonly visit: number;
  readonly arrival: Arrival;
  /** Where to scroll to, in CSS pixels from the top. */
  readonly scroll: number;
}

let shown: Shown | undefined;
let latestRequest = 0;
const listeners = new Set<() => void>();

/** For useSyncExternalStore. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is shown now. The router has started before anything is drawn. */
export function getShown(): Shown {
  if (!shown) throw new Error('the router has not started');
  return shown;
}

/** The place of the browser's present address. */
function presentPlace(): Place {
  return parseAddress(location, languages);
}

/**
 * Loads the code and words of a place. A screen that cannot be loaded is undefined. Rejects where
 * nothing has been shown yet and not even the shell's words arrive.
 */
async function load(place: Place): Promise<Pick<Shown, 'language' | 'words' | 'Screen'>> {
  const language = place.language ?? defaultLanguage;
  const shell = shown?.language === language ? undefined : loadWords(language, ['shell']);
  try {
    const [module, own] = await Promise.all([
      loaders[place.screen](),
      loadWords(language, screenWords[place.screen]),
    ]);
    return {
      language,
      words: { ...((await shell) ?? shown?.words), ...own },
      Screen: module.Screen,
    };
  } catch (error) {
    const words = await shell?.catch(() => undefined);
    if (words) return { language, words, Screen: undefined };
    if (!shown) throw error;
    return { language: shown.language, words: shown.words, Screen: undefined };
  }
}

/** What a place needs where all of it is shown already: a tab, a tool and a query answer at once. */
function present(place: Place): Pick<Shown, 'language' | 'words' | 'Screen'> | undefined {
  const same =
    shown?.Screen !== undefined &&
    shown.place.screen === place.screen &&
    shown.language === (place.language ?? defaultLanguage);
  return same ? shown : undefined;
}

async function show(place: Place, arrival: Arrival): Promise<void> {
  const request = ++latestRequest;
  const loaded = present(place) ?? (await load(place));
  if (request !== latestRequest) return;
  const before = shown;
  const sameScreen = before?.place.screen === place.screen && before.Screen !== undefined;
  const fresh = !sameScreen || (arrival === 'link' && samePlace(before.place, place));
  const moved = fresh || before.place.name !== place.name;
  shown = {
    ...loaded,
    place,
    visit: (before?.visit ?? 0) + (fresh ? 1 : 0),
    arrival: moved ? arrival : 'stay',
    scroll: arrival === 'link' ? 0 : scrollOf(history.state),
  };
  for (const listener of listeners) listener();
}

/** Shows the present address for the first time and follows the browser's history from then on. */
export async function startRouter(): Promise<Shown> {
  history.scrollRestoration = 'manual';
  // The address may change while its screen is being loaded.
  do await show(presentPlace(), 'start');
  while (!samePlace(presentPlace(), getShown().place));
  stampEntry();
  addEventListener('popstate', () => {
    rememberScroll();
    stampEntry();
    void show(presentPlace(), 'history');
  });
  // At pagehide, which main.tsx listens for, Chromium has already read the entry for a reload.
  addEventListener('scrollend', keepScroll);
  return getShown();
}

/** Opens an address of the site in place. The same address again opens its screen afresh. */
export function open(address: URL): void {
  const target = parseAddress(address, languages);
  const root = languageRoot(target.language ?? defaultLanguage);
  const inPlace = new URL(hashPath(root, target.name, target.query), location.href);
  rememberScroll();
  if (inPlace.href === location.href) history.replaceState({}, '', inPlace);
  else history.pushState({}, '', inPlace);
  stampEntry();
  void show(target, 'link');
}

/** Shows the same screen in another language, with its query, tab and scroll. */
export function changeLanguage(language: string, storable: boolean): void {
  const { place } = getShown();
  const query = new Map(place.query);
  query.delete('lang');
  if (!storable) query.set('lang', language);
  rememberScroll();
  replaceAddress(hashPath(languageRoot(language), place.name, query));
}

/** Replaces the query of the present address without leaving the screen. */
export function replaceQuery(query: Iterable<readonly [string, string]>): void {
  const { place, language } = getShown();
  replaceAddress(hashPath(languageRoot(language), place.name, query));
}

function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  void show(presentPlace(), 'history');
}
