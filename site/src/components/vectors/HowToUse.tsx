import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { pageLink } from '../../addresses.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import { files } from './files.ts';
import { inJavaScript, inShell } from './samples.ts';
import styles from './Vectors.module.css';

const results = ['valid', 'acceptable', 'invalid'] as const;

/** Explains how to use the file in a test and in a terminal. */
export function HowToUse() {
  const t = useTranslations('vectorsContent');
  return (
    <details className={styles.more}>
      <summary>
        <h2 id="use">{t('use')}</h2>
      </summary>
      <p>{t('useFile')}</p>
      <dl className={styles.results}>
        {results.map((result) => (
          <div key={result}>
            <dt>
              <code lang="en">{result}</code>
            </dt>
            <dd>{t(`means.${result}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('leaveOut')}</p>
      <div className={styles.samples}>
        <div>
          <h3>{t('inTest')}</h3>
          <pre>
            <code lang="en">{inJavaScript}</code>
          </pre>
        </div>
        <div>
          <h3>{t('inTerminal')}</h3>
          <p>{t('terminalNeeds')}</p>
          <pre>
            <code lang="en">{inShell(site.origin + files.json.address)}</code>
          </pre>
        </div>
      </div>
      <p>
        {t.rich('stable', {
          address: `${site.origin}${pageLink(defaultLocale, 'vectors')}#counter-14`,
          code: (text) => <code lang="en">{text}</code>,
        })}
      </p>
    </details>
  );
}
