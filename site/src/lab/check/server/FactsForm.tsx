import { useTranslations } from 'use-intl';
import type { OtpType } from '@otp-lab/otp';
import { Field } from '../../../components/ui/Field.tsx';
import { Choice } from '../../settings/Choice.tsx';
import styles from './ServerPanel.module.css';
import {
  againChoices,
  clockChoices,
  compareChoices,
  readCounter,
  readSeconds,
  type ServerEntry,
  type WindowChoice,
  windowChoices,
} from './serverEntry.ts';

interface FactsFormProps {
  readonly entry: ServerEntry;
  readonly type: OtpType;
  readonly onChange: (change: Partial<ServerEntry>) => void;
}

/** A form for what the visitor knows about the server. Every field may stay unknown. */
export function FactsForm({ entry, type, onChange }: FactsFormProps) {
  const t = useTranslations('labCheckServer.facts');
  const { window, clock, clockSeconds, again, compares, counter } = entry;
  const isTimed = type === 'totp';
  const showWindow = (choice: WindowChoice) => {
    if (choice === 'unknown') return t('unknown');
    return t(`steps.${type}`, { count: choice });
  };
  return (
    <fieldset className={styles.facts}>
      <legend>{t('legend')}</legend>
      <Choice<WindowChoice>
        label={t(`window.${type}`)}
        values={windowChoices[type]}
        value={window}
        show={showWindow}
        onChange={(chosen) => onChange({ window: chosen })}
      />
      {isTimed ? (
        <>
          <Choice
            label={t('clock')}
            values={clockChoices}
            value={clock}
            show={(choice) => (choice === 'unknown' ? t('unknown') : t(`clockIs.${choice}`))}
            onChange={(chosen) => onChange({ clock: chosen })}
          />
          {(clock === 'fast' || clock === 'slow') && (
            <Field
              label={t('clockSeconds')}
              error={
                clockSeconds.trim() !== '' && readSeconds(clockSeconds) === undefined
                  ? t('noSeconds')
                  : undefined
              }
            >
              {(control) => (
                <input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={clockSeconds}
                  onChange={({ target }) => onChange({ clockSeconds: target.value })}
                />
              )}
            </Field>
          )}
          <Choice
            label={t('again')}
            values={againChoices}
            value={again}
            show={(choice) => (choice === 'unknown' ? t('unknown') : t(`againIs.${choice}`))}
            onChange={(chosen) => onChange({ again: chosen })}
          />
        </>
      ) : (
        <Field
          label={t('counter')}
          hint={t('counterHint')}
          error={
            counter.trim() !== '' && readCounter(counter) === undefined ? t('noCounter') : undefined
          }
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={counter}
              onChange={({ target }) => onChange({ counter: target.value })}
            />
          )}
        </Field>
      )}
      <Choice
        label={t('compares')}
        values={compareChoices}
        value={compares}
        show={(choice) => (choice === 'unknown' ? t('unknown') : t(`comparesIs.${choice}`))}
        onChange={(chosen) => onChange({ compares: chosen })}
      />
    </fieldset>
  );
}
