import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../ui/Link.tsx';
import styles from './Trust.module.css';

const promises = ['free', 'offline', 'private', 'open'] as const;
const links = {
  link: (text: ReactNode) => <Link to="privacy">{text}</Link>,
  hotp: (text: ReactNode) => <a href="https://www.rfc-editor.org/rfc/rfc4226">{text}</a>,
  totp: (text: ReactNode) => <a href="https://www.rfc-editor.org/rfc/rfc6238">{text}</a>,
};

/** The vendor's promises: abbreviated on a seal, and in full beside it. */
export function Trust() {
  const t = useTranslations('landingMore.trust');
  return (
    <section className={`page ${styles.trust}`}>
      <div className={styles.seal} aria-hidden="true">
        {promises.map((name) => (
          <b key={name}>{t(`${name}.mark`)}</b>
        ))}
      </div>
      <div>
        <h2>{t('heading')}</h2>
        <dl>
          {promises.map((name) => (
            <div key={name}>
              <dt>{t(`${name}.heading`)}</dt>
              <dd>{t.rich(`${name}.text`, links)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
