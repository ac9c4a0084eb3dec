import { useTranslations } from 'use-intl';
import { apps } from '../../catalog/apps.ts';
import { compareApps } from '../../catalog/compareApps.ts';
import { localized } from '../../i18n/localized.tsx';
import text from '../shared/Text.module.css';
import { Icon } from '../ui/Icon.tsx';
import styles from './AppComparison.module.css';

/** The widget and the watch app are parts of the app for iOS. */
const compared = [apps.ios, apps.macos, apps.android, apps.windows];

function ComparisonContent() {
  const t = useTranslations('appProse');
  const nameOf = useTranslations('apps.names');
  return (
    <div className={styles.container}>
      <h2 id="compare" className={text.section}>
        {t('compare.heading')}
      </h2>
      <p>{t('compare.text')}</p>
      <table className={styles.table} aria-labelledby="compare">
        <thead>
          <tr>
            <th scope="col">{t('compare.capability')}</th>
            {compared.map(({ id, icon }) => (
              <th key={id} scope="col">
                <Icon name={icon} />
                <span>{nameOf(id)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareApps(compared).map(({ capability, cells }) => (
            <tr key={capability}>
              <th scope="row">{t(`capabilities.${capability}`)}</th>
              {cells.map(({ app, isAvailable }) => (
                <td
                  key={app}
                  data-label={nameOf(app)}
                  className={isAvailable ? text.present : styles.missing}
                >
                  <span className="visually-hidden">
                    {t(isAvailable ? 'compare.yes' : 'compare.no')}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A table of the apps and their capabilities. */
export const Comparison = localized(ComparisonContent);
