import '../styles/tokens.css';
import '../styles/base.css';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { languageRoot } from '../i18n/languages.ts';
import { Words } from '../i18n/useTranslations.tsx';
import { startOffline } from '../offline/register.ts';
import { ScreenFailure } from '../ui/LoadFailure.tsx';
import { type Navigation, NavigationContext } from '../ui/navigation.ts';
import { ScriptedContext } from '../ui/visitor.ts';
import { documentPath, hashPath } from './address.ts';
import { settle, settleLate } from './arrival.ts';
import { giveBack, hydrated } from './earlyInput.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { type Shown, followAddress, replaceQuery } from './router.ts';
import { recordOf } from './screens.ts';
import { SkipLink } from './SkipLink.tsx';

interface AppProps {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getShown: () => Shown;
  /** What the document shows: it is rendered at build, and hydrated in the browser. */
  readonly document: Shown;
}

/** The whole site: the shell and the screen of the present address. */
export function App({ subscribe, getShown, document: made }: AppProps) {
  const shown = useSyncExternalStore(subscribe, getShown, () => made);
  const { place, language, words, Screen, content } = shown;
  // Documents link to documents; once script runs, links lead to hash addresses.
  const [scripted, setScripted] = useState(false);
  useLayoutEffect(() => {
    settle(shown);
  }, [shown]);
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(hydrated, { detail: giveBack }));
    document.documentElement.dataset.ready = '';
    followAddress();
    startOffline();
    // A transition: React renders it in slices and answers a press in between.
    startTransition(() => setScripted(true));
  }, []);

  const navigation = useMemo<Navigation>(
    () => ({
      language,
      name: place.name,
      addressOf: (name, query) =>
        (scripted ? hashPath : documentPath)(languageRoot(language), name, query),
      documentOf: (name) => documentPath(languageRoot(language), name),
      replaceQuery,
      settle: () => settleLate(getShown()),
    }),
    [language, place.name, scripted, getShown],
  );

  const isFramed = !recordOf(place.screen).isBare;
  return (
    <ScriptedContext value={scripted}>
      <Words language={language} words={words}>
        <NavigationContext value={navigation}>
          {isFramed && <SkipLink />}
          {isFramed && <Header place={place} />}
          <main id="main">
            {Screen ? (
              <Screen
                key={shown.visit}
                screen={place.screen}
                name={place.name}
                tool={place.tool}
                noted={place.noted}
                query={place.query}
                {...content}
              />
            ) : (
              <ScreenFailure />
            )}
          </main>
          {isFramed && <Footer place={place} />}
        </NavigationContext>
      </Words>
    </ScriptedContext>
  );
}
