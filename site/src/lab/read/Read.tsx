import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../components/ui/Field.tsx';
import lab from '../Lab.module.css';
import { Notice } from '../settings/Notice.tsx';
import { openTool } from '../openTool.ts';
import { focusWanted, readForCheck, type ToolProps } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { CameraPanel } from './CameraPanel.tsx';
import { exampleAddress } from './example.ts';
import { FileZone } from './FileZone.tsx';
import { loadAdditions } from './lazy.ts';
import styles from './Read.module.css';
import { Result } from './Result.tsx';
import { emptyReading, type Reading, textsOf } from './reading.ts';
import { useFiles } from './useFiles.ts';
import { useQrReader } from './useQrReader.ts';
import { useReadResult } from './useReadResult.ts';

/** Reads a QR code or an address and says what is in it and what is wrong with it. */
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
    const { afterFiles } = await loadAdditions();
    setReading((before) => afterFiles(before, loaded));
  });

  return (
    <>
      <h2>{t('title')}</h2>
      <p className={lab.intro}>{t('intro')}</p>
      <div className={lab.columns}>
        <div className={styles.inputs}>
          <Notice />
          <FileZone busy={count} onFiles={readFiles} />
          <CameraPanel
            read={read}
            onRead={async (texts) => {
              const { addTexts, isIncomplete } = await loadAdditions();
              // What was typed while that was loaded stays.
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
            setReading({ text: exampleAddress });
            field.current?.focus();
          }}
          onText={() => setReading({ text })}
          onUse={(change) => {
            onChange(change);
            // Back to where the settings are wanted.
            memory.set(focusWanted, isForCheck);
            openTool(isForCheck ? 'check' : 'make');
          }}
        />
      </div>
    </>
  );
}
