import { useLocale } from 'use-intl';
import { directionOf } from '../../i18n/locales.ts';

interface ProseProps {
  readonly html: string;
  /** The locale that the text is written in. */
  readonly language: string;
}

/** A text that renderMarkdown.ts has rendered as HTML. */
export function Prose({ html, language }: ProseProps) {
  const locale = useLocale();
  return (
    <div
      className="prose"
      lang={language}
      dir={language === locale ? undefined : directionOf(language)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
