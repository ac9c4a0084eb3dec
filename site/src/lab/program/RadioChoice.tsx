import styles from './RadioChoice.module.css';

interface RadioChoiceProps<Value extends string> {
  readonly legend: string;
  /** The name of the radio group, unique in the page. */
  readonly name: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice between a few options. */
export function RadioChoice<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: RadioChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div>
        {options.map(([option, label]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
