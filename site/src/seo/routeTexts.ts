/** The titles and descriptions of pages. */
import * as site from '../../site.config.ts';
import type { Locale } from '../i18n/locales.ts';
import { nameOfNotedApp } from '@otp-lab/app-notes';
import { type Route, firstTool } from '../routes.ts';
import { brandedTitle } from './brandedTitle.ts';
import { translatorFor } from '../i18n/translator.ts';

type RoutePlace = Pick<Route, 'id' | 'tool' | 'app'>;

/** Returns the title of a route's page without the brand: `Check a code · OTP lab`. */
export function headlineOf(locale: Locale, { id, tool, app }: RoutePlace): string {
  const t = translatorFor(locale);
  switch (id) {
    case 'main':
      return t('landing.title', { product: site.productName });
    case 'login':
      // The tab for Windows is open unless the visitor's system is another one.
      return t('login.windows.name');
    case 'otpqr': {
      if (app) {
        const headline = t('labMatrix.pageTitle', { app: nameOfNotedApp(app) });
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

/** Returns the whole title of a route's page. The landing page has the product's name alone. */
export function titleOf(locale: Locale, route: RoutePlace): string {
  const headline = headlineOf(locale, route);
  return route.id === 'main' ? headline : brandedTitle(headline);
}

/** Returns the description of a route's page for search engines. */
export function descriptionOf(locale: Locale, { id, tool, app }: RoutePlace): string {
  const t = translatorFor(locale);
  if (app) return t('toolDescriptions.notedApp', { app: nameOfNotedApp(app) });
  if (tool && tool !== firstTool) return t(`toolDescriptions.${tool}`);
  return t(`descriptions.${id}`);
}
