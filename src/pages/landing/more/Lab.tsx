import * as site from '../../../../site.config.ts';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './Lab.module.css';

/** The parts of an address: what says which it is, and its value. */
const lines = [
  ['type', 'otpauth://', 'totp/'],
  ['label', '', `${site.brand}:Tester`],
  ['secret', '?secret=', 'JBSW…'],
  ['algorithm', '&algorithm=', 'SHA256'],
  ['digits', '&digits=', '8'],
  ['period', '&period=', '60'],
] as const;

/** The OTP lab, by what it looks into: the lines of an OTP address. */
export function Lab() {
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
          {lines.map(([name, sign, value]) => (
            <div key={name}>
              <dt>
                <code translate="no">
                  {sign}
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
