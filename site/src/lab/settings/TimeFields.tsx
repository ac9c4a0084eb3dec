import { useTranslations } from 'use-intl';
import { Field } from '../../components/ui/Field.tsx';
import { Choice } from './Choice.tsx';
import type { Draft } from './draft.ts';
import type { FixedTime } from './fixedTime.ts';

interface TimeFieldsProps {
  readonly draft: Draft;
  readonly fixedTime: FixedTime | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}

const clocks = ['running', 'fixed'] as const;

/** Lets the visitor choose between the clock and a fixed time, which makes a bug report reproducible. */
export function TimeFields({ draft, fixedTime, onChange }: TimeFieldsProps) {
  const t = useTranslations('otpqr');
  return (
    <>
      <Choice
        label={t('settings.moment')}
        values={clocks}
        value={draft.isTimeFixed ? 'fixed' : 'running'}
        show={(clock) => t(`settings.${clock}`)}
        onChange={(clock) =>
          onChange({
            isTimeFixed: clock === 'fixed',
            fixedTime: draft.fixedTime || String(Math.floor(Date.now() / 1000)),
          })
        }
      />
      {draft.isTimeFixed && (
        <Field
          label={t('settings.momentValue')}
          hint={t('settings.momentHint')}
          error={fixedTime?.ok === false ? t('error.moment') : undefined}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={draft.fixedTime}
              onChange={(event) => onChange({ fixedTime: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
