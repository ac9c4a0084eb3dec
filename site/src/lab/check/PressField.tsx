import { useTranslations } from 'use-intl';
import { Field } from '../../components/ui/Field.tsx';

interface PressFieldProps {
  readonly press: number;
  /** The largest number that the field accepts. Undefined if there is no limit. */
  readonly max?: number;
  readonly onPress: (press: number) => void;
}

/** The field for the number of the press that showed a code, from 1. */
export function PressField({ press, max, onPress }: PressFieldProps) {
  const t = useTranslations('labCheck');
  return (
    <Field label={t('press')} hint={t('pressHint')}>
      {(control) => (
        <input
          {...control}
          type="number"
          min={1}
          max={max}
          value={press}
          onChange={({ target }) => {
            const typed = target.valueAsNumber;
            if (typed >= 1 && typed <= (max ?? Infinity)) onPress(Math.floor(typed));
          }}
        />
      )}
    </Field>
  );
}
