import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { sentences } from '../../components/shared/sentences.ts';
import { formatSize } from '../../components/shared/size.ts';
import { Field } from '../../components/ui/Field.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { useFileDrop } from '../../hooks/useFileDrop.ts';
import { maxFieldLength, maxMegabytes, noSource, sizeOf, type Source } from './source.ts';
import styles from './OutputField.module.css';
import type { Task } from './task.ts';
import type { Judgment } from './useJudgment.ts';

interface OutputFieldProps {
  readonly task: Task;
  readonly source: Source;
  readonly judgment: Judgment;
  readonly onChange: (change: (before: Source) => Source) => void;
}

/** A field for the output of a program, which the visitor types, pastes, or chooses or drops as a file. */
export function OutputField({ task, source, judgment, onChange }: OutputFieldProps) {
  const t = useTranslations('labProgram');
  const language = useLocale();
  const { text, attachment } = source;
  const name = attachment?.name ?? t('output.pasted');
  const attach = (file: File | undefined) => {
    if (file) onChange((before) => ({ ...before, attachment: { name: file.name, content: file } }));
  };
  useFileDrop(([file]) => attach(file));

  // A textarea is slow with a long text, so a long pasted text becomes an attachment instead.
  const field = useRef<HTMLTextAreaElement>(null);
  const onInput = useEffectEvent((event: InputEvent) => {
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (inserted.length <= maxFieldLength) return;
    event.preventDefault();
    onChange((before) => ({ ...before, attachment: { content: inserted } }));
  });
  useEffect(() => {
    const listening = new AbortController();
    field.current?.addEventListener('beforeinput', (event) => onInput(event), listening);
    return () => listening.abort();
  }, []);

  return (
    <div className={styles.output}>
      <Field
        label={t('output.label')}
        hint={sentences([
          t(task === 'verification' ? 'verification.hint' : 'output.hint'),
          t('output.private'),
        ])}
        error={
          judgment.state === 'problem' &&
          t(`problem.${judgment.problem}`, { name, most: String(maxMegabytes) })
        }
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.text}`}
            rows={8}
            data-testid="program-output"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            ref={field}
            onChange={({ target }) => onChange(() => ({ text: target.value }))}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <label className={styles.file}>
          <span className="button">{t('output.choose')}</span>
          <input
            type="file"
            data-testid="program-file"
            onChange={({ target }) => {
              const [file] = Array.from(target.files ?? []);
              // Without this, choosing the same file again fires no event.
              target.value = '';
              attach(file);
            }}
          />
        </label>
        <span>{t('output.drop')}</span>
        {text !== '' && (
          <button type="button" className="button" onClick={() => onChange(() => noSource)}>
            {t('output.clear')}
          </button>
        )}
      </div>
      {attachment && (
        <p className={styles.attachment} data-testid="program-held">
          <span>{t('output.held', { name, size: formatSize(sizeOf(attachment), language) })}</span>
          <button
            type="button"
            className="button"
            onClick={() => onChange((before) => ({ text: before.text }))}
          >
            <Icon name="close" size={18} />
            {t('output.remove')}
          </button>
        </p>
      )}
    </div>
  );
}
