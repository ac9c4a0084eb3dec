import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import type { LoadedText } from '../text/loadText.ts';
import { Prose } from '../text/Prose.tsx';
import styles from './HelpText.module.css';

interface HelpTextProps extends Pick<LoadedText, 'html' | 'language'> {
  readonly title: string;
  /** Whether client/helpVersion.ts shows the version of the login component that opened the page. */
  readonly hasVersion?: boolean;
}

/** client/helpVersion.ts replaces this in the message by the version. */
const placeholder = '%version%';

function Help({ title, html, language, hasVersion = false }: HelpTextProps) {
  const t = useTranslations('texts');
  return (
    <div className={styles.help}>
      <h1>{title}</h1>
      {hasVersion && (
        <p
          className={styles.version}
          data-version-message={t('version', { version: placeholder })}
        />
      )}
      <Prose html={html} language={language} />
    </div>
  );
}

/** A help text in the small window of a login component. */
export const HelpText = localized(Help);
