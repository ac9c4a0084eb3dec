import { type ComponentProps, type ComponentType, useMemo } from 'react';
import type { TextProps } from 'virtual:texts';
import { directionOf } from '../i18n/languages.ts';
import { useNavigation } from './navigation.ts';

interface LongTextProps {
  /** The language that the text is written in. */
  readonly language: string;
  readonly Text: ComponentType<TextProps>;
  /** The screen's name in addresses, for links to the text's own sections. */
  readonly screen: string;
  /** Addresses of the text's figures, by name. */
  readonly figures?: Readonly<Record<string, string>>;
}

const noFigures = {};
const figureSize = { width: 320, height: 200 };

/**
 * A long text of content/. Links to its sections carry the document's address, so that they arrive
 * wherever they are opened; a press on one is followed in place (src/app/links.ts).
 */
export function LongText({ language, Text, screen, figures = noFigures }: LongTextProps) {
  const { language: visitors, documentOf } = useNavigation();
  const components = useMemo(
    () => ({
      a: ({ href = '', ...rest }: ComponentProps<'a'>) => (
        <a {...rest} href={href.startsWith('#') ? documentOf(screen) + href : href} />
      ),
      img: ({ src = '', alt }: ComponentProps<'img'>) => {
        const figure = figures[src.replace(/^figure:/, '')];
        // What the document itself holds is painted together with the text around it.
        if (figure?.startsWith('data:'))
          return <img src={figure} alt={alt} decoding="sync" {...figureSize} />;
        return <img src={figure} alt={alt} loading="lazy" {...figureSize} />;
      },
    }),
    [documentOf, screen, figures],
  );
  return (
    <div
      className="prose"
      lang={language}
      dir={language === visitors ? undefined : directionOf(language)}
    >
      <Text components={components} />
    </div>
  );
}
