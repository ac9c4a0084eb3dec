import {
  type ComponentType,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { loadWords } from '../i18n/load.ts';
import { Words, useWords } from '../i18n/useTranslations.tsx';
import type { Messages } from '../i18n/messages.ts';
import { PartFailure } from './LoadFailure.tsx';
import { useNavigation } from './navigation.ts';

/** A file `Rows.tsx` exports what it renders by this name. */
interface RowsModule {
  readonly Rows: ComponentType;
}

interface StaticHtmlProps {
  /** The screen or tool whose record has `rows`: there is one place for static HTML on each. */
  readonly name: string;
  /** Imports the `Rows.tsx` beside the screen or tool. The same function always. */
  readonly load: () => Promise<RowsModule>;
  /** Called with the element once rows stand in it, before others than the document’s are painted. */
  readonly onReady?: ((element: HTMLElement) => void) | undefined;
}

interface Loaded extends RowsModule {
  readonly words: Partial<Messages>;
}

/** What came for a language; without rows where they did not arrive. */
interface Arrived {
  readonly language: string;
  readonly rows: Loaded | undefined;
}

const loaded = new Map<string, Promise<Loaded>>();

/**
 * Opens the folds among rows that stood open in this history entry, and notes in it from then on which
 * do, as the router notes scroll: one comes back to what one has left. Returns what ends it.
 */
function keepFolds(rows: HTMLElement): () => void {
  const folds = () => [...rows.querySelectorAll('details')];
  const before = (history.state as { readonly folds?: readonly boolean[] } | null)?.folds;
  if (before?.length === folds().length)
    for (const [place, fold] of folds().entries()) fold.open = before[place] ?? false;
  const listening = new AbortController();
  const note = () =>
    history.replaceState({ ...history.state, folds: folds().map(({ open }) => open) }, '');
  rows.addEventListener('toggle', note, { capture: true, signal: listening.signal });
  return () => listening.abort();
}

/** Loads code and words of the rows; what did not arrive is asked for again the next time. */
function loadRows({ name, load }: StaticHtmlProps, language: string): Promise<Loaded> {
  const key = `${language} ${name}`;
  const before = loaded.get(key);
  if (before) return before;
  const loading = Promise.all([load(), loadWords(language, `${name}.rows`)]).then(
    ([{ Rows }, words]) => ({ Rows, words }),
  );
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** The rows with their own words and those of the place. */
function RowsWithWords({ Rows, words: own }: Loaded) {
  const { language, words } = useWords();
  return (
    <Words language={language} words={{ ...words, ...own }}>
      <Rows />
    </Words>
  );
}

/** In a document: rendered at build. */
function AtBuild(props: StaticHtmlProps) {
  const rows = use(loadRows(props, useWords().language));
  return (
    <div data-static={props.name}>
      <RowsWithWords {...rows} />
    </div>
  );
}

const never = () => () => {};

/**
 * Rows of a long table, which nothing in the browser renders again: the document has them, and
 * hydration leaves them as they stand, so they cost neither script nor time. Only where the place is
 * opened from within the page, or in another language, their code and words are loaded and rendered,
 * in slices. The rows take no part in what happens on the page: what searches or filters them does
 * so in the document, by `onReady`. The place's record says `rows`.
 */
function InBrowser({ name, load, onReady }: StaticHtmlProps) {
  const { language } = useWords();
  const { settle } = useNavigation();
  const element = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [inDocument, setInDocument] = useState(isHydrating ? language : undefined);
  const [arrived, setArrived] = useState<Arrived>();
  const isKept = inDocument === language;
  // Once replaced, the document's rows are gone.
  if (inDocument !== undefined && !isKept) setInDocument(undefined);
  const present = arrived?.language === language ? arrived : undefined;
  const rows = present?.rows;

  useEffect(() => {
    if (isKept) return undefined;
    let isWanted = true;
    const take = (loaded: Loaded | undefined) =>
      startTransition(() => {
        if (isWanted) setArrived({ language, rows: loaded });
      });
    loadRows({ name, load }, language).then(take, () => take(undefined));
    return () => {
      isWanted = false;
    };
  }, [name, load, language, isKept]);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !(isKept || rows)) return undefined;
    // The document's rows are on the screen already: what follows from them is rendered in slices.
    if (isKept) startTransition(() => onReady?.(current));
    else onReady?.(current);
    const leave = keepFolds(current);
    if (rows) settle();
    return leave;
  }, [isKept, rows, onReady, settle]);

  if (present && !rows) return <PartFailure />;
  // React leaves the content of an element with inner HTML as it is.
  return isKept ? (
    <div
      key="kept"
      ref={element}
      data-static={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <div key="rendered" ref={element} data-static={name} aria-busy={!rows}>
      {rows && <RowsWithWords {...rows} />}
    </div>
  );
}

export const StaticHtml = import.meta.env.SSR ? AtBuild : InBrowser;
