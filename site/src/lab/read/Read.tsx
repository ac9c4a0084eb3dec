import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../components/ui/Field.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { secretInput } from '../../components/ui/secretInput.ts';
import lab from '../Lab.module.css';
import { Notice } from '../settings/Notice.tsx';
import { openTool } from '../openTool.ts';
import { focusFirstField, readForCheck, type ToolProps } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { CameraPanel } from './CameraPanel.tsx';
import { exampleUri } from './example.ts';
import { FileZone } from './FileZone.tsx';
import { InputCard } from './InputCard.tsx';
import { loadAdditions } from './lazy.ts';
import styles from './Read.module.css';
import { Result } from './Result.tsx';
import { emptyReading, type Reading, textsOf } from './reading.ts';
import { useFiles } from './useFiles.ts';
import { useQrReader } from './useQrReader.ts';
import { useReadResult } from './useReadResult.ts';

/** Images, and the files that apps export. */
const acceptedFiles =
  'image/*,text/*,application/json,.json,.csv,.txt,.xml,.html,.2fas,.authpro,.aes,.bin,.zip';

/** The tool Read: reads QR codes, files and URIs, and shows their accounts and mistakes. */
export default function Read({ onChange, memory }: ToolProps) {
  const t = useTranslations('labRead');
  const [reading, setReading] = useRemembered<Reading>(memory, 'read', emptyReading);
  const { text } = reading;
  const outcome = useReadResult(useMemo(() => textsOf(reading), [reading]));
  const field = useRef<HTMLTextAreaElement>(null);
  const [isForCheck] = useState(() => memory.get(readForCheck) === true);
  useEffect(() => void memory.delete(readForCheck), [memory]);
  const { result } = outcome;
  const hasError = result?.error !== undefined;
  /** Whether nothing was read or recognized. */
  const hasHint = result === undefined || (hasError && result.findings.length === 0);
  // Go back to Check if the visitor came from there.
  const nextTool = isForCheck ? 'check' : 'make';
  const read = useQrReader();
  const { count, readFiles } = useFiles(read, async (loaded) => {
    const { addFiles } = await loadAdditions();
    setReading((before) => addFiles(before, loaded));
  });

  return (
    <>
      <div className={lab.head}>
        <p className={lab.lead}>{t('intro')}</p>
        <Notice />
      </div>
      <div className={`${lab.columns} ${lab.tight} ${result === undefined ? '' : styles.found}`}>
        <div className={styles.inputs}>
          <div className={styles.field}>
            <Field
              label={t('text')}
              hint={hasHint ? t('textHint') : undefined}
              error={text !== '' && hasError ? t('nothing') : undefined}
            >
              {(control) => (
                <textarea
                  {...control}
                  ref={field}
                  className={`${control.className} ${styles.text}`}
                  rows={4}
                  data-testid="read-text"
                  {...secretInput}
                  value={text}
                  onChange={({ target }) => setReading({ text: target.value })}
                />
              )}
            </Field>
            {reading !== emptyReading && (
              <button
                type="button"
                className={`${lab.textButton} ${styles.clear}`}
                onClick={() => setReading(emptyReading)}
              >
                {t('clear')}
              </button>
            )}
          </div>
          <InputCard>
            <FileZone
              testId="read-file"
              label={t('choose')}
              hint={count > 0 ? t('reading', { count }) : ''}
              dropHint={count === 0 && t('drop')}
              accept={acceptedFiles}
              isPrimary={result === undefined}
              onFiles={readFiles}
            />
            <CameraPanel
              read={read}
              onRead={async (texts) => {
                const { addTexts, isIncomplete } = await loadAdditions();
                // Use the latest text: the visitor may have typed while the code loaded.
                setReading((before) => ({ text: addTexts(before.text, texts) }));
                return isIncomplete(addTexts(text, texts)) ? 'more' : 'all';
              }}
            />
          </InputCard>
          <p className={styles.formats}>
            {t.rich('formats', {
              move: (name) => (
                <Link to="otpqr" query={[['tool', 'move']]}>
                  {name}
                </Link>
              ),
            })}
          </p>
        </div>
        <Result
          outcome={outcome}
          nextTool={nextTool}
          reading={reading}
          onExample={() => {
            setReading({ text: exampleUri });
            field.current?.focus();
          }}
          onShowText={() => setReading({ text })}
          onUse={(change, tool) => {
            onChange(change);
            memory.set(focusFirstField, tool === 'check');
            openTool(tool);
          }}
        />
      </div>
    </>
  );
}
