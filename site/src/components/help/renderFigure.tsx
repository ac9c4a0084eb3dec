import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../i18n/locales.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { Figure, isFigureName } from './Figure.tsx';

/**
 * Returns a figure of a help text as HTML.
 * @throws {Error} if there is no figure of that name
 */
export function renderFigure(locale: Locale, name: string, label: string): string {
  if (!isFigureName(name)) throw new Error(`There is no figure ${name}.`);
  return renderToStaticMarkup(
    <Figure locale={locale} messages={messagesOf(locale, 'figures')} name={name} label={label} />,
  );
}
