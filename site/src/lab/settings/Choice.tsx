import type { ReactNode } from 'react';
import { Field } from '../../components/ui/Field.tsx';

export interface ChoiceProps<Value extends string | number | bigint> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly show: (value: Value) => string;
  /** How a value that is not in the list is marked: it was read in from a QR code. */
  readonly readIn?: (shown: string) => string;
  readonly note?: ReactNode;
  readonly onChange: (value: Value) => void;
}

/** A labeled list to choose from; a present value that is not in it joins it. */
export function Choice<Value extends string | number | bigint>({
  label,
  values,
  value,
  show,
  readIn,
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
              {entry === value && !isListed && readIn ? readIn(show(entry)) : show(entry)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
