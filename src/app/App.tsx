import '../styles/tokens.css';
import '../styles/base.css';
import { Words } from '../i18n/useTranslations.tsx';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { languageRoot } from '../i18n/languages.ts';
import { type Navigation, NavigationContext } from '../ui/navigation.ts';
import { useScripted } from '../ui/visitor.ts';
import { documentPath, hashPath } from './address.ts';
import { settle } from './arrival.ts';
import { takenOver } from './earlyInput.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { type Shown, replaceQuery } from './router.ts';
import { screens } from './screens.ts';
import { SkipLink } from './SkipLink.tsx';

interface AppProps {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getShown: () => Shown;
}

/** The whole site: the shell and the screen of the present address. */
export function App({ subscribe, getShown }: AppProps) {
  const shown = useSyncExternalStore(subscribe, getShown, getShown);
  const { place, language, words, Screen } = shown;
  // Documents link to documents; once script runs, links lead to hash addresses.
  const scripted = useScripted();
  useLayoutEffect(() => settle(shown), [shown]);
  useEffect(() => {
    document.dispatchEvent(new Event(takenOver));
  }, []);

  const navigation = useMemo<Navigation>(
    () => ({
      language,
      name: place.name,
      addressOf: (name, query) =>
        (scripted ? hashPath : documentPath)(languageRoot(language), name, query),
      replaceQuery,
    }),
    [language, place.name, scripted],
  );

  const { frame } = screens[place.screen];
  return (
    <Words language={language} words={words}>
      <NavigationContext value={navigation}>
        {frame && <SkipLink />}
        {frame && <Header place={place} />}
        <main id="main">
          {Screen ? (
            <Screen key={shown.visit} name={place.name} query={place.query} />
          ) : (
            <LoadFailure />
          )}
        </main>
        {frame && <Footer />}
      </NavigationContext>
    </Words>
  );
}
