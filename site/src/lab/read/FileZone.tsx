import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { imageIn } from '../../qr/picture.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { useFileDrop } from '../../hooks/useFileDrop.ts';
import styles from './FileZone.module.css';

interface FileZoneProps {
  /** How many files are being read. */
  readonly busy: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes pictures and files of text by choice and by drop, pictures by pasting too. */
export function FileZone({ busy, onFiles }: FileZoneProps) {
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
      <span role="status">{busy > 0 ? t('reading', { count: busy }) : t('drop')}</span>
      <input
        type="file"
        accept="image/*,text/*,application/json,.json,.csv,.txt,.2fas"
        multiple
        data-testid="read-file"
        onChange={({ target }) => {
          const files = Array.from(target.files ?? []);
          // The same file can be chosen again.
          target.value = '';
          onFiles(files);
        }}
      />
    </label>
  );
}
