import { useTranslations } from 'use-intl';
import { Field } from '../../components/ui/Field.tsx';
import { Choice } from './Choice.tsx';
import type { Draft } from './model.ts';
import type { Moment } from './moment.ts';

interface MomentFieldsProps {
  readonly draft: Draft;
  readonly moment: Moment | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}

const clocks = ['running', 'fixed'] as const;

/** The running clock, or a moment that stands still so that a bug report can be repeated. */
export function MomentFields({ draft, moment, onChange }: MomentFieldsProps) {
  const t = useTranslations('otpqr');
  return (
    <>
      <Choice
        label={t('settings.moment')}
        values={clocks}
        value={draft.momentIsSet ? 'fixed' : 'running'}
        show={(clock) => t(`settings.${clock}`)}
        onChange={(clock) =>
          onChange({
            momentIsSet: clock === 'fixed',
            moment: draft.moment || String(Math.floor(Date.now() / 1000)),
          })
        }
      />
      {draft.momentIsSet && (
        <Field
          label={t('settings.momentValue')}
          hint={t('settings.momentHint')}
          error={moment?.ok === false ? t('error.moment') : undefined}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={draft.moment}
              onChange={(event) => onChange({ moment: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
