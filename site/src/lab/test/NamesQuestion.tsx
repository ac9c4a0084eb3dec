import { useTranslations } from 'use-intl';
import { type BuiltProbe, type NamesAnswer, twoIssuers } from '@otp-lab/otp/app-test';
import styles from './Test.module.css';

interface NamesQuestionProps {
  readonly probe: BuiltProbe;
  /** Undefined until the visitor answers. */
  readonly value: NamesAnswer | undefined;
  readonly onChange: (names: NamesAnswer) => void;
}

/** Asks whether the app shows issuer and account correctly or, if the URI has two issuers, which one it shows. */
export function NamesQuestion({ probe, value, onChange }: NamesQuestionProps) {
  const t = useTranslations('labTest');
  const field = useTranslations('otpqr.settings');
  const { issuer, account } = probe.settings;
  const hasTwoIssuers = probe.capabilities.includes('issuer-mismatch');
  const choices: readonly (readonly [NamesAnswer, string])[] = hasTwoIssuers
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
      <legend>{t(hasTwoIssuers ? 'issuers' : 'names')}</legend>
      {!hasTwoIssuers && (
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
