import { useLocale, useTranslations } from 'use-intl';
import * as site from '../../../../site.config.ts';
import { nameInList, nameInStore } from '../../../i18n/appNames.ts';
import { type Target, type TargetId, targets } from '../targets.ts';

/** Returns functions that name a target: as the app in a sentence, and in the list of targets. */
export function useTargetName() {
  const t = useTranslations('labMoveTarget');
  const locale = useLocale();
  const nameOf = (id: TargetId, localName: typeof nameInStore): string => {
    const { name } = targets[id] as Target;
    if (name !== undefined) return localName(locale, name);
    return id === 'uris' ? t('uris') : site.productName;
  };
  return {
    appOf: (id: TargetId) => nameOf(id, nameInStore),
    optionOf: (id: TargetId): string => {
      if (id === 'vendor-pem') return t('vendor', { app: site.productName });
      if (id === 'vendor-phone') return t('vendorPhone', { app: site.productName });
      const name = nameOf(id, nameInList);
      return id.endsWith('-encrypted') ? t('encrypted', { app: name }) : name;
    },
  };
}
