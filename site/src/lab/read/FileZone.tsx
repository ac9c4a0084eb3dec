import { useEffect, useEffectEvent } from 'react';
import { imageIn } from '../../qr/picture.ts';
import { gapAfter } from '../../components/shared/sentences.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { useFileDrop } from '../../hooks/useFileDrop.ts';
import styles from './FileZone.module.css';

interface FileZoneProps {
  readonly testId: string;
  /** The text of the button. */
  readonly label: string;
  /** Which files visitors can open here or, while the tool reads, how many it reads. */
  readonly hint: string;
  /** How to drop files. It is hidden on touch screens. */
  readonly dropHint?: string | false;
  /** The types of files to offer. All types if undefined. */
  readonly accept?: string;
  /** Whether the button is the page's primary action. */
  readonly isPrimary?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Accepts pictures and text files that the visitor chooses or drops, and pictures that the visitor pastes. */
export function FileZone(props: FileZoneProps) {
  const { testId, label, hint, dropHint, accept, isPrimary, onFiles } = props;
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const image = imageIn(event.clipboardData);
    if (!image) return;
    event.preventDefault();
    onFiles([image]);
  });
  useFileDrop(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', (event) => onPaste(event), { signal });
    return () => listening.abort();
  }, []);

  return (
    <label className={styles.zone}>
      <span className={isPrimary ? 'button primary' : 'button'}>
        <Icon name="image" size={18} />
        {label}
      </span>
      <span role="status" data-empty={hint === '' ? '' : undefined}>
        {hint}
        {dropHint && (
          <span className={styles.drop}>
            {hint && gapAfter(hint)}
            {dropHint}
          </span>
        )}
      </span>
      <input
        type="file"
        accept={accept}
        multiple
        data-testid={testId}
        onChange={({ target }) => {
          const files = Array.from(target.files ?? []);
          // Without this, choosing the same file again fires no event.
          target.value = '';
          onFiles(files);
        }}
      />
    </label>
  );
}
