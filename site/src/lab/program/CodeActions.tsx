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
  /** Whether saving is the page's primary action. */
  readonly isPrimary?: boolean;
}

/** Buttons that save a text as a file and copy it. */
export function CodeActions({ text, file, copy, download, isPrimary = false }: CodeActionsProps) {
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={isPrimary ? 'button primary' : 'button'}
        onClick={() => saveFile(file, new Blob([text], { type: 'text/plain' }))}
      >
        <Icon name="download" size={18} />
        {download}
      </button>
      <CopyButton text={text}>{copy}</CopyButton>
    </div>
  );
}
