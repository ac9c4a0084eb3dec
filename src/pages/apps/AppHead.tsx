import { apps } from '../../catalog/apps.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { AppTab } from '../../platform/appTabs.ts';
import { InstallerList } from '../shared/InstallerList.tsx';
import styles from './AppHead.module.css';

interface AppHeadProps {
  readonly tab: AppTab;
}

/** An app's name, which its tab says already where script runs, and its installers if it has some. */
export function AppHead({ tab }: AppHeadProps) {
  const t = useTranslations('apps.names');
  const { installers } = apps[tab];
  return (
    <>
      <h2 className={styles.name}>{t(tab)}</h2>
      {installers && <InstallerList product={installers} />}
    </>
  );
}
