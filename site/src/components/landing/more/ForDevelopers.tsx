import { useTranslations } from 'use-intl';
import { Verdict } from '../../../lab/check/Verdict.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Doors.module.css';
import { exampleDiagnosis, exampleSettings } from './exampleDiagnosis.ts';

/** Leads developers and testers to the OTP lab, with a verdict of its tool Check. */
export function ForDevelopers() {
  const t = useTranslations('landingMore.lab');
  return (
    <section className={styles.door}>
      <div>
        <h2>{t('heading')}</h2>
        <p>{t('text')}</p>
        <p>
          <Link to="otpqr" query={[['tool', 'check']]}>
            {t('link')}
          </Link>
        </p>
      </div>
      <div className={styles.verdict} data-testid="example-verdict">
        <Verdict diagnosis={exampleDiagnosis} settings={exampleSettings} />
      </div>
    </section>
  );
}
