import type { ComponentType } from 'react';
import { texts, writtenIn } from 'virtual:texts';
import { loadWords } from '../i18n/load.ts';
import type { Messages } from '../i18n/messages.ts';
import { loadTool } from '../pages/otpqr/tools/loadTool.ts';
import type { Tool } from '../pages/otpqr/tools/tools.ts';
import type { ProseModule, ScreenContent, ScreenModule, ScreenProps } from '../pages/screen.ts';
import { PartFailure } from '../ui/LoadFailure.tsx';
import type { Place } from './address.ts';
import { recordOf } from './screens.ts';

/** What it takes to render a place in a language. */
export interface Loaded {
  readonly language: string;
  readonly words: Partial<Messages>;
  readonly Screen: ComponentType<ScreenProps>;
  readonly content: ScreenContent;
  /** Why the tool did not arrive; what says so stands in its place. */
  readonly error?: unknown;
}

type Wanted = Pick<Place, 'screen' | 'tool'>;

const modules = import.meta.glob<ScreenModule>('../pages/*/index.tsx');
const proseModules = import.meta.glob<ProseModule>('../pages/*/prose.tsx');

function loadScreen({ screen }: Wanted): Promise<ScreenModule> {
  const { page } = recordOf(screen);
  const load = modules[`../pages/${page}/index.tsx`];
  if (!load) throw new Error(`there is no folder src/pages/${page} for the screen ${screen}`);
  return load();
}

type Content = Pick<Loaded, 'content' | 'words' | 'error'>;

/** Where a tool does not arrive, what says so stands in its place: nothing else is lost. */
async function loadToolContent(tool: Tool, language: string): Promise<Content> {
  try {
    const [Part, words] = await Promise.all([loadTool(tool), loadWords(language, tool)]);
    return { content: { Tool: Part }, words };
  } catch (error) {
    return { content: { Tool: PartFailure }, words: {}, error };
  }
}

async function loadProse({ screen }: Wanted, language: string): Promise<Content> {
  const { page } = recordOf(screen);
  const [module, words] = await Promise.all([
    proseModules[`../pages/${page}/prose.tsx`]?.(),
    loadWords(language, `${screen}-prose`),
  ]);
  return { content: { Prose: module?.Prose }, words };
}

async function loadContent({ screen, tool }: Wanted, language: string): Promise<Content> {
  if (tool) return loadToolContent(tool, language);
  const { prose, text: name } = recordOf(screen);
  if (prose) return loadProse({ screen, tool }, language);
  if (name === undefined) return nothing;
  const file = texts[language]?.[name];
  if (!file) throw new Error(`there is no text ${name} for ${language}`);
  const { default: Text } = await file.load();
  const text = { language: file.language, writtenIn: writtenIn[name] ?? [], Text };
  return { content: { text }, words: {} };
}

const nothing: Content = { content: {}, words: {} };

const loaded = new Map<string, Loaded>();
const keyOf = ({ screen, tool }: Wanted, language: string) => `${language} ${screen} ${tool}`;

/** What is needed of a place, where it has been loaded before. */
export function loadedBefore(place: Wanted, language: string): Loaded | undefined {
  return loaded.get(keyOf(place, language));
}

/**
 * Loads code and words of a place, all at the same time. Rejects where something does not arrive;
 * a tool that does not is replaced by what says so.
 * @param keepsProse whether the document's prose stands there, and stays
 */
export async function load(place: Wanted, language: string, keepsProse = false): Promise<Loaded> {
  const before = loadedBefore(place, language);
  if (before) return before;
  const isWhole = !keepsProse || !recordOf(place.screen).prose;
  const [{ Screen }, { content, words: own, error }, words] = await Promise.all([
    loadScreen(place),
    isWhole ? loadContent(place, language) : nothing,
    loadWords(language, place.screen),
  ]);
  const result: Loaded = { language, words: { ...words, ...own }, Screen, content, error };
  if (error === undefined && isWhole) loaded.set(keyOf(place, language), result);
  return result;
}
