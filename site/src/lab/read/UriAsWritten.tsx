import { useTranslations } from 'use-intl';
import { partsOfUri } from './partsOfUri.ts';
import styles from './UriAsWritten.module.css';

/** Lists the parts of a URI that can't be read as an account. Renders nothing if the text isn't one OTP URI. */
export function UriAsWritten({ text }: { readonly text: string }) {
  const t = useTranslations('labRead');
  const parts = partsOfUri(text);
  if (parts.length === 0) return null;
  return (
    <div className={styles.parts} data-testid="read-uri-parts">
      <h4>{t('asWritten')}</h4>
      <dl translate="no">
        {parts.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
