import { useTranslations } from 'use-intl';
import { type BuiltProbe, type NamesAnswer, twoIssuers } from '@otp-lab/otp/app-test';
import styles from './Run.module.css';

interface NamesQuestionProps {
  readonly probe: BuiltProbe;
  /** Absent until it is answered. */
  readonly value: NamesAnswer | undefined;
  readonly onChange: (names: NamesAnswer) => void;
}

/** Asks whether the app shows issuer and account as they are or, of two issuers, which. */
export function NamesQuestion({ probe, value, onChange }: NamesQuestionProps) {
  const t = useTranslations('labRun');
  const field = useTranslations('otpqr.settings');
  const { issuer, account } = probe.settings;
  const hasTwo = probe.capabilities.includes('issuer-mismatch');
  const choices: readonly (readonly [NamesAnswer, string])[] = hasTwo
    ? [
        ['parameter', twoIssuers.parameter],
        ['label', twoIssuers.label],
        ['both', t('issuersBoth')],
        ['other', t('issuersNeither')],
      ]
    : [
        ['same', t('namesRight')],
        ['other', t('namesWrong')],
      ];
  return (
    <fieldset className={styles.names}>
      <legend>{t(hasTwo ? 'issuers' : 'names')}</legend>
      {!hasTwo && (
        <dl>
          <div>
            <dt>{field('issuer')}</dt>
            <dd>{issuer}</dd>
          </div>
          <div>
            <dt>{field('account')}</dt>
            <dd>{account}</dd>
          </div>
        </dl>
      )}
      {choices.map(([names, label]) => (
        <label key={names}>
          <input
            type="radio"
            name="names"
            checked={value === names}
            onChange={() => onChange(names)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
