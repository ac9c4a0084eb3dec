import { useTranslations } from 'use-intl';
import { appMenus, menuPurposes, type NoteAppId } from '@otp-lab/app-notes';
import { MenuPaths } from './MenuPaths.tsx';
import styles from './Menus.module.css';

/** Where an app scans a code, takes a key, and imports and exports accounts, with sources. */
export function Menus({ app }: { readonly app: NoteAppId }) {
  const t = useTranslations('labMenus');
  if (appMenus[app] === undefined) return null;
  return (
    <section className={styles.menus} aria-labelledby="menus" data-testid="app-menus">
      <h2 id="menus">{t('title')}</h2>
      <p>{t('intro')}</p>
      <MenuPaths app={app} purposes={menuPurposes} />
    </section>
  );
}
