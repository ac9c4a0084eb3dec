import * as site from '../../../site.config.ts';
import { isFinished, logins } from '../../catalog/logins.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ScreenProps } from '../screen.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { Installers } from '../product/Installers.tsx';
import { SystemLine } from '../product/SystemLine.tsx';
import styles from './Downloads.module.css';

const finished = Object.values(logins)
  .filter(isFinished)
  .map(({ product }) => product);

interface DownloadsProps {
  readonly address: ScreenProps;
}

/** What can be had: the installers, the likely one first, the app in its store, and what is to come. */
export function Downloads({ address }: DownloadsProps) {
  const t = useTranslations('login');
  const shared = useTranslations('catalog');
  const { name, query } = address;
  return (
    <>
      <h2>{shared('downloads')}</h2>
      <SystemLine address={address} />
      <p className={styles.elsewhere}>{t('elsewhere')}</p>
      <Installers products={finished} category={query.get('category')} path={name} />
      <p className={styles.store}>
        <a href={site.stores.microsoftStore} data-store="microsoft-store" className="button">
          <Icon name="windows" />
          {t('storeApp', { store: shared('stores.microsoft-store'), product: site.productName })}
        </a>
      </p>
      <ComingSoon />
    </>
  );
}
