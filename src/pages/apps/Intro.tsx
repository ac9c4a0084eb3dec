import * as site from '../../../site.config.ts';
import { type Store, storeAddress, stores } from '../../catalog/stores.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import styles from './Intro.module.css';

const icons: Readonly<Record<Store, IconName>> = {
  'app-store': 'apple',
  'google-play': 'android',
  'microsoft-store': 'windows',
};

interface IntroProps {
  /** The store of the selected tab's app; undefined until the visitor's system is known. */
  readonly selected: Store | undefined;
}

/** What the page is for, and the stores, that of the selected tab marked. */
export function Intro({ selected }: IntroProps) {
  const t = useTranslations('catalog.stores');
  const intro = useTranslations('apps');
  return (
    <>
      <p className="lead">{intro('lead')}</p>
      <nav aria-label={t('label')} className={styles.row}>
        {stores.map((store) => (
          <a
            key={store}
            href={storeAddress({ stores: site.stores }, store)}
            data-store={store}
            data-selected={store === selected ? '' : undefined}
            className={styles.store}
          >
            <Icon name={icons[store]} size={24} />
            <span>
              <strong>{t(store)}</strong>
              <small>{t(`for.${store}`)}</small>
            </span>
          </a>
        ))}
      </nav>
    </>
  );
}
