import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import styles from './LostPhone.module.css';

function LostPhoneContent() {
  const t = useTranslations();
  return (
    <section className={`prose ${styles.lost}`} aria-labelledby="lost">
      <h2 id="lost">{t('login.lost.heading')}</h2>
      <p>{t('apps.lost')}</p>
    </section>
  );
}

/** What to do before and after the loss of the device with the app. */
export const LostPhone = localized(LostPhoneContent);
