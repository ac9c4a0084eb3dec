import { useTranslations } from 'use-intl';
import * as site from '../../../../site.config.ts';
import { type Target, type TargetId, targets } from '../targets.ts';

/** Returns functions that name a target: as the app in a sentence, and in the list of targets. */
export function useTargetName() {
  const t = useTranslations('labMoveTarget');
  const appOf = (id: TargetId): string => {
    const { name } = targets[id] as Target;
    if (name !== undefined) return name;
    return id === 'uris' ? t('uris') : site.productName;
  };
  return {
    appOf,
    optionOf: (id: TargetId): string => {
      if (id === 'vendor-pem') return t('vendor', { app: site.productName });
      if (id === 'vendor-phone') return t('vendorPhone', { app: site.productName });
      return id.endsWith('-encrypted') ? t('encrypted', { app: appOf(id) }) : appOf(id);
    },
  };
}
