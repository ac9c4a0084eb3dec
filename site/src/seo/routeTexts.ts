/** The titles and descriptions of pages for browser tabs and search results. */
import * as site from '../../site.config.ts';
import type { Locale } from '../i18n/locales.ts';
import { appNameInList } from '../i18n/appNames.ts';
import { type Route, firstTool } from '../routes.ts';
import { brandedTitle } from './brandedTitle.ts';
import { translatorFor } from '../i18n/translator.ts';

type RouteKey = Pick<Route, 'id' | 'tool' | 'app'>;

/** Returns the title of a route's page without the brand: `Check a code · OTP lab`. */
export function headlineOf(locale: Locale, { id, tool, app }: RouteKey): string {
  const t = translatorFor(locale);
  switch (id) {
    case 'main':
      return t('landing.title', { product: site.productName });
    case 'login':
      // The tab for Windows is selected by default.
      return t('login.windows.name');
    case 'otpqr': {
      if (app) {
        const key = tool === 'move' ? 'labMove.appTitle' : 'labNotes.appTitle';
        const headline = t(key, { app: appNameInList(locale, app) });
        return `${headline} · ${t('otpqr.name')}`;
      }
      if (tool && tool !== firstTool) return `${t(`otpqr.tools.${tool}`)} · ${t('otpqr.name')}`;
      return t('otpqr.title');
    }
    case 'privacy':
    case 'eula':
    case 'helpAuthPlugin':
    case 'helpAuthLogin':
      return t(`texts.${id}`);
    case 'updateAuthLogin':
      return t('update.title');
    default:
      return t(`${id}.title`);
  }
}

/** Returns the complete title of a route's page. The landing page's is the product's name, without the brand. */
export function titleOf(locale: Locale, route: RouteKey): string {
  const headline = headlineOf(locale, route);
  return route.id === 'main' ? headline : brandedTitle(headline);
}

/** Returns the description of a route's page for search engines. */
export function descriptionOf(locale: Locale, { id, tool, app }: RouteKey): string {
  const t = translatorFor(locale);
  if (app) {
    const key = tool === 'move' ? 'toolDescriptions.movedApp' : 'toolDescriptions.notedApp';
    return t(key, { app: appNameInList(locale, app) });
  }
  if (tool && tool !== firstTool) return t(`toolDescriptions.${tool}`);
  return t(`descriptions.${id}`);
}
