import { memo } from 'react';
import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import {
  algorithms,
  counterChoices,
  defaultSecretLength,
  defaultSettings,
  digitChoices,
  otpTypes,
  periodChoices,
  randomSecret,
  secretLengths,
} from '@otp-lab/otp';
import { Field } from '../../components/ui/Field.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Choice } from './Choice.tsx';
import { ChoiceWithNotes } from './ChoiceWithNotes.tsx';
import { type Draft, type ParsedDraft, nameChange } from './draft.ts';
import { TimeFields } from './TimeFields.tsx';
import { fillWithRandom } from './fillWithRandom.ts';
import { SecretField } from './SecretField.tsx';
import styles from './SettingsForm.module.css';

interface SettingsFormProps {
  readonly draft: Draft;
  readonly parsed: ParsedDraft;
  readonly onChange: (change: Partial<Draft>) => void;
  /** Whether the form contains the secret's field and the generator. If not, the tool shows the field elsewhere. */
  readonly hasSecret?: boolean;
}

/** The form in Make and Check for the account's settings, which all tools of the lab share. */
export const SettingsForm = memo(function SettingsForm(props: SettingsFormProps) {
  const { draft, parsed, onChange, hasSecret = true } = props;
  const t = useTranslations('otpqr.settings');
  const digitsNote =
    (draft.digits < 6 && t('fewDigits')) || (draft.digits > 9 && t('manyDigits')) || undefined;

  const placeholders = {
    issuer: draft.emptyNames.includes('issuer') ? t('noIssuer') : site.brand,
    account: draft.emptyNames.includes('account') ? t('noAccount') : defaultSettings.account,
  };

  return (
    <form
      className={styles.form}
      aria-label={t('heading')}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.names}>
        {(['issuer', 'account'] as const).map((name) => (
          <Field
            key={name}
            label={t(name)}
            note={draft[name].includes(':') ? t('colons') : undefined}
          >
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                value={draft[name]}
                placeholder={placeholders[name]}
                onChange={(event) => onChange(nameChange(draft, name, event.target.value))}
              />
            )}
          </Field>
        ))}
      </div>
      {hasSecret && (
        <div className={styles.wide}>
          <SecretField draft={draft} parsed={parsed} onChange={onChange} />
          <div className={styles.generate}>
            <Choice
              label={t('secretLength')}
              values={secretLengths}
              value={draft.secretLength}
              show={(length) =>
                t(length === defaultSecretLength ? 'recommended' : 'bits', { bits: String(length) })
              }
              onChange={(secretLength) => onChange({ secretLength })}
            />
            <button
              type="button"
              className="button"
              onClick={() => onChange({ secret: randomSecret(draft.secretLength, fillWithRandom) })}
            >
              <Icon name="refresh" size={18} />
              {t('generate')}
            </button>
          </div>
        </div>
      )}
      <div className={styles.type}>
        <ChoiceWithNotes
          setting="type"
          usual={defaultSettings.type}
          label={t('type')}
          values={otpTypes}
          value={draft.type}
          show={(type) => t(type)}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <ChoiceWithNotes
        setting="algorithm"
        usual={defaultSettings.algorithm}
        label={t('algorithm')}
        values={algorithms}
        value={draft.algorithm}
        show={(algorithm) => algorithm}
        onChange={(algorithm) => onChange({ algorithm })}
      />
      <ChoiceWithNotes
        setting="digits"
        usual={defaultSettings.digits}
        label={t('digits')}
        values={digitChoices}
        value={draft.digits}
        note={digitsNote}
        show={String}
        showUnlisted={(value) => t('readIn', { value })}
        onChange={(digits) => onChange({ digits })}
      />
      {draft.type === 'totp' ? (
        <ChoiceWithNotes
          setting="period"
          usual={defaultSettings.period}
          label={t('period')}
          values={periodChoices}
          value={draft.period}
          show={(seconds) => t('seconds', { seconds })}
          showUnlisted={(value) => t('readIn', { value })}
          onChange={(period) => onChange({ period })}
        />
      ) : (
        <Choice
          label={t('counter')}
          values={counterChoices}
          value={draft.counter}
          show={String}
          showUnlisted={(value) => t('readIn', { value })}
          onChange={(counter) => onChange({ counter })}
        />
      )}
      {draft.type === 'totp' && (
        <TimeFields draft={draft} fixedTime={parsed.fixedTime} onChange={onChange} />
      )}
    </form>
  );
});
