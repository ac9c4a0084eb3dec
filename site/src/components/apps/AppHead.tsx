import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import type { AppId } from '../../catalog/app.ts';
import { apps } from '../../catalog/apps.ts';
import { requirementIn } from '../../catalog/specifications.ts';
import { storeAddress } from '../../catalog/stores.ts';
import { localized } from '../../i18n/localized.tsx';
import { ProductText } from '../shared/ProductText.tsx';
import { separator } from '../shared/separator.ts';
import styles from './AppHead.module.css';

interface AppHeadProps {
  readonly tab: AppId;
}

function AppHeadContent({ tab }: AppHeadProps) {
  const t = useTranslations('apps');
  const fact = useTranslations('catalog');
  const { kind = 'app', specifications, store, system } = apps[tab];
  const requirement = requirementIn(specifications);
  return (
    <header className={styles.head}>
      <div>
        <h2>
          <ProductText
            text={t('appTitle', { product: site.productName, system: t(`names.${tab}`), kind })}
          />
        </h2>
        <p data-for={system} className={styles.facts}>
          {requirement && fact('version', { ...requirement }) + separator}
          {fact('personalPrice')}
        </p>
      </div>
      <a href={storeAddress(site, store)} data-for={system} className={`button ${styles.get}`}>
        {fact(`get.${store}`)}
      </a>
    </header>
  );
}

/** The head of an app's tab: its name, the system that it requires, its price, and a link to its store. */
export const AppHead = localized(AppHeadContent);
