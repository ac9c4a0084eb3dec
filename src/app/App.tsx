import '../styles/tokens.css';
import '../styles/base.css';
import { Words } from '../i18n/useTranslations.tsx';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { languageRoot } from '../i18n/languages.ts';
import { type Navigation, NavigationContext } from '../ui/navigation.ts';
import { ScriptedContext } from '../ui/visitor.ts';
import { documentPath, hashPath } from './address.ts';
import { settle } from './arrival.ts';
import { takenOver } from './earlyInput.ts';
import { Footer } from './Footer.tsx';
import { hasFrame } from './frame.ts';
import { giveBack } from './giveBack.ts';
import { Header } from './Header.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { type Shown, replaceQuery } from './router.ts';
import { SkipLink } from './SkipLink.tsx';
import { startOffline } from './startOffline.ts';

interface AppProps {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getShown: () => Shown;
  /** What a document shows that is made, or taken over; undefined where script draws from nothing. */
  readonly made?: Shown;
}

/** The whole site: the shell and the screen of the present address. */
export function App({ subscribe, getShown, made }: AppProps) {
  const shown = useSyncExternalStore(subscribe, getShown, () => made ?? getShown());
  const { place, language, words, Screen } = shown;
  // Documents link to documents; once script runs, links lead to hash addresses.
  const [scripted, setScripted] = useState(made === undefined);
  // A document that was made to show something else stays hidden until it is done.
  const done = scripted || made === getShown();
  useLayoutEffect(() => {
    if (done) settle(shown);
  }, [shown, done]);
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(takenOver, { detail: giveBack }));
    startOffline();
    // Drawn in slices: what only script knows is no reason to hold up a press.
    startTransition(() => setScripted(true));
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

  const frame = hasFrame(place.name);
  return (
    <ScriptedContext value={scripted}>
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
    </ScriptedContext>
  );
}
