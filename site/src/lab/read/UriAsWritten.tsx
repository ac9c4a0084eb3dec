import { useTranslations } from 'use-intl';
import type { Finding } from '@otp-lab/otp/read';
import { LongWord } from '../../components/shared/LongWord.tsx';
import { partsOfUri } from './partsOfUri.ts';
import { optionalParameters } from './readWithoutInvalid.ts';
import styles from './UriAsWritten.module.css';

interface UriAsWrittenProps {
  readonly text: string;
  /** The findings about the text. */
  readonly findings: readonly Finding[];
}

/**
 * Lists the parts of a URI that can't be read as an account, and marks invalid values. Renders nothing if the text isn't
 * one OTP URI.
 */
export function UriAsWritten({ text, findings }: UriAsWrittenProps) {
  const t = useTranslations('labRead');
  const invalid = new Set(findings.map(({ rule }) => optionalParameters[rule]));
  const parts = partsOfUri(text);
  if (parts.length === 0) return null;
  return (
    <div className={styles.parts} data-testid="read-uri-parts">
      <h4>{t('asWritten')}</h4>
      <dl translate="no">
        {parts.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd data-invalid={invalid.has(name.toLowerCase()) ? '' : undefined}>
              <LongWord kind="email" text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
