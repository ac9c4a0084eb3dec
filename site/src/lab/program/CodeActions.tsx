import { useTranslations } from 'use-intl';
import { CopyButton } from '../../components/ui/CopyButton.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { saveFile } from '../saveFile.ts';
import styles from './Program.module.css';

interface CodeActionsProps {
  readonly text: string;
  /** The name of the saved file. */
  readonly file: string;
  readonly copy: string;
  readonly download: string;
}

/** Buttons that copy a text and save it as a file. */
export function CodeActions({ text, file, copy, download }: CodeActionsProps) {
  const t = useTranslations('labProgram');
  return (
    <div className={styles.actions}>
      <CopyButton text={text} done={t('copied')} failed={t('copyFailed')}>
        {copy}
      </CopyButton>
      <button
        type="button"
        className="button"
        onClick={() => saveFile(file, new Blob([text], { type: 'text/plain' }))}
      >
        <Icon name="download" size={18} />
        {download}
      </button>
    </div>
  );
}
