import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { imageIn } from '../../qr/picture.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { useFileDrop } from '../../hooks/useFileDrop.ts';
import styles from './FileZone.module.css';

interface FileZoneProps {
  /** The number of files that are being read. */
  readonly readingCount: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Accepts pictures and text files that the visitor chooses or drops, and pictures that the visitor pastes. */
export function FileZone({ readingCount, onFiles }: FileZoneProps) {
  const t = useTranslations('labRead');
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
      <span className="button">
        <Icon name="image" size={18} />
        {t('choose')}
      </span>
      <span role="status">
        {readingCount > 0 ? t('reading', { count: readingCount }) : t('drop')}
      </span>
      <input
        type="file"
        accept="image/*,text/*,application/json,.json,.csv,.txt,.xml,.html,.2fas,.authpro,.aes,.bin,.zip"
        multiple
        data-testid="read-file"
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
