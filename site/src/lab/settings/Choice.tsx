import type { ReactNode } from 'react';
import { Field } from '../../components/ui/Field.tsx';

export interface ChoiceProps<Value extends string | number | bigint> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  /** Labels a value. */
  readonly show: (value: Value) => string;
  /** Labels a value that isn't in the list, because it comes from a QR code. */
  readonly showUnlisted?: (shown: string) => string;
  readonly note?: ReactNode;
  readonly onChange: (value: Value) => void;
}

/** A labeled select. If the current value isn't in the list, it is added. */
export function Choice<Value extends string | number | bigint>({
  label,
  values,
  value,
  show,
  showUnlisted,
  note,
  onChange,
}: ChoiceProps<Value>) {
  const isListed = values.includes(value);
  const all = isListed ? values : [...values, value];
  return (
    <Field label={label} note={note}>
      {(control) => (
        <select
          {...control}
          value={String(value)}
          onChange={(event) => {
            const chosen = all.find((entry) => String(entry) === event.target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {all.map((entry) => (
            <option key={String(entry)} value={String(entry)}>
              {entry === value && !isListed && showUnlisted
                ? showUnlisted(show(entry))
                : show(entry)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
