import { type ComponentProps, lazy, useMemo } from 'react';
import { type LongText as Text, texts } from 'virtual:texts';
import { useNavigation } from './navigation.ts';

interface LongTextProps {
  /** The text's file name in content/, without its ending. */
  readonly name: string;
  /** The screen's name in addresses, for links to the text's own sections. */
  readonly screen: string;
  /** Addresses of the text's figures, by name. */
  readonly figures?: Readonly<Record<string, string>>;
  /** Stands above a text that is not translated, in the visitor's language. */
  readonly note?: string;
}

const noFigures = {};

/** Kept outside the component: what suspends while it is first drawn loses its own memory. */
const contents = new Map<Text, ReturnType<typeof loaded>>();

async function loadText(text: Text): ReturnType<Text['load']> {
  try {
    return await text.load();
  } catch (error) {
    // Its place stays empty; the head script hears of it and says so.
    reportError(error);
    return { default: () => null };
  }
}

function loaded(text: Text) {
  return lazy(() => loadText(text));
}

function contentOf(text: Text) {
  const content = contents.get(text) ?? loaded(text);
  contents.set(text, content);
  return content;
}

/** A long text of content/ in the visitor's language; it stands inside a `Still`. */
export function LongText({ name, screen, figures = noFigures, note }: LongTextProps) {
  const { language, addressOf } = useNavigation();
  const text = texts[language]?.[name];
  if (!text) throw new Error(`there is no text ${name} for ${language}`);
  const Content = contentOf(text);
  const components = useMemo(
    () => ({
      a: ({ href = '', ...rest }: ComponentProps<'a'>) => {
        const own = href.startsWith('#') && typeof document !== 'undefined';
        return <a {...rest} href={own ? addressOf(screen, [['section', href.slice(1)]]) : href} />;
      },
      img: ({ src = '', alt }: ComponentProps<'img'>) => {
        const figure = figures[src.replace(/^figure:/, '')];
        const size = { width: 320, height: 200 };
        // What the document itself holds is painted together with the text around it.
        if (figure?.startsWith('data:'))
          return <img src={figure} alt={alt} decoding="sync" {...size} />;
        return <img src={figure} alt={alt} loading="lazy" {...size} />;
      },
    }),
    [addressOf, screen, figures],
  );
  return (
    <>
      {note && text.language !== language && <p>{note}</p>}
      <div className="prose" lang={text.language}>
        <Content components={components} />
      </div>
    </>
  );
}
