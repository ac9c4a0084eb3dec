import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CodeActions } from './CodeActions.tsx';
import styles from './Program.module.css';

interface InputTextProps {
  readonly how: ReactNode;
  /** What a line consists of. */
  readonly format: string;
  readonly text: string;
  /** The name of the saved file. */
  readonly file: string;
}

/** A list of inputs, with buttons to copy and save it. */
export function InputText({ how, format, text, file }: InputTextProps) {
  const t = useTranslations('labProgram.inputs');
  return (
    <div className={styles.inputs}>
      <p>{how}</p>
      <CodeActions text={text} file={file} copy={t('copy')} download={t('download')} isPrimary />
      <div>
        <p className={styles.format}>{format}</p>
        <details className={styles.folded}>
          <summary>{t('label')}</summary>
          <pre
            className={styles.code}
            data-testid="program-input"
            role="region"
            aria-label={t('label')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the scrollable text reachable by keyboard
            tabIndex={0}
            translate="no"
            dir="ltr"
          >
            {text}
          </pre>
        </details>
      </div>
    </div>
  );
}
