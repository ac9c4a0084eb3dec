import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../components/ui/Field.tsx';
import { secretInput } from '../../components/ui/secretInput.ts';
import styles from './PasswordField.module.css';

interface PasswordFieldProps {
  readonly testId: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** A remark about a password that works, but not everywhere. */
  readonly note?: ReactNode;
  readonly value: string;
  readonly isDisabled?: boolean;
  /** Moves focus to the field whenever it changes, unless it is 0. */
  readonly focusRequest?: number;
  readonly onChange: (value: string) => void;
}

/** A field for a password, with a button that shows it. Password managers ignore the field. */
export function PasswordField({
  testId,
  label,
  hint,
  error,
  note,
  value,
  isDisabled,
  focusRequest = 0,
  onChange,
}: PasswordFieldProps) {
  const t = useTranslations('labMove.password');
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusRequest > 0) input.current?.focus();
  }, [focusRequest]);
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <span className={styles.password}>
          <input
            {...control}
            {...secretInput}
            ref={input}
            type={isShown ? 'text' : 'password'}
            data-testid={testId}
            readOnly={isDisabled}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <button
            type="button"
            className="button"
            aria-label={t(isShown ? 'hide' : 'show')}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'hideShort' : 'showShort')}
          </button>
        </span>
      )}
    </Field>
  );
}
