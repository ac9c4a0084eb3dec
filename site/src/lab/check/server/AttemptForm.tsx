import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { readCode } from '@otp-lab/otp/diagnosis';
import type { AttemptOutcome } from '@otp-lab/otp/server';
import type { OtpSettings } from '@otp-lab/otp';
import { Field } from '../../../components/ui/Field.tsx';
import { useCharacterError } from '../CodeField.tsx';
import { codeInput } from '../codeInput.ts';
import { PressField } from '../PressField.tsx';
import styles from './ServerPanel.module.css';
import type { ServerEntry } from './serverEntry.ts';

interface AttemptFormProps {
  readonly settings: OtpSettings;
  readonly entry: ServerEntry;
  readonly onChange: (change: Partial<ServerEntry>) => void;
  /** Returns the current or fixed time in Unix seconds. */
  readonly now: () => number;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** A form for a code that was entered on the server, and whether the server accepted it. */
export function AttemptForm({ settings, entry, onChange, now, field }: AttemptFormProps) {
  const t = useTranslations('labCheckServer');
  const { attempts, text, seconds, press } = entry;
  const result = readCode(text);
  const error = useCharacterError(text);
  const add = (outcome: AttemptOutcome) => {
    field.current?.focus();
    if (!result.ok || result.code.text.length < settings.digits) return;
    const attempt = { code: result.code.text, seconds, press, outcome };
    onChange({ attempts: [...attempts, attempt], text: '', press: press + 1 });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add('refused');
      }}
    >
      <Field
        label={t(attempts.length === 0 ? 'code' : 'nextCode')}
        hint={t('codeHint')}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            {...codeInput}
            ref={field}
            className={`${control.className} ${styles.code}`}
            data-testid="server-code"
            value={text}
            onChange={({ target }) => onChange({ text: target.value, seconds: now() })}
          />
        )}
      </Field>
      {settings.type === 'hotp' && (
        <PressField press={press} onPress={(value) => onChange({ press: value })} />
      )}
      <div className={styles.outcomes}>
        <button type="submit" className="button" data-testid="server-rejected">
          {t('refused')}
        </button>
        <button
          type="button"
          className="button"
          data-testid="server-accepted"
          onClick={() => add('accepted')}
        >
          {t('accepted')}
        </button>
      </div>
    </form>
  );
}
