import { useLocale, useTranslations } from 'use-intl';
import { pageLink } from '../../addresses.ts';
import { localized } from '../../i18n/localized.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './AppQuestions.module.css';

const lostSteps = ['backup', 'codes', 'renew', 'prepare'] as const;

function AppQuestionsContent() {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <>
      <section className={`prose ${styles.question}`} aria-labelledby="accounts">
        <h2 id="accounts">{t('apps.accounts.heading')}</h2>
        <p>{t('apps.accounts.how')}</p>
        <p>{t('apps.accounts.text')}</p>
      </section>
      <section className={`prose ${styles.question}`} aria-labelledby="rejected">
        <h2 id="rejected">{t('apps.rejected.heading')}</h2>
        <p>{t('apps.rejected.text')}</p>
        <p>
          <Link to="otpqr" query={[['tool', 'check']]}>
            {t('apps.rejected.lab')}
          </Link>
        </p>
      </section>
      <section className={`prose ${styles.question}`} aria-labelledby="lost">
        <h2 id="lost">{t('login.lost.heading')}</h2>
        <ul>
          {lostSteps.map((step) => (
            <li key={step}>{t(`apps.lostSteps.${step}`)}</li>
          ))}
        </ul>
        <p>
          <a href={`${pageLink(locale, 'help-authlogin')}#no-code`}>{t('apps.lostComputer')}</a>
        </p>
      </section>
    </>
  );
}

/** Questions about all apps: how to add an account, and what to do about a rejected code or a lost phone. */
export const AppQuestions = localized(AppQuestionsContent);
