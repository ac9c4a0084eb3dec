import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What a control inside a field must carry. */
export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with the value; the field is marked as invalid while there is something. */
  readonly error?: ReactNode;
  /** What is allowed and yet worth knowing. */
  readonly note?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labeled control with its hint, note and error beside it. */
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
          {content}
        </p>
      ))}
    </div>
  );
}
