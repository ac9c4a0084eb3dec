import {
  type NotedApp,
  type Tool,
  firstTool,
  notedApps,
  toolNames,
} from '../pages/otpqr/tools/tools.ts';
import { type ScreenId, screenIds, screens } from './screens.ts';

/** What an address asks for. */
export interface Place {
  /** The language that the address names; absent where it names none. */
  readonly language: string | undefined;
  readonly screen: ScreenId;
  /** The screen's name as addressed, in lower case; empty for main. */
  readonly name: string;
  /** The tool of the lab; absent on every other screen. */
  readonly tool: Tool | undefined;
  /** The app whose notes have a document of their own; absent elsewhere. */
  readonly noted: NotedApp | undefined;
  /** The query; what stands inside the hash wins over what stands before it. */
  readonly query: ReadonlyMap<string, string>;
  /** Whether a hash that begins with `#/` names the screen. */
  readonly isRouted: boolean;
}

export type AddressParts = Pick<Location, 'pathname' | 'search' | 'hash'>;

const byName: ReadonlyMap<string, ScreenId> = new Map(
  screenIds.flatMap((id) => screens[id].names.map((name) => [name.toLowerCase(), id] as const)),
);

/** The screen for a name in an address, in any case; the empty name is main's. */
export function screenOf(name: string): ScreenId {
  return name === '' ? 'main' : (byName.get(name.toLowerCase()) ?? 'notFound');
}

/** The one of some names that an address names, in any case; undefined where it names none of them. */
function nameIn<Name extends string>(names: readonly Name[], name?: string): Name | undefined {
  return names.find((one) => one.toLowerCase() === name?.toLowerCase());
}

function firstValues(search: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search))
    if (!values.has(key)) values.set(key, value);
  return values;
}

/** The screen and tool that the segments of a path or of a hash name. */
function readName(segments: readonly string[]): Pick<Place, 'screen' | 'name' | 'tool' | 'noted'> {
  const [first = '', second, third, ...rest] = segments;
  const screen = screenOf(first);
  const tool = screen === 'otpqr' ? nameIn(toolNames, second ?? firstTool) : undefined;
  const noted = tool === 'notes' ? nameIn(notedApps, third) : undefined;
  const isKnown = third === undefined || (noted !== undefined && rest.length === 0);
  const isWhole = second === undefined || (tool !== undefined && isKnown);
  const name = segments.join('/');
  if (!isWhole || screen === 'notFound')
    return { screen: 'notFound', name, tool: undefined, noted: undefined };
  return { screen, name: screen === 'main' ? '' : first, tool, noted };
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().replace(/\/+$/, '').split('/');
}

/**
 * Reads an address: `/ko-KR/otpqr/check/`, `/#/otpqr?tool=check`, `/?category=mac#/app`. A hash that
 * begins with `#/` names the screen, otherwise the path does. Case does not matter in names.
 * @param languages the tags that may stand before a path
 */
export function readAddress(address: AddressParts, languages: readonly string[]): Place {
  const segments = segmentsOf(address.pathname.replace(/(^|\/)index\.html$/i, '')).slice(1);
  const pathLanguage = nameIn(languages, segments[0]);
  if (pathLanguage) segments.shift();

  const isRouted = address.hash.startsWith('#/');
  const [hashPath = '', ...rest] = address.hash.slice(2).split('?');
  const inside = isRouted ? firstValues(rest.join('?')) : new Map<string, string>();
  const query = new Map([...firstValues(address.search), ...inside]);
  // Without script the link of a tab leads to its panel.
  const [, panel] = /^#panel-([a-z-]+)$/.exec(address.hash) ?? [];
  if (panel !== undefined) query.set('tab', panel);

  const names = isRouted ? segmentsOf(hashPath) : segments;
  const named = readName(names);
  // The hash wins over the query before it, that over the path.
  const isInHash = isRouted && names.length > 1;
  const asked = isInHash ? inside.get('tool') : query.get('tool');
  const tool =
    named.tool && asked !== undefined ? (nameIn(toolNames, asked) ?? firstTool) : named.tool;
  const app = query.get('app');
  const noted = app === undefined ? named.noted : nameIn(notedApps, app);
  return {
    ...named,
    tool,
    noted: tool === 'notes' ? noted : undefined,
    language: nameIn(languages, query.get('lang')) ?? pathLanguage,
    query,
    isRouted,
  };
}

type Query = Iterable<readonly [string, string]>;

function queryText(query: Query): string {
  const text = new URLSearchParams([...query].map(([key, value]) => [key, value])).toString();
  return text === '' ? '' : `?${text}`;
}

/** What a document shows, as its root element says; whatever its address asks for beyond that. */
export function placeOfDocument({ lang, dataset }: HTMLElement): Place {
  return {
    language: lang,
    screen: screenIds.find((id) => id === dataset.screen) ?? 'main',
    name: dataset.name ?? '',
    tool: nameIn(toolNames, dataset.tool),
    noted: nameIn(notedApps, dataset.noted),
    query: new Map(),
    isRouted: false,
  };
}

/** Whether a hash leaves out header and footer (specification, section 2), whatever it leads to. */
export function isBareHash(hash: string): boolean {
  return /^#\/(help|update)-/i.test(hash);
}

/** The path of a place's own document under a language's root: '/ko-KR/otpqr/check/'. */
export function documentOf(
  root: string,
  {
    screen,
    name,
    tool,
    noted,
  }: Pick<Place, 'screen' | 'name' | 'tool'> & { noted?: Place['noted'] },
): string {
  if (screen === 'notFound') return `${root}404.html`;
  const folder = name === '' ? '' : `${name}/`;
  const parts = [tool === firstTool ? undefined : tool, noted];
  return root + folder + parts.map((part) => (part ? `${part}/` : '')).join('');
}

/** The address of a screen's document with a query: '/ko-KR/otpqr/check/', '/app/?category=mac'. */
export function documentPath(root: string, name: string, query: Query = []): string {
  const values = new Map(query);
  const screen = screenOf(name);
  const tool = screen === 'otpqr' ? nameIn(toolNames, values.get('tool')) : undefined;
  if (tool) values.delete('tool');
  const noted = tool === 'notes' ? nameIn(notedApps, values.get('app')) : undefined;
  if (noted) values.delete('app');
  const place = { screen, name: name === 'main' ? '' : name, tool, noted };
  return documentOf(root, place) + queryText(values);
}

/** The hash address of a screen under a language's root: '/ko-KR/#/otpqr?tool=check'. */
export function hashPath(root: string, name: string, query: Query = []): string {
  return `${root}#/${name}${queryText(query)}`;
}

/** Whether two places show the same thing, whatever their languages. */
export function sameContent(one: Place, other: Place): boolean {
  return (
    one.name === other.name &&
    one.screen === other.screen &&
    one.tool === other.tool &&
    one.noted === other.noted &&
    one.query.size === other.query.size &&
    [...one.query].every(([key, value]) => other.query.get(key) === value)
  );
}
