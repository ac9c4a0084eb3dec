import type { ComponentType } from 'react';
import { firstTool } from '../pages/otpqr/tools/tools.ts';
import { defaultLanguage, languageRoot, languages } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import type { ScreenContent, ScreenProps } from '../pages/screen.ts';
import { type Place, hashPath, readAddress, sameContent } from './address.ts';
import { type Loaded, load, loadedBefore } from './load.ts';
import { recordOf } from './screens.ts';
import { keepScroll, rememberScroll, scrollOf, stampEntry } from './scroll.ts';

/** How the visitor came to what is shown; it decides where focus and scroll go. */
export type Arrival = 'start' | 'link' | 'history' | 'stay';

/** A place with all that is needed to render it at once. */
export interface Shown {
  readonly place: Place;
  readonly language: string;
  readonly words: Partial<Messages>;
  /** Undefined where the screen could not be loaded. */
  readonly Screen: ComponentType<ScreenProps> | undefined;
  readonly content: ScreenContent;
  /** Counts fresh openings: a screen with another number starts from nothing. */
  readonly visit: number;
  readonly arrival: Arrival;
  /** Where to scroll to, in CSS pixels from the top. */
  readonly scroll: number;
}

let shown: Shown | undefined;
let latestRequest = 0;
/** The language that is being loaded; undefined while none is. */
let coming: string | undefined;
const listeners = new Set<() => void>();

/** For useSyncExternalStore. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is shown now. The router has started before anything is rendered. */
export function getShown(): Shown {
  if (!shown) throw new Error('the router has not started');
  return shown;
}

/** The place of the browser's present address. */
function presentPlace(): Place {
  return readAddress(location, languages);
}

function languageOf({ language }: Place): string {
  return language ?? defaultLanguage;
}

/** Whether two places show the same thing; one that names no language is in the default one. */
function samePlace(one: Place, other: Place): boolean {
  return languageOf(one) === languageOf(other) && sameContent(one, other);
}

/** The hash address of a place in a language, with another query. */
function hashAddress(
  { name, tool, noted }: Place,
  language: string,
  query: Iterable<readonly [string, string]>,
): string {
  const values = new Map(query);
  if (tool && (tool !== firstTool || values.has('tool'))) values.set('tool', tool);
  if (noted) values.set('app', noted);
  return hashPath(languageRoot(language), name, values);
}

type Rendered = Omit<Loaded, 'Screen'> & Pick<Shown, 'Screen'>;

function publish(place: Place, rendered: Rendered, arrival: Arrival): void {
  const before = getShown();
  const stays = before.place.screen === place.screen && before.Screen !== undefined;
  const isFresh = !stays || (arrival === 'link' && samePlace(before.place, place));
  const isBack = stampEntry();
  const isMoved =
    isFresh ||
    isBack ||
    before.place.name !== place.name ||
    before.place.noted !== place.noted ||
    before.place.query.get('section') !== place.query.get('section');
  const { language, words, Screen, content, error } = rendered;
  // The script in the head hears of it and says so.
  if (error !== undefined) reportError(error);
  coming = undefined;
  shown = {
    place,
    language,
    // The screen that is being replaced may render once more, with its words.
    words: before.language === language ? { ...before.words, ...words } : words,
    Screen,
    content,
    visit: before.visit + (isFresh ? 1 : 0),
    arrival: isMoved ? arrival : 'stay',
    scroll: arrival === 'link' ? 0 : scrollOf(history.state),
  };
  for (const listener of listeners) listener();
}

/** What is shown, as long as it is still the document that was opened: then its prose stays. */
function keptProse(place: Place, language: string, arrival: Arrival): Shown | undefined {
  const before = getShown();
  const isAfresh = arrival === 'link' && samePlace(before.place, place);
  const isKept = before.visit === 1 && before.language === language && !isAfresh;
  return isKept && recordOf(place.screen).prose && isSameScreen(before.place, place)
    ? before
    : undefined;
}

async function show(place: Place, arrival: Arrival): Promise<void> {
  latestRequest += 1;
  const request = latestRequest;
  const before = getShown();
  // Without a connection the document may be in another language than its path is for.
  const language = arrival === 'start' ? (place.language ?? before.language) : languageOf(place);
  // What the document shows already is not rendered again.
  if (arrival === 'start' && samePlace({ ...place, language }, before.place)) return;
  coming = language;
  const known = keptProse(place, language, arrival) ?? loadedBefore(place, language);
  if (known) {
    publish(place, known, arrival);
    return;
  }
  // Another tool: its link is marked at once, the tool follows.
  const isTool = place.tool && before.place.tool && before.language === language;
  if (isTool) publish(place, { ...before, content: {} }, arrival);
  const rendered = await load(place, language).catch((): Rendered => {
    // Without a connection the document may be in another language than the address asks for.
    const isDocument = arrival === 'start' && isSameScreen(before.place, place);
    return isDocument ? before : { ...before, Screen: undefined };
  });
  if (request === latestRequest) publish(place, rendered, isTool ? 'stay' : arrival);
}

function isSameScreen(one: Place, other: Place): boolean {
  return one.screen === other.screen && one.tool === other.tool;
}

/**
 * Loads what a document shows, so that it can be hydrated: its address may ask for more. Rejects
 * where its code or words do not arrive.
 */
export async function startRouter(documentPlace: Place): Promise<Shown> {
  history.scrollRestoration = 'manual';
  const { error, ...loaded } = await load(documentPlace, languageOf(documentPlace), true);
  if (error !== undefined) reportError(error);
  const scroll = scrollOf(history.state);
  shown = { ...loaded, place: documentPlace, visit: 1, arrival: 'start', scroll };
  return shown;
}

/**
 * Shows what the address asks for beyond its document (a query; on a host that answers every path
 * alike, another screen), and follows the browser's history from then on.
 */
export function followAddress(): void {
  stampEntry();
  addEventListener('popstate', ({ state }) => {
    // A section that is typed into the address has been scrolled to already.
    if (state !== null) rememberScroll();
    void show(presentPlace(), 'history');
  });
  // At pagehide, which main.tsx listens for, Chromium has already read the entry for a reload.
  addEventListener('scrollend', keepScroll);
  // What was pressed before the page answered has already been asked for.
  if (latestRequest === 0) void show(presentPlace(), 'start');
}

/** Loads what an address of the site needs, before it is opened. */
export function prepare(address: URL): void {
  const place = readAddress(address, languages);
  // What does not arrive is asked for again when it is opened.
  load(place, languageOf(place)).catch(() => undefined);
}

/** Opens an address of the site in place. The same address again opens its screen afresh. */
export function open(address: URL): void {
  const target = readAddress(address, languages);
  // The hash names the screen then: a place in its text is named by the query.
  const section = target.isRouted ? '' : address.hash.slice(1);
  const here = presentPlace();
  const query = new Map(section && isSameScreen(here, target) ? here.query : target.query);
  if (section) query.set('section', section);
  const inPlace = new URL(hashAddress(target, languageOf(target), query), location.href);
  rememberScroll();
  if (inPlace.href === location.href) history.replaceState({}, '', inPlace);
  else history.pushState({}, '', inPlace);
  void show(presentPlace(), 'link');
}

/** Shows the same screen in another language, with its query, tab and scroll. */
export function changeLanguage(language: string, storable: boolean): void {
  // The address may already ask for more than its document shows.
  const place = presentPlace();
  const query = new Map(place.query);
  query.delete('lang');
  if (!storable) query.set('lang', language);
  rememberScroll();
  replaceAddress(hashAddress(place, language, query));
}

/** Replaces the query of the present address without leaving the screen. */
export function replaceQuery(query: Iterable<readonly [string, string]>): void {
  const { place, language } = getShown();
  replaceAddress(hashAddress(place, coming ?? language, query));
}

function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  void show(presentPlace(), 'history');
}
