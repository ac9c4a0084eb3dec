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

interface NoticeProps {
  /** Whether only one line is visible until the visitor opens the rest. */
  readonly isShort?: boolean;
}

/** Says what the page does with the input and which standards it follows. Place it before the field of a secret. */
export function Notice({ isShort = false }: NoticeProps) {
  const t = useTranslations('labNotice');
  const standards = (
    <p>
      {t.rich('standards', {
        hotp: externalLink('https://www.rfc-editor.org/rfc/rfc4226'),
        totp: externalLink('https://www.rfc-editor.org/rfc/rfc6238'),
        library: site.otpLibrary.name,
        code: externalLink(site.otpLibrary.url),
      })}
    </p>
  );
  return (
    <aside className={styles.notice} data-testid="otp-notice" aria-label={t('heading')}>
      {isShort ? (
        <details>
          <summary>{t('short')}</summary>
          <p>{sentences([t('test'), t('testAccount')])}</p>
          <p>{sentences([t('private'), t('memory'), t('verify')])}</p>
          {standards}
        </details>
      ) : (
        <>
          <p>{sentences([t('test'), t('private'), t('memory')])}</p>
          {standards}
          <details>
            <summary>{t('see')}</summary>
            <p>{t('verify')}</p>
          </details>
        </>
      )}
    </aside>
  );
}
