import { type ComponentType, type ReactNode, Suspense, use, useMemo, useRef } from 'react';
import { Words } from '../i18n/useTranslations.tsx';
import { type NameSpace, loadWords } from '../i18n/load.ts';
import { useNavigation } from './navigation.ts';
import { useNear } from './useNear.ts';

interface Placed {
  /** The element that the part is drawn in. */
  readonly place: HTMLElement;
}

interface Source<Props> {
  /** The part's code: a module whose `Part` draws it, from `props` and its place. */
  readonly load: () => Promise<{
    readonly Part: ComponentType<Props> | ComponentType<Props & Placed>;
  }>;
  readonly words: readonly NameSpace[];
}

interface LaterProps<Props> extends Source<Props> {
  readonly props: Props;
  /** Keeps the space that the part will take. */
  readonly className?: string | undefined;
  /** Stands in where the part cannot be loaded; nothing by default. */
  readonly failed?: ReactNode;
}

async function loadPart<Props>({ load, words: spaces }: Source<Props>, language: string) {
  try {
    const [{ Part }, words] = await Promise.all([load(), loadWords(language, spaces)]);
    return { Part, language, words };
  } catch (error) {
    // The head script hears of it and says so.
    reportError(error);
    return undefined;
  }
}

interface DrawnProps<Props> {
  readonly loading: ReturnType<typeof loadPart<Props>>;
  readonly props: Props & Placed;
  readonly failed: ReactNode;
}

function Drawn<Props extends object>({ loading, props, failed }: DrawnProps<Props>) {
  const loaded = use(loading);
  if (!loaded) return failed;
  const { Part, language, words } = loaded;
  return (
    <Words language={language} words={words}>
      <Part {...props} />
    </Words>
  );
}

/**
 * A part that only script can draw. Its code and words are loaded when it comes near the window;
 * where they cannot be, its place stays empty or shows what stands in.
 */
export function Later<Props extends object>(part: LaterProps<Props>) {
  const { load, words, props, className, failed } = part;
  const { language } = useNavigation();
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element);
  const loading = useMemo(
    () => (near ? loadPart({ load, words }, language) : undefined),
    [near, load, words, language],
  );
  return (
    <div ref={element} className={className}>
      {near && loading && (
        <Suspense>
          <Drawn loading={loading} props={{ ...props, place: near }} failed={failed} />
        </Suspense>
      )}
    </div>
  );
}
