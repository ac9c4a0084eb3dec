import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { sentences } from '../../components/shared/sentences.ts';
import styles from './Notice.module.css';

function externalLink(address: string) {
  return (text: ReactNode) => (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

/**
 * Says in one line what the page does with the input. A disclosure has the details, with the standards that the page
 * follows. Place it before the field of a secret.
 */
export function Notice() {
  const t = useTranslations('labNotice');
  return (
    <aside className={styles.notice} data-testid="otp-notice" aria-label={t('heading')}>
      <details>
        <summary>
          {t('short')} <span>{t('how')}</span>
        </summary>
        <p>{sentences([t('test'), t('real')])}</p>
        <p>{sentences([t('private'), t('memory'), t('verify')])}</p>
        <p>
          {t.rich('standards', {
            hotp: externalLink('https://www.rfc-editor.org/rfc/rfc4226'),
            totp: externalLink('https://www.rfc-editor.org/rfc/rfc6238'),
            library: site.otpLibrary.name,
            code: externalLink(site.otpLibrary.url),
          })}
        </p>
      </details>
    </aside>
  );
}
