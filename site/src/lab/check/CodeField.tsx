import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { readCode } from '@otp-lab/otp/diagnosis';
import { Field } from '../../components/ui/Field.tsx';
import { sentences } from '../../components/shared/sentences.ts';
import styles from './CodeField.module.css';
import type { Entry } from './entry.ts';

interface CodeFieldProps {
  readonly testId: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly entry: Entry;
  /** How many digits the settings ask for, where a code that has others is worth a word. */
  readonly digits?: number;
  readonly onType: (text: string) => void;
  /** Called with the number of the press; absent where that is not asked. */
  readonly onPress?: ((press: number) => void) | undefined;
  readonly onFinish: () => void;
}

const mostPresses = 1000;
/** Letters that are typed for digits. */
const digitsMeant: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
};

/** Which character of what was typed is none of a code; undefined where all are. */
export function useWrongCharacter(typed: string): string | undefined {
  const t = useTranslations('labCheck');
  const result = readCode(typed);
  if (result.ok || result.error.kind !== 'character') return undefined;
  const { index, character } = result.error;
  const meant = digitsMeant[character.toUpperCase()];
  return sentences([
    t('character', { place: String(index + 1), character }),
    ...(meant === undefined ? [] : [t('meant', { digit: meant })]),
  ]);
}

/** The field for what an app shows, and for a counting app which press it was. */
export function CodeField(props: CodeFieldProps) {
  const { testId, input, entry, digits, onType, onPress, onFinish } = props;
  const t = useTranslations('labCheck');
  const result = readCode(entry.text);
  const error = useWrongCharacter(entry.text);
  const typed =
    result.ok && !Number.isNaN(result.code.number) ? result.code.text.length : undefined;
  const isOther = typed !== undefined && digits !== undefined && typed !== digits;

  return (
    <form
      className={styles.code}
      onSubmit={(event) => {
        event.preventDefault();
        onFinish();
        input.current?.select();
      }}
    >
      <Field
        label={t(entry.kept.length === 0 ? 'code' : 'nextCode')}
        hint={t('codeHint')}
        note={
          // While it is being typed it is too short anyway.
          isOther && (entry.finished || typed > digits)
            ? t('length', { count: typed, digits: String(digits) })
            : undefined
        }
        error={error}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className={`${control.className} ${styles.input}`}
            data-testid={testId}
            inputMode="numeric"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={entry.text}
            onChange={(event) => onType(event.target.value)}
            onBlur={onFinish}
          />
        )}
      </Field>
      {onPress && (
        <Field label={t('press')} hint={t('pressHint')}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={mostPresses}
              value={entry.press}
              onChange={({ target }) => {
                const press = target.valueAsNumber;
                if (press >= 1 && press <= mostPresses) onPress(Math.floor(press));
              }}
            />
          )}
        </Field>
      )}
    </form>
  );
}
