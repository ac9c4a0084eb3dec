import { Suspense, use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as brand from '../../../../site.config.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { appNameInList, appNameInStore } from '../../../i18n/appNames.ts';
import { usePageTitle } from '../../../hooks/usePageTitle.ts';
import { appsWithNotePage, findName } from '../../../routes.ts';
import lab from '../../Lab.module.css';
import { MenuPaths } from '../../notes/MenuPaths.tsx';
import { importPurpose } from '../importPurpose.ts';
import { MoveAppContext } from '../moveAppContext.ts';
import { type Target, targetOf, targets } from '../targets.ts';
import { FileContents } from './FileContents.tsx';
import styles from './MoveApp.module.css';

/** The steps from an app's QR codes to another app. */
const codeSteps = ['open', 'scan', 'keep', 'import'] as const;

/** Where the app of the page exports and imports accounts, and what its file contains. */
export function MoveApp() {
  const t = useTranslations('labMoveApp');
  const tool = useTranslations('labMove');
  const site = useTranslations('otpqr');
  const menus = useTranslations('labMenus');
  const app = use(MoveAppContext);
  const locale = useLocale();
  const title = app === undefined ? '' : appNameInList(locale, app);
  usePageTitle(`${tool('appTitle', { app: title })} · ${site('name')}`, title !== '');
  const target = app && targetOf(app);
  if (app === undefined || target === undefined) return null;
  const name = appNameInStore(locale, app);
  const noted = findName(appsWithNotePage, app);
  const { format, hasQrCodes = false }: Target = targets[target];
  return (
    <div className={styles.app}>
      <p className={`${lab.intro} ${lab.hiddenInSmallWindows}`}>{t('lead', { app: name })}</p>
      <p>
        <a className="button primary" href="#move-tool">
          <span>{t('tool')}</span>
          <Icon name="arrow-right" size={18} />
        </a>
      </p>
      {hasQrCodes && (
        <div className={styles.codes}>
          <h2>{tool('sameApp.question')}</h2>
          <p>{t('codes', { app: name })}</p>
        </div>
      )}
      <section aria-labelledby="move-menus" data-testid="app-menus">
        <h2 id="move-menus">{t('menus')}</h2>
        <MenuPaths app={app} purposes={['export', importPurpose(app)]} />
        <p className={styles.remark}>{menus('intro')}</p>
      </section>
      {hasQrCodes && (
        <section aria-labelledby="move-to-another">
          <h2 id="move-to-another">{t('toAnother')}</h2>
          <ol>
            {codeSteps.map((step) => (
              <li key={step}>{t(`codeSteps.${step}`, { app: name })}</li>
            ))}
          </ol>
          <p>
            {t.rich('install', {
              product: brand.productName,
              app: (chunks) => <Link to="app">{chunks}</Link>,
            })}
          </p>
        </section>
      )}
      <Suspense>
        <FileContents app={app} format={format} hasQrCodes={hasQrCodes} />
      </Suspense>
      {noted && (
        <p>
          <Link
            to="otpqr"
            query={[
              ['tool', 'notes'],
              ['app', noted],
            ]}
          >
            {t('notes', { app: name })}
          </Link>
        </p>
      )}
      <h2 id="move-tool">{t('tool')}</h2>
    </div>
  );
}
