import { createContext, use, useEffect } from 'react';
import * as site from '../../site.config.ts';

/** Where the prerender receives a screen's title; absent in the browser. */
export const TitleSink = createContext<((title: string) => void) | undefined>(undefined);

interface TitleProps {
  /** The screen's own title; the brand is added to it. */
  readonly text: string;
  /** Whether the text is the whole title. */
  readonly alone?: boolean;
}

/** Sets the document's title while it is rendered. */
export function Title({ text, alone = false }: TitleProps) {
  const title = alone ? text : `${text} · ${site.brand}`;
  use(TitleSink)?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
