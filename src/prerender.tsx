import { prerender } from 'react-dom/static';
import { App } from './app/App.tsx';
import { loaders } from './app/loaders.ts';
import type { Shown } from './app/router.ts';
import { screenWords } from './app/screenWords.ts';
import type { ScreenId } from './app/screens.ts';
import { loadWords } from './i18n/load.ts';
import type { Messages } from './i18n/messages.ts';
import { TitleSink } from './ui/Title.tsx';

export { languageRoot, languages, nameOfLanguage } from './i18n/languages.ts';
export { documentPath } from './app/address.ts';
export { screenWords } from './app/screenWords.ts';
export { screenIds, screens } from './app/screens.ts';

// What a browser reports and goes on without, stops the building; Node has no such function.
Reflect.set(globalThis, 'reportError', (error: unknown) => {
  throw error;
});

/** A screen as a document shows it. */
export interface Rendered {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The notice that a part of the page did not arrive. */
  readonly incomplete: Messages['incomplete'];
}

/**
 * Draws a screen in a language as HTML.
 * @param name the screen's name as addressed, in lower case; empty for main
 */
export async function render(screen: ScreenId, name: string, language: string): Promise<Rendered> {
  const [{ Screen }, words] = await Promise.all([
    loaders[screen](),
    loadWords(language, ['shell', 'descriptions', 'incomplete', ...screenWords[screen]]),
  ]);
  const shown: Shown = {
    place: { language, screen, name, query: new Map() },
    language,
    words,
    Screen,
    visit: 1,
    arrival: 'start',
    scroll: 0,
  };
  let title = '';
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <TitleSink value={(text) => (title = text)}>
      <App subscribe={() => () => {}} getShown={() => shown} made={shown} />
    </TitleSink>,
    // A screen is one piece: in several, React would add inline scripts that put them together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0)
    throw new Error(`${language} ${screen} ${name} cannot be drawn`, { cause: errors[0] });
  const description = words.descriptions?.[screen] ?? '';
  const { incomplete } = words;
  if (!incomplete) throw new Error(`${language} has no words for what did not arrive`);
  return { html: await new Response(prelude).text(), title, description, incomplete };
}
