import { logins } from '../../catalog/logins.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorFor } from '../../i18n/translator.ts';
import { loginTabs } from '../../platform/loginTabs.ts';
import { tabOrders } from '../../platform/tabOrders.ts';
import type { Tab } from '../ui/TabList.tsx';

/** The orders of the login page's tabs, by the visitor's system. */
export const orders = tabOrders(loginTabs);

/** Returns the tabs of the login page. */
export function loginPageTabs(locale: Locale): readonly Tab[] {
  const t = translatorFor(locale);
  return Object.values(logins).map(({ id, icon }) => {
    const name = t(`login.${id}.name`);
    return { id, icon, title: t(`login.${id}.system`), subtitle: name, pageTitle: name };
  });
}
