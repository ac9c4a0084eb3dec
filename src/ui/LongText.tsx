import { type ComponentProps, type ComponentType, useMemo } from 'react';
import type { TextProps } from 'virtual:texts';
import { directionOf } from '../i18n/languages.ts';
import { useNavigation } from './navigation.ts';

export interface FigureProps {
  /** What the figure shows, for those who do not see it. */
  readonly label: string;
}

interface LongTextProps {
  /** The language that the text is written in. */
  readonly language: string;
  readonly Text: ComponentType<TextProps>;
  /** The screen's name in addresses, for links to the text's own sections. */
  readonly screen: string;
  /** What draws the text's figures, by name. */
  readonly figures?: Readonly<Record<string, ComponentType<FigureProps>>>;
  /** The version that asks for help: links to the update page pass it on. */
  readonly version?: string | undefined;
}

const noFigures: Readonly<Record<string, ComponentType<FigureProps>>> = {};

/** The update page answers for the version that is passed on to it. */
function withVersion(href: string, version: string | undefined): string {
  const isUpdate = href.endsWith('/update-authlogin/');
  return isUpdate && version !== undefined ? `${href}?ver=${version}` : href;
}

/**
 * A long text of content/. Links to its sections carry the document's address, so that they arrive
 * wherever they are opened; a press on one is followed in place (src/app/links.ts).
 */
export function LongText(props: LongTextProps) {
  const { language, Text, screen, figures = noFigures, version } = props;
  const { language: visitors, documentOf } = useNavigation();
  const img = useMemo(
    () =>
      function FigureOf({ src = '', alt = '' }: ComponentProps<'img'>) {
        const Figure = figures[src.replace(/^figure:/, '')];
        return Figure && <Figure label={alt} />;
      },
    [figures],
  );
  const components = useMemo(
    () => ({
      a: ({ href = '', ...rest }: ComponentProps<'a'>) => (
        <a
          {...rest}
          href={href.startsWith('#') ? documentOf(screen) + href : withVersion(href, version)}
        />
      ),
      img,
    }),
    [documentOf, screen, img, version],
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
