import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Field.module.css';

/** The attributes that a control in a field must have. */
export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error of the value. While it is set, the control is marked as invalid. */
  readonly error?: ReactNode;
  /** A remark about a valid value. */
  readonly note?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * A labeled control with error, note and hint.
 * @example <Field label={t('issuer')}>{(control) => <input {...control} />}</Field>
 */
export function Field({ label, hint, error, note, children }: FieldProps) {
  const id = useId();
  const parts = [
    { key: 'error', content: error },
    { key: 'note', content: note },
    { key: 'hint', content: hint },
  ].filter(({ content }) => Boolean(content));
  const describedBy = parts.map(({ key }) => `${id}-${key}`).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {parts.map(({ key, content }) => (
        <p
          key={key}
          id={`${id}-${key}`}
          className={styles[key]}
          role={key === 'error' ? 'alert' : undefined}
        >
          {key === 'error' && <Icon name="alert" size={16} />}
          {key === 'error' ? <span>{content}</span> : content}
        </p>
      ))}
    </div>
  );
}
