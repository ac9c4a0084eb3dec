import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { readCode } from '@otp-lab/otp/diagnosis';
import { Field } from '../../components/ui/Field.tsx';
import { sentences } from '../../components/shared/sentences.ts';
import styles from './CodeField.module.css';
import { codeInput } from './codeInput.ts';
import { PressField } from './PressField.tsx';
import type { TypedCodes } from './typedCodes.ts';

interface CodeFieldProps {
  readonly testId: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typedCodes: TypedCodes;
  /** The number of digits in the settings. The field shows a note if the code has another length. Omit it for no note. */
  readonly digits?: number | undefined;
  /** Whether to say what may be typed. */
  readonly hasHint?: boolean;
  readonly onType: (text: string) => void;
  /** Called with the number of the press, from 1. Without it, the field for the press is hidden. */
  readonly onPress?: ((press: number) => void) | undefined;
  readonly onFinish: () => void;
}

const maxPress = 1000;
/** Letters that people type instead of digits. */
const intendedDigits: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
};

/** Returns an error message for the first character that can't be in a code, or undefined if there is none. */
export function useCharacterError(typed: string): string | undefined {
  const t = useTranslations('labCheck');
  const result = readCode(typed);
  if (result.ok || result.error.kind !== 'character') return undefined;
  const { index, character } = result.error;
  const intended = intendedDigits[character.toUpperCase()];
  return sentences([
    t('character', { place: String(index + 1), character }),
    ...(intended === undefined ? [] : [t('meant', { digit: intended })]),
  ]);
}

/** The field for the code that an app shows and, with `onPress`, for the number of the press that showed it. */
export function CodeField(props: CodeFieldProps) {
  const { testId, input, typedCodes, digits, hasHint = true } = props;
  const { onType, onPress, onFinish } = props;
  const t = useTranslations('labCheck');
  const result = readCode(typedCodes.text);
  const error = useCharacterError(typedCodes.text);
  const typed =
    result.ok && !Number.isNaN(result.code.number) ? result.code.text.length : undefined;
  const isOtherLength = typed !== undefined && digits !== undefined && typed !== digits;

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
        label={t(typedCodes.earlier.length === 0 ? 'code' : 'nextCode')}
        hint={hasHint ? t('codeHint') : undefined}
        note={
          // While the visitor is still typing, every code is too short.
          isOtherLength && (typedCodes.isFinished || typed > digits)
            ? t('length', { count: typed, digits: String(digits) })
            : undefined
        }
        error={error}
      >
        {(control) => (
          <input
            {...control}
            {...codeInput}
            ref={input}
            className={`${control.className} ${styles.input}`}
            data-testid={testId}
            value={typedCodes.text}
            onChange={(event) => onType(event.target.value)}
            onBlur={onFinish}
          />
        )}
      </Field>
      {onPress && <PressField press={typedCodes.press} max={maxPress} onPress={onPress} />}
    </form>
  );
}
