import * as site from '../../../site.config.ts';
import type { AppId } from '../../catalog/app.ts';
import { apps } from '../../catalog/apps.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Installers } from '../product/Installers.tsx';
import styles from './AppHead.module.css';

interface AppHeadProps {
  readonly tab: AppId;
}

/** An app's name, what it needs and costs, and its installers if it has some. */
export function AppHead({ tab }: AppHeadProps) {
  const t = useTranslations('apps');
  const fact = useTranslations('catalog');
  const { kind = 'app', installers, specifications } = apps[tab];
  const requirement = specifications.find(({ id }) => id === 'requirement');
  return (
    <>
      <header className={styles.head}>
        <h2>
          {t('appTitle', {
            // A name is not torn at the end of a line.
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
      {installers && <Installers products={[installers]} />}
    </>
  );
}
