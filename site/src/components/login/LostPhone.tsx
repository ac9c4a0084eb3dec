import { useLocale, useTranslations } from 'use-intl';
import { pageLink } from '../../addresses.ts';
import { localized } from '../../i18n/localized.tsx';
import type { Locale } from '../../i18n/locales.ts';
import layout from './LoginColumns.module.css';
import styles from './LostPhone.module.css';

function LostPhoneContent() {
  const t = useTranslations('login');
  const locale = useLocale() as Locale;
  return (
    <div className={`${layout.container} ${styles.parts}`}>
      <div className={layout.columns}>
        <section aria-labelledby="lost">
          <h2 id="lost">{t('lost.heading')}</h2>
          <p>{t('lost.mac')}</p>
          <p>{t('lost.windows')}</p>
        </section>
        <ul className={styles.links}>
          <li>
            <a href={`${pageLink(locale, 'help-authlogin')}#no-code`}>{t('lost.help')}</a>
          </li>
          <li>
            <a href={`${pageLink(locale, 'help-authlogin')}#signing-in`}>{t('links.rejected')}</a>
          </li>
          <li>
            <a href={`${pageLink(locale, 'server')}#rollout`}>{t('links.rollout')}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** Answers what happens if the phone is lost, and leads to other questions. */
export const LostPhone = localized(LostPhoneContent);
