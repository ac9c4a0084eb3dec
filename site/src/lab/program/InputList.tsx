import { memo } from 'react';
import { useTranslations } from 'use-intl';
import list from '@otp-lab/otp/program/inputs.txt?raw';
import { CodeActions } from './CodeActions.tsx';
import styles from './Program.module.css';

const count = String(list.trimEnd().split('\n').length);

/** Shows the list of inputs, with buttons to copy and save it. */
export const InputList = memo(() => {
  const t = useTranslations('labProgram.inputs');
  return (
    <>
      <p>{t('how', { count })}</p>
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
        {list}
      </pre>
      <CodeActions text={list} file="otp-inputs.txt" copy={t('copy')} download={t('download')} />
    </>
  );
});
