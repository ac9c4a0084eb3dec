import { apps, tabOrder } from '../../catalog/apps.ts';
import { type Locale } from '../../i18n/locales.ts';
import { translatorFor } from '../../i18n/translator.ts';
import { tabOrders } from '../../platform/tabOrders.ts';
import type { Tab } from '../ui/TabList.tsx';

/** The orders of the apps page's tabs, by the visitor's system. */
export const orders = tabOrders((system) => {
  const order = tabOrder(system);
  return { order, selected: order[0] };
});

/** Returns the tabs of the apps page. */
export function appTabs(locale: Locale): readonly Tab[] {
  const t = translatorFor(locale);
  return Object.values(apps).map(({ id, icon }) => ({ id, icon, title: t(`apps.names.${id}`) }));
}
