import { prerender } from 'react-dom/static';
import { App } from './app/App.tsx';
import type { Place } from './app/address.ts';
import { load } from './app/load.ts';
import type { Shown } from './app/router.ts';
import type { ScreenId } from './app/screens.ts';
import { tabOrder } from './catalog/apps.ts';
import { loginTabs } from './platform/loginTabs.ts';
import { tabStyle } from './platform/tabStyle.ts';
import { TitleSink } from './ui/Title.tsx';

export { languageRoot, languages } from './i18n/languages.ts';
export { documentOf } from './app/address.ts';

// What a browser reports and goes on without, stops the build; Node has no such function.
Reflect.set(globalThis, 'reportError', (error: unknown) => {
  throw error;
});

/** Style that documents of a screen need beside that of their components. */
export const screenStyles: Readonly<Partial<Record<ScreenId, string>>> = {
  apps: tabStyle((system) => ({ order: tabOrder(system), selected: tabOrder(system)[0] })),
  login: tabStyle(loginTabs),
};

/** A place as a document shows it. */
export interface Rendered {
  readonly html: string;
  readonly title: string;
}

/** Renders what a document shows, in a language, as HTML. */
export async function render(
  place: Pick<Place, 'screen' | 'name' | 'tool' | 'noted'>,
  language: string,
): Promise<Rendered> {
  const loaded = await load(place, language);
  const shown: Shown = {
    ...loaded,
    place: { ...place, language, query: new Map(), isRouted: false },
    visit: 1,
    arrival: 'start',
    scroll: 0,
  };
  let title = '';
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <TitleSink value={(text) => (title = text)}>
      <App subscribe={() => () => {}} getShown={() => shown} document={shown} />
    </TitleSink>,
    // A screen is one piece: in several, React would add inline scripts that put them together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0)
    throw new Error(`${language} ${place.screen} ${place.name} cannot be rendered`, {
      cause: errors[0],
    });
  return { html: await new Response(prelude).text(), title };
}
