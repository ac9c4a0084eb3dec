import { type ComponentType, Suspense, createElement, lazy, useMemo, useState } from 'react';
import { Words } from '../i18n/useTranslations.tsx';
import { type NameSpace, loadWords } from '../i18n/load.ts';
import { useNavigation } from './navigation.ts';
import { useScripted } from './visitor.ts';

interface StillProps<Props> {
  /** The part's code: a module whose `Still` draws it, from its words and `props` alone. */
  readonly load: () => Promise<{ readonly Still: ComponentType<Props> }>;
  readonly words: readonly NameSpace[];
  /** What it is drawn from; later changes are not followed. */
  readonly props?: Props | undefined;
  readonly className?: string | undefined;
}

function loaded<Props extends object>(
  language: string,
  { load, words: spaces, props }: StillProps<Props>,
) {
  return lazy(async () => {
    // What cannot be loaded leaves its place empty; the head script hears of it and says so.
    const parts = await Promise.all([load(), loadWords(language, spaces)]).catch(reportError);
    return {
      default: () =>
        parts ? (
          <Words language={language} words={parts[1]}>
            {createElement(parts[0].Still, props)}
          </Words>
        ) : null,
    };
  });
}

function Fresh<Props extends object>({ load, words, props: given }: StillProps<Props>) {
  const { language } = useNavigation();
  const [props] = useState(given);
  const Part = useMemo(
    () => loaded(language, { load, words, props }),
    [language, load, words, props],
  );
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}

/**
 * A part of a screen in which nothing moves. A document that was made with it keeps its HTML as it
 * is, so that neither its code nor its words are part of the first load; they are loaded where the
 * screen is opened from another one or the language changes.
 */
export function Still<Props extends object>(props: StillProps<Props>) {
  const { language } = useNavigation();
  const scripted = useScripted();
  const [kept, setKept] = useState(() =>
    !scripted && typeof document !== 'undefined' ? language : undefined,
  );
  // Once replaced, the kept HTML is gone: the language may come back, it does not.
  if (kept !== undefined && kept !== language) setKept(undefined);
  return kept === language ? (
    <div
      className={props.className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <div className={props.className}>
      <Fresh {...props} />
    </div>
  );
}
