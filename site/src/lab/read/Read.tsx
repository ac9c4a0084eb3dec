import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../components/ui/Field.tsx';
import lab from '../Lab.module.css';
import { Notice } from '../settings/Notice.tsx';
import { openTool } from '../openTool.ts';
import { focusWanted, readForCheck, type ToolProps } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { CameraPanel } from './CameraPanel.tsx';
import { exampleUri } from './example.ts';
import { FileZone } from './FileZone.tsx';
import { loadAdditions } from './lazy.ts';
import styles from './Read.module.css';
import { Result } from './Result.tsx';
import { emptyReading, type Reading, textsOf } from './reading.ts';
import { useFiles } from './useFiles.ts';
import { useQrReader } from './useQrReader.ts';
import { useReadResult } from './useReadResult.ts';

/** The tool Read: reads QR codes, files and URIs, and shows their accounts and mistakes. */
export default function Read({ onChange, memory }: ToolProps) {
  const t = useTranslations('labRead');
  const [reading, setReading] = useRemembered<Reading>(memory, 'read', emptyReading);
  const { text } = reading;
  const outcome = useReadResult(useMemo(() => textsOf(reading), [reading]));
  const field = useRef<HTMLTextAreaElement>(null);
  const [isForCheck] = useState(() => memory.get(readForCheck) === true);
  useEffect(() => void memory.delete(readForCheck), [memory]);
  const read = useQrReader();
  const { count, readFiles } = useFiles(read, async (loaded) => {
    const { addFiles } = await loadAdditions();
    setReading((before) => addFiles(before, loaded));
  });

  return (
    <>
      <h2>{t('title')}</h2>
      <p className={lab.intro}>{t('intro')}</p>
      <div className={lab.columns}>
        <div className={styles.inputs}>
          <Notice />
          <FileZone readingCount={count} onFiles={readFiles} />
          <CameraPanel
            read={read}
            onRead={async (texts) => {
              const { addTexts, isIncomplete } = await loadAdditions();
              // Use the latest text: the visitor may have typed while the code loaded.
              setReading((before) => ({ text: addTexts(before.text, texts) }));
              return isIncomplete(addTexts(text, texts)) ? 'more' : 'all';
            }}
          />
          <Field label={t('text')} hint={t('textHint')}>
            {(control) => (
              <textarea
                {...control}
                ref={field}
                className={`${control.className} ${styles.text}`}
                rows={6}
                data-testid="read-text"
                autoComplete="off"
                autoCapitalize="off"
                autoCorrect="off"
                spellCheck={false}
                data-1p-ignore
                data-lpignore="true"
                data-bwignore
                value={text}
                onChange={({ target }) => setReading({ text: target.value })}
              />
            )}
          </Field>
          {reading !== emptyReading && (
            <button type="button" className="button" onClick={() => setReading(emptyReading)}>
              {t('clear')}
            </button>
          )}
        </div>
        <Result
          outcome={outcome}
          reading={reading}
          onExample={() => {
            setReading({ text: exampleUri });
            field.current?.focus();
          }}
          onShowText={() => setReading({ text })}
          onUse={(change) => {
            onChange(change);
            // Go back to Check if the visitor came from there.
            memory.set(focusWanted, isForCheck);
            openTool(isForCheck ? 'check' : 'make');
          }}
        />
      </div>
    </>
  );
}
