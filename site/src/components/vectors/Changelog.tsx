import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { changelog } from './changelog.ts';
import styles from './Vectors.module.css';

/** Shows Markdown of one line: its code spans as code. */
function Change({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? (
        <code key={`${index} ${part}`}>{part}</code>
      ) : (
        <Fragment key={`${index} ${part}`}>{part}</Fragment>
      ),
    );
}

/** What changed in each version, as the package says it. */
export function Changelog() {
  const t = useTranslations('vectorsContent');
  return (
    <details className={styles.more}>
      <summary>
        <h2>{t('changes')}</h2>
      </summary>
      <div lang="en">
        {changelog.map(({ version, changes }) => (
          <Fragment key={version}>
            <h3>{version}</h3>
            <ul>
              {changes.map((change) => (
                <li key={change}>
                  <Change text={change} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </details>
  );
}
