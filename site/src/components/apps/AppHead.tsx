import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import type { AppId } from '../../catalog/app.ts';
import { apps } from '../../catalog/apps.ts';
import { localized } from '../../i18n/localized.tsx';
import styles from './AppHead.module.css';

interface AppHeadProps {
  readonly tab: AppId;
}

function AppHeadContent({ tab }: AppHeadProps) {
  const t = useTranslations('apps');
  const fact = useTranslations('catalog');
  const { kind = 'app', specifications } = apps[tab];
  const requirement = specifications.find(({ id }) => id === 'requirement');
  return (
    <header className={styles.head}>
      <h2>
        {t('appTitle', {
          // No-break spaces keep the product's name on one line.
          product: site.productName.replaceAll(' ', '\u00A0'),
          system: t(`names.${tab}`),
          kind,
        })}
      </h2>
      <p>
        {requirement && 'requirement' in requirement && (
          <>{fact('version', { ...requirement.requirement })} · </>
        )}
        {fact('priceText')}
      </p>
    </header>
  );
}

/** The head of an app's tab: its name, the system that it requires, and its price. */
export const AppHead = localized(AppHeadContent);
