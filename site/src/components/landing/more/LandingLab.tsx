import { useTranslations } from 'use-intl';
import * as site from '../../../../site.config.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './LandingLab.module.css';

/** The parts of an otpauth URI: message key, text before the value, value. */
const parts = [
  ['type', 'otpauth://', 'totp/'],
  ['label', '', `${site.brand}:Tester`],
  ['secret', '?secret=', 'JBSW…'],
  ['algorithm', '&algorithm=', 'SHA256'],
  ['digits', '&digits=', '8'],
  ['period', '&period=', '60'],
] as const;

/** Introduces the OTP lab by the parts of an otpauth URI. */
export function LandingLab() {
  const t = useTranslations('landingMore.lab');
  return (
    <section className={styles.band}>
      <div className={`page ${styles.lab}`}>
        <div>
          <h2>{t('heading')}</h2>
          <p>{t('text')}</p>
          <Link to="otpqr" className="button">
            {t('link')}
          </Link>
        </div>
        <dl>
          {parts.map(([name, prefix, value]) => (
            <div key={name}>
              <dt>
                <code translate="no">
                  {prefix}
                  <b>{value}</b>
                </code>
              </dt>
              <dd>{t(name)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
